import type { Problem } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import type { LumpsumVsSipInput } from './form';

/** Returns a problem where the last part is not invested before the end. */
export function problems({ spread, period }: LumpsumVsSipInput): Problem[] {
  if (spread <= period) return [];
  return [
    {
      fields: ['spread', 'period'],
      text: `You invest over ${formatMonths(spread)} but need the money after ${formatMonths(period)}. Invest faster, or take more time.`,
    },
  ];
}
