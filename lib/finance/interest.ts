import { addDays, daysBetween } from '../calendar';
import type { IsoDate } from '../law';

/** How interest is added: only at the end, a number of times a year, or continuously. */
export type Adding = 'simple' | 'continuous' | number;

/**
 * Returns the value of ₹1 after a number of years, fractions included: 1 + r × t simple, (1 + r ÷ m)^(m × t) added m times a year,
 * e^(r × t) continuous. The rate is a fraction per year, from 0.
 * @example growthOf(0.08, 5, 'simple') // 1.4
 */
export function growthOf(rate: number, years: number, adding: Adding): number {
  if (adding === 'simple') return 1 + rate * years;
  if (adding === 'continuous') return Math.exp(rate * years);
  return Math.exp(adding * years * Math.log1p(rate / adding));
}

/**
 * Returns the yearly rate, a fraction, at which ₹1 grows to `growth` (above 0) in a number of years (above 0).
 * @example rateForGrowth(1.4, 5, 'simple') // 0.08
 */
export function rateForGrowth(growth: number, years: number, adding: Adding): number {
  if (adding === 'simple') return (growth - 1) / years;
  if (adding === 'continuous') return Math.log(growth) / years;
  return adding * Math.expm1(Math.log(growth) / (adding * years));
}

/**
 * Returns the years in which ₹1 becomes `growth` (from 1) at a yearly rate, a fraction above 0.
 * @example yearsForGrowth(1.4, 0.08, 'simple') // 5
 */
export function yearsForGrowth(growth: number, rate: number, adding: Adding): number {
  if (adding === 'simple') return (growth - 1) / rate;
  if (adding === 'continuous') return Math.log(growth) / rate;
  return Math.log(growth) / (adding * Math.log1p(rate / adding));
}

/** How days become years: each is 1 ÷ 365, 1 ÷ 360, or 1 ÷ the days of its own calendar year. */
export type DayCount = '365' | '360' | 'actual';

/**
 * Returns the years from the first day to the second, which is not counted; 0 where it does not come later.
 * @example yearsBetween('2024-01-01', '2025-01-01', '365') // 366 ÷ 365
 */
export function yearsBetween(from: IsoDate, to: IsoDate, dayCount: DayCount): number {
  if (to <= from) return 0;
  if (dayCount !== 'actual') return daysBetween(from, to) / Number(dayCount);
  let years = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const first = `${year}-01-01`;
    const next = `${year + 1}-01-01`;
    const days = daysBetween(from > first ? from : first, to < next ? to : next);
    years += days / daysBetween(first, next);
  }
  return years;
}

/** Returns how often 29 February lies from the first day on and before the second. */
export function leapDaysBetween(from: IsoDate, to: IsoDate): number {
  let found = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const last = addDays(`${year}-03-01`, -1);
    if (last.endsWith('-29') && last >= from && last < to) found += 1;
  }
  return found;
}

/** Money paid in (positive) or taken out (negative) on a day, ₹. */
export interface DatedAmount {
  readonly date: IsoDate;
  readonly amount: number;
}

/**
 * Returns the value on a day of dated amounts, in order of their days, ₹; later ones do not count. Compound and continuous:
 * each grows by itself from its own day. Simple: interest is kept apart and earns nothing, and a withdrawal is taken from the
 * principal first, so that interest is that of the daily balances. Below zero where more is taken out than is there.
 */
export function valueOn(
  day: IsoDate,
  amounts: readonly DatedAmount[],
  rate: number,
  adding: Adding,
  dayCount: DayCount,
): number {
  const counted = amounts.filter(({ date }) => date <= day);
  if (adding !== 'simple') {
    return counted.reduce(
      (value, { date, amount }) => value + amount * growthOf(rate, yearsBetween(date, day, dayCount), adding),
      0,
    );
  }
  let principal = 0;
  let interest = 0;
  counted.forEach(({ date, amount }, index) => {
    const fromPrincipal = Math.max(amount, -principal);
    principal += fromPrincipal;
    interest += amount - fromPrincipal;
    interest += principal * rate * yearsBetween(date, counted[index + 1]?.date ?? day, dayCount);
  });
  return principal + interest;
}
