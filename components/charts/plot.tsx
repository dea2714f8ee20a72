'use client';

import { type ReactNode, useId } from 'react';
import type { Tone } from '@/lib/calculator';
import {
  bandPath,
  columnsPath,
  coordinate,
  linePath,
  nearest,
  reach,
  roundTicks,
  type Spot,
  scale,
  spread,
  thin,
  ticksWithin,
} from '@/lib/chart-scale';
import { DataTable } from './data-table';
import { Cursor, useReadOut } from './read-out';
import { dashOf, Legend, type SeriesReading, seriesClass, Textures, textureOf } from './series';
import { chartTexts } from './texts';

export interface PlotLook {
  readonly title: string;
  /** What the axis counts; empty where its places have names. */
  readonly xLabel: string;
  readonly yLabel?: string;
  /** How a position and a value are read out. */
  readonly xFormat: (x: number) => string;
  readonly yFormat: (y: number) => string;
  /** How they are written along the axes, where that is shorter. */
  readonly xAxisFormat?: (x: number) => string;
  readonly yAxisFormat?: (y: number) => string;
  /** What steps along an axis are whole multiples of: 1 for whole things, 12 for months in years; 0 for anything. */
  readonly xGrain?: number;
  readonly yGrain?: number;
}

interface PlotProps extends PlotLook {
  /** Areas and columns are parts that pile up to a total. Where several have parts below zero, they are lines beside their total. */
  readonly kind: 'lines' | 'areas' | 'columns';
  /** Ascending. */
  readonly xs: readonly number[];
  /** A value for each x; `undefined` where the series has none. */
  readonly series: readonly {
    readonly label: string;
    readonly tone: Tone;
    readonly values: readonly (number | undefined)[];
  }[];
  /** The index that is read out while nothing is pointed at. */
  readonly rest?: number | undefined;
  /** What else marks points of the plot, and the values that the axis must reach for it. */
  readonly over?: (place: (x: number, y: number) => Place) => ReactNode;
  readonly overValues?: readonly number[];
  /** What is rendered below the plot. */
  readonly notes?: ReactNode;
}

/** Coordinates in the plot, in percent as SVG counts them: from the top left. */
export interface Place {
  readonly cx: string;
  readonly cy: string;
}

/** Characters of 12 px that fit along the axis of a phone, and of a wide page; longer labels than this are cut. */
const narrowRoom = 34;
const wideRoom = 66;
const longestLabel = 14;

const fromTop = (up: number): string => `${coordinate(100 - up)}%`;

/** Returns the last index, or where all series end at 0 the one with the most: ₹0 beside ₹0 says nothing. */
function restOf(series: PlotProps['series'], count: number): number {
  const totals = Array.from({ length: count }, (_, at) =>
    series.reduce((sum, { values }) => sum + Math.abs(values[at] ?? 0), 0),
  );
  return totals.at(-1) ? count - 1 : Math.max(0, totals.indexOf(Math.max(...totals)));
}

/**
 * Renders lines, stacked areas or columns over an axis, with legend, crosshair, read-out and table. The plot is as wide as
 * its place and has a fixed height; all within it is placed in percent, so text is never scaled.
 */
export function Plot(props: PlotProps) {
  const { title, xLabel, yLabel, xFormat, yFormat, xAxisFormat = xFormat, yAxisFormat = yFormat } = props;
  const {
    xGrain = 0,
    yGrain = 0,
    kind,
    xs,
    over,
    overValues = [],
    notes,
    rest = restOf(props.series, xs.length),
  } = props;
  const id = useId();
  const count = xs.length;

  const piled = kind !== 'lines' && props.series.length > 1;
  const totals = xs.map((_, at) => props.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const filled =
    kind !== 'lines' && (!piled || props.series.every(({ values }) => values.every((value = 0) => value >= 0)));
  const series =
    piled && !filled
      ? [...props.series, { label: chartTexts.total, tone: 'other' as const, values: totals }]
      : props.series;
  const tones = series.map((_, index) => seriesClass(series, index));
  const textures = filled ? id : undefined;

  /** How high each series is drawn: piled up, on top of those before it. */
  const tops = series.map(({ values }, index) =>
    filled
      ? xs.map((_, at) => series.slice(0, index + 1).reduce((sum, below) => sum + (below.values[at] ?? 0), 0))
      : values,
  );
  const [low, high] = reach([...tops.flat().filter((value) => value !== undefined), ...overValues], kind === 'lines');
  const yTicks = roundTicks(low, high, 4, yGrain);
  const up = scale(yTicks[0] ?? 0, yTicks.at(-1) ?? 0);
  const margin = kind === 'columns' ? 0.5 : 0;
  const left = (xs[0] ?? 0) - margin;
  const right = (xs.at(-1) ?? 0) + margin;
  const across = scale(left, right, 50);
  const xTicks = ticksWithin(left, right, 10, xGrain);
  const labels = xTicks.map(xAxisFormat);
  const longest = Math.min(longestLabel, Math.max(...labels.map((label) => label.length))) + 2;
  const wide = spread(xTicks.length, wideRoom / longest);
  const narrow = spread(wide.length, narrowRoom / longest);

  const curves = tops.map((values) =>
    thin(values.flatMap((value, at): Spot[] => (value === undefined ? [] : [[across(xs[at] ?? 0), up(value)]]))),
  );
  const zero = up(0);

  const readings = (at: number): SeriesReading[] => [
    ...series.map(({ label, values }, index) => ({
      label,
      series: index,
      text: yFormat(values[at] ?? Number.NaN),
    })),
    ...(piled && filled ? [{ label: chartTexts.total, text: yFormat(totals[at] ?? 0) }] : []),
  ];
  const readOut = useReadOut(count, ({ currentTarget, clientX }) => {
    const box = currentTarget.getBoundingClientRect();
    return nearest(xs.map(across), ((clientX - box.left) / box.width) * 100);
  });
  const place = readOut.index ?? rest;
  const x = xs[place] ?? 0;
  const at = xLabel ? chartTexts.at(xLabel, xFormat(x)) : xFormat(x);
  const read = readings(place);
  const cross = `${across(x)}%`;
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <Legend at={at} readings={read} tones={tones} textures={textures} />
      {yLabel && <p className="chart-label">{yLabel}</p>}
      <div className="chart-frame">
        <div className="chart-y" aria-hidden="true">
          {yTicks.map((tick, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the axis
            <span key={index}>{yAxisFormat(tick)}</span>
          ))}
        </div>
        <div className="chart-plot chart-touch" {...readOut.pointer}>
          <svg width="100%" height="100%" aria-hidden="true">
            {yTicks.map((tick, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the axis
              <line key={index} className="chart-grid" x2="100%" y1={fromTop(up(tick))} y2={fromTop(up(tick))} />
            ))}
            {textures &&
              curves.map((curve, index) => {
                const floor = curves[index - 1] ?? curve.map(([spot]): Spot => [spot, zero]);
                const texture = textureOf(textures, index);
                // Each band is a window on a plain and a textured sheet: the texture keeps its size while the band stretches.
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place in the chart
                  <g key={index} clipPath={`url(#${id}${index})`}>
                    <clipPath id={`${id}${index}`} clipPathUnits="objectBoundingBox">
                      <path
                        transform="scale(.01)"
                        d={margin ? columnsPath(curve, floor, 36 / count) : bandPath(curve, floor)}
                      />
                    </clipPath>
                    <rect className={`${margin ? '' : 'chart-area '}${tones[index]}`} width="100%" height="100%" />
                    {texture && <rect width="100%" height="100%" fill={texture} />}
                  </g>
                );
              })}
            {zero >= 0 && <line className="chart-zero" x2="100%" y1={fromTop(zero)} y2={fromTop(zero)} />}
            {!(filled && margin) && (
              <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                {curves.map((curve, index) => (
                  <path
                    // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place in the chart
                    key={index}
                    className={`chart-line ${tones[index]}`}
                    d={linePath(curve)}
                    strokeDasharray={filled ? undefined : dashOf(index)}
                  />
                ))}
              </svg>
            )}
            {over?.((overX, overY) => ({
              cx: `${Math.max(0, Math.min(100, across(overX)))}%`,
              cy: fromTop(up(overY)),
            }))}
            {(readOut.index !== undefined || count === 1) && (
              <g className={count > 1 ? 'chart-cross' : undefined}>
                <line x1={cross} x2={cross} y2="100%" />
                {tops.map((values, index) => {
                  const top = values[place];
                  return (
                    top !== undefined && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place in the chart
                      <circle key={index} className={tones[index]} cx={cross} cy={fromTop(up(top))} r="4" />
                    )
                  );
                })}
              </g>
            )}
          </svg>
          <Cursor
            readOut={readOut}
            count={count}
            rest={rest}
            label={chartTexts.explore(title)}
            text={chartTexts.reading(at, read)}
          />
        </div>
        <svg className="chart-x" width="100%" aria-hidden="true">
          {wide.map((tick, index) => {
            const label = labels[tick] ?? '';
            const position = across(xTicks[tick] ?? 0);
            return (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the axis
                key={index}
                className={narrow.includes(index) ? undefined : 'chart-minor'}
                x={`${position}%`}
                y="1.5em"
                textAnchor={position > 94 ? 'end' : 'middle'}
              >
                {label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label}
              </text>
            );
          })}
        </svg>
        {xLabel && <p className="chart-label">{xLabel}</p>}
      </div>
      {textures && <Textures id={textures} />}
      {notes}
      <DataTable
        title={title}
        summary={chartTexts.showTable}
        head={[xLabel || chartTexts.item, ...read.map(({ label }) => label)]}
        count={count}
        row={(index) => [xFormat(xs[index] ?? 0), ...readings(index).map(({ text }) => text)]}
      />
    </figure>
  );
}
