/**
 * Purchases matched with sales, first in, first out: shares within the day as intraday trades, the rest as deliveries; contracts
 * in either direction. Bonus shares, splits and buybacks on the way. Values in ₹, nothing rounded.
 */

import { compareText } from '../compare-text';
import type { IsoDate } from '../law';
import type { TradeSegment } from '../tax/trade-charges';

/** One line of a trade book. */
export interface Fill {
  /** One share or contract; the same in every line of it. */
  readonly name: string;
  /** What the file calls it. */
  readonly label: string;
  /** Shares are entered as `delivery`; what was closed within a day is found here. */
  readonly segment: Exclude<TradeSegment, 'intraday' | 'buyback' | 'optionExercised'>;
  /** bonus: shares allotted free; split: `quantity` new shares for one; buyback: a sale to the company. */
  readonly does: 'buy' | 'sell' | 'bonus' | 'split' | 'buyback';
  readonly exchange: string;
  readonly day: IsoDate;
  readonly quantity: number;
  /** ₹ a share. */
  readonly price: number;
  /** What identifies the order that the line belongs to. */
  readonly order: string;
  /** ₹ a share on 31 January 2018, where it is given. */
  readonly fairValue2018: number | null;
}

/** One side of a closed trade. */
export interface TradeSide {
  readonly day: IsoDate;
  readonly exchange: string;
  /** Quantity × price, ₹. */
  readonly value: number;
  /** Value of the whole order that it is part of, ₹. */
  readonly orderValue: number;
}

/** A purchase and the sale that met it. A contract may have been sold first. */
export interface ClosedTrade {
  readonly name: string;
  readonly segment: TradeSegment;
  readonly quantity: number;
  /** The day from which the holding counts: that of the purchase or of the allotment. */
  readonly bought: IsoDate;
  readonly sold: IsoDate;
  readonly buy: TradeSide;
  readonly sell: TradeSide;
  /** ₹ for the quantity; `null` where not given. */
  readonly fairValue2018: number | null;
}

/** What the trades of a trade book make. */
export interface Matched {
  readonly closed: readonly ClosedTrade[];
  /** Sales of shares for which the book has no purchase, by label. */
  readonly unmatched: readonly { readonly name: string; readonly day: IsoDate; readonly quantity: number }[];
  /** Shares still held, and contracts that the book does not close, by label. */
  readonly held: readonly string[];
  readonly openContracts: readonly string[];
}

/** A queue position: what is left of a line. */
interface Open {
  readonly fill: Fill;
  quantity: number;
  price: number;
  fairValue2018: number | null;
}

/** Quantities below this are leftovers of fractions. */
const NOTHING = 1e-9;

const opened = (fill: Fill): Open => ({
  fill,
  quantity: fill.quantity,
  price: fill.price,
  fairValue2018: fill.fairValue2018,
});

/** Returns the trade of an opening and a closing quantity, both in the order buy, sell. */
function trade(segment: TradeSegment, buy: Open, sell: Open, orders: ReadonlyMap<string, number>): ClosedTrade {
  const quantity = Math.min(buy.quantity, sell.quantity);
  const side = ({ fill, price }: Open): TradeSide => ({
    day: fill.day,
    exchange: fill.exchange,
    value: quantity * price,
    orderValue: orders.get(fill.order) as number,
  });
  buy.quantity -= quantity;
  sell.quantity -= quantity;
  return {
    name: buy.fill.name,
    segment,
    quantity,
    bought: buy.fill.day,
    sold: sell.fill.day,
    buy: side(buy),
    sell: side(sell),
    fairValue2018: buy.fairValue2018 === null ? null : buy.fairValue2018 * quantity,
  };
}

/** A list that is taken from its front without moving the rest. */
class Queue {
  private readonly items: Open[] = [];
  private at = 0;
  push(item: Open) {
    this.items.push(item);
  }
  first(): Open | undefined {
    while (this.at < this.items.length && (this.items[this.at] as Open).quantity <= NOTHING) this.at += 1;
    return this.items[this.at];
  }
  /** All that was put in; what is sold of it has no quantity left. */
  all(): readonly Open[] {
    return this.items;
  }
}

/** Matches the shares of one name, day after day. */
function matchShares(lines: readonly Fill[], orders: ReadonlyMap<string, number>, into: Found): void {
  const held = new Queue();
  for (let start = 0; start < lines.length; ) {
    const day = (lines[start] as Fill).day;
    let end = start;
    while (lines[end]?.day === day) end += 1;
    const today = lines.slice(start, end);
    start = end;
    for (const line of today) {
      if (line.does === 'split') {
        for (const each of held.all()) {
          each.quantity *= line.quantity;
          each.price /= line.quantity;
          if (each.fairValue2018 !== null) each.fairValue2018 /= line.quantity;
        }
      } else if (line.does === 'bonus') held.push({ ...opened(line), price: 0 });
    }
    const bought = today.filter(({ does }) => does === 'buy').map(opened);
    const sold = today.filter(({ does }) => does === 'sell').map(opened);
    for (const exchange of new Set(sold.map(({ fill }) => fill.exchange))) {
      const buys = bought.filter(({ fill }) => fill.exchange === exchange);
      const sells = sold.filter(({ fill }) => fill.exchange === exchange);
      let at = 0;
      for (const sell of sells) {
        while (sell.quantity > NOTHING && at < buys.length) {
          const buy = buys[at] as Open;
          if (buy.quantity > NOTHING) into.closed.push(trade('intraday', buy, sell, orders));
          else at += 1;
        }
      }
    }
    for (const buy of bought) held.push(buy);
    const gone = [...sold, ...today.filter(({ does }) => does === 'buyback').map(opened)];
    for (const sell of gone) {
      for (let buy = held.first(); buy && sell.quantity > NOTHING; buy = held.first()) {
        into.closed.push(trade(sell.fill.does === 'buyback' ? 'buyback' : 'delivery', buy, sell, orders));
      }
      if (sell.quantity > NOTHING) into.unmatched.push({ name: sell.fill.label, day, quantity: sell.quantity });
    }
  }
  if (held.first()) into.held.push((lines[0] as Fill).label);
}

/** Matches the contracts of one name: whichever side comes first opens. */
function matchContracts(lines: readonly Fill[], orders: ReadonlyMap<string, number>, into: Found): void {
  const open = new Queue();
  for (const line of lines) {
    if (line.does !== 'buy' && line.does !== 'sell') continue;
    const incoming = opened(line);
    for (let first = open.first(); first && incoming.quantity > NOTHING; first = open.first()) {
      if (first.fill.does === line.does) break;
      const [buy, sell] = line.does === 'buy' ? [incoming, first] : [first, incoming];
      into.closed.push(trade(line.segment, buy, sell, orders));
    }
    open.push(incoming);
  }
  if (open.first()) into.openContracts.push((lines[0] as Fill).label);
}

interface Found {
  readonly closed: ClosedTrade[];
  readonly unmatched: { name: string; day: IsoDate; quantity: number }[];
  readonly held: string[];
  readonly openContracts: string[];
}

/**
 * Matches the lines of a trade book, first in, first out. Lines of one day count in their order. Shares bought and sold on one day and exchange are intraday; a bonus share costs nothing
 * and is held from its allotment (section 55(2)(aa)); a split keeps day and cost of the shares.
 */
export function matchTrades(fills: readonly Fill[]): Matched {
  const byName = new Map<string, Fill[]>();
  const orders = new Map<string, number>();
  for (const fill of fills) {
    const key = `${fill.segment} ${fill.name}`;
    const lines = byName.get(key);
    if (lines) lines.push(fill);
    else byName.set(key, [fill]);
    orders.set(fill.order, (orders.get(fill.order) ?? 0) + fill.quantity * fill.price);
  }
  const found: Found = { closed: [], unmatched: [], held: [], openContracts: [] };
  for (const lines of byName.values()) {
    const inOrder = lines.sort((a, b) => compareText(a.day, b.day));
    if ((inOrder[0] as Fill).segment === 'delivery') matchShares(inOrder, orders, found);
    else matchContracts(inOrder, orders, found);
  }
  return found;
}
