/** What the accounts of small savings schemes share: financial years of an account, days of deposits, rates by month, missed years. */

import { addMonths, financialYearOf, firstYearOf, type IsoMonth, monthsBetween } from '../calendar';
import { compareText } from '../compare-text';
import { type DatedSeries, type IsoDate, valueOn } from '../law';
import { sum } from '../sum';
import type { Movement } from './monthly-balance';

/** One financial year of an account; money in ₹. Years are numbered from 1, the year of opening. */
export interface SchemeYear {
  readonly number: number;
  readonly financialYear: string;
  readonly deposit: number;
  /** The rates of the months that earn, % a year, in order, each once. */
  readonly rates: readonly number[];
  readonly lowestBalances: number;
  readonly interest: number;
  readonly withdrawn: number;
  readonly closing: number;
  /** Earlier years without the minimum deposit that are not made good when the year begins. */
  readonly missedBefore: number;
  /** What the law lets go out in this year at most; null where nothing may, or where an older balance is not known. */
  readonly withdrawalLimit: number | null;
}

/** An account, year by year; money in ₹. */
export interface SchemeAccount<Year extends SchemeYear = SchemeYear> {
  readonly opening: number;
  readonly years: readonly Year[];
  readonly movements: readonly Movement[];
  readonly closing: number;
  readonly deposits: number;
  readonly interest: number;
  readonly withdrawn: number;
  /** Fees for years without the minimum deposit, paid beside the deposits. */
  readonly revivalFees: number;
}

/** The day of opening, and balances of a passbook by financial year. */
export interface OpenedAccount {
  readonly opened: IsoDate;
  readonly passbook: readonly { readonly financialYear: string; readonly balance: number }[];
}

/** How a year's deposit is paid; of instalments each is a twelfth. "By" and "after" are about the day that decides on interest. */
export interface DepositPattern {
  readonly pattern: 'april' | 'month' | 'monthlyBy' | 'monthlyAfter';
  /** Month of the yearly deposit, '01' to '12'. */
  readonly payMonth: string;
  readonly payBy: 'by' | 'after';
}

/** A payment once a year besides the pattern; "by" and "after" are about the day that decides on interest. */
export interface SecondPayment {
  /** ₹; 0 for none. */
  readonly onceMore: number;
  /** Its month, '01' to '12'. */
  readonly onceMonth: string;
  readonly onceBy: 'by' | 'after';
}

/** A deposit of one financial year: months after April, day of the month, ₹. */
export interface YearlyDeposit {
  readonly month: number;
  readonly day: number;
  readonly amount: number;
}

/** Returns the calendar year in which year `number` of an account begins; year 1 is the financial year of opening. */
export function calendarYear(opened: IsoDate, number: number): number {
  return firstYearOf(financialYearOf(opened)) + number - 1;
}

/** Returns the financial year, such as '2026-27', of year `number` of an account. */
export function financialYear(opened: IsoDate, number: number): string {
  return financialYearOf(`${calendarYear(opened, number)}-04`);
}

/** Returns the number of the account's year in which a day lies, or that a financial year such as '2026-27' is. */
export function yearNumber(opened: IsoDate, day: string): number {
  return firstYearOf(day.length === 7 ? day : financialYearOf(day)) - calendarYear(opened, 1) + 1;
}

/** Returns the number of the first year worked out: the one after the latest passbook balance, else the year of opening. */
export function firstYear({ opened, passbook }: OpenedAccount): number {
  return Math.max(0, ...passbook.map((row) => yearNumber(opened, row.financialYear))) + 1;
}

/** Returns the account of these years, with its totals. */
export function accountOf<Year extends SchemeYear>(
  account: Pick<SchemeAccount<Year>, 'opening' | 'years' | 'movements' | 'revivalFees'>,
): SchemeAccount<Year> {
  const { opening, years } = account;
  return {
    ...account,
    closing: years.at(-1)?.closing ?? opening,
    deposits: sum(years.map((year) => year.deposit)),
    interest: sum(years.map((year) => year.interest)),
    withdrawn: sum(years.map((year) => year.withdrawn)),
  };
}

/** Returns the month of a day, counted from April of a calendar year, and the day of that month. */
export function placeFromApril(year: number, day: IsoDate): { readonly month: number; readonly day: number } {
  return { month: 12 * (Number(day.slice(0, 4)) - year) + Number(day.slice(5, 7)) - 4, day: Number(day.slice(8, 10)) };
}

/** Returns how many months after April a month such as '07' lies in its financial year: 3. */
export function monthAfterApril(month: string): number {
  return (Number(month) + 8) % 12;
}

/** Returns whether a pattern pays every month. */
export function isMonthly({ pattern }: DepositPattern): boolean {
  return pattern === 'monthlyBy' || pattern === 'monthlyAfter';
}

/** Returns the days of the pattern in a full year: the 1st represents "by" the cut-off day, the day following it for "after". */
export function daysOfPattern(
  pattern: DepositPattern,
  cutOffDay: number,
): { readonly month: number; readonly day: number }[] {
  if (pattern.pattern === 'april') return [{ month: 0, day: 1 }];
  if (pattern.pattern === 'month') {
    return [{ month: monthAfterApril(pattern.payMonth), day: pattern.payBy === 'by' ? 1 : cutOffDay + 1 }];
  }
  const day = pattern.pattern === 'monthlyBy' ? 1 : cutOffDay + 1;
  return Array.from({ length: 12 }, (_, month) => ({ month, day }));
}

/**
 * Returns the payment of a year besides the pattern; none where there is none. In the year of opening, named by its day, one whose month is
 * over is not made, and one of the same month is paid on that day at the earliest.
 */
export function secondPayment(
  { onceMore, onceMonth, onceBy }: SecondPayment,
  cutOffDay: number,
  opened?: IsoDate,
): YearlyDeposit[] {
  const month = monthAfterApril(onceMonth);
  const day = onceBy === 'by' ? 1 : cutOffDay + 1;
  const begins = opened === undefined ? 0 : monthAfterApril(opened.slice(5, 7));
  if (onceMore === 0 || month < begins) return [];
  const opensOn = opened === undefined || month > begins ? 1 : Number(opened.slice(8, 10));
  return [{ month, day: Math.max(day, opensOn), amount: onceMore }];
}

/** Returns deposits made on days of their own that lie in year `number` of an account. */
export function depositsOnDays(
  opened: IsoDate,
  number: number,
  deposits: readonly { readonly date: IsoDate; readonly amount: number }[],
): readonly { readonly date: IsoDate; readonly amount: number }[] {
  return deposits.filter((row) => yearNumber(opened, row.date) === number);
}

/** Returns the deposits of year `number` that were made on days of their own, by their place in the year; null where the year has none. */
export function ownDeposits(
  opened: IsoDate,
  number: number,
  deposits: readonly { readonly date: IsoDate; readonly amount: number }[],
): YearlyDeposit[] | null {
  const own = depositsOnDays(opened, number, deposits);
  if (own.length === 0) return null;
  const start = calendarYear(opened, number);
  return own.filter(({ amount }) => amount > 0).map(({ date, amount }) => ({ ...placeFromApril(start, date), amount }));
}

interface OpeningYear {
  readonly opened: IsoDate;
  readonly cutOffDay: number;
  /** The least that opens an account, ₹. */
  readonly minimum: number;
  /** The deposit of a full year, ₹. */
  readonly deposit: number;
  /** What this year takes in all, where that was given; else instalments already past are not made up for. */
  readonly fixed?: number | undefined;
}

/**
 * Returns the deposits of the year of opening: what the pattern puts before the opening day is paid on it (of monthly
 * instalments only that of the same month), and at least the minimum is paid on it, taken from what follows.
 */
export function depositsOfOpeningYear(
  pattern: DepositPattern,
  { opened, cutOffDay, minimum, deposit, fixed }: OpeningYear,
): YearlyDeposit[] {
  const month = monthAfterApril(opened.slice(5, 7));
  const day = Number(opened.slice(8, 10));
  const days = daysOfPattern(pattern, cutOffDay).filter((each) => !isMonthly(pattern) || each.month >= month);
  const instalment = fixed === undefined && isMonthly(pattern) ? deposit / 12 : (fixed ?? deposit) / days.length;
  let atOpening = 0;
  const later: YearlyDeposit[] = [];
  for (const due of days) {
    if (due.month < month || (due.month === month && due.day <= day)) atOpening += instalment;
    else later.push({ ...due, amount: instalment });
  }
  const moved: YearlyDeposit[] = [];
  for (const paid of later) {
    const brought = Math.min(paid.amount, Math.max(0, minimum - atOpening));
    atOpening += brought;
    if (paid.amount > brought) moved.push({ ...paid, amount: paid.amount - brought });
  }
  return [{ month, day, amount: atOpening }, ...moved];
}

interface MonthlyRates {
  /** The notified rates, and the last day for which they are on file. */
  readonly notified: DatedSeries<number>;
  readonly knownUntil: IsoDate;
  readonly start: IsoMonth;
  readonly months: number;
  /** % a year for the months that are not known, until a change. */
  readonly expected: number;
  readonly changes: readonly { readonly from: IsoMonth; readonly rate: number }[];
}

/**
 * Returns the rates, % a year, of the months from `start`: as notified where that is known, else as expected.
 * @throws NoRuleError where the first month lies before the first notified rate.
 */
export function ratesByMonth({ notified, knownUntil, start, months, expected, changes }: MonthlyRates): number[] {
  const known = Math.min(months, Math.max(0, monthsBetween(start, knownUntil) + 1));
  const first = notified.from[0]?.date ?? start;
  const rates = Array.from({ length: months }, (_, index) => {
    if (index >= known) return expected;
    const month = addMonths(start, index);
    // The series may begin within a month.
    return valueOn(notified, first.startsWith(month) ? first : `${month}-01`).value;
  });
  const inOrder = [...changes].sort((a, b) => compareText(a.from, b.from));
  for (const change of inOrder) rates.fill(change.rate, Math.max(known, monthsBetween(start, change.from)));
  return rates;
}

/** Returns whether a year's deposit reaches the minimum, both in ₹; twelfths of it may fall short by a rounding of the double. */
export function isEnough(deposit: number, minimum: number): boolean {
  return deposit > minimum - 0.005;
}
