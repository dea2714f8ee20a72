import { type Result, rupees } from '@/lib/calculator';
import type { EsopForm } from './form';
import { filledIn } from './rows';
import { shareHistory } from './shares';
import { cashNeeded, type Totals, totalsOf } from './totals';

/** Returns the tax as salary, the cash needed, the tax on the gains and what is kept, ₹. */
export function headlineOf(totals: Totals): Result['headline'] {
  return [
    rupees('Tax as salary', totals.tax, { tone: 'tax' }),
    rupees('Cash needed', cashNeeded(totals)),
    rupees('Tax on the gains', totals.taxOnGains, { tone: 'tax' }),
    rupees('You keep after tax', totals.kept, { tone: 'own' }),
  ];
}

/** Returns the headline of an input. */
export function headlineFor(form: EsopForm): Result['headline'] {
  const input = filledIn(form);
  return headlineOf(totalsOf(input, shareHistory(input)));
}
