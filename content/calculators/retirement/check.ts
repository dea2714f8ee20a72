import { needProblems, rowProblems } from '@/content/life-plan/checks';
import { type Problem, problemSheet } from '@/lib/calculator';
import type { RetirementInput } from './form';
import { asRetired } from './ways';

/** Returns a sentence for each order of ages that cannot be. */
export function problems(given: RetirementInput): readonly Problem[] {
  const input = asRetired(given);
  const { age, retireAge, untilAge, spouseAge } = input;
  const { at, problems: found } = problemSheet();
  at('untilAge', untilAge <= retireAge && `The plan must run beyond ${retireAge}, the age at which you stop work.`);
  at(
    'spouseAge',
    spouseAge !== null &&
      spouseAge >= untilAge &&
      `Your spouse is ${untilAge} or older. Leave this empty, or plan until a higher age.`,
  );
  if (found.length > 0) return found;
  // With a younger spouse the plan runs until the spouse is that old.
  return [
    ...rowProblems(input, age, untilAge + Math.max(0, age - (spouseAge ?? age))),
    ...needProblems(input, input.spend),
  ];
}
