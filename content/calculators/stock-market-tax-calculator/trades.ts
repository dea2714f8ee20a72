import { addDays } from '@/lib/calendar';
import type { ClosedTrade, TradeSide } from '@/lib/finance/trade-matching';
import type { IsoDate } from '@/lib/law';
import { dayAfterMonths } from '@/lib/tax/capital-gains';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { TradeSegment } from '@/lib/tax/trade-charges';
import type { StockMarketInput, TypedTrade } from './form';

/** A share held for more than a year, in months: any time above the limit does. */
const LONG = -13;

const side = (day: IsoDate, exchange: string, value: number): TradeSide => ({
  day,
  exchange,
  value,
  orderValue: value,
});

/** Returns the one trade of the form, at the rates of the year; `null` where many are entered. */
export function oneTrade(input: StockMarketInput, { firstDay }: IncomeTaxYear): ClosedTrade | null {
  if (input.trade === 'many') return null;
  const isShare = input.trade === 'shortTerm' || input.trade === 'longTerm';
  const segment: TradeSegment = isShare ? 'delivery' : (input.trade as TradeSegment);
  const isOld = input.trade === 'longTerm' && input.fairValue2018 !== null;
  const bought = isOld ? '2018-01-31' : input.trade === 'longTerm' ? dayAfterMonths(firstDay, LONG) : firstDay;
  // Shares that are bought and sold on one day are intraday: the transaction tax of the two days is rounded day by day.
  const sold = isShare ? addDays(firstDay, 1) : firstDay;
  return {
    name: 'trade',
    segment,
    quantity: input.quantity,
    bought,
    sold,
    buy: side(isOld ? bought : firstDay, input.exchange, input.quantity * input.buyPrice),
    sell: side(sold, input.exchange, input.quantity * input.sellPrice),
    fairValue2018: input.fairValue2018 === null ? null : input.fairValue2018 * input.quantity,
  };
}

/** A row of the form with its place in the list, from 1. */
interface FilledTrade {
  readonly number: number;
  readonly row: TypedTrade;
}

/** Returns the rows that were filled in: one that was only added has no day of sale. */
export function filledTrades({ trades }: Pick<StockMarketInput, 'trades'>): FilledTrade[] {
  return trades.flatMap((row, index) => (row.sold === '' ? [] : [{ number: index + 1, row }]));
}

/** Returns a typed row as a closed trade. Rows without a name are shares of their own. */
function typedTrade(row: TypedTrade, index: number): ClosedTrade {
  const quantity = row.quantity ?? 0;
  const bought = row.segment === 'intraday' ? row.sold : row.bought;
  return {
    name: row.name.trim().toLowerCase() || `row ${index}`,
    segment: row.segment,
    quantity,
    bought,
    sold: row.sold,
    buy: side(bought, row.exchange, quantity * row.buyPrice),
    sell: side(row.sold, row.exchange, quantity * row.sellPrice),
    fairValue2018: row.fairValue2018 === null ? null : row.fairValue2018 * quantity,
  };
}

/** Returns every trade that the form holds one by one. */
export function tradesOf(input: StockMarketInput, year: IncomeTaxYear): ClosedTrade[] {
  const one = oneTrade(input, year);
  return one ? [one] : filledTrades(input).map(({ row, number }) => typedTrade(row, number - 1));
}
