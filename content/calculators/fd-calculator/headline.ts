import { type Figure, percentage, type Result, rupees } from '@/lib/calculator';
import { closingOf, isByTable, keptOf, takesInterestBack } from './closing';
import { asPaid } from './deposit';
import type { FdInput } from './rows';
import {
  type DepositSums,
  endLabel,
  lostOf,
  neededLabel,
  paidBackOf,
  paidBefore,
  payoutFigure,
  sumsOf,
  takenBackOf,
} from './sums';

/** Returns what the deposit brings, or needs, or loses by an early end, ₹, and its yield, %. */
export function headlineOf(found: DepositSums): Result['headline'] {
  const { input, paidIn, interest, tds, tax } = found;
  const interestFigure = rupees('Total interest', interest, { tone: 'growth' });
  const last: Figure =
    tax !== null && found.yieldAfterTax !== null
      ? percentage('Yield after tax, a year', found.yieldAfterTax)
      : rupees('TDS over all years', tds, { tone: 'tax' });
  const yields = found.yield === null ? [] : [percentage('Effective yearly yield', found.yield)];
  const total = rupees(endLabel(input), paidIn + interest);
  if (input.breakEarly) {
    const before = paidBefore(found);
    return [
      rupees('Amount you get on breaking', paidIn + interest - before),
      rupees('Interest after breaking', interest, { tone: 'growth' }),
      rupees('Lost by breaking', lostOf(found), { tone: 'cost' }),
    ];
  }
  const closing = closingOf(input);
  if (closing) {
    return [
      rupees('Paid back on closing', paidBackOf(found)),
      rupees('Interest until then', interest, { tone: 'growth' }),
      takesInterestBack(closing)
        ? rupees('Interest taken back', takenBackOf(found), { tone: 'cost' })
        : isByTable(closing)
          ? rupees('Lost by closing early', lostOf(found), { tone: 'cost' })
          : rupees('Kept for closing early', keptOf(input, found.put), { tone: 'cost' }),
    ];
  }
  const payout = payoutFigure(found);
  const needed = input.known === 'goal' ? [rupees(neededLabel(input), found.put, { tone: 'own' })] : [];
  const own =
    input.kind === 'rd' || input.kind === 'ladder' ? [rupees('Total deposited', paidIn, { tone: 'own' })] : [];
  const [first = total, ...rest] = [
    ...needed,
    ...(payout ? [payout] : [total]),
    ...(needed.length ? [] : own),
    interestFigure,
    ...yields,
    last,
  ];
  const kept = rest.slice(0, 3);
  // What is left after tax is what most people came for: it is not crowded out.
  return [first, ...(kept.includes(last) ? kept : [...kept.slice(0, 2), last])];
}

/** Returns the headline of an input. */
export const headlineFor = (input: FdInput) => headlineOf(sumsOf(asPaid(input)));
