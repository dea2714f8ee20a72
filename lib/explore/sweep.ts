import {
  gridOf,
  middleOf,
  type Point,
  type Probe,
  pointsOf,
  probeOf,
  type Range,
  refined,
  resolutionAt,
  runsOf,
  sampled,
  triplesOf,
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
    () => narrowest,
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

/** Returns the stretches of adjacent samples that are refused. */
function gapsOf(samples: readonly { x: number; y: number | null }[]): { from: number; to: number }[] {
  const refused = runsOf(samples.map(({ x, y }) => ({ x, y: y === null ? x : null })));
  return refused.map((run) => {
    const xs = run.map(({ x }) => x);
    return { from: Math.min(...xs), to: Math.max(...xs) };
  });
}

/** Looks closely at every point where the slope changes more than at the points beside it, and keeps the true kinks. */
function kinksOf(probe: Probe, range: Range, runs: readonly (readonly Point[])[]): Kink[] {
  const width = range.max - range.min;
  const height = heightOf(runs.flat());
  const suspects = runs.flatMap((run) => {
    const bends = triplesOf(run).map(([from, at, to]) => {
      const change = Math.abs(slopeBetween(at, to) - slopeBetween(from, at)) * (width / height);
      return { from, at, to, change };
    });
    return bends.filter(({ change }, index) => {
      const isPeak = change >= (bends[index - 1]?.change ?? 0) && change > (bends[index + 1]?.change ?? 0);
      return isPeak && change >= LEAST_SLOPE_CHANGE;
    });
  });
  const kinks: Kink[] = [];
  for (const { from, at, to } of suspects.sort((a, b) => b.change - a.change).slice(0, MOST_SUSPECTS)) {
    const left = jumpWithin(probe, range, height, from, at);
    const right = jumpWithin(probe, range, height, at, to);
    for (const kink of [left, right, left || right ? null : bendWithin(probe, range, height, from, to)]) {
      if (kink && kinks.every(({ x }) => Math.abs(x - kink.x) > (range.whole ? 0 : width / 1_000))) kinks.push(kink);
    }
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
    const x = middleOf(range, low.x, high.x);
    const y = probe.at(x);
    if (y === null) return null;
    const middle = { x, y };
    if (rise(low, middle) > rise(middle, high)) high = middle;
    else low = middle;
    if (rise(low, high) < LEAST_JUMP) return null;
  }
  const jump = rise(low, high);
  if (jump < LEAST_JUMP) return null;
  const gap = high.x - low.x;
  const [start, end] = [low.x - gap, high.x + gap];
  if (range.whole && (start < range.min || end > range.max)) return null;
  // A steep line rises three times as far over three times the width, a jump does not. Outside the range nothing is asked.
  const before = probe.at(Math.max(range.min, start)) ?? low.y;
  const after = probe.at(Math.min(range.max, end)) ?? high.y;
  if (jump < (2 / 3) * (Math.abs(after - before) / height)) return null;
  const at = roundestWithin(low.x, high.x, range);
  const y = probe.at(at) ?? high.y;
  // The round value may lie between the two, on either side of the jump.
  const across = Math.abs(y - low.y) > Math.abs(y - high.y) ? low : high;
  return { x: at, y, across, strength: jump };
}

/** Returns the bend between two points, if it is sharp: where the lines from both sides meet, seen closer and closer. */
function bendWithin(probe: Probe, range: Range, height: number, from: Point, to: Point): Kink | null {
  let low = from.x;
  let high = to.x;
  let place: number | null = null;
  let changeBefore = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    const span = high - low;
    const partOf = (parts: number) => (range.whole ? Math.max(1, Math.floor(span / parts)) : span / parts);
    const reach = Math.min(partOf(2), low - range.min, range.max - high);
    const left = lineThrough(probe, range, low - reach, low, low);
    const right = lineThrough(probe, range, high, high + reach, high);
    const change = Math.abs(right.slope - left.slope);
    // A smooth curve bends an eighth as much within an eighth of the width.
    if (change < 0.3 * changeBefore) return null;
    changeBefore = change;
    const meeting = (right.at(0) - left.at(0)) / (left.slope - right.slope);
    // Lines that do not meet, or through a value that is refused, give no number.
    if (!(Math.abs(meeting - (low + high) / 2) <= 1.5 * span)) break;
    const x = Math.min(range.max, Math.max(range.min, range.whole ? Math.round(meeting) : meeting));
    const missAt = (value: number) => {
      const y = valueOrNaN(probe, value);
      return Math.max(Math.abs(y - left.at(value)), Math.abs(y - right.at(value)));
    };
    const blur = Math.max(2 * left.noise, 2 * right.noise, 1e-9 * height);
    const miss = missAt(x);
    // Rounding to the rupee blurs the place of a bend: a round value that fits as well is the likelier one.
    place = roundestThat((value) => missAt(value) <= Math.max(1.5 * miss, blur), x, range);
    if (miss <= blur) break;
    [low, high] = [Math.max(range.min, x - partOf(16)), Math.min(range.max, x + partOf(16))];
  }
  if (place === null) return null;
  const y = valueOrNaN(probe, place);
  return { x: place, y, strength: sharpChangeAt(probe, range, height, place, y) / 20 };
}

/** Returns the value for reckoning: what is refused makes all that hangs on it NaN, which no comparison accepts. */
function valueOrNaN(probe: Probe, x: number): number {
  return probe.at(x) ?? Number.NaN;
}

interface Line {
  readonly slope: number;
  readonly at: (x: number) => number;
  /** How far the stretch between lies off the line. */
  readonly noise: number;
}

/** Returns the line through two places, anchored at one of them. */
function lineThrough(probe: Probe, range: Range, fromX: number, toX: number, anchor: number): Line {
  const from = valueOrNaN(probe, fromX);
  const to = valueOrNaN(probe, toX);
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
    const bend = valueOrNaN(probe, x - distance) - 2 * y + valueOrNaN(probe, x + distance);
    return (Math.abs(bend) / distance) * (width / height);
  };
  const short = changeOver(near);
  const long = changeOver(near * times);
  // A smooth curve bends `times` as much over the longer stretch, a kink as much.
  const change = Math.min(short, long);
  return short >= long * ((1 + 1 / times) / 2) && change >= LEAST_SLOPE_CHANGE ? change : 0;
}

/** Returns the roundest value that `fits`, from the magnitude of the range down to 10⁻⁹ of it; the value itself if none does. */
function roundestThat(fits: (value: number) => boolean, x: number, range: Range): number {
  const width = range.max - range.min;
  const largest = Math.floor(Math.log10(width));
  for (let power = largest; power > largest - 9; power -= 1) {
    const unit = 10 ** power;
    const value = Number((Math.round(x / unit) * unit).toPrecision(15));
    // A round value far off may fit by chance, where the line is straight on: only near ones count.
    if (Math.abs(value - x) <= width / 2_000 && fits(value)) return value || 0;
  }
  return x;
}

/** Returns the rounder of two adjacent values: the law says "up to 12,00,000" or "from 20", never 12,00,001. */
function roundestWithin(low: number, high: number, range: Range): number {
  if (range.whole) return low % 10 === 0 ? low : high;
  return roundestThat((value) => value >= low && value <= high, high, range);
}
