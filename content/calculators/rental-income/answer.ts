import { dayOfExport } from '@/content/day-of-export';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { otherRegime } from '@/content/tax/names';
import { compared, inBoth } from '@/content/tax/year-answer';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { type HouseIncome, isRentKnown } from '@/lib/tax/house-property';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { RentalIncomeInput } from './form';
import { type Naming, namingsOf, taxWithout } from './person';
import { loanShareOf, rentDue } from './rents';
import { tenantTaxes } from './tenants';

/** A regime with the own houses named at least tax: all amounts ₹, tax rounded as it is paid. */
export interface RegimeAnswer extends Naming {
  readonly regime: Regime;
  readonly others: readonly Naming[];
  readonly tax: number;
  readonly taxWithout: number;
  /** Negative where a loss saves tax on other income. */
  readonly added: number;
}

function answerIn(regime: Regime, input: RentalIncomeInput, year: IncomeTaxYear): RegimeAnswer {
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

/** Returns the house loss of the year that is set off against other income, ₹. */
export function lossAcrossHeads({ assessment }: Naming, { financialYear }: IncomeTaxYear): number {
  return sumOf(assessment.afterSetOff.setOffs, ({ kind, from, amount }) =>
    kind === 'house' && from === financialYear ? amount : 0,
  );
}

/** Returns the house loss of the year that is carried forward, ₹. */
export function carriedOf({ assessment }: Naming, year: IncomeTaxYear): number {
  return sumOf(assessment.carriedForward, ({ kind, financialYear, amount }) =>
    kind === 'house' && financialYear === year.financialYear ? amount : 0,
  );
}

/** Returns what the houses bring and cost in the year, ₹ of the owner's share. */
function cashOf(input: RentalIncomeInput, added: number) {
  const { houses } = input;
  const sum = (of: (house: RentalIncomeInput['houses'][number], index: number) => number) =>
    houses.reduce((all, house, index) => all + (of(house, index) * house.share) / 100, 0);
  const rent = sum((house, index) => (house.use === 'let' ? rentDue(input, index) - house.unrealised : 0));
  const arrears = sum((house) => house.arrears);
  const municipalTax = sum((house) => house.municipalTax);
  const costs = sum((house) => house.costs);
  const interest = sumOf(houses, (house) => (house.interest * loanShareOf(house)) / 100);
  const left = rent + arrears - municipalTax - costs - interest - added;
  return { rent, arrears, municipalTax, costs, interest, left };
}

/** Returns what the houses change in either regime, what tenants deduct and what is left. */
export function answerFor(input: RentalIncomeInput) {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const answers = inBoth((regime) => answerIn(regime, input, year));
  const both = inBoth((regime) => answers[regime].assessment);
  const regimes = compared({ both, year, shown: input.regime });
  const now = answers[regimes.regime];
  const tenants = tenantTaxes(input, year);
  return {
    ...regimes,
    input,
    answers,
    // The answer of the regime shown, and that of the other one.
    now,
    other: answers[otherRegime(now.regime)],
    cash: cashOf(input, now.added),
    tenants,
    deducted: sumOf(tenants, ({ tax }) => tax),
  };
}

/** What working, tables, charts and notes are written from. */
export type Answer = ReturnType<typeof answerFor>;

/** Returns the day of the visit, or that of the exported page. */
export const dayOf = ({ today }: RentalIncomeInput): IsoDate => (today === '' ? dayOfExport : today);

/** Returns whether the day is past on which the old regime, which the answer is in, could still be chosen. */
export function isOldClosed({ input, now, tax, year }: Answer): boolean {
  return now.regime === 'old' && tax.old < tax.new && dayOf(input) > year.returns.due.value.individual;
}
