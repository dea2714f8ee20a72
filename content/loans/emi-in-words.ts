/** How the working of a loan writes its level EMI. */
import { inr, pct } from '@/lib/format';

/**
 * Returns how the level EMI of a principal in ₹ comes about, at a yearly rate in percent over a number of months: the formula of an annuity with
 * its figures, or a division where there is no interest.
 */
export const emiInWords = (principal: number, ratePercent: number, months: number): string =>
  ratePercent === 0
    ? `${inr(principal)} ÷ ${months}`
    : `P × r ÷ (1 − (1 + r)⁻ⁿ) with P = ${inr(principal)}, r = ${pct(ratePercent)} ÷ 12, n = ${months}`;
