/**
 * Professional tax: what a State takes from a month's pay for being employed. The bands are read on a month's, a
 * half-year's or a year's pay, and each kind comes off the payslips in its own way. Every figure of law is an argument.
 */
import { addMonths, daysBetween, type IsoMonth, monthsBetween } from '../calendar';
import { roundHalfAwayFromZero } from '../rounding';
import { sumOf } from '../sum';

/** The tax on pay above the amount, or from the amount on, up to the next band, ₹. Pay below the first is not taxed. */
type Band = ({ readonly above: number } | { readonly from: number }) & {
  readonly tax: number;
  /** For a yearly tax taken by month: ₹ a month, where it is not a twelfth; the last month of the year takes the rest. */
  readonly monthly?: number;
  /** For a monthly tax: one month of another amount. */
  readonly special?: { readonly month: number; readonly tax: number };
};

/** A State's tax on employment. */
export interface ProfessionalTaxRule {
  /** The pay on which the bands are read; `flat`: a tax each month of whoever has income above the income-tax limit. */
  readonly base: 'month' | 'halfYear' | 'year' | 'flat';
  readonly bands: readonly Band[];
  /** Bands for women, where they differ. */
  readonly women?: readonly Band[];
  /** Free from this completed age on. */
  readonly freeFromAge?: number;
  /** For a half-yearly tax: months of the calendar in which it is taken, and the least days of work in the half-year. */
  readonly takenIn?: readonly number[];
  readonly leastDays?: number;
}

/** Who is taxed. */
export interface Earner {
  /** Regular pay of a month worked, ₹. */
  readonly payOf: (month: IsoMonth) => number;
  /** The months worked within the financial year, in order. */
  readonly worked: readonly IsoMonth[];
  readonly woman: boolean;
  readonly age: number;
  /** Whether total income is above the amount on which income-tax begins. */
  readonly aboveIncomeTaxLimit: boolean;
}

/** Returns the band that an amount of pay falls into; undefined below the first. An error of the arithmetic is not pay. */
export function bandOf(pay: number, bands: readonly Band[]): Band | undefined {
  const exact = roundHalfAwayFromZero(pay, 6);
  return bands.findLast((band) => ('above' in band ? exact > band.above : exact >= band.from));
}

const monthNumber = (month: IsoMonth) => Number(month.slice(5, 7));
const daysIn = (month: IsoMonth) => daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);

/**
 * Returns the tax in each month of a financial year, April first, ₹; zero in months not worked. `ruleOf` gives the rule in
 * force in a month. A yearly base is a year at the average pay of the months worked, its tax taken in twelve whole-rupee parts of which March
 * has the rest. A half-yearly base is the pay of the half-year (April to September, October to March), its tax taken in one
 * month of it: the month named by the rule, or the nearest month worked, of two equally near the earlier.
 */
export function professionalTaxByMonth(
  earner: Earner,
  firstMonth: IsoMonth,
  ruleOf: (month: IsoMonth) => ProfessionalTaxRule | null,
): number[] {
  const year = Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index));
  return year.map((month, index) => {
    if (!earner.worked.includes(month)) return 0;
    const half = year.slice(index < 6 ? 0 : 6, index < 6 ? 6 : 12);
    const rule = ruleOf(half[0] ?? month);
    const own = ruleOf(month);
    if (!rule || !own) return 0;
    return rule.base === 'halfYear' ? halfYearlyTax(earner, month, half, rule) : monthlyTax(earner, month, own);
  });
}

const isFree = (earner: Earner, rule: ProfessionalTaxRule) =>
  rule.freeFromAge !== undefined && earner.age >= rule.freeFromAge;

function monthlyTax(earner: Earner, month: IsoMonth, rule: ProfessionalTaxRule): number {
  if (isFree(earner, rule)) return 0;
  if (rule.base === 'flat') return earner.aboveIncomeTaxLimit ? (rule.bands[0]?.tax ?? 0) : 0;
  const bands = (earner.woman ? rule.women : undefined) ?? rule.bands;
  const { payOf, worked } = earner;
  const band = bandOf(rule.base === 'year' ? (sumOf(worked, payOf) / worked.length) * 12 : payOf(month), bands);
  if (!band) return 0;
  if (rule.base === 'month') return band.special?.month === monthNumber(month) ? band.special.tax : band.tax;
  const part = band.monthly ?? Math.floor(band.tax / 12);
  return monthNumber(month) === 3 ? band.tax - 11 * part : part;
}

function halfYearlyTax(earner: Earner, month: IsoMonth, half: readonly IsoMonth[], rule: ProfessionalTaxRule): number {
  const worked = half.filter((each) => earner.worked.includes(each));
  const days = worked.reduce((sum, each) => sum + daysIn(each), 0);
  if (isFree(earner, rule) || days < (rule.leastDays ?? 0)) return 0;
  const wanted = half.find((each) => rule.takenIn?.includes(monthNumber(each))) ?? half.at(-1) ?? month;
  const distance = (each: IsoMonth) => Math.abs(monthsBetween(each, wanted));
  const taken = worked.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  return taken === month ? (bandOf(sumOf(worked, earner.payOf), rule.bands)?.tax ?? 0) : 0;
}
