import { type Problem, problemAt } from '@/lib/calculator';
import type { HomeLoanEligibilityInput } from './form';
import { monthsByAge } from './loan';

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: HomeLoanEligibilityInput): readonly Problem[] {
  const { age, lastAge, coApplicants } = input;
  if (monthsByAge(input) > 0) return [];
  const end = `The loan must end by the age of ${lastAge}`;
  if (age >= lastAge) {
    return problemAt(['age', 'lastAge'], `${end}, and you are ${age}. Look for a lender with a higher age limit.`);
  }
  const row = coApplicants.findIndex((each) => each.income > 0 && each.age >= lastAge);
  return problemAt(
    [`coApplicants.${row}.age`, 'lastAge'],
    `${end}, and a co-applicant has reached it. Leave out that income, or raise the age limit.`,
  );
}
