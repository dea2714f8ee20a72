import { yearTitle } from '@/content/tax/law-names';
import { lossNames } from '@/content/tax/names';
import type { Cell, Chart, Table } from '@/lib/calculator';
import { sum } from '@/lib/sum';
import { addCharges, totalCharges } from '@/lib/tax/trade-charges';
import type { TotalRow } from './form';
import { chargesOf } from './totals';
import { filledTrades } from './trades';
import type { Answer } from './working';

/** Returns an amount taken away; no −0 where nothing is taken away. */
const minus = (value: number) => (value === 0 ? 0 : -value);

/** Kinds of income in tables and charts. */
export const kindNames: Readonly<Record<TotalRow['kind'], string>> = {
  shortTerm: 'Delivery, short-term',
  longTerm: 'Delivery, long-term',
  intraday: 'Intraday',
  derivatives: 'Futures, options',
  buyback: 'Buyback paid as dividend',
  unmatched: 'Sales without their purchase',
};

const kinds = ['shortTerm', 'longTerm', 'intraday', 'derivatives'] as const;

/** Returns one line for each kind of income that there is. */
function byKind({ rows }: Answer) {
  return kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    if (own.length === 0) return [];
    const charges = own.map(chargesOf).reduce(addCharges);
    const profit = sum(own.map(({ profits, losses }) => profits - losses));
    return [{ kind, count: sum(own.map(({ count }) => count)), profit, charges, total: totalCharges(charges) }];
  });
}

function chargeTable(answer: Answer): Table[] {
  const lines = byKind(answer);
  if (lines.length === 0) return [];
  const cells = (name: string, count: number, profit: number, c: (typeof lines)[number]['charges']): Cell[] => [
    name,
    count,
    profit,
    c.brokerage,
    c.tax,
    c.exchange + c.sebi,
    c.stamp,
    c.depository,
    c.gst,
    profit - totalCharges(c),
  ];
  return [
    {
      id: 'charges',
      caption: 'Profit and charges by kind of trade',
      columns: [
        { label: 'Kind', unit: 'text' },
        { label: 'Trades', unit: 'count' },
        { label: 'Before charges', unit: 'exactRupees' },
        { label: 'Brokerage', unit: 'exactRupees' },
        { label: 'STT, CTT', unit: 'exactRupees' },
        { label: 'Exchange, SEBI', unit: 'exactRupees' },
        { label: 'Stamp duty', unit: 'exactRupees' },
        { label: 'Depository', unit: 'exactRupees' },
        { label: 'GST', unit: 'exactRupees' },
        { label: 'After charges', unit: 'exactRupees' },
      ],
      rows: lines.map(({ kind, count, profit, charges }) => cells(kindNames[kind], count, profit, charges)),
      total: cells('Total', sum(lines.map(({ count }) => count)), sum(lines.map(({ profit }) => profit)), answer.lines),
    },
  ];
}

function headTable({ heads, rows, now, year }: Answer): Table[] {
  const taken = (pots: readonly string[]) =>
    sum(now.afterSetOff.setOffs.filter(({ against }) => pots.includes(against)).map(({ amount }) => amount));
  const special = (name: 'shortTermEquity' | 'longTermEquity') => ({
    rate: year.special[name]?.value.percent ?? 0,
    tax: now.charge.special.find((line) => line.class === name)?.tax ?? 0,
    setOff: taken([name]),
  });
  const inSlabs = (pot: string) => ({ rate: 'slab', tax: 'in the slabs', setOff: taken([pot]) });
  const all: readonly (readonly [boolean, string, number, { rate: Cell; tax: Cell; setOff: number }])[] = [
    [rows.some(({ kind }) => kind === 'shortTerm'), 'Short-term gain', heads.shortTerm, special('shortTermEquity')],
    [rows.some(({ kind }) => kind === 'longTerm'), 'Long-term gain', heads.longTerm, special('longTermEquity')],
    [
      rows.some(({ kind }) => kind === 'intraday'),
      'Speculative business',
      heads.intraday,
      inSlabs('speculativeBusiness'),
    ],
    [rows.some(({ kind }) => kind === 'derivatives'), 'Business (F&O)', heads.derivatives, inSlabs('regularBusiness')],
    [heads.dividend > 0, 'Dividends', heads.dividend, inSlabs('otherSources')],
  ];
  const present = all.filter(([is]) => is);
  if (present.length === 0) return [];
  return [
    {
      id: 'heads',
      caption: 'Heads of income',
      columns: [
        { label: 'Head', unit: 'text' },
        { label: 'Gain or loss', unit: 'rupees' },
        { label: 'Losses set off against it', unit: 'rupees' },
        { label: 'Rate', unit: 'percent' },
        { label: 'Tax before surcharge and cess', unit: 'rupees' },
      ],
      rows: present.map(([, name, amount, { rate, tax, setOff }]) => [name, amount, setOff, rate, tax]),
      note: 'You can set off an intraday loss only against intraday profit, an F&O loss against any income of the year except salary, and capital losses against capital gains.',
    },
  ];
}

function tradeTable({ one, trades, input }: Answer): Table[] {
  if (one || trades.length === 0) return [];
  const typed = filledTrades(input);
  const label = (index: number) => {
    const trade = typed[index];
    return trade?.row.name.trim() || `Trade ${trade?.number ?? index + 1}`;
  };
  return [
    {
      id: 'trades',
      caption: 'Trades typed one by one',
      columns: [
        { label: 'Trade', unit: 'text' },
        { label: 'Bought', unit: 'date' },
        { label: 'Sold', unit: 'date' },
        { label: 'Before charges', unit: 'exactRupees' },
        { label: 'Charges', unit: 'exactRupees' },
        { label: 'After charges', unit: 'exactRupees' },
      ],
      rows: trades.map((trade, index): readonly Cell[] => {
        const difference = trade.sell.value - trade.buy.value;
        const charges = totalCharges(addCharges(trade.charges.buy, trade.charges.sell));
        return [label(index), trade.bought, trade.sold, difference, charges, difference - charges];
      }),
    },
  ];
}

function lossTable({ now }: Answer): Table[] {
  if (now.carriedForward.length === 0) return [];
  return [
    {
      id: 'losses',
      caption: 'Losses carried forward',
      columns: [
        { label: 'Loss', unit: 'text' },
        { label: 'Of', unit: 'text' },
        { label: 'Amount', unit: 'rupees' },
      ],
      rows: now.carriedForward.map(({ kind, financialYear, amount }) => [
        lossNames[kind],
        yearTitle(financialYear),
        amount,
      ]),
      total: ['Total', null, sum(now.carriedForward.map(({ amount }) => amount))],
      note: 'We count a loss of earlier years as a loss of the year before, because you enter it as one sum.',
    },
  ];
}

/** Returns the tables of the answer: charges by kind, heads of income, typed trades, losses. */
export function tables(answer: Answer): Table[] {
  return [...chargeTable(answer), ...headTable(answer), ...tradeTable(answer), ...lossTable(answer)];
}

/** Returns from profit to what is left, and where the charges go. */
export function charts(answer: Answer): Chart[] {
  const { lines, gross, charges, tax, left } = answer;
  const parts = [
    { label: 'STT, CTT', value: lines.tax, tone: 'tax' },
    { label: 'Brokerage', value: lines.brokerage, tone: 'cost' },
    { label: 'Exchange, SEBI', value: lines.exchange + lines.sebi, tone: 'other' },
    { label: 'Stamp duty', value: lines.stamp, tone: 'growth' },
    { label: 'Depository, GST', value: lines.depository + lines.gst, tone: 'own' },
  ] as const;
  const bridge: Chart = {
    kind: 'steps',
    title: 'From profit to what you keep',
    unit: 'rupees',
    steps: [
      { label: 'Before charges', value: gross, tone: 'growth', total: true },
      { label: 'Charges', value: minus(charges), tone: 'cost' },
      { label: 'Tax', value: minus(tax), tone: 'tax' },
      { label: 'Left', value: left, tone: 'own', total: true },
    ],
  };
  if (gross === 0 && charges <= 0 && tax === 0) return [];
  if (charges <= 0) return [bridge];
  return [
    bridge,
    {
      kind: 'bars',
      title: 'Where the charges go',
      unit: 'rupees',
      bars: parts.map(({ label }) => label),
      series: [{ label: 'Charge', values: parts.map(({ value }) => value), tone: 'cost' }],
    },
  ];
}
