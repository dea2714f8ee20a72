import type { Table } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import type { LoanRefinancingInput } from './form';
import type { Comparison, Way } from './loan';

/** Returns every way with what it costs in all. */
export function waysTable({ ways }: Comparison): Table {
  return tableOf(ways, {
    id: 'ways',
    caption: 'All choices, until the loan is repaid',
    lead: true,
    columns: [
      { label: 'Choice', unit: 'text', cell: ({ name }) => name },
      { label: 'EMI', unit: 'rupees', cell: ({ instalment }) => instalment },
      { label: 'Saved in all', unit: 'rupees', cell: ({ saved }) => saved },
      { label: 'Time', unit: 'months', cell: ({ schedule }) => schedule.periods },
      { label: 'Interest', unit: 'rupees', cell: ({ schedule }) => schedule.totalInterest },
      { label: 'Costs', unit: 'rupees', cell: ({ cost }) => cost },
    ],
    note: 'Only for the balance, without a top-up.',
  });
}

/** Returns the columns of one schedule, by month. */
function scheduleColumns(way: string, { schedule }: Way, percent: number | number[]): readonly ColumnOf<number>[] {
  const [emi, interest, balance] = [`EMI, ${way}`, `Interest, ${way}`, `Balance, ${way}`] as const;
  return [
    { label: emi, unit: 'rupees', cell: (_, index) => schedule.instalments[index + 1] ?? 0 },
    {
      label: interest,
      unit: 'rupees',
      cell: (_, index) => schedule.interest[index + 1] ?? 0,
      terms: [{ of: balance, above: true, rate: { percent, perYear: 12 } }],
    },
    {
      label: balance,
      unit: 'rupees',
      rollUp: 'last',
      cell: (_, index) => schedule.balances[index + 1] ?? 0,
      terms: [{ of: balance, above: true }, { of: interest }, { of: emi, times: -1 }],
    },
  ];
}

/** Returns both schedules, month against month, with how far the move is ahead. */
export function scheduleTable(
  { nextEmi, rate, newRate, firstMonths, firstRate }: LoanRefinancingInput,
  { stay, plan, ahead }: Comparison,
): Table {
  const moveRates = ahead.by.map((_, index) => (index < firstMonths ? firstRate : newRate));
  return tableOf(ahead.by, {
    id: 'schedules',
    caption: 'Both schedules, if you stay and if you move',
    columns: [
      { label: 'Month', unit: 'month', cell: (_, index) => addMonths(nextEmi, index) },
      ...scheduleColumns('stay', stay, rate),
      ...scheduleColumns('move', plan, firstMonths > 0 ? moveRates : newRate),
      { label: 'Ahead by moving', unit: 'rupees', rollUp: 'last', cell: (by) => by + 0 },
    ],
    years: { label: 'Financial year', of: (_, index) => financialYearOf(addMonths(nextEmi, index)) },
    note: '“Ahead by moving” is what you would have in hand if you closed the loan after that month: interest saved so far, less the costs.',
  });
}
