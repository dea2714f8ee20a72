import {
  gridOf,
  middleOf,
  type Point,
  probeOf,
  type Range,
  refined,
  resolutionAt,
  runsOf,
  sampled,
  triplesOf,
  type ValueAt,
} from './sample';

/** Where an input brings a headline to a target, and what the headline can be at all. */
interface Solution {
  /**
   * Ascending. Where the headline jumps over the target, the smallest value on the far side; where it stays at the
   * target for a stretch, the two ends of the stretch. The headline there is within 10⁻¹⁰ of the target, or past a jump.
   */
  readonly crossings: readonly number[];
  /** The lowest and highest headline found, and from where to where the input is accepted; null where every value is refused. */
  readonly reach: Reach | null;
}

interface Reach {
  readonly lowest: number;
  readonly highest: number;
  readonly from: number;
  readonly to: number;
}

const MOST_VALUES = 800;
const PARTS = 96;
const MOST_REFINED = 220;
const MOST_PEEKS = 6;
const GOLDEN = 0.381966;

/** What is looked for, and where. */
interface Aim {
  readonly probe: ReturnType<typeof probeOf>;
  readonly target: number;
  readonly range: Range;
  /** Returns 0 at the target, 1 above and −1 below it. */
  readonly sideOf: (point: Point) => number;
  readonly distance: (point: Point) => number;
}

/** Returns the last value at the target, going from one that is there to one that is not. */
function endOfStretch(aim: Aim, inside: Point, outside: Point | undefined): number {
  const { probe, range, sideOf } = aim;
  if (!outside) return inside.x;
  const closeBy = range.whole ? 1 : 1e-6 * Math.max(Math.abs(inside.x), range.step);
  const first = inside.x + Math.sign(outside.x - inside.x) * closeBy;
  const isAtTarget = (x: number) => sideOf({ x, y: probe.at(x) ?? Number.NaN }) === 0;
  // Usually the target is met in a point: one look is enough.
  if (!isAtTarget(first)) return inside.x;
  let good = first;
  let bad = outside.x;
  while (Math.abs(bad - good) > resolutionAt(range, good)) {
    const x = middleOf(range, Math.min(good, bad), Math.max(good, bad));
    if (isAtTarget(x)) good = x;
    else bad = x;
  }
  return good;
}

/** Returns both ends of a stretch at the target, or one value where the stretch is too short to be one. */
function stretch(aim: Aim, before: Point | undefined, first: Point, last: Point, after: Point | undefined): number[] {
  const { range } = aim;
  const from = endOfStretch(aim, first, before);
  const to = endOfStretch(aim, last, after);
  if (range.whole) return from === to ? [from] : [from, to];
  return to - from > 2e-5 * Math.max(Math.abs(to), range.step) ? [from, to] : [middleOf(range, from, to)];
}

/** Returns the crossing between two points on different sides of the target. */
function crossing(aim: Aim, from: Point, to: Point): number[] {
  const { probe, range, target, sideOf } = aim;
  let low = from;
  let high = to;
  for (let turn = 0; high.x - low.x > resolutionAt(range, high.x) && probe.left() > 0; turn += 1) {
    const middle = middleOf(range, low.x, high.x);
    const straight = low.x + ((high.x - low.x) * (target - low.y)) / (high.y - low.y);
    // A straight line finds a smooth crossing soon, halving gets over jumps: by turns.
    const x = turn % 2 === 0 ? (range.whole ? Math.round(straight) : straight) : middle;
    const y = probe.at(x);
    if (y === null) return [];
    const point = { x, y };
    const side = sideOf(point);
    if (side === 0) return stretch(aim, low, point, point, high);
    if (side === sideOf(low)) low = point;
    else high = point;
  }
  return [high.x];
}

/** Returns, from three adjacent points, the one nearest to the target (by golden section), or the first one beyond it. */
function nearest(aim: Aim, before: Point, at: Point, after: Point, nearer: (a: Point, b: Point) => boolean): Point {
  const { probe, range, sideOf } = aim;
  let [low, best, high] = [before.x, at, after.x];
  const side = sideOf(at);
  while (high - low > 2 * resolutionAt(range, best.x)) {
    const goesUp = high - best.x > best.x - low;
    const wanted = best.x + GOLDEN * (goesUp ? high - best.x : low - best.x);
    const x = range.whole ? Math.round(wanted) : wanted;
    const y = probe.at(x);
    const point = y === null ? null : { x, y };
    if (point && nearer(point, best)) {
      if (goesUp) low = best.x;
      else high = best.x;
      best = point;
      if (sideOf(best) === -side) break;
    } else if (goesUp) high = x;
    else low = x;
  }
  return best;
}

/** Returns the run with the extremes that come near the target looked at closely, so that a touch is not missed. */
function withExtremes(aim: Aim, run: readonly Point[]): Point[] {
  const { sideOf, distance } = aim;
  const peeks = triplesOf(run).flatMap((around) => {
    const [before, at, after] = around.map(distance) as [number, number, number];
    const [side, ...others] = [around[1], around[0], around[2]].map(sideOf);
    const isAlone = side !== 0 && others.every((other) => other === side);
    const rise = Math.max(before, after) - at;
    return isAlone && at <= before && at <= after && at <= 3 * rise ? [{ around, gap: at }] : [];
  });
  const chosen = peeks.toSorted((a, b) => a.gap - b.gap).slice(0, MOST_PEEKS);
  const found = chosen.map(({ around }) => nearest(aim, ...around, (a, b) => distance(a) < distance(b)));
  return [...run, ...found].toSorted((a, b) => a.x - b.x);
}

function crossingsOf(aim: Aim, run: readonly Point[]): number[] {
  const isAt = (point: Point | undefined) => point !== undefined && aim.sideOf(point) === 0;
  return run.flatMap((at, index) => {
    const [before, after] = [run[index - 1], run[index + 1]];
    if (isAt(at)) {
      if (isAt(before)) return [];
      const last = run.findIndex((_, place) => place >= index && !isAt(run[place + 1]));
      return stretch(aim, before, at, run[last] ?? at, run[last + 1]);
    }
    return after && aim.sideOf(after) === -aim.sideOf(at) ? crossing(aim, at, after) : [];
  });
}

/**
 * Returns every value of an input within its range at which the headline is the target: by sampling, closer where the
 * headline bends towards the target, then by bisection. Asks for 800 values at most, usually about 250. A crossing narrower
 * than the sampling, or beside a refusal as narrow, can escape: no finite search finds all of an unknown function's.
 * @example solveFor((x) => x * x, 9, { min: -10, max: 10, step: 0.1, whole: false }).crossings // [-3, 3]
 */
export function solveFor(valueAt: ValueAt, target: number, range: Range): Solution {
  const probe = probeOf(valueAt, MOST_VALUES);
  const tolerance = 1e-10 * Math.max(1, Math.abs(target));
  const sideOf = ({ y }: Point): number => (Math.abs(y - target) <= tolerance ? 0 : Math.sign(y - target));
  const distance = ({ y }: Point): number => Math.abs(y - target);
  const aim: Aim = { probe, target, range, sideOf, distance };

  // A bend matters as far as it could bring the headline past the target.
  const urgency = (a: Point, b: Point, bend: number): number => {
    const room = sideOf(a) === sideOf(b) ? Math.min(distance(a), distance(b)) : Math.abs(a.y - b.y);
    return bend / (0.02 * Math.max(room, tolerance));
  };
  const narrowest = (x: number) => (range.whole ? 1 : 1e-5 * Math.max(Math.abs(x), range.step));
  const coarse = sampled(probe, range, gridOf(range, PARTS));
  const runs = runsOf(refined(probe, range, coarse, MOST_REFINED, narrowest, urgency));
  const crossings = runs.flatMap((run) => crossingsOf(aim, withExtremes(aim, run)));

  // Nothing found: the visitor will want to know how far the headline goes, so each extreme is looked at closely.
  if (crossings.length === 0) {
    for (const sign of [1, -1]) {
      const higher = (a: Point, b: Point) => sign * a.y > sign * b.y;
      const [top] = runs.flatMap(triplesOf).toSorted((a, b) => sign * (b[1].y - a[1].y));
      if (top) nearest(aim, ...top, higher);
    }
  }
  return { crossings, reach: reachOf(probe.found()) };
}

function reachOf(found: readonly Point[]): Reach | null {
  if (found.length === 0) return null;
  const xs = found.map(({ x }) => x);
  const ys = found.map(({ y }) => y);
  return { lowest: Math.min(...ys), highest: Math.max(...ys), from: Math.min(...xs), to: Math.max(...xs) };
}

/**
 * Returns the roundest value near `x` that `accepts` takes: cut at `coarsest` decimals (−3 for thousands), then at one more
 * up to `finest`. Where it takes none, the next value up at the finest.
 * @example roundest(7.9284, (rate) => Math.abs(rate - 7.9284) < 0.001, 0, 6) // 7.928
 */
export function roundest(x: number, accepts: (value: number) => boolean, coarsest: number, finest: number): number {
  for (let decimals = coarsest; decimals <= finest; decimals += 1) {
    const unit = 10 ** -decimals;
    const clean = (value: number) => Number((value * unit).toPrecision(15));
    const cell = x / unit;
    const [near, far] =
      cell - Math.floor(cell) < 0.5 ? [Math.floor(cell), Math.ceil(cell)] : [Math.ceil(cell), Math.floor(cell)];
    for (const value of [clean(near), clean(far)]) if (accepts(value)) return value || 0;
  }
  const unit = 10 ** finest;
  return Number((Math.ceil(x * unit - 1e-6) / unit).toPrecision(15)) || 0;
}
