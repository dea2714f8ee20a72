/** Formulas of a model with addresses in place of names. */
import { type AnyInput, type AnyValue, type Field, type Fields, isShown } from '@/lib/calculator';
import { valueText } from '@/lib/value-text';
import { letters, sheetIn } from './sheet-names';

/** Where a table stands: its sheet, its columns, and its first and last row as the sheet counts them. */
export interface PlacedTable {
  readonly sheet: string;
  readonly labels: readonly string[];
  readonly first: number;
  readonly last: number;
}

/** What formulas name. */
export interface Places {
  readonly fields: Fields;
  readonly input: AnyInput;
  /** The address of an input on its sheet, by the name of its field. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The address of a figure, by its label. */
  readonly figures: ReadonlyMap<string, string>;
  /** By the id of the table. */
  readonly tables: ReadonlyMap<string, PlacedTable>;
  /** The inputs that a formula names: it is written here. */
  readonly used: Set<string>;
}

/** The row of a sheet that a formula stands in. */
interface Here {
  readonly table: PlacedTable;
  readonly row: number;
}

/** Returns the column of a table by its letters. Throws where the table has none of that label. */
function columnOf({ sheet, labels }: PlacedTable, label: string): string {
  const column = labels.indexOf(label);
  if (column < 0) throw new Error(`The sheet ${sheet} has no column "${label}".`);
  return letters(column);
}

/** Returns all cells of a column, as a formula on another sheet has them. */
export function rangeOf(table: PlacedTable, label: string): string {
  const column = columnOf(table, label);
  return `${sheetIn(table.sheet)}$${column}$${table.first}:$${column}$${table.last}`;
}

/** Returns a value that no cell of the sheet holds as a formula has it. */
function literal(field: Field, value: AnyValue): string {
  if (typeof value === 'number') return field.kind === 'percent' ? `${value}%` : String(value);
  if (value === null) return '0';
  if (field.kind === 'date' || field.kind === 'month') {
    const [year, month, day = '1'] = String(value).split('-');
    return `DATE(${Number(year)},${Number(month)},${Number(day)})`;
  }
  return field.kind === 'rows' ? '0' : `"${valueText(field, value).replaceAll('"', '""')}"`;
}

function inputOf(places: Places, name: string): string | null {
  const field = places.fields[name];
  if (!field) return null;
  const address = isShown(field, places.input) ? places.inputs.get(name) : undefined;
  if (!address) return literal(field, places.input[name] as AnyValue);
  places.used.add(name);
  return address;
}

function isOption(places: Places, name: string, option: string): string {
  const field = places.fields[name];
  if (!field || field.kind === 'rows') throw new Error(`No input is called "${name}".`);
  const value = field.kind === 'yesNo' ? option === 'true' : option;
  return `(${inputOf(places, name)}="${valueText(field, value).replaceAll('"', '""')}")`;
}

/** Returns a formula with addresses for the names in it. Throws on a name that means nothing. */
export function placed(formula: string, places: Places, here?: Here): string {
  return formula.replace(/"[^"]*"|\{([^{}]+)\}|\[([^[\]]+)\]/g, (whole, name?: string, cell?: string) => {
    if (name === '#') return here ? `(ROW()-${here.table.first - 1})` : whole;
    if (name) {
      const [before = '', option] = name.split('=');
      if (option !== undefined) return isOption(places, before, option);
      const address = inputOf(places, name) ?? places.figures.get(name);
      if (address === undefined) throw new Error(`No input or figure is called "${name}".`);
      return address;
    }
    if (!cell) return whole;
    const [id = '', column] = cell.split('!');
    if (column !== undefined) {
      const table = places.tables.get(id);
      if (!table) throw new Error(`No table is called "${id}".`);
      return rangeOf(table, column);
    }
    if (!here) throw new Error(`A figure has no row: ${formula}`);
    const [, isAbove, rows, label = ''] = /^(\^(?:(\d+):)?)?(.*)$/.exec(cell) ?? [];
    return `${columnOf(here.table, label)}${here.row - (isAbove ? Number(rows ?? 1) : 0)}`;
  });
}
