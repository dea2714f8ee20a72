import type { Problem } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import { firstInstalmentMonths } from './compute';
import type { SipInput } from './form';

/** A plan without any instalment has no answer: payments at the end of a period that is longer than the plan. */
export function problems(input: SipInput): Problem[] {
  const first = firstInstalmentMonths(input);
  const paying = Math.min(input.stopAfter ?? input.period, input.period);
  if (first <= paying) return [];
  return [
    {
      fields: [paying < input.period ? 'stopAfter' : 'period', 'frequency'],
      text: `The first instalment is paid after ${formatMonths(first)}, so there is none in ${formatMonths(paying)}. Take a longer time, or pay more often.`,
    },
  ];
}
