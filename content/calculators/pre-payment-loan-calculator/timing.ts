import { delayed, type Repayment, repay } from '@/lib/finance/prepayment';
import { formatMonths } from '@/lib/format';
import type { Comparison } from './loan';

/** How many months later we look what waiting costs. */
const DELAYS = [0, 3, 6, 12, 24, 36, 60];

/** What prepaying saves net of charges, ₹, when all of it is done a number of months later. */
export interface Timing {
  readonly delay: number;
  readonly saved: number;
}

/** Returns the interest saved less charges of a plan against the loan as it is, ₹. */
export function netSaving({ without }: Comparison, plan: Repayment, share: number): number {
  return without.totalInterest - plan.totalInterest - plan.totalExtra * share + 0;
}

/** Returns what the prepayments save if all of them come later; never beyond the end of the loan. `net` is what they save as planned. */
export function timingsOf(comparison: Comparison, share: number, net: number): Timing[] {
  const { loan, extra, keeps, without, firstExtra } = comparison;
  if (firstExtra === null) return [];
  return DELAYS.filter((delay) => delay === 0 || firstExtra + delay < without.periods).map((delay) => ({
    delay,
    saved: delay === 0 ? net : netSaving(comparison, repay(loan, delayed(extra, delay), keeps), share),
  }));
}

export function delayName(delay: number): string {
  return delay === 0 ? 'As planned' : `${formatMonths(delay)} later`;
}
