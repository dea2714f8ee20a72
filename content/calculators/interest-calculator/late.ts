import { lateInterest as gst } from '@/content/rules/gst-credit';
import { lateInterestUnder2025Act as newAct } from '@/content/rules/late-interest';
import { lateInterest as tds } from '@/content/rules/tds/duties';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { tdsDepositDay } from '@/content/tax/tds-deposit';
import { daysBetween, financialYearFrom, financialYearOf, firstYearOf } from '@/lib/calendar';
import { type Citation, type IsoDate, nearestRules } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { interestBase, monthsOrPart } from '@/lib/tax/interest';
import { monthsTouched } from '@/lib/tax/tds';
import type { InterestInput } from './form';

/** Interest that a law asks for paying late: ₹, and the days or months it counts. */
export interface LateInterest {
  readonly base: number;
  /** % a year where days count, % a month where months do. */
  readonly percent: number;
  readonly by: 'days' | 'months';
  readonly counted: number;
  readonly interest: number;
  /** How the months or days are counted, in words. */
  readonly how: string;
  readonly cite: Citation;
}

/** Returns the interest on an amount of tax from its due day to the day of payment, both as typed. */
export function lateInterestOf({ lateKind, lateAmount, lateFrom, lateTo }: InterestInput): LateInterest {
  if (lateKind === 'gst') {
    const counted = daysBetween(lateFrom, lateTo);
    return {
      base: lateAmount,
      percent: gst.value.percent,
      by: 'days',
      counted,
      interest: nearestRupee((lateAmount * gst.value.percent * counted) / 100 / gst.value.daysInYear),
      how: 'Days after the due date, the day of payment included',
      cite: gst.cite,
    };
  }
  if (lateKind === 'tdsNotDeducted' || lateKind === 'tdsNotPaid') {
    const percent = lateKind === 'tdsNotDeducted' ? tds.value.notDeducted : tds.value.notPaidIn;
    // Even within one month, tax that is paid in late has a month's interest.
    const inTime = lateKind === 'tdsNotPaid' ? tdsDepositDay(lateFrom) : lateFrom;
    const counted = lateTo > inTime ? monthsTouched(lateFrom, lateTo) : 0;
    return {
      base: lateAmount,
      percent,
      by: 'months',
      counted,
      interest: nearestRupee((lateAmount * percent * counted) / 100),
      how:
        counted === 0
          ? 'Paid in time, so no month counts'
          : 'Every calendar month that the delay touches, as the Department’s system counts',
      cite: lateFrom >= newAct.deduction.value ? newAct.deduction.cite : tds.cite,
    };
  }
  const { interest } = nearestRules(advanceTaxYears, yearOfTax(lateFrom));
  const percent = lateKind === 'lateReturn' ? interest.lateReturn.value : interest.shortAdvanceTax.value.percent;
  const base = interestBase(lateAmount, interest.multiple.value);
  const counted = monthsOrPart(lateFrom, lateTo);
  return {
    base,
    percent,
    by: 'months',
    counted,
    interest: (base * percent * counted) / 100,
    how: 'Months from the first day. Part of a month counts as a full month',
    cite: lateKind === 'lateReturn' ? interest.lateReturn.cite : interest.shortAdvanceTax.cite,
  };
}

/** Returns the year whose tax is late: the one that ended before interest begins to run. */
export const yearOfTax = (day: IsoDate) => financialYearFrom(firstYearOf(financialYearOf(day)) - 1);
