import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import type { AssessableValue, Duties, DutyRates } from '@/lib/tax/customs';
import { linesOf, type Money } from './duties';

/** Returns each duty with what it is charged on. */
export function dutyTable({ value }: AssessableValue, duties: Duties, rates: DutyRates, { unit }: Money): Table {
  return tableOf(linesOf(duties, rates, value), {
    id: 'duties',
    caption: 'Duties line by line',
    columns: [
      { label: 'Duty', unit: 'text', cell: ({ label }) => label, total: 'Total duties' },
      { label: 'On', unit, rollUp: 'none', cell: ({ base }) => base },
      { label: 'Rate', unit: 'percent', cell: ({ percent }) => percent },
      { label: 'Amount', unit, cell: ({ amount }) => amount, total: duties.total },
    ],
  });
}

/** Returns an export under an undertaking beside one with IGST paid: the IGST, the cost of waiting for it, and what is left, ₹. */
export function routeTable(igst: number, waiting: number, net: number): Table {
  const ways = [
    { way: 'Letter of undertaking', igst: 0, waiting: 0 },
    { way: 'IGST paid and refunded', igst, waiting },
  ];
  return tableOf(ways, {
    id: 'routes',
    caption: 'Two ways to export without tax',
    columns: [
      { label: 'Way', unit: 'text', cell: ({ way }) => way },
      { label: 'IGST paid first', unit: 'rupees', cell: (each) => each.igst },
      { label: 'Cost of waiting', unit: 'rupees', cell: (each) => each.waiting },
      { label: 'In hand', unit: 'rupees', cell: (each) => net - each.waiting },
    ],
    note: 'With a letter of undertaking, you claim the refund of GST on your purchases separately. That also takes time.',
  });
}
