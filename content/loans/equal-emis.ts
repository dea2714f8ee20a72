/** What pages on a running loan say where a lender sets the EMI anew: equal to the end, also where the last one was smaller before. */
import { inr } from '@/lib/format';

/** Returns the last EMI, ₹, where it is smaller than the one before it by what a visitor sees; else null. */
export function smallerLast(emis: readonly number[]): number | null {
  const [before = 0, last = 0] = emis.slice(-2);
  return emis.length > 1 && before - last > 0.5 ? last : null;
}

/** Returns how an EMI set anew comes about: what is owed, ₹, in `left` equal EMIs at a rate in percent. */
export function inEqualEmis(owed: number, left: number, rate: number): string {
  const emis = left === 1 ? 'one EMI left' : `${left} EMIs left, all equal`;
  return rate === 0
    ? `${inr(owed)} ÷ ${left}: ${emis}`
    : `${inr(owed)} × r ÷ (1 − (1 + r)⁻ⁿ) with n = ${left}: ${emis}`;
}

/** Returns that the EMIs become equal, and what comes of that: for the end of a sentence about prepayments. `saved` is the interest saved, ₹. */
export function equalEmisSentence(last: number | null, saved: number): string {
  if (last === null) return '';
  const slower = saved < 0 ? ' Smaller EMIs repay more slowly, so the interest rises.' : '';
  return ` The EMIs left are set equal; without prepayments the last would be only ${inr(last)}.${slower}`;
}
