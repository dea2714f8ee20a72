import { sumOf } from '@/lib/sum';
import type { CorporateTaxInput } from './form';

type Adjustment = CorporateTaxInput['adjustments'][number]['kind'];

/** What is added to the profit of the accounts if it was deducted there, by its clause of Explanation 1 to s. 115JB(2). */
const added: Partial<Record<Adjustment, string>> = {
  incomeTax: '(a), (h)',
  reserves: '(b)',
  provisions: '(c)',
  subsidiaries: '(d)',
  dividend: '(e)',
  exemptCosts: '(f)',
  revaluedDepreciation: '(g)',
  fallInValue: '(i)',
  revaluedSold: '(j)',
};

/** One line from the profit of the accounts to book profit; what is subtracted is below 0. ₹. */
interface BookProfitLine {
  readonly kind: Adjustment | 'earlierLoss';
  readonly clause: string;
  readonly amount: number;
}

/** Book profit and how it follows from the profit of the accounts, ₹. */
interface BookProfit {
  readonly lines: readonly BookProfitLine[];
  readonly added: number;
  readonly subtracted: number;
  /** Not below 0. */
  readonly total: number;
}

/**
 * Returns the book profit on which minimum tax is taken: the profit of the accounts with what the law adds, less what it subtracts. Of loss
 * and depreciation of earlier years, as per the books, the lower counts, and nothing where one of them is nil. What is withdrawn from
 * the revaluation reserve counts up to the depreciation on revalued assets. Explanation 1 to s. 115JB(2); s. 206(1)(c) of the 2025 Act.
 */
export function bookProfitOf({
  bookProfit,
  adjustments,
}: Pick<CorporateTaxInput, 'bookProfit' | 'adjustments'>): BookProfit {
  const of = (kind: Adjustment) =>
    sumOf(
      adjustments.filter((each) => each.kind === kind),
      ({ amount }) => amount,
    );
  const lines = [
    ...Object.entries(added).map(([kind, clause]) => ({
      kind: kind as Adjustment,
      clause,
      amount: of(kind as Adjustment),
    })),
    { kind: 'fromReserves', clause: '(i)', amount: -of('fromReserves') },
    { kind: 'exemptIncome', clause: '(ii)', amount: -of('exemptIncome') },
    {
      kind: 'fromRevaluation',
      clause: '(iib)',
      amount: -Math.min(of('fromRevaluation'), of('revaluedDepreciation')),
    },
    { kind: 'earlierLoss', clause: '(iii)', amount: -Math.min(of('bookLoss'), of('bookDepreciation')) },
    { kind: 'deferredTaxCredit', clause: '(viii)', amount: -of('deferredTaxCredit') },
  ] satisfies BookProfitLine[];
  const counting = lines.filter(({ amount }) => amount !== 0);
  const plus = sumOf(counting, ({ amount }) => Math.max(0, amount));
  const minus = sumOf(counting, ({ amount }) => Math.max(0, -amount));
  return { lines: counting, added: plus, subtracted: minus, total: Math.max(0, bookProfit + plus - minus) };
}
