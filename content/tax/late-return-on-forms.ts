import type { NoteSheet } from '@/lib/calculator';
import { exactInr, formatDate } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';
import { lateReturnInterest, type Settlement } from '@/lib/tax/interest';

/** A late return: the tax of the year less tax deducted and collected (₹), and its days. */
interface LateReturn {
  readonly assessedTax: number;
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
}

/**
 * Says what the return forms make of the interest of section 234A where a payment after the year met interest before the due date: the forms
 * take all of it off the tax (Circular 2/2015), section 140A(1) only what met tax.
 */
export function lateReturnOnForms(
  notes: NoteSheet,
  { advancePaid, settled, lateReturn }: Pick<Settlement, 'advancePaid' | 'settled' | 'lateReturn'>,
  { assessedTax, returnDue, filedOn }: LateReturn,
  { interest }: AdvanceTaxYear,
  cite: Citation = interest.lateReturn.cite,
): void {
  const inTime = sumOf(settled, ({ date, amount }) => (date <= returnDue ? amount : 0));
  const onForms = lateReturnInterest(Math.max(0, assessedTax - advancePaid - inTime), returnDue, filedOn, {
    percent: interest.lateReturn.value,
    multiple: interest.multiple.value,
  });
  notes.assume(
    lateReturn.interest - onForms.interest >= 1 &&
      `What you paid by ${formatDate(returnDue)} lowers the unpaid tax only as far as it met tax and not interest. The Department’s return forms take all of it off. That would make the interest for the late return ${exactInr(onForms.interest)} instead of ${exactInr(lateReturn.interest)}.`,
    cite,
  );
}
