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
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
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
  /** The position of the visitor's own figures, where it is marked otherwise. */
  readonly today?: number | undefined;
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

/**
 * Returns where the read-out begins: at today's mark; else at the beginning of columns and of what shrinks, where the visitor is, and
 * at the end of what grows; where that is 0, at the most: ₹0 beside ₹0 says nothing.
 */
function restOf({ kind, series, xs, today }: PlotProps): number {
  if (today !== undefined) return nearest(xs, today);
  const totals = xs.map((_, at) => sumOf(series, ({ values }) => Math.abs(values[at] ?? 0)));
  const [begin = 0, end = 0] = [totals[0], totals.at(-1)];
  if (kind === 'columns' || end < begin) return 0;
  return end > 0 ? totals.length - 1 : Math.max(0, totals.indexOf(Math.max(...totals)));
}

/** Returns where everything of a plot is, in percent of its width and height. */
function layoutOf(props: PlotProps) {
  const { kind, xs, overValues = [], xGrain = 0, yGrain = 0 } = props;
  const piled = kind !== 'lines' && props.series.length > 1;
  const totals = xs.map((_, at) => sumOf(props.series, ({ values }) => values[at] ?? 0));
  const filled =
    kind !== 'lines' && (!piled || props.series.every(({ values }) => values.every((value = 0) => value >= 0)));
  const series =
    piled && !filled
      ? [...props.series, { label: chartTexts.total, tone: 'other' as const, values: totals }]
      : props.series;
  /** How high each series is drawn: piled up, on top of those before it. */
  const tops = series.map(({ values }, index) =>
    filled ? xs.map((_, at) => sumOf(series.slice(0, index + 1), (below) => below.values[at] ?? 0)) : values,
  );
  const [low, high] = reach([...tops.flat().filter((value) => value !== undefined), ...overValues], kind === 'lines');
  const yTicks = roundTicks(low, high, 4, yGrain);
  const up = scale(yTicks[0] ?? 0, yTicks.at(-1) ?? 0);
  const margin = kind === 'columns' ? 0.5 : 0;
  const left = (xs[0] ?? 0) - margin;
  const right = (xs.at(-1) ?? 0) + margin;
  const across = scale(left, right, 50);
  const curves = tops.map((values) =>
    thin(values.flatMap((value, at): Spot[] => (value === undefined ? [] : [[across(xs[at] ?? 0), up(value)]]))),
  );
  return {
    series,
    totals: piled && filled ? totals : undefined,
    tones: series.map((_, index) => seriesClass(series, index)),
    filled,
    isColumns: margin > 0,
    tops,
    curves,
    up,
    across,
    yTicks,
    xTicks: ticksWithin(left, right, 10, xGrain),
  };
}

type Layout = ReturnType<typeof layoutOf>;

/**
 * Renders lines, stacked areas or columns over an axis, with legend, crosshair, read-out and table. The plot is as wide as
 * its place and has a fixed height; all within it is placed in percent, so text is never scaled.
 */
export function Plot(props: PlotProps) {
  const { title, xLabel, yLabel, xFormat, yFormat, xs, notes, rest = restOf(props) } = props;
  const id = useId();
  const count = xs.length;
  const layout = layoutOf(props);
  const { series, totals, tones, across, up, yTicks } = layout;
  const textures = layout.filled ? id : undefined;

  const readings = (at: number): SeriesReading[] =>
    listOf<SeriesReading>(
      ...series.map(({ label, values }, index) => ({ label, series: index, text: yFormat(values[at] ?? Number.NaN) })),
      totals && { label: chartTexts.total, text: yFormat(totals[at] ?? 0) },
    );
  const readOut = useReadOut(count, ({ currentTarget, clientX }) => {
    const box = currentTarget.getBoundingClientRect();
    return nearest(xs.map(across), ((clientX - box.left) / box.width) * 100);
  });
  const place = readOut.index ?? rest;
  const x = xs[place] ?? 0;
  const at = xLabel ? chartTexts.at(xLabel, xFormat(x)) : xFormat(x);
  const read = readings(place);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <Legend at={at} readings={read} tones={tones} textures={textures} />
      {yLabel && <p className="chart-label">{yLabel}</p>}
      <div className="chart-frame">
        <div className="chart-y" aria-hidden="true">
          {yTicks.map((tick, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the axis
            <span key={index}>{(props.yAxisFormat ?? yFormat)(tick)}</span>
          ))}
        </div>
        <div className="chart-plot chart-touch" {...readOut.pointer}>
          <svg width="100%" height="100%" aria-hidden="true">
            {yTicks.map((tick, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the axis
              <line key={index} className="chart-grid" x2="100%" y1={fromTop(up(tick))} y2={fromTop(up(tick))} />
            ))}
            {textures && <Bands id={textures} layout={layout} count={count} />}
            <Lines layout={layout} />
            {props.over?.((overX, overY) => ({
              cx: `${Math.max(0, Math.min(100, across(overX)))}%`,
              cy: fromTop(up(overY)),
            }))}
            {/* Today's own mark says where the read-out begins. */}
            {(readOut.index !== undefined || props.today === undefined) && (
              <Cross layout={layout} place={place} cross={`${across(x)}%`} isAlone={count === 1} />
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
        <XAxis layout={layout} format={props.xAxisFormat ?? xFormat} />
        {xLabel && <p className="chart-label">{xLabel}</p>}
      </div>
      {textures && <Textures id={textures} />}
      {notes}
      <DataTable
        title={title}
        summary={chartTexts.showTable}
        head={[xLabel || chartTexts.item(xFormat(xs.at(-1) ?? 0)), ...read.map(({ label }) => label)]}
        count={count}
        row={(index) => [xFormat(xs[index] ?? 0), ...readings(index).map(({ text }) => text)]}
      />
    </figure>
  );
}

/** Renders areas or columns, each a window on a plain and a textured sheet: the texture keeps its size while the band stretches. */
function Bands({ id, layout, count }: { readonly id: string; readonly layout: Layout; readonly count: number }) {
  const { curves, tones, isColumns, up } = layout;
  return curves.map((curve, index) => {
    const floor = curves[index - 1] ?? curve.map(([spot]): Spot => [spot, up(0)]);
    const texture = textureOf(id, index);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place in the chart
      <g key={index} clipPath={`url(#${id}${index})`}>
        <clipPath id={`${id}${index}`} clipPathUnits="objectBoundingBox">
          <path transform="scale(.01)" d={isColumns ? columnsPath(curve, floor, 36 / count) : bandPath(curve, floor)} />
        </clipPath>
        <rect className={`${isColumns ? '' : 'chart-area '}${tones[index]}`} width="100%" height="100%" />
        {texture && <rect width="100%" height="100%" fill={texture} />}
      </g>
    );
  });
}

/** Renders the line at 0 and those of the series; filled columns have none. */
function Lines({ layout }: { readonly layout: Layout }) {
  const { curves, tones, filled, isColumns, up } = layout;
  const zero = up(0);
  return (
    <>
      {zero >= 0 && <line className="chart-zero" x2="100%" y1={fromTop(zero)} y2={fromTop(zero)} />}
      {!(filled && isColumns) && (
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
    </>
  );
}

interface CrossProps {
  readonly layout: Layout;
  /** The index that is read out. */
  readonly place: number;
  readonly cross: string;
  readonly isAlone: boolean;
}

function Cross({ layout: { tops, tones, up }, place, cross, isAlone }: CrossProps) {
  return (
    <g className={isAlone ? undefined : 'chart-cross'}>
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
  );
}

/** Renders the labels of the axis; a phone shows those that fit there. */
function XAxis({
  layout: { xTicks, across },
  format,
}: {
  readonly layout: Layout;
  readonly format: (x: number) => string;
}) {
  const labels = xTicks.map(format);
  const longest = Math.min(longestLabel, Math.max(...labels.map((label) => label.length))) + 2;
  const wide = spread(xTicks.length, wideRoom / longest);
  const narrow = spread(wide.length, narrowRoom / longest);
  return (
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
  );
}
