import type { Problem } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import type { SwpInput } from './form';

/** Without a withdrawal in the time looked at there is nothing to answer. */
export function problems({ delay, period, frequency, convention }: SwpInput): Problem[] {
  const first = delay + (convention.endsWith('end') ? Number(frequency) : 1);
  if (first <= period) return [];
  return [
    {
      fields: ['delay', 'period'],
      text: `The first withdrawal is in month ${first}, after the ${formatMonths(period)} of the plan. Wait less, or enter a longer time.`,
    },
  ];
}
