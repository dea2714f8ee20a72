import { tradeStampDuty } from '@/content/rules/market-rates';
import {
  commodityTransactionTax,
  securitiesTransactionTax,
  type TradeTax,
} from '@/content/rules/securities-transaction-tax';
import { brokerPlans, chargesFrom, exchangeCharges, gstOnCharges, sebiFee } from '@/content/rules/trade-charges';
import type { ClosedTrade } from '@/lib/finance/trade-matching';
import { type DatedSeries, type IsoDate, valueOn } from '@/lib/law';
import {
  type Brokerage,
  brokerageOn,
  type Charges,
  noCharges,
  roundingFactors,
  type SideRates,
  sideCharges,
  type TradeSegment,
} from '@/lib/tax/trade-charges';
import type { StockMarketInput } from './form';

type Side = 'buy' | 'sell';

/** Orders and depository fee of the plan that was chosen. */
interface Plan {
  readonly name: string;
  readonly orders: (segment: TradeSegment) => Brokerage;
  readonly depository: number;
}

type Kind = 'delivery' | 'intraday' | 'futures' | 'options';

/** The kinds of orders that plans and exchanges distinguish. */
const kinds: Readonly<Record<TradeSegment, Kind>> = {
  delivery: 'delivery',
  buyback: 'delivery',
  intraday: 'intraday',
  futures: 'futures',
  commodityFutures: 'futures',
  currencyFutures: 'futures',
  options: 'options',
  optionExercised: 'options',
  commodityOptions: 'options',
  currencyOptions: 'options',
};

/** Returns the broker's plan that was chosen, or the visitor's own. */
export function planOf(input: Pick<StockMarketInput, 'broker' | 'ownFlat' | 'ownPercent' | 'ownDepository'>): Plan {
  if (input.broker === 'own') {
    const own: Brokerage = { percent: input.ownPercent, flat: input.ownFlat, least: 0 };
    return { name: 'your plan', orders: () => own, depository: input.ownDepository };
  }
  const plan = brokerPlans.plans[input.broker];
  return { name: plan.name, orders: (segment) => plan[kinds[segment]], depository: plan.depository };
}

const transactionTaxes: Readonly<Record<TradeSegment, DatedSeries<TradeTax> | null>> = {
  delivery: securitiesTransactionTax.delivery,
  buyback: securitiesTransactionTax.delivery,
  intraday: securitiesTransactionTax.intraday,
  futures: securitiesTransactionTax.futures,
  options: securitiesTransactionTax.optionPremium,
  optionExercised: securitiesTransactionTax.optionExercised,
  commodityFutures: commodityTransactionTax.futures,
  commodityOptions: commodityTransactionTax.options,
  currencyFutures: null,
  currencyOptions: null,
};

/** Returns the series of the transaction tax of a kind of trade; null where there is none. */
export function transactionTaxOf(segment: TradeSegment): DatedSeries<TradeTax> | null {
  return transactionTaxes[segment];
}

/** Returns the series of the exchange's charge on a kind of trade; contracts on goods trade on MCX, on currency on NSE. */
export function exchangeChargeOf(segment: TradeSegment, exchange: string): DatedSeries<number> {
  if (segment === 'commodityFutures' || segment === 'commodityOptions') return exchangeCharges.mcx[segment];
  if (segment === 'currencyFutures' || segment === 'currencyOptions') return exchangeCharges.nse[segment];
  const on = exchange === 'bse' ? exchangeCharges.bse : exchangeCharges.nse;
  const kind = kinds[segment];
  return kind === 'futures' || kind === 'options' ? on[kind] : on.shares;
}

/** Returns the series of stamp duty on a kind of trade, which the buyer pays. */
export function stampDutyOf(segment: TradeSegment): DatedSeries<number> {
  if (segment === 'commodityFutures' || segment === 'commodityOptions') return tradeStampDuty[segment];
  return segment === 'currencyFutures' || segment === 'currencyOptions'
    ? tradeStampDuty.currency
    : tradeStampDuty[kinds[segment]];
}

const free: SideRates = { tax: 0, exchange: 0, sebi: 0, stamp: 0, gst: 0 };

function taxRate(segment: TradeSegment, side: Side, day: IsoDate): number {
  const series = transactionTaxes[segment];
  const first = series?.from[0]?.date;
  if (!series || first === undefined || day < first) return 0;
  const { percent, by } = valueOn(series, day).value;
  // The buyer of an option pays the tax on exercise, which closes the trade.
  if (segment === 'optionExercised') return side === 'sell' ? percent : 0;
  return by === 'each' || by === (side === 'buy' ? 'buyer' : 'seller') ? percent : 0;
}

function ratesOf(segment: TradeSegment, exchange: string, side: Side, day: IsoDate): SideRates {
  if (segment === 'buyback' && side === 'sell') return free;
  const tax = taxRate(segment, side, day);
  const isExercise = segment === 'optionExercised' && side === 'sell';
  if (day < chargesFrom.value || isExercise) return { ...free, tax };
  return {
    tax,
    exchange: valueOn(exchangeChargeOf(segment, exchange), day).value,
    sebi: valueOn(sebiFee, day).value,
    stamp: side === 'buy' ? valueOn(stampDutyOf(segment), day).value : 0,
    gst: gstOnCharges.value,
  };
}

/**
 * Returns whether a row of charges is an order: brokerage is on file from the day of the other charges; an exercise and a tender to the
 * company are no orders.
 */
const isOrder = (segment: TradeSegment, side: Side, day: IsoDate) =>
  day >= chargesFrom.value && !(side === 'sell' && (segment === 'optionExercised' || segment === 'buyback'));

/** A closed trade with the charges of its two sides, ₹. */
export interface ChargedTrade extends ClosedTrade {
  readonly charges: Readonly<Record<Side, Charges>>;
}

/**
 * Adds to each trade what it cost: brokerage by order, the transaction tax to the nearest rupee by day and kind, the
 * depository's fee once a day for each share sold, and the rest by value.
 */
export function charged(trades: readonly ClosedTrade[], plan: Plan): ChargedTrade[] {
  const rates = new Map<string, SideRates>();
  const taxes = new Map<string, number>();
  const leaves = new Set<string>();
  // Shares that are bought back later were bought for delivery like any others.
  const keyOf = (segment: TradeSegment, day: IsoDate) => `${day} ${segment === 'buyback' ? 'delivery' : segment}`;
  const one = (trade: ClosedTrade, side: Side): Charges => {
    const { segment, name } = trade;
    const { day, exchange, value, orderValue } = trade[side];
    if (value <= 0) return noCharges;
    const key = `${segment} ${exchange} ${side} ${day}`;
    let known = rates.get(key);
    if (!known) {
      known = ratesOf(segment, exchange, side, day);
      rates.set(key, known);
    }
    const brokerage =
      orderValue > 0 && isOrder(segment, side, day)
        ? (brokerageOn(orderValue, plan.orders(segment)) * value) / orderValue
        : 0;
    let depository = 0;
    if (side === 'sell' && segment === 'delivery' && day >= chargesFrom.value) {
      const leaving = `${day} ${name}`;
      if (!leaves.has(leaving)) depository = plan.depository;
      leaves.add(leaving);
    }
    const charges = sideCharges(value, brokerage, depository, known);
    if (charges.tax > 0) {
      const taxed = keyOf(segment, day);
      taxes.set(taxed, (taxes.get(taxed) ?? 0) + charges.tax);
    }
    return charges;
  };
  const found: { -readonly [Name in keyof ChargedTrade]: ChargedTrade[Name] }[] = [];
  for (const trade of trades) {
    const { name, segment, quantity, bought, sold, buy, sell, fairValue2018 } = trade;
    const charges = { buy: one(trade, 'buy'), sell: one(trade, 'sell') };
    found.push({ name, segment, quantity, bought, sold, buy, sell, fairValue2018, charges });
  }
  const factors = roundingFactors(taxes);
  for (const each of found) {
    const { segment, charges } = each;
    each.charges = {
      buy: rounded(charges.buy, factors.get(keyOf(segment, each.buy.day))),
      sell: rounded(charges.sell, factors.get(keyOf(segment, each.sell.day))),
    };
  }
  return found;
}

const rounded = (charges: Charges, factor = 1): Charges =>
  charges.tax > 0 ? { ...charges, tax: charges.tax * factor } : charges;
