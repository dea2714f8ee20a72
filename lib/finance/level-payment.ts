/** Level payments that repay a principal, in closed form: the instalment, what is owed, how long it takes. */
import { HALF_PAISA } from './half-paisa';

/** When an instalment is paid within its period: `end` in arrears, as usual; `start` in advance, the first one on day one. */
export type InstalmentTiming = 'end' | 'start';

/**
 * Returns the equal instalment in ₹ that repays a principal with interest: P × r ÷ (1 − (1 + r)⁻ⁿ), divided by 1 + r when
 * paid in advance. The rate is a fraction per period, n at least 1; without interest it is P ÷ n. Formula: level annuity.
 * @example levelPayment(100000, 0.01, 1) // 101000
 */
export function levelPayment(
  principal: number,
  ratePerPeriod: number,
  periods: number,
  timing: InstalmentTiming = 'end',
): number {
  if (ratePerPeriod === 0) return principal / periods;
  // expm1 and log1p keep the digits that 1 − (1 + r)⁻ⁿ loses at small rates.
  const inArrears = (principal * ratePerPeriod) / -Math.expm1(-periods * Math.log1p(ratePerPeriod));
  return timing === 'end' ? inArrears : inArrears / (1 + ratePerPeriod);
}

/**
 * Returns the equal instalment in ₹ of a loan of which some instalments are paid on the first day and the others in arrears:
 * P ÷ (m + (1 − (1 + r)^−(n − m)) ÷ r). The rate is a fraction per period; `advance` is less than `periods`.
 * What is left is a loan of P − m × instalment over n − m periods.
 * @example levelPaymentWithAdvance(1010000, 0.01, 2, 1) // 507487.56
 */
export function levelPaymentWithAdvance(
  principal: number,
  ratePerPeriod: number,
  periods: number,
  advance: number,
): number {
  return principal / (advance + principalRepaidBy(1, ratePerPeriod, periods - advance));
}

/**
 * Returns the principal in ₹ that a level payment repays in n periods, paid in arrears: E × (1 − (1 + r)⁻ⁿ) ÷ r. The rate
 * is a fraction per period; without interest it is E × n.
 * @example principalRepaidBy(101000, 0.01, 1) // 100000
 */
export function principalRepaidBy(payment: number, ratePerPeriod: number, periods: number): number {
  if (ratePerPeriod === 0) return payment * periods;
  return (payment * -Math.expm1(-periods * Math.log1p(ratePerPeriod))) / ratePerPeriod;
}

/**
 * Returns the balance in ₹ after k level payments in arrears: P × (1 + r)ᵏ − E × ((1 + r)ᵏ − 1) ÷ r. The rate is a fraction
 * per period. Negative when more was paid than owed.
 * @example balanceAfter(100000, 0.01, 51000, 1) // 50000
 */
export function balanceAfter(principal: number, ratePerPeriod: number, payment: number, periodsPaid: number): number {
  if (ratePerPeriod === 0) return principal - payment * periodsPaid;
  const growth = Math.expm1(periodsPaid * Math.log1p(ratePerPeriod));
  return principal + growth * (principal - payment / ratePerPeriod);
}

/**
 * Returns how many level payments in arrears repay a principal: −ln(1 − P × r ÷ E) ÷ ln(1 + r), a fraction where the last
 * one is smaller. The rate is a fraction per period. Null when the payment does not exceed the interest, so that the loan
 * never ends.
 * @example periodsToRepay(100000, 0, 30000) // 3.3333333333333335
 */
export function periodsToRepay(principal: number, ratePerPeriod: number, payment: number): number | null {
  if (payment <= principal * ratePerPeriod) return principal > 0 ? null : 0;
  if (ratePerPeriod === 0) return principal / payment;
  return -Math.log1p((-principal * ratePerPeriod) / payment) / Math.log1p(ratePerPeriod);
}

/**
 * Returns how many level payments in arrears repay a principal, as a whole number: the last one is smaller, and half a paisa that is
 * left makes no further one. A lender that sets the instalment anew spreads what is owed over that number of payments, all equal. The rate is a
 * fraction per period. Null when the payment does not exceed the interest.
 * @example wholePeriodsToRepay(100000, 0, 30000) // 4
 */
export function wholePeriodsToRepay(principal: number, ratePerPeriod: number, payment: number): number | null {
  const periods = periodsToRepay(principal, ratePerPeriod, payment);
  if (periods === null) return null;
  const whole = Math.ceil(periods);
  // A whole number may come out of a logarithm a speck too large.
  return balanceAfter(principal, ratePerPeriod, payment, whole - 1) <= HALF_PAISA ? whole - 1 : whole;
}

/**
 * Returns the smallest payment in whole ₹, in arrears, that ends a loan within a number of periods and before ₹1 of debt left
 * alone would grow beyond `mostGrowth` at the rate of `growthRate`. Rates are fractions per period.
 * @example leastPayment(480000, 0, 480, 10000) // 1000
 */
export function leastPayment(
  principal: number,
  ratePerPeriod: number,
  mostPeriods: number,
  mostGrowth: number,
  growthRate = ratePerPeriod,
): number {
  const periods = Math.min(mostPeriods, Math.floor(Math.log(mostGrowth) / Math.log1p(growthRate)));
  return Math.ceil(levelPayment(principal, ratePerPeriod, periods));
}

/**
 * Returns the interest in ₹ of a flat-rate loan: P × r × n, on the first principal throughout, however much is repaid. The
 * rate is a fraction per period.
 * @example flatInterest(500000, 0.1, 3) // 150000
 */
export function flatInterest(principal: number, ratePerPeriod: number, periods: number): number {
  return principal * ratePerPeriod * periods;
}
