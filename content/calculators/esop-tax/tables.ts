import { employeeShares as law } from '@/content/rules/employee-shares';
import { yearTitle } from '@/content/tax/law-names';
import type { Chart, Table } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { sum } from '@/lib/sum';
import { vestingPlan } from '@/lib/tax/employee-shares';
import type { EsopInput } from './rows';
import type { ShareStory, ShareYear } from './shares';
import type { Totals } from './totals';
import { pieceName, rowName } from './working';

const title = ({ year }: ShareYear) => yearTitle(year.financialYear).replace(/^t/, 'T');

/** Returns the charts: from what the shares are worth to what is kept, and the tax of each year. */
export function charts({ years }: ShareStory, totals: Totals): Chart[] {
  const { proceeds, coverValue, valueLeft, paid, tax, taxOnGains, credit, kept } = totals;
  const less = (value: number) => (value === 0 ? 0 : -value);
  const between = [
    { label: 'Price paid', value: less(paid), tone: 'cost' },
    { label: 'Tax on the value', value: less(tax), tone: 'tax' },
    { label: 'Tax on gains', value: less(taxOnGains), tone: 'tax' },
    { label: 'Credit', value: credit, tone: 'growth' },
  ] as const;
  return [
    {
      kind: 'steps',
      title: 'From the value of your shares to what you keep',
      unit: 'rupees',
      steps: [
        { label: 'Sales and shares left', value: proceeds + coverValue + valueLeft, tone: 'own', total: true },
        ...between.filter(({ value }) => value !== 0),
        { label: 'You keep', value: kept, tone: 'growth', total: true },
      ],
    },
    ...(years.length > 0
      ? [
          {
            kind: 'bars',
            title: 'Tax of each year on the shares',
            unit: 'rupees',
            bars: years.map(title),
            series: [
              {
                label: 'On the value',
                values: years.map(({ taxWithPerquisite, taxWithout }) => taxWithPerquisite - taxWithout),
                tone: 'tax',
              },
              {
                label: 'On gains',
                values: years.map(({ taxWithAll, taxWithPerquisite }) => taxWithAll - taxWithPerquisite),
                tone: 'cost',
              },
            ],
          } as const,
        ]
      : []),
  ];
}

/** Returns the rows, the sales, the years, what waits and the vesting plan, as tables. */
export function tables(input: EsopInput, story: ShareStory, totals: Totals): Table[] {
  return [
    lotTable(story),
    fullTable(story),
    ...saleTables(story),
    ...yearTables(story),
    ...deferredTables(story),
    ...vestingTables(input, totals),
  ];
}

/** Returns day, value taxed and tax of each row. */
function lotTable({ lots }: ShareStory): Table {
  return {
    id: 'shares',
    lead: true,
    caption: 'The shares you got',
    columns: [
      { label: 'Day', unit: 'date' },
      { label: 'Shares', unit: 'number' },
      { label: 'Taxed as salary', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
      { label: 'Left', unit: 'number' },
    ],
    rows: lots.map((lot) => [lot.date, lot.shares, lot.perquisite, lot.tax, lot.left]),
    total: [
      'Total',
      sum(lots.map(({ shares }) => shares)),
      sum(lots.map(({ perquisite }) => perquisite)),
      sum(lots.map(({ tax }) => tax)),
      sum(lots.map(({ left }) => left)),
    ],
  };
}

/** Returns the same rows with all their figures. */
function fullTable({ lots }: ShareStory): Table {
  return {
    id: 'shares-in-full',
    caption: 'Each row in full, in ₹',
    columns: [
      { label: 'Row', unit: 'text' },
      { label: 'Day', unit: 'date' },
      { label: 'Shares', unit: 'number' },
      { label: 'Paid', unit: 'rupees' },
      { label: 'Worth', unit: 'rupees' },
      { label: 'Taxed as salary', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
      { label: 'Sold for tax', unit: 'number' },
      { label: 'Left', unit: 'number' },
    ],
    rows: lots.map((lot) => [
      rowName(lot),
      lot.date,
      lot.shares,
      lot.paid * lot.shares,
      lot.value * lot.shares,
      lot.perquisite,
      lot.tax,
      lot.covered,
      lot.left,
    ]),
    total: [
      'Total',
      null,
      sum(lots.map(({ shares }) => shares)),
      sum(lots.map((lot) => lot.paid * lot.shares)),
      sum(lots.map((lot) => lot.value * lot.shares)),
      sum(lots.map(({ perquisite }) => perquisite)),
      sum(lots.map(({ tax }) => tax)),
      sum(lots.map(({ covered }) => covered)),
      sum(lots.map(({ left }) => left)),
    ],
  };
}

function saleTables({ pieces }: ShareStory): Table[] {
  if (pieces.length === 0) return [];
  return [
    {
      id: 'sales',
      caption: 'The sales, the oldest shares first',
      columns: [
        { label: 'Sale', unit: 'text' },
        { label: 'Sold on', unit: 'date' },
        { label: 'Got on', unit: 'date' },
        { label: 'Shares', unit: 'number' },
        { label: 'Sale value', unit: 'rupees' },
        { label: 'Cost', unit: 'rupees' },
        { label: 'Gain', unit: 'rupees' },
        { label: 'Term', unit: 'text' },
        { label: 'Tax', unit: 'rupees' },
      ],
      rows: pieces.map((piece) => [
        pieceName(piece, pieces),
        piece.soldOn,
        piece.lot.date,
        piece.shares,
        piece.price,
        piece.cost,
        piece.gain.amount,
        piece.gain.term === 'long' ? 'Long-term' : 'Short-term',
        piece.tax,
      ]),
      note: 'The tax on a sale is what it adds to that year’s tax after the earlier sales. With a loss it can be below zero.',
    },
  ];
}

function yearTables({ years, pieces }: ShareStory): Table[] {
  if (years.length === 0) return [];
  return [
    {
      id: 'years',
      caption: 'Year by year',
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Taxed as salary', unit: 'rupees' },
        { label: 'Tax on it', unit: 'rupees' },
        { label: 'Gains', unit: 'rupees' },
        { label: 'Tax on gains', unit: 'rupees' },
      ],
      rows: years.map((each) => [
        title(each),
        each.perquisite,
        each.taxWithPerquisite - each.taxWithout,
        sum(pieces.filter(({ year }) => year === each.year).map(({ gain }) => gain.amount)),
        each.taxWithAll - each.taxWithPerquisite,
      ]),
    },
  ];
}

function deferredTables({ deferred }: ShareStory): Table[] {
  if (deferred.length === 0) return [];
  const why = { sale: 'Sale', left: 'End of the job', end: 'Time is over' };
  return [
    {
      id: 'deferred',
      caption: 'When the deferred tax falls due',
      columns: [
        { label: 'Row', unit: 'text' },
        { label: 'Shares', unit: 'number' },
        { label: 'Tax', unit: 'rupees' },
        { label: 'Because of', unit: 'text' },
        { label: 'Day', unit: 'date' },
        { label: 'Deducted by', unit: 'date' },
      ],
      rows: deferred.map(({ lot, shares, tax, why: reason, until }) => [
        rowName(lot),
        shares,
        tax,
        why[reason],
        until,
        addDays(until, law.deferral[lot.year?.act ?? 'act1961'].value.days),
      ]),
    },
  ];
}

function vestingTables(input: EsopInput, { price }: Totals): Table[] {
  if (input.granted === 0) return [];
  const plan = vestingPlan(input.grantedOn, input.granted, {
    months: input.vestYears * 12,
    cliffMonths: input.cliffMonths,
    everyMonths: Number(input.vestEvery),
  });
  return [
    {
      id: 'vesting',
      caption: 'Vesting plan',
      columns: [
        { label: 'Vests on', unit: 'date' },
        { label: 'Shares', unit: 'number' },
        { label: 'Total vested', unit: 'number' },
        { label: 'Worth at the price now', unit: 'rupees' },
      ],
      rows: plan.map(({ date, shares, vestedInAll }) => [date, shares, vestedInAll, shares * price]),
      note:
        input.plan === 'rsu'
          ? 'Each vesting is taxed as salary, at the value on that day.'
          : 'Vesting is not taxed. The exercise is.',
    },
  ];
}
