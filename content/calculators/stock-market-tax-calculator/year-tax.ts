import type { ClosedTrade } from '@/lib/finance/trade-matching';
import { sumOf } from '@/lib/sum';
import { addCharges, breakEvenPrice, noCharges, totalCharges } from '@/lib/tax/trade-charges';
import { charged, planOf } from './charges';
import type { StockMarketInput } from './form';
import { assessmentWith, type Heads, noHeads, yearOf } from './person';
import { type CountedTotal, chargesOf, totalled, typedTotals } from './totals';
import type { TradeKind } from './trade-kinds';
import { oneTrade, tradesOf } from './trades';

/** Returns the lowest price at which a trade loses nothing, ₹ for one share, before tax; `null` where none was found. */
function breakEvenOf(trade: ClosedTrade, input: StockMarketInput): number | null {
  const plan = planOf(input);
  const { quantity, buy } = trade;
  const net = (price: number) => {
    const value = quantity * price;
    const [priced] = charged([{ ...trade, sell: { ...trade.sell, value, orderValue: value } }], plan);
    if (!priced) return 0;
    return value - buy.value - totalCharges(addCharges(priced.charges.buy, priced.charges.sell));
  };
  // Twice the purchase with the dearest orders pays for any trade.
  return breakEvenPrice(net, (2 * buy.value + 100_000) / quantity);
}

/** Returns the totals of the chosen year: of the file, and of what is typed. */
function totalsOf(input: StockMarketInput) {
  const year = yearOf(input);
  const trades = charged(tradesOf(input, year), planOf(input));
  const own = totalled(trades, input.anniversary === 'long');
  const all = [...typedTotals(input), ...own.totals];
  const rows = all.filter((row) => row.year === input.financialYear);
  return { year, trades, rows, otherYears: own.otherYears + all.length - rows.length };
}

/** Returns the totals of some kinds of trades. */
export const ofKind = (rows: readonly CountedTotal[], ...kinds: readonly TradeKind[]) =>
  rows.filter(({ kind }) => kinds.includes(kind));

/** Returns the profit or loss of business trades after every charge, ₹. */
const businessResult = (rows: readonly CountedTotal[]) =>
  sumOf(rows, (row) => row.profits - row.losses - totalCharges(row));

function headsOf(input: StockMarketInput, rows: readonly CountedTotal[]): Heads {
  return {
    shortTerm: sumOf(ofKind(rows, 'shortTerm'), ({ gain }) => gain),
    longTerm: sumOf(ofKind(rows, 'longTerm'), ({ gain }) => gain),
    intraday: businessResult(ofKind(rows, 'intraday')),
    derivatives: businessResult(ofKind(rows, 'derivatives')),
    dividend: input.dividend + sumOf(ofKind(rows, 'buyback'), ({ gain }) => Math.max(0, gain)),
  };
}

/** Returns charges, heads of income and the year with and without them; amounts in ₹. */
export function yearTaxFor(input: StockMarketInput) {
  const { year, trades, rows, otherYears } = totalsOf(input);
  const heads = headsOf(input, rows);
  const now = assessmentWith(input, heads);
  const without = assessmentWith(input, noHeads);
  const lines = rows.map(chargesOf).reduce(addCharges, noCharges);
  const charges = totalCharges(lines);
  const business = ofKind(rows, 'intraday', 'derivatives');
  const gross = sumOf(rows, ({ profits, losses }) => profits - losses) + input.dividend;
  const tax = now.tax - without.tax;
  const one = oneTrade(input, year);
  const trading = {
    profits: sumOf(business, ({ profits }) => profits),
    losses: sumOf(business, ({ losses }) => losses),
    result: businessResult(business),
  };
  return {
    input,
    year,
    // The one trade, where one is entered.
    one,
    trades,
    // Totals of the chosen year.
    rows,
    otherYears,
    heads,
    now,
    without,
    lines,
    charges,
    // Before charges, with dividends.
    gross,
    tax,
    left: gross - charges - tax,
    breakEven: one ? breakEvenOf(one, input) : null,
    hasBusiness: business.length > 0,
    trading,
    turnover: trading.profits + trading.losses,
  };
}
