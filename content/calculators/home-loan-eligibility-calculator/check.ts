import type { Problem } from '@/lib/calculator';
import type { HomeLoanEligibilityInput } from './form';
import { monthsByAge } from './loan';

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: HomeLoanEligibilityInput): readonly Problem[] {
  const months = monthsByAge(input);
  if (months <= 0) {
    const row = input.coApplicants.findIndex((each) => each.income > 0 && each.age >= input.lastAge);
    return [
      input.age >= input.lastAge
        ? {
            fields: ['age', 'lastAge'],
            text: `The loan must end by the age of ${input.lastAge}, and you are ${input.age}. Look for a lender with a higher age limit.`,
          }
        : {
            fields: [`coApplicants.${row}.age`, 'lastAge'],
            text: `The loan must end by the age of ${input.lastAge}, and a co-applicant has reached it. Leave out that income, or raise the age limit.`,
          },
    ];
  }
  return [];
}
