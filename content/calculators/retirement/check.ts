import { rowProblems } from '@/content/life-plan/checks';
import type { Problem } from '@/lib/calculator';
import type { RetirementInput } from './form';

/** Returns a sentence for each order of ages that cannot be. */
export function problems(input: RetirementInput): Problem[] {
  const { age, retireAge, untilAge, spouseAge } = input;
  const list: Problem[] = [];
  if (retireAge < age) {
    list.push({
      fields: ['retireAge'],
      text: `You are ${age}. If you have stopped work already, enter ${age} here too.`,
    });
  }
  if (untilAge <= retireAge) {
    list.push({ fields: ['untilAge'], text: `The plan must run beyond ${retireAge}, the age at which you stop work.` });
  }
  if (spouseAge !== null && spouseAge >= untilAge) {
    list.push({
      fields: ['spouseAge'],
      text: `Your spouse is ${untilAge} or older. Leave this empty, or plan until a higher age.`,
    });
  }
  if (list.length > 0) return list;
  // With a younger spouse the plan runs until the spouse is that old.
  return rowProblems(input, age, untilAge + Math.max(0, age - (spouseAge ?? age)));
}
