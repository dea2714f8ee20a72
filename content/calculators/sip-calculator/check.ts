import { instalmentProblems } from '@/content/investing/checks';
import { goalProblems } from '@/content/investing/goal';
import { type Problem, problemAt } from '@/lib/calculator';
import { instalmentsBy } from '@/lib/finance/instalments';
import { formatMonths } from '@/lib/format';
import { planOf } from './compute';
import type { SipInput } from './form';

/** Returns a problem for a plan without any instalment, and for two changes on one day. */
export function problems(input: SipInput): readonly Problem[] {
  const early = instalmentProblems(input);
  if (early.length > 0) return early;
  if (input.known === 'goal') return goalProblems(input, (amount) => planOf(input, amount));
  const same = input.changes.flatMap(({ after }, index) => {
    const first = input.changes.findIndex((other) => other.after === after);
    return problemAt(
      `changes.${index}.after`,
      first < index && `Two changes come after ${formatMonths(after)}. Remove one of them.`,
    );
  });
  if (same.length > 0 || instalmentsBy(planOf(input), input.period) > 0) return same;
  return problemAt('changes', 'With these changes no instalment is ever paid. Let the pause begin later.');
}
