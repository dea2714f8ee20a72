import { longTermTest, redemptionTax } from '@/content/investing/tax';
import { effectiveYearlyRate, ratePerPeriod } from '@/lib/finance/deposits';
import { gainOver } from '@/lib/finance/instalments';
import { periodicRate, rateNear } from '@/lib/finance/irr';
import { growthFactors } from '@/lib/finance/random-paths';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import type { LumpsumVsSipInput } from './form';

/** The seed of the random paths, and how many there are. */
export const seed = 20_261_122;
export const pathCount = 1_000;

/** One way to invest the money, ₹ at the end. */
export interface Way {
  /** Paid in over time, what waits included. */
  readonly paid: number;
  readonly fund: number;
  readonly parked: number;
  readonly value: number;
  readonly gain: number;
  readonly shortGain: number;
  readonly longGain: number;
  readonly tax: RedemptionTax;
  readonly afterTax: number;
}

/** Both ways on one path; prices begin at 1, one for the start and one for the end of each month. */
export interface TwoWays {
  readonly prices: readonly number[];
  readonly part: number;
  readonly atOnce: Way;
  readonly monthly: Way;
}

/** Returns the same plan with the return of a whole year as its rate, %, however it is counted. */
export function withYearlyReturn(plan: LumpsumVsSipInput): LumpsumVsSipInput {
  if (plan.convention === 'effective-start') return plan;
  return { ...plan, rate: effectiveYearlyRate(ratePerPeriod(plan.rate, 12, 'nominal'), 12) * 100 };
}

/** Returns the price of the fund at the start and after each month of the path, 1 at first. */
function pricesOf(input: LumpsumVsSipInput): number[] {
  const { path, swing, spread, period, years } = input;
  const usual = 1 + ratePerPeriod(input.rate, 12, 'effective');
  const half = Math.ceil(spread / 2);
  const over = (total: number, months: number) => total ** (1 / months);
  const factorOf = (month: number): number => {
    if (path === 'own') {
      const rate = years[Math.floor(month / 12)]?.rate ?? null;
      return rate === null ? usual : over(1 + rate / 100, 12);
    }
    if (path === 'steady' || month >= spread) return usual;
    if (path === 'falling') return over(1 - swing / 100, spread);
    if (path === 'rising') return over(1 + swing / 100, spread);
    // A dip within one month is over at its end.
    if (spread === 1) return 1;
    if (month < half) return over(1 - swing / 100, half);
    return over(1 / (1 - swing / 100), spread - half);
  };
  const prices = [1];
  let price = 1;
  for (let month = 0; month < period; month += 1) {
    price *= path === 'steady' ? 1 : factorOf(month);
    prices.push(path === 'steady' ? usual ** (month + 1) : price);
  }
  return prices;
}

/** Returns what is invested each month, ₹: an equal part of the money, or a SIP out of other money. */
const partOf = ({ sip, total, spread }: Pick<LumpsumVsSipInput, 'sip' | 'total' | 'spread'>): number =>
  sip ?? total / spread;

/** Returns what waits at the start of the month, before its part is taken, ₹; month 0 is the first. Nothing waits for a SIP out of other money. */
export function parkedBefore(
  input: Pick<LumpsumVsSipInput, 'sip' | 'total' | 'spread' | 'idleRate'>,
  month: number,
): number {
  if (input.sip !== null) return 0;
  const idle = 1 + ratePerPeriod(input.idleRate, 12, 'effective');
  const part = input.total / input.spread;
  let parked = input.total;
  for (let each = 0; each < month; each += 1) parked = (parked - (each < input.spread ? part : 0)) * idle;
  // What is left of the money itself after the last part is only the rounding of doubles.
  return input.idleRate === 0 && month >= input.spread ? 0 : parked;
}

/** Returns both ways at the end, with the tax of a sale of all units there. */
export function twoWays(input: LumpsumVsSipInput, prices = pricesOf(input)): TwoWays {
  const { total, spread, period } = input;
  const part = partOf(input);
  const { months, atAnniversary } = longTermTest(input);
  const last = prices[period] ?? 1;
  const wayOf = (payments: readonly number[], parked: number, paid: number): Way => {
    let [fund, shortGain, longGain, gain] = [0, 0, 0, 0];
    payments.forEach((amount, month) => {
      const worth = (amount * last) / (prices[month] ?? 1);
      const own = gainOver(amount, worth);
      const held = period - month;
      fund += worth;
      gain += own;
      if (atAnniversary ? held >= months : held > months) longGain += own;
      else shortGain += own;
    });
    const tax = redemptionTax({ shortGain, longGain }, input);
    const value = fund + parked;
    return { paid, fund, parked, value, gain, shortGain, longGain, tax, afterTax: value - tax.total };
  };
  return {
    prices,
    part,
    atOnce: wayOf([total], 0, total),
    monthly: wayOf(
      Array.from({ length: spread }, () => part),
      parkedBefore(input, period),
      input.sip === null ? total : part * spread,
    ),
  };
}

/**
 * Returns by how much, as a fraction, the fund must rise over the months of investing for both ways to end equal before tax:
 * evenly over these months, and at the usual return after. Null where there is no such rise, where all is invested in the first month, and
 * where the two ways have other totals.
 */
export function breakEvenRise(input: LumpsumVsSipInput): number | null {
  const { total, spread, period } = input;
  const usual = 1 + ratePerPeriod(input.rate, 12, 'effective');
  const parked = parkedBefore(input, period);
  const later = usual ** (period - spread);
  if (spread === 1 || input.sip !== null) return null;
  return rateNear((1 + input.idleRate / 100) ** (spread / 12) - 1, (rise) => {
    const end = 1 + rise;
    let monthly = 0;
    for (let month = 0; month < spread; month += 1) monthly += ((total / spread) * end) / end ** (month / spread);
    return (total * end - monthly) * later - parked;
  });
}

/** What both ways came to on the random paths, ₹, each sorted, and on how many of them all at once ended higher. */
export interface RandomPaths {
  readonly atOnce: readonly number[];
  readonly monthly: readonly number[];
  readonly wins: number;
}

/** Returns both ways before tax on random paths, months drawn one by one while money is invested, the rest in one step. */
export function randomPaths(input: LumpsumVsSipInput): RandomPaths {
  const { total, spread, period } = input;
  const part = partOf(input);
  const next = growthFactors({ yearlyPercent: input.rate, swingPercent: input.volatility }, seed);
  const parked = parkedBefore(input, period);
  const [atOnce, monthly]: [number[], number[]] = [[], []];
  let wins = 0;
  // Without ups and downs all paths are the same one.
  const drawn = input.volatility === 0 ? 1 : pathCount;
  for (let path = 0; path < drawn; path += 1) {
    let price = 1;
    let units = 0;
    for (let month = 0; month < spread; month += 1) {
      units += part / price;
      price *= next(1);
    }
    if (period > spread) price *= next(period - spread);
    const [whole, parts] = [total * price, units * price + parked];
    if (whole > parts) wins += 1;
    atOnce.push(whole);
    monthly.push(parts);
  }
  const ascending = (a: number, b: number) => a - b;
  return { atOnce: atOnce.sort(ascending), monthly: monthly.sort(ascending), wins: (wins * pathCount) / drawn };
}

/** The paths of the fund, as the page calls them. */
export const pathNames = {
  steady: 'Steady',
  falling: 'Falls while you invest',
  dip: 'Falls and recovers (V)',
  rising: 'Rises while you invest',
  own: 'Your own years',
} as const;

/** Returns what the money becomes that is never invested, ₹. */
export const neverInvested = ({ total, idleRate, period }: LumpsumVsSipInput): number =>
  total * (1 + idleRate / 100) ** (period / 12);

/** Returns the yearly return of all the money after tax, %; the money is there from the first day. */
export function yearly(way: Way, { period }: LumpsumVsSipInput): number {
  return ((way.afterTax / way.paid) ** (12 / period) - 1) * 100;
}

/** Returns the yearly rate, %, at which the monthly parts grow to a value at the end; null where none fits. */
export function partsXirr({ spread, period }: LumpsumVsSipInput, part: number, value: number): number | null {
  const flows = Array.from(
    { length: period + 1 },
    (_, month) => (month < spread ? -part : 0) + (month === period ? value : 0),
  );
  const rate = periodicRate(flows);
  return rate === null ? null : ((1 + rate) ** 12 - 1) * 100;
}

/** Returns the yearly return after tax of the money that is paid month by month, %: on all of it, or of a SIP out of other money its XIRR. */
export function yearlyOfParts({ monthly, part }: TwoWays, input: LumpsumVsSipInput): number | null {
  return input.sip === null ? yearly(monthly, input) : partsXirr(input, part, monthly.afterTax);
}

/** Returns the SIP a month with which month by month ends like all at once before tax, ₹. */
export function sameSip({ atOnce, monthly, part }: TwoWays): number {
  return (atOnce.value / monthly.fund) * part;
}
