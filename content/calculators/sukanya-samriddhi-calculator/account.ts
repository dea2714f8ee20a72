import { quarterlyRates } from '@/content/rules/small-savings';
import { sukanya } from '@/content/rules/sukanya';
import { addDays, addMonths, addMonthsToDay, type IsoMonth, monthsBetween } from '@/lib/calendar';
import { type Movement, yearsOfMonthlyBalance } from '@/lib/finance/monthly-balance';
import {
  accountOf,
  calendarYear,
  daysOfPattern,
  depositsOfOpeningYear,
  financialYear,
  firstYear,
  isEnough,
  isMonthly,
  ownDeposits,
  placeFromApril,
  ratesByMonth,
  type SchemeAccount,
  type SchemeYear,
  secondPayment,
  type YearlyDeposit,
  yearNumber,
} from '@/lib/finance/scheme-account';
import type { IsoDate } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { sum } from '@/lib/sum';
import type { SukanyaInput } from './rows';

/** One financial year of the account. */
export interface SukanyaYear extends SchemeYear {
  /** Months that earn: twelve, fewer in the year of closing. */
  readonly months: number;
}

/** The account, year by year. */
export type SukanyaAccount = SchemeAccount<SukanyaYear>;

const cutOffDay = sukanya.interestCutOffDay.value;
const minimum = sukanya.minimumDeposit.value;

/** Returns her birthday at an age in years. */
export const birthday = (birth: IsoDate, age: number): IsoDate => addMonthsToDay(birth, 12 * age);

/** Returns her age in whole years on a day. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return birthday(birth, years) <= day ? years : years - 1;
}

/** Returns the day on which 15 years of deposits are over: the first without. */
export const depositsEnd = (opened: IsoDate): IsoDate => addMonthsToDay(opened, 12 * sukanya.depositYears.value);

/** Returns the day of maturity, 21 years after opening. */
export const maturityDate = (opened: IsoDate): IsoDate => addMonthsToDay(opened, 12 * sukanya.termYears.value);

/** Returns the day on which the account is closed. */
export function endOf(input: Pick<SukanyaInput, 'closing' | 'closedOn' | 'opened'>): IsoDate {
  return input.closing === 'maturity' ? maturityDate(input.opened) : (input.closedOn as IsoDate);
}

/** Returns the first day on which money may be taken for her education: at 18, or with class 10 passed. */
export function withdrawalFrom({ birth, tenth }: Pick<SukanyaInput, 'birth' | 'tenth'>): IsoDate {
  const atAge = birthday(birth as IsoDate, sukanya.withdrawal.age.value);
  return tenth !== '' && tenth < atAge ? (tenth as IsoDate) : atAge;
}

/** Returns the number of the year in which the account ends. */
export function lastYear(input: SukanyaInput): number {
  return yearNumber(input.opened, addDays(endOf(input), -1));
}

/** Returns the month and day of a deposit as a day of the calendar. */
function dayOf(input: SukanyaInput, number: number, { month, day }: Pick<YearlyDeposit, 'month' | 'day'>): IsoDate {
  return `${addMonths(`${calendarYear(input.opened, number)}-04`, month)}-${String(day).padStart(2, '0')}`;
}

/** Returns the deposits of a year as the pattern or the visitor's own days have them. */
function depositsOfYear(input: SukanyaInput, number: number): YearlyDeposit[] {
  const own = ownDeposits(input.opened, number, input.deposits);
  if (own) return own;
  if (input.horizon === 'fifteen' && number > sukanya.depositYears.value) return [];
  const { opened, deposit } = input;
  const days = daysOfPattern(input, cutOffDay);
  const usual =
    number === 1
      ? depositsOfOpeningYear(input, { opened, cutOffDay, minimum, deposit })
      : days.map((each) => ({ ...each, amount: deposit / days.length }));
  const due = [...usual, ...secondPayment(input, cutOffDay, number === 1 ? opened : undefined)];
  const until = depositsEnd(opened);
  const end = endOf(input);
  return due.filter((each) => {
    const day = dayOf(input, number, each);
    return day < until && day < end;
  });
}

/** Returns the instalments in which a year's deposit is paid. */
export const instalmentsOf = (input: SukanyaInput): number => (isMonthly(input) ? 12 : 1);

/** Returns the months of the years counted, and how many of them earn: those before the month of closing. */
function monthsOf(input: SukanyaInput): { readonly start: IsoMonth; readonly all: number; readonly earning: number } {
  const first = firstYear(input);
  const start = `${calendarYear(input.opened, first)}-04`;
  const all = 12 * Math.max(0, lastYear(input) - first + 1);
  return { start, all, earning: Math.min(all, Math.max(0, monthsBetween(start, endOf(input).slice(0, 7)))) };
}

/** Returns the rates of the earning months, % a year. */
function ratesOf(input: SukanyaInput): number[] {
  const { start, earning } = monthsOf(input);
  const { knownUntil = start } = quarterlyRates.sukanya;
  // Money came in on the day of opening at the earliest: no rate is asked for the months before it.
  const before = firstYear(input) === 1 ? Math.max(0, monthsBetween(start, input.opened.slice(0, 7))) : 0;
  const rates = ratesByMonth({
    notified: quarterlyRates.sukanya,
    knownUntil,
    start: addMonths(start, before),
    months: Math.max(0, earning - before),
    expected: input.rate,
    changes: input.rateChanges,
  });
  return [...Array<number>(before).fill(0), ...rates];
}

/**
 * Returns the account's years from the first unknown one to the end. It follows the input even where a deposit or withdrawal is
 * beyond its limit: `problems` in check.ts reports that.
 */
export function sukanyaAccount(input: SukanyaInput): SukanyaAccount {
  const first = firstYear(input);
  const { all, earning } = monthsOf(input);
  const numbers = Array.from({ length: all / 12 }, (_, index) => first + index);
  const closings = new Map(input.passbook.map((row) => [yearNumber(input.opened, row.financialYear), row.balance]));
  const opening = closings.get(first - 1) ?? 0;
  const depositsByYear = numbers.map((number) => depositsOfYear(input, number));
  const start = calendarYear(input.opened, first);
  const movements: Movement[] = [
    ...depositsByYear.flatMap((deposits, index) =>
      deposits.map((deposit) => ({ ...deposit, month: 12 * index + deposit.month })),
    ),
    ...input.withdrawals.map(({ date, amount }) => ({ ...placeFromApril(start, date), amount: -amount })),
  ];
  const rates = ratesOf(input);
  const book = yearsOfMonthlyBalance({
    opening,
    years: numbers.length,
    movements,
    ratePercent: (month) => rates[month] ?? 0,
    cutOffDay,
    credited: input.rounding === 'rupee' ? nearestRupee : (interest) => interest,
  });
  book.forEach((year, index) => {
    closings.set(first + index, year.closing);
  });
  const from = withdrawalFrom(input);
  let missed = 0;
  let revivalFees = 0;
  const years = numbers.map((number, index): SukanyaYear => {
    const deposit = sum((depositsByYear[index] ?? []).map((each) => each.amount));
    const missedBefore = missed;
    if (isEnough(deposit, minimum)) {
      revivalFees += missed * sukanya.revivalFee.value;
      missed = 0;
    } else if (number <= sukanya.depositYears.value && number < lastYear(input)) missed += 1;
    const before = closings.get(number - 1);
    const months = Math.min(12, Math.max(0, earning - 12 * index));
    const opens = number === 1 ? monthsBetween(`${start}-04`, input.opened.slice(0, 7)) : 0;
    const mayTake = number > 1 && from <= `${calendarYear(input.opened, number + 1)}-03-31` && from < endOf(input);
    return {
      number,
      financialYear: financialYear(input.opened, number),
      deposit,
      rates: [...new Set(rates.slice(12 * index + opens, 12 * index + months))],
      months,
      lowestBalances: book[index]?.lowestBalances ?? 0,
      interest: book[index]?.interest ?? 0,
      withdrawn: sum(
        input.withdrawals.filter(({ date }) => yearNumber(input.opened, date) === number).map(({ amount }) => amount),
      ),
      closing: book[index]?.closing ?? 0,
      missedBefore,
      withdrawalLimit:
        mayTake && before !== undefined ? Math.max(0, (before * sukanya.withdrawal.share.value) / 100) : null,
    };
  });
  return accountOf({ opening, years, movements, revivalFees });
}

/**
 * Returns the smallest yearly deposit, ₹, in multiples that the account takes, that reaches the goal; null where the largest
 * allowed deposit does not.
 */
export function depositForGoal(input: SukanyaInput): number | null {
  const multiple = sukanya.depositMultiple.value * instalmentsOf(input);
  const reaches = (multiples: number) =>
    sukanyaAccount({ ...input, deposit: multiple * multiples }).closing >= input.goal - 0.005;
  let low = Math.ceil(minimum / multiple);
  let high = Math.floor((sukanya.maximumDeposit.value - input.onceMore) / multiple);
  if (!reaches(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return multiple * low;
}
