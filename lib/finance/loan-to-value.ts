/** The share of a value that may be lent, in percent, by the size of the loan: up to an amount in ₹ (Infinity: any). */
export interface LendingTier {
  readonly upTo: number;
  readonly percent: number;
}

/**
 * Returns the largest loan in ₹ that tiers of loan-to-value allow against a value in ₹. A tier is chosen by the amount of the
 * loan, so a value just above a limit lends no more than the limit until the next, lower share of it does.
 * Tiers come in order of `upTo`, with falling shares.
 * @example largestLoan(3500000, [{ upTo: 3000000, percent: 90 }, { upTo: 7500000, percent: 80 }]) // 3000000
 */
export function largestLoan(value: number, tiers: readonly LendingTier[]): number {
  let largest = 0;
  for (const { upTo, percent } of tiers) largest = Math.max(largest, Math.min((value * percent) / 100, upTo));
  return largest;
}

/**
 * Returns the share in percent that the tiers allow for a loan in ₹: that of the first tier it fits into.
 * @example shareFor(3000000, [{ upTo: 3000000, percent: 90 }, { upTo: 7500000, percent: 80 }]) // 90
 */
export function shareFor(loan: number, tiers: readonly LendingTier[]): number {
  return (tiers.find(({ upTo }) => loan <= upTo) ?? tiers.at(-1))?.percent ?? 0;
}

/**
 * Returns the least value in ₹ against which the tiers allow a loan in ₹: the loan ÷ its tier's share.
 * @example leastValue(3000000, [{ upTo: 3000000, percent: 90 }]) // 3333333.33
 */
export function leastValue(loan: number, tiers: readonly LendingTier[]): number {
  return (loan * 100) / shareFor(loan, tiers);
}
