/** Tables as sheets: rows that follow from inputs or from the row above as formulas, years as sums of their months. */
import type { SheetData } from 'write-excel-file/universal';
import type { Cell, Column, Table } from '@/lib/calculator';
import { formatCell } from '@/lib/format';
import type { ModelColumn, ModelSheet } from '@/lib/model';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { byYear, type PlacedTerm, rollUpOf, termsOf, yearRuns } from '@/lib/table';
import { bold, cellOf, formulaCell, inCell, isText, type Sheet, type SheetCell, serialOf, WIDEST } from './cells';
import { type PlacedTable, type Places, placed, rangeOf } from './formulas';
import { letters, sheetIn } from './sheet-names';

const NARROWEST = 10;
/** Characters beyond the text itself: the cell's own margins. */
const MARGIN = 2;

/** Returns the widths of columns, in characters, that show their longest line whole up to a limit. */
function widthsOf(columns: readonly Column[], rows: readonly (readonly Cell[])[]): number[] {
  return columns.map(({ label, unit }, index) => {
    const cells = rows.map((row) => formatCell(row[index] ?? null, unit).length);
    // Money has two more decimals here than on the page.
    const paise = unit === 'rupees' ? 3 : 0;
    const longest = cells.reduce((most, length) => Math.max(most, length + paise), label.length);
    return Math.min(WIDEST, Math.max(NARROWEST, longest + MARGIN));
  });
}

const headOf = (columns: readonly Column[]): SheetCell[] =>
  columns.map((column) => ({ ...bold(column.label), wrap: true, align: isText(column) ? 'left' : 'right' }));

/** Returns the value that is written beside a formula. */
function resultOf(cell: Cell, { unit }: Column): number | string {
  // A sum of doubles is not shown as 8499.999999999998.
  if (typeof cell === 'number') return roundHalfAwayFromZero(inCell(cell, unit), 9);
  return (unit === 'month' || unit === 'date') && cell ? serialOf(cell) : (cell ?? '');
}

/** Returns a writer of sheets whose formulas have their values beside them. */
function sheetWriter(columns: readonly Column[]) {
  const data: SheetData = [headOf(columns)];
  const results = new Map<string, number | string>();
  return {
    data,
    results,
    /** Adds a row of cells; a formula is given with its value as the page has it. */
    add(cells: readonly (SheetCell | { readonly formula: string; readonly value: Cell })[]) {
      const row = data.length + 1;
      data.push(
        cells.map((cell, index): SheetCell => {
          if (typeof cell !== 'object' || cell === null || !('formula' in cell)) return cell;
          const column = columns[index] as Column;
          results.set(`${letters(index)}${row}`, resultOf(cell.value, column));
          return formulaCell(cell.formula, column.unit, cell.value);
        }),
      );
    },
  };
}

/** Returns terms as a formula, without the `=` that a cell shows: `B2*8.5%/12`, `C2-D2`. */
function formulaOf(terms: readonly PlacedTerm[], column: Column | undefined, columns: readonly Column[]): string {
  const written = terms.map(({ row, column: from, term, percent }, index) => {
    const times = (term.times ?? 1) * (columns[from]?.unit === 'percent' ? 100 : 1);
    const size = Math.abs(times);
    const sign = times < 0 ? '-' : index > 0 ? '+' : '';
    const rate = term.rate ? `*${percent}%${term.rate.perYear === 1 ? '' : `/${term.rate.perYear}`}` : '';
    return `${sign}${letters(from)}${row + 2}${size === 1 ? '' : `*${size}`}${rate}`;
  });
  return column?.unit === 'percent' ? `(${written.join('')})/100` : written.join('');
}

/** Returns a table whose rows are those of the page. */
export function tableSheet(table: Table, name: string): Sheet {
  const { columns, rows, total, relations } = table;
  const { data, results, add } = sheetWriter(columns);
  const isExact = relations !== undefined || table.years !== undefined;
  rows.forEach((row, index) => {
    add(
      columns.map((column, at) => {
        const cell = row[at] ?? null;
        const terms = typeof cell === 'number' ? termsOf(table, index, at) : null;
        if (terms) return { formula: formulaOf(terms, column, columns), value: cell };
        return cellOf(cell, column.unit, isExact && typeof cell === 'number');
      }),
    );
  });
  if (total) {
    add(
      columns.map(({ unit }, at) => {
        const cell = total[at] ?? null;
        const sum = rows.reduce((all, row) => all + (typeof row[at] === 'number' ? row[at] : Number.NaN), 0);
        if (!isExact || typeof cell !== 'number' || !(Math.abs(sum - cell) < 0.005)) return cellOf(cell, unit);
        return { formula: `SUM(${letters(at)}2:${letters(at)}${rows.length + 1})`, value: sum };
      }),
    );
  }
  return { name, data, widths: widthsOf(columns, total ? [...rows, total] : rows), results };
}

/** Returns the years of a table whose rows are those of the page: each cell sums or names cells of the rows of its year. */
export function yearlySheet(table: Table, name: string, monthly: string): Sheet {
  const yearly = byYear(table);
  const { columns, total } = yearly;
  const { data, results, add } = sheetWriter(columns);
  const from = sheetIn(monthly);
  let first = 2;
  yearRuns(table).forEach((count, index) => {
    const [start, end] = [first, first + count - 1];
    first += count;
    add(
      columns.map((column, at) => {
        const cell = yearly.rows[index]?.[at] ?? null;
        const how = rollUpOf(table.columns[at] as Column);
        if (at === 0 || typeof cell !== 'number') return cellOf(cell, column.unit);
        const address = letters(at);
        if (how === 'sum') return { formula: `SUM(${from}${address}${start}:${address}${end})`, value: cell };
        return { formula: `${from}${address}${how === 'first' ? start : end}`, value: cell };
      }),
    );
  });
  if (total) {
    add(
      columns.map(({ unit }, at) => {
        const cell = total[at] ?? null;
        if (typeof cell !== 'number') return cellOf(cell, unit);
        return { formula: `${from}${letters(at)}${table.rows.length + 2}`, value: cell };
      }),
    );
  }
  return { name, data, widths: widthsOf(columns, total ? [...yearly.rows, total] : yearly.rows), results };
}

/** A table as a model has it: its columns with those that the model adds, its room, and the number of each row's year. */
interface ModelTable {
  readonly model: ModelSheet;
  readonly table: Table;
  readonly columns: readonly Column[];
  readonly place: PlacedTable;
}

/** Returns where the rows of a model's table will stand. Its totals, where it has any, are above them: how many rows follow depends on the inputs. */
export function placeModel(model: ModelSheet, table: Table, sheet: string): ModelTable {
  const { added = [], years, renamed = {}, room = table.rows.length } = model;
  const columns = [
    ...table.columns.map((column) => ({ ...column, label: renamed[column.label] ?? column.label })),
    ...added,
    ...(years && table.years ? [{ label: table.years.label, unit: 'count' as const }] : []),
  ];
  const first = table.total ? 3 : 2;
  const last = first + Math.max(room, table.rows.length) - 1;
  return { model, table, columns, place: { sheet, labels: columns.map(({ label }) => label), first, last } };
}

/** Returns the formula of a column in a row of the table, counted from 0. */
const inRow = (column: ModelColumn, row: number): string =>
  typeof column === 'string'
    ? column
    : typeof column === 'function'
      ? column(row + 1)
      : row === 0
        ? column.first
        : column.next;

/** Returns a model's table as formulas, with room for as many rows as other inputs may need. */
export function modelSheet({ model, table, columns, place }: ModelTable, places: Places): Sheet {
  const { data, results, add } = sheetWriter(columns);
  const { added = [], goesOn, years } = model;
  const { rows, total } = table;
  if (total) {
    add(
      columns.map(({ label, unit }, at) => {
        const cell = total[at] ?? null;
        if (typeof cell !== 'number' || !model.columns[label]) return cellOf(cell, unit);
        return { formula: `SUM(${letters(at)}${place.first}:${letters(at)}${place.last})`, value: cell };
      }),
    );
  }
  for (let row = 0; row <= place.last - place.first; row += 1) {
    const here = { table: place, row: place.first + row };
    const isFilled = row < rows.length;
    add(
      columns.map((column, at) => {
        const extra = added[at - table.columns.length];
        const formula =
          at < table.columns.length ? model.columns[column.label] : (extra?.formula ?? years?.number ?? undefined);
        const value = !isFilled
          ? null
          : at < table.columns.length
            ? (rows[row]?.[at] ?? null)
            : extra
              ? extra.cell(row)
              : yearNumber(table, row);
        if (formula === undefined) return cellOf(value, column.unit, true);
        const own = placed(inRow(formula, row), places, here);
        if (!goesOn || row === 0) return { formula: own, value };
        const isOver =
          at === 0 ? `NOT(${placed(`AND([^${place.labels[0]}]<>"",${goesOn})`, places, here)})` : `$A${here.row}=""`;
        return { formula: `IF(${isOver},"",${own})`, value };
      }),
    );
  }
  const shown = total ? [...rows, total] : rows;
  return { name: place.sheet, data, widths: widthsOf(columns, shown), results, frozen: place.first - 1 };
}

/** Returns the number of a row's year: that in its name, such as 2026 of "2026-27" and 3 of "Year 3". */
const yearNumber = ({ years }: Table, row: number): number | null => {
  const found = /\d+/.exec(years?.ofRow[row] ?? '');
  return found ? Number(found[0]) : null;
};

/** Returns the years of a model's table. */
export function modelYearlySheet({ model, table, place }: ModelTable, name: string, places: Places): Sheet {
  const yearly = byYear(table);
  const { columns, total } = yearly;
  const { data, results, add } = sheetWriter(columns);
  const numbers = rangeOf(place, table.years?.label ?? '');
  const room = Math.ceil((place.last - place.first + 1) / 12) + 1;
  if (total) {
    add(
      columns.map(({ unit }, at) => {
        const cell = total[at] ?? null;
        if (typeof cell !== 'number') return cellOf(cell, unit);
        return { formula: `${sheetIn(place.sheet)}${letters(at)}2`, value: cell };
      }),
    );
  }
  const first = data.length + 1;
  for (let row = 0; row < room; row += 1) {
    const year = `(MIN(${numbers})+ROW()-${first})`;
    add(
      columns.map((column, at) => {
        const value = yearly.rows[row]?.[at] ?? null;
        if (at === 0) {
          const named = placed((model.years?.name ?? '').replaceAll('{year}', year), places);
          return { formula: `IF(${year}>MAX(${numbers}),"",${named})`, value };
        }
        const how = rollUpOf(table.columns[at] as Column);
        if (how === 'none') return null;
        const cells = rangeOf(place, column.label);
        const last = how === 'last' ? `+COUNTIF(${numbers},${year})-1` : '';
        const own =
          how === 'sum' ? `SUMIFS(${cells},${numbers},${year})` : `INDEX(${cells},MATCH(${year},${numbers},0)${last})`;
        return { formula: `IF($A${first + row}="","",${own})`, value };
      }),
    );
  }
  const shown = total ? [...yearly.rows, total] : yearly.rows;
  return { name, data, widths: widthsOf(columns, shown), results, frozen: first - 1 };
}
