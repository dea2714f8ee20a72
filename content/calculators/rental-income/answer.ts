import { type HouseIncome, isRentKnown } from '@/lib/tax/house-property';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { RentalIncomeInput } from './form';
import { type Naming, namingsOf, taxWithout } from './person';

/** A regime with the own houses named at least tax: all amounts ₹, tax rounded as it is paid. */
export interface RegimeAnswer extends Naming {
  readonly regime: Regime;
  readonly others: readonly Naming[];
  readonly tax: number;
  readonly taxWithout: number;
  readonly added: number;
}

/** What the page works out beside the assessment, ₹ of the owner's share. */
export interface Cash {
  readonly rent: number;
  readonly arrears: number;
  readonly municipalTax: number;
  readonly costs: number;
  readonly interest: number;
  readonly left: number;
  /** The tax added is negative where a loss saves tax on other income. */
  readonly added: number;
}

/** Returns the answer of one regime. */
export function answerIn(regime: Regime, input: RentalIncomeInput, year: IncomeTaxYear): RegimeAnswer {
  const [best, ...others] = namingsOf(input, year, regime);
  const multiple = year.payableMultiple.value;
  const tax = payable(best.assessment.tax, multiple);
  const without = payable(taxWithout(input, year, regime), multiple);
  return { ...best, regime, others, tax, taxWithout: without, added: tax - without };
}

const winners = {
  rent: 'Rent',
  vacancy: 'Rent, lower for empty months',
  expected: 'Expected rent',
  selfOccupied: 'Nil: own use',
} as const;

/** Returns which value counts as the annual value of a house, in words. */
export const winnerOf = ({ test }: HouseIncome): string => winners[test];

/** Returns which houses count as let at a rent that nobody entered, and so as nothing; `index` from 0. */
export function countedAsNothing({ houses }: Naming): number[] {
  return houses.flatMap((house, index) => (house.use === 'deemedLetOut' && !isRentKnown(house) ? [index] : []));
}

/** Returns the house loss of the year that is carried forward, ₹. */
export function carriedOf({ assessment }: Naming, year: IncomeTaxYear): number {
  return assessment.carriedForward
    .filter(({ kind, financialYear }) => kind === 'house' && financialYear === year.financialYear)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Returns what the houses bring and cost in the year, with the tax that they add. */
export function cashOf(input: RentalIncomeInput, added: number): Cash {
  const sum = (of: (house: RentalIncomeInput['houses'][number]) => number) =>
    input.houses.reduce((total, house) => total + (of(house) * house.share) / 100, 0);
  const rent = sum((house) => (house.use === 'let' ? house.rent * house.months - house.unrealised : 0));
  const arrears = sum((house) => house.arrears);
  const municipalTax = sum((house) => house.municipalTax);
  const costs = sum((house) => house.costs);
  const interest = sum((house) => house.interest);
  return {
    rent,
    arrears,
    municipalTax,
    costs,
    interest,
    added,
    left: rent + arrears - municipalTax - costs - interest - added,
  };
}
