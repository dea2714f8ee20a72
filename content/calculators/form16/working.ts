import { assessmentSteps } from '@/content/tax/working';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { Form16Answer } from './answer';
import type { Form16Input } from './form';

/** Writes the tax of all income and what is left of it after what was deducted and paid. */
export function workingSteps(sheet: Worksheet, input: Form16Input, { all, balance, credit, year }: Form16Answer): void {
  assessmentSteps(sheet, all, year);
  sheet.heading('What is left');
  sheet.step(rupees('Tax of the year', all.tax, { tone: 'tax' }), 'Tax with cess, on all salary and other income');
  const charges = balance.interest + balance.fee;
  if (charges > 0) {
    sheet.step(
      rupees('Interest and fee', charges),
      `Interest of ${inr(balance.interest)} for tax not paid in the year or for a late return, and a late fee of ${inr(balance.fee)}`,
      year.interest.shortAdvanceTax.cite,
    );
  }
  sheet.step(
    rupees('Deducted and paid', credit),
    input.second ? 'Both employers and other credit' : 'The employer and other credit',
    year.taxDeducted,
  );
  sheet.step(
    rupees(balance.payable > 0 ? 'Left to pay' : 'Refund', Math.abs(balance.payable)),
    `Tax, interest and fee minus what was deducted and paid, to the nearest ${inr(year.payableMultiple.value)}`,
    year.payableMultiple.cite,
  );
}
