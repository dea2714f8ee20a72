/**
 * Inputs in the address after `#`, which browsers never send to a server.
 * Form: `v=3&r=48213&loan=4000000&lines=…&pin=…`; defaults are left out, `r` is the version of the rules. A row's cells are joined by commas in the order of its
 * fields, rows by semicolons; each pinned input is one such text, encoded once more.
 */
import type { Field, Fields, NumberField, RowsField, SimpleField } from './calculator';
import { defaultInput, isNumberField, isShown } from './calculator';
import { CAME, encoded, RULES, VERSION } from './fragment-of-values';
import {
  type Draft,
  type DraftRow,
  type DraftValue,
  defaultDraft,
  draftOf,
  draftOfRow,
  MOST_PINS,
  readDraft,
  textOfNumber,
} from './read-input';
// A draft may hold sums: whatever writes it into a link reads them.
import './sums';

const LONGEST_FRAGMENT = 20_000;
const LONGEST_VALUE = 200;

/** What a packed number looks like: months for a duration. */
const bareNumber = /^-?\d{1,16}(\.\d{1,10})?$/;

/** Returns the value of a box with this text: null where it is left empty on purpose, undefined where it cannot be used. */
function valueIn(field: NumberField, text: string): number | null | undefined {
  const { input, faults } = readDraft({ cell: { ...field, showIf: undefined } }, { cell: text });
  return faults.length > 0 ? undefined : (input.cell as number | null);
}

/** Returns a cell as short text: the bare number where the box can be read, else the text as typed. */
function packCell(field: SimpleField, drafted: string | boolean): string {
  if (field.kind === 'yesNo') return drafted === true ? '1' : '0';
  const text = String(drafted);
  if (!isNumberField(field)) return text;
  const value = valueIn(field, text);
  // A bare number of years that is out of bounds must not come back as months.
  if (value === undefined) return field.kind === 'duration' && bareNumber.test(text) ? `${text}y` : text;
  if (value === null) return '';
  return bareNumber.test(String(value)) ? String(value) : text;
}

/** Returns the draft of a cell from its packed text; null where it is nothing that this field could have packed. */
function unpackCell(field: SimpleField, packed: string): string | boolean | null {
  if (packed.length > LONGEST_VALUE) return null;
  if (field.kind === 'yesNo') return /^[01]$/.test(packed) ? packed === '1' : null;
  if (field.kind === 'choice') return field.options.some((option) => option.value === packed) ? packed : null;
  if (!isNumberField(field) || !bareNumber.test(packed)) return packed;
  const value = Number(packed);
  if (field.kind === 'duration') return Number.isInteger(value) && value >= 0 ? textOfNumber(field, value) : packed;
  // The box groups digits and shows few decimals; where that would change the number, it stays as it came.
  const text = textOfNumber(field, value);
  return valueIn(field, text) === value ? text : packed;
}

function packRows(field: RowsField, rows: readonly DraftRow[]): string {
  const defaults = draftOfRow(field, {}, 0).cells;
  const packed = rows
    .map((row) => {
      const { input } = readDraft(field.fields, row.cells);
      return Object.entries(field.fields)
        .map(([name, cell]) => {
          const cells = isShown(cell, input) ? row.cells : defaults;
          return encoded(packCell(cell, cells[name] ?? defaults[name] ?? ''));
        })
        .join(',');
    })
    .join(';');
  // An empty last row needs its own end, or it would read as no row.
  return rows.length > 0 && (packed === '' || packed.endsWith(';')) ? `${packed};` : packed;
}

function pack(field: Field, value: DraftValue): string {
  return field.kind === 'rows'
    ? packRows(field, value as readonly DraftRow[])
    : encoded(packCell(field, value as string | boolean));
}

function packInput(fields: Fields, draft: Draft): string[] {
  const defaults = defaultDraft(fields);
  const { input } = readDraft(fields, draft);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isShown(field, input)) return [];
    const byDefault = defaults[name] as DraftValue;
    const packed = pack(field, draft[name] ?? byDefault);
    return packed === pack(field, byDefault) ? [] : [`${name}=${packed}`];
  });
}

/** Returns the last version of links that left another default of this field out, or packed other cells of its rows; 0 for none. */
function lastFormerVersion(field: Field): number {
  if (field.formerDefault !== undefined) return field.formerThrough ?? 1;
  return field.kind === 'rows' && field.formerCells ? 1 : 0;
}

/** Returns the version in which links of a form are written: the first that takes what is left out from the present defaults. */
const versionOf = (fields: Fields) => 1 + Math.max(0, ...Object.values(fields).map(lastFormerVersion));

/** Returns the names of the fields that had another default in links of a version. */
const formerNames = (fields: Fields, version: number) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.formerDefault !== undefined && version <= lastFormerVersion(field) ? [name] : [],
  );

/** Returns the draft from which links of a version start. */
function startingDraft(fields: Fields, version: number): Draft {
  const former = formerNames(fields, version).map((name) => [name, fields[name]?.formerDefault]);
  return draftOf(fields, { ...defaultInput(fields), ...Object.fromEntries(former) });
}

/**
 * Returns the fragment (without `#`) that brings back this draft and the pinned ones. `rules` is the version of the rules that it is made
 * under. When all is at its default it is '', or where it is shared these versions and the months and years that follow the visitor's calendar.
 */
export function fragmentOf(
  fields: Fields,
  draft: Draft,
  pins: readonly Draft[] = [],
  rules = '',
  isShared = false,
): string {
  const own = packInput(fields, draft);
  // A month or a year that follows the visitor's calendar would be another one for whoever opens the link.
  const dated = Object.entries(fields).flatMap(([name, field]) =>
    'today' in field && field.today && field.default !== '' && draft[name] === field.default
      ? [`${name}=${field.default}`]
      : [],
  );
  // Shared or printed by a page, which knows its rules.
  const isOfPage = isShared && rules !== '';
  const parts = [
    ...own,
    ...(own.length + pins.length > 0 || isOfPage ? dated : []),
    ...pins.slice(0, MOST_PINS).map((pin) => `pin=${encodeURIComponent(packInput(fields, pin).join('&'))}`),
  ];
  return parts.length === 0 && !isOfPage
    ? ''
    : [`v=${versionOf(fields)}`, ...(rules ? [`${RULES}=${rules}`] : []), ...parts].join('&');
}

const rulesPart = new RegExp(`(^|&)${RULES}=(\\d{1,9})(?=&|$)`);

/** What a fragment held. `wrong` is what could not be used: nothing, some of it, all of it, or a version we do not know. */
interface OpenedFragment {
  readonly draft: Draft;
  readonly pins: readonly Draft[];
  /** The fields that the link speaks of: by name, or by leaving out a former default. */
  readonly meant: readonly string[];
  /** The page that the figures came from, as the link names it; null where it names none. */
  readonly came: string | null;
  /** The version of the rules that it was made under; null where it has none. */
  readonly rules: string | null;
  readonly wrong: 'nothing' | 'some' | 'all' | 'version';
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function unpackRows(field: RowsField, packed: string, isFormer: boolean): { rows: DraftRow[]; whole: boolean } {
  const names = (isFormer && field.formerCells) || Object.keys(field.fields);
  let whole = true;
  const texts = packed === '' ? [] : packed.replace(/;$/, '').split(';');
  const rows = texts.slice(0, field.maxRows).map((text, key) => {
    const packedCells = text.split(',');
    const lacking = isFormer && field.formerCells ? 0 : (field.laterCells ?? 0);
    const linked = packedCells.length === names.length - lacking ? names.slice(0, packedCells.length) : names;
    if (packedCells.length !== linked.length) whole = false;
    const row = draftOfRow(field, {}, key);
    const cells = { ...row.cells };
    linked.forEach((name, index) => {
      const cellField = field.fields[name];
      const text = packedCells[index] === undefined ? null : decoded(packedCells[index]);
      const cell = text === null || !cellField ? null : unpackCell(cellField, text);
      if (cell === null) whole = false;
      else cells[name] = cell;
    });
    return { key, cells };
  });
  return { rows, whole: whole && texts.length <= field.maxRows };
}

function unpackInput(
  fields: Fields,
  parts: readonly string[],
  defaults: Draft,
  isFormer: boolean,
): { draft: Draft; used: number; missed: number } {
  const draft: Record<string, DraftValue> = { ...defaults };
  let used = 0;
  let missed = 0;
  for (const part of parts) {
    const split = part.indexOf('=');
    const name = part.slice(0, Math.max(split, 0));
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) {
      missed += 1;
      continue;
    }
    const packed = part.slice(split + 1);
    if (field.kind === 'rows') {
      const { rows, whole } = unpackRows(field, packed, isFormer);
      draft[name] = rows;
      used += 1;
      if (!whole) missed += 1;
      continue;
    }
    const text = decoded(packed);
    const cell = text === null ? null : unpackCell(field, text);
    if (cell === null) {
      missed += 1;
    } else {
      draft[name] = cell;
      used += 1;
    }
  }
  return { draft, used, missed };
}

/**
 * Opens a fragment (with or without its `#`), whatever it is. Returns null where it has no inputs at all: empty, or
 * the name of a place on the page. What cannot be used is left at its default and named in `wrong`.
 */
export function openFragment(fields: Fields, fragment: string): OpenedFragment | null {
  const text = fragment.replace(/^#/, '').slice(0, LONGEST_FRAGMENT);
  if (!text.includes('=')) return null;
  const parts = text.split('&').filter((part) => part !== '');
  const version = Number(parts.find((part) => /^v=\d+$/.test(part))?.slice(2));
  const cameFrom = `${CAME}=`;
  const own = parts.filter((part) => !['v=', 'pin=', `${RULES}=`, cameFrom].some((start) => part.startsWith(start)));
  const isFormer = version === 1;
  const defaults = startingDraft(fields, version);
  const { draft, used, missed } = unpackInput(fields, own, defaults, isFormer);
  let pinsMissed = 0;
  const pinTexts = parts.filter((part) => part.startsWith('pin=')).map((part) => decoded(part.slice(4)));
  const pins = pinTexts.slice(0, MOST_PINS).flatMap((pin) => {
    if (pin === null) {
      pinsMissed += 1;
      return [];
    }
    const opened = unpackInput(
      fields,
      pin.split('&').filter((part) => part !== ''),
      defaults,
      isFormer,
    );
    pinsMissed += opened.missed;
    return [opened.draft];
  });
  const cut = fragment.replace(/^#/, '').length > LONGEST_FRAGMENT || pinTexts.length > MOST_PINS;
  const missedAny = missed + pinsMissed > 0 || cut;
  const isKnown = version >= 1 && version <= Number(VERSION);
  const wrong = !isKnown ? 'version' : !missedAny ? 'nothing' : used + pins.length === 0 ? 'all' : 'some';
  const meant = [...own.map((part) => part.split('=', 1)[0] ?? ''), ...formerNames(fields, version)];
  const came = decoded(parts.find((part) => part.startsWith(cameFrom))?.slice(cameFrom.length) ?? '') || null;
  const rules = rulesPart.exec(text)?.[2] ?? null;
  return { draft, pins, meant, came, rules, wrong };
}

/** Returns whether two fragments bring back the same inputs, in whatever order and whatever the rules they were made under. */
export function isSameLink(fields: Fields, one: string, other: string): boolean {
  const [a, b] = [one, other].map((fragment) => {
    const opened = openFragment(fields, fragment);
    if (!opened) return JSON.stringify([defaultDraft(fields), [], [], null, 'nothing']);
    const { draft, pins, meant, came, wrong } = opened;
    // A date that follows the visitor's calendar is held only where the link names it.
    const held = Object.keys(fields).filter((name) => 'today' in (fields[name] as Field) && meant.includes(name));
    return JSON.stringify([draft, pins, held, came, wrong]);
  });
  return a === b;
}
