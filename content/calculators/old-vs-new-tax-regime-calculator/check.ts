import { salaryPartProblems } from '@/content/tax/salary-checks';

import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { RegimeInput } from './form';

/** Returns what makes no sense together, as sentences. */
export function problems(input: RegimeInput): readonly Problem[] {
  const sheet = problemSheet();
  const { at, problems: found } = sheet;
  salaryPartProblems(sheet, input);
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
