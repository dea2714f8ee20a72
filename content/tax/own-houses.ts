import { assess } from '@/lib/tax/assess';
import { selfOccupiedChoices } from '@/lib/tax/house-property';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { Readings, Taxpayer } from '@/lib/tax/taxpayer';

/**
 * Returns the person with the houses that are free of tax as their own chosen: those with which the tax of the regime is the lowest,
 * houses whose rent is not known first. The other own ones count as let. The same person where the Act lets all be free: section 23(4).
 */
export function withFreeHouses(taxpayer: Taxpayer, year: IncomeTaxYear, regime: Regime, readings: Readings): Taxpayer {
  const ways = selfOccupiedChoices(taxpayer.houses, year.house.selfOccupied.value);
  if (ways.length === 1) return { ...taxpayer, houses: ways[0] ?? taxpayer.houses };
  let best = taxpayer;
  let lowest = Number.POSITIVE_INFINITY;
  for (const houses of ways) {
    const person = { ...taxpayer, houses };
    const { tax } = assess(person, year, regime, readings);
    if (tax < lowest - 1e-6) [best, lowest] = [person, tax];
  }
  return best;
}
