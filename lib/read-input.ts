/**
 * Between the text in the boxes of the form and the input that a calculator computes with.
 * A draft is the form's whole state: text exactly as typed, so that nothing a person typed is ever lost.
 */

import type {
  AnyInput,
  AnyRow,
  AnyValue,
  Field,
  Fields,
  NumberField,
  RowsField,
  SimpleField,
  SimpleValue,
} from './calculator';
import { defaultInput, isShown, shownInput } from './calculator';
import { isIsoDate, isIsoMonth } from './calendar';
import { formatNumber } from './format';
import { type Parsed, type ParseHint, parseAmount, parseDuration, parseNumber, parsePercent } from './parse';

/** At most this many results are pinned beside the present one. */
export const MOST_PINS = 3;

/** A row of the form, as typed; `key` stays with the row while it is moved. */
export interface DraftRow {
  readonly key: number;
  readonly cells: Readonly<Record<string, string | boolean>>;
}
export type DraftValue = string | boolean | readonly DraftRow[];
export type Draft = Readonly<Record<string, DraftValue>>;

/** Why the text of a box cannot be used. */
type Fault =
  | 'empty'
  | 'unreadable'
  | 'below'
  | 'above'
  | 'notWhole'
  | 'notOnCalendar'
  | 'unknownOption'
  | 'tooLong'
  | 'tooFewRows'
  | 'tooManyRows';

/** One box that cannot be used; `path` is the field's name, or `lines.0.rate` within rows. */
export interface FieldFault {
  readonly path: string;
  readonly fault: Fault;
  readonly field: Field;
}

/** Something odd but usable about a box. */
interface FieldHint {
  readonly path: string;
  readonly hint: ParseHint;
  readonly value: number;
}

/** One box: its value, or the field's default where its text cannot be used; and what is wrong or odd about it. */
export interface BoxReading {
  readonly value: SimpleValue;
  readonly fault?: FieldFault;
  readonly hint?: FieldHint;
}

export interface Reading {
  /** Complete where there is no fault; a faulty field has its default, and so does one that is not shown. */
  readonly input: AnyInput;
  readonly faults: readonly FieldFault[];
  readonly hints: readonly FieldHint[];
}

/** Three decimals and nothing behind them: in rupees nobody writes those, but "12,50.000" for 12,50,000 somebody does. */
const pointMayGroup = /^[^.a-z]*\d\.\d{3}$/i;

let parseSum: ((text: string) => Parsed) | undefined;

/** Makes amount boxes read sums: `sums.ts` does when it loads, which the form need not wait for. */
export function readSumsWith(parse: (text: string) => Parsed): void {
  parseSum = parse;
}

/** Parses a single amount, or a sum of amounts once `sums.ts` has loaded. */
function parseMoney(text: string): Parsed {
  const amount = parseAmount(text);
  return amount.ok || amount.why === 'empty' || !parseSum ? amount : parseSum(text);
}

const parsers: Record<NumberField['kind'], (text: string) => Parsed> = {
  money: parseMoney,
  percent: parsePercent,
  duration: parseDuration,
  whole: parseNumber,
  decimal: parseNumber,
};

/** Returns the text that a number box shows for a value: grouped digits, or '20y 6m' for a duration; '' for null. */
export function textOfNumber(field: NumberField, value: number | null): string {
  if (value === null) return '';
  if (field.kind === 'duration') return `${Math.floor(value / 12)}y ${value % 12}m`;
  return formatNumber(value, field.kind === 'money' ? 2 : 6).replace('−', '-');
}

function draftOfSimple(field: SimpleField, value: SimpleValue): string | boolean {
  if (field.kind === 'yesNo') return value === true;
  if (typeof value === 'number' || value === null) return textOfNumber(field as NumberField, value as number | null);
  return String(value);
}

/** Returns the draft of one row. */
export function draftOfRow(field: RowsField, row: AnyRow, key: number): DraftRow {
  return {
    key,
    cells: Object.fromEntries(
      Object.entries(field.fields).map(([name, cell]) => [name, draftOfSimple(cell, row[name] ?? cell.default)]),
    ),
  };
}

/** Returns the draft that shows an input. */
export function draftOf(fields: Fields, input: AnyInput): Draft {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = input[name] as AnyValue;
      return [
        name,
        field.kind === 'rows'
          ? (value as readonly AnyRow[]).map((row, index) => draftOfRow(field, row, index))
          : draftOfSimple(field, value as SimpleValue),
      ];
    }),
  );
}

/** Returns the draft with every box at its default. */
export function defaultDraft(fields: Fields): Draft {
  return draftOf(fields, defaultInput(fields));
}

/** Returns the fields that are not lists of rows. */
function simpleFields(fields: Fields): Record<string, SimpleField> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, SimpleField] => entry[1].kind !== 'rows'),
  );
}

type SimpleReading = { value: SimpleValue; hint?: ParseHint } | { fault: Fault };

function readNumber(field: NumberField, text: string): SimpleReading {
  const parsed = parsers[field.kind](text);
  if (!parsed.ok) {
    if (parsed.why === 'empty' && field.optional) return { value: null };
    return { fault: parsed.why };
  }
  const { value } = parsed;
  const hint = field.kind === 'money' && !field.paise && pointMayGroup.test(text.trim()) ? 'pointGroups' : parsed.hint;
  if (value < field.min) return { fault: 'below' };
  if (value > field.max) return { fault: 'above' };
  if ((field.kind === 'whole' || field.kind === 'duration') && !Number.isInteger(value)) return { fault: 'notWhole' };
  return { value: value === 0 ? 0 : value, ...(hint && { hint }) };
}

function readSimple(field: SimpleField, draft: string | boolean): SimpleReading {
  if (field.kind === 'yesNo') return { value: draft === true };
  const text = typeof draft === 'string' ? draft : '';
  switch (field.kind) {
    case 'choice':
      return field.options.some((option) => option.value === text) ? { value: text } : { fault: 'unknownOption' };
    case 'date':
      if (text === '') return field.optional ? { value: '' } : { fault: 'empty' };
      if (!isIsoDate(text)) return { fault: 'notOnCalendar' };
      return text < field.min ? { fault: 'below' } : text > field.max ? { fault: 'above' } : { value: text };
    case 'month':
      if (!isIsoMonth(text)) return { fault: text === '' ? 'empty' : 'notOnCalendar' };
      return text < field.min ? { fault: 'below' } : text > field.max ? { fault: 'above' } : { value: text };
    case 'text':
      return text.length > field.maxLength ? { fault: 'tooLong' } : { value: text };
    default:
      return readNumber(field, text);
  }
}

/** Reads one box by itself, as `readDraft` reads it among the others; `path` is the field's name, or `lines.0.rate` within rows. */
export function readBox(field: SimpleField, path: string, draft: string | boolean): BoxReading {
  const read = readSimple(field, draft);
  if ('fault' in read) return { value: field.default, fault: { path, fault: read.fault, field } };
  const { value, hint } = read;
  return hint ? { value, hint: { path, hint, value: value as number } } : { value };
}

function readGroup(
  fields: Readonly<Record<string, SimpleField>>,
  draft: Readonly<Record<string, string | boolean>>,
  prefix: string,
): { row: AnyRow; faults: FieldFault[]; hints: FieldHint[] } {
  const faults: FieldFault[] = [];
  const hints: FieldHint[] = [];
  const row: Record<string, SimpleValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { value, fault, hint } = readBox(field, prefix + name, draft[name] ?? '');
    row[name] = value;
    if (fault) faults.push(fault);
    if (hint) hints.push(hint);
  }
  // What is hidden neither counts nor complains, also where it hangs on something hidden.
  const shown = shownInput(fields, row) as AnyRow;
  const isSeen = ({ path }: { path: string }) => {
    const field = fields[path.slice(prefix.length)];
    return field !== undefined && isShown(field, shown);
  };
  return { row: shown, faults: faults.filter(isSeen), hints: hints.filter(isSeen) };
}

/** Returns the values of one row, each at its default where its box cannot be used or is not shown. */
export function readRow(field: RowsField, row: DraftRow): AnyRow {
  return readGroup(field.fields, row.cells, '').row;
}

/** Reads a draft: the input, with a fault for every shown box whose text cannot be used. */
export function readDraft(fields: Fields, draft: Draft): Reading {
  const { row, faults, hints } = readGroup(simpleFields(fields), draft as Record<string, string | boolean>, '');
  const input: Record<string, AnyValue> = { ...row };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'rows') continue;
    const drafted = draft[name];
    const draftRows = Array.isArray(drafted) ? (drafted as readonly DraftRow[]) : [];
    if (!isShown(field, row)) {
      input[name] = field.default;
      continue;
    }
    const readings = draftRows.map((each, index) => readGroup(field.fields, each.cells, `${name}.${index}.`));
    input[name] = readings.map((reading) => reading.row);
    if (draftRows.length > field.maxRows) faults.push({ path: name, fault: 'tooManyRows', field });
    if (draftRows.length < (field.minRows ?? 0)) faults.push({ path: name, fault: 'tooFewRows', field });
    faults.push(...readings.flatMap((reading) => reading.faults));
    hints.push(...readings.flatMap((reading) => reading.hints));
  }
  // Names keep the order of the fields, so that two equal inputs print alike.
  return {
    input: Object.fromEntries(Object.keys(fields).map((name) => [name, input[name] as AnyValue])),
    faults,
    hints,
  };
}

/** Returns a number as text that the parsers read: never as a power of ten. */
function plainText(value: number): string {
  const text = String(value);
  return text.includes('e-') ? value.toFixed(20) : text;
}

/** Returns a value from outside as the text of its box; null where it is nothing that a box could hold. */
function draftOfValue(field: SimpleField, value: unknown): string | boolean | null {
  if (value === undefined) return draftOfSimple(field, field.default);
  if (field.kind === 'yesNo') {
    if (value === true || value === 'true' || value === 'yes') return true;
    return value === false || value === 'false' || value === 'no' ? false : null;
  }
  if (typeof value === 'number') return field.kind === 'duration' ? `${value} months` : plainText(value);
  return value === null ? '' : typeof value === 'string' ? value : null;
}

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads values that came from outside the form (command line, a stored file): numbers (a duration's are months),
 * booleans and texts as a person might type them. Names that are no fields, cells of rows among them, are returned in
 * `unknown`; absent fields take their defaults.
 */
export function readValues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): Reading & { readonly unknown: readonly string[] } {
  const misfits: FieldFault[] = [];
  const unknown: string[] = [];
  const drafted = (
    group: Readonly<Record<string, SimpleField>>,
    given: Readonly<Record<string, unknown>>,
    prefix: string,
  ): Record<string, string | boolean> =>
    Object.fromEntries(
      Object.entries(group).map(([name, field]) => {
        const draft = draftOfValue(field, Object.hasOwn(given, name) ? given[name] : undefined);
        if (draft === null) misfits.push({ path: prefix + name, fault: 'unreadable', field });
        return [name, draft ?? draftOfSimple(field, field.default)];
      }),
    );
  const draft: Record<string, DraftValue> = drafted(simpleFields(fields), values, '');
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'rows') continue;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined && !Array.isArray(value)) misfits.push({ path: name, fault: 'unreadable', field });
    draft[name] = Array.isArray(value)
      ? value.map((row: unknown, key) => {
          const path = `${name}.${key}`;
          const cells = isPlainObject(row) ? row : {};
          if (!isPlainObject(row)) misfits.push({ path, fault: 'unreadable', field });
          const strangers = Object.keys(cells).filter((cell) => !Object.hasOwn(field.fields, cell));
          unknown.push(...strangers.map((cell) => `${path}.${cell}`));
          return { key, cells: drafted(field.fields, cells, `${path}.`) };
        })
      : field.default.map((row, key) => draftOfRow(field, row, key));
  }
  const reading = readDraft(fields, draft);
  const strangers = Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
  return { ...reading, faults: [...misfits, ...reading.faults], unknown: [...strangers, ...unknown] };
}
