import { promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { promoterTax } from '@/lib/tax/promoter-buyback';
import type { TaxedLot } from './exemptions';
import { isBuyback } from './lots';

/** Returns whether a lot is a buyback on which a promoter pays additional tax. */
export function isPromoters({ row }: Pick<TaxedLot, 'row'>): boolean {
  return row.promoter && isBuyback({ row }) && row.sold >= promoterBuyback.from;
}

/** Returns the gains of buybacks on which a promoter pays additional tax, each before losses of other lots, and that tax, ₹; null where there are none. */
export function promoterTaxOf(lots: readonly TaxedLot[], { cess }: IncomeTaxYear) {
  const gains = { short: 0, long: 0 };
  for (const lot of lots) {
    if (isPromoters(lot) && lot.taxable > 0) gains[lot.gain.term] += lot.taxable;
  }
  return gains.short + gains.long > 0 ? { gains, tax: promoterTax(gains, promoterBuyback.value, cess.value) } : null;
}
