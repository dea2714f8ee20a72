/** Money lent to a bank or post office for a fixed time: what it has earned by any day, and what it pays out. Amounts in ₹, rates in %. */
import { addMonthsToDay } from '../calendar';
import type { IsoDate } from '../law';
import { type DatedAmount, type DayCount, yearsBetween } from './interest';

/** How interest is added: at an interval of months, or only at the end. */
export type AddedEvery = 1 | 3 | 6 | 12 | 'never';

/** How a deposit earns. */
export interface DepositTerms {
  readonly ratePercent: number;
  readonly addedEvery: AddedEvery;
  /** What days beyond whole periods earn: simple interest as at most banks, or a fraction of a period's growth. */
  readonly oddDays: 'simple' | 'compound';
  readonly dayCount: DayCount;
}

/** A deposit with what it earns, whatever its kind. */
export interface RunningDeposit {
  readonly start: IsoDate;
  readonly end: IsoDate;
  /** Money put in, in order of date. */
  readonly paidIn: readonly DatedAmount[];
  /** Interest paid out on the way and with the end, in order of date. */
  readonly payouts: readonly DatedAmount[];
  /** Returns the interest earned before a day, paid out or not; after the end what it was at the end. */
  readonly earned: (day: IsoDate) => number;
  /** What the end itself adds, ₹, where it does: below zero for what is taken back of a deposit that is broken. It is in `earned` from the end on. */
  readonly addedAtEnd?: number;
}

/** Whole periods of months from a day up to another, and the day on which the last of them ends. */
interface WholePeriods {
  readonly count: number;
  readonly until: IsoDate;
}

/** Returns how many whole periods of `months` fit between two days, and where the last of them ends. */
export function wholePeriods(start: IsoDate, day: IsoDate, months: number): WholePeriods {
  const years = Number(day.slice(0, 4)) - Number(start.slice(0, 4));
  let count = Math.max(0, Math.floor((12 * years + Number(day.slice(5, 7)) - Number(start.slice(5, 7))) / months));
  while (count > 0 && addMonthsToDay(start, count * months) > day) count -= 1;
  return { count, until: addMonthsToDay(start, count * months) };
}

/** Returns what ₹1 deposited on a day becomes by another. */
export function growthOfDeposit(terms: DepositTerms, start: IsoDate, day: IsoDate): number {
  const rate = terms.ratePercent / 100;
  if (day <= start) return 1;
  if (terms.addedEvery === 'never') return 1 + rate * yearsBetween(start, day, terms.dayCount);
  const { count, until } = wholePeriods(start, day, terms.addedEvery);
  const perPeriod = (rate * terms.addedEvery) / 12;
  const whole = (1 + perPeriod) ** count;
  const rest = yearsBetween(until, day, terms.dayCount);
  if (terms.oddDays === 'simple') return whole * (1 + rate * rest);
  return whole * (1 + perPeriod) ** ((rest * 12) / terms.addedEvery);
}

/** Returns the earlier of two days. */
const earlier = (one: IsoDate, other: IsoDate) => (one < other ? one : other);

/** Returns a deposit that keeps its interest until the end. */
export function cumulativeDeposit(
  principal: number,
  terms: DepositTerms,
  start: IsoDate,
  end: IsoDate,
): RunningDeposit {
  const earned = (day: IsoDate) => principal * (growthOfDeposit(terms, start, earlier(day, end)) - 1);
  return {
    start,
    end,
    paidIn: [{ date: start, amount: principal }],
    payouts: [{ date: end, amount: earned(end) }],
    earned,
  };
}

/**
 * Returns what ₹1 pays out at each interval of months where interest is added every quarter: a month's share is discounted,
 * (1 + R ÷ 400)^(1/3) − 1, because it is paid before the quarter is over; half-years and years compound.
 * @example payoutOfPeriod(7, 1) * 500000 // 2899.82
 */
export function payoutOfPeriod(ratePercent: number, months: number): number {
  return Math.expm1((months / 3) * Math.log1p(ratePercent / 400));
}

/** Returns a deposit that pays its interest out at an interval of months: `perPeriod` on ₹1; odd days at the end earn simple interest. */
export function payingDeposit(
  principal: number,
  ratePercent: number,
  { months, perPeriod, dayCount }: { readonly months: number; readonly perPeriod: number; readonly dayCount: DayCount },
  start: IsoDate,
  end: IsoDate,
): RunningDeposit {
  const payout = principal * perPeriod;
  const { count, until } = wholePeriods(start, end, months);
  const rest = (principal * ratePercent * yearsBetween(until, end, dayCount)) / 100;
  const payouts = Array.from({ length: count }, (_, index) => ({
    date: addMonthsToDay(start, months * (index + 1)),
    amount: payout,
  }));
  const earned = (day: IsoDate) => {
    const to = earlier(day, end);
    if (to <= start) return 0;
    const whole = wholePeriods(start, to, months);
    const running = (principal * ratePercent * yearsBetween(whole.until, to, dayCount)) / 100;
    // Days of an unfinished period never earn more than the period will pay.
    const most = whole.count < count ? payout : Number.POSITIVE_INFINITY;
    return whole.count * payout + Math.min(running, most);
  };
  return {
    start,
    end,
    paidIn: [{ date: start, amount: principal }],
    payouts: rest > 0 ? [...payouts, { date: end, amount: rest }] : payouts,
    earned,
  };
}

/** Returns a recurring deposit: each instalment grows by (1 + R ÷ 400) a quarter, a month being a third of it. */
export function recurringDeposit(
  instalment: number,
  ratePercent: number,
  count: number,
  start: IsoDate,
  dayCount: DayCount,
): RunningDeposit {
  const end = addMonthsToDay(start, count);
  const paidIn = Array.from({ length: count }, (_, index) => ({
    date: addMonthsToDay(start, index),
    amount: instalment,
  }));
  const monthly = Math.log1p(ratePercent / 400) / 3;
  const earned = (day: IsoDate) => {
    const to = earlier(day, end);
    const { count: months, until } = wholePeriods(start, to, 1);
    const oddDays = to > start ? yearsBetween(until, to, dayCount) : 0;
    const simple = 1 + (ratePercent * oddDays) / 100;
    let value = 0;
    let paid = 0;
    for (let index = 0; index < count && (paidIn[index]?.date ?? end) < to; index += 1) {
      value += instalment * Math.exp(monthly * (months - index)) * simple;
      paid += instalment;
    }
    return value - paid;
  };
  return { start, end, paidIn, payouts: [{ date: end, amount: earned(end) }], earned };
}

/** Returns the money that a deposit holds at the start of a day, interest not yet paid out included; 0 from its end on. */
export function balanceOf({ end, paidIn, payouts, earned }: RunningDeposit, day: IsoDate): number {
  if (day >= end) return 0;
  const before = (amounts: readonly DatedAmount[]) =>
    amounts.reduce((total, { date, amount }) => (date < day ? total + amount : total), 0);
  return before(paidIn) + earned(day) - before(payouts);
}

/** Returns the years between two days, whole periods of `months` counting as such and the rest by days. */
export function yearsInPeriods(start: IsoDate, day: IsoDate, months: number): number {
  const { count, until } = wholePeriods(start, day, months);
  return (count * months) / 12 + yearsBetween(until, day, '365');
}
