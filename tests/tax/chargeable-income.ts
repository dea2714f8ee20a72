import type { SpecialClass } from '@/lib/tax/income-tax-year';
import type { ChargeableIncome, Person } from '@/lib/tax/tax-by-rates';

/** A resident individual below 60. */
export const resident: Person = { kind: 'individual', age: 'below60', residence: 'resident' };

/** Returns an income of an amount at slab rates and of amounts by special class, without dividend or agricultural income. */
export function incomeOf(
  slabIncome: number,
  amounts: Partial<Record<SpecialClass, number>> = {},
  more: Partial<ChargeableIncome> = {},
): ChargeableIncome {
  const special = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
  return {
    totalIncome: slabIncome + special,
    slabIncome,
    dividend: 0,
    special: { amounts, land: [] },
    agricultural: 0,
    ...more,
  };
}
