/** Checks of answers that the pages on PPF and Sukanya Samriddhi share. */
import { ppfRateKnownUntil } from '@/content/rules/small-savings';
import type { Problem } from '@/lib/calculator';
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
): Problem[] {
  const problems: Problem[] = repeats(passbook.map((row) => row.financialYear)).map((index) => ({
    fields: [`passbook.${index}.financialYear`],
    text: 'This financial year is listed twice. Keep one balance for each year.',
  }));
  passbook.forEach((row, index) => {
    if (yearNumber(opened, row.financialYear) < 1) {
      problems.push({
        fields: [`passbook.${index}.financialYear`, 'opened'],
        text: `The end of ${row.financialYear} is before the account was opened on ${formatDate(opened)}. Change one of them.`,
      });
    }
  });
  return problems;
}

/** Returns what is wrong with expected changes of the rate: a month twice, or one whose rate is notified. */
export function rateChangeProblems(rateChanges: readonly { readonly from: IsoMonth }[]): Problem[] {
  const problems: Problem[] = repeats(rateChanges.map((row) => row.from)).map((index) => ({
    fields: [`rateChanges.${index}.from`],
    text: 'This month is listed twice. Keep one rate for each month.',
  }));
  rateChanges.forEach((row, index) => {
    if (`${row.from}-01` <= ppfRateKnownUntil.value) {
      problems.push({
        fields: [`rateChanges.${index}.from`],
        text: `Rates up to ${formatMonth(ppfRateKnownUntil.value)} are already notified. Enter changes after that month.`,
      });
    }
  });
  return problems;
}
