import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { formatNumber, inr } from '@/lib/format';
import { listed as listedWords } from '@/lib/listed';
import form, { type HealthInput } from './form';
import { billsThatCount, isPaidForSeveralYears, withOlderParent, yearsOfSpread } from './person';
import { groupOf, insuredAges, isListedOnly, type PolicyRow, paysForParents } from './policies';

/** Returns what makes no sense together, as sentences. */
export function problems(given: HealthInput): readonly Problem[] {
  const input = withOlderParent(given);
  const { at, problems: found } = problemSheet();
  const { age, parentAge } = input;
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
  at(
    ['parentAge', 'age'],
    (paysForParents(input) || input.parentsCheckUps > 0) &&
      parentAge < age + 12 &&
      `A parent of ${formatNumber(parentAge)} does not fit your age of ${formatNumber(age)}. Check the two ages, or remove the amounts for your parents.`,
  );
  return [...found, ...policyProblems(input), ...spreadProblems(input)];
}

/** Returns what makes no sense in the list of policies. */
function policyProblems(input: HealthInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  for (const [index, { insures, premium, cash, years, paidOn, coverFrom }] of input.policies.entries()) {
    const cell = (name: string) => `policies.${index}.${name}`;
    at(cell('cash'), cash > premium && `The part paid in cash is more than the premium of ${inr(premium)}.`);
    at(
      [cell('insures'), 'spouseAge'],
      insures === 'spouse' && input.spouseAge === null && 'Enter the age of your spouse, who has a policy in the list.',
    );
    at(
      [cell('insures'), 'secondParentAge'],
      (insures === 'otherParent' || insures === 'parents') &&
        input.secondParentAge === null &&
        'Enter the age of the other parent, who has a policy in the list.',
    );
    // Bills beside a premium of the first boxes are those of the older person.
    const listed = groupOf({ insures } as PolicyRow);
    const bills = billsThatCount(input, listed);
    const ages = listed === 'family' ? [input.age, input.spouseAge] : [input.parentAge, input.secondParentAge];
    at(
      cell('insures'),
      bills > 0 &&
        !isListedOnly(input, listed) &&
        insuredAges(input, { insures } as PolicyRow).includes(Math.max(...ages.map((age) => age ?? 0))) &&
        'This policy insures the person whose medical bills you entered. Bills count only for a person without a policy.',
    );
    if (years === 1) continue;
    const missing = [
      ...(paidOn === '' ? [['paidOn', 'the day of payment'] as const] : []),
      ...(coverFrom === '' ? [['coverFrom', 'the day on which the cover begins'] as const] : []),
    ];
    if (missing.length > 0) {
      at(
        missing.map(([name]) => cell(name)),
        `Enter ${listedWords(missing.map(([, words]) => words))}.`,
      );
      continue;
    }
    at(
      [cell('coverFrom'), cell('paidOn')],
      coverFrom < paidOn && 'The cover begins before you paid for it. Check the two dates.',
    );
    at(
      [cell('coverFrom'), cell('paidOn')],
      coverFrom > addMonthsToDay(paidOn, 12) &&
        'The cover begins more than a year after you paid. Check the two dates.',
    );
  }
  return found;
}

/** Returns a premium for several years that does not reach the chosen year. */
function spreadProblems(input: HealthInput): readonly Problem[] {
  if (!isPaidForSeveralYears(input)) return [];
  if (input.coverFrom < input.paidOn) {
    return problemAt(['coverFrom', 'paidOn'], 'The cover begins before you paid for it. Check the two dates.');
  }
  if (input.coverFrom > addMonthsToDay(input.paidOn, 12)) {
    return problemAt(['coverFrom', 'paidOn'], 'The cover begins more than a year after you paid. Check the two dates.');
  }
  const years = yearsOfSpread(input);
  if (years.includes(input.financialYear)) return [];
  const onPage = form.fields.financialYear.options.map(({ value }) => value).filter((year) => years.includes(year));
  return problemAt(
    ['financialYear', 'paidOn', ...(onPage.length > 0 ? [] : ['severalYears'])],
    `This premium is spread over ${years[0]} to ${years.at(-1)}. ${onPage.length > 0 ? `Choose ${onPage.join(' or ')} above.` : 'None of these years can be chosen above. Check the two dates, or choose “None” for the premium.'}`,
  );
}
