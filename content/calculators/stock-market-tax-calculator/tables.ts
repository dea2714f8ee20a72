import { lossesTable } from '@/content/tax/losses-table';
import type { Cell, Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { addCharges, totalCharges } from '@/lib/tax/trade-charges';
import type { Answer } from './answer';
import { chargesOf } from './totals';
import { kindNames, tradeKinds } from './trade-kinds';
import { filledTrades } from './trades';

function chargeTable({ rows, lines }: Answer): Table | null {
  const kinds = tradeKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0 || kind === 'buyback' || kind === 'unmatched') return [];
    const profit = sumOf(own, ({ profits, losses }) => profits - losses);
    return [{ kind, count: sumOf(own, ({ count }) => count), profit, charges: own.map(chargesOf).reduce(addCharges) }];
  });
  if (kinds.length === 0) return null;
  const profits = sumOf(kinds, ({ profit }) => profit);
  const unit = 'exactRupees';
  return tableOf(kinds, {
    id: 'charges',
    caption: 'Profit and charges by kind of trade',
    columns: [
      { label: 'Kind', unit: 'text', cell: ({ kind }) => kindNames[kind], total: 'Total' },
      { label: 'Trades', unit: 'count', cell: ({ count }) => count, sum: true },
      { label: 'Before charges', unit, cell: ({ profit }) => profit, total: profits },
      { label: 'Brokerage', unit, cell: ({ charges }) => charges.brokerage, total: lines.brokerage },
      { label: 'STT, CTT', unit, cell: ({ charges }) => charges.tax, total: lines.tax },
      {
        label: 'Exchange, SEBI',
        unit,
        cell: ({ charges }) => charges.exchange + charges.sebi,
        total: lines.exchange + lines.sebi,
      },
      { label: 'Stamp duty', unit, cell: ({ charges }) => charges.stamp, total: lines.stamp },
      { label: 'Depository', unit, cell: ({ charges }) => charges.depository, total: lines.depository },
      { label: 'GST', unit, cell: ({ charges }) => charges.gst, total: lines.gst },
      {
        label: 'After charges',
        unit,
        cell: ({ profit, charges }) => profit - totalCharges(charges),
        total: profits - totalCharges(lines),
      },
    ],
  });
}

/** One head of income with what was set off against it, ₹. */
interface HeadLine {
  readonly name: string;
  readonly amount: number;
  readonly setOff: number;
  readonly rate: Cell;
  readonly tax: Cell;
}

/** Returns the heads of income that there are. */
function headLines({ heads, rows, now, year }: Answer): HeadLine[] {
  const line = (name: string, amount: number, pot: string): HeadLine => ({
    name,
    amount,
    setOff: sumOf(now.afterSetOff.setOffs, (each) => (each.against === pot ? each.amount : 0)),
    ...(pot === 'shortTermEquity' || pot === 'longTermEquity'
      ? {
          rate: year.special[pot]?.value.percent ?? 0,
          tax: now.charge.special.find((each) => each.class === pot)?.tax ?? 0,
        }
      : { rate: 'slab', tax: 'in the slabs' }),
  });
  const has = (kind: string) => rows.some((row) => row.kind === kind);
  return listOf(
    has('shortTerm') && line('Short-term gain', heads.shortTerm, 'shortTermEquity'),
    has('longTerm') && line('Long-term gain', heads.longTerm, 'longTermEquity'),
    has('intraday') && line('Speculative business', heads.intraday, 'speculativeBusiness'),
    has('derivatives') && line('Business (F&O)', heads.derivatives, 'regularBusiness'),
    heads.dividend > 0 && line('Dividends', heads.dividend, 'otherSources'),
  );
}

function headTable(lines: readonly HeadLine[]): Table {
  return tableOf(lines, {
    id: 'heads',
    caption: 'Heads of income',
    columns: [
      { label: 'Head', unit: 'text', cell: ({ name }) => name },
      { label: 'Gain or loss', unit: 'rupees', cell: ({ amount }) => amount },
      { label: 'Losses set off against it', unit: 'rupees', cell: ({ setOff }) => setOff },
      { label: 'Rate', unit: 'percent', cell: ({ rate }) => rate },
      { label: 'Tax before surcharge and cess', unit: 'rupees', cell: ({ tax }) => tax },
    ],
    note: 'You can set off an intraday loss only against intraday profit, an F&O loss against any income of the year except salary, and capital losses against capital gains.',
  });
}

function tradeTable({ trades, input }: Answer): Table {
  const typed = filledTrades(input);
  const priced = trades.map((trade, index) => ({
    ...trade,
    label: typed[index]?.row.name.trim() || `Trade ${typed[index]?.number ?? index + 1}`,
    profit: trade.sell.value - trade.buy.value,
    paid: totalCharges(addCharges(trade.charges.buy, trade.charges.sell)),
  }));
  return tableOf(priced, {
    id: 'trades',
    caption: 'Trades typed one by one',
    columns: [
      { label: 'Trade', unit: 'text', cell: ({ label }) => label },
      { label: 'Bought', unit: 'date', cell: ({ bought }) => bought },
      { label: 'Sold', unit: 'date', cell: ({ sold }) => sold },
      { label: 'Before charges', unit: 'exactRupees', cell: ({ profit }) => profit },
      { label: 'Charges', unit: 'exactRupees', cell: ({ paid }) => paid },
      { label: 'After charges', unit: 'exactRupees', cell: ({ profit, paid }) => profit - paid },
    ],
  });
}

/** Returns the tables of the answer: charges by kind, heads of income, typed trades, losses. */
export function tablesOf(answer: Answer): Table[] {
  const heads = headLines(answer);
  return listOf(
    chargeTable(answer),
    heads.length > 0 && headTable(heads),
    !answer.one && answer.trades.length > 0 && tradeTable(answer),
    lossesTable(
      answer.now,
      'We count a loss of earlier years as a loss of the year before, because you enter it as one sum.',
    ),
  );
}
