import { regimeNames, slabName } from '@/content/tax/names';
import type { YearAnswer } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { Assessment } from '@/lib/tax/assess';
import { slabLines } from '@/lib/tax/slabs';
import type { Settled } from './settle';

/** Returns the tax at slab rates by slab, with what agricultural income adds to it. */
export function slabTable({ charge, slabIncome, regime }: Assessment): Table {
  const lines = slabLines(charge.scale, slabIncome);
  const added = charge.slabTax - sumOf(lines, ({ tax }) => tax);
  const rows = [
    ...lines.map((line) => ({ ...line, name: slabName(line) })),
    ...(charge.aggregation
      ? [{ name: 'Added: agricultural income raises the rate', percent: null, income: null, tax: added }]
      : []),
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
export function instalmentsTable({ liable, instalments }: Settled): Table[] {
  if (!liable) return [];
  return [
    tableOf(instalments, {
      id: 'instalments',
      caption: 'Advance tax, instalment by instalment',
      columns: [
        { label: 'Due by', unit: 'date', cell: (row) => row.lastDay },
        { label: 'Due in all', unit: 'rupees', rollUp: 'last', cell: (row) => row.cumulativeDue },
        { label: 'Paid by then', unit: 'rupees', rollUp: 'last', cell: (row) => row.paidBy },
        { label: 'Short', unit: 'rupees', rollUp: 'none', cell: (row) => row.shortfall },
        { label: 'Interest', unit: 'rupees', cell: (row) => row.interest },
      ],
    }),
  ];
}

const lossNames = {
  house: 'House property',
  business: 'Business',
  speculative: 'Speculative',
  shortTermCapital: 'Short-term capital',
  longTermCapital: 'Long-term capital',
};

/** Returns the losses that go on to the next year; none where there are none. */
export function lossTable({ now, regime, year }: YearAnswer, late: boolean): Table[] {
  const carriedForward = now.carriedForward.filter(
    // Sections 80 and 139(3): a late return bars only losses of its own year.
    ({ kind, financialYear }) => !late || kind === 'house' || financialYear !== year.financialYear,
  );
  if (carriedForward.length === 0) return [];
  return [
    tableOf(carriedForward, {
      id: 'losses',
      caption: `Losses carried to the next year, ${regimeNames[regime]}`,
      columns: [
        { label: 'Loss', unit: 'text', cell: ({ kind }) => lossNames[kind] },
        { label: 'Of', unit: 'text', cell: ({ financialYear }) => yearTitle(financialYear) },
        { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount },
      ],
      note: 'File the return by its due date. After it, of this year’s losses you can carry forward only that from house property.',
    }),
  ];
}
