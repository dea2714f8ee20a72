import type { Tone } from '@/lib/calculator';
import type { Reading } from './texts';

/** One line of a legend: the value of a series where the read-out is, and the signs of the series. */
export interface SeriesReading extends Reading {
  /** Which series, for colour and texture; a total has none. */
  readonly series?: number;
}

/** Returns the classes that colour one of several series: its tone, and another shade where an earlier series has the same tone. */
export function seriesClass(series: readonly { readonly tone: Tone }[], index: number): string {
  const tone = series[index]?.tone ?? 'other';
  const earlier = series.slice(0, index).filter((other) => other.tone === tone).length;
  return `tone-${tone}${earlier > 0 ? ` shade-${Math.min(earlier, 3)}` : ''}`;
}

const dashes = [undefined, '7 4', '1 5', '10 4 1 4'];

/** Returns the dashes of a line, by its place in the chart; the first is unbroken. */
export function dashOf(index: number): string | undefined {
  return dashes[index % dashes.length];
}

const texturePaths = ['M-2,2l4,-4M0,8l8,-8M6,10l4,-4', 'M1,2h2M5,6h2', 'M-2,6l4,4M0,0l8,8M6,-2l4,4'];

/** Renders the textures that areas and bars refer to as `#id-1` to `#id-3`. */
export function Textures({ id }: { readonly id: string }) {
  return (
    <svg className="chart-defs" width="0" height="0" aria-hidden="true">
      {texturePaths.map((path, index) => (
        <pattern key={path} id={`${id}-${index + 1}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} />
        </pattern>
      ))}
    </svg>
  );
}

/** Returns the reference to the texture of a series, by its place in the chart; the first is plain. */
export function textureOf(id: string, index: number): string | undefined {
  return index % 4 ? `url(#${id}-${index % 4})` : undefined;
}

/** Renders the sign of a series in a legend. */
export function Swatch({
  index,
  tone,
  textures,
}: {
  readonly index: number;
  readonly tone: string;
  /** The id of the textures; without it the series is a line. */
  readonly textures?: string | undefined;
}) {
  const texture = textures && textureOf(textures, index);
  return (
    <svg className={`chart-swatch ${tone}`} width={textures ? 12 : 22} height="12" aria-hidden="true">
      {textures ? (
        <rect width="12" height="12" rx="2" />
      ) : (
        <path className="chart-line" d="M1,6h20" strokeDasharray={dashOf(index)} />
      )}
      {texture && <rect width="12" height="12" rx="2" fill={texture} />}
    </svg>
  );
}

/** Renders the series with their values at one place. It is above the plot, so that no finger covers it and nothing cuts it off. */
export function Legend({
  at,
  readings,
  tones,
  textures,
}: {
  readonly at: string;
  readonly readings: readonly SeriesReading[];
  readonly tones: readonly string[];
  readonly textures?: string | undefined;
}) {
  return (
    <div className="chart-legend">
      <p>{at}</p>
      <dl>
        {readings.map(({ label, text, series }) => (
          <div key={series ?? 'total'}>
            <dt>
              {series !== undefined && <Swatch index={series} tone={tones[series] ?? ''} textures={textures} />}
              {label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
