import { rowProblems } from '@/content/life-plan/checks';
import type { Problem } from '@/lib/calculator';
import type { FireInput } from './form';

/** Returns a sentence for each order of ages that cannot be. */
export function problems(input: FireInput): Problem[] {
  const { age, untilAge, coastAge } = input;
  const list: Problem[] = [];
  if (untilAge <= age) list.push({ fields: ['untilAge'], text: `You are ${age}. Enter a higher age here.` });
  if (coastAge <= age) {
    list.push({ fields: ['coastAge'], text: `You are ${age}. Coast FIRE looks ahead: enter a higher age here.` });
  } else if (coastAge >= untilAge && untilAge > age) {
    list.push({
      fields: ['coastAge'],
      text: `Your plan ends at ${untilAge}. Enter a lower age here for Coast FIRE.`,
    });
  }
  return untilAge <= age ? list : [...list, ...rowProblems(input, age, untilAge)];
}
