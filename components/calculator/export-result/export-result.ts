/** Exports a result as spreadsheet or calendar. Loads on demand only, with the libraries behind it. */
import { createEvents, type EventAttributes } from 'ics';
import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/universal';
import type { Cell, Column, Figure, Table, Unit } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCell, formatFigure } from '@/lib/format';
import { inputLines } from '@/lib/input-text';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { byYear } from '@/lib/table';
import type { AnswerSource } from '../share';
import { exportTexts } from './texts';

/** The value that a spreadsheet gets: money to the paisa, text as the page shows it, an empty cell as null. */
export function spreadsheetValue(cell: Cell, unit: Unit): number | string | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return roundHalfAwayFromZero(cell, unit === 'rupees' || unit === 'exactRupees' ? 2 : 6);
  return unit === 'date' || unit === 'month' ? formatCell(cell, unit) : cell;
}

function lines(table: Table): (number | string | null)[][] {
  const rows = table.total ? [...table.rows, table.total] : table.rows;
  return rows.map((row) => table.columns.map((column, index) => spreadsheetValue(row[index] ?? null, column.unit)));
}

/** Text that a spreadsheet would run as a formula, also where it holds more than one line or begins with what cannot be seen. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** Where a comma groups digits, spreadsheets divide cells at one of these instead. */
const otherDelimiters = /[;\t|]/;

/** A table as CSV with a byte-order mark, so that spreadsheets read it as UTF-8; text that looks like a formula is defused. */
export function csvOf(table: Table): Blob {
  const data = [table.columns.map((column) => column.label), ...lines(table)];
  const text = Papa.unparse(data, {
    escapeFormulae: formula,
    quotes: (value: unknown) => typeof value === 'string' && otherDelimiters.test(value),
    newline: '\r\n',
  });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

const numberFormats: Partial<Record<Unit, string>> = {
  rupees: '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00',
  exactRupees: '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00',
  percent: '0.00##',
};

function sheetName(wanted: string, taken: Set<string>): string {
  // Excel allows 31 characters, none of these, and no apostrophe at either end.
  const allowed = wanted.replace(/[\\/?*[\]:]/g, ' ').replace(/^[' ]+/, '');
  const base = allowed.slice(0, 28).replace(/[' ]+$/, '') || 'Table';
  let name = base;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${base} ${copy}`;
  taken.add(name.toLowerCase());
  return name;
}

const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

function cellOf(cell: Cell, column: Column): SheetData[number][number] {
  const value = spreadsheetValue(cell, column.unit);
  if (typeof value !== 'number') return value;
  const format = numberFormats[column.unit];
  return format ? { value, type: Number, format } : { value, type: Number };
}

function tableSheet(table: Table): SheetData {
  const rows = table.total ? [...table.rows, table.total] : table.rows;
  return [
    table.columns.map((column) => bold(column.label)),
    ...rows.map((row) => table.columns.map((column, index) => cellOf(row[index] ?? null, column))),
  ];
}

function figureCell(figure: Figure): SheetData[number][number] {
  return typeof figure.value === 'number'
    ? cellOf(figure.value, { label: figure.label, unit: figure.unit })
    : formatFigure(figure);
}

/**
 * Text as a workbook can hold it: XML has no place for control characters and halves of characters, and the library looks
 * texts up in a plain object, where the name of something that every object has would be found.
 */
function textInWorkbook(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, (each) => (/[\t\r\n]/.test(each) ? each : ''));
  return clean in {} ? `${clean} ` : clean;
}

function cellInWorkbook(cell: SheetData[number][number]): SheetData[number][number] {
  if (typeof cell === 'string') return textInWorkbook(cell);
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell;
  return { ...cell, value: textInWorkbook(cell.value) } as typeof cell;
}

/** A workbook: inputs and headline, the working with its authorities, and every table, by year and row by row. */
export async function workbookOf(source: AnswerSource): Promise<Blob> {
  const { calculator, input, result } = source;
  const taken = new Set<string>();
  const wide = [{ width: 34 }, { width: 22 }, { width: 60 }, { width: 36 }];
  const summary: SheetData = [
    [bold(source.name)],
    [],
    [bold(exportTexts.inputs)],
    ...inputLines(calculator, input).map((line) => [line.label, line.text]),
    [],
    [bold(exportTexts.result)],
    ...result.headline.map((figure) => [figure.label, figureCell(figure)]),
    [],
    [result.sentence],
  ];
  const working: SheetData = [
    [exportTexts.figure, exportTexts.value, exportTexts.how, exportTexts.authority].map(bold),
    ...result.steps.map((step) => [step.figure.label, figureCell(step.figure), step.how, step.cite?.at ?? null]),
  ];
  const sheets = [
    { data: summary, sheet: sheetName(exportTexts.result, taken), columns: wide },
    { data: working, sheet: sheetName(exportTexts.working, taken), columns: wide },
    ...(result.tables ?? []).flatMap((table) => {
      const columns = table.columns.map(() => ({ width: 18 }));
      const whole = {
        data: tableSheet(table),
        sheet: sheetName(table.years ? exportTexts.everyRow(table.caption) : table.caption, taken),
        columns,
      };
      return table.years
        ? [{ data: tableSheet(byYear(table)), sheet: sheetName(table.caption, taken), columns }, whole]
        : [whole];
    }),
  ];
  return writeXlsxFile(
    sheets.map((sheet) => ({ ...sheet, data: sheet.data.map((row) => row.map(cellInWorkbook)) })),
  ).toBlob();
}

const dateParts = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** A calendar file with one all-day event for each dated next step. */
export async function calendarOf(source: AnswerSource, address: string): Promise<Blob> {
  const dated = (source.result.actions ?? []).filter((step) => step.date !== undefined);
  const events = dated.map((step, index): EventAttributes => {
    const day = step.date ?? '';
    const placeInDay = dated.slice(0, index).filter((earlier) => earlier.date === day).length;
    return {
      // The same step keeps its id, so that a second download replaces it in the calendar.
      uid: `${day}-${placeInDay}-${source.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@hisaabi`,
      start: dateParts(day),
      end: dateParts(addDays(day, 1)),
      title: step.text,
      description: [step.cite?.at, address].filter(Boolean).join('\n'),
      busyStatus: 'FREE',
      calName: exportTexts.calendarName,
      alarms: [{ action: 'display', description: step.text, trigger: { days: 3, before: true } }],
    };
  });
  const { error, value } = createEvents(events);
  if (error || !value) throw error ?? new Error('The calendar could not be written.');
  return new Blob([value], { type: 'text/calendar;charset=utf-8' });
}
