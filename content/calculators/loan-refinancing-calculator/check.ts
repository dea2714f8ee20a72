import { type Problem, problemAt } from '@/lib/calculator';
import { leastPayment } from '@/lib/finance/level-payment';
import { counted, exactInr, formatMonths, inr, pct } from '@/lib/format';
import type { LoanRefinancingInput } from './form';
import { presentLoan, withRatesThatHold } from './loan';

/** Where ₹1 of debt left alone would grow beyond this, an EMI repays almost nothing for decades. */
const MOST_GROWTH = 10_000;

/** The longest time left that we compute, as the box for it has it. */
const MOST_MONTHS = 480;

/** Returns the least EMI that ends the present loan in time, in words. */
const leastEmi = ({ balance, rate }: LoanRefinancingInput) =>
  inr(leastPayment(balance, rate / 1200, MOST_MONTHS, MOST_GROWTH));

/** Returns what in the input makes no loan, as sentences. */
export function problems(given: LoanRefinancingInput): readonly Problem[] {
  const input = withRatesThatHold(given);
  const loan = presentLoan(input);
  if (!loan) {
    const interest = (input.balance * input.rate) / 1200;
    const exact = exactInr(interest);
    return problemAt(
      ['emi', 'rate'],
      `The interest for the first month is already ${exact}, so an EMI of ${inr(input.emi ?? 0)} never ends the loan. Enter ${leastEmi(input)} or more, or leave it empty.`,
    );
  }
  if (loan.periods > MOST_MONTHS) {
    return problemAt(
      ['emi', 'rate'],
      `With an EMI of ${inr(loan.instalment)} the loan runs for more than ${formatMonths(MOST_MONTHS)}. Enter ${leastEmi(input)} or more, or check the rate.`,
    );
  }
  const term = input.newTenure ?? loan.periods;
  const shorter = Math.min(term, loan.periods);
  if (input.firstMonths > 0 && input.firstMonths >= shorter) {
    return problemAt(
      'firstMonths',
      `The first rate lasts for ${formatMonths(input.firstMonths)}: one of the two times, ${formatMonths(loan.periods)} left now and the new tenure of ${formatMonths(term)}, ends by then and the other later. Enter ${shorter > 1 ? `at most ${counted(shorter - 1, 'month')}, or ` : ''}${Math.max(term, loan.periods)}${shorter > 1 ? '' : ' months'} or more.`,
    );
  }
  const steep = [
    { field: 'rate', rate: input.rate, periods: loan.periods },
    {
      field: input.firstMonths === given.firstMonths ? 'newRate' : 'firstRate',
      rate: input.newRate,
      periods: Math.max(term, loan.periods),
    },
    {
      field: 'firstRate',
      rate: input.firstMonths > 0 ? input.firstRate : 0,
      periods: Math.max(term, loan.periods),
    },
    { field: 'ownRate', rate: input.ownRate ?? 0, periods: loan.periods },
  ].find(({ rate, periods }) => (1 + rate / 1200) ** periods > MOST_GROWTH);
  if (!steep) return [];
  const isNew = steep.periods > loan.periods;
  const time = isNew ? 'newTenure' : input.emi === null ? 'monthsLeft' : 'emi';
  return problemAt(
    [steep.field, time],
    `At ${pct(steep.rate)} over ${formatMonths(steep.periods)} an EMI is almost all interest and repays almost nothing. ${time === 'emi' ? 'Enter a higher EMI' : `Choose a shorter ${isNew ? 'new tenure' : 'time'}`} or a lower rate.`,
  );
}
