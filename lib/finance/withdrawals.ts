/** Regular withdrawals from a fund, month by month, the oldest lots sold first. */

import type { bookGains } from './booked-gains';
import type { Timing } from './deposits';
import { type FundLot, redeemUnits, type SoldUnits } from './fund-lots';
import { HALF_PAISA } from './half-paisa';

export interface WithdrawalPlan {
  /** ₹, by the months since the first withdrawal could be made and by what is there then. */
  readonly amountAt: (months: number, available: number) => number;
  /** Months between two withdrawals. */
  readonly every: number;
  /** Months before the first period of withdrawals. */
  readonly delay: number;
  /** Withdrawals at the start of each period, or at its end. */
  readonly timing: Timing;
  /** The return of a month, counted from 1, as a fraction above −1. */
  readonly returnOf: (month: number) => number;
  /** Books gains at the end of a month, after what was sold in it; none where it is left out. */
  readonly book?: (
    lots: readonly FundLot[],
    price: number,
    month: number,
    sold: readonly SoldUnits[],
  ) => ReturnType<typeof bookGains>;
}

/** One month, ₹. */
export interface WithdrawalMonth {
  readonly month: number;
  readonly opening: number;
  readonly growth: number;
  readonly withdrawn: number;
  readonly closing: number;
  readonly sold: readonly SoldUnits[];
  /** Units sold and bought again at the end of the month. */
  readonly booking: ReturnType<typeof bookGains>['booking'];
}

/** Returns the withdrawal due in a month, counted from 1, with so much there, ₹: 0 in months without one. */
function dueIn(plan: WithdrawalPlan, month: number, available: number): number {
  const since = month - plan.delay - (plan.timing === 'start' ? 1 : plan.every);
  return since >= 0 && since % plan.every === 0 ? plan.amountAt(since, available) : 0;
}

/**
 * Returns each month of a fund of `lots`, whose units are worth ₹1 at the start. A withdrawal that the balance does not
 * cover takes all of it.
 */
export function withdrawalPath(lots: readonly FundLot[], plan: WithdrawalPlan, months: number): WithdrawalMonth[] {
  const path: WithdrawalMonth[] = [];
  let held = lots;
  let units = lots.reduce((sum, lot) => sum + lot.units, 0);
  let price = 1;
  for (let month = 1; month <= months; month += 1) {
    const opening = units * price;
    const grown = price * (1 + plan.returnOf(month));
    const at = plan.timing === 'start' ? price : grown;
    const available = units * at;
    const wanted = dueIn(plan, month, available);
    const isAll = wanted > 0 && available - wanted < HALF_PAISA;
    const due = isAll ? available : wanted;
    const when = plan.timing === 'start' ? month - 1 : month;
    const { sold, left } = due > 0 ? redeemUnits(held, isAll ? units : due / at, at, when) : { sold: [], left: held };
    held = left;
    units = isAll ? 0 : units - due / at;
    price = grown;
    const booked = plan.book?.(held, price, month, sold);
    if (booked?.booking) {
      held = booked.lots;
      units = held.reduce((sum, lot) => sum + lot.units, 0);
    }
    const booking = booked?.booking ?? null;
    const closing = units * price;
    path.push({
      month,
      opening,
      growth: closing + due + (booking?.cost ?? 0) - opening,
      withdrawn: due,
      closing,
      sold,
      booking,
    });
  }
  return path;
}

/**
 * Returns how many months the money covers, each withdrawal being for the period that begins or ends with it, and the month,
 * counted from 1, whose withdrawal is the first that is not there in full; null where all are there for `most` months.
 */
export function monthsCovered(
  balance: number,
  plan: WithdrawalPlan,
  most: number,
): { readonly months: number; readonly shortIn: number; readonly left: number } | null {
  let left = balance;
  for (let month = 1; month <= most; month += 1) {
    if (plan.timing === 'end') left *= 1 + plan.returnOf(month);
    const due = dueIn(plan, month, left);
    if (due - left > HALF_PAISA) {
      return { months: plan.timing === 'start' ? month - 1 : month - plan.every, shortIn: month, left };
    }
    left -= due;
    if (plan.timing === 'start') left *= 1 + plan.returnOf(month);
  }
  return null;
}

/** Returns what is due in each of some months, ₹; 0 in months without a withdrawal. They go by no balance. */
export const withdrawalsDue = (plan: WithdrawalPlan, months: number): number[] =>
  Array.from({ length: months }, (_, index) => dueIn(plan, index + 1, 0));

/** Returns the value at the start of all withdrawals within a number of months, ₹; they go by no balance. */
export function presentValue(plan: WithdrawalPlan, months: number): number {
  let value = 0;
  let discount = 1;
  for (let month = 1; month <= months; month += 1) {
    if (plan.timing === 'start') value += dueIn(plan, month, 0) * discount;
    discount /= 1 + plan.returnOf(month);
    if (plan.timing === 'end') value += dueIn(plan, month, 0) * discount;
  }
  return value;
}
