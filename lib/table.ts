/** The two views of a table: row by row as computed, and rolled up by year. */
import type { Cell, Column, Table } from './calculator';

function rollUpOf(column: Column): NonNullable<Column['rollUp']> {
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
 * A table rolled up by its years: one row for each run of rows with the same year, its first cell the year.
 * Returns the table itself where it has no years.
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
