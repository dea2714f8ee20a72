/** The figures of one page in the boxes of another: which go along, and the address that opens the other page with them. */
import {
  type Answer,
  type AnyInput,
  type AnyValue,
  type DateField,
  type Field,
  type Fields,
  isShown,
  type MonthField,
  type RowsField,
} from './calculator';
import { CAME, encoded, VERSION } from './fragment-of-values';
import { figuresOf } from './result';

/** How one value goes along, as short as it can be, since pages carry lists of these. */
export interface PassedStep {
  /** A field of this page, "=" and the label of a figure of the answer, or "+" and what the page works out for the next one, "#" and a number. */
  readonly from: string;
  /** A field of the other page; the name of its rows where `cell` is given. The same as `from` where it is left out. */
  readonly to?: string;
  /** What the value is multiplied by: 12 from a month's to a year's amount. */
  readonly times?: number;
  readonly min?: number;
  readonly max?: number;
  /** The box takes decimals: paise, or percent. */
  readonly exact?: true;
  /** The values that the other choice knows, where it does not know all of ours. */
  readonly oneOf?: readonly string[];
  /** The choices of the other page that show the box, each with the values that do; the first is chosen where none of them is. */
  readonly with?: Readonly<Record<string, readonly string[]>>;
  /** The value that the other page has anyway, where that is neither 0 nor no; null for none. */
  readonly has?: string | number | boolean | null;
  /** The place of a cell in the first row of `to`. */
  readonly cell?: number;
  /** For rows that become rows: the name of each of our cells with the place of theirs. */
  readonly cells?: readonly (readonly [name: string, place: number, named?: Readonly<Record<string, string>>])[];
  /** Our values of a choice with theirs. */
  readonly named?: Readonly<Record<string, string>>;
}

/** How figures go from one page to another. */
export interface PassedTo {
  readonly href: string;
  readonly title: string;
  /** In the order in which they count; a name alone goes into the box of the same name, which begins with nothing. */
  readonly steps: readonly (PassedStep | string)[];
  /** By the name of rows of the other page, the cells of a new one, as links have them. */
  readonly blank?: Readonly<Record<string, readonly string[]>>;
  /** With `sums`: the fields that these figures do not contain. */
  readonly missed?: readonly string[];
  /** What goes along replaces all that was typed: a tax for the incomes, a corpus for what was saved. */
  readonly sums?: true;
  /** The choices of ours with which the page is offered, each with its values; always where it is left out. */
  readonly when?: Readonly<Record<string, readonly string[]>>;
}

/** Returns whether a page is offered for this input. */
export function isOffered({ when = {} }: PassedTo, input: AnyInput): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(String(input[name])));
}

/** What goes along. */
interface PassedFigures {
  /** By field of the other page: a value, or rows of cells as links have them. */
  readonly values: Readonly<Record<string, string | number | boolean | readonly (readonly string[])[]>>;
  /** The labels of the boxes that were changed here and that the other page has no place for. */
  readonly left: readonly string[];
}

/** The bounds of a box that takes a figure of the answer, where its step has none: from 0 to ₹100 crore. */
export const MOST_ANSWER = 1_00_00_00_000;

type Given = string | number | boolean;
const plain = (value: Given) => (value === true ? '1' : value === false ? '0' : String(value));

/** Returns a value in the unit of its new box; undefined where that takes no such value. */
function fitted(value: Given, { from, times = 1, exact, oneOf, named, ...bounds }: PassedStep): Given | undefined {
  const isAnswer = /^[=+]/.test(from);
  const { min = isAnswer ? 0 : undefined, max = MOST_ANSWER } = bounds;
  if (named) return named[plain(value)];
  if (typeof value !== 'number') return oneOf && !oneOf.includes(plain(value)) ? undefined : value;
  // What was typed keeps its decimals, as many as a box shows: 8.375 % is no 8.38 %.
  const scale = !exact ? 1 : isAnswer || times !== 1 ? 100 : 1e6;
  const rounded = Math.round(value * times * scale) / scale;
  return rounded < (min ?? -Infinity) || rounded > (max ?? Infinity) ? undefined : rounded;
}

const isDay = (field: Field): field is DateField | MonthField => field.kind === 'date' || field.kind === 'month';

/**
 * Returns whether a value need not be said, as the other page has it anyway. A figure that was typed or worked out is said all the same:
 * there it came along, and is no example.
 */
function isAsAnyway(given: AnyValue, has: PassedStep['has'], field: Field | undefined): boolean {
  const isTyped = typeof given === 'number' && given !== 0 && given !== field?.default;
  return !isTyped && (given === has || (has === 0 && given === false));
}

/** Returns whether a value says nothing. */
const isEmpty = (value: AnyValue | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/**
 * Returns what of an answer goes along to another page: every value that is shown here and asked there, the figures of the answer among
 * them. The first step that has a value takes the box, and of choices that show boxes the first holds. `worked` is what the page works out
 * for others by itself.
 */
export function passedFigures(
  fields: Fields,
  { input, result }: Answer,
  { steps, blank = {}, missed = [], sums }: Pick<PassedTo, 'steps' | 'blank' | 'missed' | 'sums'>,
  worked: Readonly<Record<string, Given | null>> = {},
): PassedFigures {
  const values: Record<string, Given | string[][]> = {};
  const figures = new Map(figuresOf(result).map(({ label, value }) => [label, value]));
  const passed = new Set<string>();
  const outside = new Set<string>();
  const chosen: Record<string, string> = {};
  const givenBy = (from: string): AnyValue | undefined => {
    if (from.startsWith('=')) return figures.get(from.slice(1));
    if (from.startsWith('+')) return worked[from.slice(1)];
    if (from.startsWith('#')) return Number(from.slice(1));
    const field = fields[from];
    return field && isShown(field, input) ? input[from] : undefined;
  };
  for (const each of steps) {
    const step: PassedStep = typeof each === 'string' ? { from: each } : each;
    const { from, to = from, cell, cells, has = cell === undefined && !cells ? 0 : null } = step;
    const given = givenBy(from);
    if (isEmpty(given)) continue;
    if (values[to] === undefined && isAsAnyway(given, has, fields[from])) {
      passed.add(from);
      continue;
    }
    const needs = Object.entries(step.with ?? {});
    if (needs.some(([name, shows]) => chosen[name] !== undefined && !shows.includes(chosen[name]))) continue;
    if (typeof given === 'object') {
      if (!cells || given.length === 0 || values[to] !== undefined) continue;
      values[to] = given.map((row) => {
        const made = [...(blank[to] ?? [])];
        for (const [name, place, named] of cells) {
          const value = row[name];
          if (!isEmpty(value)) made[place] = encoded(named?.[plain(value)] ?? plain(value));
        }
        return made;
      });
      passed.add(from);
      const field = fields[from] as RowsField;
      const kept = new Set(cells.map(([name]) => name));
      for (const [name, cell] of Object.entries(field.fields)) {
        const isMissed = given.some((row) => isShown(cell, row) && !isEmpty(row[name]) && row[name] !== cell.default);
        if (!kept.has(name) && isMissed && cell.kind !== 'text') outside.add(`${field.label}: ${cell.label}`);
      }
      continue;
    }
    const value = fitted(given, step);
    if (value === undefined) {
      outside.add(fields[from]?.label ?? from.replace(/^[=+]/, ''));
      continue;
    }
    if (cell === undefined) {
      if (values[to] !== undefined || (chosen[to] ?? plain(value)) !== plain(value)) continue;
      values[to] = value;
      if (typeof value !== 'number') chosen[to] = plain(value);
    } else {
      values[to] ??= [[...(blank[to] ?? [])]];
      const rows = values[to];
      if (typeof rows !== 'object') continue;
      const [row] = rows;
      if (row) row[cell] = encoded(plain(value));
    }
    for (const [name, [first = '']] of needs) {
      chosen[name] ??= first;
      values[name] ??= chosen[name];
    }
    passed.add(from);
  }
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    if ((sums && !missed.includes(name)) || passed.has(name) || !isShown(field, input)) return [];
    if (field.kind === 'text') return [];
    const isChanged = JSON.stringify(input[name]) !== JSON.stringify(field.default);
    return isChanged && !isEmpty(input[name]) && !(isDay(field) && field.today) ? [field.label] : [];
  });
  return { values, left: [...new Set([...outside, ...changed])] };
}

/** Returns the address after `#` that opens a page with what goes along; `from` is the address of the page that it comes from. '' for nothing. */
export function fragmentOfPassed({ values }: PassedFigures, from: string): string {
  const parts = Object.entries(values).map(([name, value]) =>
    typeof value === 'object'
      ? `${name}=${value.map((row) => row.join(',')).join(';')}`
      : `${name}=${encoded(plain(value))}`,
  );
  return parts.length === 0 ? '' : [`v=${VERSION}`, ...parts, `${CAME}=${encoded(from)}`].join('&');
}
