import { electricVehicleLoan } from '@/content/rules/car-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import { addMonths } from '@/lib/calendar';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { levelPaymentWithAdvance } from '@/lib/finance/level-payment';
import { amortise, annualPercentageRate, type LoanRow } from '@/lib/finance/loan';
import { valueOn } from '@/lib/law';
import { taxCollected } from '@/lib/tax/tcs';
import type { PricedInput } from './price';
import { hasRoadTax, ownRoadTax, type RoadTaxEstimate, roadTaxEstimate } from './road-tax';

/** Returns whether neither the visitor nor the table of States says what road tax is: the on-road price is then without it. */
export const isRoadTaxUnknown = (input: PricedInput): boolean => input.onRoadPrice === null && !hasRoadTax(input);

/** What is paid for the car on the road, ₹. */
export interface OnRoad {
  readonly estimate: RoadTaxEstimate | null;
  readonly roadTax: number;
  readonly tcs: number;
  /** Road tax, insurance and all else but the price of the car and TCS; of a quoted price what it leaves for them. */
  readonly rest: number;
  /** What of a quoted price no part explains; 0 where the ex-showroom price was typed. */
  readonly other: number;
  readonly total: number;
}

/** Returns the on-road price with tax collected at source, which comes back with the tax return. */
export function onRoadOf(input: PricedInput): OnRoad {
  const { exShowroom: price, onRoadPrice, priceIs } = input;
  const tcs = taxCollected(price, valueOn(tcsOnVehicles, `${input.boughtIn}-01`).value);
  if (onRoadPrice !== null && priceIs !== 'estimated') {
    return { estimate: null, roadTax: 0, tcs, rest: onRoadPrice - price - tcs, other: 0, total: onRoadPrice };
  }
  const estimate = roadTaxEstimate(input, price);
  const roadTax = input.roadTax ?? ownRoadTax(input, price)?.amount ?? estimate?.amount ?? 0;
  const parts = roadTax + input.insurance + input.registration + input.accessories;
  const total = onRoadPrice ?? price + parts + tcs;
  const rest = onRoadPrice === null ? parts : onRoadPrice - price - tcs;
  const other = rest - parts;
  return { estimate, roadTax, tcs, rest, other: other > HALF_PAISA ? other : 0, total };
}

/** Returns the loan in ₹; not above 0 where the down payment pays for everything. */
export function loanOf(input: PricedInput, onRoad: OnRoad): number {
  if (input.loanBasis === 'amount') return input.loanAmount;
  if (input.loanBasis === 'down') return onRoad.total - input.downPayment;
  return ((input.loanBasis === 'onRoad' ? onRoad.total : input.exShowroom) * input.financeShare) / 100;
}

/** The loan and its schedule, in ₹. */
export interface CarLoan {
  readonly loan: number;
  readonly emi: number;
  /** What is owed after the instalments of the first day. */
  readonly afterAdvance: number;
  /** The instalments after the first day; the last one includes the balloon. */
  readonly rows: readonly LoanRow[];
  readonly interest: number;
  readonly fee: number;
  readonly gst: number;
  readonly apr: number | null;
}

/** Returns the EMI in ₹: with the balloon's present value taken out, the instalments repay the rest. */
export function emiOf(input: PricedInput, loan: number): number {
  const rate = input.rate / 1200;
  const toRepay = loan - input.balloon * (1 + rate) ** (input.advanceEmis - input.tenure);
  return levelPaymentWithAdvance(toRepay, rate, input.tenure, input.advanceEmis);
}

/** Returns the loan with its schedule, on the engine of the EMI page. */
export function carLoanOf(input: PricedInput, loan: number): CarLoan {
  const emi = emiOf(input, loan);
  const advance = emi * input.advanceEmis;
  const afterAdvance = loan - advance;
  const { rows } = amortise({
    principal: afterAdvance,
    ratePerPeriod: input.rate / 1200,
    periods: input.tenure - input.advanceEmis,
    balloon: input.balloon,
  });
  const fee = (loan * input.feePercent) / 100;
  const gst = (fee * loanRules.gstOnFees.value) / 100;
  const inHand = loan - fee - gst - advance;
  return {
    loan,
    emi,
    afterAdvance,
    rows,
    interest: rows.reduce((sum, row) => sum + row.interest, 0),
    fee,
    gst,
    apr: inHand > 0 ? annualPercentageRate(inHand, rows) : null,
  };
}

/** Returns the resale value of the car after some months, ₹: the price, which falls by one share in the first year and another later. */
export function valueAfter(input: PricedInput, months: number): number {
  const first = (1 - input.firstYearFall / 100) ** (Math.min(months, 12) / 12);
  return input.exShowroom * first * (1 - input.laterFall / 100) ** (Math.max(0, months - 12) / 12);
}

/** Returns the months after the purchase, 0 for the day itself, in which more is owed than the car fetches. */
export function monthsUnderWater(input: PricedInput, { afterAdvance, rows }: CarLoan): number[] {
  return [afterAdvance, ...rows.map((row) => row.closing)].flatMap((owed, index) =>
    owed > valueAfter(input, index) + HALF_PAISA ? [index] : [],
  );
}

/**
 * Returns by how many ₹ the loan must be smaller so that in no month more is owed than the car fetches; null where the
 * balloon leaves no such loan. A balance falls in proportion to the part of the loan that is repaid by EMI.
 */
export function lessToBorrow(input: PricedInput, loan: CarLoan): number | null {
  const plain = carLoanOf({ ...input, balloon: 0 }, loan.loan);
  const owed = [loan.afterAdvance, ...loan.rows.map((row) => row.closing)];
  const perRupee = [plain.afterAdvance, ...plain.rows.map((row) => row.closing)].map((balance) => balance / loan.loan);
  let less = 0;
  for (const month of monthsUnderWater(input, loan)) {
    less = Math.max(less, ((owed[month] ?? 0) - valueAfter(input, month)) / (perRupee[month] ?? 1));
  }
  const left = loan.loan - less;
  return left > 1_000 && left - input.advanceEmis * emiOf(input, left) - input.balloon > 1 ? less : null;
}

/** What owning the car costs over the time it is kept, in ₹; the parts add up to `total`. */
export interface Ownership {
  readonly lossOfValue: number;
  readonly taxesAndInsurance: number;
  readonly interestAndFees: number;
  readonly fuel: number;
  readonly upkeep: number;
  readonly total: number;
  readonly resale: number;
}

/** Returns the cost of owning: all that is paid for the car, less what it fetches at the end and the tax that comes back. */
export function ownershipOf(input: PricedInput, onRoad: OnRoad, loan: CarLoan): Ownership {
  const resale = valueAfter(input, input.keepFor);
  let interest = loan.fee + loan.gst;
  for (const row of loan.rows.slice(0, input.keepFor)) interest += row.interest;
  const lossOfValue = input.exShowroom - resale;
  const taxesAndInsurance = onRoad.rest;
  const fuel = input.kmPerMonth * input.fuelPerKm * input.keepFor;
  const upkeep = input.upkeep * input.keepFor;
  const total = lossOfValue + taxesAndInsurance + interest + fuel + upkeep;
  return { lossOfValue, taxesAndInsurance, interestAndFees: interest, fuel, upkeep, total, resale };
}

/** Returns the month of the calendar in which an instalment after the first day falls due, counted from 1. */
export const monthOf = (input: PricedInput, period: number) => addMonths(input.boughtIn, period);

/** Returns whether the loan for an electric car was taken while its interest was made deductible. */
export function hasElectricDeduction({ fuel, boughtIn }: PricedInput): boolean {
  const { first, last } = electricVehicleLoan.value;
  return fuel === 'electric' && boughtIn >= first.slice(0, 7) && boughtIn <= last.slice(0, 7);
}
