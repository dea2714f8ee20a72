import type { AnyInput, RowsField } from '@/lib/calculator';
import { type DraftRow, draftOfRow } from '@/lib/read-input';

type Rows = readonly DraftRow[];

/** Returns the rows of a list after a change; `input` returns the whole form's. */
export type ChangeRows = (rows: Rows, input: () => AnyInput) => Rows;

const nextKey = (rows: Rows) => rows.reduce((most, { key }) => Math.max(most, key), -1) + 1;

/** Adds a row at the end. */
export const addRow =
  (field: RowsField): ChangeRows =>
  (rows, input) => [...rows, draftOfRow(field, field.newRow?.(input()) ?? {}, nextKey(rows))];

/** Removes a row. */
export const removeRow =
  (index: number): ChangeRows =>
  (rows) =>
    rows.filter((_, each) => each !== index);

/** Moves a row to another place. */
export const moveRow =
  (from: number, to: number): ChangeRows =>
  (rows) => {
    const row = rows[from];
    if (!row) return rows;
    const others = rows.filter((_, each) => each !== from);
    return [...others.slice(0, to), row, ...others.slice(to)];
  };

/** Adds rows at the end, or puts them in place of those that are there. */
export const putRows =
  (cells: readonly DraftRow['cells'][], instead: boolean): ChangeRows =>
  (rows) => {
    const first = nextKey(rows);
    return [...(instead ? [] : rows), ...cells.map((each, index) => ({ key: first + index, cells: each }))];
  };

/** Sets one box of a row. */
export const setCell =
  (index: number, cell: string, value: string | boolean): ChangeRows =>
  (rows) =>
    rows.map((row, each) => (each === index ? { ...row, cells: { ...row.cells, [cell]: value } } : row));
