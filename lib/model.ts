/**
 * A workbook that computes: the formulas behind figures and tables of an answer, so that a changed input changes them.
 *
 * Formulas are Excel's own, with names where a sheet has addresses. `{rate}` is an input by its field, or a figure by its label; percentages are
 * fractions, durations months. `{timing=start}` is whether a choice has an option. `[Balance]` is a cell of the same row by the label of its
 * column, `[^Balance]` of the row above, `[^2:Balance]` two rows above, `[schedule!Balance]` all cells of the column in a sheet by the id of its table. `{#}` is the number of
 * the row, counted from 1.
 */
import type { Cell, Column, Table, Unit } from './result';

/** A figure that a formula gives. One that the answer has under that label needs no value of its own. */
export interface ModelFigure {
  readonly label: string;
  readonly formula: string;
  readonly value?: number | string;
  readonly unit?: Unit;
}

/** The formula of a column: of every row, of the first and of those that follow it, or of each row, counted from 1. */
export type ModelColumn = string | { readonly first: string; readonly next: string } | ((row: number) => string);

/** A column that the page's table does not have, with its value in each row. */
interface AddedColumn extends Column {
  readonly formula: ModelColumn;
  readonly cell: (row: number) => Cell;
}

/** A table of the answer as formulas. Columns without one keep their values. */
export interface ModelSheet {
  /** The id of the table. */
  readonly table: string;
  readonly columns: Readonly<Record<string, ModelColumn>>;
  readonly added?: readonly AddedColumn[];
  /** Names for columns whose label has a figure in it. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Whether a row follows the one above it; without it, the sheet has the rows of the table and no more. */
  readonly goesOn?: string;
  /** How many rows the sheet has room for, where inputs decide how many it shows. */
  readonly room?: number;
  /** The number of a row's year as a formula, and as a formula of `{year}` the name of that year, where the table has years. */
  readonly years?: { readonly number: string; readonly name: string };
}

/** The formulas of one answer. */
export interface Model {
  readonly figures: readonly ModelFigure[];
  readonly sheets: readonly ModelSheet[];
  /** Tables that the page does not have: sheets of them follow those of the page. */
  readonly tables?: readonly Table[];
  /** What does not follow the inputs, in one sentence. */
  readonly note?: string;
}

/** How the years of a monthly table are numbered and named: financial years by the month in a column. */
export const financialYears = (month: string) => ({
  number: `YEAR([${month}])-(MONTH([${month}])<4)`,
  name: '{year}&"-"&RIGHT({year}+1,2)',
});

/** The same for years counted from the start. */
export const countedYears = { number: 'ROUNDUP({#}/12,0)', name: '"Year "&{year}' };
