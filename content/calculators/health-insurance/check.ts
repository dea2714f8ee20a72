import type { Problem } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatNumber, inr } from '@/lib/format';
import type { HealthInput } from './form';
import { isPaidForSeveralYears, lawOf, yearsOfSpread } from './person';

/** Problems between the fields, as sentences. */
export function problems(input: HealthInput): Problem[] {
  const found: Problem[] = [];
  const senior = lawOf(input).seniorFrom.value;
  const { age, spouseAge, parentAge, secondParentAge, residence } = input;
  if (input.familyCash > input.familyPremium) {
    found.push({
      fields: ['familyCash', 'familyPremium'],
      text: `The part paid in cash is more than your family’s premium of ${inr(input.familyPremium)}.`,
    });
  }
  if (input.parentsCash > input.parentsPremium) {
    found.push({
      fields: ['parentsCash', 'parentsPremium'],
      text: `The part paid in cash is more than your parents’ premium of ${inr(input.parentsPremium)}.`,
    });
  }
  const oldest = Math.max(age, spouseAge ?? 0);
  if (input.familyBills > 0 && (oldest < senior || residence === 'nonResident')) {
    found.push({
      fields: ['familyBills', 'age', 'spouseAge'],
      text: `Medical bills count only for a resident of ${senior} or more without a policy. Neither you nor your spouse is one here.`,
    });
  } else if (input.familyBills > 0 && input.familyPremium > 0 && spouseAge === null) {
    found.push({
      fields: ['familyBills', 'familyPremium', 'spouseAge'],
      text: 'Medical bills count only for a person without a policy. Enter your spouse’s age, or remove the premium or the bills.',
    });
  }
  if (input.parentsBills > 0 && Math.max(parentAge, secondParentAge ?? 0) < senior) {
    found.push({
      fields: ['parentsBills', 'parentAge'],
      text: `Medical bills count only for a resident of ${senior} or more without a policy. Neither parent is ${senior} here.`,
    });
  } else if (input.parentsBills > 0 && input.parentsPremium > 0 && secondParentAge === null) {
    found.push({
      fields: ['parentsBills', 'parentsPremium', 'secondParentAge'],
      text: 'Medical bills count only for a parent without a policy. Enter the age of the other parent, who is insured by the premium.',
    });
  }
  if (secondParentAge !== null && secondParentAge > parentAge) {
    found.push({
      fields: ['secondParentAge', 'parentAge'],
      text: `The other parent is older, at ${formatNumber(secondParentAge)}. Enter the higher age under “Age of the older parent”.`,
    });
  }
  if (
    input.parentsPremium + input.parentsBills + input.parentsCheckUps > 0 &&
    Math.max(parentAge, secondParentAge ?? 0) < age + 12
  ) {
    found.push({
      fields: ['parentAge', 'age'],
      text: `A parent of ${formatNumber(parentAge)} does not fit your age of ${formatNumber(age)}. Check the two ages, or remove the amounts for your parents.`,
    });
  }
  return [...found, ...problemsOfSpread(input)];
}

/** Returns a premium for several years that does not reach the chosen year. */
function problemsOfSpread(input: HealthInput): Problem[] {
  if (!isPaidForSeveralYears(input)) return [];
  if (input.coverFrom < input.paidOn) {
    return [{ fields: ['coverFrom', 'paidOn'], text: 'The cover begins before you paid for it. Check the two dates.' }];
  }
  if (input.coverFrom > addMonthsToDay(input.paidOn, 12)) {
    return [
      {
        fields: ['coverFrom', 'paidOn'],
        text: 'The cover begins more than a year after you paid. Check the two dates.',
      },
    ];
  }
  const years = yearsOfSpread(input);
  return years.includes(input.financialYear)
    ? []
    : [
        {
          fields: ['financialYear', 'paidOn'],
          text: `This premium is spread over ${years[0]} to ${years.at(-1)}. Choose one of these years above.`,
        },
      ];
}
