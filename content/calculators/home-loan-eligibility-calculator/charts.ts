import { type Breakdown, barsChart, type Chart, partsChart, rupees } from '@/lib/calculator';
import { formatNumber } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { HomeLoanEligibilityInput } from './form';
import type { Assessment, Gain } from './loan';

/** Returns what each limit allows where there are several, what would raise the loan, and what pays for the house. */
export function limitCharts(
  input: HomeLoanEligibilityInput,
  now: Assessment,
  gains: readonly Gain[],
  house: House,
): Chart[] {
  const limits = limitRows(input, now);
  return listOf<Chart>(
    limits.length > 1 &&
      barsChart('What each limit would allow', {
        bars: limits.map(({ name }) => name),
        marked: limits.findIndex(({ loan }) => loan === now.loan),
        series: [{ label: 'Loan', values: limits.map(({ loan }) => loan), tone: 'own' }],
      }),
    gains.length > 0 &&
      barsChart('What would raise the loan', {
        bars: gains.map(({ change }) => change),
        marked: 0,
        series: [{ label: 'More loan', values: gains.map(({ gain }) => gain), tone: 'growth' }],
      }),
    loanChart('Loan and own money', house.loan, house.price + house.duty - house.loan),
  );
}

/** Returns the limits as loans, each with a name; one that is not applied is left out. */
function limitRows({ multiple }: HomeLoanEligibilityInput, { byIncome, byMultiple, byValue }: Assessment) {
  return listOf(
    { name: 'By income', loan: byIncome },
    byMultiple !== null && { name: `By ${formatNumber(multiple ?? 0)} times income`, loan: byMultiple },
    byValue !== null && { name: 'By value of the house', loan: byValue },
  );
}

/** What a house costs and what is borrowed for it, ₹. */
interface House {
  readonly price: number;
  readonly duty: number;
  readonly loan: number;
}

/** Returns the loan beside the buyer's own money. */
export const loanChart = (title: string, loan: number, ownMoney: number): Chart =>
  partsChart(title, [
    { label: 'Loan', value: loan, tone: 'own' },
    { label: 'Own money', value: ownMoney, tone: 'other' },
  ]);

/** Returns what pays for the house that a loan goes with. */
export function houseBreakdown({ price, duty, loan }: House): Breakdown {
  return {
    title: 'What pays for the house',
    total: rupees('Price with stamp duty and registration', price + duty),
    // On a cheap house stamp duty counts for the lender too, so that the loan can be above the price.
    parts:
      loan > price
        ? [rupees('Loan used', loan, { tone: 'own' }), rupees('Own money you need', price + duty - loan)]
        : [
            rupees('Loan used', loan, { tone: 'own' }),
            rupees('Own money for the price', price - loan, { tone: 'other' }),
            rupees('Stamp duty and registration', duty, { tone: 'tax' }),
          ],
  };
}
