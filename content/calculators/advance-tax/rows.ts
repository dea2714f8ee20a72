import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { filingLeftOut, paymentsLeftOut, paymentsOfYear, withFilingAfterYear } from '@/content/tax/payments-of-year';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import type { AdvanceTaxInput } from './form';

/** Returns whether a day is in the year of the input. */
export const isInYear = (date: IsoDate, { financialYear }: AdvanceTaxInput): boolean =>
  financialYearOf(date) === financialYear;

/** Returns the input with what is of its year: no payments before it, no income of another one, and no day of filing before its end. */
export function withRowsOfYear(input: AdvanceTaxInput): AdvanceTaxInput {
  return {
    ...withFilingAfterYear(input),
    payments: paymentsOfYear(input.payments, rulesOfYear(advanceTaxYears, input.financialYear)),
    datedIncome: input.datedIncome.filter(({ date }) => isInYear(date, input)),
    datedTax: input.datedTax.filter(({ date }) => isInYear(date, input)),
  };
}

/** Names each row that is left out because it is not of the year. */
export function rowsLeftOut(notes: NoteSheet, input: AdvanceTaxInput): void {
  const year = yearTitle(input.financialYear);
  const law = rulesOfYear(advanceTaxYears, input.financialYear);
  filingLeftOut(notes, input, law);
  paymentsLeftOut(notes, input.payments, law);
  for (const [index, { date, amount }] of input.datedIncome.entries()) {
    notes.warn(
      amount !== 0 &&
        !isInYear(date, input) &&
        `Income ${index + 1}, of ${formatDate(date)}, is not in ${year}. We leave it out.`,
    );
  }
  for (const [index, { date, tax }] of input.datedTax.entries()) {
    notes.warn(
      tax !== 0 &&
        !isInYear(date, input) &&
        `Income ${index + 1} under “Tax on gains, dividend and winnings”, of ${formatDate(date)}, is not in ${year}. We leave its tax out.`,
    );
  }
}
