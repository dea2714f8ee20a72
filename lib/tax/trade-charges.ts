/**
 * What trading costs: brokerage, transaction tax, charges of exchange and regulator, stamp duty, GST, and the depository's
 * fee. Every rate is an argument; only the transaction tax is rounded, by day and kind of trade, as its rules ask.
 */
import { nearestRupee } from '../rounding';

/** What was traded, as far as charges differ. `buyback`: shares tendered to the company. */
export type TradeSegment =
  | 'delivery'
  | 'intraday'
  | 'futures'
  | 'options'
  | 'optionExercised'
  | 'commodityFutures'
  | 'commodityOptions'
  | 'currencyFutures'
  | 'currencyOptions'
  | 'buyback';

/** The rates that one side of a trade meets on its day, % of its value; nil where the side does not pay them. */
export interface SideRates {
  /** Securities or commodities transaction tax. */
  readonly tax: number;
  readonly exchange: number;
  readonly sebi: number;
  readonly stamp: number;
  /** On brokerage, exchange charge, SEBI fee and depository fee. */
  readonly gst: number;
}

/** One order: the lower of a percentage of its value and a flat amount, never less than `least`; `null` percent: flat. */
export interface Brokerage {
  readonly percent: number | null;
  readonly flat: number;
  readonly least: number;
}

/** The lines of a contract note, ₹. */
export interface Charges {
  readonly brokerage: number;
  readonly tax: number;
  readonly exchange: number;
  readonly sebi: number;
  readonly gst: number;
  readonly stamp: number;
  readonly depository: number;
}

export const noCharges: Charges = { brokerage: 0, tax: 0, exchange: 0, sebi: 0, gst: 0, stamp: 0, depository: 0 };

/** Returns the brokerage of an order of this value, ₹; nothing on an order of no value. */
export function brokerageOn(value: number, { percent, flat, least }: Brokerage): number {
  if (value <= 0) return 0;
  if (percent === null) return flat;
  return Math.max(least, Math.min(flat, (value * percent) / 100));
}

/** Returns the charges of one side of a trade, ₹, the transaction tax not rounded. */
export function sideCharges(value: number, brokerage: number, depository: number, rates: SideRates): Charges {
  const exchange = (value * rates.exchange) / 100;
  const sebi = (value * rates.sebi) / 100;
  return {
    brokerage,
    tax: (value * rates.tax) / 100,
    exchange,
    sebi,
    gst: ((brokerage + exchange + sebi + depository) * rates.gst) / 100,
    stamp: (value * rates.stamp) / 100,
    depository,
  };
}

/** Returns the sum of two sets of charges, line by line, ₹. */
export function addCharges(a: Charges, b: Charges): Charges {
  return {
    brokerage: a.brokerage + b.brokerage,
    tax: a.tax + b.tax,
    exchange: a.exchange + b.exchange,
    sebi: a.sebi + b.sebi,
    gst: a.gst + b.gst,
    stamp: a.stamp + b.stamp,
    depository: a.depository + b.depository,
  };
}

/** Returns all charges together, ₹. */
export function totalCharges({ brokerage, tax, exchange, sebi, gst, stamp, depository }: Charges): number {
  return brokerage + tax + exchange + sebi + gst + stamp + depository;
}

/**
 * Returns by how much the transaction tax of each day and kind of trade changes when its sum goes to the nearest rupee, as
 * a factor of the tax before rounding (Rule 3, Securities Transaction Tax Rules, 2004).
 * @example roundingFactors(new Map([['2025-06-02 futures', 200.6]])).get('2025-06-02 futures') // 201 / 200.6
 */
export function roundingFactors(taxes: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...taxes].map(([key, tax]) => [key, tax > 0 ? nearestRupee(tax) / tax : 1]));
}

/**
 * Returns the lowest price in whole paise at which a trade loses nothing, or with `highest` the highest one, ₹. `net` is the
 * result at a price, rising with the price (falling with `highest`) but for rounding; `null` where none within the bound does.
 */
export function breakEvenPrice(net: (price: number) => number, bound: number, highest = false): number | null {
  const at = (paise: number) => net((highest ? Math.round(bound * 100) - paise : paise) / 100);
  let low = 0;
  let high = Math.round(bound * 100);
  if (at(high) < 0) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (at(middle) >= 0) high = middle;
    else low = middle + 1;
  }
  return (highest ? Math.round(bound * 100) - low : low) / 100;
}
