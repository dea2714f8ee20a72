import { type Problem, problemAt } from '@/lib/calculator';
import type { HomeLoanEligibilityInput } from './form';
import { incomeByReturns, monthsByAge } from './loan';

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: HomeLoanEligibilityInput): readonly Problem[] {
  const { age, lastAge, coApplicants } = input;
  const earned = input.income + input.variablePay + incomeByReturns(input);
  if (input.goal === 'loan' && earned === 0 && coApplicants.every((each) => each.income === 0)) {
    return problemAt('income', 'Nobody here has an income. Enter your pay, or the income of your returns.');
  }
  if (monthsByAge(input) > 0) return [];
  const end = `The loan must end by the age of ${lastAge}`;
  if (age >= lastAge) {
    return problemAt(['age', 'lastAge'], `${end}, and you are ${age}. Look for a lender with a higher age limit.`);
  }
  const row = coApplicants.findIndex((each) => each.income > 0 && each.age >= (each.lastAge ?? lastAge));
  const own = coApplicants[row]?.lastAge ?? null;
  if (own !== null) {
    return problemAt(
      [`coApplicants.${row}.lastAge`, `coApplicants.${row}.age`],
      `The loan must end by the age of ${own} of this co-applicant, who has reached it. Leave out that income, or enter a higher age.`,
    );
  }
  return problemAt(
    [`coApplicants.${row}.age`, 'lastAge'],
    `${end}, and a co-applicant has reached it. Leave out that income, or raise the age limit.`,
  );
}
