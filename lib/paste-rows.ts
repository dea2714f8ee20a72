/**
 * Rows of a form from a table that was copied out of a spreadsheet or a broker's file. What can be read is written as the
 * box would write it; what cannot stays as it was pasted, so that the box shows it with its usual complaint.
 */
import Papa from 'papaparse';
import type { ChoiceField, Condition, RowsField, SimpleField } from './calculator';
import { isIsoDate, isIsoMonth } from './calendar';
import { parseAmount } from './parse';
import { draftOfRow, readDraft, textOfNumber } from './read-input';

type Cells = Readonly<Record<string, string | boolean>>;

/** A cell that could not be read: the row counted from 1 without the header, the field's label, and the text. */
interface UnreadCell {
  readonly row: number;
  readonly label: string;
  readonly text: string;
}

/** What was read of a pasted table. */
export interface PastedRows {
  /** Rows in the text. */
  readonly count: number;
  /**
   * The cells of each row as they go into the form, at most as many as the list takes; what the table lacks is neutral or
   * empty.
   */
  readonly rows: readonly Cells[];
  readonly unread: readonly UnreadCell[];
  /** Labels of the fields that found a column. */
  readonly used: readonly string[];
  /** Headers that belong to no field. */
  readonly ignored: readonly string[];
  /** Labels of amounts that a row lacks although the table has units and the price of one, which are not multiplied. */
  readonly notMultiplied: readonly string[];
}

/** Lines within which the header is looked for: files of brokers begin with a few lines of their own. */
const HEADER_WITHIN = 30;
/** No broker's file has more columns; cells further right are left out. */
const MOST_COLUMNS = 100;
/** Lines by which columns are recognised, or twice as many as the list takes. */
const SAMPLE = 200;
/** No day with its time is longer. */
const LONGEST_DAY = 60;
/** Names less alike than this are not the same. */
const ALIKE = 0.6;
/** Names of options are shorter, so that more of the words must agree. */
const OPTION_ALIKE = 0.5;

// ── Text to table ────────────────────────────────────────────────────────────────────────────────────────────────

/** Whether a line is one cell: a name without a comma, or an amount whose commas group digits. */
const isOneCell = (line: string) =>
  !/["\t;|]/.test(line) && (!line.includes(',') || (/^[^,]*(,\d{2,3})+(\.\d+)?$/.test(line) && parseAmount(line).ok));

/** Returns the cells of a pasted text: tabs as spreadsheets copy them, else commas, semicolons or bars. Empty lines are dropped. */
export function tableOf(text: string): string[][] {
  const trimmed = text.replace(/^\ufeff/, '').trimEnd();
  const lines = trimmed.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (lines.every(isOneCell)) return lines.map((line) => [line.replace(/\u00a0/g, ' ')]);
  // Commas may group the digits of amounts, so other marks that are in every line come first.
  const mark = [';', '|'].find((each) => lines.every((line) => line.includes(each)));
  const { data } = Papa.parse<string[]>(trimmed, {
    delimiter: trimmed.includes('\t') ? '\t' : (mark ?? ''),
    delimitersToGuess: [',', ';', '|'],
    skipEmptyLines: 'greedy',
  });
  return data.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cell.replace(/\u00a0/g, ' ').trim()));
}

// ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Words that mean one thing in the headers of brokers, banks and people. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  buy: ['bought', 'purchase', 'purchased', 'entry', 'acquired', 'acquisition'],
  sell: ['sold', 'sale', 'exit', 'redemption', 'redeemed', 'selling'],
  date: ['day', 'dt', 'dated'],
  amount: ['value', 'cost', 'consideration', 'amt', 'proceeds', 'sum'],
  price: ['rate', 'nav'],
  name: ['symbol', 'scrip', 'scheme', 'security', 'description', 'particulars', 'instrument', 'stock'],
  expense: ['expenses', 'charges', 'brokerage', 'fees', 'expenditure'],
  quantity: ['qty', 'units', 'nos'],
  asset: ['type', 'class', 'category'],
};
const roots = new Map(Object.entries(sameWords).flatMap(([root, words]) => words.map((word) => [word, root] as const)));
const empty = new Set([
  'of',
  'the',
  'a',
  'an',
  'on',
  'in',
  'for',
  'if',
  'as',
  'at',
  'your',
  'rs',
  'inr',
  'and',
  'or',
  'to',
]);

/** Returns the words of a name without filler words, each as its root. */
function wordsOf(text: string, priceIsAmount = true): Set<string> {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bfmv\b/g, 'fair market value')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '' && !empty.has(word))
    .map((word) => roots.get(word) ?? word)
    .map((word) => (word === 'price' && priceIsAmount ? 'amount' : word));
  return new Set(words);
}

/** Returns how alike a header and a label are: 1 for the same words, 0 for none in common. */
function likeness(header: ReadonlySet<string>, label: ReadonlySet<string>): number {
  if (header.size === 0) return 0;
  const common = [...header].filter((word) => label.has(word)).length;
  const all = new Set([...header, ...label]).size;
  return 0.5 * (common / all) + 0.5 * (common / header.size);
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// ── One cell ─────────────────────────────────────────────────────────────────────────────────────────────────────

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years from 50 on are of the century before. */
const CENTURY_TURN = 50;
/** Day 0 of the serial numbers of spreadsheets. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

function fullYear(text: string): number {
  const year = Number(text);
  return text.length > 2 ? year : year < CENTURY_TURN ? 2000 + year : 1900 + year;
}

function monthOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

function isoOf(year: number, month: number, day: number): string | null {
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : null;
}

const twoNumbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/;

/** Returns whether the days of a column have the month first: some second number is above 12, and no first one. */
export function hasMonthFirst(texts: readonly string[]): boolean {
  const pairs = texts.flatMap((text) => {
    const found = twoNumbers.exec(withoutTime(text));
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  return pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12);
}

/** The pattern would try every place of a long text, each time to its end. */
const withoutTime = (text: string) =>
  text.length > LONGEST_DAY
    ? text
    : text.replace(/[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m)?(Z|[+-]\d{2}:?\d{2})?$/i, '').trim();

/**
 * Returns a day as people and files write it, as `YYYY-MM-DD`: 15-07-2025, 15/7/25, 2025-07-15, 15 Jul 2025, Jul 15, 2025,
 * a spreadsheet's serial number; a time behind it is dropped. Null for anything else.
 */
export function dayIn(text: string, monthFirst = false): string | null {
  const day = withoutTime(text.trim());
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day);
  if (iso) return isoOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = twoNumbers.exec(day);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    return isoOf(fullYear(year), Number(monthFirst ? first : second), Number(monthFirst ? second : first));
  }
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]?([a-z]{3,9})\.?[-/., ]*(\d{4}|\d{2})$/i.exec(day);
  if (named) return isoOf(fullYear(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]));
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(day);
  if (american) return isoOf(fullYear(american[3] ?? ''), monthOf(american[1] ?? ''), Number(american[2]));
  if (/^\d{5}$/.test(day)) return new Date(SERIAL_START + Number(day) * DAY).toISOString().slice(0, 10);
  return null;
}

/** Parses a month as `YYYY-MM`: 2025-07, 07/2025, Jul 2025, Jul-25, or the month of a day. Null for anything else. */
function monthIn(text: string, monthFirst: boolean): string | null {
  if (isIsoMonth(text)) return text;
  // Five digits are a serial number, not a month and a year.
  const parts = /^(?!\d{5}$)([a-z]{3,9}|\d{1,2})[-/., ']*(\d{4}|\d{2})$/i.exec(text);
  const found = parts && `${fullYear(parts[2] ?? '')}-${String(monthOf(parts[1] ?? '')).padStart(2, '0')}`;
  return found && isIsoMonth(found) ? found : (dayIn(text, monthFirst)?.slice(0, 7) ?? null);
}

/** Returns the option that a text names: by value, by label, or by words that one option alone has most of. */
function optionIn(field: ChoiceField, text: string): string | null {
  const wanted = plain(text);
  const exact = field.options.find(({ value, label }) => plain(value) === wanted || plain(label) === wanted);
  if (exact) return exact.value;
  const words = wordsOf(text);
  const scored = field.options.map(({ value, label }) => ({
    value,
    score: Math.max(likeness(words, wordsOf(label)), likeness(words, wordsOf(value))),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  const winners = scored.filter(({ score }) => score === best);
  return best >= OPTION_ALIKE && winners.length === 1 ? (winners[0]?.value ?? null) : null;
}

const truths = new Map<string, boolean>([
  ...['yes', 'y', 'true', '1', '✓', 'x'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

const isNothing = (text: string) => /^(?:|-+|–|—|n\/?a|nil|null)$/i.test(text);

/**
 * Returns what goes into the box where there is nothing to read: the default where it is neutral, else an empty box to be
 * filled.
 */
function withoutText(field: SimpleField): string | boolean {
  if (field.kind === 'yesNo' || field.kind === 'choice') return field.default;
  return field.default === 0 ? '0' : '';
}

/** Returns the draft of one cell; null where the text is nothing that the field could hold. */
function draftIn(field: SimpleField, text: string, monthFirst: boolean): string | boolean | null {
  switch (field.kind) {
    case 'text':
      return text.slice(0, field.maxLength);
    case 'yesNo':
      return truths.get(plain(text) || text) ?? null;
    case 'choice':
      return optionIn(field, text);
    case 'date':
    case 'month': {
      const found = field.kind === 'date' ? dayIn(text, monthFirst) : monthIn(text, monthFirst);
      return found !== null && found >= field.min && found <= field.max ? found : null;
    }
    default: {
      // Book-keepers write what is below zero in brackets.
      const signed = /^\(.*\)$/.test(text) ? `-${text.slice(1, -1)}` : text;
      const { input, faults } = readDraft({ cell: { ...field, showIf: undefined } }, { cell: signed });
      return faults.length > 0 ? null : textOfNumber(field, input.cell as number | null);
    }
  }
}

// ── Columns ──────────────────────────────────────────────────────────────────────────────────────────────────────

type Named = readonly [name: string, field: SimpleField];

/** Returns the fields that a column may fill: not the switches that only show others. */
function fillable(field: RowsField): Named[] {
  const all = Object.entries(field.fields);
  const shows = (name: string) => all.some(([, { showIf }]) => showIf !== undefined && Object.hasOwn(showIf, name));
  return all.filter(([name, { kind }]) => kind !== 'yesNo' || !shows(name));
}

const columnOf = (table: readonly (readonly string[])[], index: number) => table.map((row) => row[index] ?? '');

/** Returns the part of a column's filled cells that a field can read. */
function readable(field: SimpleField, cells: readonly string[]): number {
  const filled = cells.filter((cell) => !isNothing(cell));
  if (filled.length === 0) return 0;
  const monthFirst = hasMonthFirst(filled);
  return filled.filter((cell) => draftIn(field, cell, monthFirst) !== null).length / filled.length;
}

const isFigure = (text: string) => dayIn(text) !== null || parseAmount(text).ok || /^[\d.,%\s-]+$/.test(text);

/**
 * Returns the field of each column by the names in a header; null for a column that belongs to none, or, unless
 * `withUnclear`, may belong to several.
 */
function byHeader(
  fields: readonly Named[],
  header: readonly string[],
  body: readonly (readonly string[])[],
  withUnclear = false,
): (string | null)[] {
  const priceIsAmount = !header.some((cell) => wordsOf(cell).has('quantity'));
  const candidates = header
    .flatMap((cell, column) => {
      const words = wordsOf(cell, priceIsAmount);
      return fields.map(([name, field]) => {
        const label = wordsOf(field.label, priceIsAmount);
        if (field.kind === 'date') label.add('date');
        // Beside a quantity, a price is that of one unit, also where the field of an amount is named so.
        const isOfUnit = !priceIsAmount && words.has('price') && !label.has('price');
        const called = [field.label, name, ...(field.alsoCalled ?? [])].map(plain);
        const likeLabel = likeness(words, label);
        const alike = isOfUnit
          ? 0
          : called.includes(plain(cell))
            ? 2
            : Math.max(likeLabel, likeness(words, wordsOf(name, priceIsAmount)));
        return {
          column,
          name,
          alike,
          likeLabel,
          kind: field.kind,
          score: alike + 0.3 * readable(field, columnOf(body, column)),
        };
      });
    })
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.score - a.score);
  const found: (string | null)[] = header.map(() => null);
  for (const { column, name } of candidates) {
    if (found[column] === null && !found.includes(name)) found[column] = name;
  }
  // "Date" alone says neither bought nor sold, where no other column is the other one.
  const isUnclear = (name: string | null, column: number) => {
    const chosen = candidates.find((each) => each.column === column && each.name === name);
    return (
      chosen !== undefined &&
      chosen.alike < 2 &&
      [...wordsOf(header[column] ?? '')].every((word) => word === 'date' || word === 'amount') &&
      candidates.some(
        (each) =>
          each.column === column &&
          !found.includes(each.name) &&
          each.kind === chosen.kind &&
          each.likeLabel >= chosen.likeLabel,
      )
    );
  };
  return found.map((name, column) => (!withUnclear && isUnclear(name, column) ? null : name));
}

/** Returns the field of each column by what it holds: the next field that can read it, else any other that can. */
function byOrder(fields: readonly Named[], table: readonly (readonly string[])[]): (string | null)[] {
  const width = Math.max(...table.map((row) => row.length));
  const found: (string | null)[] = [];
  let next = 0;
  for (let column = 0; column < width; column += 1) {
    const cells = columnOf(table, column);
    const filled = cells.filter((cell) => !isNothing(cell));
    const fits = ([name, field]: Named) =>
      !found.includes(name) &&
      (field.kind === 'text' ? filled.some((cell) => !isFigure(cell)) : readable(field, cells) >= 0.5);
    const later = fields.findIndex((each, index) => index >= next && fits(each));
    const index = later >= 0 ? later : fields.findIndex(fits);
    const field = fields[index];
    // A table with as many columns as fields is taken to have them in order, also where a column cannot be read.
    const inPlace = width === fields.length ? fields[column] : undefined;
    found.push(field?.[0] ?? (inPlace && !found.includes(inPlace[0]) ? inPlace[0] : null));
    if (index >= 0) next = index + 1;
  }
  return found;
}

/** Returns the line that names the columns: the first that names most fields, and holds no figures; -1 where there is none. */
function headerLine(fields: readonly Named[], table: readonly (readonly string[])[]): number {
  let best = -1;
  let most = 0;
  table.slice(0, HEADER_WITHIN).forEach((row, line) => {
    const named = row.filter((cell) => cell !== '');
    if (named.some((cell) => dayIn(cell) !== null || parseAmount(cell).ok)) return;
    const matches = byHeader(fields, row, [], true).filter((name) => name !== null).length;
    if (matches <= most || matches < Math.min(2, named.length)) return;
    best = line;
    most = matches;
  });
  return best;
}

/** Turns on the switches that hide a pasted cell, where the cell holds more than the default. */
function shownSwitches(
  fields: Readonly<Record<string, SimpleField>>,
  filled: ReadonlySet<string>,
  cells: Cells,
): Cells {
  const switches: Record<string, boolean> = {};
  for (const name of filled) {
    const field = fields[name];
    if (!field?.showIf || cells[name] === withoutText(field)) continue;
    for (const [other, wanted] of Object.entries(field.showIf as Condition)) {
      if (wanted === true) switches[other] = true;
    }
  }
  return { ...cells, ...switches };
}

/** Returns the labels of amounts that every row has and that some lacks, where columns that are not used have units and a price of one. */
function amountsOfUnits(fields: readonly Named[], ignored: readonly string[], rows: readonly Cells[]): string[] {
  const has = (word: string) => ignored.some((header) => wordsOf(header, false).has(word));
  if (!has('quantity') || !has('price')) return [];
  return fields.flatMap(([name, field]) =>
    field.kind === 'money' && !field.showIf && rows.some((row) => row[name] === '') ? field.label : [],
  );
}

/** Returns whether a text begins as the name of a line of totals does. Companies are named so too: "Total Transport". */
export const namesTotal = (text: string): boolean => /^(?:grand |sub[ -]?)?totals?\b/i.test(text);

/**
 * Returns the rows of a field in a pasted text. Columns are found by a header where there is one, else by their order and
 * by what they hold. Lines that fill too few columns, totals and a header that is repeated are dropped.
 */
export function pastedRows(field: RowsField, text: string): PastedRows {
  const table = tableOf(text);
  const fields = fillable(field);
  const line = headerLine(fields, table);
  const header = table[line];
  const below = table.slice(line + 1);
  const sample = below.slice(0, Math.max(SAMPLE, 2 * field.maxRows));
  const names = header ? byHeader(fields, header, sample) : byOrder(fields, sample);
  const columns = names.map((name) => fields.find(([own]) => own === name));
  const inColumns = (row: readonly string[]) =>
    columns.filter((column, index) => column && !isNothing(row[index] ?? ''));
  // A remark or a total fills fewer than half of the columns that were found.
  const found = columns.filter((column) => column).length;
  // Total is part of the name of a company too, whose lines have a day.
  const hasDay = (row: readonly string[]) =>
    columns.some((column, index) => column?.[1].kind === 'date' && dayIn(row[index] ?? '') !== null);
  const isTotal = (row: readonly string[]) => namesTotal(row.find((cell) => cell !== '') ?? '') && !hasDay(row);
  const isHeader = (row: readonly string[]) => row.join('\t') === header?.join('\t');
  const body = below.filter(
    (row) => inColumns(row).length * 2 >= Math.max(1, found) && !isTotal(row) && !isHeader(row),
  );
  // A list that is too long cannot be taken over, so it is not read to its end.
  const taken = body.slice(0, field.maxRows);
  const monthFirst = columns.map((_, index) => hasMonthFirst(columnOf(taken, index)));

  const unread: UnreadCell[] = [];
  const empties = Object.fromEntries(Object.entries(field.fields).map(([name, each]) => [name, withoutText(each)]));
  const defaults = draftOfRow(field, {}, 0).cells;
  const rows = taken.map((row, index): Cells => {
    const cells: Record<string, string | boolean> = { ...defaults, ...empties };
    const filled = new Set<string>();
    columns.forEach((column, at) => {
      const cell = row[at] ?? '';
      if (!column || isNothing(cell)) return;
      const [name, each] = column;
      const draft = draftIn(each, cell, monthFirst[at] ?? false);
      cells[name] = draft ?? (each.kind === 'yesNo' ? each.default : cell);
      filled.add(name);
      if (draft === null) unread.push({ row: index + 1, label: each.label, text: cell });
    });
    return shownSwitches(field.fields, filled, cells);
  });
  const used = columns.flatMap((column) => (column ? [column[1].label] : []));
  const ignored = (header ?? []).filter((cell, index) => cell !== '' && !columns[index]);
  const notMultiplied = amountsOfUnits(fields, ignored, rows);
  return { count: body.length, rows, unread, used, ignored, notMultiplied };
}
