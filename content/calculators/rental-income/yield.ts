import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import { payable } from '@/lib/tax/interest';
import type { House } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import { furnitureOf, ownerOf, readingsOf } from './person';

/** Writes the yield of the let houses whose value is known, as if there were no loan, and returns it, %; null where none is. */
export function yieldSteps({ step }: Worksheet, { input, now, year }: Answer): number | null {
  const isValued = input.houses.map((house) => house.use === 'let' && house.value > 0);
  if (!isValued.some(Boolean)) return null;
  const valued = input.houses.filter((_, index) => isValued[index]);
  const value = sumOf(valued, (house) => (house.value * house.share) / 100);
  const income = sumOf(
    valued,
    ({ rent, months, unrealised, municipalTax, costs, share }) =>
      ((rent * months - unrealised - municipalTax - costs) * share) / 100,
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
  const furniture = furnitureOf(input.houses);
  const ofOthers = furnitureOf(input.houses.filter((_, index) => !isValued[index]));
  const tax = taxOf(clear, furniture) - taxOf(others, ofOthers);
  step(
    rupees('Rent after costs and tax, without a loan', income - tax),
    `Rent less municipal tax and costs, ${inr(income)}, less tax of ${inr(tax)} on it as if there were no loan`,
  );
  return step(
    percentage('Net yield after tax', ((income - tax) / value) * 100),
    `${inr(income - tax)} as a share of the value of ${inr(value)}`,
  );
}
