import { type Problem, problemAt } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import type { LumpsumVsSipInput } from './form';

/** Returns a problem where the last part is not invested before the end. */
export function problems({ spread, period }: LumpsumVsSipInput): readonly Problem[] {
  if (spread <= period) return [];
  return problemAt(
    ['spread', 'period'],
    `You invest over ${formatMonths(spread)} but need the money after ${formatMonths(period)}. Invest faster, or take more time.`,
  );
}
