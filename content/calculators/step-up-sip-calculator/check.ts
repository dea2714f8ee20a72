import { instalmentProblems } from '@/content/investing/checks';
import { goalProblems } from '@/content/investing/goal';
import { type Problem, problemAt } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { mostRise, planOf, riseForGoal } from './compute';
import type { StepUpInput } from './form';

/** Returns a problem for a plan without an instalment, a limit below the first one, and a goal out of reach. */
export function problems(input: StepUpInput): readonly Problem[] {
  const early = instalmentProblems(input);
  if (early.length > 0) return early;
  if (input.known === 'goal') return goalProblems(input, (amount) => planOf(input, { amount }));
  if (input.known === 'rise') {
    if (riseForGoal(input) !== null) return [];
    return problemAt(
      ['goal', 'amount'],
      `Even a rise of ${pct(mostRise)} each time does not reach your goal. Start with a larger SIP, or take more time.`,
    );
  }
  if (input.cap === null || input.cap >= input.amount) return [];
  return problemAt(
    ['cap', 'amount'],
    `The limit of ${inr(input.cap)} is below the first SIP of ${inr(input.amount)}. Raise the limit or leave it empty.`,
  );
}
