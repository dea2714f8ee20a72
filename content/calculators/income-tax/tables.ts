import { arrearsRelief } from '@/content/rules/income-tax/earlier-rates';
import { regimeNames, slabName } from '@/content/tax/names';
import type { YearAnswer } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { upperFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { ArrearsRelief } from '@/lib/tax/arrears-relief';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { slabLines } from '@/lib/tax/slabs';
import type { Settled } from './settle';

/** Returns the tax at slab rates by slab, with what agricultural income adds to it. */
export function slabTable({ charge, slabIncome, regime }: Assessment): Table {
  const lines = slabLines(charge.scale, slabIncome);
  const added = charge.slabTax - sumOf(lines, ({ tax }) => tax);
  const rows = [
    ...lines.map((line) => ({ ...line, name: slabName(line) })),
    ...listOf(
      charge.aggregation && {
        name: 'Added: agricultural income raises the rate',
        percent: null,
        income: null,
        tax: added,
      },
    ),
  ];
  return tableOf(rows, {
    id: 'slabs',
    caption: `Tax by slab, ${regimeNames[regime]}`,
    columns: [
      { label: 'Slab', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'Rate', unit: 'percent', rollUp: 'none', cell: ({ percent }) => percent },
      { label: 'Your income in it', unit: 'rupees', cell: ({ income }) => income, total: slabIncome },
      { label: 'Tax', unit: 'rupees', cell: ({ tax }) => tax, total: charge.slabTax },
    ],
  });
}

/** Returns advance tax instalment by instalment; none where none was due. */
export function instalmentsTable({ liable, instalments }: Settled): Table | null {
  if (!liable) return null;
  return tableOf(instalments, {
    id: 'instalments',
    caption: 'Advance tax, instalment by instalment',
    columns: [
      { label: 'Due by', unit: 'date', cell: (row) => row.lastDay },
      { label: 'Due in all', unit: 'rupees', rollUp: 'last', cell: (row) => row.cumulativeDue },
      { label: 'Paid by then', unit: 'rupees', rollUp: 'last', cell: (row) => row.paidBy },
      { label: 'Short', unit: 'rupees', rollUp: 'none', cell: (row) => row.shortfall },
      { label: 'Interest', unit: 'rupees', cell: (row) => row.interest },
    ],
  });
}

const lossNames = {
  house: 'House property',
  business: 'Business',
  speculative: 'Speculative',
  shortTermCapital: 'Short-term capital',
  longTermCapital: 'Long-term capital',
};

/** Returns the losses that go on to the next year; none where there are none. */
export function lossTable({ now, regime, year }: YearAnswer, late: boolean): Table | null {
  const carriedForward = now.carriedForward.filter(
    // Sections 80 and 139(3): a late return bars only losses of its own year.
    ({ kind, financialYear }) => !late || kind === 'house' || financialYear !== year.financialYear,
  );
  if (carriedForward.length === 0) return null;
  return tableOf(carriedForward, {
    id: 'losses',
    caption: `Losses carried to the next year, ${regimeNames[regime]}`,
    columns: [
      { label: 'Loss', unit: 'text', cell: ({ kind }) => lossNames[kind] },
      { label: 'Of', unit: 'text', cell: ({ financialYear }) => upperFirst(yearTitle(financialYear)) },
      { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount },
    ],
    note: 'File the return by its due date. After it, of this year’s losses you can carry forward only that from house property.',
  });
}

/** Returns the figures of the form for relief, as a person copies them: Annexure I, and its Table A with a row for each year of arrears. */
export function arrearsTables(
  { received, years, inTheirYears, relief }: ArrearsRelief,
  { act }: IncomeTaxYear,
): Table[] {
  const form = arrearsRelief[act].form.value;
  const items = [
    ['Total income without the arrears', received.incomeWithout],
    ['Salary received in arrears', received.arrears],
    ['Total income with the arrears', received.incomeWith],
    ['Tax on the total income with the arrears', received.taxWith],
    ['Tax on the total income without the arrears', received.taxWithout],
    ['Tax on the arrears: line 4 minus line 5', received.difference],
    ['Tax by Table A', inTheirYears],
    ['Relief: line 6 minus line 7', relief],
  ] as const;
  return [
    tableOf(items, {
      id: 'arrears',
      caption: `${form}: arrears in the year of receipt`,
      columns: [
        { label: 'Line', unit: 'count', rollUp: 'none', cell: (_, index) => index + 1 },
        { label: 'What', unit: 'text', cell: ([name]) => name },
        { label: 'Amount', unit: 'rupees', rollUp: 'none', cell: ([, amount]) => amount },
      ],
    }),
    tableOf(years, {
      id: 'arrears-years',
      caption: `${form}, Table A: arrears in their own years`,
      columns: [
        { label: 'Previous year', unit: 'text', cell: ({ financialYear }) => financialYear, total: 'Total' },
        { label: 'Total income', unit: 'rupees', cell: ({ incomeWithout }) => incomeWithout },
        { label: 'Arrears', unit: 'rupees', cell: (row) => row.arrears, sum: true },
        { label: 'Income with arrears', unit: 'rupees', cell: ({ incomeWith }) => incomeWith },
        { label: 'Tax on total income', unit: 'rupees', cell: ({ taxWithout }) => taxWithout },
        { label: 'Tax with arrears', unit: 'rupees', cell: ({ taxWith }) => taxWith },
        { label: 'Difference', unit: 'rupees', cell: ({ difference }) => difference, sum: true },
      ],
      note: 'Taxes have surcharge and cess, on the total income to the nearest ₹10, and are in whole rupees as in the form.',
    }),
  ];
}
