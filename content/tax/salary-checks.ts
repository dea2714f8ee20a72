import type { ProblemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { sectionBeside } from './law-names';
import { actOf } from './years';

/** A year's salary with the parts that decide exemptions and limits, ₹. */
interface SalaryParts {
  readonly financialYear: string;
  readonly salary: number;
  readonly basic: number;
  readonly hra: number;
  readonly employerNps: number;
}

/** Checks that the parts fit into the gross salary, and that basic salary is there where a limit depends on it. */
export function salaryPartProblems(
  { at }: ProblemSheet,
  { financialYear, salary, basic, hra, employerNps }: SalaryParts,
): void {
  at(
    ['salary', 'basic', 'hra'],
    basic + hra > salary &&
      `Basic salary and HRA together are ${inr(basic + hra)}, more than the gross salary of ${inr(salary)}. The gross salary must include both.`,
  );
  at('basic', hra > 0 && basic === 0 && 'Enter your basic salary. We need it for the exempt part of HRA.');
  at(
    'basic',
    employerNps > 0 &&
      basic === 0 &&
      `Enter your basic salary. The limit of section ${sectionBeside('80CCD(2)', actOf(financialYear))} depends on it.`,
  );
}
