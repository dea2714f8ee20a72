import { type Problem, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { SavingsInput } from './form';

/** Combinations that make no sense, each as a sentence. */
export function problems({ salary, epf, basic, employerNps }: SavingsInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  at(
    ['epf', 'salary'],
    epf > salary && `Your EPF is more than your salary of ${inr(salary)}. Enter both for the whole year.`,
  );
  at(
    ['basic', 'salary'],
    basic > salary && `The basic salary is more than your salary of ${inr(salary)}. Enter both for the whole year.`,
  );
  at(
    ['employerNps', 'basic'],
    employerNps > basic && `The employer’s NPS is more than the basic salary of ${inr(basic)}.`,
  );
  return found;
}
