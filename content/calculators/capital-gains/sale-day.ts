import { financialYearOf } from '@/lib/calendar';
import type { Result } from '@/lib/result';
import type { CapitalGainsInput } from './form';

/** Returns the day of all sales of the year, and the tax on them, ₹; nothing where they have several days, or no tax. */
export function salesOfOneDay(input: CapitalGainsInput, { headline: [tax] }: Result) {
  const days = input.known === 'gain' ? [input.gainSold] : input.lots.map(({ sold }) => sold);
  const [soldOn, ...others] = new Set(days.filter((day) => financialYearOf(day) === input.financialYear));
  const isKnown = soldOn !== undefined && others.length === 0 && typeof tax.value === 'number' && tax.value > 0;
  return { soldOn: isKnown ? soldOn : null, taxOnSales: isKnown ? Math.round(Number(tax.value)) : null };
}
