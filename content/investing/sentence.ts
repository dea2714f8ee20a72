/** Parts of sentences and headlines about plans that grow at one rate. */
import type { TaxChoices } from '@/content/questions/redemption';
import { type Figure, percentage, rupees } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { type Grown, type RateChoices, yearlyYield } from './growth';

/**
 * Returns the headline: what was asked for, where it is not the value, then the value, money paid in, gain, and what tax leaves or the
 * yearly rate, which `measure` names.
 */
export function headlineOf(
  asked: Figure | null,
  grown: Grown,
  fund: TaxChoices['fund'],
  measure?: string,
): readonly [Figure, ...Figure[]] {
  const { outcome } = grown;
  const value = rupees('Value at the end', outcome.value, { tone: 'growth' });
  const invested = rupees('Invested', outcome.invested, { tone: 'own' });
  const gain = rupees('Gain', outcome.gain, { tone: 'growth' });
  return asked ? [asked, value, invested, gain] : [value, invested, gain, leftFigure(grown, fund, measure)];
}

/** Returns what tax leaves, or the yearly rate where tax is left out. */
export function leftFigure({ plan, afterTax }: Grown, fund: TaxChoices['fund'], measure = 'XIRR'): Figure {
  return fund === 'none' ? percentage(measure, yearlyYield(plan)) : rupees('Value after tax', afterTax);
}

/** Returns the return that a plan is worked out with, in words: "12% a year less costs of 1%". */
export function returnInWords({ rate, expenseRatio }: Pick<RateChoices, 'rate' | 'expenseRatio'>): string {
  return `${pct(rate)} a year${expenseRatio > 0 ? ` less costs of ${pct(expenseRatio)}` : ''}`;
}

/** Returns what is left, in words: after tax, and in today's money. */
export function leftInWords({ afterTax, prices }: Grown, fund: TaxChoices['fund'], inflation: number): string {
  const real = inr(afterTax / prices);
  const left =
    fund === 'none'
      ? `In today’s money that is ${real}`
      : `After tax you keep ${inr(afterTax)}, which is ${real} in today’s money`;
  return `${left}, with inflation at ${pct(inflation)}.`;
}
