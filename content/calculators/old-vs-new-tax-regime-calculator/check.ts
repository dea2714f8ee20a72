import { sectionName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { RegimeInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: RegimeInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  at(
    ['salary', 'basic', 'hra'],
    input.basic + input.hra > input.salary &&
      `Basic salary and HRA together are ${inr(input.basic + input.hra)}, more than the gross salary of ${inr(input.salary)}. The gross salary must include both.`,
  );
  at('basic', input.hra > 0 && input.basic === 0 && 'Enter your basic salary. We need it for the exempt part of HRA.');
  at(
    'basic',
    input.employerNps > 0 &&
      input.basic === 0 &&
      `Enter your basic salary. The limit of section ${sectionName('80CCD(2)', actOf(input.financialYear))} depends on it.`,
  );
  at(
    ['employerNps', 'salary'],
    input.employerNps + input.basic + input.hra > input.salary &&
      input.employerNps > 0 &&
      'The gross salary includes the employer’s NPS, basic salary and HRA. It cannot be less than their total.',
  );
  at(
    ['exempt', 'salary'],
    input.exempt > input.salary &&
      `Exempt pay of ${inr(input.exempt)} is more than the gross salary of ${inr(input.salary)}.`,
  );
  return found;
}
