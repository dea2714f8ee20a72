import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import { payable } from '@/lib/tax/interest';
import type { House } from '@/lib/tax/taxpayer';
import type { Answer } from './answer';
import { furnitureOf, ownerOf, readingsOf } from './person';
import { rentDue } from './rents';

/** Writes the yield of the let houses whose value is known, as if there were no loan, and returns it, %; null where none is. */
export function yieldSteps({ step }: Worksheet, { input, now, year }: Answer): number | null {
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
  step(
    rupees('Rent after costs and tax, without a loan', income - tax),
    `Rent less municipal tax and costs, ${inr(income)}, less tax of ${inr(tax)} on it as if there were no loan`,
  );
  return step(
    percentage('Net yield after tax', ((income - tax) / value) * 100),
    `${inr(income - tax)} as a share of the value of ${inr(value)}`,
  );
}
