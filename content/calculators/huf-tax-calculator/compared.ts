import { compared } from '@/content/tax/year-answer';
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

/** Returns the tax of each person in the regime that costs less, ₹ as paid. */
function leastTaxes(persons: readonly Taxpayer[], year: IncomeTaxYear): number[] {
  return persons.map((person) => {
    const { tax, lower } = compared({ both: assessBoth(person, year), year, shown: 'better' });
    return tax[lower];
  });
}

/** Returns the tax of each member with the HUF. */
export const taxesWith = (input: HufTaxInput, year: IncomeTaxYear) => leastTaxes(membersWith(input), year);

/** Returns the tax of each member without the HUF. */
export const taxesWithout = (input: HufTaxInput, giftIncome: number, year: IncomeTaxYear) =>
  leastTaxes(membersWithout(input, giftIncome), year);
