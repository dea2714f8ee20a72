/** Exports a result as spreadsheet or calendar. Loads on demand only, with the libraries behind it. */
import { createEvents, type EventAttributes } from 'ics';
import Papa from 'papaparse';
import type { Cell, Table, Unit } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatCell } from '@/lib/format';
import type { AnswerSource } from '../share';
import { roundedForSheet } from './cells';
import { exportTexts } from './texts';

export { workbookOf } from './workbook';

/** Returns the value that a spreadsheet gets: money to the paisa, text as the page shows it, an empty cell as null. */
export function spreadsheetValue(cell: Cell, unit: Unit): number | string | null {
  if (cell === null) return null;
  if (typeof cell === 'number') return roundedForSheet(cell, unit);
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

/**
 * Returns a table as CSV with a byte-order mark, so that spreadsheets read it as UTF-8; text that looks like a formula is
 * defused.
 */
export function csvOf(table: Table): Blob {
  const data = [table.columns.map((column) => column.label), ...lines(table)];
  const text = Papa.unparse(data, {
    escapeFormulae: formula,
    quotes: (value: unknown) => typeof value === 'string' && otherDelimiters.test(value),
    newline: '\r\n',
  });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

const dateParts = (day: string): [number, number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** Returns a calendar file with one all-day event for each dated next step. */
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
