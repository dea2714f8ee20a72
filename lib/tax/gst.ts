/**
 * Goods and services tax on a value or within a price. Money goes in and out as whole paise, and products and quotients
 * are taken in whole numbers, so that half a paisa is half a paisa and never a double just below it.
 */
import { addDays } from '../calendar';
import type { DatedSeries, IsoDate } from '../law';
import { nearestPaisa } from '../rounding';

/** Rates in percent; they count to six decimals. */
export interface GstRates {
  /** CGST and SGST (or UTGST) together, or IGST. */
  readonly rate: number;
  /** Compensation cess on the same value. */
  readonly cess: number;
}

/** A value and its taxes in whole paise. Either the two halves or the integrated tax are zero. */
export interface TaxedValue {
  readonly value: number;
  readonly centralTax: number;
  /** State or Union territory tax: always the same as the central tax. */
  readonly stateTax: number;
  readonly integratedTax: number;
  readonly cess: number;
}

const DECIMALS = 6;
const ONE = 1_000_000n;
const HUNDRED_PERCENT = 100n * ONE;

/** Returns a quantity or percentage as a whole number of millionths. */
const millionths = (value: number): bigint => BigInt(Math.round(value * 10 ** DECIMALS));

/** Returns the quotient of two whole numbers that are not negative, a half upwards. */
const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Returns ₹ as whole paise, half a paisa upwards. */
export function inPaise(rupees: number): number {
  return Math.round(nearestPaisa(rupees) * 100);
}

/**
 * Returns price × quantity less a discount in percent, in whole paise, rounded once, half up. The price is in whole paise;
 * quantity and discount count to six decimals.
 */
export function lineAmount(unitPrice: number, quantity: number, discountPercent = 0): number {
  const kept = HUNDRED_PERCENT - millionths(discountPercent);
  return halfUp(BigInt(unitPrice) * millionths(quantity) * kept, ONE * HUNDRED_PERCENT);
}

/** Returns the taxes on `base` as parts of `whole` (in millionths of a percent), each head rounded half up on its own. */
function heads(base: number, { rate, cess }: GstRates, isInterState: boolean, whole: bigint) {
  const part = (percent: number, share: bigint) => halfUp(BigInt(base) * millionths(percent), share * whole);
  const half = isInterState ? 0 : part(rate, 2n);
  return {
    centralTax: half,
    stateTax: half,
    integratedTax: isInterState ? part(rate, 1n) : 0,
    cess: part(cess, 1n),
  };
}

/**
 * Returns the taxes on a value in whole paise: value × rate ÷ 100, each half taken at half the rate so that the halves are
 * equal (ss. 9(1) CGST and SGST Acts, s. 7(1) UTGST Act, s. 5(1) IGST Act).
 * @example taxOnValue(1_000_000, { rate: 18, cess: 0 }, false).centralTax // 90_000
 */
export function taxOnValue(value: number, rates: GstRates, isInterState: boolean): TaxedValue {
  return { value, ...heads(value, rates, isInterState, HUNDRED_PERCENT) };
}

/**
 * Returns the taxes within a price in whole paise, heads first: price × rate of the head ÷ (100 + sum of all rates). The
 * value is what is left, so that value and taxes give the price again (Rule 35 CGST Rules). Up to a rate of 40 % the value
 * is never negative.
 * @example taxWithinPrice(9_900, { rate: 5, cess: 0 }, false).value // 9_428
 */
export function taxWithinPrice(price: number, rates: GstRates, isInterState: boolean): TaxedValue {
  const whole = HUNDRED_PERCENT + millionths(rates.rate) + millionths(rates.cess);
  const taxes = heads(price, rates, isInterState, whole);
  return { value: price - taxes.centralTax - taxes.stateTax - taxes.integratedTax - taxes.cess, ...taxes };
}

/** Returns the GST of all heads without the cess, in paise. */
export function gstOf({ centralTax, stateTax, integratedTax }: TaxedValue): number {
  return centralTax + stateTax + integratedTax;
}

/** Returns the value with all taxes, in paise. */
export function totalOf(taxed: TaxedValue): number {
  return taxed.value + gstOf(taxed) + taxed.cess;
}

/** Returns the sum, head by head. An empty list gives zeros. */
export function sumOfTaxed(list: readonly TaxedValue[]): TaxedValue {
  const sum = (of: (taxed: TaxedValue) => number) => list.reduce((total, taxed) => total + of(taxed), 0);
  return {
    value: sum((taxed) => taxed.value),
    centralTax: sum((taxed) => taxed.centralTax),
    stateTax: sum((taxed) => taxed.stateTax),
    integratedTax: sum((taxed) => taxed.integratedTax),
    cess: sum((taxed) => taxed.cess),
  };
}

/** Returns what must be added to a total to reach the nearest rupee, 50 paise upwards: from −49 to 50 paise. */
export function roundOff(total: number): number {
  return Math.floor((total + 50) / 100) * 100 - total;
}

/**
 * Returns one half (CGST or SGST) of a levy on turnover, in paise, to the nearest rupee as tax that is payable (s. 170 CGST
 * Act). Turnover is in whole paise, the rate that of both halves together.
 */
export function halfOnTurnover(turnover: number, rate: number): number {
  return halfUp(BigInt(turnover) * millionths(rate), 2n * HUNDRED_PERCENT * 100n) * 100;
}

/**
 * Returns the first and last day on which a rate was among the slabs; `until` is null while it still is, the whole null if
 * it never was.
 */
export function slabPeriod(
  slabs: DatedSeries<readonly number[]>,
  rate: number,
): { readonly from: IsoDate; readonly until: IsoDate | null } | null {
  const first = slabs.from.findIndex((entry) => entry.value.includes(rate));
  const from = slabs.from[first];
  if (!from) return null;
  const end = slabs.from.find((entry, index) => index > first && !entry.value.includes(rate));
  return { from: from.date, until: end ? addDays(end.date, -1) : null };
}
