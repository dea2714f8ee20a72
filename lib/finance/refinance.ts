import { rateNear } from './irr';
import { levelPayment, periodsToRepay } from './loan';
import { type Repayment, type RunningLoan, repay } from './prepayment';

/**
 * Returns the loan moved to another rate (fraction per period), repaid in `periods`. With `leastInstalment` in ₹ the
 * borrower pays that much if the level instalment is smaller, so that the loan ends sooner.
 * @example movedLoan({ balance: 100, ratePerPeriod: 0.1, instalment: 110, periods: 1 }, 0, 1).instalment // 100
 */
export function movedLoan(loan: RunningLoan, ratePerPeriod: number, periods: number, leastInstalment = 0): RunningLoan {
  const { balance } = loan;
  const level = levelPayment(balance, ratePerPeriod, periods);
  if (leastInstalment <= level) return { balance, ratePerPeriod, instalment: level, periods };
  const sooner = periodsToRepay(balance, ratePerPeriod, leastInstalment) ?? periods;
  return { balance, ratePerPeriod, instalment: leastInstalment, periods: sooner };
}

/** The periods in which a move is ahead if both loans were closed then: the first, and the last; null where there is none. */
export interface Ahead {
  readonly from: number | null;
  readonly until: number | null;
  /** ₹ ahead after each period from 1 on: interest not paid so far, less the cost. */
  readonly by: readonly number[];
}

/**
 * Returns from when on a move is ahead of staying: after k periods it is ahead by what was paid less so far plus what is owed
 * less, minus the cost in ₹. Both loans begin with one balance, so that is the interest saved until then less the cost.
 */
export function aheadOf(stay: Repayment, move: Repayment, cost: number): Ahead {
  const by: number[] = [];
  let ahead = -cost;
  for (let period = 1; period <= Math.max(stay.periods, move.periods); period += 1) {
    ahead += (stay.interest[period] ?? 0) - (move.interest[period] ?? 0);
    by.push(ahead);
  }
  // Sums of hundreds of doubles: a hundredth of a paisa is no debt.
  const isAhead = (value: number) => value > -1e-4;
  const first = by.findIndex(isAhead);
  return { from: first < 0 ? null : first + 1, until: first < 0 ? null : by.findLastIndex(isAhead) + 1, by };
}

/**
 * Returns the rate, a fraction per period, at which a loan repaid in the same time costs the given total interest in ₹;
 * null where that is less than nothing. The total grows with the rate, so there is one such rate.
 */
export function rateWithInterest(loan: RunningLoan, totalInterest: number): number | null {
  if (totalInterest < 0) return null;
  const interestAt = (rate: number) => repay(movedLoan(loan, rate, loan.periods), [], 'instalment').totalInterest;
  return rateNear(loan.ratePerPeriod, (rate) => (rate <= 0 ? rate : interestAt(rate)) - totalInterest);
}
