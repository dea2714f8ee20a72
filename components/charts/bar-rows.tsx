'use client';

import { useId } from 'react';
import type { BarsChart, StepsChart } from '@/lib/calculator';
import { coordinate, drawable, reach, scale, stacked } from '@/lib/chart-scale';
import { DataTable } from './data-table';
import { Cursor, itemAt, useReadOut } from './read-out';
import { Legend, type SeriesReading, seriesClass, Textures, textureOf } from './series';
import { chartTexts } from './texts';

interface Row {
  readonly label: string;
  readonly text: string;
  readonly parts: readonly (readonly [from: number, to: number])[];
  /** The colour of each part. */
  readonly tones: readonly string[];
  /** What is read at the row besides its name. */
  readonly readings: readonly SeriesReading[];
  /** Where the next row begins. */
  readonly end?: number;
  readonly isTotal?: boolean | undefined;
  /** What is written at the bar. */
  readonly note?: string | undefined;
}

interface BarsLook {
  readonly title: string;
  readonly format: (value: number) => string;
}

/** Renders bars one below the other, each with its name and value in full. */
function BarRows({
  title,
  head,
  rows,
  legend = false,
}: Omit<BarsLook, 'format'> & { readonly head: string; readonly rows: readonly Row[]; readonly legend?: boolean }) {
  const textures = useId();
  const readOut = useReadOut(rows.length, itemAt);
  const { label = '', readings = [], tones = [] } = rows[readOut.index ?? 0] ?? {};
  const [low, high] = reach(rows.flatMap(({ parts }) => parts.flat()));
  const across = scale(low, high);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <Textures id={textures} />
      {legend && <Legend at={label} readings={readings} tones={tones} textures={textures} />}
      <div className="chart-touch chart-rows" {...readOut.pointer}>
        <Cursor
          readOut={readOut}
          count={rows.length}
          rest={0}
          label={chartTexts.explore(title)}
          text={chartTexts.reading(label, readings)}
          down
        />
        <ol>
          {rows.map((row, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the chart
              key={index}
              data-place={index}
              className={`${row.isTotal ? 'chart-sum ' : ''}${readOut.index === index ? 'chart-on' : ''}`}
            >
              <span>{row.label}</span>
              <svg width="100%" height="16" aria-hidden="true">
                {/* Where nothing is below zero, the edge is zero. */}
                {low < 0 && <line className="chart-zero" x1={`${across(0)}%`} x2={`${across(0)}%`} y2="100%" />}
                {row.end !== undefined && index < rows.length - 1 && (
                  <line className="chart-bridge" x1={`${across(row.end)}%`} x2={`${across(row.end)}%`} y2="32" />
                )}
                {row.parts.map(([from, to], part) => {
                  const width = Math.max(coordinate(across(to) - across(from)), 0.3);
                  const place = { x: `${across(from)}%`, width: `${width}%`, height: '100%', rx: 1.5 };
                  const texture = textureOf(textures, part);
                  return (
                    to > from && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the bar
                      <g key={part}>
                        <rect className={`chart-bar ${row.tones[part]}`} {...place} />
                        {texture && <rect {...place} fill={texture} />}
                      </g>
                    )
                  );
                })}
                {row.note && <Note text={row.note} at={Math.max(...row.parts.flat().map(across))} />}
              </svg>
              <b>{row.text}</b>
            </li>
          ))}
        </ol>
      </div>
      <DataTable
        title={title}
        summary={chartTexts.showTable}
        head={[head, ...readings.map((reading) => reading.label)]}
        count={rows.length}
        row={(index) => [rows[index]?.label ?? '', ...(rows[index]?.readings ?? []).map(({ text }) => text)]}
      />
    </figure>
  );
}

/** Renders what is said of a bar behind its end, or in it where little room is left. */
function Note({ text, at }: { readonly text: string; readonly at: number }) {
  const isInside = at > 55;
  return (
    <text
      className={isInside ? 'chart-inside' : undefined}
      x={`${at}%`}
      dx={isInside ? -6 : 6}
      y="12"
      textAnchor={isInside ? 'end' : 'start'}
    >
      {text}
    </text>
  );
}

/** Renders bars to compare; several series stack within a bar. */
export function CompareBars({
  bars,
  series,
  marked,
  format,
  ...look
}: BarsLook & Pick<BarsChart, 'bars' | 'series' | 'marked'>) {
  const several = series.length > 1;
  const tones = series.map((_, index) => seriesClass(series, index));
  const [first] = series;
  // Of taxes to choose from, the lowest says how far it is below the next.
  const saved =
    marked !== undefined && first?.tone === 'tax'
      ? Math.min(...first.values.filter((_, bar) => bar !== marked)) - (first.values[marked] ?? 0)
      : 0;
  const rows = bars.map((label, bar): Row => {
    const values = series.map((one) => drawable(one.values[bar]));
    const text = format(values.reduce((sum, value) => sum + value, 0));
    const readings = series.map((one, index) => ({
      label: one.label,
      series: index,
      text: format(values[index] ?? 0),
    }));
    return {
      label,
      text,
      parts: stacked(values),
      tones: marked === undefined ? tones : [marked === bar ? 'tone-own' : 'tone-other'],
      note: marked === bar && saved >= 1 && saved < 1e300 ? chartTexts.saves(format(saved)) : undefined,
      readings: several ? [...readings, { label: chartTexts.total, text }] : readings,
    };
  });
  return <BarRows {...look} head={chartTexts.item(bars.at(-1))} rows={rows} legend={several} />;
}

/** Renders a bridge from a start to an end: each bar begins where the one before ended. */
export function Bridge({ steps, format, ...look }: BarsLook & Pick<StepsChart, 'steps'>) {
  const { step, change, runningTotal } = chartTexts;
  let end = 0;
  const rows = steps.map(({ label, value: given, tone, total: isTotal }, index): Row => {
    const value = drawable(given);
    const start = isTotal ? 0 : end;
    end = start + value;
    const text = `${index > 0 && !isTotal && value > 0 ? '+' : ''}${format(value)}`;
    return {
      label,
      text,
      parts: [start < end ? [start, end] : [end, start]],
      tones: [`tone-${tone}`],
      readings: [
        { label: change, text },
        { label: runningTotal, text: format(end) },
      ],
      end,
      isTotal,
    };
  });
  return <BarRows {...look} head={step} rows={rows} />;
}
