import type { NoteSheet } from '@/lib/calculator';
import { addDays, financialYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { yearTitle } from './years';

type Year = Pick<IncomeTaxYear, 'financialYear' | 'firstDay'>;
interface PaymentRow {
  readonly date: IsoDate;
  readonly amount: number;
}

/** What of an input says when the return of its year was filed. */
interface Filed {
  readonly financialYear: string;
  readonly filedOn: IsoDate | '';
}

/** Returns whether a day of filing is entered on which the year has not ended: no return of it can be filed yet. */
const isFiledTooSoon = ({ financialYear, filedOn }: Filed): boolean =>
  filedOn !== '' && financialYearOf(filedOn) <= financialYear;

/** Returns the input with a day of filing only where it is after the year. */
export const withFilingAfterYear = <Input extends Filed>(input: Input): Input =>
  isFiledTooSoon(input) ? { ...input, filedOn: '' } : input;

/** Names a day of filing that is left out because the year of the return has not ended by then. */
export function filingLeftOut(notes: NoteSheet, input: Filed, { lastDay }: Pick<IncomeTaxYear, 'lastDay'>): void {
  notes.warn(
    isFiledTooSoon(input) &&
      `The return for ${yearTitle(input.financialYear)} can be filed only after the year has ended, from ${formatDate(addDays(lastDay, 1))}. We leave out the ${formatDate(input.filedOn)} that you entered.`,
  );
}

/** Returns the payments from the first day of the year on: what was paid before is tax of another year. */
export const paymentsOfYear = <Row extends PaymentRow>(payments: readonly Row[], { firstDay }: Year): Row[] =>
  payments.filter(({ date }) => date >= firstDay);

/** Names each payment that is left out because it is dated before the year begins. */
export function paymentsLeftOut(notes: NoteSheet, payments: readonly PaymentRow[], year: Year): void {
  for (const [index, { date, amount }] of payments.entries()) {
    notes.warn(
      amount > 0 &&
        date < year.firstDay &&
        `Payment ${index + 1}, of ${formatDate(date)}, is before ${formatDate(year.firstDay)}, the first day of ${yearTitle(year.financialYear)}. We leave it out.`,
    );
  }
}
