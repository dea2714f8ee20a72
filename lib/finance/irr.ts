import { daysBetween } from '../calendar';
import type { IsoDate } from '../law';

/** Rates are looked for strictly between these: −99.99 % and 1,000 % a period. */
const LOWEST_RATE = -0.9999;
const HIGHEST_RATE = 10;
const TOLERANCE = 1e-12;
const MOST_ITERATIONS = 200;
/** The yearly rates of dated flows, which may span a few days, are looked for between these: up to 10,00,000 %. */
export const xirrBounds = { lowest: LOWEST_RATE, highest: 1e4 } as const;
/** Steps of growth, each about 1 %, at which rates are tried where several may fit. */
const SCAN_STEPS = 1_850;

/**
 * Returns the rate per period at which the present value of equally spaced flows is 0, as a fraction; the first flow is at
 * time 0. Money paid and money received have opposite signs. Where several rates fit, the one nearest to 0. Null when all
 * flows have one sign, or no rate between −99.99 % and 1,000 % fits.
 * @example periodicRate([-100, 0, 121]) // 0.1
 */
export function periodicRate(flows: readonly number[]): number | null {
  if (!hasBothSigns(flows)) return null;
  // Zeros at the ends shift the clock without moving the rate, but would let the value sink to 0 at rates far out.
  const used = flows.slice(
    flows.findIndex((flow) => flow !== 0),
    flows.findLastIndex((flow) => flow !== 0) + 1,
  );
  return rateNear(0, (rate) => {
    // Below a rate of 0 the value at the end has the same sign, and does not overflow.
    if (rate < 0) return used.reduce((value, flow) => value * (1 + rate) + flow, 0);
    return used.reduceRight((value, flow) => value / (1 + rate) + flow, 0);
  });
}

/**
 * Returns the effective yearly rate x, as a fraction, with Σ amount ÷ (1 + x)^(days ÷ 365) = 0: the XIRR of spreadsheets.
 * Money paid and money received have opposite signs; the order of the flows does not matter. Where several rates fit, the
 * one nearest to 10 %. Null when all flows have one sign or one date, or no rate fits.
 * @example xirr([{ date: '2023-04-01', amount: -100 }, { date: '2024-03-31', amount: 110 }]) // 0.1
 */
export function xirr(flows: readonly { readonly date: IsoDate; readonly amount: number }[]): number | null {
  const used = flows.filter((flow) => flow.amount !== 0);
  if (!hasBothSigns(used.map((flow) => flow.amount))) return null;
  if (used.every(({ date }) => date === used[0]?.date)) return null;
  return rateNear(0.1, worthAt(used), xirrBounds.highest);
}

/**
 * Returns every effective yearly rate, as a fraction within `xirrBounds`, at which dated flows balance, lowest first; empty where
 * none does. Flows whose daily sums change sign once have one rate at most. Two rates closer than 1 % may hide
 * each other.
 * @example xirrRates([{ date: '2023-01-01', amount: -100 }, { date: '2024-01-01', amount: 230 }, { date: '2024-12-31', amount: -132 }]) // [0.1, 0.2]
 */
export function xirrRates(flows: readonly { readonly date: IsoDate; readonly amount: number }[]): number[] {
  const byDay = new Map<IsoDate, number>();
  for (const { date, amount } of flows) byDay.set(date, (byDay.get(date) ?? 0) + amount);
  const daily = [...byDay].flatMap(([date, amount]) => (amount === 0 ? [] : [{ date, amount }]));
  daily.sort((a, b) => (a.date < b.date ? -1 : 1));
  const changes = daily.filter(
    ({ amount }, index) => Math.sign(amount) !== Math.sign(daily[index - 1]?.amount ?? amount),
  );
  if (changes.length < 2) {
    const rate = xirr(daily);
    return rate === null ? [] : [rate];
  }
  const value = worthAt(daily);
  const [lowest, highest] = [Math.log1p(xirrBounds.lowest), Math.log1p(xirrBounds.highest)];
  const found: number[] = [];
  let below: Point = { rate: LOWEST_RATE, value: value(LOWEST_RATE) };
  for (let step = 1; step <= SCAN_STEPS; step += 1) {
    const rate = Math.expm1(lowest + ((highest - lowest) * step) / SCAN_STEPS);
    const above = { rate, value: value(rate) };
    if (above.value === 0) found.push(rate);
    else if (below.value !== 0 && Math.sign(above.value) !== Math.sign(below.value)) {
      const root = rootBetween(value, below, above);
      if (root !== null) found.push(root);
    }
    below = above;
  }
  return found;
}

/** Returns the worth of dated flows as a function of the yearly rate: at their end below a rate of 0, at their start from 0 on. */
function worthAt(flows: readonly { readonly date: IsoDate; readonly amount: number }[]): (rate: number) => number {
  const first = flows[0]?.date ?? '';
  const days = flows.map(({ date }) => daysBetween(first, date));
  const start = Math.min(...days);
  const end = Math.max(...days);
  return (rate) => {
    const origin = rate < 0 ? end : start;
    return flows.reduce(
      (value, { amount }, index) => value + amount * (1 + rate) ** ((origin - (days[index] ?? 0)) / 365),
      0,
    );
  };
}

/**
 * Returns the root of a continuous function of a rate (fraction per period) that lies nearest to a guess, to 1e-12; null
 * when its sign never changes between −99.99 % and `highest`, 1,000 % if left out. Two roots closer than a few percent may hide each other. For
 * values with a closed form, where listing the flows would be slow.
 * @example rateNear(0, (rate) => 100 * (1 + rate) ** 2 - 121) // 0.1
 */
export function rateNear(guess: number, value: (rate: number) => number, highest = HIGHEST_RATE): number | null {
  const atGuess = value(guess);
  if (atGuess === 0) return guess;
  // We walk outwards both ways in the logarithm of growth, in steps that widen, until the sign changes.
  let below = { rate: guess, value: atGuess };
  let above = below;
  for (let step = 0.02; below.rate > LOWEST_RATE || above.rate < highest; step *= 1.25) {
    if (above.rate < highest) {
      const rate = Math.min((1 + above.rate) * Math.exp(step) - 1, highest);
      const next = { rate, value: value(rate) };
      if (Math.sign(next.value) !== Math.sign(atGuess)) return rootBetween(value, above, next);
      above = next;
    }
    if (below.rate > LOWEST_RATE) {
      const rate = Math.max((1 + below.rate) * Math.exp(-step) - 1, LOWEST_RATE);
      const next = { rate, value: value(rate) };
      if (Math.sign(next.value) !== Math.sign(atGuess)) return rootBetween(value, below, next);
      below = next;
    }
  }
  return null;
}

interface Point {
  readonly rate: number;
  readonly value: number;
}

/**
 * Returns the root between two points whose values differ in sign: inverse quadratic interpolation where it is safe,
 * bisection elsewhere (T. R. Chandrupatla, Advances in Engineering Software 28, 1997).
 */
function rootBetween(value: (rate: number) => number, from: Point, to: Point): number | null {
  let newest = to;
  let opposite = from;
  let fraction = 0.5;
  for (let iteration = 0; iteration < MOST_ITERATIONS; iteration += 1) {
    const rate = newest.rate + fraction * (opposite.rate - newest.rate);
    const point = { rate, value: value(rate) };
    let replaced: Point;
    if (Math.sign(point.value) === Math.sign(newest.value)) {
      replaced = newest;
    } else {
      replaced = opposite;
      opposite = newest;
    }
    newest = point;

    const best = Math.abs(newest.value) < Math.abs(opposite.value) ? newest : opposite;
    const width = Math.abs(opposite.rate - newest.rate);
    const tolerance = TOLERANCE / 2 + Math.abs(best.rate) * Number.EPSILON;
    // Adding 0 turns −0 into 0.
    if (best.value === 0 || width <= 2 * tolerance) return best.rate + 0;

    const a = (newest.rate - opposite.rate) / (replaced.rate - opposite.rate);
    const b = (newest.value - opposite.value) / (replaced.value - opposite.value);
    // Both together put `a` between 0 and 1.
    const isSafe = b * b < a && (1 - b) * (1 - b) < 1 - a;
    const interpolated =
      (newest.value / (opposite.value - newest.value)) * (replaced.value / (opposite.value - replaced.value)) +
      ((replaced.rate - newest.rate) / (opposite.rate - newest.rate)) *
        (newest.value / (replaced.value - newest.value)) *
        (opposite.value / (replaced.value - opposite.value));
    const nearest = tolerance / width;
    fraction = Math.min(Math.max(isSafe ? interpolated : 0.5, nearest), 1 - nearest);
  }
  return null;
}

function hasBothSigns(amounts: readonly number[]): boolean {
  return amounts.some((amount) => amount > 0) && amounts.some((amount) => amount < 0);
}
