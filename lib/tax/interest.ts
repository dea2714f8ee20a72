/**
 * Interest and fee for tax paid late or not at all, interest on refunds, and the rounding of both: Chapter XVII-F of the
 * Income-tax Act, 1961, and Rule 119A. Days are given by the caller, figures of law are arguments, amounts are ₹ and
 * stay unrounded except where a function says so.
 */
import { addDays, addMonths, type IsoMonth, monthsBetween } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { weekdayOf } from './due-dates';
import { toNearestMultiple } from './rounding';

/** Tax paid on a day, ₹. */
export interface TaxPayment {
  readonly date: IsoDate;
  readonly amount: number;
}

/** An instalment of advance tax: what is due by a day, all instalments up to it together. */
export interface Instalment {
  readonly date: IsoDate;
  /** % of the tax due. */
  readonly percent: number;
  /** The share in % which, paid by the day, means that no interest is due. */
  readonly enough: number;
  /** Months of interest on a shortfall. */
  readonly months: number;
}

/** Simple interest: % a month or part of one, on amounts rounded down to a multiple. */
interface MonthlyInterest {
  readonly percent: number;
  readonly multiple: number;
}

/** A double may miss a whole rupee by less than this, ₹. */
const speck = 1e-6;

const amountOf = (payments: readonly TaxPayment[]) => payments.reduce((sum, payment) => sum + payment.amount, 0);

/** Returns the ₹ paid on or before a day. */
export function paidBy(payments: readonly TaxPayment[], day: IsoDate): number {
  return amountOf(payments.filter((payment) => payment.date <= day));
}

/**
 * Returns the amount on which interest is due: rounded down to a multiple, so that a fraction of ₹100 is ignored; never below
 * zero. Rule 119A(c).
 * @example interestBase(50_050, 100) // 50,000
 */
export function interestBase(amount: number, multiple: number): number {
  return Math.max(0, Math.floor((amount + speck) / multiple)) * multiple;
}

/**
 * Returns the amount to pay or to get back: paise are dropped, then it goes to the nearest multiple of ₹10, half upwards in
 * size. A refund is negative and is rounded as the same amount payable would be. Section 288B.
 * @example payable(12_345.99, 10) // 12,350
 * @example payable(-14.99, 10) // −10
 */
export function payable(amount: number, multiple: number): number {
  const rounded = toNearestMultiple(Math.abs(amount), multiple);
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}

/**
 * Returns the last day to pay an instalment: a Sunday gives way to Monday, without interest (CBDT Circular 676 of 1994, for
 * days on which the bank is closed). Holidays of a State are not known here.
 */
export function lastDayToPay(day: IsoDate): IsoDate {
  return weekdayOf(day) === 0 ? addDays(day, 1) : day;
}

/**
 * Returns the number of months or parts of a month from a day to a later one, both included; 0 where the later is before
 * the first. A month begins on the day of the month on which the period began: from 17 September, 16 October is the first
 * month and 17 October begins the second. A period from the first of a month counts calendar months. Rule 119A(b).
 */
export function monthsOrPart(from: IsoDate, to: IsoDate): number {
  if (to < from) return 0;
  return monthsBetween(from, to) + (to.slice(8, 10) >= from.slice(8, 10) ? 1 : 0);
}

/** One instalment as the interest of section 234C sees it, ₹. */
export interface InstalmentRow {
  readonly date: IsoDate;
  /** The day up to which payments count. */
  readonly lastDay: IsoDate;
  /** Due by the day, all instalments up to it together. */
  readonly cumulativeDue: number;
  /** The amount which, paid by the day, means that no interest is due. */
  readonly enough: number;
  readonly paidBy: number;
  /** Due but not paid, whether or not interest is due on it; never below zero. */
  readonly shortfall: number;
  /** The part of the shortfall on which interest is due, rounded down; 0 where enough was paid. */
  readonly base: number;
  readonly months: number;
  readonly interest: number;
}

/**
 * Returns the interest for instalments paid short or late, row by row. `dueOnEachDate` holds, for each instalment, the tax
 * of the year after tax deducted and collected, without the tax on gains, winnings, dividend and new business that arose
 * after its day (second proviso); below zero counts as zero. Whether there is a duty to pay in advance at all is for the
 * caller. Section 234C(1).
 */
export function deferredInstalmentInterest(
  instalments: readonly Instalment[],
  dueOnEachDate: readonly number[],
  payments: readonly TaxPayment[],
  { percent, multiple }: MonthlyInterest,
): InstalmentRow[] {
  return instalments.map((instalment, index) => {
    const taxDue = Math.max(0, dueOnEachDate[index] ?? 0);
    const lastDay = lastDayToPay(instalment.date);
    const cumulativeDue = (taxDue * instalment.percent) / 100;
    const enough = (taxDue * instalment.enough) / 100;
    const paid = paidBy(payments, lastDay);
    const shortfall = Math.max(0, cumulativeDue - paid);
    const base = paid >= enough - speck ? 0 : interestBase(shortfall, multiple);
    return {
      date: instalment.date,
      lastDay,
      cumulativeDue,
      enough,
      paidBy: paid,
      shortfall,
      base,
      months: instalment.months,
      interest: (base * percent * instalment.months) / 100,
    };
  });
}

/** Section 234B: no interest is due where advance tax is at least `enough` % of the assessed tax. */
interface ShortAdvanceTaxRules extends MonthlyInterest {
  readonly enough: number;
}

/** A month of interest, ₹. */
interface InterestMonth {
  readonly month: IsoMonth;
  readonly base: number;
  readonly interest: number;
}

/**
 * Returns the interest for short advance tax, month by month from the first of April after the year to the day `until`, its
 * month counted whole; empty where enough was paid in advance. `assessedTax` is the tax less tax deducted, collected and
 * reliefs; `advancePaid` what was paid by the end of the year; `taxPaidLater` the tax (without interest and fee) paid
 * since: it lowers the base from the month after. Section 234B(1) and (2).
 */
export function shortAdvanceTaxInterest(
  assessedTax: number,
  advancePaid: number,
  taxPaidLater: readonly TaxPayment[],
  { from, until }: { readonly from: IsoDate; readonly until: IsoDate },
  { percent, enough, multiple }: ShortAdvanceTaxRules,
): InterestMonth[] {
  if (advancePaid >= (assessedTax * enough) / 100 - speck) return [];
  return Array.from({ length: monthsOrPart(from, until) }, (_, index) => {
    const month = addMonths(from, index);
    const paidSince = amountOf(taxPaidLater.filter((payment) => payment.date.slice(0, 7) < month));
    const base = interestBase(assessedTax - advancePaid - paidSince, multiple);
    return { month, base, interest: (base * percent) / 100 };
  });
}

/** Interest for a late return. */
interface LateReturnInterest {
  readonly base: number;
  readonly months: number;
  readonly interest: number;
}

/**
 * Returns the interest for a return filed after its due date, on the tax unpaid on the due date (Circular 2/2015 after Dr.
 * Prannoy Roy, 309 ITR 231: self-assessment tax paid by then counts as paid), from the day after it to the day of filing.
 * Section 234A.
 */
export function lateReturnInterest(
  unpaidOnDueDate: number,
  dueDate: IsoDate,
  filedOn: IsoDate,
  { percent, multiple }: MonthlyInterest,
): LateReturnInterest {
  const months = monthsOrPart(addDays(dueDate, 1), filedOn);
  const base = months === 0 ? 0 : interestBase(unpaidOnDueDate, multiple);
  return { base, months, interest: (base * percent * months) / 100 };
}

/** Section 234F: the fee, and the lower one for total income up to an amount, ₹. */
interface LateFeeRules {
  readonly fee: number;
  readonly lower: number;
  readonly lowerUpTo: number;
}

/** What decides whether a return is due, and the fee for a late one, ₹. */
export interface IncomeForFee {
  readonly totalIncome: number;
  /** Before Chapter VI-A and the exemptions of section 54 and the like: section 139(1), sixth proviso. */
  readonly beforeDeductions: number;
  readonly basicExemption: number;
  /** Tax deducted and collected, and so much of it that a return is due at any income: section 139(1), seventh proviso. */
  readonly tds: number;
  readonly returnFromTds: number;
  /** Whether the receipts of a business or profession call for a return at any income; left out where they are not known. */
  readonly receiptsAskReturn?: boolean;
}

/**
 * Returns whether a return is due: income before deductions above the basic exemption, much tax deducted, or large receipts. (Large
 * deposits, foreign assets and the like, which also oblige to file, are not known here.) Section 139(1).
 */
export function owesReturn(income: IncomeForFee): boolean {
  const { beforeDeductions, basicExemption, tds, returnFromTds, receiptsAskReturn = false } = income;
  return beforeDeductions > basicExemption || tds >= returnFromTds || receiptsAskReturn;
}

/** Returns the fee for a return filed after its due date, ₹; none for those who need not file. Section 234F. */
export function lateReturnFee(income: IncomeForFee, dueDate: IsoDate, filedOn: IsoDate, rules: LateFeeRules): number {
  if (filedOn <= dueDate || !owesReturn(income)) return 0;
  return income.totalIncome <= rules.lowerUpTo ? rules.lower : rules.fee;
}

/** Everything from the end of the year to the return. */
interface SelfAssessment {
  /** Tax of the year less tax deducted, collected and reliefs; below zero where too much was deducted. */
  readonly assessedTax: number;
  /** Whether advance tax was due at all: section 208, and 207(2) for seniors. */
  readonly liable: boolean;
  /** Interest of section 234C. */
  readonly instalmentInterest: number;
  /** All payments, advance tax and later ones, in any order. */
  readonly payments: readonly TaxPayment[];
  readonly lastDayOfYear: IsoDate;
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
  /** The day on which the rest is paid. */
  readonly restPaidOn: IsoDate;
  /** Fee of section 234F if the return is filed on `filedOn`. */
  readonly fee: number;
}

interface SelfAssessmentRules {
  readonly shortAdvanceTax: ShortAdvanceTaxRules;
  readonly lateReturn: MonthlyInterest;
  /** The amount payable is rounded to this, ₹. */
  readonly payableMultiple: number;
}

/** A payment after the end of the year and what it met. */
interface SettledPayment extends TaxPayment {
  readonly towardsCharges: number;
  readonly towardsTax: number;
}

export interface Settlement {
  readonly advancePaid: number;
  readonly settled: readonly SettledPayment[];
  readonly shortAdvanceTax: readonly InterestMonth[];
  readonly shortAdvanceTaxInterest: number;
  readonly lateReturn: LateReturnInterest;
  /** Sections 234A, 234B and 234C together. */
  readonly interest: number;
  readonly fee: number;
  /** Tax, interest and fee less everything paid, unrounded; below zero: refund. */
  readonly balance: number;
  /** The same, rounded under section 288B. */
  readonly payable: number;
}

/**
 * Returns what remains to be paid with the return, or comes back: tax, interest and fee less all payments. A payment after
 * the year first meets the fee and the interest due on its day, then the tax (section 140A(1), Explanation); only the part
 * that met the tax lowers the base of sections 234A and 234B. The fee counts for payments after the due date.
 */
export function settlement(year: SelfAssessment, rules: SelfAssessmentRules): Settlement {
  const { assessedTax, payments, lastDayOfYear, returnDue, filedOn, restPaidOn } = year;
  const advancePaid = paidBy(payments, lastDayOfYear);
  const from = addDays(lastDayOfYear, 1);
  const monthsUntil = (until: IsoDate, settled: readonly SettledPayment[]) =>
    year.liable
      ? shortAdvanceTaxInterest(assessedTax, advancePaid, taxParts(settled), { from, until }, rules.shortAdvanceTax)
      : [];
  const lateUntil = (day: IsoDate, settled: readonly SettledPayment[]) =>
    lateReturnInterest(
      assessedTax - advancePaid - paidBy(taxParts(settled), returnDue),
      returnDue,
      day < filedOn ? day : filedOn,
      rules.lateReturn,
    );
  const interestOf = (rows: readonly InterestMonth[]) => rows.reduce((sum, row) => sum + row.interest, 0);

  const later = payments.filter((payment) => payment.date > lastDayOfYear).sort((a, b) => (a.date < b.date ? -1 : 1));
  const settled: SettledPayment[] = [];
  for (const payment of later) {
    const charges =
      year.instalmentInterest +
      interestOf(monthsUntil(payment.date, settled)) +
      lateUntil(payment.date, settled).interest +
      (payment.date > returnDue ? year.fee : 0);
    const met = settled.reduce((sum, each) => sum + each.towardsCharges, 0);
    const towardsCharges = Math.min(payment.amount, Math.max(0, charges - met));
    settled.push({ ...payment, towardsCharges, towardsTax: payment.amount - towardsCharges });
  }

  const shortAdvanceTax = monthsUntil(restPaidOn, settled);
  // The rest, paid by the due date, leaves nothing unpaid on it.
  const lateReturn =
    restPaidOn <= returnDue ? lateReturnInterest(0, returnDue, filedOn, rules.lateReturn) : lateUntil(filedOn, settled);
  const interest = year.instalmentInterest + interestOf(shortAdvanceTax) + lateReturn.interest;
  const balance = assessedTax + interest + year.fee - amountOf(payments);
  return {
    advancePaid,
    settled,
    shortAdvanceTax,
    shortAdvanceTaxInterest: interestOf(shortAdvanceTax),
    lateReturn,
    interest,
    fee: year.fee,
    balance,
    payable: payable(balance, rules.payableMultiple),
  };
}

function taxParts(settled: readonly SettledPayment[]): TaxPayment[] {
  return settled.map(({ date, towardsTax }) => ({ date, amount: towardsTax }));
}

/** A refund and the days that its interest runs on. */
interface Refund {
  readonly amount: number;
  /** The tax of the year as determined, before any payment. */
  readonly tax: number;
  /** Self-assessment tax; the refund comes out of it last paid first, the rest out of tax deducted, collected and paid in advance. */
  readonly selfAssessment: readonly TaxPayment[];
  readonly lastDayOfYear: IsoDate;
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
  readonly grantedOn: IsoDate;
}

/** A part of a refund and its interest. */
export interface RefundPart {
  readonly from: IsoDate;
  readonly amount: number;
  readonly base: number;
  readonly months: number;
  readonly interest: number;
}

/**
 * Returns the interest on a refund, part by part; empty where the refund is less than the smallest share of the tax on
 * which interest is paid. Tax deducted, collected and paid in advance: from 1 April after the year if the return was in time, else from
 * its filing. Self-assessment tax: from its payment or the filing, whichever is later. To the day of the grant, by the
 * month or part of one; each part rounded down. Section 244A(1)(a) and (aa).
 */
export function refundInterest(
  refund: Refund,
  rules: MonthlyInterest & { readonly atLeastPercentOfTax: number },
): RefundPart[] {
  if (refund.amount < (refund.tax * rules.atLeastPercentOfTax) / 100 - speck) return [];
  let left = refund.amount;
  const parts: { from: IsoDate; amount: number }[] = [];
  // What was paid on one day is one sum, in whichever order it was entered.
  const days = [...new Set(refund.selfAssessment.map(({ date }) => date))].sort().reverse();
  for (const day of days) {
    const paid = sumOf(refund.selfAssessment, ({ date, amount }) => (date === day ? amount : 0));
    const amount = Math.min(left, paid);
    left -= amount;
    if (amount > 0) parts.push({ from: day > refund.filedOn ? day : refund.filedOn, amount });
  }
  const prepaidFrom = refund.filedOn <= refund.returnDue ? addDays(refund.lastDayOfYear, 1) : refund.filedOn;
  if (left > 0) parts.push({ from: prepaidFrom, amount: left });
  return parts.map(({ from, amount }) => {
    const base = interestBase(amount, rules.multiple);
    const months = monthsOrPart(from, refund.grantedOn);
    return { from, amount, base, months, interest: (base * rules.percent * months) / 100 };
  });
}
