import { rateNear } from './irr';
import { levelPayment, wholePeriodsToRepay } from './level-payment';
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
  const sooner = wholePeriodsToRepay(balance, ratePerPeriod, leastInstalment) ?? periods;
  return { balance, ratePerPeriod, instalment: leastInstalment, periods: sooner };
}

/** A rate, a fraction per period, that holds for the first instalments of a loan; then its own rate does. */
export interface FirstRate {
  readonly ratePerPeriod: number;
  readonly periods: number;
}

/** A moved loan as it is repaid: the first instalment, the one after the first rate (null where it ends before), and the schedule, ₹. */
export interface Moved {
  readonly instalment: number;
  readonly later: number | null;
  readonly schedule: Repayment;
}

/**
 * Returns how a moved loan is repaid. With a first rate the instalment is level at that rate over the whole time, and is set
 * anew when the rate changes, for the time that is left; never below `leastInstalment`.
 * @example movedRepayment({ balance: 100, ratePerPeriod: 0, instalment: 50, periods: 2 }, 0.1, 2, { ratePerPeriod: 0, periods: 1 }).later // 55.00000000000001
 */
export function movedRepayment(
  loan: RunningLoan,
  ratePerPeriod: number,
  periods: number,
  first: FirstRate | null,
  leastInstalment = 0,
): Moved {
  const moved = movedLoan(loan, first?.ratePerPeriod ?? ratePerPeriod, periods, leastInstalment);
  const early = repay(moved, [], 'instalment');
  if (!first || early.periods <= first.periods) return { instalment: moved.instalment, later: null, schedule: early };
  const left = early.balances[first.periods] ?? 0;
  const rest = movedLoan({ ...loan, balance: left }, ratePerPeriod, periods - first.periods, leastInstalment);
  const late = repay(rest, [], 'instalment');
  const joined = (of: (each: Repayment) => readonly number[]) => [
    ...of(early).slice(0, first.periods + 1),
    ...of(late).slice(1),
  ];
  const interest = joined((each) => each.interest);
  return {
    instalment: moved.instalment,
    later: rest.instalment,
    schedule: {
      interest,
      instalments: joined((each) => each.instalments),
      extras: joined((each) => each.extras),
      balances: joined((each) => each.balances),
      totalInterest: interest.reduce((total, each) => total + each, 0),
      totalExtra: 0,
      periods: first.periods + late.periods,
    },
  };
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
 * null where that is less than nothing, or less than the interest at a first rate alone. The total grows with the rate, so
 * there is one such rate; with a first rate it is the one after it.
 */
export function rateWithInterest(
  loan: RunningLoan,
  totalInterest: number,
  first: FirstRate | null = null,
): number | null {
  const interestAt = (rate: number) => movedRepayment(loan, rate, loan.periods, first).schedule.totalInterest;
  if (totalInterest < (first ? interestAt(0) : 0)) return null;
  return rateNear(loan.ratePerPeriod, (rate) => (rate <= 0 ? rate : interestAt(rate)) - totalInterest);
}
