/** Values as cells of a spreadsheet: numbers as numbers, days as dates, percentages as percentages. */
import type { Feature, SheetData } from 'write-excel-file/universal';
import type { AnyValue, Cell, Column, Figure, SimpleField, Unit } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { exportTexts } from './texts';

export type SheetCell = SheetData[number][number];

export interface Sheet {
  readonly name: string;
  readonly data: SheetData;
  readonly widths: readonly number[];
  /** The value of each formula, by its address: programs that only show a file do not compute. */
  readonly results?: ReadonlyMap<string, number | string>;
  /** Rows that stay in view; 1 by default. */
  readonly frozen?: number;
}

/** Longest text in one line, in characters. */
export const WIDEST = 60;

const money = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
/** A format has two conditions at most, so that what is below zero has one of its own. */
const belowZero = '[<=-10000000]-##\\,##\\,##\\,##0.00;[<=-100000]-##\\,##\\,##0.00;#,##0.00';
const PERCENT = '0.00##%';

/** Returns the number format of a unit; that of amounts depends on their sign. */
function formatOf(unit: Unit, value: unknown): string | undefined {
  if (unit === 'rupees' || unit === 'exactRupees') return typeof value === 'number' && value < 0 ? belowZero : money;
  if (unit === 'percent') return PERCENT;
  if (unit === 'month') return 'mmm yyyy';
  if (unit === 'date') return 'd mmm yyyy';
  return undefined;
}

/** Returns the number that a spreadsheet gets: money to the paisa, others to six decimals. */
export function roundedForSheet(value: number, unit: Unit): number {
  return roundHalfAwayFromZero(value, unit === 'rupees' || unit === 'exactRupees' ? 2 : 6);
}

/** Returns a number as a cell holds it: 8.5 percent is 0.085. */
export const inCell = (value: number, unit: Unit): number =>
  unit === 'percent' ? roundHalfAwayFromZero(value / 100, 10) : value;

const DAY = 24 * 60 * 60 * 1000;

/** Returns a day (`YYYY-MM-DD`) or month (`YYYY-MM`) as the number that a spreadsheet counts it by. */
export const serialOf = (day: string): number => Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY);

/** Returns a day or month as a spreadsheet's date; null for other text, and for days before spreadsheets have any. */
function dateCell(text: string): SheetCell | null {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text) || text < '1901') return null;
  const value = new Date(text);
  if (Number.isNaN(value.getTime())) return null;
  return { value, type: Date, format: text.length === 7 ? 'mmm yyyy' : 'd mmm yyyy', align: 'left' };
}

const numberCell = (value: number, format?: string): SheetCell =>
  format ? { value, type: Number, format } : { value, type: Number };
export const textCell = (value: string): SheetCell =>
  value.length > WIDEST ? { value, wrap: true, alignVertical: 'top' } : value;
export const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

export function boldCell(cell: SheetCell): SheetCell {
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'object' && 'value' in cell
    ? ({ ...cell, fontWeight: 'bold' } as SheetCell)
    : bold(String(cell));
}

/** Returns a formula, without the `=` that a cell shows, in the format of what it gives. */
export function formulaCell(value: string, unit: Unit, result: unknown): SheetCell {
  const format = formatOf(unit, result);
  return {
    value,
    type: 'Formula',
    ...(format && { format }),
    ...((unit === 'month' || unit === 'date') && { align: 'left' }),
  } as SheetCell;
}

/** Returns a cell of a table; `exact` keeps all decimals, for what formulas build on. */
export function cellOf(cell: Cell, unit: Unit, exact = false): SheetCell {
  if (cell === null) return null;
  if (typeof cell === 'number') {
    if (exact) return Number.isFinite(cell) ? numberCell(inCell(cell, unit), formatOf(unit, cell)) : null;
    return numberCell(inCell(roundedForSheet(cell, unit), unit), formatOf(unit, cell));
  }
  return ((unit === 'date' || unit === 'month') && dateCell(cell)) || textCell(cell);
}

export function figureCell(figure: Figure): SheetCell {
  return typeof figure.value === 'number' && figure.unit !== 'months'
    ? cellOf(figure.value, figure.unit)
    : ((figure.unit === 'date' || figure.unit === 'month') && dateCell(String(figure.value))) ||
        textCell(formatFigure(figure));
}

/** Returns an input as a number or date in its unit, where it is one; months are counted. */
export function inputCell(field: SimpleField, value: AnyValue, text: string): SheetCell {
  if (typeof value === 'number') {
    if (field.kind === 'money') return numberCell(value, formatOf('rupees', value));
    if (field.kind === 'percent') return numberCell(inCell(value, 'percent'), PERCENT);
    if (field.kind === 'duration') return numberCell(value, `0" ${exportTexts.months}"`);
    const unit = 'unit' in field && field.unit ? field.unit.replaceAll('"', '') : '';
    if (unit === '₹') return numberCell(value, '"₹"General');
    return numberCell(value, unit ? `General" ${unit}"` : undefined);
  }
  const isDay = field.kind === 'date' || field.kind === 'month';
  return (isDay && typeof value === 'string' && dateCell(value)) || textCell(text);
}

export const isText = ({ unit }: Column) => unit === 'text' || unit === 'date' || unit === 'month';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Writes the value of each formula beside it. */
export function withResults(sheets: readonly Sheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            xml.replace(/<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)/g, (cell, address: string, rest, formula) => {
              const result = sheets[sheetIndex]?.results?.get(address);
              if (result === undefined) return cell;
              return typeof result === 'string'
                ? `<c r="${address}"${rest} t="str">${formula}<v>${escaped(result)}</v>`
                : `${cell}<v>${result}</v>`;
            }),
        },
      },
    },
  };
}

/**
 * Returns a text as a workbook can hold it: XML has no place for control characters and halves of characters, and the
 * library looks texts up in a plain object, where the name of something that every object has would be found.
 */
function textInWorkbook(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, (each) => (/[\t\r\n]/.test(each) ? each : ''));
  return clean in {} ? `${clean} ` : clean;
}

export function cellInWorkbook(cell: SheetCell): SheetCell {
  if (typeof cell === 'string') return textInWorkbook(cell);
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell;
  return { ...cell, value: textInWorkbook(cell.value) } as typeof cell;
}
