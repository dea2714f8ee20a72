import { type Problem, type ProblemSheet, problemSheet } from '@/lib/calculator';
import { counted, inr } from '@/lib/format';
import type { HouseInput, RentalIncomeInput } from './form';
import { rentDue, rowsOf } from './rents';

function houseProblems(sheet: ProblemSheet, input: RentalIncomeInput, house: HouseInput, index: number): void {
  const { financialYear } = input;
  const at = (...cells: readonly string[]) => cells.map((cell) => `houses.${index}.${cell}`);
  const name = `House ${index + 1}`;
  const due = rentDue(input, index);
  const hasRows = rowsOf(input, index).length > 0;
  if (house.use === 'let') {
    sheet.at(
      at('months', 'livedIn', 'owned'),
      !hasRows &&
        house.months + house.livedIn > house.owned &&
        `${name}: the months let out and lived in are more than the ${counted(house.owned, 'month')} owned.`,
    );
    sheet.at(
      at('unrealised'),
      house.unrealised > due &&
        `${name}: the rent not recovered is more than the rent for the months let out, ${inr(due)}.`,
    );
    sheet.at(
      at('furniture'),
      !hasRows &&
        house.furniture > house.rent &&
        `${name}: the part for furniture is more than the rent of ${inr(house.rent)}.`,
    );
  }
  sheet.at(
    at('owned', 'interest', 'earlier', 'municipalTax'),
    house.owned === 0 &&
      house.interest + house.earlier + house.municipalTax > 0 &&
      `${name}: interest and municipal tax count only for a house that you own. Enter the months owned, or 0 for each of them.`,
  );
  sheet.at(
    at('completed', 'earlier'),
    house.earlier > 0 &&
      house.completed > financialYear &&
      `${name} was not complete in this year, so no part of the earlier interest counts yet. Enter 0 for it, or correct the year.`,
  );
}

/** Checks the rows of tenants: the house they name, their months, what of the rent is for furniture. */
function tenancyProblems(sheet: ProblemSheet, { tenancies, houses }: RentalIncomeInput): void {
  for (const [index, row] of tenancies.entries()) {
    const at = (cell: string) => `tenancies.${index}.${cell}`;
    const house = houses[Number(row.house) - 1];
    if (house?.use !== 'let') {
      sheet.at(at('house'), `House ${row.house} is not among your let-out houses. Add it above, or choose another.`);
      continue;
    }
    const free = house.owned - house.livedIn;
    sheet.at(
      at('months'),
      row.months + row.laterMonths + row.empty > free &&
        `Tenant ${index + 1}: the months let out and empty are more than the ${counted(Math.max(0, free), 'month')} of the year for which the house can be let.`,
    );
    sheet.at(
      at('laterRent'),
      row.laterMonths > 0 && row.laterRent === 0 && `Tenant ${index + 1}: enter the new rent a month.`,
    );
    sheet.at(
      at('laterMonths'),
      row.laterRent > 0 &&
        row.laterMonths === 0 &&
        `Tenant ${index + 1}: enter for how many months the new rent was due.`,
    );
    const least = row.laterMonths > 0 ? Math.min(row.rent, row.laterRent) : row.rent;
    sheet.at(
      at('furniture'),
      row.furniture > least && `Tenant ${index + 1}: the part for furniture is more than the rent of ${inr(least)}.`,
    );
  }
}

/** Returns combinations that make no sense, each as a sentence. */
export function problems(input: RentalIncomeInput): readonly Problem[] {
  const { houses } = input;
  const sheet = problemSheet();
  for (const [index, house] of houses.entries()) houseProblems(sheet, input, house, index);
  tenancyProblems(sheet, input);
  return sheet.problems;
}
