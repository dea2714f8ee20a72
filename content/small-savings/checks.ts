/** Checks of answers that the pages on PPF and Sukanya Samriddhi share. */
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import {
  calendarYear,
  depositsOnDays,
  firstYear,
  isEnough,
  type OpenedAccount,
  type SecondPayment,
  yearNumber,
} from '@/lib/finance/scheme-account';
import { formatDate, formatMonth, inr } from '@/lib/format';
import type { IsoDate, Rule } from '@/lib/law';
import { sumOf } from '@/lib/sum';

/** Returns the positions of values that repeat an earlier one. */
export function repeats(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Returns what is wrong with the passbook balances: a year twice, or before the account was opened. */
export function passbookRowProblems(
  opened: IsoDate,
  passbook: readonly { readonly financialYear: string }[],
): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  for (const index of repeats(passbook.map((row) => row.financialYear))) {
    at(`passbook.${index}.financialYear`, 'This financial year is listed twice. Keep one balance for each year.');
  }
  passbook.forEach(({ financialYear }, index) => {
    at(
      [`passbook.${index}.financialYear`, 'opened'],
      yearNumber(opened, financialYear) < 1 &&
        `The end of ${financialYear} is before the account was opened on ${formatDate(opened)}. Change one of them.`,
    );
  });
  return found;
}

/** Returns what is wrong with expected changes of the rate: a month twice, or one whose rate is notified. */
export function rateChangeProblems(rateChanges: readonly { readonly from: IsoMonth }[]): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const known = ppfRateKnownUntil.value;
  for (const index of repeats(rateChanges.map((row) => row.from))) {
    at(`rateChanges.${index}.from`, 'This month is listed twice. Keep one rate for each month.');
  }
  rateChanges.forEach(({ from }, index) => {
    at(
      `rateChanges.${index}.from`,
      `${from}-01` <= known &&
        `Rates up to ${formatMonth(known)} are already notified. Enter changes after that month.`,
    );
  });
  return found;
}

/** Deposits on days of their own. */
export interface DatedDeposits extends OpenedAccount {
  readonly deposits: readonly { readonly date: IsoDate; readonly amount: number }[];
}

/** What the most and the least of a year are, and the paragraph of the Scheme that says so. */
interface DepositLimits {
  readonly maximumDeposit: Rule<number>;
  readonly minimumDeposit: Rule<number>;
}

/** Returns what is wrong with a year that is paid in two ways: more than the most. `paragraph` is that of the Scheme. */
export function secondPaymentProblems(
  { deposit, onceMore }: SecondPayment & { readonly deposit: number },
  { maximumDeposit }: DepositLimits,
  paragraph: string,
  field: string,
): readonly Problem[] {
  return problemAt(
    ['onceMore', field],
    onceMore > 0 &&
      deposit + onceMore > maximumDeposit.value &&
      `Together you would pay ${inr(deposit + onceMore)} a year. The most is ${inr(maximumDeposit.value)} (${paragraph}).`,
  );
}

/**
 * Returns what is wrong with the days and sums of dated deposits: before the account, outside its days of deposit, or more than the most of
 * a year. `end` says why no deposit is taken on a day, or null.
 */
export function datedDepositProblems(
  input: DatedDeposits,
  { maximumDeposit }: DepositLimits,
  paragraph: string,
  end: (day: IsoDate) => string | null,
): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const most = maximumDeposit.value;
  const first = firstYear(input);
  const begins = first === 1 ? input.opened : `${calendarYear(input.opened, first)}-04-01`;
  const byYear = new Map<number, number>();
  input.deposits.forEach((row, index) => {
    const number = yearNumber(input.opened, row.date);
    const field = `deposits.${index}`;
    if (row.date < begins && !(row.amount === 0 && number === 1)) {
      at(
        `${field}.date`,
        begins === input.opened
          ? `This day is before the account was opened on ${formatDate(input.opened)}.`
          : `Your passbook balance already includes what was paid before ${formatDate(begins)}.`,
      );
    } else {
      at(`${field}.date`, end(row.date));
    }
    const before = byYear.get(number) ?? 0;
    byYear.set(number, before + row.amount);
    at(
      `${field}.amount`,
      before <= most &&
        before + row.amount > most &&
        `With this deposit you pay ${inr(before + row.amount)} in the financial year. The most is ${inr(most)}. Anything above it is returned without interest (${paragraph}).`,
    );
  });
  return found;
}

/** Returns the problem of an account whose own first deposits do not open it: less than the least on its day. */
export function openingDepositProblems(
  input: DatedDeposits,
  { minimumDeposit }: DepositLimits,
  paragraph: string,
): readonly Problem[] {
  const minimum = minimumDeposit.value;
  const onOpening = sumOf(
    input.deposits.filter(({ date }) => date === input.opened),
    ({ amount }) => amount,
  );
  return problemAt(
    ['deposits', 'opened'],
    firstYear(input) === 1 &&
      depositsOnDays(input.opened, 1, input.deposits).length > 0 &&
      !isEnough(onOpening, minimum) &&
      `You must open the account with at least ${inr(minimum)} on ${formatDate(input.opened)} (${paragraph}). Add a deposit on that day, or remove the others of that financial year.`,
  );
}
