/**
 * Draws the chart of a result on a card. The components of the pages are HTML around SVG and made to be read closely; a
 * card is seen at a quarter of its size, so it has the same data in the same colours with less and larger text.
 */
import { dashOf } from '@/components/charts/series';
import { cardWords } from '@/content/words/cards';
import type { BarsChart, Chart, NumericUnit, Series, StepsChart, TimeChart, Tone } from '@/lib/calculator';
import { arcs, coordinate, drawable, reach, roundTicks, scale, stacked, thin } from '@/lib/chart-scale';
import { formatAxis, formatCell, formatCompact } from '@/lib/format';
import { colour, mixed, seriesColours } from './colours';
import type { Box, Sheet } from './sheet';
import { cut, type Style, setToFit, widthOf } from './text';

/** The size of text on a chart that has little room, and the least that saves a text from being cut. */
const small = 26;
const least = 22;
const label: Style & { colour: string } = { size: 28, weight: 'regular', colour: 'muted' };
const value: Style = { size: 30, weight: 'semibold' };
const titleHeight = 48;
const titleLeading = 34;
const lineHeight = 37;

const isMoney = (unit: NumericUnit): boolean => unit === 'rupees' || unit === 'exactRupees';
const compactly = (amount: number, unit: NumericUnit): string =>
  isMoney(unit) ? formatCompact(amount) : formatCell(amount, unit);
const onAxis = (amount: number, unit: NumericUnit): string =>
  isMoney(unit) ? formatAxis(amount) : formatCell(amount, unit);

const rect = (x: number, y: number, width: number, height: number, fill: string, round = 4): string =>
  `<rect x="${coordinate(x)}" y="${coordinate(y)}" width="${coordinate(Math.max(width, 0))}" height="${coordinate(Math.max(height, 0))}" rx="${Math.min(round, width / 2, height / 2)}" fill="${fill}"/>`;

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2): string =>
  `<path d="M${coordinate(x1)},${coordinate(y1)}L${coordinate(x2)},${coordinate(y2)}" stroke="${stroke}" stroke-width="${width}"/>`;

/** One line of a text, a little smaller where that saves it from being cut. */
function oneLine(text: string, width: number, { size, weight }: Style): { text: string; size: number } {
  const fitted = setToFit(text, width, weight, [{ lines: 1, most: size, least }]);
  return { text: fitted.lines[0] ?? '', size: fitted.size };
}

/** The names of the series with the signs they are drawn with, from the top; returns the height taken. */
function drawLegend(
  card: Sheet,
  names: readonly string[],
  colours: readonly string[],
  box: Box,
  asLines: boolean,
): number {
  const sign = asLines ? 52 : 24;
  const gap = 32;
  const room = box.right - box.left;
  const widths = names.map((name) => sign + 14 + widthOf(name, label));
  // One after the other on one line, one below the other if there are two, else in two columns.
  const isOneLine = widths.reduce((sum, width) => sum + width + gap, -gap) <= room;
  const columns = isOneLine ? names.length : names.length === 2 ? 1 : 2;
  const column = (room - (columns - 1) * gap) / columns;
  let x = box.left;
  for (const [index, name] of names.entries()) {
    if (!isOneLine) x = box.left + (index % columns) * (column + gap);
    const y = box.top + Math.floor(index / columns) * lineHeight;
    const paint = colours[index] ?? '';
    card.shape(
      asLines
        ? `<path d="M${x + 3},${y + 20}h${sign - 6}" stroke="${paint}" stroke-width="6" stroke-linecap="round"${dashes(index)}/>`
        : rect(x, y + 8, sign, sign, paint),
    );
    const set = isOneLine ? { text: name, size: label.size } : oneLine(name, column - sign - 14, label);
    card.text(set.text, x + sign + 14, y + 30, { ...label, size: set.size });
    x += (widths[index] ?? 0) + gap;
  }
  return Math.ceil(names.length / columns) * lineHeight;
}

/** The dashes of a line as on the pages, at the card's scale. */
function dashes(index: number): string {
  const dash = dashOf(index);
  const scaled = dash?.split(' ').map((length) => Number(length) * 2.5);
  return scaled ? ` stroke-dasharray="${scaled.join(' ')}"` : '';
}

interface Part {
  readonly label: string;
  readonly value: number;
  readonly tone: Tone;
}

const mostParts = 4;

/** A ring with its parts named beside it. */
function drawParts(card: Sheet, parts: readonly Part[], unit: NumericUnit, box: Box): void {
  const colours = seriesColours(parts);
  const radius = Math.min(100, (box.bottom - box.top) / 2 - 10);
  const thickness = 44;
  const x = box.left + radius;
  const y = (box.top + box.bottom) / 2;
  const middle = radius - thickness / 2;
  const round = 2 * Math.PI * middle;
  for (const [index, { start, length }] of arcs(parts.map((part) => drawable(part.value))).entries()) {
    if (length === 0) continue;
    const dash = `${coordinate((length / 100) * round)} ${coordinate(round)}`;
    card.shape(
      `<circle cx="${x}" cy="${y}" r="${middle}" fill="none" stroke="${colours[index]}" stroke-width="${thickness}" stroke-dasharray="${dash}" stroke-dashoffset="${coordinate((-start / 100) * round)}" transform="rotate(-90 ${x} ${y})"/>`,
    );
  }

  // The largest parts have names, in the order of the ring.
  const drawn = parts.filter((part) => part.value > 0);
  const bySize = drawn.toSorted((a, b) => b.value - a.value);
  const named = new Set(drawn.length > mostParts ? bySize.slice(0, mostParts - 1) : drawn);
  const rows = parts.flatMap((part, index) => (named.has(part) ? [{ ...part, paint: colours[index] ?? '' }] : []));
  const left = x + radius + 36;
  const width = box.right - left;
  const rest = drawn.length - rows.length;
  const perRow = Math.min(96, (box.bottom - box.top) / (rows.length + (rest > 0 ? 0.5 : 0)));
  let top = y - (perRow * rows.length + (rest > 0 ? perRow / 2 : 0)) / 2;
  for (const row of rows) {
    card.shape(rect(left, top + perRow / 2 - 34, 8, 68, row.paint, 2));
    const name = oneLine(row.label, width - 28, label);
    card.text(name.text, left + 28, top + perRow / 2 - 8, { ...label, size: name.size });
    const amount = oneLine(compactly(row.value, unit), width - 28, value);
    card.text(amount.text, left + 28, top + perRow / 2 + 28, { ...value, size: amount.size });
    top += perRow;
  }
  if (rest > 0) card.text(cardWords.more(rest), left + 28, top + 26, label);
}

interface Row {
  readonly label: string;
  readonly text: string;
  readonly parts: readonly (readonly [from: number, to: number])[];
  readonly colours: readonly string[];
  /** Where the next row of a bridge begins. */
  readonly end?: number;
  readonly isTotal?: boolean | undefined;
}

/** Up to here each bar has its name and value above it, if there is height; more have them beside it. */
const mostRoomyRows = 4;
const mostRows = 8;

/** Bars lying one below the other. */
function drawRows(card: Sheet, rows: readonly Row[], box: Box): void {
  const height = box.bottom - box.top;
  const across = scale(...reach(rows.flatMap(({ parts }) => parts.flat())));
  if (rows.length <= mostRoomyRows && height / rows.length >= 78) drawRoomyRows(card, rows, box, across);
  else drawDenseRows(card, rows, box, across);
}

type Scale = (value: number) => number;

function drawRoomyRows(card: Sheet, rows: readonly Row[], box: Box, across: Scale): void {
  const pitch = Math.min((box.bottom - box.top) / rows.length, 124);
  const thickness = Math.min(pitch - 58, 52);
  const width = box.right - box.left;
  for (const [index, row] of rows.entries()) {
    const top = box.top + index * pitch;
    card.text(row.text, box.right, top + 30, { ...value, anchor: 'end' });
    const name = oneLine(row.label, width - widthOf(row.text, value) - 24, lookOf(row));
    card.text(name.text, box.left, top + 30, { ...lookOf(row), size: name.size });
    drawBar(
      card,
      row,
      (amount) => box.left + (across(amount) / 100) * width,
      top + 44,
      thickness,
      index < rows.length - 1 ? pitch : 0,
    );
  }
}

function drawDenseRows(card: Sheet, rows: readonly Row[], box: Box, across: Scale): void {
  const width = box.right - box.left;
  const pitch = Math.min((box.bottom - box.top) / rows.length, 60);
  // Names that would stand into each other are left to the totals.
  const named = pitch >= small * 1.1 ? rows : rows.filter((row) => row.isTotal);
  const columns = (size: number) => {
    const widths = named.map((row) => widthOf(row.label, { ...lookOf(row), size }));
    const names = Math.min(0.5 * width, Math.max(0, ...widths) + 20);
    const values = Math.max(...rows.map((row) => widthOf(row.text, { ...value, size }))) + 20;
    return { size, names, values, hasValues: named.length === rows.length && width - names - values >= 0.35 * width };
  };
  // Larger where there is room for the values as well.
  const large = columns(30);
  const { size, names, values, hasValues } = pitch > 46 && large.hasValues ? large : columns(small);
  const left = box.left + names;
  const right = box.right - (hasValues ? values : 0);
  const toX = (amount: number): number => left + (across(amount) / 100) * (right - left);
  card.shape(line(toX(0), box.top, toX(0), box.top + rows.length * pitch, colour('line-strong')));
  for (const [index, row] of rows.entries()) {
    const middle = box.top + (index + 0.5) * pitch;
    if (named.includes(row)) {
      const name = oneLine(row.label, names - 16, { ...lookOf(row), size });
      card.text(name.text, box.left, middle + size * 0.35, { ...lookOf(row), size: name.size });
    }
    if (hasValues) card.text(row.text, box.right, middle + size * 0.35, { ...value, size, anchor: 'end' });
    drawBar(card, row, toX, middle - pitch * 0.34, pitch * 0.68, index < rows.length - 1 ? pitch : 0);
  }
}

const lookOf = (row: Row): Style & { colour: string } =>
  row.isTotal ? { ...label, colour: 'ink', weight: 'medium' } : label;

/** The parts of one bar, and in a bridge the line from its end to the next bar, `pitch` below. */
function drawBar(card: Sheet, row: Row, toX: Scale, top: number, thickness: number, pitch: number): void {
  if (row.end !== undefined && pitch > 0) {
    card.shape(line(toX(row.end), top + thickness, toX(row.end), top + pitch, colour('line-strong')));
  }
  for (const [part, [low, high]] of row.parts.entries()) {
    if (high > low)
      card.shape(rect(toX(low), top, Math.max(toX(high) - toX(low), 3), thickness, row.colours[part] ?? ''));
  }
}

/** The names below an axis: each where all fit, else the first and the last, and between them what the axis counts. */
function drawPlaces(card: Sheet, names: readonly string[], counted: string, at: Scale, box: Box): void {
  const pitch = names.length > 1 ? (at(names.length - 1) - at(0)) / (names.length - 1) : box.right - box.left;
  const style = { ...label, size: small };
  const y = box.bottom - 6;
  if (names.every((name) => widthOf(name, style) + 12 <= pitch)) {
    for (const [index, name] of names.entries()) {
      // A line's last place stands at the edge of the box, and its name stays within it.
      const x = Math.min(at(index), box.right - widthOf(name, style) / 2);
      card.text(name, x, y, { ...style, anchor: 'middle' });
    }
    return;
  }
  const half = (box.right - box.left) / 2 - 12;
  const first = oneLine(names[0] ?? '', half, style);
  const last = oneLine(names.at(-1) ?? '', half, style);
  card.text(first.text, box.left, y, { ...style, size: first.size });
  card.text(last.text, box.right, y, { ...style, size: last.size, anchor: 'end' });
  const between = box.right - box.left - 2 * Math.max(widthOf(first.text, style), widthOf(last.text, style)) - 48;
  if (counted && widthOf(counted, style) <= between) {
    card.text(counted, (box.left + box.right) / 2, y, { ...style, anchor: 'middle' });
  }
}

interface Plot {
  readonly kind: 'lines' | 'areas' | 'columns';
  readonly unit: NumericUnit;
  readonly places: readonly string[];
  /** What the axis counts. */
  readonly counted: string;
  /** Where each place stands; ascending. */
  readonly xs: readonly number[];
  readonly series: readonly Series[];
  readonly colours: readonly string[];
}

/** Lines, stacked areas or columns over an axis. */
function drawPlot(card: Sheet, { kind, unit, places, counted, xs, series, colours }: Plot, box: Box): void {
  const values = series.map((one) => xs.map((_, index) => drawable(one.values[index])));
  const spans = xs.map((_, at) => stacked(values.map((one) => one[at] ?? 0)));
  const [low, high] = reach(kind === 'lines' ? values.flat() : spans.flat(2), kind === 'lines');
  const ticks = roundTicks(low, high, 3, isMoney(unit) || unit === 'percent' || unit === 'number' ? 0 : 1);
  const axis = { ...label, size: small };
  const widest = 0.4 * (box.right - box.left);
  const tickLabels = ticks.map((tick) => cut(onAxis(tick, unit), widest, axis));
  const left = box.left + Math.max(...tickLabels.map((text) => widthOf(text, axis))) + 16;
  const inner = { left, top: box.top + 10, right: box.right, bottom: box.bottom - 44 };
  const up = scale(ticks[0] ?? 0, ticks.at(-1) ?? 0);
  const toY = (amount: number): number => inner.bottom - (up(amount) / 100) * (inner.bottom - inner.top);
  const margin = kind === 'columns' ? 0.5 : 0;
  const across = scale((xs[0] ?? 0) - margin, (xs.at(-1) ?? 0) + margin, 50);
  const toX = (index: number): number => inner.left + (across(xs[index] ?? 0) / 100) * (inner.right - inner.left);

  for (const [index, tick] of ticks.entries()) {
    card.shape(line(inner.left, toY(tick), inner.right, toY(tick), colour(tick === 0 ? 'line-strong' : 'line')));
    // Only the ends are named: between them is what the eye sees.
    if (index === 0 || index === ticks.length - 1) {
      card.text(tickLabels[index] ?? '', left - 16, toY(tick) + small * 0.35, { ...axis, anchor: 'end' });
    }
  }
  if (kind === 'columns') {
    const width = Math.max(((inner.right - inner.left) / xs.length) * 0.72, 1);
    for (const [at, span] of spans.entries()) {
      for (const [one, [from, to]] of span.entries()) {
        if (to > from)
          card.shape(rect(toX(at) - width / 2, toY(to), width, toY(from) - toY(to), colours[one] ?? '', 2));
      }
    }
  } else {
    for (const [one, paint] of colours.entries()) {
      const curve = thin(
        xs.map((_, at) => [toX(at), toY((kind === 'areas' ? spans[at]?.[one]?.[1] : values[one]?.[at]) ?? 0)] as const),
      );
      const path =
        curve.map(([x, y], index) => `${index ? 'L' : 'M'}${coordinate(x)},${coordinate(y)}`).join('') +
        (curve.length === 1 ? 'h0' : '');
      if (kind === 'areas') {
        const floor = xs.map((_, at) => `L${coordinate(toX(at))},${coordinate(toY(spans[at]?.[one]?.[0] ?? 0))}`);
        card.shape(`<path d="${path}${floor.toReversed().join('')}Z" fill="${mixed(0.8, paint, colour('paper'))}"/>`);
      } else {
        card.shape(
          `<path d="${path}" fill="none" stroke="${paint}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"${dashes(one)}/>`,
        );
      }
    }
  }
  drawPlaces(card, places, counted, toX, { ...box, left: inner.left });
}

const mostColumns = 60;

function drawBars(card: Sheet, { bars, series, marked, unit }: BarsChart, box: Box): void {
  const colours = seriesColours(series);
  const hasNegative = series.some((one) => one.values.some((amount) => amount < 0));
  if (bars.length > mostRows) {
    drawPlot(
      card,
      {
        kind: bars.length > mostColumns && !hasNegative ? 'areas' : 'columns',
        unit,
        places: bars,
        counted: '',
        xs: bars.map((_, index) => index),
        series,
        colours,
      },
      box,
    );
    return;
  }
  const rows = bars.map((name, bar): Row => {
    const values = series.map((one) => drawable(one.values[bar]));
    return {
      label: name,
      text: compactly(
        values.reduce((sum, amount) => sum + amount, 0),
        unit,
      ),
      parts: stacked(values),
      colours: marked === undefined || marked === bar ? colours : [colour('tone-other')],
      isTotal: marked === bar,
    };
  });
  drawRows(card, rows, box);
}

function drawSteps(card: Sheet, { steps, unit }: StepsChart, box: Box): void {
  let end = 0;
  const rows = steps.map(({ label: name, value: given, tone, total: isTotal }): Row => {
    const amount = drawable(given);
    const start = isTotal ? 0 : end;
    end = start + amount;
    return {
      label: name,
      text: compactly(amount, unit),
      parts: [start < end ? [start, end] : [end, start]],
      colours: [colour(`tone-${tone}`)],
      end,
      isTotal,
    };
  });
  drawRows(card, rows, box);
}

function drawTime(card: Sheet, { kind, x, series, unit }: TimeChart, box: Box): void {
  const numbers = x.values.filter((place) => typeof place === 'number');
  const isNumeric =
    numbers.length === x.values.length &&
    numbers.every((place, index) => Number.isFinite(place) && place > (numbers[index - 1] ?? Number.NEGATIVE_INFINITY));
  const name = (place: string | number): string => {
    if (typeof place === 'string') return place;
    // Without a unit a number may be a year, which takes no commas.
    return x.unit ? onAxis(place, x.unit) : String(coordinate(place));
  };
  // A stack with parts below zero has no areas.
  const isPiled = kind === 'areas' && series.every((one) => one.values.every((amount) => amount >= 0));
  drawPlot(
    card,
    {
      kind: isPiled ? 'areas' : 'lines',
      unit,
      places: x.values.map(name),
      counted: x.label,
      xs: isNumeric ? numbers : x.values.map((_, index) => index),
      series,
      colours: seriesColours(series),
    },
    box,
  );
}

/** Whether there is something to see in a chart. */
export function hasShape(chart: Chart): boolean {
  const values =
    chart.kind === 'parts'
      ? chart.parts.map((part) => part.value)
      : chart.kind === 'steps'
        ? chart.steps.map((step) => step.value)
        : chart.series.flatMap((one) => one.values);
  return values.some((amount) => drawable(amount) !== 0);
}

/** A chart with its title in a box of a card, and the names of its series where there are several. */
export function drawChart(card: Sheet, chart: Chart, box: Box): void {
  const title = setToFit(chart.title, box.right - box.left, 'medium', [
    { lines: 1, most: 30, least: small },
    { lines: 2, most: 28, least: small },
  ]);
  for (const [index, text] of title.lines.entries()) {
    card.text(text, box.left, box.top + 28 + index * titleLeading, { size: title.size, weight: 'medium' });
  }
  const below = { ...box, top: box.top + titleHeight + (title.lines.length - 1) * titleLeading };
  if (chart.kind === 'parts') {
    drawParts(card, chart.parts, chart.unit, below);
    return;
  }
  if (chart.kind === 'steps') {
    drawSteps(card, chart, below);
    return;
  }
  // A part that is nowhere to be seen needs no name.
  const isSeen = (one: Series): boolean =>
    chart.kind === 'lines' || one.values.some((amount) => drawable(amount) !== 0);
  const seen = { ...chart, series: chart.series.filter(isSeen) };
  if (seen.series.length > 1) {
    const names = seen.series.map((one) => one.label);
    below.top += drawLegend(card, names, seriesColours(seen.series), below, seen.kind === 'lines') + 12;
  }
  if (seen.kind === 'bars') drawBars(card, seen, below);
  else drawTime(card, seen, below);
}
