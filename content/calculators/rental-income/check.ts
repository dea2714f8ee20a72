import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { HouseInput, RentalIncomeInput } from './form';

function checkHouse(sheet: ProblemSheet, house: HouseInput, index: number, financialYear: string): void {
  const at = (...cells: readonly string[]) => cells.map((cell) => `houses.${index}.${cell}`);
  const name = `House ${index + 1}`;
  const due = house.rent * house.months;
  if (house.use === 'let') {
    sheet.at(
      at('months', 'livedIn', 'owned'),
      house.months + house.livedIn > house.owned &&
        `${name}: the months let out and lived in are more than the ${house.owned} months owned.`,
    );
    sheet.at(
      at('unrealised'),
      house.unrealised > due &&
        `${name}: the rent not recovered is more than the rent for the months let out, ${inr(due)}.`,
    );
    sheet.at(
      at('furniture'),
      house.furniture > house.rent && `${name}: the part for furniture is more than the rent of ${inr(house.rent)}.`,
    );
  }
  sheet.at(
    at('owned'),
    house.owned === 0 &&
      house.interest + house.earlier + house.municipalTax > 0 &&
      `${name}: interest and municipal tax count only for a house that you own. Enter the months owned, or 0 for both.`,
  );
  sheet.at(
    at('completed'),
    house.earlier > 0 &&
      house.completed > financialYear &&
      `${name} was not complete in this year, so no part of the earlier interest counts yet.`,
  );
}

/** Returns combinations that make no sense, each as a sentence. */
export function problems({ houses, losses, financialYear }: RentalIncomeInput): readonly Problem[] {
  const sheet = problemSheet();
  for (const [index, house] of houses.entries()) checkHouse(sheet, house, index, financialYear);
  for (const [index, { year }] of losses.entries()) {
    sheet.at(
      `losses.${index}.year`,
      year >= financialYear && 'A loss brought forward must be of a year before the year of the income.',
    );
  }
  return sheet.problems;
}
