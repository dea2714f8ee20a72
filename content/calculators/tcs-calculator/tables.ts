import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import type { Collection } from './collection';

export function bandTable({ bands, tax }: Collection): Table {
  return tableOf(bands, {
    id: 'by-rate',
    caption: 'TCS by rate',
    columns: [
      { label: 'Part', unit: 'text', cell: (band) => band.label, total: 'Total' },
      {
        label: 'Amount',
        unit: 'rupees',
        cell: (band) => band.amount,
        sum: true,
      },
      { label: 'Rate', unit: 'percent', cell: (band) => band.percent },
      { label: 'TCS', unit: 'rupees', cell: (band) => band.tax, total: tax },
    ],
  });
}
