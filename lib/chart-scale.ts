/** The geometry of charts as plain numbers. Positions are percentages of the plot, 0 to 100, at two decimals at most. */
import type { Chart } from './result';
import { roundedParts } from './rounded-parts';

/** A point of a curve: across, then up, both in percent of the plot. */
export type Spot = readonly [across: number, up: number];

/**
 * Returns the value itself, or 0 for what no chart can draw: not finite, missing, or so large that sums would overflow.
 * Never −0.
 */
export function drawable(value: number | null | undefined): number {
  const known = value ?? 0;
  return Math.abs(known) < 1e300 ? known + 0 : 0;
}

/** Returns a coordinate at two decimals: short in the markup, and the same on server and browser. */
export function coordinate(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/**
 * Returns the smallest round step (1, 2, 2.5 or 5 × 10ᵏ, as lakh and crore are counted) that crosses a span in at most so
 * many steps. With a `grain` (1 for whole things, 12 for months counted in years) the step is a whole multiple of it.
 */
function roundStep(span: number, mostSteps: number, grain: number): number {
  const least = span / mostSteps / (grain || 1);
  const magnitude = 10 ** Math.floor(Math.log10(least) + 1e-9);
  const fits = (step: number): boolean => step >= least * (1 - 1e-9) && (grain === 0 || Number.isInteger(step));
  const step = [1, 2, 2.5, 5].map((digit) => digit * magnitude).find(fits) ?? 10 * magnitude;
  return (grain === 0 ? step : Math.max(step, 1)) * (grain || 1);
}

function multiples(step: number, first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Whether a span is too small to divide. */
const isFlat = (low: number, high: number): boolean =>
  !(high - low > 1e-9 * Math.max(1e-3, Math.abs(low), Math.abs(high)));

/**
 * Returns round values, evenly spaced and ascending, the first at or below `low` and the last at or above `high`. Without a
 * span there is one, `low` itself.
 * @example roundTicks(0, 4200000, 5) // [0, 1000000, 2000000, 3000000, 4000000, 5000000]
 */
export function roundTicks(low: number, high: number, mostSteps: number, grain = 0): number[] {
  if (isFlat(low, high)) return [low];
  const step = roundStep(high - low, mostSteps, grain);
  return multiples(step, Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9));
}

/**
 * Returns round values within the span, for an axis that ends where its data ends; its two ends where no two round values
 * fit. Without a span there is `low` alone.
 * @example ticksWithin(1, 20, 5) // [5, 10, 15, 20]
 */
export function ticksWithin(low: number, high: number, mostSteps: number, grain = 0): number[] {
  if (isFlat(low, high)) return [low];
  const step = roundStep(high - low, mostSteps, grain);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return last > first ? multiples(step, first, last) : [low, high];
}

/**
 * Returns what the axis of some values runs over: from 0, except where they differ little beside their size and `zoom` is
 * allowed.
 */
export function reach(values: readonly number[], zoom = false): readonly [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low;
  if (zoom && low > 0 && span > high / 1_000 && span < high / 5) return [low, high];
  return [Math.min(0, low), Math.max(0, high)];
}

/** Returns the place of a value between `low` (0) and `high` (100); everything is at `flat` where there is no span. */
export function scale(low: number, high: number, flat = 0): (value: number) => number {
  return (value) => (isFlat(low, high) ? flat : coordinate(((value - low) / (high - low)) * 100));
}

/** Returns the index of the value nearest to a target, among ascending values. */
export function nearest(ascending: readonly number[], target: number): number {
  return ascending.reduce(
    (best, value, index) => (Math.abs(value - target) < Math.abs((ascending[best] ?? 0) - target) ? index : best),
    0,
  );
}

/**
 * Returns a curve of at most `most` points: the first, the last, and the lowest and highest of each stretch between, so
 * that every peak and kink that a screen can show is still there.
 */
export function thin(curve: readonly Spot[], most = 120): readonly Spot[] {
  if (curve.length <= most) return curve;
  const stretches = Math.floor(most / 2) - 1;
  const inner = curve.length - 2;
  const kept = Array.from({ length: stretches }, (_, stretch) => {
    const from = 1 + Math.floor((stretch * inner) / stretches);
    const to = 1 + Math.floor(((stretch + 1) * inner) / stretches);
    let low = from;
    let high = from;
    for (let index = from; index < to; index += 1) {
      const up = curve[index]?.[1] ?? 0;
      if (up < (curve[low]?.[1] ?? 0)) low = index;
      if (up > (curve[high]?.[1] ?? 0)) high = index;
    }
    return low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
  }).flat();
  return [0, ...kept, curve.length - 1].map((index) => curve[index]).filter((spot) => spot !== undefined);
}

/** Returns the path of a curve in a box 100 × 100 whose origin is at the top left. */
export function linePath(curve: readonly Spot[]): string {
  return curve.map(([across, up], index) => `${index ? 'L' : 'M'}${across},${coordinate(100 - up)}`).join('');
}

/** Returns the path of the band between two curves, in the same box. */
export function bandPath(upper: readonly Spot[], lower: readonly Spot[]): string {
  return upper.length === 0 ? '' : `${linePath([...upper, ...lower.toReversed()])}Z`;
}

/** Returns the path of columns between two curves, each so far to either side of its point, in the same box. */
export function columnsPath(upper: readonly Spot[], lower: readonly Spot[], half: number): string {
  return upper
    .map(([across, up], index) => {
      const foot = coordinate(100 - (lower[index]?.[1] ?? 0));
      return `M${coordinate(across - half)},${foot}V${coordinate(100 - up)}H${coordinate(across + half)}V${foot}Z`;
    })
    .join('');
}

/**
 * Returns where each part of a stack begins and ends: parts above zero pile up from zero, parts below pile down from it.
 * @example stacked([3, -1, 2]) // [[0, 3], [-1, 0], [3, 5]]
 */
export function stacked(parts: readonly number[]): (readonly [from: number, to: number])[] {
  let above = 0;
  let below = 0;
  return parts.map((part) => {
    if (part < 0) {
      below += part;
      return [below, below - part];
    }
    above += part;
    return [above - part, above];
  });
}

/**
 * Returns each part's share of the whole in percent, at one decimal, adding up to exactly 100. There is none where a part
 * is negative or all are zero.
 */
export function shares(parts: readonly number[]): readonly number[] | undefined {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (!(total > 0) || parts.some((part) => part < 0)) return undefined;
  return roundedParts(
    100,
    parts.map((part) => (part / total) * 100),
    1,
  );
}

/**
 * Returns the arcs of a ring in percent of its round, from twelve o'clock: where each begins and how long it is, a little
 * gap taken off. A part of 0 or less has no length; one too small to see is made just visible.
 */
export function arcs(parts: readonly number[]): { readonly start: number; readonly length: number }[] {
  const drawn = parts.map((part) => Math.max(0, part));
  const total = drawn.reduce((sum, part) => sum + part, 0);
  const gap = drawn.filter((part) => part > 0).length > 1 ? 0.8 : 0;
  let before = 0;
  return drawn.map((part) => {
    const start = coordinate((total && (before / total) * 100) + gap / 2);
    before += part;
    return { start, length: part > 0 ? coordinate(Math.max((part / total) * 100 - gap, 0.3)) : 0 };
  });
}

/**
 * Returns evenly spaced indexes of a list, from the first, about `most` of `count` or fewer.
 * @example spread(10, 4) // [0, 3, 6, 9]
 */
export function spread(count: number, most: number): number[] {
  const apart = Math.ceil(count / Math.max(2, Math.floor(most)));
  return Array.from({ length: Math.ceil(count / apart) }, (_, index) => index * apart);
}

/** Returns whether a chart has anything to draw: a value that is not 0. */
export function hasShape(chart: Chart): boolean {
  const values =
    chart.kind === 'parts'
      ? chart.parts.map((part) => part.value)
      : chart.kind === 'steps'
        ? chart.steps.map((step) => step.value)
        : chart.series.flatMap((one) => one.values);
  return values.some((value) => value !== 0);
}
