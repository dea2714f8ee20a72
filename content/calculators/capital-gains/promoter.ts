import { promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { promoterTax } from '@/lib/tax/promoter-buyback';
import type { TaxedLot } from './exemptions';
import { isBuyback } from './lots';

/** Returns whether a lot is a buyback on which a promoter pays additional tax. */
export function isPromoters({ row }: Pick<TaxedLot, 'row'>): boolean {
  return row.promoter && isBuyback({ row }) && row.sold >= promoterBuyback.from;
}

/** Writes the additional tax of a promoter on the gains of buybacks, each before losses of other lots; returns it, ₹. */
export function promoterSteps(
  { heading, step }: Worksheet,
  lots: readonly TaxedLot[],
  { cess }: IncomeTaxYear,
): number {
  const gains = { short: 0, long: 0 };
  for (const lot of lots) {
    if (isPromoters(lot) && lot.taxable > 0) gains[lot.gain.term] += lot.taxable;
  }
  if (gains.short + gains.long === 0) return 0;
  const { value: rates, cite } = promoterBuyback;
  const tax = promoterTax(gains, rates, cess.value);
  heading('Buyback: additional tax of a promoter');
  if (gains.short > 0) {
    step(
      rupees('Additional tax on short-term gain', tax.onShortGain),
      `${pct(rates.shortTermPercent)} of ${inr(gains.short)}`,
      cite,
    );
  }
  if (gains.long > 0) {
    step(
      rupees('Additional tax on long-term gain', tax.onLongGain),
      `${pct(rates.longTermPercent)} of ${inr(gains.long)}, without the yearly exemption`,
      cite,
    );
  }
  step(
    rupees('Surcharge on the additional tax', tax.surcharge),
    `${pct(rates.surchargePercent)} of ${inr(tax.onShortGain + tax.onLongGain)}`,
    cite,
  );
  step(
    rupees('Cess on the additional tax', tax.cess),
    `${pct(cess.value)} of ${inr(tax.onShortGain + tax.onLongGain + tax.surcharge)}`,
    cess.cite,
  );
  return step(rupees('Additional tax of a promoter', tax.total, { tone: 'tax' }), 'The lines above together', cite);
}
