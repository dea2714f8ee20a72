import { type Problem, problemAt } from '@/lib/calculator';
import type { HomeLoanEligibilityInput } from './form';
import { countedApplicants, incomeByReturns, leftOutApplicants } from './loan';

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: HomeLoanEligibilityInput): readonly Problem[] {
  const { age, lastAge, coApplicants } = input;
  if (age >= lastAge) {
    return problemAt(
      ['age', 'lastAge'],
      `The loan must end by the age of ${lastAge}, and you are ${age}. Look for a lender with a higher age limit.`,
    );
  }
  const earned = input.income + input.variablePay + incomeByReturns(input);
  if (input.goal === 'price' || earned > 0 || countedApplicants(input).some((each) => each.income > 0)) return [];
  const [past] = leftOutApplicants(input);
  if (!past) return problemAt('income', 'Nobody here has an income. Enter your pay, or the income of your returns.');
  const row = coApplicants.indexOf(past);
  const end = past.lastAge ?? lastAge;
  return problemAt(
    ['income', `coApplicants.${row}.age`, past.lastAge === null ? 'lastAge' : `coApplicants.${row}.lastAge`],
    `The only income is that of a co-applicant of ${past.age}, and the loan must end by the age of ${end}. Enter your pay, or a higher age limit.`,
  );
}
