/** A result as a workbook: the answer first, numbers as numbers, and a schedule's rows as formulas. */
import writeXlsxFile, { type Feature, type SheetData } from 'write-excel-file/universal';
import type { AnyValue, Cell, Column, Figure, SimpleField, Table, Unit } from '@/lib/calculator';
import { formatCell, formatFigure } from '@/lib/format';
import { inputLines } from '@/lib/input-text';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { byYear, type PlacedTerm, termsOf } from '@/lib/table';
import { madeUnder } from '../rules';
import type { AnswerSource } from '../share';
import { localDay } from '../today';
import { exportTexts } from './texts';

type SheetCell = SheetData[number][number];

interface Sheet {
  readonly name: string;
  readonly data: SheetData;
  readonly widths: readonly number[];
  /** The value of each formula, by its address: programs that only show a file do not compute. */
  readonly results?: ReadonlyMap<string, number>;
}

const money = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
const numberFormats: Partial<Record<Unit, string>> = {
  rupees: money,
  exactRupees: money,
  percent: '0.00##"%"',
};

const NARROWEST = 10;
const WIDEST = 60;
/** Characters beyond the text itself: the cell's own margins. */
const MARGIN = 2;
/** The height of a line in points. */
const LINE = 15;

/** Returns the number that a spreadsheet gets: money to the paisa, others to six decimals. */
export function roundedForSheet(value: number, unit: Unit): number {
  return roundHalfAwayFromZero(value, unit === 'rupees' || unit === 'exactRupees' ? 2 : 6);
}

/** Returns a day (`YYYY-MM-DD`) or month (`YYYY-MM`) as a spreadsheet's date; null for other text, and for days before spreadsheets have any. */
function dateCell(text: string): SheetCell | null {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text) || text < '1901') return null;
  const value = new Date(text);
  if (Number.isNaN(value.getTime())) return null;
  return { value, type: Date, format: text.length === 7 ? 'mmm yyyy' : 'd mmm yyyy', align: 'left' };
}

const numberCell = (value: number, format?: string): SheetCell =>
  format ? { value, type: Number, format } : { value, type: Number };
const textCell = (value: string): SheetCell =>
  value.length > WIDEST ? { value, wrap: true, alignVertical: 'top' } : value;
const bold = (value: string) => ({ value, fontWeight: 'bold' as const });

function cellOf(cell: Cell, unit: Unit): SheetCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return numberCell(roundedForSheet(cell, unit), numberFormats[unit]);
  return ((unit === 'date' || unit === 'month') && dateCell(cell)) || textCell(cell);
}

function figureCell(figure: Figure): SheetCell {
  return typeof figure.value === 'number' && figure.unit !== 'months'
    ? cellOf(figure.value, figure.unit)
    : ((figure.unit === 'date' || figure.unit === 'month') && dateCell(String(figure.value))) ||
        textCell(formatFigure(figure));
}

/** Returns an input as a number or date in its unit, where it is one; months are counted. */
function inputCell(field: SimpleField, value: AnyValue, text: string): SheetCell {
  if (typeof value === 'number') {
    if (field.kind === 'money') return numberCell(value, money);
    if (field.kind === 'percent') return numberCell(value, 'General"%"');
    if (field.kind === 'duration') return numberCell(value, `0" ${exportTexts.months}"`);
    const unit = 'unit' in field && field.unit ? ` ${field.unit.replaceAll('"', '')}` : '';
    return numberCell(value, unit ? `General"${unit}"` : undefined);
  }
  const isDay = field.kind === 'date' || field.kind === 'month';
  return (isDay && typeof value === 'string' && dateCell(value)) || textCell(text);
}

/** Returns a column of a sheet, counted from 0, by its letters. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** Returns the address of a table's cell: its first row is below the names of the columns. */
const addressOf = (row: number, column: number): string => `${letters(column)}${row + 2}`;

/** Returns terms as a formula, without the `=` that a cell shows: `B2*8.5%/12`, `C2-D2`. */
function formulaOf(terms: readonly PlacedTerm[]): string {
  const written = terms.map(({ row, column, term, percent }, index) => {
    const times = term.times ?? 1;
    const size = Math.abs(times);
    const sign = times < 0 ? '-' : index > 0 ? '+' : '';
    const rate = term.rate ? `*${percent}%${term.rate.perYear === 1 ? '' : `/${term.rate.perYear}`}` : '';
    return `${sign}${addressOf(row, column)}${size === 1 ? '' : `*${size}`}${rate}`;
  });
  return written.join('');
}

/** Returns the widths of columns, in characters, that show their longest line whole up to a limit. */
function widthsOf(columns: readonly Column[], table: Table): number[] {
  return columns.map(({ label, unit }, index) => {
    const cells = [...table.rows, table.total ?? []].map((row) => formatCell(row[index] ?? null, unit).length);
    // Money has two more decimals here than on the page.
    const paise = unit === 'rupees' ? 3 : 0;
    const longest = cells.reduce((most, length) => Math.max(most, length + paise), label.length);
    return Math.min(WIDEST, Math.max(NARROWEST, longest + MARGIN));
  });
}

const isText = ({ unit }: Column) => unit === 'text' || unit === 'date' || unit === 'month';

function tableSheet(table: Table, name: string): Sheet {
  const { columns, rows, total, relations } = table;
  const results = new Map<string, number>();
  const formula = (value: string, at: string, result: number, unit: Unit): SheetCell => {
    results.set(at, result);
    const format = numberFormats[unit];
    return format ? { value, type: 'Formula', format } : { value, type: 'Formula' };
  };
  const data: SheetData = [
    columns.map((column) => ({ ...bold(column.label), wrap: true, align: isText(column) ? 'left' : 'right' })),
    ...rows.map((row, index) =>
      columns.map(({ unit }, column): SheetCell => {
        const cell = row[column] ?? null;
        if (!relations || typeof cell !== 'number') return cellOf(cell, unit);
        const terms = termsOf(table, index, column);
        if (terms) return formula(formulaOf(terms), addressOf(index, column), cell, unit);
        // What formulas build on keeps all its decimals.
        return Number.isFinite(cell) ? numberCell(cell, numberFormats[unit]) : null;
      }),
    ),
  ];
  if (total) {
    data.push(
      columns.map(({ unit }, column): SheetCell => {
        const cell = total[column] ?? null;
        const sum = rows.reduce((all, row) => all + (typeof row[column] === 'number' ? row[column] : Number.NaN), 0);
        if (!relations || typeof cell !== 'number' || !(Math.abs(sum - cell) < 0.005)) return cellOf(cell, unit);
        const range = `${addressOf(0, column)}:${addressOf(rows.length - 1, column)}`;
        return formula(`SUM(${range})`, addressOf(rows.length, column), sum, unit);
      }),
    );
  }
  return { name, data, widths: widthsOf(columns, table), results };
}

const LONGEST_NAME = 31;
/** Words that a cut name does not end in. */
const hanging = /^(a|and|at|by|each|for|if|in|of|on|the|to|which|with)$/i;

/** Returns a name without what Excel forbids and no longer than it allows: its first clause, or as many whole words as fit. */
function shortened(wanted: string, most = LONGEST_NAME): string {
  const name = wanted
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[' ]+|[' ]+$/g, '');
  if (name.length <= most) return name;
  const [clause = ''] = name.split(/[,;(]/);
  const words = (clause.trim() || name).split(' ');
  while (words.length > 1 && (words.join(' ').length > most || hanging.test(words.at(-1) ?? ''))) words.pop();
  return words
    .join(' ')
    .slice(0, most)
    .replace(/[' ,;]+$/, '');
}

/** Returns a name that no other sheet has; Excel does not distinguish capitals from small letters. */
function nameOnce(wanted: string, ending: string, taken: Set<string>): string {
  let name = (shortened(wanted, LONGEST_NAME - ending.length) || exportTexts.table) + ending;
  for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) {
    const number = ` ${copy}`;
    name = shortened(wanted, LONGEST_NAME - ending.length - number.length) + number + ending;
  }
  taken.add(name.toLowerCase());
  return name;
}

/**
 * Returns a text as a workbook can hold it: XML has no place for control characters and halves of characters, and the
 * library looks texts up in a plain object, where the name of something that every object has would be found.
 */
function textInWorkbook(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, (each) => (/[\t\r\n]/.test(each) ? each : ''));
  return clean in {} ? `${clean} ` : clean;
}

function cellInWorkbook(cell: SheetCell): SheetCell {
  if (typeof cell === 'string') return textInWorkbook(cell);
  if (typeof cell !== 'object' || cell === null || !('value' in cell) || typeof cell.value !== 'string') return cell;
  return { ...cell, value: textInWorkbook(cell.value) } as typeof cell;
}

const resultWidths = [34, 22, 40] as const;

/** Returns the first sheet: the answer as a sentence and figures, then what was entered. */
function resultSheet({ name, calculator, input, result, rules }: AnswerSource): SheetData {
  const wide = resultWidths.reduce((sum, width) => sum + width, 0);
  const lines = Math.ceil(result.sentence.length / (0.9 * wide));
  return [
    [bold(name)],
    [{ value: result.sentence, wrap: true, alignVertical: 'top', columnSpan: 3, height: lines * LINE }, null, null],
    ...result.headline.map((figure, index): SheetCell[] => [
      index === 0 ? bold(figure.label) : figure.label,
      index === 0 ? boldCell(figureCell(figure)) : figureCell(figure),
    ]),
    [],
    [madeUnder({ calculator, input, rules }, localDay())],
    [],
    [bold(exportTexts.inputs)],
    ...inputLines(calculator, input).map(({ path, label, text }): SheetCell[] => {
      const field = calculator.fields[path];
      const value = input[path] as AnyValue;
      if (!field || field.kind === 'rows') return [label, text];
      const cell = inputCell(field, value, text);
      return field.kind === 'duration' && typeof value === 'number' ? [label, cell, text] : [label, cell];
    }),
  ];
}

function boldCell(cell: SheetCell): SheetCell {
  if (cell === null || cell === undefined) return null;
  return typeof cell === 'object' && 'value' in cell
    ? ({ ...cell, fontWeight: 'bold' } as SheetCell)
    : bold(String(cell));
}

/** Writes the value of each formula beside it. */
function withResults(sheets: readonly Sheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _, { sheetIndex }) =>
            xml.replace(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>/g, (formula, address: string) => {
              const result = sheets[sheetIndex]?.results?.get(address);
              return result === undefined ? formula : `${formula}<v>${result}</v>`;
            }),
        },
      },
    },
  };
}

/**
 * Returns a result as a workbook: the answer with the inputs, the working with its authorities, and every table, by year and row by row.
 * Each name of a column stays in view. Rows that follow from the row above are formulas, and so are their totals.
 */
export async function workbookOf(source: AnswerSource): Promise<Blob> {
  const { result } = source;
  const taken = new Set<string>();
  const working: SheetData = [
    [exportTexts.figure, exportTexts.value, exportTexts.how, exportTexts.authority].map(bold),
    ...result.steps.map((step) => [
      textCell(step.figure.label),
      figureCell(step.figure),
      textCell(step.how),
      step.cite ? textCell(step.cite.at) : null,
    ]),
  ];
  const sheets: readonly Sheet[] = [
    { name: nameOnce(exportTexts.result, '', taken), data: resultSheet(source), widths: resultWidths },
    { name: nameOnce(exportTexts.working, '', taken), data: working, widths: [40, 22, WIDEST, 40] },
    ...(result.tables ?? []).flatMap((table) => {
      const years = table.years
        ? [tableSheet({ ...byYear(table), relations: undefined }, nameOnce(table.caption, exportTexts.yearly, taken))]
        : [];
      return [...years, tableSheet(table, nameOnce(table.caption, '', taken))];
    }),
  ];
  return writeXlsxFile(
    sheets.map(({ name, data, widths }) => ({
      sheet: name,
      data: data.map((row) => row.map(cellInWorkbook)),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    { features: [withResults(sheets)] },
  ).toBlob();
}
