import type { Problem } from '@/lib/calculator';
import type { HomeLoanEligibilityInput } from './form';
import { monthsByAge } from './loan';

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: HomeLoanEligibilityInput): readonly Problem[] {
  const months = monthsByAge(input);
  if (months <= 0) {
    const row = input.coApplicants.findIndex((each) => each.age >= input.lastAge);
    return [
      input.age >= input.lastAge
        ? {
            fields: ['age', 'lastAge'],
            text: `At ${input.age} no time is left before the age of ${input.lastAge}, by which the loan must end. Look for a lender with a higher age limit.`,
          }
        : {
            fields: [`coApplicants.${row}.age`, 'lastAge'],
            text: `A co-applicant has reached the age of ${input.lastAge}, by which the loan must end. Leave out that income, or raise the age limit.`,
          },
    ];
  }
  return [];
}
