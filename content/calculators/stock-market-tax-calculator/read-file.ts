import { yearTitle } from '@/content/tax/years';
import type { AnyInput, AnyRow, ReadFile } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { readTradeFile, type TradeFile } from '@/lib/finance/trade-file';
import { type ClosedTrade, type Matched, matchTrades } from '@/lib/finance/trade-matching';
import { formatDate, formatNumber } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { charged, planOf } from './charges';
import type { StockMarketInput, TotalRow } from './form';
import { knownYears, totalled } from './totals';
import { kindNames } from './trade-kinds';

/** Named in full up to here; the rest are counted. */
const NAMED = 3;

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;
const some = (names: readonly string[]) =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${formatNumber(names.length - NAMED)} more`
    : listed(names);

const noHeading =
  'We did not find a line with the column names. A trade book needs share, date, buy or sell, quantity and price. A profit-and-loss file needs share, quantity, buy date, sell date, and buy and sell price or value.';

const reasons = {
  name: 'no share named',
  day: 'no readable date',
  does: 'neither buy nor sell',
  quantity: 'no quantity',
  price: 'no price',
} as const;

/** Sentences on what could not be read or matched. */
function wrongOf({ unread, others }: TradeFile, { unmatched, openContracts }: Matched, otherYears: number): string[] {
  const wrong: string[] = [];
  const [first] = unread;
  if (first) {
    wrong.push(
      `${counted(unread.length, 'line was', 'lines were')} left out. The first is line ${formatNumber(first.line)}: ${reasons[first.why]}.`,
    );
  }
  if (others > 0) {
    wrong.push(
      `${counted(others, 'line is', 'lines are')} of funds, bonds or other securities and ${others === 1 ? 'does' : 'do'} not count. The capital gains calculator works them out.`,
    );
  }
  const [sale] = unmatched;
  if (sale) {
    wrong.push(
      `${counted(unmatched.length, 'sale has', 'sales have')} no purchase in the file, such as ${sale.name} on ${formatDate(sale.day)}. Paste ${unmatched.length === 1 ? 'its purchase' : 'their purchases'} in the box too, below a line with the column names Symbol, Date, Type, Quantity, Price. ${unmatched.length === 1 ? 'Without it the sale does' : 'Without them these sales do'} not count.`,
    );
  }
  if (openContracts.length > 0) {
    wrong.push(
      `${counted(openContracts.length, 'contract is', 'contracts are')} not closed in the file and ${openContracts.length === 1 ? 'does' : 'do'} not count: ${some(openContracts)}. If one expired, add a line with the date and price of its settlement. Enter 0 if it was worth nothing.`,
    );
  }
  if (otherYears > 0) {
    wrong.push(
      `${counted(otherYears, 'closed trade is', 'closed trades are')} of a year that this page does not cover.`,
    );
  }
  return wrong;
}

/** The ISIN of a fund's unit. */
const FUND_UNIT = /^INF[\dA-Z]{8}\d$/;
/** How exchanges and brokers name funds where the file has no ISIN. Shares end in gold too: Sky Gold, Shanti Gold. */
const FUND_NAME =
  /bees\b|etf|(?:gold|silver|liquid|\d)case$|^(?:axis|hdfc|licmf|tata|sbi|groww|qgold|mo)?(?:gold|silver)(?:1|half|share)?$|^liquid(?:1|sbi)?$|^(?:tatsilv|axisilver|egold|mon100|mafang|masptop50)$/i;

/** Returns a sentence on deliveries of fund units, of which the file does not say whether they are of an equity fund. */
function unitsOf({ fills }: TradeFile, closed: readonly ClosedTrade[]): string[] {
  const labels = new Map(fills.map(({ name, label }) => [name, label]));
  const labelOf = (name: string) => labels.get(name) ?? name;
  const units = closed.filter(
    ({ name, segment }) => segment === 'delivery' && (FUND_UNIT.test(name) || FUND_NAME.test(labelOf(name))),
  );
  const [first] = units;
  if (!first) return [];
  const label = labelOf(first.name);
  return [
    `${counted(units.length, 'closed trade is', 'closed trades are')} in exchange-traded funds, such as ${label}. We count them as equity ETFs. Gold, silver and debt ETFs are taxed in another way: take them out, and enter them in the capital gains calculator.`,
  ];
}

/** The units of the smallest contract on a currency: 1,000 dollars, euros or pounds; on yen it is 1,00,000. */
const CURRENCY_LOT = 1_000;

/** Returns a sentence on currency contracts whose quantity can only be a number of lots. */
function lotsOf({ fills }: TradeFile): string[] {
  const inLots = fills.filter(
    ({ segment, quantity }) => segment.startsWith('currency') && quantity % CURRENCY_LOT !== 0,
  );
  const [first] = inLots;
  if (!first) return [];
  return [
    `${counted(inLots.length, 'line', 'lines')} of currency contracts, such as ${first.label}, ${inLots.length === 1 ? 'has' : 'have'} a number of lots as quantity. We count quantity times price, so enter units: 1,000 for a lot of dollars, euros or pounds, 1,00,000 for yen.`,
  ];
}

/** Returns a sentence on commodity contracts, whose files do not say whether a quantity is of lots or of units. */
function commodityLotsOf({ fills }: TradeFile): string[] {
  const contracts = fills.filter(({ segment }) => segment.startsWith('commodity'));
  const [first] = contracts;
  if (!first) return [];
  return [
    `${counted(contracts.length, 'line is', 'lines are')} of commodity contracts, such as ${first.label}. Their quantity may be in lots. We count quantity times price. Check with the contract note that this is the value of the trade in rupees. If it is not, multiply the quantity by what a lot holds of the unit of the price, such as 100 for crude oil (100 barrels, priced per barrel) and for gold (1 kg, priced per 10 grams).`,
  ];
}

/** Returns rows of sales that the file has no purchase for, by year. */
function unmatchedRows({ unmatched }: Matched): AnyRow[] {
  const byYear = new Map<string, number>();
  for (const { day } of unmatched) {
    const year = financialYearOf(day);
    if (knownYears.has(year)) byYear.set(year, (byYear.get(year) ?? 0) + 1);
  }
  return [...byYear].map(([year, count]) => ({ year, kind: 'unmatched', count }));
}

const saidOfTotal = ({ year, kind, count }: TotalRow) =>
  `${yearTitle(year)}, ${kindNames[kind].toLowerCase()}: ${formatNumber(count)}`;

/** Reads a broker's file into totals by year and kind of income, priced with the plan that the form names. */
export function readFile(text: string, input: AnyInput): ReadFile {
  const file = readTradeFile(text);
  if (file.noHeading) return { rows: [], remarks: [], wrong: [noHeading] };
  const form = input as StockMarketInput;
  const plan = planOf(form);
  const matched = matchTrades(file.fills);
  const trades = charged([...file.closed, ...matched.closed], plan);
  const { totals, otherYears } = totalled(trades, form.anniversary === 'long');
  const lines = file.fills.length + file.closed.length;
  const remarks = listOf(
    `${counted(lines, 'line', 'lines')} read, ${counted(trades.length, 'closed trade', 'closed trades')} found. Charges are by ${plan.name}.`,
    totals.length > 0 &&
      `${totals
        .filter(({ kind }) => kind !== 'buyback')
        .map(saidOfTotal)
        .join('; ')}.`,
    matched.held.length > 0 &&
      `${counted(matched.held.length, 'share is', 'shares are')} still held in whole or in part.`,
  );
  return {
    rows: [...totals.map((total): AnyRow => ({ ...total })), ...unmatchedRows(matched)],
    remarks,
    wrong: [...wrongOf(file, matched, otherYears), ...unitsOf(file, trades), ...lotsOf(file), ...commodityLotsOf(file)],
  };
}
