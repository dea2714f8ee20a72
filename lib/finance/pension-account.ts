/**
 * A pension account that is paid into every month, with charges and with a mix that changes with age; what may be taken out
 * at once when it is closed. Amounts in ₹, yearly rates in %, shares in %. Every figure of law is an argument.
 */

import { valueOfDeposits } from './deposits';

/** How an account is paid into. */
export interface PensionAccountPlan {
  /** Balance on the first day. */
  readonly opening: number;
  /** Months until the account is closed. */
  readonly months: number;
  /** Paid at the start of each month of the first year, by the member and by the employer. */
  readonly own: number;
  readonly employer: number;
  /** By what the payments rise after each full year, %. */
  readonly rise: number;
  /** Rate per month as a fraction, by the year from 0. */
  readonly rateOf: (year: number) => number;
  /** What is taken from the two payments of a month before they are invested. */
  readonly upfront: (own: number, employer: number) => number;
  /** What is taken at the end of every twelfth month, by the balance. */
  readonly yearlyFee: (balance: number) => number;
}

/** One year of the account, or the last part of a year. */
export interface PensionYear {
  /** Months of it. */
  readonly months: number;
  readonly opening: number;
  readonly own: number;
  readonly employer: number;
  readonly charges: number;
  readonly growth: number;
  readonly closing: number;
}

/**
 * Returns the account year by year. Each payment is made at the start of its month, less its charge, and earns for that month;
 * a fee never takes more than there is.
 */
export function pensionYears(plan: PensionAccountPlan): PensionYear[] {
  const years: PensionYear[] = [];
  let balance = plan.opening;
  for (let start = 0; start < plan.months; start += 12) {
    const count = Math.min(12, plan.months - start);
    const risen = (1 + plan.rise / 100) ** (start / 12);
    const own = plan.own * risen;
    const employer = plan.employer * risen;
    const taken = plan.upfront(own, employer);
    const opening = balance;
    const rate = plan.rateOf(start / 12);
    const invested = own + employer - taken;
    balance = opening * (1 + rate) ** count + invested * valueOfDeposits(rate, count, 'start');
    const growth = balance - opening - invested * count;
    const fee = count === 12 ? Math.min(balance, plan.yearlyFee(balance)) : 0;
    balance -= fee;
    years.push({
      months: count,
      opening,
      own: own * count,
      employer: employer * count,
      charges: taken * count + fee,
      growth,
      closing: balance,
    });
  }
  return years;
}

/** Shares of a mix at an age, %. */
export interface MixAtAge {
  readonly age: number;
  readonly equity: number;
  readonly corporate: number;
  readonly government: number;
}

/**
 * Returns the mix of a life-cycle fund at an age: between the ages of its table it moves in equal steps, before the first and
 * after the last it stays.
 * @example mixAt([{ age: 30, equity: 60, corporate: 20, government: 20 }, { age: 40, equity: 40, corporate: 30, government: 30 }], 35).equity // 50
 */
export function mixAt(table: readonly MixAtAge[], age: number): Omit<MixAtAge, 'age'> {
  const after = table.find((point) => point.age > age);
  const before = table.findLast((point) => point.age <= age);
  const from = before ?? after;
  const to = after ?? before;
  if (!from || !to) return { equity: 0, corporate: 0, government: 0 };
  const part = to.age === from.age ? 0 : (age - from.age) / (to.age - from.age);
  const between = (name: 'equity' | 'corporate' | 'government') => from[name] + (to[name] - from[name]) * part;
  return { equity: between('equity'), corporate: between('corporate'), government: between('government') };
}

/** Up to a balance (₹; `null`: any) the share in % that may be taken at once, or an amount where that is more. */
export interface ExitBand {
  readonly upTo: number | null;
  readonly percent: number;
  readonly amount?: number;
}

/**
 * Returns the most that may be taken at once from a balance, ₹, by ascending bands of which the last has no end.
 * @example mostAtOnce(900, [{ upTo: 500, percent: 100 }, { upTo: null, percent: 60 }]) // 540
 */
export function mostAtOnce(balance: number, bands: readonly ExitBand[]): number {
  const band = bandOf(balance, bands);
  if (!band) return 0;
  return Math.min(balance, Math.max((balance * band.percent) / 100, band.amount ?? 0));
}

/** Returns the band of a balance (₹). */
export function bandOf(balance: number, bands: readonly ExitBand[]): ExitBand | undefined {
  return bands.find(({ upTo }) => upTo === null || balance <= upTo);
}

/**
 * Returns the level monthly payment, ₹, that uses up a balance in a number of months, the first at once; the rest earns the rate
 * per month (a fraction).
 * @example monthlyDrawing(1200, 0, 12) // 100
 */
export function monthlyDrawing(balance: number, rate: number, months: number): number {
  const worth = rate === 0 ? months : (-Math.expm1(-months * Math.log1p(rate)) / rate) * (1 + rate);
  return balance / worth;
}

/**
 * Returns a pension that is a share of pay after long service: `percent` of the monthly pay, less in proportion below the full
 * months of service; 0 before the least months.
 */
export function servicePension(
  pay: number,
  monthsServed: number,
  rule: { readonly percent: number; readonly fullMonths: number; readonly leastMonths: number },
): number {
  if (monthsServed < rule.leastMonths) return 0;
  return (pay * rule.percent * Math.min(monthsServed, rule.fullMonths)) / rule.fullMonths / 100;
}
