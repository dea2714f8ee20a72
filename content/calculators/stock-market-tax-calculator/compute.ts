import { auditYears } from '@/content/rules/income-tax/audit';
import { yearTitle } from '@/content/tax/law-names';
import { exactRupees, type Figure, type Result, rupees, worksheet } from '@/lib/calculator';
import type { ClosedTrade } from '@/lib/finance/trade-matching';
import { exactInr, formatNumber, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import { sum } from '@/lib/sum';
import { addCharges, breakEvenPrice, noCharges, totalCharges } from '@/lib/tax/trade-charges';
import { actions, caveats } from './advice';
import { auditOf, returnForm } from './audit';
import { charged, planOf } from './charges';
import type { StockMarketInput, TotalRow } from './form';
import { assessmentWith, type Heads, noHeads, yearOf } from './person';
import { charts, tables } from './tables';
import { type CountedTotal, chargesOf, totalled, typedTotals, zeroGains } from './totals';
import { oneTrade, tradesOf } from './trades';
import { type Answer, writeAudit, writeCharges, writeHeads, writeOneTrade, writeTax } from './working';

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

/** Rounding the total income to ₹10 moves the tax by less than this, ₹. */
const BY_ROUNDING = 2;

const ofKind = (rows: readonly CountedTotal[], ...kinds: readonly TotalRow['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind));

/** Returns the profit or loss of business trades after every charge, ₹. */
const businessResult = (rows: readonly CountedTotal[]) =>
  sum(rows.map((row) => row.profits - row.losses - totalCharges(chargesOf(row))));

function headsOf(input: StockMarketInput, rows: readonly CountedTotal[]): Heads {
  return {
    shortTerm: sum(ofKind(rows, 'shortTerm').map(({ gain }) => gain)),
    longTerm: sum(ofKind(rows, 'longTerm').map(({ gain }) => gain)),
    intraday: businessResult(ofKind(rows, 'intraday')),
    derivatives: businessResult(ofKind(rows, 'derivatives')),
    dividend: input.dividend + sum(ofKind(rows, 'buyback').map(({ gain }) => Math.max(0, gain))),
  };
}

function sentenceOf(answer: Answer): string {
  const { input, gross, charges, tax, left, breakEven, counted } = answer;
  const year = yearTitle(input.financialYear);
  const carried = sum(answer.now.carriedForward.map(({ amount }) => amount));
  const beside =
    Math.abs(tax) >= BY_ROUNDING && input.salary > 0
      ? ` The tax is worked out beside a salary of ${inr(input.salary)}.`
      : '';
  const loss = carried > 0 ? ` You carry forward ${inr(carried)} of losses to the next year.` : '';
  if (answer.one) {
    const made = gross >= 0 ? `makes a profit of ${inr(gross)}` : `makes a loss of ${inr(-gross)}`;
    const taxed =
      Math.abs(tax) < BY_ROUNDING
        ? 'it adds no tax'
        : tax < 0
          ? `it lowers your tax by ${inr(-tax)}`
          : `the tax is ${inr(tax)}`;
    const even = breakEven === null ? '' : ` You break even at ${exactInr(breakEven)}, before tax.`;
    return `This trade ${made}. Charges are ${exactInr(charges)}, and ${taxed}. ${left < 0 ? `You lose ${inr(-left)} in all` : `You keep ${inr(left)}`}.${even}${beside}${loss}`;
  }
  if (counted === 0 && input.dividend === 0) {
    return input.file.length + input.trades.length === 0
      ? 'Read your broker’s file, or add a trade, to see charges, heads of income and tax.'
      : `No trade here was closed in ${year}. Choose the other year, or correct the dates.`;
  }
  const what =
    counted === 0
      ? `Your dividends of ${year} are`
      : `Your ${counted === 1 ? 'trade' : `${formatNumber(counted)} trades`} of ${year} ${gross < 0 ? 'lost' : 'made'}`;
  const withDividends = counted > 0 && input.dividend > 0 ? ', dividends included,' : '';
  const taxed =
    Math.abs(tax) < BY_ROUNDING
      ? 'They add no tax'
      : tax < 0
        ? `Your tax for the year falls by ${inr(-tax)}`
        : `They add ${inr(tax)} to your tax for the year`;
  const result = left < 0 ? `You lose ${inr(-left)} in all` : `You keep ${inr(left)}`;
  const zeros = zeroGains(input);
  const zero =
    zeros.length > 0
      ? ` Total ${listed(zeros.map(String))} ${zeros.length === 1 ? 'has' : 'have'} 0 as the gain for tax beside a profit or loss. Empty that box to count it.`
      : '';
  return `${what} ${inr(Math.abs(gross))}${withDividends} before charges of ${inr(charges)}. ${counted === 1 ? taxed.replace('They add', 'It adds') : taxed}. ${result}.${beside}${loss}${zero}`;
}

/** Returns charges, heads of income and tax of one trade, or of all trades of a year. */
export function stockMarketTax(input: StockMarketInput): Result {
  const sheet = worksheet();
  const { year, trades, rows, otherYears } = totalsOf(input);
  const heads = headsOf(input, rows);
  const now = assessmentWith(input, heads);
  const without = assessmentWith(input, noHeads);
  const charges = rows.map(chargesOf).reduce(addCharges, noCharges);
  const business = ofKind(rows, 'intraday', 'derivatives');
  const gross = sum(rows.map(({ profits, losses }) => profits - losses)) + input.dividend;
  const tax = now.tax - without.tax;
  const typed = oneTrade(input, year);
  const trading = {
    profits: sum(business.map(({ profits }) => profits)),
    losses: sum(business.map(({ losses }) => losses)),
    result: businessResult(business),
  };
  const answer: Answer = {
    input,
    year,
    law: auditYears[input.financialYear],
    one: typed,
    trades,
    rows,
    otherYears,
    counted: sum(rows.filter(({ kind }) => kind !== 'buyback' && kind !== 'unmatched').map(({ count }) => count)),
    heads,
    now,
    without,
    lines: charges,
    charges: totalCharges(charges),
    gross,
    tax,
    left: gross - totalCharges(charges) - tax,
    breakEven: typed ? breakEvenOf(typed, input) : null,
    hasBusiness: business.length > 0,
    turnover: trading.profits + trading.losses,
    audit: auditOf(input, trading, now),
    form: returnForm(input, now, year, {
      business: business.length > 0,
      shortTerm: ofKind(rows, 'shortTerm').length > 0,
      longTermGain: heads.longTerm,
    }),
  };

  if (typed) writeOneTrade(sheet, answer, typed);
  else writeCharges(sheet, answer);
  writeHeads(sheet, answer);
  writeAudit(sheet, answer);
  writeTax(sheet, answer);

  const last: readonly Figure[] = typed
    ? answer.breakEven === null
      ? []
      : [exactRupees('Break-even price', answer.breakEven)]
    : [rupees('Turnover for the audit test', answer.turnover)];
  return {
    headline: [
      rupees('Left after charges and tax', answer.left, { tone: 'own' }),
      exactRupees('Charges', answer.charges, { tone: 'cost' }),
      rupees('Tax on trades and dividends', tax, { tone: 'tax' }),
      ...last,
    ],
    sentence: sentenceOf(answer),
    charts: charts(answer),
    tables: tables(answer),
    steps: sheet.steps,
    actions: actions(answer),
    caveats: caveats(answer),
  };
}
