import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { TdsInput } from './form';
import { type Deduction, monthlyLimit } from './ledger';

/** Returns the year's payments with the tax that fell due and the tax that was taken. */
export function yearTable({ entries, tax, terms }: Deduction, input: TdsInput): Table {
  const hasLimit = terms.base === 'excess' || terms.limits.length > 0;
  const last = entries.length - 1;
  return tableOf(entries, {
    id: 'year',
    caption: `The payments of ${yearTitle(financialYearOf(input.date))}`,
    columns: [
      {
        label: 'Payment',
        unit: 'text',
        cell: (entry) => (entry.date === '' ? 'Earlier, no date' : formatDate(entry.date)),
      },
      {
        label: 'Amount',
        unit: 'exactRupees',
        cell: (entry, index) => (index === last ? input.amount : entry.measured),
      },
      monthlyLimit(terms) === null
        ? { label: 'Year so far', unit: 'exactRupees', rollUp: 'last', cell: (entry) => entry.yearTotal }
        : { label: 'Rent of a month', unit: 'exactRupees', cell: (entry) => entry.monthTotal },
      {
        label: 'Limit',
        unit: 'text',
        cell: (entry) => (hasLimit ? (entry.crossed ? 'Crossed' : 'Not crossed') : 'None'),
      },
      { label: 'Tax due with it', unit: 'exactRupees', cell: (entry) => entry.due },
      { label: 'Tax deducted', unit: 'exactRupees', cell: (entry, index) => (index === last ? tax : entry.deducted) },
    ],
    note: 'The last row is this payment. It includes tax that was due earlier but not deducted.',
  });
}
