import { barsChart, type Chart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { type Heads, headNames, totalOfHeads } from '@/lib/tax/input-credit';
import { nameOf } from './heads';
import type { Payment } from './payment';

/** Returns what pays each tax, and what other splits would cost. */
export function chartsOf({ found, options, bounds }: Payment): Chart[] {
  const { used, cash } = found;
  const paidBy = (from: Heads) => headNames.map((head) => from[head]);
  return listOf<Chart>(
    barsChart('What pays the output tax', {
      bars: headNames.map((head) => nameOf[head]),
      series: [
        { label: 'IGST credit', values: paidBy(used.integrated), tone: 'own' },
        { label: 'CGST credit', values: paidBy(used.central), tone: 'growth' },
        { label: 'SGST/UTGST credit', values: paidBy(used.state), tone: 'other' },
        { label: 'Cash', values: paidBy(cash), tone: 'tax' },
      ],
    }),
    bounds.amount > 0 &&
      barsChart('Output tax in cash, by split of IGST credit', {
        bars: options.map(({ name }) => name),
        marked: 0,
        series: [{ label: 'Cash', values: options.map((each) => totalOfHeads(each.found.cash)), tone: 'tax' }],
      }),
  );
}
