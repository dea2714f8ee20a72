import { actOf, sectionName } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { RegimeInput } from './form';

/** Returns what makes no sense together. */
export function problems(input: RegimeInput): Problem[] {
  const found: Problem[] = [];
  if (input.basic + input.hra > input.salary) {
    found.push({
      fields: ['salary', 'basic', 'hra'],
      text: `Basic salary and HRA together are ${inr(input.basic + input.hra)}, more than the gross salary of ${inr(input.salary)}. The gross salary must include both.`,
    });
  }
  if (input.hra > 0 && input.basic === 0) {
    found.push({ fields: ['basic'], text: 'Enter your basic salary. We need it for the exempt part of HRA.' });
  }
  if (input.employerNps > 0 && input.basic === 0) {
    found.push({
      fields: ['basic'],
      text: `Enter your basic salary. The limit of section ${sectionName('80CCD(2)', actOf(input.financialYear))} depends on it.`,
    });
  }
  if (input.employerNps + input.basic + input.hra > input.salary && input.employerNps > 0) {
    found.push({
      fields: ['employerNps', 'salary'],
      text: 'The gross salary includes the employer’s NPS, basic salary and HRA. It cannot be less than their total.',
    });
  }
  if (input.exempt > input.salary) {
    found.push({
      fields: ['exempt', 'salary'],
      text: `Exempt pay of ${inr(input.exempt)} is more than the gross salary of ${inr(input.salary)}.`,
    });
  }
  return found;
}
