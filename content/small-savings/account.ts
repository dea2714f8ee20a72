/** What the results of PPF and Sukanya Samriddhi have in common about an account. */
import { ppf } from '@/content/rules/small-savings';
import { type Action, type Breakdown, type Chart, type NoteSheet, rupees, type Worksheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import type { Movement } from '@/lib/finance/monthly-balance';
import {
  calendarYear,
  type DepositPattern,
  firstYear,
  type OpenedAccount,
  type SchemeAccount,
} from '@/lib/finance/scheme-account';
import { formatDate, formatNumber, inr } from '@/lib/format';
import type { IsoDate, Rule } from '@/lib/law';
import { listOf } from '@/lib/list-of';

/** Returns 31 March at the end of year `number` of the account. */
export const yearEnd = ({ opened }: OpenedAccount, number: number): IsoDate =>
  `${calendarYear(opened, number + 1)}-03-31`;
/** Returns 1 April at the beginning of year `number` of the account. */
export const yearStart = ({ opened }: OpenedAccount, number: number): IsoDate =>
  `${calendarYear(opened, number)}-04-01`;

/** An account as it is looked at on a day. */
interface AccountToday extends OpenedAccount {
  readonly today: IsoDate;
}

/** Returns the first day for which there can be something to do: today, the opening, or the year after the latest balance. */
export function actionsBegin(input: AccountToday): IsoDate {
  const first = firstYear(input);
  const begins = first === 1 ? input.opened : yearStart(input, first);
  return begins > input.today ? begins : input.today;
}

/** Returns the actions between two days, in their order. */
export function actionsBetween({ actions }: NoteSheet, begins: IsoDate, ends: IsoDate = '9999-12-31'): Action[] {
  return actions
    .filter(({ date = '' }) => date >= begins && date <= ends)
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
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
  const sum = paid.reduce((total, { amount }) => total + amount, 0);
  const opening = opensHere ? ` into an account opened on ${formatDate(input.opened)}` : '';
  assume(
    sum > 0 &&
      `${inr(sum)} of deposits due before ${formatDate(input.today)} counts as paid${opening}. If you paid something else, enter it under “${other}”.${opening ? ' If the account is not open yet, enter the day on which you open it.' : ''}`,
  );
}

/** Returns whether the account is worked out from a balance of its passbook, not from its opening. */
export const runsFromPassbook = ({ passbook }: OpenedAccount) => passbook.length > 0;
export const depositsLabel = (input: OpenedAccount) =>
  runsFromPassbook(input) ? 'Deposits from now on' : 'Total deposited';
export const interestLabel = (input: OpenedAccount) =>
  runsFromPassbook(input) ? 'Interest from now on' : 'Total interest';

/** Returns how the deposits are paid, as a part of a sentence. */
export function howPaid(input: DepositPattern): string {
  switch (input.pattern) {
    case 'april':
      return 'by 5 April each year';
    case 'month':
      return `${input.payBy === 'by' ? 'by' : 'after'} the 5th of the month you chose, once a year`;
    case 'monthlyBy':
      return 'one twelfth by the 5th of each month';
    case 'monthlyAfter':
      return 'one twelfth after the 5th of each month';
  }
}

/** Writes the fees for years without the minimum deposit, where there are any. */
export function revivalFeeStep({ step }: Worksheet, { revivalFees }: SchemeAccount, fee: Rule<number>): void {
  if (revivalFees === 0) return;
  step(
    rupees('Fees to revive the account', revivalFees, { tone: 'cost' }),
    `${inr(fee.value)} for each year without the minimum deposit, on top of the deposits`,
    fee.cite,
  );
}

/** Returns where the final amount comes from and, where money was taken out, where it goes; `names` are what amount and taken money are called. */
export function breakdownsOf(
  input: OpenedAccount,
  account: SchemeAccount,
  names: { readonly amount: string; readonly taken: string },
): Breakdown[] {
  const { opening, deposits, interest, closing, withdrawn } = account;
  const total = withdrawn > 0 ? rupees('Paid in and earned', closing + withdrawn) : rupees(names.amount, closing);
  const came: Breakdown = {
    title: 'Where it comes from',
    total,
    parts: listOf(
      runsFromPassbook(input) && rupees('Balance you start with', opening, { tone: 'other' }),
      rupees(depositsLabel(input), deposits, { tone: 'own' }),
      rupees(interestLabel(input), interest, { tone: 'growth' }),
    ),
  };
  if (withdrawn === 0) return [came];
  const goes: Breakdown = {
    title: 'Where it goes',
    total,
    parts: [rupees(names.amount, closing, { tone: 'own' }), rupees(names.taken, withdrawn, { tone: 'other' })],
  };
  return [came, goes];
}

/** Returns the chart of the balance at the end of each year: your own money still in it, and the rest, which is interest. */
export function balanceChart(input: OpenedAccount, { opening, years }: SchemeAccount) {
  let paid = opening;
  const own = years.map((year) => {
    paid += year.deposit - year.withdrawn;
    return Math.min(year.closing, Math.max(0, paid));
  });
  const growth = years.map((year, index) => Math.max(0, year.closing - (own[index] ?? 0)));
  return {
    kind: 'areas',
    title: 'Balance at the end of each financial year',
    unit: 'rupees',
    x: { label: 'Financial year', values: years.map((year) => year.financialYear) },
    series: [
      {
        label: runsFromPassbook(input) ? 'Balance you start with and deposits' : 'Your own money',
        values: own,
        tone: 'own',
      },
      { label: 'Interest', values: growth, tone: 'growth' },
    ],
  } as const satisfies Chart;
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
