import { nonResidentSections } from '@/content/rules/tds/non-resident';
import type { NonResidentPayment } from '@/content/rules/tds/payments';
import { residentSections } from '@/content/rules/tds/resident';
import type { TdsSection } from '@/lib/tax/tds';
import type { TdsInput } from './form';

/** A row of the table. */
export interface SectionOfPayment extends TdsSection {
  readonly isForeign: boolean;
}

function isForeign(payment: TdsInput['payment']): payment is NonResidentPayment {
  return Object.hasOwn(nonResidentSections, payment);
}

/** The row for a payment; null for tax that is worked out on the income of the year (ss. 192 and 194P). */
export function sectionOf(payment: TdsInput['payment']): SectionOfPayment | null {
  if (payment === '192' || payment === '194P') return null;
  return isForeign(payment)
    ? { ...nonResidentSections[payment], isForeign: true }
    : { ...residentSections[payment], isForeign: false };
}
