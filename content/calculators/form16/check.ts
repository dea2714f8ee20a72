import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { Form16Input } from './form';
import { yearOf } from './taxpayer';

/** Problems between the fields, as sentences. */
export function problems(input: Form16Input): Problem[] {
  const year = yearOf(input);
  const gross = input.salary + input.perquisites + input.inLieu;
  const exempt = input.hra + input.travel + input.retirement + input.otherExempt;
  const list: Problem[] = [];
  if (exempt > gross) {
    list.push({
      fields: ['salary'],
      text: `The exemptions under section 10 add up to ${inr(exempt)}, more than the gross salary of ${inr(gross)}. Section 17(1) is the salary before these exemptions.`,
    });
  }
  if (input.personal2 + input.otherExempt2 > input.salary2) {
    list.push({
      fields: ['salary2', 'second'],
      text: 'The other employer’s exemptions are more than its gross salary.',
    });
  }
  if (input.savingsInterest > input.otherIncome) {
    list.push({
      fields: ['savingsInterest', 'otherIncome'],
      text: 'The interest deducted under section 80TTA or 80TTB is part of the other income reported to the employer, which is less.',
    });
  }
  const { belated } = year.returns;
  if (input.filedOn !== '' && (input.filedOn <= year.lastDay || input.filedOn > belated.value)) {
    list.push({
      fields: ['filedOn', 'financialYear'],
      text: `A return for ${yearTitle(year.financialYear)} can be filed after ${formatDate(year.lastDay)} and up to ${formatDate(belated.value)}.`,
    });
  }
  return list;
}
