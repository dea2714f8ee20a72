import { earlierRows } from '@/content/tax/brought-forward';
import { firstYearOf } from '@/lib/calendar';
import { type Assessment, assess } from '@/lib/tax/assess';
import { selfOccupiedChoices } from '@/lib/tax/house-property';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type House, plainHouse, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import type { HouseInput, RentalIncomeInput } from './form';
import { furnitureOfHouse, loanShareOf, rentsOfRows } from './rents';

/** Returns which fifth of the interest before completion the year takes, from 1; null before the first and after the last. */
export function fifthOf(house: HouseInput, financialYear: string, parts: number): number | null {
  const part = firstYearOf(financialYear) - firstYearOf(house.completed) + 1;
  return house.earlier > 0 && part >= 1 && part <= parts ? part : null;
}

/**
 * Returns the house as the engine takes it: the rent without what is for furniture, earlier interest only in its years. The engine
 * takes the owner's share of all amounts, so where the share of the loan is another the interest is scaled to it.
 */
function houseOf(input: RentalIncomeInput, index: number, { financialYear, house: rules }: IncomeTaxYear): House {
  const house = input.houses[index] as HouseInput;
  const isLet = house.use === 'let';
  const rents = isLet ? rentsOfRows(input, index) : undefined;
  const ofLoan = loanShareOf(house) === house.share ? 1 : loanShareOf(house) / house.share;
  const earlier = fifthOf(house, financialYear, rules.earlierInterestParts.value) === null ? 0 : house.earlier;
  return {
    ...plainHouse,
    use: isLet ? 'letOut' : 'selfOccupied',
    monthsOwned: house.owned,
    monthsLet: isLet ? house.months : 0,
    monthsOwnUse: house.livedIn,
    monthlyRent: isLet ? house.rent - house.furniture : 0,
    ...(rents && { rents, monthsLet: 0, monthlyRent: 0 }),
    unrealisedRent: house.unrealised,
    municipalValue: house.municipalValue,
    fairRent: house.fairRent,
    standardRent: house.standardRent,
    municipalTaxPaid: house.municipalTax,
    interest: house.interest * ofLoan,
    earlierInterest: earlier * ofLoan,
    interestCapFull: !house.lowerLimit,
    arrears: house.arrears,
    share: house.share,
  };
}

/** Returns the owner's share of the rent for furniture and services of the year, ₹: income from other sources; `counted` says of which houses, from 0. */
export function furnitureOf(input: RentalIncomeInput, counted: (index: number) => boolean = () => true): number {
  return input.houses.reduce(
    (sum, { share }, index) => sum + (counted(index) ? (furnitureOfHouse(input, index) * share) / 100 : 0),
    0,
  );
}

/** Returns the owner of the houses; those called own are named by the caller. */
export function ownerOf(input: RentalIncomeInput, houses: readonly House[], furniture: number): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    houses,
    other: { ...emptyTaxpayer.other, other: input.otherIncome + furniture },
    losses: earlierRows(input.losses, input.financialYear).map(({ year, amount }) => ({
      kind: 'house',
      financialYear: year,
      amount,
    })),
    claims: { ...emptyTaxpayer.claims, other: input.deductions },
  };
}

/** Returns how the law is to be read, by the visitor's switches. */
export function readingsOf({ lowRent, lossCarried }: RentalIncomeInput): Readings {
  return { ...usualReadings, lowRentWithVacancy: lowRent, newRegimeHouseLossCarried: lossCarried };
}

/** One way to name the own houses, with the year's assessment. */
export interface Naming {
  readonly houses: readonly House[];
  readonly assessment: Assessment;
}

/** Returns every way to name the own houses in a regime, the one with the least tax first, then with the least house income. */
export function namingsOf(input: RentalIncomeInput, year: IncomeTaxYear, regime: Regime): [Naming, ...Naming[]] {
  const furniture = furnitureOf(input);
  const houses = input.houses.map((_, index) => houseOf(input, index, year));
  const namings = selfOccupiedChoices(houses, year.house.selfOccupied.value).map(
    (named): Naming => ({
      houses: named,
      assessment: assess(ownerOf(input, named, furniture), year, regime, readingsOf(input)),
    }),
  );
  namings.sort((a, b) => a.assessment.tax - b.assessment.tax || a.assessment.heads.house - b.assessment.heads.house);
  return namings as [Naming, ...Naming[]];
}

/** Returns the tax of the same person without these houses, ₹: without all of them unless some are kept. */
export function taxWithout(
  input: RentalIncomeInput,
  year: IncomeTaxYear,
  regime: Regime,
  kept: readonly House[] = [],
): number {
  return assess(ownerOf(input, kept, 0), year, regime, readingsOf(input)).tax;
}
