import {
  gridOf,
  type Point,
  type Probe,
  pointsOf,
  probeOf,
  type Range,
  refined,
  resolutionAt,
  runsOf,
  sampled,
  type ValueAt,
} from './sample';

/** A headline over the range of an input. */
interface Sweep {
  /** Ascending; close together where the line bends, two of nearly the same `x` where it jumps. */
  readonly points: readonly Point[];
  /** Where the slope changes abruptly or the value jumps, ascending: the strongest twelve at most. */
  readonly kinks: readonly Point[];
  /** Stretches within the range where the calculator refuses the value. */
  readonly refused: readonly { readonly from: number; readonly to: number }[];
}

const MOST_VALUES = 1_200;
const MOST_KINKS = 12;
const MOST_SUSPECTS = 24;
/** Bends and jumps are distinguished from smooth curves at a 2,000th of the range against four times that. */
const FINE_PARTS = 2_000;
/** A change of slope below this part of the average slope, a jump below this part of the height, is no kink. */
const LEAST_SLOPE_CHANGE = 0.04;
const LEAST_JUMP = 0.005;

interface Kink extends Point {
  /** The point on the other side of a jump. */
  readonly across?: Point;
  /** How far the line departs from its course within a 20th of the range, in heights of the chart. */
  readonly strength: number;
}

/**
 * Returns the headline at `count` even steps of a range and closer where it bends, with its kinks: slab edges, cliffs,
 * limits. A smooth curve, however steep, has none. Asks for 1,200 values at most, usually about 200.
 */
export function sweep(valueAt: ValueAt, range: Range, count = 97): Sweep {
  const probe = probeOf(valueAt, MOST_VALUES);
  const coarse = sampled(probe, range, gridOf(range, count - 1, true));
  const width = range.max - range.min;
  const height = heightOf(pointsOf(coarse));
  const narrowest = range.whole ? 1 : width / 4_096;
  const fine = refined(
    probe,
    range,
    coarse,
    2 * count,
    (x) => Math.max(narrowest, resolutionAt(range, x)),
    (_from, _to, bend) => bend / (0.0002 * height),
  );
  const runs = runsOf(fine);
  const kinks = height > 0 ? kinksOf(probe, range, runs) : [];
  const drawn = new Map(pointsOf(fine).map(({ x, y }) => [x, y]));
  for (const { x, y, across } of kinks) {
    drawn.set(x, y);
    if (across) drawn.set(across.x, across.y);
  }
  return {
    points: [...drawn].map(([x, y]) => ({ x, y })).sort((a, b) => a.x - b.x),
    kinks: kinks.map(({ x, y }) => ({ x, y })),
    refused: gapsOf(fine),
  };
}

function heightOf(points: readonly Point[]): number {
  const values = points.map(({ y }) => y);
  const height = Math.max(...values) - Math.min(...values);
  // What differs by rounding noise alone is flat.
  return height > 1e-9 * Math.max(...values.map(Math.abs), 0) ? height : 0;
}

function gapsOf(samples: readonly { x: number; y: number | null }[]): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let open = false;
  for (const { x, y } of samples) {
    if (y !== null) open = false;
    else if (open) gaps.splice(-1, 1, { from: gaps.at(-1)?.from ?? x, to: x });
    else {
      gaps.push({ from: x, to: x });
      open = true;
    }
  }
  return gaps;
}

/** Looks closely at every point where the slope changes more than at the points beside it, and keeps the true kinks. */
function kinksOf(probe: Probe, range: Range, runs: readonly (readonly Point[])[]): Kink[] {
  const width = range.max - range.min;
  const height = heightOf(runs.flat());
  const suspects = runs.flatMap((run) => {
    const slopes = run.map((at, index) => slopeBetween(run[index - 1] ?? at, at));
    const changes = run.map((_, index) =>
      index === 0 || index + 1 === run.length
        ? 0
        : Math.abs((slopes[index + 1] ?? 0) - (slopes[index] ?? 0)) * (width / height),
    );
    return run.flatMap((at, index) => {
      const from = run[index - 1];
      const to = run[index + 1];
      const change = changes[index] ?? 0;
      const isPeak = change >= (changes[index - 1] ?? 0) && change > (changes[index + 1] ?? 0);
      return from && to && isPeak && change >= LEAST_SLOPE_CHANGE ? [{ from, at, to, change }] : [];
    });
  });
  const kinks: Kink[] = [];
  for (const { from, at, to } of suspects.sort((a, b) => b.change - a.change).slice(0, MOST_SUSPECTS)) {
    // Refining has closed in on a jump: it is in the narrower of the two intervals, if anywhere.
    const [narrower, wider] =
      at.x - from.x < to.x - at.x
        ? ([
            [from, at],
            [at, to],
          ] as const)
        : ([
            [at, to],
            [from, at],
          ] as const);
    const kink =
      jumpWithin(probe, range, height, ...narrower) ??
      jumpWithin(probe, range, height, ...wider) ??
      bendWithin(probe, range, height, from, to);
    if (kink && kinks.every(({ x }) => Math.abs(x - kink.x) > Math.min(width / 1_000, range.whole ? 0.5 : width)))
      kinks.push(kink);
  }
  kinks.sort((a, b) => b.strength - a.strength);
  // Of a long staircase no step is named, unless it is much larger than the others.
  const next = kinks[MOST_KINKS]?.strength ?? 0;
  return kinks.filter(({ strength }) => strength > 1.2 * next).sort((a, b) => a.x - b.x);
}

function slopeBetween(from: Point, to: Point): number {
  return (to.y - from.y) / (to.x - from.x);
}

/** Returns the jump between two points, if there is one: the rise that stays however closely one looks. */
function jumpWithin(probe: Probe, range: Range, height: number, from: Point, to: Point): Kink | null {
  const rise = (a: Point, b: Point) => Math.abs(b.y - a.y) / height;
  let low = from;
  let high = to;
  while (high.x - low.x > resolutionAt(range, high.x)) {
    const x = range.whole ? Math.floor((low.x + high.x) / 2) : low.x + (high.x - low.x) / 2;
    const y = x > low.x && x < high.x ? probe.at(x) : null;
    if (y === null || probe.left() <= 0) break;
    const middle = { x, y };
    if (rise(low, middle) > rise(middle, high)) high = middle;
    else low = middle;
    if (rise(low, high) < LEAST_JUMP) return null;
  }
  const jump = rise(low, high);
  if (jump < LEAST_JUMP) return null;
  const gap = high.x - low.x;
  const isInside = low.x - gap >= range.min && high.x + gap <= range.max;
  if (!isInside && range.whole) return null;
  // A steep line rises three times as far over three times the width, a jump does not. Outside the range nothing is asked.
  const [before, after] = isInside ? [probe.at(low.x - gap), probe.at(high.x + gap)] : [null, null];
  if (before !== null && after !== null && jump < (2 / 3) * (Math.abs(after - before) / height)) return null;
  const at = roundestWithin(low.x, high.x, range);
  const y = probe.at(at) ?? high.y;
  // The round value may lie between the two, on either side of the jump.
  const across = Math.abs(y - low.y) > Math.abs(y - high.y) ? low : high;
  return { x: at, y, across, strength: jump };
}

/** Returns the bend between two points, if it is sharp: where the lines from both sides meet, seen closer and closer. */
function bendWithin(probe: Probe, range: Range, height: number, from: Point, to: Point): Kink | null {
  const width = range.max - range.min;
  let low = from.x;
  let high = to.x;
  let place: number | null = null;
  let changeBefore = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const reach = Math.min((high - low) / 2, low - range.min, range.max - high);
    const left = lineThrough(probe, range, low - reach, low, low);
    const right = lineThrough(probe, range, high, high + reach, high);
    if (!left || !right || left.slope === right.slope) break;
    const change = Math.abs(right.slope - left.slope);
    // A smooth curve bends an eighth as much within an eighth of the width.
    if (change < 0.3 * changeBefore) return null;
    changeBefore = change;
    const meeting = (right.at(0) - left.at(0)) / (left.slope - right.slope);
    if (!(meeting >= low - (high - low) && meeting <= high + (high - low))) break;
    const x = range.whole ? Math.round(meeting) : meeting;
    const missAt = (value: number) => {
      const y = probe.at(value);
      return y === null
        ? Number.POSITIVE_INFINITY
        : Math.max(Math.abs(y - left.at(value)), Math.abs(y - right.at(value)));
    };
    const miss = missAt(x);
    const noise = Math.max(left.noise, right.noise);
    // Rounding to the rupee blurs the place of a bend: a round value that fits as well is the likelier one.
    place = roundestThat((value) => missAt(value) <= Math.max(1.5 * miss, 2 * noise, 1e-9 * height), x, width);
    if (miss <= Math.max(2 * noise, 1e-9 * height)) break;
    const next = Math.max((high - low) / 16, range.whole ? 1 : 0);
    [low, high] = [Math.max(range.min, x - next), Math.min(range.max, x + next)];
  }
  if (place === null) return null;
  const y = probe.at(place);
  if (y === null) return null;
  const change = sharpChangeAt(probe, range, height, place, y);
  return change > 0 ? { x: place, y, strength: change / 20 } : null;
}

interface Line {
  readonly slope: number;
  readonly at: (x: number) => number;
  /** How far the stretch between lies off the line. */
  readonly noise: number;
}

/** Returns the line through two places, anchored at one of them. */
function lineThrough(probe: Probe, range: Range, fromX: number, toX: number, anchor: number): Line | null {
  const from = probe.at(fromX);
  const to = probe.at(toX);
  if (from === null || to === null || !(toX > fromX)) return null;
  const slope = (to - from) / (toX - fromX);
  const at = (x: number) => (anchor === fromX ? from : to) + (x - anchor) * slope;
  // Places at odd shares, since rounding may leave no trace at even ones.
  const noise = [0.29, 0.43, 0.71].map((share) => {
    const x = fromX + (toX - fromX) * share;
    const place = range.whole ? Math.round(x) : x;
    return Math.abs((probe.at(place) ?? at(place)) - at(place));
  });
  return { slope, at, noise: Math.max(...noise) };
}

/** Returns the change of slope at a point, in average slopes, if it is as large over a short as over a longer stretch; else 0. */
function sharpChangeAt(probe: Probe, range: Range, height: number, x: number, y: number): number {
  const width = range.max - range.min;
  const near = range.whole ? Math.max(1, Math.round(width / FINE_PARTS)) : width / FINE_PARTS;
  const times = Math.min(4, Math.floor((Math.min(x - range.min, range.max - x) / near) * (1 + 1e-9)));
  if (times < 2) return 0;
  const changeOver = (distance: number) => {
    const before = probe.at(x - distance);
    const after = probe.at(x + distance);
    return before === null || after === null ? 0 : (Math.abs(before - 2 * y + after) / distance) * (width / height);
  };
  const short = changeOver(near);
  const long = changeOver(near * times);
  // A smooth curve bends `times` as much over the longer stretch, a kink as much.
  const isSharp = short >= long * ((1 + 1 / times) / 2) && Math.min(short, long) >= LEAST_SLOPE_CHANGE;
  return isSharp ? Math.min(short, long) : 0;
}

/** Returns the roundest value that `fits`, from the magnitude of the range down to 10⁻⁹ of it; the value itself if none does. */
function roundestThat(fits: (value: number) => boolean, x: number, width: number): number {
  const largest = Math.floor(Math.log10(width));
  for (let power = largest; power > largest - 9; power -= 1) {
    const unit = 10 ** power;
    const value = Number((Math.round(x / unit) * unit).toPrecision(15));
    // A round value far off may fit by chance, where the line is straight on: only near ones count.
    if (Math.abs(value - x) <= width / 2_000 && fits(value)) return value === 0 ? 0 : value;
  }
  return x;
}

/** Returns the rounder of two adjacent values: the law says "up to 12,00,000" or "from 20", never 12,00,001. */
function roundestWithin(low: number, high: number, range: Range): number {
  if (range.whole && high - low <= 1) {
    const zeros = (value: number) => /0*$/.exec(String(value))?.[0].length ?? 0;
    return zeros(low) > zeros(high) ? low : high;
  }
  return roundestThat((value) => value >= low && value <= high, high, range.max - range.min);
}
