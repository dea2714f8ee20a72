import { rentInReturn } from '@/content/rules/income-tax/return-form';
import type { NoteSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';

/** Writes how a house that was to be let counts where it was empty the whole year: `municipalTax`, ₹, is what was paid for it. */
export function emptyHouseNotes({ warn }: NoteSheet, { house }: IncomeTaxYear, municipalTax: number): void {
  warn(
    `If a house was to be let out and was empty the whole year, we count its value as nil. Some tax officers use the expected rent instead. Keep proof of the search for a tenant. A house that was not to be let out may count as one of ${house.selfOccupied.value} own houses, and its municipal tax then does not count.`,
    house.annualValue,
  );
  warn(
    municipalTax > 0 &&
      `By the words of the law the municipal tax of ${inr(municipalTax)} is deducted from that nil value and makes a loss. The Department’s return form has so far taken it only beside a rent above ₹0, so ask a tax adviser before you claim it.`,
    rentInReturn,
  );
}
