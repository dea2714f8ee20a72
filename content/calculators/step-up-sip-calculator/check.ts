import { firstInstalmentMonths } from '@/content/investing/conventions';
import { goalProblems } from '@/content/investing/goal';
import { type Problem, problemAt } from '@/lib/calculator';
import { formatMonths, inr, pct } from '@/lib/format';
import { mostRise, payingMonthsOf, planOf, riseForGoal } from './compute';
import type { StepUpInput } from './form';

/** Returns a problem for a plan without an instalment, a limit below the first one, and a goal out of reach. */
export function problems(input: StepUpInput): readonly Problem[] {
  const first = firstInstalmentMonths(input.convention, input.frequency);
  const paying = payingMonthsOf(input);
  if (first > paying) {
    return problemAt(
      [paying < input.period ? 'stopAfter' : 'period', 'frequency'],
      `The first instalment is paid after ${formatMonths(first)}, so there is none in ${formatMonths(paying)}. Enter a longer time, or pay more often.`,
    );
  }
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
