import { HALF_PAISA } from './half-paisa';
import { levelPayment } from './level-payment';

/** Instalments between two steps of a rising instalment: a year of months. */
const PERIODS_PER_STEP = 12;

/** A loan right after an instalment: ₹, rate as a fraction per period. */
export interface RunningLoan {
  readonly balance: number;
  readonly ratePerPeriod: number;
  /** What is paid each period; more than the interest of the first one. */
  readonly instalment: number;
  /** Instalments still to come, a whole number above 0; the last one may be smaller. */
  readonly periods: number;
}

/**
 * Money paid on top of the instalments, right after instalment `from` (0: now), and then at an interval of periods.
 * amount: so much in ₹. share: this fraction of the balance owed at that moment.
 * rise: the instalment after `from` is larger by the fraction `growth`, and grows by it again after every 12.
 */
export type ExtraPayment =
  | { readonly kind: 'amount'; readonly from: number; readonly every?: number; readonly amount: number }
  | { readonly kind: 'share'; readonly from: number; readonly every?: number; readonly share: number }
  | { readonly kind: 'rise'; readonly from: number; readonly growth: number };

/** A loan repaid to 0, in ₹. The index of a list is the period; period 0 is now, with extra payments alone. */
export interface Repayment {
  readonly interest: readonly number[];
  readonly instalments: readonly number[];
  readonly extras: readonly number[];
  /** What is owed after instalment and extra payment of the period; the last one is exactly 0. */
  readonly balances: readonly number[];
  readonly totalInterest: number;
  readonly totalExtra: number;
  /** The period in which the loan ends; 0 where it is repaid now. */
  readonly periods: number;
}

/**
 * Returns how a running loan is repaid with extra payments, period by period: interest accrues, the instalment is paid,
 * then the extra payments, together never more than the balance. `keeps: 'instalment'` leaves the instalment as it is and
 * ends the loan sooner; `keeps: 'term'` sets it anew after each extra payment, as a lender does: what is owed in equal
 * instalments over those still to come, of which the last was perhaps smaller before. A rising instalment rises from the one agreed at first, whatever it has become. The last instalment pays what is
 * owed.
 */
export function repay(loan: RunningLoan, extra: readonly ExtraPayment[], keeps: 'instalment' | 'term'): Repayment {
  const { ratePerPeriod, periods } = loan;
  const interest: number[] = [];
  const instalments: number[] = [];
  const extras: number[] = [];
  const balances: number[] = [];
  let { balance, instalment } = loan;
  let totalInterest = 0;
  let totalExtra = 0;
  for (let period = 0; ; period += 1) {
    let accrued = 0;
    let paid = 0;
    if (period > 0) {
      accrued = balance * ratePerPeriod;
      const isLast = period >= periods || instalment + HALF_PAISA >= balance + accrued;
      paid = isLast ? balance + accrued : instalment;
      balance = isLast ? 0 : balance + accrued - instalment;
    }
    let onTop = Math.min(balance, extraIn(period, balance, loan.instalment, extra));
    if (onTop > 0 && balance - onTop < HALF_PAISA) onTop = balance;
    balance -= onTop;
    interest.push(accrued);
    instalments.push(paid);
    extras.push(onTop);
    balances.push(balance);
    totalInterest += accrued;
    totalExtra += onTop;
    if (balance === 0) return { interest, instalments, extras, balances, totalInterest, totalExtra, periods: period };
    if (onTop > 0 && keeps === 'term') instalment = levelPayment(balance, ratePerPeriod, periods - period);
  }
}

function extraIn(period: number, balance: number, instalment: number, extra: readonly ExtraPayment[]): number {
  let total = 0;
  for (const each of extra) {
    const since = period - each.from;
    if (since < 0) continue;
    if (each.kind === 'rise') {
      total += instalment * ((1 + each.growth) ** Math.ceil(since / PERIODS_PER_STEP) - 1);
    } else if (since === 0 || (each.every !== undefined && since % each.every === 0)) {
      total += each.kind === 'amount' ? each.amount : each.share * balance;
    }
  }
  return total;
}

/** Returns the same extra payments, all of them later by a number of periods. */
export function delayed(extra: readonly ExtraPayment[], periods: number): ExtraPayment[] {
  return extra.map((each) => ({ ...each, from: each.from + periods }));
}

/**
 * Returns what equally spaced flows are worth at the time of the last one: Σ flow × (1 + r)^(periods to the end), in their
 * unit. The rate is a fraction per period, above −1.
 * @example valueAtEnd([100, 0, 5], 0.1) // 126.00000000000003
 */
export function valueAtEnd(flows: readonly number[], ratePerPeriod: number): number {
  let value = 0;
  for (const flow of flows) value = value * (1 + ratePerPeriod) + flow;
  return value;
}

/**
 * Returns the rate per period, as a fraction, that is the same as an effective yearly one (0.1 for 10 % a year) over 12
 * periods.
 * @example monthlyFromYearly(0) // 0
 */
export function monthlyFromYearly(effectiveRate: number): number {
  return Math.expm1(Math.log1p(effectiveRate) / 12);
}

/**
 * Returns the effective yearly rate, as a fraction, of a rate per month above −1: (1 + r)¹² − 1.
 * @example yearlyFromMonthly(0) // 0
 */
export function yearlyFromMonthly(ratePerMonth: number): number {
  return Math.expm1(12 * Math.log1p(ratePerMonth));
}
