'use client';

import type { Tone } from '@/lib/calculator';
import { drawable } from '@/lib/chart-scale';
import { type Place, Plot, type PlotLook } from './plot';
import './line-plot.css';

export interface LinePlotProps extends PlotLook {
  readonly series: readonly {
    readonly label: string;
    readonly tone: Tone;
    /** In ascending order of x. The series need not have the same x. */
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
  /** Whether the series are parts that pile up to a total. */
  readonly stacked?: boolean;
  /** Points worth a note: today's input, and where the line bends. The notes are numbered below the plot. */
  readonly marks?: readonly {
    readonly x: number;
    readonly y: number;
    readonly label: string;
    readonly kind: 'today' | 'kink';
  }[];
}

/** Returns the value of a line at a position, on the straight line between the points beside it; `undefined` beyond its ends. */
function valueAt(points: LinePlotProps['series'][number]['points'], x: number): number | undefined {
  const next = points.findIndex((point) => point.x >= x);
  const after = points[next];
  const before = points[next - 1];
  if (!after || after.x === x) return after && drawable(after.y);
  return before && drawable(before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x));
}

/** Renders lines or stacked areas through points of a numeric axis, with marks. Points that are not finite are left out. */
export function LinePlot({ series, stacked = false, marks = [], ...look }: LinePlotProps) {
  const known = series.map(({ points }) => points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)));
  const xs = [...new Set(known.flatMap((points) => points.map(({ x }) => x)))].sort((a, b) => a - b);
  const drawnMarks = marks.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const numbers = drawnMarks.map((_, index) => drawnMarks.slice(0, index + 1).filter(isKink).length);
  return (
    <Plot
      {...look}
      kind={stacked ? 'areas' : 'lines'}
      xs={xs}
      series={series.map(({ label, tone }, index) => ({
        label,
        tone,
        values: xs.map((x) => valueAt(known[index] ?? [], x)),
      }))}
      today={drawnMarks.find(({ kind }) => kind === 'today')?.x}
      overValues={drawnMarks.map(({ y }) => y)}
      over={(place) =>
        drawnMarks.map(({ x, y, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place on the axis; its label may hold a figure
          <Mark key={index} at={place(x, y)} number={kind === 'kink' ? numbers[index] : undefined} line />
        ))
      }
      notes={
        drawnMarks.length > 0 && (
          <ul className="chart-notes">
            {drawnMarks.map(({ label, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place in the list; its label may hold a figure
              <li key={index}>
                <svg width="20" height="20" aria-hidden="true">
                  <Mark at={{ cx: '50%', cy: '50%' }} number={kind === 'kink' ? numbers[index] : undefined} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}

function isKink({ kind }: { readonly kind: 'today' | 'kink' }): boolean {
  return kind === 'kink';
}

/** Renders today's point, or a numbered one whose text is below: inside the plot they would cover the lines and each other. */
function Mark({
  at,
  number,
  line = false,
}: {
  readonly at: Place;
  readonly number: number | undefined;
  readonly line?: boolean;
}) {
  if (number === undefined) {
    return (
      <g className="chart-today">
        {line && <line x1={at.cx} x2={at.cx} y2="100%" />}
        <circle {...at} r="5" />
      </g>
    );
  }
  return (
    <g className="chart-kink">
      <circle {...at} r="8" />
      <text x={at.cx} y={at.cy} dy=".35em" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
