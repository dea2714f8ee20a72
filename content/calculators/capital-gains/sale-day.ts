import { financialYearOf } from '@/lib/calendar';
import type { Result } from '@/lib/result';
import type { CapitalGainsInput } from './form';
import { withLots } from './lots';

/**
 * Returns the day of all sales of the year, and the tax on them, ₹; nothing where they have several days, or no tax. With them the year of
 * the sales, where it is not the chosen one.
 */
export function salesOfOneDay(given: CapitalGainsInput, { headline: [tax] }: Result) {
  const { lots, financialYear } = withLots(given);
  const [soldOn, ...others] = new Set(
    lots.flatMap(({ sold }) => (sold !== '' && financialYearOf(sold) === financialYear ? [sold] : [])),
  );
  const isKnown = soldOn !== undefined && others.length === 0 && typeof tax.value === 'number' && tax.value > 0;
  return {
    soldOn: isKnown ? soldOn : null,
    taxOnSales: isKnown ? Math.round(Number(tax.value)) : null,
    yearOfSales: financialYear === given.financialYear ? null : financialYear,
  };
}
