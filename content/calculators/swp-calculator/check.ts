import { type Problem, problemAt } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import type { SwpInput } from './form';

/** Returns a problem where there is no withdrawal in the time looked at: then there is nothing to answer. */
export function problems({ delay, period, frequency, convention }: SwpInput): readonly Problem[] {
  const first = delay + (convention.endsWith('end') ? Number(frequency) : 1);
  if (first <= period) return [];
  return problemAt(
    ['delay', 'period'],
    `The first withdrawal is in month ${first}, after the ${formatMonths(period)} of the plan. Wait less, or enter a longer time.`,
  );
}
