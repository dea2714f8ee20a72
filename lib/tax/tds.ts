/**
 * Tax deducted at source: the form of the law. What a section says is a row of a table and an argument here; one function
 * reads any row. Amounts are in ₹, rates in %. Nothing is rounded.
 */
import type { DatedSeries, IsoDate } from '../law';

/** Who is paid, as far as rates and surcharge differ; `individual` includes a Hindu undivided family. */
type Payee = 'individual' | 'firm' | 'company' | 'other';

/** A rate in %: one for all, or one for each kind of payee. */
export type PercentByPayee = number | Readonly<Record<Payee, number>>;

/** An amount up to which nothing is deducted. */
export interface Limit {
  readonly amount: number;
  /** What is compared with it: one payment, the payments of a calendar month, or those of the financial year. */
  readonly per: 'payment' | 'month' | 'year';
  /** Tax is due from this very amount on ("less than"), not only above it ("does not exceed"). */
  readonly inclusive?: true;
  /** The limit holds only for a payee who has given a valid PAN. */
  readonly withPan?: true;
}

/** A band of payments in the year above an amount, and the rate in it up to the next band. */
export type Band = readonly [above: number, percent: number];

/** What a section asks for: tax on everything once a limit is crossed, or only on what lies above an amount of the year. */
export type Terms =
  | { readonly base: 'whole'; readonly percent: PercentByPayee; readonly limits: readonly Limit[] }
  | { readonly base: 'excess'; readonly bands: readonly Band[] };

/** The paper in which the tax is reported to the department; those of 26QB to 26QE and 141E, which has no older form, include the payment. */
export type Statement = '26Q' | '27Q' | '26QB' | '26QC' | '26QD' | '26QE' | '141E';

/** One row of the table: what the law asks of one kind of payment. */
export interface TdsSection {
  readonly section: string;
  /** Who deducts. */
  readonly deductor: string;
  /** An individual or HUF below the audit limits of the year before does not deduct. */
  readonly auditClassOnly?: true;
  readonly statement: Statement;
  /** The least rate without a valid PAN (s. 206AA), %. */
  readonly withoutPan: number;
  /** Tax without a valid PAN stops at the rent of the last month (s. 194-IB(4)). */
  readonly atMostOneMonth?: true;
  /** Deducted once, with the rent of the last month of the year or of the tenancy (s. 194-IB(2)). */
  readonly withLastRent?: true;
  /** The payment is mostly an expense of a business, disallowed in part without the tax. */
  readonly isExpense?: true;
  /** Surcharge on this income of an individual goes no further, %. */
  readonly surchargeAtMost?: number;
  readonly terms: DatedSeries<Terms>;
}

/** A payment of the year as the section counts it. */
export interface CountedPayment {
  /** `''` where the day is not known: then it shares its month with no other payment. */
  readonly date: IsoDate | '';
  /** What is compared with the limits: the rent of one month, the price of the whole property. */
  readonly measured: number;
  /** What is taxed once a limit is crossed. */
  readonly taxable: number;
  /** Tax deducted when it was made. */
  readonly deducted: number;
}

/** A payment with what the section asks of it. */
export interface LedgerEntry extends CountedPayment {
  /** Measured payments of the year up to and including this one. */
  readonly yearTotal: number;
  /** Those of its month. */
  readonly monthTotal: number;
  /** The limit that makes tax due; null where nothing is due, or where there is no limit to cross. */
  readonly crossed: Limit | null;
  /** What tax falls due on with this payment, earlier payments that the limit had kept free included. */
  readonly base: number;
  /** Of `base`, what comes from earlier payments. */
  readonly carried: number;
  /** Tax that falls due with this payment. */
  readonly due: number;
  /** Tax that earlier payments should have borne and did not. */
  readonly owedBefore: number;
  /** What stays owed after the tax deducted from this payment. */
  readonly owedAfter: number;
}

/** What the ledger needs to know of the law and the payee. */
export interface LedgerRules {
  readonly payee: Payee;
  readonly hasPan: boolean;
  /** The section's terms on the day of a payment. */
  readonly termsOn: (date: IsoDate | '') => Terms;
  /** The rate that is really deducted, in %: after PAN, certificate, surcharge, cess or treaty. */
  readonly rateFor: (percent: number, yearTotal: number) => number;
}

/** Returns the section's own rate for a payee, %. */
export function percentFor(percent: PercentByPayee, payee: Payee): number {
  return typeof percent === 'number' ? percent : percent[payee];
}

/** Returns whether an amount has crossed a limit. */
export function isCrossed(limit: Limit, amount: number): boolean {
  return limit.inclusive ? amount >= limit.amount : amount > limit.amount;
}

/** Returns the limits that hold for a payee: without a valid PAN those that ask for one fall away. */
export function limitsFor(limits: readonly Limit[], hasPan: boolean): readonly Limit[] {
  return hasPan ? limits : limits.filter((limit) => !limit.withPan);
}

/** Returns the tax on the payments of a year by bands, each rate on its own band. */
export function taxByBands(total: number, bands: readonly Band[]): number {
  return bands.reduce((tax, [above, percent], index) => {
    const upTo = bands[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return tax + (Math.max(0, Math.min(total, upTo) - above) * percent) / 100;
  }, 0);
}

/** A difference of less than half a rupee is rounding, not tax. */
const roundingOnly = 0.5;

/**
 * Returns the payments of one financial year in order, each with the tax that falls due with it.
 *
 * Where a section taxes the whole, the payment that takes the month or the year across its limit has the tax of the
 * earlier ones too, as far as no tax was taken from them; from a single payment above a limit per payment only its own tax is taken.
 * Where it taxes the excess, each payment is taxed on the slice it adds. Tax deducted before it was due makes that much of the
 * earlier payments settled. What was due and not deducted stays owed.
 */
export function yearLedger(payments: readonly CountedPayment[], rules: LedgerRules): LedgerEntry[] {
  let yearTotal = 0;
  let month = '';
  let monthTotal = 0;
  let untaxed = 0;
  let owed = 0;
  return payments.map((payment) => {
    const terms = rules.termsOn(payment.date);
    const before = yearTotal;
    const sameMonth = payment.date !== '' && payment.date.slice(0, 7) === month;
    month = payment.date.slice(0, 7);
    yearTotal += payment.measured;
    monthTotal = (sameMonth ? monthTotal : 0) + payment.measured;
    if (terms.base === 'whole' && terms.limits.some(({ per }) => per === 'month') && !sameMonth) untaxed = 0;
    const found =
      terms.base === 'whole'
        ? taxOnWhole(terms, payment, { yearTotal, monthTotal, untaxed }, rules)
        : taxOnExcess(terms.bands, before, yearTotal, rules);
    const owedBefore = owed;
    const balance = owed + found.due - payment.deducted;
    owed = balance < roundingOnly ? 0 : balance;
    const settled = balance <= -roundingOnly && found.percent > 0 ? (-balance * 100) / found.percent : 0;
    untaxed = Math.max(0, found.untaxed - settled);
    if (settled > 0 && (untaxed * found.percent) / 100 < roundingOnly) untaxed = 0;
    return {
      ...payment,
      yearTotal,
      monthTotal,
      crossed: found.crossed,
      base: found.base,
      carried: found.carried,
      due: found.due,
      owedBefore,
      owedAfter: owed,
    };
  });
}

/** What one payment brings: the tax due with it, and what stays untaxed below the limits. */
interface Found {
  readonly crossed: Limit | null;
  readonly base: number;
  readonly carried: number;
  readonly due: number;
  readonly untaxed: number;
  /** The rate in force, %, also where nothing is due. */
  readonly percent: number;
}

function taxOnWhole(
  terms: Extract<Terms, { base: 'whole' }>,
  { measured, taxable }: CountedPayment,
  so: { readonly yearTotal: number; readonly monthTotal: number; readonly untaxed: number },
  rules: LedgerRules,
): Found {
  const percent = rules.rateFor(percentFor(terms.percent, rules.payee), so.yearTotal);
  const limits = limitsFor(terms.limits, rules.hasPan);
  const ofPeriod = limits.find(
    (limit) => limit.per !== 'payment' && isCrossed(limit, limit.per === 'month' ? so.monthTotal : so.yearTotal),
  );
  if (ofPeriod || limits.length === 0) {
    const base = so.untaxed + taxable;
    return {
      crossed: ofPeriod ?? null,
      base,
      carried: so.untaxed,
      due: (base * percent) / 100,
      untaxed: 0,
      percent,
    };
  }
  const ofPayment = limits.find((limit) => limit.per === 'payment' && isCrossed(limit, measured));
  if (ofPayment) {
    return {
      crossed: ofPayment,
      base: taxable,
      carried: 0,
      due: (taxable * percent) / 100,
      untaxed: so.untaxed,
      percent,
    };
  }
  return { crossed: null, base: 0, carried: 0, due: 0, untaxed: so.untaxed + taxable, percent };
}

function taxOnExcess(bands: readonly Band[], before: number, total: number, rules: LedgerRules): Found {
  const first = bands[0]?.[0] ?? 0;
  const rated = bands.map(([above, percent]): Band => [above, rules.rateFor(percent, total)]);
  const base = Math.max(0, total - first) - Math.max(0, before - first);
  return {
    crossed: total > first ? { amount: first, per: 'year' } : null,
    base,
    carried: 0,
    due: taxByBands(total, rated) - taxByBands(before, rated),
    untaxed: 0,
    percent: 0,
  };
}

/** Surcharge on a non-resident's tax: bands of the year's payments by kind of payee. */
export type SurchargeBands = Readonly<Record<Payee, readonly Band[]>>;

/** Returns the surcharge rate for the payments of a year, %: that of the highest band they are above, at most `atMost`. */
export function surchargePercent(total: number, bands: readonly Band[], atMost = Number.POSITIVE_INFINITY): number {
  return Math.min(bands.findLast(([above]) => total > above)?.[1] ?? 0, atMost);
}

/** Returns a rate with surcharge on it and cess on both, %: 20 with 10 and 4 is 22.88. */
export function withSurchargeAndCess(percent: number, surcharge: number, cess: number): number {
  return (((percent * (100 + surcharge)) / 100) * (100 + cess)) / 100;
}

/**
 * Returns the number of calendar months that a stretch of days touches, the first and the last day included: "for every
 * month or part of a month". The fifth of October to the eighth of November is two. Nothing where the end is not after the
 * start.
 */
export function monthsTouched(from: IsoDate, to: IsoDate): number {
  if (to <= from) return 0;
  return (
    Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5, 7)) + 1
  );
}

/** Returns the fee for a late statement: so much a day after the due date, never more than the tax in it. */
export function lateFee(daysLate: number, perDay: number, tax: number): number {
  return Math.min(Math.max(0, daysLate) * perDay, tax);
}
