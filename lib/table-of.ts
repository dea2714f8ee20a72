import type { Cell, Column, Table, Term } from './result';

/** A column with what a row shows in it. */
export interface ColumnOf<Row> extends Column {
  /** Returns the cell of a row. */
  readonly cell: (row: Row, index: number) => Cell;
  /** The cell of the total row: a value, such as the word "Total" in the first column. */
  readonly total?: Cell;
  /** Whether the total is the sum of the column's numbers. */
  readonly sum?: boolean;
  /** The terms that add up to a cell, as in `Table.relations`; those of columns that are not shown are left out. */
  readonly terms?: readonly Term[];
  /** Whether the column is shown; by default it is. */
  readonly when?: boolean;
}

interface TableBy<Row> extends Pick<Table, 'id' | 'caption' | 'lead' | 'days'> {
  readonly columns: readonly ColumnOf<Row>[];
  /** The yearly roll-up: the name of its first column, and the year of a row. */
  readonly years?: { readonly label: string; readonly of: (row: Row, index: number) => string };
  /** Whether the total row is shown; by default it is where a column has a total. */
  readonly totals?: boolean;
  /** One sentence below the table; none where a condition fails. */
  readonly note?: string | false | undefined;
}

const added = (cells: readonly Cell[]): number =>
  cells.reduce<number>((total, cell) => (typeof cell === 'number' ? total + cell : total), 0);

/**
 * Returns a table whose columns say how a row gives their cell. A column's label, cells, total and terms appear and disappear together.
 * @example tableOf(years, { id: 'years', caption: 'By year', columns: [
 *   { label: 'Year', unit: 'text', cell: (year) => year.name, total: 'Total' },
 *   { label: 'Fee', unit: 'rupees', cell: (year) => year.fee, sum: true, when: hasFee },
 * ] })
 */
export function tableOf<Row>(rows: readonly Row[], { columns, years, totals, note, ...table }: TableBy<Row>): Table {
  const shown = columns.filter(({ when }) => when !== false);
  const hidden = columns.filter(({ when, label }) => when === false && !shown.some((column) => column.label === label));
  const isShown = (term: Term) => !hidden.some(({ label }) => label === term.of);
  const cells = rows.map((row, index) => shown.map(({ cell }) => cell(row, index)));
  const related = shown.filter(({ terms }) => terms);
  return {
    ...table,
    columns: shown.map(({ label, unit, rollUp }) => ({ label, unit, ...(rollUp && { rollUp }) })),
    rows: cells,
    ...(years && { years: { label: years.label, ofRow: rows.map(years.of) } }),
    ...((totals ?? shown.some(({ total, sum }) => sum || total !== undefined)) && {
      total: shown.map(({ total = null, sum }, index) => (sum ? added(cells.map((row) => row[index] ?? null)) : total)),
    }),
    ...(related.length > 0 && {
      relations: Object.fromEntries(related.map(({ label, terms = [] }) => [label, terms.filter(isShown)])),
    }),
    ...(note && { note }),
  };
}
