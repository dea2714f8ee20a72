import { nearestRupee } from '../rounding';
import { HALF_PAISA } from './half-paisa';
import { periodicRate } from './irr';
import { flatInterest, type InstalmentTiming, levelPayment, wholePeriodsToRepay } from './level-payment';

/** A loan's rows never go beyond this many periods (60 years of months); one that would is reported as endless. */
export const LONGEST_SCHEDULE = 720;

/** Instalments between two steps of an instalment that rises or falls: a year of months. */
const PERIODS_PER_STEP = 12;

/**
 * One period of a loan, in ₹. In every row instalment = interest − added + principal, and
 * closing = opening + added − principal − prepayment.
 */
export interface LoanRow {
  /** Counted from 1. */
  readonly period: number;
  readonly opening: number;
  /** What is paid in this period, prepayment apart. */
  readonly instalment: number;
  /** The interest charged: accrued since the instalment before. */
  readonly interest: number;
  /** The part of the interest that is not paid but added to the loan: all of it in a holiday that adds it, else 0. */
  readonly added: number;
  readonly principal: number;
  /** Paid on top, right after the instalment. */
  readonly prepayment: number;
  readonly closing: number;
}

/** Why a schedule breaks off: in this period the instalment is less than the interest, or the loan goes on past the longest schedule. */
export interface Shortfall {
  readonly reason: 'interest' | 'endless';
  readonly period: number;
  readonly instalment: number;
  readonly interest: number;
}

/** A loan's rows; the last one closes at exactly 0 unless there is a shortfall, which comes after the last row. */
export interface LoanSchedule {
  readonly rows: readonly LoanRow[];
  readonly shortfall: Shortfall | null;
}

/** Money paid on top after the instalment of a period: once, or at an interval of periods until the loan ends. */
interface Prepayment {
  readonly from: number;
  readonly every?: number;
  readonly amount: number;
}

/** The terms of a loan agreement, and what the borrower does beyond it. Rates are fractions per period, periods count from 1. */
export interface LoanTerms {
  readonly principal: number;
  readonly ratePerPeriod: number;
  /** Number of instalments agreed, at least 1; a holiday comes before them. */
  readonly periods: number;
  readonly timing?: InstalmentTiming;
  /**
   * `exact` rounds nothing. `rupee` rounds each instalment and each period's interest to the nearest rupee, as a bank's
   * ledger does; the last instalment includes the difference.
   */
  readonly rounding?: 'exact' | 'rupee';
  /** Periods before the first instalment in which the interest is paid as it falls due, or added to the loan. */
  readonly holiday?: { readonly periods: number; readonly interest: 'paid' | 'added' };
  /**
   * An instalment that grows by this fraction after every 12 instalments (negative: shrinks). `keeps: 'first'` begins with
   * the level instalment, so that a growing one ends the loan early; `keeps: 'term'` begins where the term comes out.
   */
  readonly step?: { readonly growth: number; readonly keeps: 'first' | 'term' };
  /** A new rate for the interest of a period and all later ones; at most one for a period. */
  readonly rateChanges?: readonly { readonly from: number; readonly ratePerPeriod: number }[];
  /** Whether a new rate leaves the end of the loan where it was and resets the instalment (usual), or the other way round. */
  readonly rateChangeKeeps?: 'term' | 'instalment';
  /** A first instalment in ₹ that is given instead of worked out: the loan then ends when it is repaid, not after `periods`. */
  readonly instalment?: number;
  /** ₹ left on purpose for the day of the last agreed instalment and paid with it (a balloon); less than the principal. */
  readonly balloon?: number;
  readonly prepayments?: readonly Prepayment[];
  /** Whether a prepayment leaves the instalment as it is and ends the loan sooner (usual), or the other way round. */
  readonly prepaymentKeeps?: 'instalment' | 'term';
}

/** Returns functions for the instalments of a loan by its terms, before and after any change. */
function instalmentsOf({ step, balloon = 0, holiday }: LoanTerms) {
  const growth = 1 + (step?.growth ?? 0);
  const firstPeriod = (holiday?.periods ?? 0) + 1;
  /** Returns how many times the first instalment is paid in a period. */
  const multiple = (period: number) => growth ** Math.floor((period - firstPeriod) / PERIODS_PER_STEP);
  return {
    firstPeriod,
    multiple,
    /** Returns the first instalment for which a balance, one period before `from`, is repaid in the periods from then to `to`. */
    instalmentFor(owed: number, rate: number, from: number, to: number): number {
      // With the balloon's present value taken out, the instalments repay the rest.
      const balance = owed - balloon * (1 + rate) ** (from - to - 1);
      if (growth === 1) return levelPayment(balance, rate, to - from + 1);
      let discount = 1;
      let worth = 0;
      for (let period = from; period <= to; period += 1) {
        discount /= 1 + rate;
        worth += multiple(period) * discount;
      }
      return balance / worth;
    },
    /** Returns the period in which a balance, one period before `from`, is repaid if nothing changes any more. */
    endOf(balance: number, rate: number, first: number, from: number): number {
      if (growth === 1) {
        const left = wholePeriodsToRepay(balance, rate, first);
        return left === null ? LONGEST_SCHEDULE : Math.min(LONGEST_SCHEDULE, from - 1 + left);
      }
      let owed = balance;
      let period = from;
      for (; period < LONGEST_SCHEDULE; period += 1) {
        owed = owed * (1 + rate) - first * multiple(period);
        if (owed <= HALF_PAISA) break;
      }
      return period;
    },
  };
}

type Instalments = ReturnType<typeof instalmentsOf>;

/** Where a loan is at the start of a period. */
interface LoanState {
  balance: number;
  rate: number;
  /** The first instalment, of which later ones are multiples. */
  first: number;
  /** What would be owed without prepayments in the holiday, which leave the instalment as it is. */
  sanctioned: number;
  /** The last period at most. */
  last: number;
  /** While false, the loan ends before `last`, where exactly is only worked out when something needs it. */
  endsAtLast: boolean;
}

/** Sets the first instalment in the first period after a holiday, and again where the rate changes. */
function setInstalment(
  state: LoanState,
  terms: LoanTerms,
  { firstPeriod, instalmentFor, endOf }: Instalments,
  { period, accrualRate, oldRate }: { period: number; accrualRate: number; oldRate: number },
): void {
  const { balance, rate, sanctioned } = state;
  const { step, balloon = 0, periods } = terms;
  // An instalment in advance is one in arrears on a balance a period earlier.
  const worth = (1 + accrualRate) / (1 + rate);
  if (period === firstPeriod) {
    const isReset = terms.prepaymentKeeps === 'term';
    const base = worth * (isReset ? balance : sanctioned);
    state.first =
      terms.instalment ??
      (step?.keeps === 'first'
        ? levelPayment(base - balloon * (1 + rate) ** -periods, rate, periods)
        : instalmentFor(base, rate, period, state.last));
    if (balance < sanctioned && !isReset) state.endsAtLast = false;
  } else if (terms.rateChangeKeeps === 'instalment') {
    state.last = Number.POSITIVE_INFINITY;
    state.endsAtLast = false;
  } else {
    if (!state.endsAtLast) state.last = Math.min(state.last, endOf(balance, oldRate, state.first, period));
    state.endsAtLast = true;
    state.first = instalmentFor(worth * balance, rate, period, state.last);
  }
}

/**
 * Returns the schedule of a loan on reducing balance, period by period. Within a period: a new rate takes effect, interest
 * accrues, the instalment is paid, then the prepayment (never more than the balance). "The end of the loan" that a change
 * leaves in place is the one it has at that moment, earlier prepayments included. The last instalment pays what is owed, so
 * the schedule ends at exactly 0 and never runs past the agreed term, except where a new rate keeps the instalment. In a
 * holiday there is no instalment to reset: a new rate just takes effect, and a prepayment that keeps the instalment leaves
 * it as it would have been.
 */
export function amortise(terms: LoanTerms): LoanSchedule {
  const { principal, holiday, timing = 'end', step, prepayments = [] } = terms;
  const round = terms.rounding === 'rupee' ? nearestRupee : unrounded;
  const instalments = instalmentsOf(terms);
  const { firstPeriod, multiple, instalmentFor, endOf } = instalments;
  const newRates = new Map(terms.rateChanges?.map((change) => [change.from, change.ratePerPeriod]));
  const rows: LoanRow[] = [];
  const state: LoanState = {
    balance: principal,
    rate: terms.ratePerPeriod,
    first: 0,
    sanctioned: principal,
    last: terms.instalment === undefined ? firstPeriod - 1 + terms.periods : Number.POSITIVE_INFINITY,
    endsAtLast: step?.keeps !== 'first' && terms.instalment === undefined,
  };

  for (let period = 1; state.balance > 0; period += 1) {
    const { balance, rate: oldRate } = state;
    const newRate = newRates.get(period);
    state.rate = newRate ?? oldRate;
    // In advance, an instalment pays the interest of the period before it; the first one pays none.
    const accrualRate = timing === 'end' ? state.rate : period === 1 ? 0 : oldRate;
    const interest = round(balance * accrualRate);
    let instalment = interest;
    let added = 0;
    let repaid = 0;
    let isLast = false;

    if (period >= firstPeriod) {
      if (period === firstPeriod || newRate !== undefined) {
        setInstalment(state, terms, instalments, { period, accrualRate, oldRate });
      }
      instalment = round(state.first * multiple(period));
      isLast = instalment + HALF_PAISA >= balance + interest || period === state.last;
      if (isLast) {
        instalment = balance + interest;
      } else if (instalment < interest || period === LONGEST_SCHEDULE) {
        const reason = instalment < interest ? 'interest' : 'endless';
        return { rows, shortfall: { reason, period, instalment, interest } };
      }
      repaid = isLast ? balance : instalment - interest;
    } else if (holiday?.interest === 'added') {
      state.sanctioned += round(state.sanctioned * accrualRate);
      instalment = 0;
      added = interest;
    }

    const beforePrepayment = isLast ? 0 : balance + added - repaid;
    const prepayment = Math.min(prepaidIn(period, prepayments), beforePrepayment);
    const closing = beforePrepayment - prepayment;
    rows.push({ period, opening: balance, instalment, interest, added, principal: repaid, prepayment, closing });

    if (prepayment > 0 && closing > 0 && period >= firstPeriod) {
      const { rate, first, last, endsAtLast } = state;
      state.endsAtLast = terms.prepaymentKeeps === 'term';
      if (state.endsAtLast) {
        if (!endsAtLast) state.last = Math.min(last, endOf(beforePrepayment, rate, first, period + 1));
        state.first = instalmentFor(closing, rate, period + 1, state.last);
      }
    }
    state.balance = closing;
  }
  return { rows, shortfall: null };
}

const unrounded = (amount: number) => amount;

/**
 * Returns what is prepaid in a period, ₹, whatever is owed then.
 * @example prepaidIn(3, [{ from: 1, every: 2, amount: 500 }]) // 500
 */
export function prepaidIn(period: number, prepayments: readonly Prepayment[]): number {
  let total = 0;
  for (const { from, every, amount } of prepayments) {
    if (period === from || (every !== undefined && period > from && (period - from) % every === 0)) total += amount;
  }
  return total;
}

/**
 * Returns the schedule of a flat-rate loan as lenders write it: principal and interest in equal parts in every instalment.
 * The rate is a fraction per period. The last row closes at exactly 0.
 */
export function flatSchedule(principal: number, ratePerPeriod: number, periods: number): LoanSchedule {
  const rows: LoanRow[] = [];
  const interest = flatInterest(principal, ratePerPeriod, periods) / periods;
  let opening = principal;
  for (let period = 1; period <= periods; period += 1) {
    const repaid = period === periods ? opening : principal / periods;
    const closing = opening - repaid;
    const instalment = repaid + interest;
    rows.push({ period, opening, instalment, interest, added: 0, principal: repaid, prepayment: 0, closing });
    opening = closing;
  }
  return { rows, shortfall: null };
}

/**
 * Returns a borrower's flows in ₹ at equal distances, for `periodicRate`: first what is received in hand (positive), then
 * what is paid (negative), prepayments included. In advance, the first instalment is netted from what is received.
 */
export function borrowerFlows(received: number, rows: readonly LoanRow[], timing: InstalmentTiming = 'end'): number[] {
  const flows = [received];
  for (const { period, instalment, prepayment } of rows) {
    const time = timing === 'end' ? period : period - 1;
    flows[time] = (flows[time] ?? 0) - instalment - prepayment;
  }
  return flows;
}

/**
 * Returns the annual percentage rate of a loan in percent, as the Key Facts Statement has it: the rate per month at which
 * all that is paid is worth what is received in hand, times 12. Null where no rate fits.
 * Source: RBI, Key Facts Statement circular, 15 April 2024, Annex B.
 * @example annualPercentageRate(100000, amortise({ principal: 100000, ratePerPeriod: 0.01, periods: 12 }).rows) // 12
 */
export function annualPercentageRate(
  received: number,
  rows: readonly LoanRow[],
  timing: InstalmentTiming = 'end',
): number | null {
  const perMonth = periodicRate(borrowerFlows(received, rows, timing));
  return perMonth === null ? null : perMonth * 1200;
}
