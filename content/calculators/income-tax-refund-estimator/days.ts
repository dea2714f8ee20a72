import { incomeTaxYears } from '@/content/rules/income-tax';
import { type RefundRules, refundRules } from '@/content/rules/income-tax/refunds';
import { addDays } from '@/lib/calendar';
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
  readonly isLate: boolean;
  /** Whether the return is filed: not where its day is taken to be a due date that is still to come. */
  readonly isFiled: boolean;
  readonly grantedOn: IsoDate;
}

const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other);

/** Returns the law and the days of an input; what is not entered is the due date or the visitor's own day. */
export function daysOf(input: RefundInput): Days {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const rules = rulesOfYear(refundRules, input.financialYear);
  const { individual, business, audit } = year.returns.due.value;
  const returnDue = { none: individual, presumptive: business, books: business, audited: audit }[input.business];
  const uploadedOn = input.filed === 'filed' ? input.filedOn || returnDue : later(returnDue, input.today || returnDue);
  const verifyBy = addDays(uploadedOn, rules.verifyWithin.value);
  const filedOn = input.verifiedOn > verifyBy ? input.verifiedOn : uploadedOn;
  return {
    year,
    rules,
    returnDue,
    uploadedOn,
    verifyBy,
    filedOn,
    isLate: filedOn > returnDue,
    isFiled: input.filed === 'filed' && (input.filedOn !== '' || input.today === '' || input.today >= returnDue),
    grantedOn: input.grantedOn || later(filedOn, later(input.today || filedOn, input.revisedOn || filedOn)),
  };
}
