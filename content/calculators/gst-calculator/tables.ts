import type { Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import { type TaxedValue, totalOf } from '@/lib/tax/gst';
import { type Comparison, capitalised, type EveryRate } from './comparison';
import type { Line, RateGroup } from './lines';
import { type Head, ratesText, type Settled } from './supply';

/** Returns columns for value, heads, cess where there is any, and total; `taxedOf` gives the taxes of a row, `total` those of all. */
function taxColumns<Row>(
  taxedOf: (row: Row, index: number) => TaxedValue,
  heads: readonly Head[],
  hasCess: boolean,
  total?: TaxedValue,
): ColumnOf<Row>[] {
  const column = (label: string, paiseOf: (taxed: TaxedValue) => number): ColumnOf<Row> => ({
    label,
    unit: 'exactRupees',
    cell: (row, index) => paiseOf(taxedOf(row, index)) / 100,
    ...(total && { total: paiseOf(total) / 100 }),
  });
  return listOf(
    column('Taxable value', ({ value }) => value),
    ...heads.map(({ label, of }) => column(label, of)),
    hasCess && column('Cess', ({ cess }) => cess),
    column('Total', totalOf),
  );
}

/** Returns the same value at two rates. */
export function comparisonTable({ names, taxed, rates }: Comparison, { heads }: Settled): Table {
  return tableOf(taxed, {
    id: 'comparison',
    caption: 'The same value at two rates',
    columns: [
      { label: 'When', unit: 'text', cell: (_, index) => capitalised(names[index] ?? '') },
      { label: 'Rate', unit: 'text', cell: (_, index) => ratesText(rates[index] ?? rates[0]) },
      ...taxColumns<TaxedValue>(
        (each) => each,
        heads,
        taxed.some(({ cess }) => cess > 0),
      ),
    ],
  });
}

/** Returns the same amount at each slab of the day. */
export function everyRateTable({ title, slabs, taxed }: EveryRate, { heads }: Settled): Table {
  return tableOf(taxed, {
    id: 'rates',
    caption: title,
    columns: [
      { label: 'GST rate', unit: 'percent', cell: (_, index) => slabs[index] ?? 0 },
      ...taxColumns<TaxedValue>((each) => each, heads, false),
    ],
  });
}

/** Returns each line of an invoice, with its taxes where they are worked out line by line. */
export function invoiceTable(
  lines: readonly Line[],
  taxedLines: readonly TaxedValue[] | null,
  { taxed, heads }: Settled,
): Table {
  const amounts: ColumnOf<Line>[] = taxedLines
    ? taxColumns((_, index) => taxedLines[index] ?? taxed, heads, taxed.cess > 0, taxed)
    : [
        {
          label: 'Amount',
          unit: 'exactRupees',
          cell: ({ amount }) => amount / 100,
          total: sumOf(lines, ({ amount }) => amount) / 100,
        },
      ];
  return tableOf(lines, {
    id: 'invoice',
    caption: 'Invoice, line by line',
    columns: [
      { label: 'Item', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'Quantity', unit: 'number', cell: ({ quantity }) => quantity },
      { label: 'Price of one', unit: 'exactRupees', cell: ({ price }) => price / 100 },
      {
        label: 'Discount',
        unit: 'exactRupees',
        cell: ({ discount }) => discount / 100,
        total: sumOf(lines, ({ discount }) => discount) / 100,
      },
      { label: 'Rate', unit: 'text', cell: ({ rates }) => ratesText(rates) },
      ...amounts,
    ],
    note: !taxedLines && 'The tax is worked out on the total of each rate. See the table by rate.',
  });
}

/** Returns the lines of an invoice by their rate. */
export function rateTable(groups: readonly RateGroup[], { taxed, heads }: Settled): Table {
  return tableOf(groups, {
    id: 'by-rate',
    caption: 'The invoice by rate',
    columns: [
      { label: 'Rate', unit: 'text', cell: ({ rates }) => ratesText(rates), total: 'Total' },
      ...taxColumns<RateGroup>((group) => group.taxed, heads, taxed.cess > 0, taxed),
    ],
  });
}
