import { marginalRate } from '@/content/tax/marginal';
import { percentage, type Result, rupees } from '@/lib/calculator';
import { type Answer, answerFor } from './answer';
import type { CapitalGainsInput } from './form';

/** Returns the tax on the sales, net gains, the loss carried forward, ₹, and what the next ₹1,000 costs in tax, %. */
export function headlineOf({
  taxOnSales,
  net,
  carried,
  withMore,
}: Pick<Answer, 'taxOnSales' | 'net' | 'carried' | 'withMore'>): Result['headline'] {
  return [
    rupees('Tax on these sales', taxOnSales, { tone: 'tax' }),
    rupees('Net capital gains', net),
    rupees('Loss carried forward', carried),
    percentage('Tax on your next ₹1,000', marginalRate(withMore)),
  ];
}

/** Returns the headline of an input. */
export const headlineFor = (input: CapitalGainsInput) => headlineOf(answerFor(input));
