import { csis, educationInterest, pmVidyalaxmi } from '@/content/rules/education-loans';
import { loanRules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { addMonths, daysBetween, financialYearOf, firstYearOf, type IsoMonth, monthsBetween } from '@/lib/calendar';
import { periodicRate } from '@/lib/finance/irr';
import { levelPayment } from '@/lib/finance/level-payment';
import { amortise, type LoanRow, prepaidIn } from '@/lib/finance/loan';
import { type HolidayRow, paidOutIn, studyHoliday, type Tranche } from '@/lib/finance/study-loan';
import { type Citation, valueOn } from '@/lib/law';
import type { EducationLoanInput } from './form';

/** Returns the month in which the first part of the loan is paid out. */
export const firstMonthOf = ({ tranches }: EducationLoanInput): IsoMonth =>
  tranches.reduce((first, { from }) => (from < first ? from : first), tranches[0]?.from ?? '');

/** Returns the month of the first EMI: the one after the course and the months of grace. */
export const firstEmiOf = ({ courseEnd, grace }: EducationLoanInput): IsoMonth => addMonths(courseEnd, grace + 1);

/** Returns the day on which a scheme or limit is looked up: the first of the month of the first payment of the loan. */
const sanctionDay = (input: EducationLoanInput) => `${firstMonthOf(input)}-01`;

/**
 * Returns for which part of its first month interest is due on a part of the loan, as a fraction: the days from its own to the end of the
 * month ÷ 365 of a year. All of the month where it is paid out on the 1st, or no day is named.
 */
function firstMonthShare({ paidOutOn }: EducationLoanInput, from: IsoMonth): number {
  const on = paidOutOn.find((row) => row.on.startsWith(from))?.on ?? `${from}-01`;
  return on.endsWith('-01') ? 1 : (12 * daysBetween(on, `${addMonths(from, 1)}-01`)) / DAYS_OF_YEAR;
}

/** Returns whether interest is due on a part of the loan for only some days of its first month. */
export const isPaidOutByDay = ({ share = 1 }: Tranche): boolean => share < 1;

/** Days of a year, by which lenders divide for interest by days. */
export const DAYS_OF_YEAR = 365;

/** A scheme as it applies to this loan: what it pays, or why it pays nothing. */
interface Subsidy {
  readonly loanUpTo: number;
  readonly incomeUpTo: number;
  /** Points of interest a year that the Government pays. */
  readonly points: number;
  readonly applies: boolean;
  readonly cite: Citation;
}

/** Returns the subsidy that was chosen; null where none was. */
export function subsidyOf(input: EducationLoanInput): Subsidy | null {
  if (input.scheme === 'none') return null;
  const withinIncome = (incomeUpTo: number) => input.familyIncome === null || input.familyIncome <= incomeUpTo;
  if (input.scheme === 'csis') {
    const { value, cite } = valueOn(csis, sanctionDay(input));
    return { ...value, points: Number.POSITIVE_INFINITY, applies: withinIncome(value.incomeUpTo), cite };
  }
  // The scheme began within a month: a loan of that month counts as one of the scheme.
  const first = pmVidyalaxmi.from[0]?.date ?? '';
  const { value, cite } = valueOn(pmVidyalaxmi, sanctionDay(input) < first ? first : sanctionDay(input));
  return { ...value, applies: withinIncome(value.incomeUpTo), cite };
}

/** What is done until the EMIs begin. */
export type Choice = Pick<EducationLoanInput, 'payNow' | 'grace' | 'prepayments'>;

/** The loan from its first payment to its last EMI, in ₹. */
export interface StudyLoan {
  readonly tranches: readonly Tranche[];
  readonly borrowed: number;
  readonly holiday: readonly HolidayRow[];
  readonly owed: number;
  readonly rows: readonly LoanRow[];
  /** What the EMI is reckoned on: `owed`, or where prepayments are to end the loan sooner, what would be owed without those before it. */
  readonly emiOn: number;
  readonly emi: number;
  /** All prepayments, those of them before the EMIs, and what of the loan these repay. */
  readonly prepaid: number;
  readonly prepaidEarly: number;
  readonly repaidEarly: number;
  /** Interest until the EMIs begin, all of it, and who pays it. */
  readonly early: number;
  readonly subsidy: number;
  readonly paidEarly: number;
  /** The most that is paid before the EMIs in a month, prepayments apart. */
  readonly mostEarly: number;
  readonly added: number;
  /** Interest from the first EMI on. */
  readonly late: number;
  /** What the borrower pays beyond the loan. */
  readonly interest: number;
  readonly firstMonth: IsoMonth;
  /** The month in which nothing is owed any more. */
  readonly lastMonth: IsoMonth;
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

/** Returns the loan for the input, or for another choice of what to pay until the EMIs begin. */
export function studyLoanOf(entered: EducationLoanInput, instead: Partial<Choice> = {}): StudyLoan {
  const input = { ...entered, ...instead };
  const firstMonth = firstMonthOf(input);
  const concession = input.payNow === 'interest' ? input.servedConcession : 0;
  const ratePerPeriod = Math.max(0, input.rate - concession) / 1200;
  const subsidy = subsidyOf(input);
  const tranches = input.tranches.map(({ from, amount }) => ({
    period: monthsBetween(firstMonth, from) + 1,
    amount,
    share: firstMonthShare(input, from),
  }));
  const periods = monthsBetween(firstMonth, firstEmiOf(input));
  const pays: number | 'interest' =
    input.payNow === 'interest' ? 'interest' : input.payNow === 'part' ? input.partPayment : 0;
  const prepayments = input.prepayments.map(({ every, amount, from }) => ({
    from: monthsBetween(firstMonth, from) + 1,
    amount,
    ...(every !== 'once' && { every: every === 'monthly' ? 1 : 12 }),
  }));
  const terms = {
    tranches,
    periods,
    ratePerPeriod,
    ...(input.unpaidInterest !== 'simple' && { addedEvery: Number(input.unpaidInterest) }),
    pays,
    ...(subsidy?.applies && {
      subsidy: { upTo: subsidy.loanUpTo, ratePerPeriod: Math.min(subsidy.points / 1200, ratePerPeriod) },
    }),
  };
  const { rows: months, owed } = studyHoliday({ ...terms, prepaidIn: (period) => prepaidIn(period, prepayments) });
  // A loan that is repaid before the EMIs ends with its last payment.
  const holiday = owed > 0 ? months : months.slice(0, months.findLastIndex((row) => row.paid + row.prepayment > 0) + 1);
  const prepaidEarly = sumOf(holiday, (row) => row.prepayment);
  const keepsEmi = prepaidEarly > 0 && input.prepaymentEffect === 'tenure';
  const emiOn = keepsEmi ? studyHoliday(terms).owed : owed;
  const { rows } = amortise({
    principal: owed,
    ratePerPeriod: input.rate / 1200,
    periods: input.tenure,
    ...(keepsEmi && { instalment: levelPayment(emiOn, input.rate / 1200, input.tenure) }),
    prepayments: prepayments.map((each) => ({ ...each, from: each.from - periods })),
    prepaymentKeeps: input.prepaymentEffect === 'emi' ? 'term' : 'instalment',
  });
  const early = sumOf(holiday, (row) => row.interest);
  const borne = sumOf(holiday, (row) => row.subsidy);
  const late = sumOf(rows, (row) => row.interest);
  return {
    tranches,
    borrowed: sumOf(tranches, (tranche) => tranche.amount),
    holiday,
    owed,
    rows,
    emiOn,
    emi: rows[0]?.instalment ?? 0,
    prepaid: prepaidEarly + sumOf(rows, (row) => row.prepayment),
    prepaidEarly,
    repaidEarly: sumOf(holiday, (row) => row.repaid),
    early,
    subsidy: borne,
    paidEarly: sumOf(holiday, (row) => row.paid),
    mostEarly: Math.max(0, ...holiday.map((row) => row.paid)),
    added: holiday.at(-1)?.unpaid ?? 0,
    late,
    interest: early - borne + late,
    firstMonth,
    lastMonth: addMonths(firstMonth, holiday.length + rows.length - 1),
  };
}

/** Returns what the borrower pays in each month from the first payment of the loan on, ₹. */
function paymentsOf({ holiday, rows }: StudyLoan): number[] {
  return [...holiday.map((row) => row.paid + row.prepayment), ...rows.map((row) => row.instalment + row.prepayment)];
}

/**
 * Returns the yearly return in % of paying the interest as it falls due instead of nothing: the rate at which the sums paid
 * early are worth what they save later. Null where nothing is paid early or nothing is saved.
 */
export function returnOnPayingNow(nothing: StudyLoan, interest: StudyLoan): number | null {
  const later = paymentsOf(nothing);
  const perMonth = periodicRate(paymentsOf(interest).map((paid, month) => (later[month] ?? 0) - paid));
  return perMonth === null ? null : ((1 + perMonth) ** 12 - 1) * 100;
}

/** Returns the fee with GST, ₹. */
export function feeOf(input: EducationLoanInput, { borrowed }: StudyLoan) {
  const fee = (borrowed * input.feePercent) / 100;
  return { fee, gst: (fee * loanRules.gstOnFees.value) / 100 };
}

/** Returns the annual percentage rate in %: each part of the loan when it is paid out, the fee on the first day. */
export function aprOf(input: EducationLoanInput, loan: StudyLoan): number | null {
  const { fee, gst } = feeOf(input, loan);
  const payments = paymentsOf(loan);
  const flows = Array.from(
    { length: payments.length + 1 },
    (_, time) => paidOutIn(time + 1, loan.tranches) - (time > 0 ? (payments[time - 1] ?? 0) : fee + gst),
  );
  const perMonth = periodicRate(flows);
  return perMonth === null ? null : perMonth * 1200;
}

/** One tax year: the interest paid, the part that is deductible, and the tax that saves, ₹. */
export interface InterestYear {
  readonly year: string;
  readonly paid: number;
  readonly deductible: number;
  readonly saved: number;
}

/** Returns the tax years of the loan; the eight years run from the first one in which the borrower pays interest. */
export function interestYears(input: EducationLoanInput, loan: StudyLoan): InterestYear[] {
  const paid = new Map<string, number>();
  const add = (period: number, amount: number) => {
    const year = financialYearOf(addMonths(loan.firstMonth, period - 1));
    paid.set(year, (paid.get(year) ?? 0) + amount);
  };
  for (const row of loan.holiday) add(row.period, row.interestPaid);
  for (const row of loan.rows) add(loan.holiday.length + row.period, row.interest);
  const first = [...paid].find(([, amount]) => amount > 0)?.[0];
  const taxShare = input.regime === 'old' ? (Number(input.slab) / 100) * (1 + fundTax.cess.value / 100) : 0;
  return [...paid].map(([year, amount]) => {
    const within = first !== undefined && firstYearOf(year) < firstYearOf(first) + educationInterest.years.value;
    const deductible = within ? amount : 0;
    return { year, paid: amount, deductible, saved: deductible * taxShare };
  });
}

const isUnderNewAct = (year: string) => year >= financialYearOf(educationInterest.newActFrom.value);

/** Returns where the law has the deduction in the first year in which interest is paid. */
export function educationInterestLaw(years: readonly InterestYear[]): Citation {
  const first = (years.find(({ paid }) => paid > 0) ?? years[0])?.year ?? '';
  return isUnderNewAct(first) ? educationInterest.from2026 : educationInterest.years.cite;
}

/** Returns the section of the deduction in words: of one Act, or of both where the years run from one into the other. */
export function educationInterestSection(years: readonly InterestYear[]): string {
  if (isUnderNewAct(years[0]?.year ?? '')) return 'Section 129 (old 80E) of the Income-tax Act, 2025';
  if (!isUnderNewAct(years.at(-1)?.year ?? '')) return 'Section 80E of the Income-tax Act, 1961';
  return `Section 80E of the Income-tax Act, 1961, from tax year ${firstTaxYear} section 129 of the Income-tax Act, 2025`;
}

/** Returns the tax saved over all the years, ₹; nothing in the new regime. */
export const taxSaved = (years: readonly InterestYear[]): number => sumOf(years, (year) => year.saved);
