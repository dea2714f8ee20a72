import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { upperFirst } from '@/lib/lower-first';
import { tableOf } from '@/lib/table-of';
import type { Assessment } from '@/lib/tax/assess';
import { lossNames } from './names';

/** Returns the losses that go on to the next year; none where there is no loss. */
export function lossesTable({ carriedForward }: Assessment, note: string): Table | null {
  if (carriedForward.length === 0) return null;
  return tableOf(carriedForward, {
    id: 'losses',
    caption: 'Losses carried forward',
    columns: [
      { label: 'Loss', unit: 'text', cell: ({ kind }) => lossNames[kind], total: 'Total' },
      { label: 'Of', unit: 'text', cell: ({ financialYear }) => upperFirst(yearTitle(financialYear)) },
      { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount, sum: true },
    ],
    note,
  });
}
