/** Checks of answers that the pages on PPF and Sukanya Samriddhi share. */
import { ppfRateKnownUntil } from '@/content/rules/small-savings';
import { type Problem, problemSheet } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import { yearNumber } from '@/lib/finance/scheme-account';
import { formatDate, formatMonth } from '@/lib/format';
import type { IsoDate } from '@/lib/law';

/** Returns the positions of values that repeat an earlier one. */
export function repeats(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Returns what is wrong with the passbook balances: a year twice, or before the account was opened. */
export function passbookRowProblems(
  opened: IsoDate,
  passbook: readonly { readonly financialYear: string }[],
): readonly Problem[] {
  const { at, problems } = problemSheet();
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
  return problems;
}

/** Returns what is wrong with expected changes of the rate: a month twice, or one whose rate is notified. */
export function rateChangeProblems(rateChanges: readonly { readonly from: IsoMonth }[]): readonly Problem[] {
  const { at, problems } = problemSheet();
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
  return problems;
}
