import { gstDueDays } from '@/content/rules/gst';
import { extendedDueDates, lastCreditDay, paymentDays } from '@/content/rules/gst-credit';
import { addDays, addMonths, financialYearOf, firstYearOf, type IsoMonth } from '@/lib/calendar';
import type { IsoDate, Rule } from '@/lib/law';
import type { CreditInput } from './form';

/** Returns the day on which the return of a month is due, with the authority for it; a date of the visitor's own comes first. */
export function dueDateOf({ month, dueDate }: Pick<CreditInput, 'month' | 'dueDate'>): Rule<IsoDate> {
  const { gstr3b } = gstDueDays;
  if (dueDate !== '') return { value: dueDate, cite: gstr3b.cite };
  const extended = extendedDueDates.find((each) => each.month === month);
  return extended ?? { value: `${addMonths(month, 1)}-${gstr3b.value}`, cite: gstr3b.cite };
}

/** Returns the first day on which the return of a month can be filed: the month must be over. */
export function firstFilingDay(month: IsoMonth): IsoDate {
  return `${addMonths(month, 1)}-01`;
}

/** Returns the day of the return: when it was filed, or its due date. */
export function returnDay(input: Pick<CreditInput, 'month' | 'dueDate' | 'filedOn'>): IsoDate {
  return input.filedOn === '' ? dueDateOf(input).value : input.filedOn;
}

/** Returns the day on which the time to pay the supplier ends. */
export function paymentEnds(invoiceDate: IsoDate): IsoDate {
  return addDays(invoiceDate, paymentDays.value);
}

/** Returns whether the time to pay had ended before the month began: rule 37 asks for reversal in the tax period that follows. */
export function isOverdue(invoiceDate: IsoDate, month: IsoMonth): boolean {
  return paymentEnds(invoiceDate) < `${month}-01`;
}

/** Returns the last day to take credit of the financial year of a month. */
export function lastDayForCredit(month: IsoMonth): IsoDate {
  return `${firstYearOf(financialYearOf(month)) + 1}-${lastCreditDay.value}`;
}
