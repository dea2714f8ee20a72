/** How solve-for and sweep look at a headline as a function of one input: where to look first, and where to look closer. */

/** The headline for a value of the input; null where the calculator refuses the value. */
export type ValueAt = (x: number) => number | null;

/** The values an input may take, both ends included; `whole` allows whole numbers only. */
export interface Range {
  readonly min: number;
  readonly max: number;
  /** The smallest change worth making; it decides which differences of the input are small. */
  readonly step: number;
  readonly whole: boolean;
  /** A value around which to look closely: today's. */
  readonly near?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place that was looked at; `y` is null where the value is refused. */
interface Sample {
  readonly x: number;
  readonly y: number | null;
}

/** A function that is asked at most once for each value, and not more than so many times. */
export interface Probe {
  readonly at: ValueAt;
  /** How many further values may be asked for. */
  left(): number;
  /** Every value found so far. */
  found(): readonly Point[];
}

/** Remembers every value asked for, and takes NaN and infinity for a refusal; so is every value once nothing is left. */
export function probeOf(valueAt: ValueAt, most: number): Probe {
  const known = new Map<number, number | null>();
  return {
    left: () => most - known.size,
    found: () => pointsOf([...known].map(([x, y]) => ({ x, y }))),
    at(x) {
      const before = known.get(x);
      if (before !== undefined) return before;
      if (known.size >= most) return null;
      const value = valueAt(x);
      const y = value !== null && Number.isFinite(value) ? value : null;
      known.set(x, y);
      return y;
    },
  };
}

/** Returns the samples that have a value. */
export function pointsOf(samples: readonly Sample[]): Point[] {
  return samples.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
}

/** Runs of neighbouring samples that all have a value, in order. */
export function runsOf(samples: readonly Sample[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const { x, y } of samples) {
    if (y === null) runs.push([]);
    else runs.at(-1)?.push({ x, y });
  }
  return runs.filter((run) => run.length > 0);
}

/** Returns every three adjacent points of a run. */
export function triplesOf(run: readonly Point[]): (readonly [Point, Point, Point])[] {
  return run.slice(2).map((after, index) => [run[index] as Point, run[index + 1] as Point, after]);
}

/**
 * Returns the difference below which two values of the input count as one: 10⁻¹⁰ of their size, or one for whole numbers.
 * Below a step it is 10⁻⁵ of the step, for at a rate of a trillionth of a percent the rounding error of any annuity formula
 * is larger.
 */
export function resolutionAt(range: Range, x: number): number {
  if (range.whole) return 1;
  return Math.abs(x) < range.step ? 1e-5 * range.step : 1e-10 * Math.abs(x);
}

/** Returns the middle of two values, or the nearest whole number to it. */
export function middleOf(range: Range, low: number, high: number): number {
  const middle = low + (high - low) / 2;
  return range.whole ? Math.floor(middle) : middle;
}

const EVERY_WHOLE = 500;

/**
 * Returns values to look at first, ascending, both ends included: `count` equal parts of the range and, unless `even`, as
 * many equal ratios where it spans magnitudes, and closer and closer values around `near`. All of a whole range of up to
 * 500.
 */
export function gridOf(range: Range, count: number, even = false): number[] {
  const { step, whole, near } = range;
  const min = whole ? Math.ceil(range.min) : range.min;
  const max = whole ? Math.floor(range.max) : range.max;
  const width = max - min;
  if (!(width >= 0)) return [];
  const grid = new Set([min, max]);
  const add = (x: number) => {
    const value = whole ? Math.round(x) : x;
    if (value >= min && value <= max) grid.add(value);
  };
  if (whole && width < EVERY_WHOLE && (!even || width <= count)) {
    for (let x = min; x < max; x += 1) add(x);
  } else {
    for (let part = 1; part < count; part += 1) add(min + (width * part) / count);
    if (!even) {
      for (const sign of [1, -1]) {
        const outer = sign > 0 ? max : -min;
        const inner = Math.max(step, sign > 0 ? min : -max);
        if (!(outer / inner > 50)) continue;
        for (let part = 0; part < count; part += 1) add(sign * inner * (outer / inner) ** (part / count));
      }
    }
  }
  if (near !== undefined) {
    add(near);
    for (let share = 1 / 64; share > 1e-4 && !even; share /= 4) {
      add(near - width * share);
      add(near + width * share);
    }
  }
  return [...grid].sort((a, b) => a - b);
}

const MOST_EDGES = 6;

/** Returns the function on a grid, with the last good value found wherever a value is next to a refusal. */
export function sampled(probe: Probe, range: Range, grid: readonly number[]): Sample[] {
  const samples = grid.map((x) => ({ x, y: probe.at(x) }));
  const edged: Sample[] = [];
  let edges = 0;
  for (const [index, next] of samples.entries()) {
    const before = samples[index - 1];
    if (before && (before.y === null) !== (next.y === null) && edges < MOST_EDGES) {
      edges += 1;
      let low: Sample = before;
      let high: Sample = next;
      while (high.x - low.x > resolutionAt(range, high.x) && probe.left() > 0) {
        const x = middleOf(range, low.x, high.x);
        const middle = { x, y: probe.at(x) };
        if ((middle.y === null) === (low.y === null)) low = middle;
        else high = middle;
      }
      if (low !== before) edged.push(low);
      if (high !== next) edged.push(high);
    }
    edged.push(next);
  }
  return edged;
}

/** Returns the slope between two samples; null where either is refused. */
function slopeOf(from: Sample | undefined, to: Sample | undefined): number | null {
  return !from || !to || from.y === null || to.y === null ? null : (to.y - from.y) / (to.x - from.x);
}

/**
 * Halves the most urgent interval again and again. Urgency follows from an interval's ends and from how far the line may
 * leave the straight way between them; it stops where none exceeds 1, intervals are down to `narrowest`, or `most` values were added.
 */
export function refined(
  probe: Probe,
  range: Range,
  samples: readonly Sample[],
  most: number,
  narrowest: (x: number) => number,
  urgency: (a: Point, b: Point, bend: number) => number,
): Sample[] {
  const current = [...samples];
  for (let added = 0; added < most && probe.left() > 0; added += 1) {
    let urgent = -1;
    let highest = 1;
    for (let index = 0; index + 1 < current.length; index += 1) {
      const from = current[index];
      const to = current[index + 1];
      const slope = slopeOf(from, to);
      if (!from || !to || slope === null || to.x - from.x < 2 * narrowest(to.x)) continue;
      // With one bend or jump between them, the slopes on both sides give how far the line leaves the straight way: exactly this far.
      const before = slopeOf(current[index - 1], from);
      const after = slopeOf(to, current[index + 2]);
      const left = Math.abs(slope - (before ?? after ?? slope));
      const right = Math.abs(slope - (after ?? before ?? slope));
      if (left * right === 0) continue;
      const bend = ((to.x - from.x) * left * right) / (left + right);
      const score = urgency({ x: from.x, y: from.y ?? 0 }, { x: to.x, y: to.y ?? 0 }, bend);
      if (score > highest) {
        highest = score;
        urgent = index;
      }
    }
    if (urgent < 0) break;
    const x = middleOf(range, current[urgent]?.x ?? 0, current[urgent + 1]?.x ?? 0);
    current.splice(urgent + 1, 0, { x, y: probe.at(x) });
  }
  return current;
}
