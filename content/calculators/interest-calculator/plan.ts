import { daysBetween, financialYearOf, firstYearOf } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import {
  type Adding,
  type DatedAmount,
  growthOf,
  rateForGrowth,
  valueOn,
  yearsBetween,
  yearsForGrowth,
} from '@/lib/finance/interest';
import type { IsoDate } from '@/lib/law';
import type { InterestInput } from './form';

/** How often a year each choice adds interest. */
export const addings: Readonly<Record<InterestInput['adding'], Adding>> = {
  simple: 'simple',
  yearly: 1,
  halfYearly: 2,
  quarterly: 4,
  monthly: 12,
  daily: 365,
  continuous: 'continuous',
};

/** Returns the rate of the input as a fraction per year: a rate per month counts twelve times. */
export function yearlyRateOf({ rate, ratePer }: InterestInput): number {
  return ratePer === 'year' ? rate / 100 : (rate * 12) / 100;
}

/** Returns the time of the input in years. */
function yearsOf({ timeBy, period, from, to, dayCount }: InterestInput): number {
  return timeBy === 'period' ? period / 12 : yearsBetween(from, to, dayCount);
}

/** A sum at interest with the figure that was asked for filled in; the rate is a fraction per year. */
export interface Plan {
  readonly principal: number;
  readonly rate: number;
  readonly years: number;
  readonly adding: Adding;
}

/** Returns the plan of an input other than late interest; what was asked for may come out as not finite, which `check` refuses. */
export function planOf(input: InterestInput): Plan {
  const adding = addings[input.adding];
  const rate = yearlyRateOf(input);
  const { principal, wanted } = input;
  switch (input.ask) {
    case 'principal': {
      const years = yearsOf(input);
      return { principal: wanted / growthOf(rate, years, adding), rate, years, adding };
    }
    case 'rate': {
      const years = yearsOf(input);
      return { principal, rate: rateForGrowth(wanted / principal, years, adding), years, adding };
    }
    case 'time':
      return { principal, rate, years: yearsForGrowth(wanted / principal, rate, adding), adding };
    default:
      return { principal, rate, years: yearsOf(input), adding };
  }
}

/** Returns principal, deposits and withdrawals (negative) with their days, in order, on one day deposits first. */
export function amountsOf({ principal, from, movements }: InterestInput): DatedAmount[] {
  return [
    { date: from, amount: principal },
    ...movements.map(({ way, amount, on }) => ({ date: on, amount: way === 'in' ? amount : -amount })),
  ].sort((a, b) => compareText(a.date, b.date) || b.amount - a.amount);
}

/** One row of the yearly table, ₹. */
interface Year {
  readonly name: string;
  readonly days: number | null;
  readonly opening: number;
  readonly paid: number;
  readonly interest: number;
  readonly closing: number;
}

/** Returns the plan year by year; with two dates by financial year, with the days of each. */
export function yearRows(input: InterestInput, plan: Plan): Year[] {
  return input.ask === 'amount' && input.timeBy === 'dates' ? datedYears(input, plan) : countedYears(plan);
}

function countedYears({ principal, rate, years, adding }: Plan): Year[] {
  const found: Year[] = [];
  let opening = principal;
  // A whole number of years may come out of a logarithm a speck too large.
  for (let year = 1; year < years + 1 - 1e-9; year += 1) {
    const closing = principal * growthOf(rate, Math.min(year, years), adding);
    found.push({ name: String(year), days: null, opening, paid: 0, interest: closing - opening, closing });
    opening = closing;
  }
  return found;
}

function datedYears(input: InterestInput, { rate, adding }: Plan): Year[] {
  const { from, to, dayCount } = input;
  const amounts = amountsOf(input);
  const found: Year[] = [];
  let start: IsoDate = from;
  let opening = 0;
  while (start < to) {
    const name = financialYearOf(start);
    const next = `${firstYearOf(name) + 1}-04-01`;
    const end = next < to ? next : to;
    // A payment on the first day of a year belongs to that year, so the year before closes without it.
    const paidIn = amounts.filter(({ date }) => date >= start && (date < end || end === to));
    const before = amounts.filter(({ date }) => date < end || end === to);
    const paid = paidIn.reduce((sum, { amount }) => sum + amount, 0);
    const closing = valueOn(end, before, rate, adding, dayCount);
    found.push({ name, days: daysBetween(start, end), opening, paid, interest: closing - opening - paid, closing });
    opening = closing;
    start = end;
  }
  return found;
}

/** Returns the first day on which more was taken out than was there, with the ₹ missing; null where there is none. */
export function overdrawnOn(
  input: InterestInput,
  plan: Plan,
): { readonly date: IsoDate; readonly missing: number } | null {
  const amounts = amountsOf(input);
  for (const { date, amount } of amounts) {
    if (amount >= 0) continue;
    const value = valueOn(date, amounts, plan.rate, plan.adding, input.dayCount);
    if (value < -0.005) return { date, missing: -value };
  }
  return null;
}

/** Where ₹1 grows beyond this in another way of adding interest, that way is not shown beside the chosen one. */
export const MOST_SHOWN = 10_00_000;

/** Returns the effective yearly rate of a plan where interest is added; the rate itself for simple interest. */
export const effectiveOf = ({ rate, adding }: Pick<Plan, 'rate' | 'adding'>) => growthOf(rate, 1, adding) - 1;

/** Returns the whole months in which a target is reached; a speck of double arithmetic is no month. */
export const monthsNeeded = ({ years }: Plan) => Math.ceil(years * 12 - 1e-9);
