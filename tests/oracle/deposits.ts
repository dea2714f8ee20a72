/** Deposits as banks count them and section 194A taxes them: what a rupee becomes by a day, TDS and tax of each financial year. */
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { DAY } from './days';
import { type FinancialYear, statutoryTax } from './statute';

/** How interest of a deposit is counted; a day is 1/365 of a year unless `dayCount` is "actual". */
interface Terms {
  readonly addedEvery: string;
  readonly oddDays: 'simple' | 'compound';
  readonly dayCount?: '365' | 'actual';
}

/** Whose interest section 194A looks at. */
interface Depositor {
  readonly age: 'below60' | 'senior' | 'verySenior';
  readonly payer: 'bank' | 'company';
  readonly otherInterest: number;
  readonly pan: boolean;
  readonly declared: boolean;
}

/** Returns the days from one to another as a part of a year: each counts 1/365, or by its own calendar year 1/366 in leap years. */
export function partOfYear(from: number, to: number, dayCount: '365' | 'actual' = '365'): number {
  if (dayCount === '365') return Math.round((to - from) / DAY) / 365;
  let part = 0;
  for (let day = from; day < to - DAY / 2; day += DAY) {
    const year = new Date(day).getUTCFullYear();
    part += new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 1 / 366 : 1 / 365;
  }
  return part;
}

/** Returns the day that many months after another one, or the last of its month where that has no such day. */
export function monthsAfter(time: number, months: number): number {
  const day = new Date(time);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, Math.min(day.getUTCDate(), last));
}

/** Returns the whole periods of months between two days, and the days beyond them. */
export function periodsBetween(from: number, to: number, months: number): { periods: number; days: number } {
  let periods = 0;
  while (monthsAfter(from, (periods + 1) * months) <= to) periods += 1;
  return { periods, days: Math.round((to - monthsAfter(from, periods * months)) / DAY) };
}

/** Returns what a rupee left in a deposit has become on a day, ₹. Banks pay simple interest on deposits of less than six months. */
export function grown(input: Terms, rate: number, from: number, to: number, end: number): number {
  const isShort = input.oddDays === 'simple' && end < monthsAfter(from, 6);
  if (input.addedEvery === 'never' || isShort) return 1 + rate * partOfYear(from, to, input.dayCount);
  const months = Number(input.addedEvery);
  const { periods } = periodsBetween(from, to, months);
  const odd = partOfYear(monthsAfter(from, periods * months), to, input.dayCount);
  const each = 1 + (rate * months) / 12;
  if (input.oddDays === 'compound') return each ** (periods + (odd * 12) / months);
  return each ** periods * (1 + rate * odd);
}

/** Returns the payout of a rupee for a period, ₹: a quarter's interest discounted where paid sooner, quarters added up where later. */
export const payoutOf = (rate: number, months: number) =>
  months === 3 ? rate / 4 : (1 + rate / 4) ** (months / 3) - 1;

/** Returns the interest earned on a rupee of a payout deposit up to a day, ₹: the payouts due, and the days since the last. */
export function earned(
  input: { readonly payoutEvery: string; readonly dayCount?: '365' | 'actual' },
  rate: number,
  from: number,
  to: number,
): number {
  const months = Number(input.payoutEvery);
  const { periods } = periodsBetween(from, to, months);
  return periods * payoutOf(rate, months) + rate * partOfYear(monthsAfter(from, periods * months), to, input.dayCount);
}

/** Returns the financial years from the first day to the last: the April in which each starts, and what was earned by its end. */
export function byYear(
  start: number,
  end: number,
  upTo: (day: number) => number,
): { year: number; interest: number }[] {
  const years = [];
  const first =
    new Date(start).getUTCMonth() < 3 ? new Date(start).getUTCFullYear() - 1 : new Date(start).getUTCFullYear();
  let before = 0;
  for (let year = first; Date.UTC(year, 3, 1) < end; year += 1) {
    // The night of 31 March ends the year: the days up to 1 April.
    const now = upTo(Math.min(end, Date.UTC(year + 1, 3, 1)));
    years.push({ year, interest: now - before });
    before = now;
  }
  return years;
}

/** Returns the TDS of section 194A, ₹: on all interest once that of the payer is above the limit of the year; null for years before 2024. */
export function deducted(input: Depositor, year: number, interest: number): number | null {
  if (year < 2024) return null;
  const isSenior = input.age !== 'below60';
  const limit =
    input.payer === 'company'
      ? year === 2024
        ? 5_000
        : 10_000
      : year === 2024
        ? isSenior
          ? 50_000
          : 40_000
        : isSenior
          ? 1_00_000
          : 50_000;
  const total = Math.max(0, interest) + input.otherInterest;
  // A limit that the arithmetic misses by a fraction of a paisa is not exceeded.
  if (total <= limit + 1e-6 || (input.declared && input.pan)) return 0;
  return Math.max(0, interest) * (input.pan ? 0.1 : 0.2);
}

/** Returns the income-tax with the interest less that without it, ₹; section 80TTB takes a senior's interest from banks in the old regime. */
export function taxOn(
  input: Pick<Depositor, 'age' | 'payer' | 'otherInterest'> & {
    readonly income: number | null;
    readonly regime: 'new' | 'old';
  },
  year: number,
  interest: number,
): number | null {
  if (year < 2024 || input.income === null) return null;
  const financialYear: FinancialYear = year === 2024 ? '2024-25' : year === 2025 ? '2025-26' : '2026-27';
  const regime = input.income > 0 ? input.regime : 'new';
  const tax = (ofDeposits: number) =>
    statutoryTax(
      {
        ...emptyTaxpayer,
        age: input.age,
        other: {
          ...emptyTaxpayer.other,
          depositInterest: input.payer === 'company' ? 0 : ofDeposits,
          other: (input.income ?? 0) + (input.payer === 'company' ? ofDeposits : 0),
        },
      },
      financialYear,
      regime,
      usualReadings,
    ).tax;
  return tax(input.otherInterest + Math.max(0, interest)) - tax(input.otherInterest);
}

/** The 5-year recurring deposit of the post office, % from a month on, as notified each quarter. */
const postRates = [
  ['2016-04', 7.4],
  ['2016-10', 7.3],
  ['2017-04', 7.2],
  ['2017-07', 7.1],
  ['2018-01', 6.9],
  ['2018-10', 7.3],
  ['2019-07', 7.2],
  ['2020-04', 5.8],
  ['2023-04', 6.2],
  ['2023-07', 6.5],
  ['2023-10', 6.7],
] as const;

/** Returns the rate of a recurring deposit of the post office that is opened in a month such as "2026-04", %. */
export const postRecurringRate = (month: string): number =>
  postRates.findLast(([from]) => from <= month)?.[1] ?? Number.NaN;

/** Returns the yearly rate at which flows by their times in years come to nothing, %: by halving. */
export function yieldOf(flows: readonly (readonly [time: number, amount: number])[]): number {
  let [low, high] = [-0.99, 3];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (flows.reduce((sum, [time, amount]) => sum + amount * (1 + middle) ** -time, 0) > 0) low = middle;
    else high = middle;
  }
  return low * 100;
}

/** Returns the yearly return of flows by their days, in years of whole periods of months and days of 365, %: by halving. */
export function yearly(
  flows: readonly (readonly [day: number, amount: number])[],
  start: number,
  months: number,
): number {
  const timed = flows.map(([day, amount]) => {
    const { periods, days } = periodsBetween(start, day, months);
    return [(periods * months) / 12 + days / 365, amount] as const;
  });
  return yieldOf(timed);
}
