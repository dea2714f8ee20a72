'use client';

import { useId } from 'react';
import type { PartsChart } from '@/lib/calculator';
import { arcs, drawable, shares } from '@/lib/chart-scale';
import { pct } from '@/lib/format';
import { Cursor, itemAt, useReadOut } from './read-out';
import { Swatch, seriesClass, Textures, textureOf } from './series';
import { chartTexts } from './texts';

/** Renders a ring of parts with the total in the middle; its legend is the table of values and shares. */
export function Ring({
  title,
  parts,
  format,
  shortFormat,
}: {
  readonly title: string;
  readonly parts: PartsChart['parts'];
  readonly format: (value: number) => string;
  readonly shortFormat: (value: number) => string;
}) {
  const id = useId();
  const readOut = useReadOut(parts.length, itemAt);
  const values = parts.map(({ value }) => drawable(value));
  const total = values.reduce((sum, value) => sum + value, 0);
  const percents = shares(values)?.map((share, index) =>
    share === 0 && (values[index] ?? 0) > 0 ? `<${pct(0.1)}` : pct(share, 1),
  );
  const tones = parts.map((_, index) => seriesClass(parts, index));

  const on = readOut.index;
  const place = on ?? 0;
  const pointed = on === undefined ? undefined : parts[on];
  const readings = parts.map(({ label }, index) => ({
    label,
    text: [format(values[index] ?? 0), percents && chartTexts.shareOfTotal(percents[index] ?? '')]
      .filter(Boolean)
      .join(', '),
  }));
  return (
    <figure className={`chart ${on === undefined ? '' : 'chart-pointed'}`}>
      <figcaption>{title}</figcaption>
      <Textures id={id} />
      <div className="chart-parts" {...readOut.pointer}>
        <div className="chart-ring chart-touch">
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <circle className="chart-round" cx="60" cy="60" r="50" />
            <Arcs values={values} tones={tones} textures={id} on={on} />
          </svg>
          <p>
            <b>{shortFormat(pointed ? (values[place] ?? 0) : total)}</b>
            <span>{pointed && percents ? chartTexts.shareOfTotal(percents[place] ?? '') : chartTexts.total}</span>
          </p>
          <Cursor
            readOut={readOut}
            count={parts.length}
            rest={0}
            label={chartTexts.explore(title)}
            text={chartTexts.reading('', readings.slice(place, place + 1))}
            down
          />
        </div>
        <LegendTable
          title={title}
          parts={parts}
          texts={values.map(format)}
          percents={percents}
          total={format(total)}
          tones={tones}
          textures={id}
          on={on}
        />
      </div>
    </figure>
  );
}

interface Marked {
  /** The class of each part. */
  readonly tones: readonly string[];
  readonly textures: string;
  /** The index of the part that is pointed at. */
  readonly on: number | undefined;
}

function Arcs({ values, tones, textures, on }: Marked & { readonly values: readonly number[] }) {
  return arcs(values).map(({ start, length }, index) => {
    const texture = textureOf(textures, index);
    const arc = {
      cx: 60,
      cy: 60,
      r: 50,
      pathLength: 100,
      strokeDasharray: `${length} 100`,
      strokeDashoffset: -start,
      transform: 'rotate(-90 60 60)',
    };
    return (
      length > 0 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the ring
        <g key={index} data-place={index} className={`chart-arc ${on === index ? 'chart-on' : ''}`}>
          <circle className={tones[index]} {...arc} />
          {texture && <circle {...arc} stroke={texture} />}
        </g>
      )
    );
  });
}

interface LegendTableProps extends Marked {
  readonly title: string;
  readonly parts: PartsChart['parts'];
  readonly texts: readonly string[];
  /** Undefined where there is nothing to have a share of. */
  readonly percents: readonly string[] | undefined;
  readonly total: string;
}

function LegendTable({ title, parts, texts, percents, total, tones, textures, on }: LegendTableProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{chartTexts.part}</th>
          <th scope="col">{chartTexts.amount}</th>
          <th scope="col">{chartTexts.share}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the ring
          <tr key={index} data-place={index} className={on === index ? 'chart-on' : undefined}>
            <th scope="row">
              <span>
                <Swatch index={index} tone={tones[index] ?? ''} textures={textures} />
                {label}
              </span>
            </th>
            <td>{texts[index]}</td>
            <td>{percents?.[index] ?? '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{chartTexts.total}</th>
          <td>{total}</td>
          <td>{percents ? pct(100) : '–'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
