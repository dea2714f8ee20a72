import type { Convention, Frequency } from '@/content/questions/growth';
import { type Problem, problemAt } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import { firstInstalmentMonths, type PlanTimes, payingMonthsOf } from './conventions';

/** Returns the problem of a plan that ends before its first instalment; none where one is paid. */
export function instalmentProblems(
  plan: PlanTimes & { readonly convention: Convention; readonly frequency: Frequency },
): readonly Problem[] {
  const first = firstInstalmentMonths(plan.convention, plan.frequency);
  const paying = payingMonthsOf(plan);
  if (first <= paying) return [];
  return problemAt(
    [paying < plan.period ? 'stopAfter' : 'period', 'frequency'],
    `The first instalment is paid after ${formatMonths(first)}, so there is none in ${formatMonths(paying)}. Enter a longer time, or pay more often.`,
  );
}
