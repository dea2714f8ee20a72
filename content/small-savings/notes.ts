import { ppf } from '@/content/rules/ppf';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import type { Action, NoteSheet } from '@/lib/calculator';
import { addDays, addMonths } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import type { Movement } from '@/lib/finance/monthly-balance';
import {
  calendarYear,
  type DepositPattern,
  depositsOnDays,
  firstYear,
  type OpenedAccount,
  type SchemeAccount,
  type SecondPayment,
} from '@/lib/finance/scheme-account';
import { formatDate, formatMonth, formatNumber, inr } from '@/lib/format';
import type { IsoDate, Rule } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { type AccountToday, actionsBegin, yearStart } from './account';
import { type Paying, secondInWords } from './working';

/** Returns the actions between two days, in their order. */
export function actionsBetween({ actions }: NoteSheet, begins: IsoDate, ends: IsoDate = '9999-12-31'): Action[] {
  return actions
    .filter(({ date = '' }) => date >= begins && date <= ends)
    .sort((a, b) => compareText(a.date ?? '', b.date ?? ''));
}

/** Writes up to which day the rates are notified. */
export function ratesNote({ assume }: NoteSheet, knownUntil: IsoDate, balance: string): void {
  assume(
    `Months up to ${formatDate(knownUntil)} earn the notified rates. For later months we use the rate you expect, as we have no rate yet. The rate may change every quarter, for ${balance} too.`,
    ppfRateKnownUntil.cite,
  );
}

/** Returns when to pay the deposit of a year, as the visitor chose to pay it, and what the 5th would bring. */
function depositDue(
  input: OpenedAccount & DepositPattern & SecondPayment,
  year: SchemeAccount['years'][number],
  isUsual: boolean,
): { text: string; date: IsoDate } {
  const once = isUsual ? input.onceMore : 0;
  const due = patternDue(input, { ...year, deposit: year.deposit - once });
  return once === 0 ? due : { ...due, text: `${due.text} Pay ${secondInWords(input)}.` };
}

/** Returns when to pay what the pattern has of a year. */
function patternDue(
  input: OpenedAccount & DepositPattern,
  year: Pick<SchemeAccount['years'][number], 'financialYear' | 'deposit' | 'number'>,
): { text: string; date: IsoDate } {
  const { financialYear: name, deposit } = year;
  const april = Number(yearStart(input, year.number).slice(0, 4));
  const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);
  const month = `${Number(input.payMonth) < 4 ? april + 1 : april}-${input.payMonth}`;
  switch (input.pattern) {
    case 'april':
      return {
        text: `Pay the ${inr(deposit)} of ${name} on or before this day, so that it earns interest for the whole year.`,
        date: `${april}-04-05`,
      };
    case 'month':
      return input.payBy === 'by'
        ? {
            text: `Pay the ${inr(deposit)} of ${name} on or before this day, so that it earns interest for this month too.`,
            date: `${month}-05`,
          }
        : {
            text: `Pay the ${inr(deposit)} of ${name} in ${formatMonth(month)}. By the 5th it would earn interest for that month too.`,
            date: lastDayOf(month),
          };
    case 'monthlyBy':
      return {
        text: `Pay the first instalment of ${name} on or before this day, and each later one by the 5th of its month.`,
        date: `${april}-04-05`,
      };
    case 'monthlyAfter':
      return {
        text: `Pay the first instalment of ${name} this month. Each instalment paid by the 5th would earn interest for its month too.`,
        date: `${april}-04-30`,
      };
  }
}

/** Writes when to pay the deposits of the next three years among these; `fixed` says which have an amount of their own, without the payment once more. */
export function depositActions(
  { actionOn }: NoteSheet,
  input: AccountToday & Paying,
  years: SchemeAccount['years'],
  cutOff: Rule<number>,
  fixed: (financialYear: string) => boolean = () => false,
): void {
  const begins = actionsBegin(input);
  const due = years
    .filter(({ number, deposit }) => number > 1 && deposit > 0)
    // Deposits with days of their own are not paid as the others.
    .filter(({ number }) => depositsOnDays(input.opened, number, input.deposits).length === 0)
    .map((year) => depositDue(input, year, !fixed(year.financialYear)))
    .filter(({ date }) => date >= begins);
  for (const { date, text } of due.slice(0, 3)) actionOn(date, text, cutOff.cite);
}

/** Writes that deposits of days before today count as paid, where there are any. `other` is where they can be changed. */
export function paidNotes(
  { assume }: NoteSheet,
  input: AccountToday,
  deposits: readonly Movement[],
  other: string,
): void {
  const start = calendarYear(input.opened, firstYear(input));
  const cutOff = ppf.interestCutOffDay.value;
  // Patterns put "by the 5th" on the 1st and "after it" on the 6th: they are due on the 5th, and by the end of the month.
  const dueOn = ({ month, day }: Movement) => {
    const due = day === 1 ? cutOff : day === cutOff + 1 ? 31 : day;
    return `${addMonths(`${start}-04`, month)}-${String(due).padStart(2, '0')}`;
  };
  const opensHere = firstYear(input) === 1;
  const isPast = (each: Movement, index: number) =>
    (index === 0 && opensHere ? input.opened : dueOn(each)) < input.today;
  const paid = deposits.filter((each, index) => each.amount > 0 && isPast(each, index));
  const sum = sumOf(paid, ({ amount }) => amount);
  const opening = opensHere ? ` into an account opened on ${formatDate(input.opened)}` : '';
  assume(
    sum > 0 &&
      `${inr(sum)} of deposits due before the day under “Today” counts as paid${opening}. If you paid something else, enter it under “${other}”.${opening ? ' If the account is not open yet, enter the day on which you open it.' : ''}`,
  );
}

/** Writes which deposit is no multiple of what the account takes, where one is not. */
export function oddDepositNotes({ limit }: NoteSheet, deposits: readonly number[], multiple: Rule<number>): void {
  const odd = deposits.find((amount) => {
    const multiples = amount / multiple.value;
    return Math.abs(multiples - Math.round(multiples)) > 1e-9;
  });
  limit(
    odd !== undefined &&
      `The account takes multiples of ${inr(multiple.value)}, and ₹${formatNumber(odd)} is not one. We count it as typed, but you must pay the next multiple below or above.`,
    multiple.cite,
  );
}
