import type { Problem } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { SavingsInput } from './form';

/** Combinations that make no sense, each as a sentence. */
export function problems({ salary, epf, basic, employerNps }: SavingsInput): Problem[] {
  const found: Problem[] = [];
  if (epf > salary) {
    found.push({
      fields: ['epf', 'salary'],
      text: `Your EPF is more than your salary of ${inr(salary)}. Enter both for the whole year.`,
    });
  }
  if (basic > salary) {
    found.push({
      fields: ['basic', 'salary'],
      text: `The basic salary is more than your salary of ${inr(salary)}. Enter both for the whole year.`,
    });
  }
  if (employerNps > basic) {
    found.push({
      fields: ['employerNps', 'basic'],
      text: `The employer’s NPS is more than the basic salary of ${inr(basic)}.`,
    });
  }
  return found;
}
