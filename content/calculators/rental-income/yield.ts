import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { House } from '@/lib/tax/taxpayer';
import type { RentalIncomeInput } from './form';
import { furnitureOf, ownerOf, readingsOf } from './person';
import { rentDue } from './rents';

/** The yield of the let houses whose value is known, as if there were no loan. */
interface NetYield {
  /** The owner's share, ₹: value of the houses, rent less costs, tax on that. */
  readonly value: number;
  readonly income: number;
  readonly tax: number;
  readonly percent: number;
}

/** Returns the yield of the let houses whose value is known in a regime; null where none is. */
export function yieldOf(
  input: RentalIncomeInput,
  now: { readonly houses: readonly House[]; readonly regime: Regime },
  year: IncomeTaxYear,
): NetYield | null {
  const isValued = input.houses.map((house) => house.use === 'let' && house.value > 0);
  if (!isValued.some(Boolean)) return null;
  const valued = input.houses.filter((_, index) => isValued[index]);
  const value = sumOf(valued, (house) => (house.value * house.share) / 100);
  const income = input.houses.reduce(
    (sum, { unrealised, municipalTax, costs, share }, index) =>
      isValued[index] ? sum + ((rentDue(input, index) - unrealised - municipalTax - costs) * share) / 100 : sum,
    0,
  );
  const clear = now.houses.map(
    (house, index): House => (isValued[index] ? { ...house, interest: 0, earlierInterest: 0, arrears: 0 } : house),
  );
  const others = now.houses.filter((_, index) => !isValued[index]);
  const taxOf = (houses: readonly House[], furniture: number) =>
    payable(
      assess(ownerOf(input, houses, furniture), year, now.regime, readingsOf(input)).tax,
      year.payableMultiple.value,
    );
  const furniture = furnitureOf(input);
  const ofOthers = furnitureOf(input, (index) => !isValued[index]);
  const tax = taxOf(clear, furniture) - taxOf(others, ofOthers);
  return { value, income, tax, percent: ((income - tax) / value) * 100 };
}
