import { exactRupees, type Result, rupees } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { StockMarketInput } from './form';
import { yearTaxFor } from './year-tax';

/** Returns what is left, charges, tax, and the break-even price of one trade or the turnover of a year, ₹. */
export function headlineOf({
  left,
  charges,
  tax,
  breakEven,
  one,
  turnover,
}: Pick<
  ReturnType<typeof yearTaxFor>,
  'left' | 'charges' | 'tax' | 'breakEven' | 'one' | 'turnover'
>): Result['headline'] {
  return [
    rupees('Left after charges and tax', left, { tone: 'own' }),
    ...listOf(
      exactRupees('Charges', charges, { tone: 'cost' }),
      rupees('Tax on trades and dividends', tax, { tone: 'tax' }),
      breakEven !== null && exactRupees('Break-even price', breakEven),
      !one && rupees('Turnover for the audit test', turnover),
    ),
  ];
}

/** Returns the headline of an input. */
export const headlineFor = (input: StockMarketInput) => headlineOf(yearTaxFor(input));
