import type { CityTax } from '@/content/rules/property-tax';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { taxOf } from './city-tax';
import type { PropertyTaxInput } from './form';

/** Writes who should leave, and what to do with an estimate from the last bill. */
export function billNotes(input: PropertyTaxInput, city: CityTax): NoteSheet {
  const notes = estimateNotes(input, city);
  notes.action(
    'Compare the area, use and occupancy on the bill with your property, and ask for a correction where they differ.',
  );
  return notes;
}

function estimateNotes({ arrears, arrearsMonths, arrearsRate }: PropertyTaxInput, { late }: CityTax): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is an estimate. You must pay what the municipality’s bill says. It may include penalties or limits on a rise, which our tables do not have.',
  );
  notes.assume(
    arrears > 0 &&
      (arrearsMonths === 0 || arrearsRate === 0) &&
      `No interest is added to the tax of earlier years, because the months or the rate is 0. The rule here: ${late}`,
  );
  return notes;
}

/** Writes who should leave, what is assumed, and what to do. */
export function notesOf(input: PropertyTaxInput, city: CityTax): NoteSheet {
  const notes = estimateNotes(input, city);
  notes.assume(`${city.state} Compared on ${formatDate(city.checkedOn)}.`);
  if (input.city === 'bengaluru') {
    const bengaluruReading = input.bengaluruReading === 'begun' ? 'completed' : 'begun';
    const other = taxOf({ ...input, bengaluruReading }, city).total;
    notes.assume(`There are two ways to count depreciation. The other way gives ${inr(other)} for the year.`);
  }
  notes.action(
    `Check your last bill${input.city === 'other' ? '' : ` (${city.authority})`}. If its value differs from the one above, enter the bill instead.`,
  );
  return notes;
}
