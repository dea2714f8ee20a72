/** The two views of a table: row by row as computed, and rolled up by year. */
import type { Cell, Column, Table, Term } from './calculator';

/** Returns how a year's rows become one row in a column. */
export function rollUpOf(column: Column): NonNullable<Column['rollUp']> {
  return column.rollUp ?? (column.unit === 'rupees' || column.unit === 'exactRupees' ? 'sum' : 'last');
}

function rolled(rows: readonly (readonly Cell[])[], index: number, how: NonNullable<Column['rollUp']>): Cell {
  if (how === 'none') return null;
  if (how === 'first') return rows[0]?.[index] ?? null;
  if (how === 'last') return rows.at(-1)?.[index] ?? null;
  // Words such as "Nil" add nothing, and where there is no number at all the cell stays empty.
  const numbers = rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null;
}

/**
 * Returns a table rolled up by its years: one row for each run of rows with the same year, its first cell the year. Returns
 * the table itself where it has no years.
 */
export function byYear(table: Table): Table {
  const { years } = table;
  if (!years) return table;
  const groups: { year: string; rows: (readonly Cell[])[] }[] = [];
  table.rows.forEach((row, index) => {
    const year = years.ofRow[index] ?? '';
    const open = groups.at(-1);
    if (open?.year === year) open.rows.push(row);
    else groups.push({ year, rows: [row] });
  });
  return {
    ...table,
    columns: table.columns.map((column, index) => (index === 0 ? { label: years.label, unit: 'text' } : column)),
    rows: groups.map(({ year, rows }) =>
      table.columns.map((column, index) => (index === 0 ? year : rolled(rows, index, rollUpOf(column)))),
    ),
    years: undefined,
  };
}

/** Returns how many rows each year of a table has, in order. */
export function yearRuns({ years }: Table): number[] {
  const runs: number[] = [];
  years?.ofRow.forEach((year, index) => {
    if (years.ofRow[index - 1] === year) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs;
}

/** Returns a schedule without the rows at its end whose numbers, the first column apart, are all 0: money that has run out. */
export function withoutNilEnd(table: Table): Table {
  const says = (row: readonly Cell[]) => row.some((cell, at) => at > 0 && cell !== null && cell !== 0);
  const rows = table.rows.slice(0, table.rows.findLastIndex(says) + 1);
  const { years } = table;
  if (!years || rows.length === 0 || rows.length === table.rows.length) return table;
  return { ...table, rows, years: { ...years, ofRow: years.ofRow.slice(0, rows.length) } };
}

/** One term of a formula that holds: the place of its cell, counted from 0, and what it is multiplied by. */
export interface PlacedTerm {
  readonly row: number;
  readonly column: number;
  readonly term: Term;
  /** The percentage of the term's rate in this row. */
  readonly percent?: number;
}

/** Far less than a paisa, so that what follows from row to row does not drift. */
const TOLERANCE = 1e-9;

/**
 * Returns the terms that add up to a cell, by the relation of its column; null where the table has none, where it reaches above the first
 * row, or where it does not give the cell.
 */
export function termsOf(table: Table, row: number, column: number): readonly PlacedTerm[] | null {
  const cell = table.rows[row]?.[column];
  const terms = table.relations?.[table.columns[column]?.label ?? ''];
  if (!terms || typeof cell !== 'number') return null;
  const placed: PlacedTerm[] = [];
  let sum = 0;
  let size = Math.abs(cell);
  for (const term of terms) {
    const from = { row: term.above ? row - 1 : row, column: table.columns.findIndex(({ label }) => label === term.of) };
    const value = table.rows[from.row]?.[from.column];
    const percents = term.rate?.percent;
    const percent = typeof percents === 'object' ? percents[row] : percents;
    if (typeof value !== 'number') return null;
    const product = (term.times ?? 1) * value * (term.rate ? (percent ?? Number.NaN) / 100 / term.rate.perYear : 1);
    sum += product;
    size += Math.abs(product);
    placed.push({ ...from, term, ...(percent === undefined ? {} : { percent }) });
  }
  return Math.abs(sum - cell) <= TOLERANCE * Math.max(1, size) ? placed : null;
}
