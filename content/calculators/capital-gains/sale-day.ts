import { capitalGainsUnder } from '@/content/rules/income-tax/capital-gains';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { isProperty } from '@/content/tax/lot-law';
import { financialYearOf } from '@/lib/calendar';
import type { Result } from '@/lib/result';
import { sumOf } from '@/lib/sum';
import type { CapitalGainsInput } from './form';

/** Returns the tax that buyers of land and buildings deduct by law from a resident's share of the price in the year, ₹. */
function deductedByBuyers({ known, residence, lots, financialYear }: CapitalGainsInput): number {
  if (known === 'gain' || residence !== 'resident') return 0;
  const { from, percent } = capitalGainsUnder[incomeTaxYears[financialYear].act].propertyTds.value;
  const deducted = sumOf(lots, ({ asset, sold, price, stampValue, more, share }) => {
    const value = Math.max(price ?? 0, (more ? stampValue : null) ?? 0);
    const isDeducted = isProperty(asset) && financialYearOf(sold) === financialYear && value >= from;
    return isDeducted ? (((value * percent) / 100) * (more ? share : 100)) / 100 : 0;
  });
  return Math.round(deducted);
}

/**
 * Returns the tax that the buyers deduct by law, ₹; and the day of all sales of the year with the tax on them after it, nothing where they
 * have several days, or no tax.
 */
export function salesOfOneDay(input: CapitalGainsInput, { headline: [tax] }: Result) {
  const days = input.known === 'gain' ? [input.gainSold] : input.lots.map(({ sold }) => sold);
  const [soldOn, ...others] = new Set(days.filter((day) => financialYearOf(day) === input.financialYear));
  const deducted = deductedByBuyers(input);
  const left = typeof tax.value === 'number' ? Math.round(tax.value) - deducted : 0;
  const isKnown = soldOn !== undefined && others.length === 0 && left > 0;
  return {
    deducted: deducted > 0 ? deducted : null,
    soldOn: isKnown ? soldOn : null,
    taxOnSales: isKnown ? left : null,
  };
}
