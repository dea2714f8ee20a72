import { needProblems, rowProblems } from '@/content/life-plan/checks';
import { type Problem, problemSheet } from '@/lib/calculator';
import form, { type FireInput } from './form';
import { hasBirthdayWithin } from './journey';

/** Returns a sentence for each order of ages that cannot be. */
export function problems(input: FireInput): readonly Problem[] {
  const { age, untilAge, coastAge, stopAge } = input;
  const { at, problems: found } = problemSheet();
  at('untilAge', untilAge <= age && `You are ${age}. Enter a higher age here.`);
  // Left at its default it refuses nobody, and a plan that ends with the next birthday has no age for it: the table of kinds leaves it out.
  if (coastAge !== form.fields.coastAge.default && hasBirthdayWithin(input)) {
    at('coastAge', coastAge <= age && `You are ${age}. Coast FIRE looks ahead: enter a higher age here.`);
    at(
      'coastAge',
      untilAge <= coastAge && `Your plan ends at ${untilAge}. Enter a lower age here for Coast FIRE, or a later end.`,
    );
  }
  at(
    'stopAge',
    stopAge !== null &&
      ((stopAge <= age && `You are ${age}. Enter a higher age here, or leave it empty.`) ||
        (stopAge >= untilAge &&
          untilAge > age &&
          `Your plan ends at ${untilAge}. ${hasBirthdayWithin(input) ? 'Enter a lower age here' : 'Leave this empty'}.`)),
  );
  return untilAge <= age
    ? found
    : [...found, ...rowProblems(input, age, untilAge), ...needProblems(input, input.spendAfter ?? input.spend)];
}
