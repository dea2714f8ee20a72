import { goalProblems } from '@/content/investing/goal';
import type { Problem } from '@/lib/calculator';
import { planOf } from './compute';
import type { LumpsumInput } from './form';

/** Returns a problem where no amount within reason reaches the goal. */
export function problems(input: LumpsumInput): readonly Problem[] {
  return input.known === 'amount' ? [] : goalProblems(input, (amount) => planOf(input, amount));
}
