import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import type { AssessableValue, Duties, DutyRates } from '@/lib/tax/customs';
import type { ConsignmentItem } from './consignment';
import { linesOf, type Money } from './duties';

/** Returns each duty with what it is charged on. */
export function dutyTable(
  { value }: AssessableValue,
  duties: Duties,
  rates: DutyRates,
  { unit }: Money,
  ofItems: boolean,
): Table {
  return tableOf(linesOf(duties, rates, value), {
    id: 'duties',
    caption: 'Duties line by line',
    columns: [
      { label: 'Duty', unit: 'text', cell: ({ label }) => label, total: 'Total duties' },
      { label: 'On', unit, rollUp: 'none', cell: ({ base }) => base },
      { label: 'Rate', unit: 'percent', cell: ({ percent }) => percent, when: !ofItems },
      { label: 'Amount', unit, cell: ({ amount }) => amount, total: duties.total },
    ],
  });
}

/** Returns the items of a consignment, with their part of the value, their duties, and the cost with them. */
export function itemTable(items: readonly ConsignmentItem[], { unit }: Money): Table {
  const customsOf = ({ duties }: ConsignmentItem) => duties.total - duties.igst - duties.compensationCess;
  return tableOf(items, {
    id: 'items',
    caption: 'Duties item by item',
    columns: [
      { label: 'Item', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'Assessable value', unit, cell: ({ value }) => value, sum: true },
      { label: 'Basic duty', unit: 'percent', cell: ({ rates }) => rates.basic },
      { label: 'Customs duties', unit, cell: customsOf, sum: true },
      { label: 'IGST rate', unit: 'percent', cell: ({ rates }) => rates.igst },
      {
        label: 'IGST and compensation cess',
        unit,
        cell: ({ duties }) => duties.igst + duties.compensationCess,
        sum: true,
      },
      {
        label: 'Value with all duties',
        unit,
        cell: ({ value, duties }) => value + duties.total,
        sum: true,
      },
    ],
    note: 'Freight and insurance are spread by price.',
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
