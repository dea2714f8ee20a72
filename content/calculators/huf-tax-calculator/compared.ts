import { compared } from '@/content/tax/year-answer';
import { sum } from '@/lib/sum';
import { assessBoth } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import { membersWith, membersWithout } from './family';
import type { HufTaxInput } from './form';

/** Tax of everyone with the HUF and without it, ₹. */
export interface Compared {
  readonly huf: number;
  readonly withHuf: readonly number[];
  readonly without: readonly number[];
}

/** Returns what the family pays less with the HUF than without it, ₹. */
export const savedBy = ({ huf, withHuf, without }: Compared): number => sum(without) - (huf + sum(withHuf));

/** Returns the tax of each member in the regime chosen for that member, or in the one that costs less, ₹ as paid. */
function taxesOf({ members }: HufTaxInput, persons: readonly Taxpayer[], year: IncomeTaxYear): number[] {
  return persons.map(
    (person, index) =>
      compared({ both: assessBoth(person, year), year, shown: members[index]?.regime ?? 'better' }).paid,
  );
}

/** Returns the tax of each member with the HUF. */
export const taxesWith = (input: HufTaxInput, year: IncomeTaxYear) => taxesOf(input, membersWith(input), year);

/** Returns the tax of each member without the HUF. */
export const taxesWithout = (input: HufTaxInput, giftIncome: number, year: IncomeTaxYear) =>
  taxesOf(input, membersWithout(input, giftIncome), year);
