import type { Problem } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { inr } from '@/lib/format';
import type { HouseInput, RentalIncomeInput } from './form';

function houseProblems(house: HouseInput, index: number, financialYear: string): Problem[] {
  const at = (field: string) => `houses.${index}.${field}`;
  const name = `House ${index + 1}`;
  const isLet = house.use === 'let';
  const problems: Problem[] = [];
  if (isLet && house.months + house.livedIn > house.owned) {
    problems.push({
      fields: [at('months'), at('livedIn'), at('owned')],
      text: `${name}: the months let out and lived in are more than the ${house.owned} months owned.`,
    });
  }
  if (isLet && house.unrealised > house.rent * house.months) {
    problems.push({
      fields: [at('unrealised')],
      text: `${name}: the rent not recovered is more than the rent for the months let out, ${inr(house.rent * house.months)}.`,
    });
  }
  if (isLet && house.furniture > house.rent) {
    problems.push({
      fields: [at('furniture')],
      text: `${name}: the part for furniture is more than the rent of ${inr(house.rent)}.`,
    });
  }
  if (house.owned === 0 && house.interest + house.earlier + house.municipalTax > 0) {
    problems.push({
      fields: [at('owned')],
      text: `${name}: interest and municipal tax count only for a house that you own. Enter the months owned, or 0 for both.`,
    });
  }
  if (house.earlier > 0 && house.completed > financialYear) {
    problems.push({
      fields: [at('completed')],
      text: `${name} was not complete in this year, so no part of the earlier interest counts yet.`,
    });
  }
  return problems;
}

/** Returns combinations that make no sense, each as a sentence. */
export function problems({ houses, losses, financialYear }: RentalIncomeInput): Problem[] {
  return [
    ...houses.flatMap((house, index) => houseProblems(house, index, financialYear)),
    ...losses.flatMap((loss, index): Problem[] =>
      firstYearOf(loss.year) >= firstYearOf(financialYear)
        ? [
            {
              fields: [`losses.${index}.year`],
              text: 'A loss brought forward must be of a year before the year of the income.',
            },
          ]
        : [],
    ),
  ];
}
