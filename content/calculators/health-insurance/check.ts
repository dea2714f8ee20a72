import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatNumber, inr } from '@/lib/format';
import type { HealthInput } from './form';
import { isPaidForSeveralYears, lawOf, yearsOfSpread } from './person';

/** Returns what makes no sense together, as sentences. */
export function problems(input: HealthInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  const senior = lawOf(input).seniorFrom.value;
  const { age, spouseAge, parentAge, secondParentAge, residence } = input;
  at(
    ['familyCash', 'familyPremium'],
    input.familyCash > input.familyPremium &&
      `The part paid in cash is more than your family’s premium of ${inr(input.familyPremium)}.`,
  );
  at(
    ['parentsCash', 'parentsPremium'],
    input.parentsCash > input.parentsPremium &&
      `The part paid in cash is more than your parents’ premium of ${inr(input.parentsPremium)}.`,
  );
  const oldest = Math.max(age, spouseAge ?? 0);
  if (input.familyBills > 0 && (oldest < senior || residence === 'nonResident')) {
    at(
      ['familyBills', 'age', 'spouseAge'],
      `Medical bills count only for a resident of ${senior} or more without a policy. Neither you nor your spouse is one here.`,
    );
  } else if (input.familyBills > 0 && input.familyPremium > 0 && spouseAge === null) {
    at(
      ['familyBills', 'familyPremium', 'spouseAge'],
      'Medical bills count only for a person without a policy. Enter your spouse’s age, or remove the premium or the bills.',
    );
  }
  if (input.parentsBills > 0 && Math.max(parentAge, secondParentAge ?? 0) < senior) {
    at(
      ['parentsBills', 'parentAge'],
      `Medical bills count only for a resident of ${senior} or more without a policy. Neither parent is ${senior} here.`,
    );
  } else if (input.parentsBills > 0 && input.parentsPremium > 0 && secondParentAge === null) {
    at(
      ['parentsBills', 'parentsPremium', 'secondParentAge'],
      'Medical bills count only for a parent without a policy. Enter the age of the other parent, who is insured by the premium.',
    );
  }
  at(
    ['secondParentAge', 'parentAge'],
    secondParentAge !== null &&
      secondParentAge > parentAge &&
      `The other parent is older, at ${formatNumber(secondParentAge)}. Enter the higher age under “Age of the older parent”.`,
  );
  at(
    ['parentAge', 'age'],
    input.parentsPremium + input.parentsBills + input.parentsCheckUps > 0 &&
      Math.max(parentAge, secondParentAge ?? 0) < age + 12 &&
      `A parent of ${formatNumber(parentAge)} does not fit your age of ${formatNumber(age)}. Check the two ages, or remove the amounts for your parents.`,
  );
  return [...found, ...problemsOfSpread(input)];
}

/** Returns a premium for several years that does not reach the chosen year. */
function problemsOfSpread(input: HealthInput): readonly Problem[] {
  if (!isPaidForSeveralYears(input)) return [];
  if (input.coverFrom < input.paidOn) {
    return problemAt(['coverFrom', 'paidOn'], 'The cover begins before you paid for it. Check the two dates.');
  }
  if (input.coverFrom > addMonthsToDay(input.paidOn, 12)) {
    return problemAt(['coverFrom', 'paidOn'], 'The cover begins more than a year after you paid. Check the two dates.');
  }
  const years = yearsOfSpread(input);
  return years.includes(input.financialYear)
    ? []
    : problemAt(
        ['financialYear', 'paidOn'],
        `This premium is spread over ${years[0]} to ${years.at(-1)}. Choose one of these years above.`,
      );
}
