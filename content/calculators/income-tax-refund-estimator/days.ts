import type { RefundRules } from '@/content/rules/income-tax/refunds';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { refundRules } from '@/content/rules/years/refunds';
import { returnDueOf } from '@/content/tax/return-due';
import { addDays, addMonthsToDay, financialYearOf, firstYearOf } from '@/lib/calendar';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { RefundInput } from './form';

/** The law of the year and the days that the answer hangs on. */
export interface Days {
  readonly year: IncomeTaxYear;
  readonly rules: RefundRules;
  readonly returnDue: IsoDate;
  /** The day on which the return is uploaded. */
  readonly uploadedOn: IsoDate;
  /** The last day to verify it without another day of filing. */
  readonly verifyBy: IsoDate;
  /** The day that counts as filing: that of the upload, or of a verification that came too late. */
  readonly filedOn: IsoDate;
  /** The last day on which tax is paid: with the return, or with a revised one. */
  readonly lastPaidOn: IsoDate;
  readonly isLate: boolean;
  /** Whether the return is filed: not where its day is taken to be a due date that is still to come. */
  readonly isFiled: boolean;
  readonly grantedOn: IsoDate;
}

const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other);

/** Returns the day on which a return that is not filed yet is counted as filed: all tax is paid before it (section 140A). */
function filingOf({ today, payments }: RefundInput, returnDue: IsoDate): IsoDate {
  return payments.reduce((day, { date }) => later(day, date), later(returnDue, today || returnDue));
}

/** Returns the law and the days of an input; what is not entered is the due date or the visitor's own day. */
export function daysOf(input: RefundInput): Days {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const rules = rulesOfYear(refundRules, input.financialYear);
  const returnDue = returnDueOf(year, input.business);
  const uploadedOn = input.filed === 'filed' ? input.filedOn || returnDue : filingOf(input, returnDue);
  const verifyBy = addDays(uploadedOn, rules.verifyWithin.value);
  const filedOn = input.verifiedOn > verifyBy ? input.verifiedOn : uploadedOn;
  return {
    year,
    rules,
    returnDue,
    uploadedOn,
    verifyBy,
    filedOn,
    lastPaidOn: later(filedOn, input.revisedOn || filedOn),
    isLate: filedOn > returnDue,
    isFiled: input.filed === 'filed' && (input.filedOn !== '' || input.today === '' || input.today >= returnDue),
    grantedOn: input.grantedOn || later(filedOn, later(input.today || filedOn, input.revisedOn || filedOn)),
  };
}

/** How many months of waiting are shown. */
const MONTHS = 12;

/** Returns the months in which the refund may be paid, from that of the grant on, each with the same day of the month. */
export function waiting({ grantedOn }: Days): { readonly month: string; readonly day: string }[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = addMonthsToDay(grantedOn, index);
    return { month: day.slice(0, 7), day };
  });
}

/** Returns the last day on which the Department may send an intimation for a return filed on a day. */
export function processedBy(filedOn: string, months: number): string {
  return addMonthsToDay(`${firstYearOf(financialYearOf(filedOn)) + 1}-03-31`, months);
}
