import { wholeYears } from '@/content/rules/years/on-file';
import { lotLawOf } from '@/content/tax/lot-law';
import { financialYearOf } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import type { IsoDate } from '@/lib/law';
import { type LotGain, type LotLaw, lotGain, plainLot } from '@/lib/tax/capital-gains';
import { type Charges, noCharges, totalCharges } from '@/lib/tax/trade-charges';
import type { ChargedTrade } from './charges';
import type { StockMarketInput, TotalRow } from './form';
import { type TradeKind, tradeKinds } from './trade-kinds';

/** Years whose law is on file here. */
export const knownYears: ReadonlySet<string> = new Set(wholeYears);

const laws = new Map<string, LotLaw>();

function lawOn(asset: 'equity' | 'buybackListed', sold: IsoDate): LotLaw {
  const key = `${asset} ${sold}`;
  const known = laws.get(key);
  if (known) return known;
  const law = lotLawOf(asset, sold);
  laws.set(key, law);
  return law;
}

/**
 * Returns the capital gain of a delivery or a buyback. The costs of buying belong to the cost, those of selling are expenses of
 * the sale; the transaction tax is neither (section 48).
 */
function gainOf(trade: ChargedTrade, anniversaryIsLong: boolean): LotGain {
  const { buy, sell } = trade.charges;
  const asset = trade.segment === 'buyback' ? 'buybackListed' : 'equity';
  return lotGain(
    {
      ...plainLot,
      asset,
      bought: trade.bought,
      sold: trade.sold,
      cost: trade.buy.value + totalCharges(buy) - buy.tax,
      price: trade.sell.value,
      expenses: totalCharges(sell) - sell.tax,
      fairValue2018: trade.fairValue2018,
    },
    lawOn(asset, trade.sold),
    { isResident: true, anniversaryIsLong },
  );
}

/** Returns whether a trade is one of shares that were delivered or tendered: a capital gain. */
const isCapital = ({ segment }: Pick<ChargedTrade, 'segment'>) => segment === 'delivery' || segment === 'buyback';

/** Returns the day on which a trade was closed: the later of its two. */
const closedOn = ({ buy, sell }: ChargedTrade): IsoDate => (buy.day > sell.day ? buy.day : sell.day);

/** A total that counts: its year and its gain are known. */
export type CountedTotal = Omit<TotalRow, 'year' | 'gain'> & {
  readonly year: StockMarketInput['financialYear'];
  readonly gain: number;
};

/** Returns the gain of a total, ₹: as entered, or profits less losses and every charge except the transaction tax. */
function gainOfTotal(row: TotalRow): number {
  return row.gain ?? row.profits - row.losses - (totalCharges(row) - row.tax);
}

/** Returns the typed totals as they count: one that names no year is of the year of the form. */
export function typedTotals({ file, financialYear }: StockMarketInput): CountedTotal[] {
  return file.map((row) => ({
    ...row,
    year: row.year === 'page' ? financialYear : row.year,
    gain: row.kind === 'buyback' ? (row.gain ?? 0) : gainOfTotal(row),
  }));
}

/** Returns the place, from 1, of each total whose gain is entered as nothing although its profits and losses differ. */
export function zeroGains({ file }: StockMarketInput): number[] {
  return file.flatMap(({ kind, gain, profits, losses }, index) =>
    (kind === 'shortTerm' || kind === 'longTerm') && gain === 0 && profits !== losses ? [index + 1] : [],
  );
}

type Mutable = { -readonly [Name in keyof CountedTotal]: CountedTotal[Name] };

const lines = Object.keys(noCharges) as (keyof Charges)[];

/** Adds charges to a total in place: a new one for each of many thousand trades would take too long. */
function add(total: Mutable, charges: Charges): void {
  for (const line of lines) total[line] += charges[line];
}

export function chargesOf(total: Charges): Charges {
  const { brokerage, tax, exchange, sebi, gst, stamp, depository } = total;
  return { brokerage, tax, exchange, sebi, gst, stamp, depository };
}

/** Trades as totals by year and kind of income; those of years that are not on file are counted. */
interface Totals {
  readonly totals: readonly CountedTotal[];
  readonly otherYears: number;
}

/** Adds trades up by year and kind of income, ₹. */
export function totalled(trades: readonly ChargedTrade[], anniversaryIsLong: boolean): Totals {
  const found = new Map<string, Mutable>();
  let otherYears = 0;
  const totalFor = (year: CountedTotal['year'], kind: TradeKind): Mutable => {
    const key = `${year} ${kind}`;
    const known = found.get(key) ?? { year, kind, count: 0, profits: 0, losses: 0, gain: 0, ...noCharges };
    found.set(key, known);
    return known;
  };
  for (const trade of trades) {
    const year = financialYearOf(closedOn(trade)) as CountedTotal['year'];
    if (!knownYears.has(year)) {
      otherYears += 1;
      continue;
    }
    const difference = trade.sell.value - trade.buy.value;
    const gain = isCapital(trade) ? gainOf(trade, anniversaryIsLong) : null;
    const kind = gain
      ? gain.term === 'long'
        ? 'longTerm'
        : 'shortTerm'
      : trade.segment === 'intraday'
        ? 'intraday'
        : 'derivatives';
    const total = totalFor(year, kind);
    total.count += 1;
    if (difference > 0) total.profits += difference;
    else total.losses -= difference;
    if (gain) total.gain += gain.amount;
    if (gain && gain.dividend > 0) {
      const paid = totalFor(year, 'buyback');
      paid.count += 1;
      paid.gain += gain.dividend;
    }
    add(total, trade.charges.buy);
    add(total, trade.charges.sell);
  }
  const totals = [...found.values()].sort(
    (a, b) => compareText(a.year, b.year) || tradeKinds.indexOf(a.kind) - tradeKinds.indexOf(b.kind),
  );
  return { totals, otherYears };
}
