import { dayOfVisit } from '@/content/day-of-visit';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { carriedOfKind } from '@/lib/tax/carried-forward';
import { type HouseIncome, isRentKnown } from '@/lib/tax/house-property';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { RentalIncomeInput } from './form';
import type { Naming } from './person';
import { tenantTaxes } from './tenants';
import { yearTaxFor } from './year-tax';

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
export const carriedOf = ({ assessment }: Naming, { financialYear }: IncomeTaxYear): number =>
  carriedOfKind(assessment, 'house', financialYear);

/** Returns what the houses change in either regime, what tenants deduct and what is left. */
export function answerFor(input: RentalIncomeInput) {
  const tax = yearTaxFor(input);
  const tenants = tenantTaxes(input, tax.year);
  return { ...tax, tenants, deducted: sumOf(tenants, (tenant) => tenant.tax) };
}

/** What working, tables, charts and notes are written from. */
export type Answer = ReturnType<typeof answerFor>;

/** Returns the day of the visit, or that of the exported page. */
export const dayOf = ({ today }: RentalIncomeInput): IsoDate => dayOfVisit(today);

/** Returns whether the day is past on which the old regime, which the answer is in, could still be chosen. */
export function isOldClosed({ input, now, tax, year }: Answer): boolean {
  return now.regime === 'old' && tax.old < tax.new && dayOf(input) > year.returns.due.value.individual;
}
