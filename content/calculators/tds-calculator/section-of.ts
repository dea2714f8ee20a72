import { act2025CheckedOn, newPlaces, type RatedPayment } from '@/content/rules/tds/act-2025';
import { newActFrom, propertyWithoutTanFrom } from '@/content/rules/tds/duties';
import { nonResidentSections } from '@/content/rules/tds/non-resident';
import type { NonResidentPayment } from '@/content/rules/tds/payments';
import { residentSections } from '@/content/rules/tds/resident';
import { type IsoDate, valueOn } from '@/lib/law';
import type { TdsSection } from '@/lib/tax/tds';
import type { TdsInput } from './form';

/** A row of the table. */
export interface SectionOfPayment extends TdsSection {
  readonly isForeign: boolean;
}

function isForeign(payment: TdsInput['payment']): payment is NonResidentPayment {
  return Object.hasOwn(nonResidentSections, payment);
}

/** Returns whether a payment of a day is under the Income-tax Act, 2025. */
export function isUnderNewAct(day: IsoDate): boolean {
  return day >= newActFrom.value;
}

/** Returns a row as it holds from 1 April 2026: the rate and limits of that day in their place in section 393, and what came later. */
function rowOf2025(payment: RatedPayment, row: TdsSection): TdsSection {
  const { value } = valueOn(row.terms, newActFrom.value);
  const place = newPlaces[payment].replace(', Sl.', ', Table, Sl.');
  return {
    ...row,
    section: `${newPlaces[payment]} (old ${row.section})`,
    terms: {
      checkedOn: act2025CheckedOn,
      from: [
        {
          date: newActFrom.value,
          value,
          cite: { source: 'income-tax-act-2025', at: `s. ${place}, Income-tax Act, 2025` },
        },
        ...row.terms.from.filter(({ date }) => date > newActFrom.value),
      ],
    },
  };
}

/**
 * Returns the row for a payment of a day; null for tax that is worked out on the income of the year (ss. 192 and 194P). From 1 April 2026
 * it is the row of section 393 of the Act of 2025.
 */
export function sectionOf(payment: TdsInput['payment'], day: IsoDate): SectionOfPayment | null {
  if (payment === '192' || payment === '194P') return null;
  const row = isForeign(payment) ? nonResidentSections[payment] : residentSections[payment];
  return { ...(isUnderNewAct(day) ? rowOf2025(payment, row) : row), isForeign: isForeign(payment) };
}

/** Returns the row for an input. From 1 October 2026 a resident individual or HUF who buys a non-resident's property reports with the PAN. */
export function sectionFor({ payment, date, buyer }: TdsInput): SectionOfPayment | null {
  const section = sectionOf(payment, date);
  const isWithoutTan = payment.startsWith('195-property') && buyer === 'person' && date >= propertyWithoutTanFrom.value;
  return section && isWithoutTan ? { ...section, statement: '141E' } : section;
}
