import { type CalculatorId, entryOf } from '@/content/catalogue';
import { countedTogether } from '@/content/counted-together';
import { type Asked, askedOf, perOfLabel } from '@/content/questions/asked';
import { type Means, meaningOf } from '@/content/questions/meanings';
import type { AskedChoice, AskedFigure } from '@/lib/asked';
import {
  type AnyCalculator,
  type AnyRow,
  defaultInput,
  type Field,
  isNumberField,
  type RowsField,
  type SimpleField,
} from '@/lib/calculator';
import type { FillBox, FillChoice, FillForm, Needs } from '@/lib/fill/form';
import { figuresOf, kindOf, labelWords } from './label-words';
import { builtIds, loadCalculator } from './load';

/** A field, or a cell of rows, by its path: "loan", "lots.cost". */
interface Place {
  readonly name: string;
  readonly field: SimpleField;
  readonly label: string;
  readonly cell?: number;
}

/** Returns the field at a path; throws where the form has none. */
function placeAt(id: CalculatorId, { fields }: AnyCalculator, path: string): Place {
  const [name = '', cell] = path.split('.');
  const field = fields[name];
  if (field && field.kind !== 'rows' && cell === undefined) return { name, field, label: field.label };
  if (field?.kind === 'rows' && cell !== undefined) {
    const index = Object.keys(field.fields).indexOf(cell);
    const own = field.fields[cell];
    if (own) return { name, field: own, label: own.label, cell: index };
  }
  throw new Error(`${id} has no field ${path}`);
}

/** Returns the choices that show a field, by their values; what shows it on other terms is left out. */
export function needsOf(field: { readonly showIf?: unknown }): Needs | undefined {
  const conditions = Object.entries((field.showIf ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : [value];
    const isPlain = values.every((each) => typeof each === 'string' || typeof each === 'boolean');
    return isPlain ? [[name, values.map(plainValue)] as const] : [];
  });
  return conditions.length > 0 ? Object.fromEntries(conditions) : undefined;
}

/** Returns a choice's value as links have it. */
export const plainValue = (value: unknown) => (value === true ? '1' : value === false ? '0' : String(value ?? ''));

/** Returns the choices that show a box which the form does not show at the start. */
function shownBy(needs: Needs, starts: Readonly<Record<string, string>>): Pick<FillBox, 'with'> {
  const other = Object.entries(needs).flatMap(([name, [first = '', ...rest]]) =>
    [first, ...rest].includes(starts[name] ?? '') ? [] : [[name, first] as const],
  );
  return other.length > 0 ? { with: Object.fromEntries(other) } : {};
}

/** Returns the box with the switches of its own row that show it, and the choices that its page names, by the place of their cells. */
function withOfRow(box: FillBox, field: Field | undefined): FillBox {
  if (field?.kind !== 'rows' || box.cell === undefined) return box;
  const names = Object.keys(field.fields);
  const { with: given = {}, ...rest } = box;
  const own = needsOf(Object.values(field.fields)[box.cell] ?? {}) ?? {};
  const switches = Object.entries(own).flatMap(([name, values]) =>
    String(values) === '1' && field.fields[name]?.default === false ? [[name, '1'] as const] : [],
  );
  const inRow = Object.entries(given).flatMap(([path, value]) => {
    const [, cell] = path.split('.');
    return cell ? [[cell, plainValue(value)] as const] : [];
  });
  const others = Object.entries(given).filter(([path]) => !path.includes('.'));
  const besides = [...switches, ...inRow].map(([name, value]) => [names.indexOf(name), value] as const);
  return {
    ...rest,
    ...(others.length > 0 && { with: Object.fromEntries(others) }),
    ...(besides.length > 0 && { besides }),
  };
}

/** Returns the words of a page's own name, as alternatives of a regular expression. */
const ownWords = (id: CalculatorId) =>
  (
    entryOf(id)
      .title.toLowerCase()
      .match(/\b[a-z]+\b/g) ?? []
  )
    .filter((word, _, all) => word !== 'calculator' && (word !== 'tax' || all.length < 4))
    .join('|');

/** Whether a whole number is one of years, as "10 years", by its unit or by its label: "Years of cover paid for". */
const isInYears = (field: SimpleField) =>
  field.kind === 'whole' &&
  (/^(?:years?|yrs?)$/i.test(field.unit ?? '') || (!field.unit && /^years? /i.test(field.label)));

/** Returns the box at a place for what it asks. */
function boxAt({ name, field, label, cell }: Place, entry: AskedFigure<Means>): FillBox {
  const { means, words, only, ...own } = entry;
  const meaning = meaningOf(means);
  return {
    ...meaning,
    ...boundsOf(field),
    ...own,
    // A narrower least value of a box is in its own time.
    ...(own.from !== undefined && own.per === 'month' && meaning.kind === 'money' && { from: own.from * 12 }),
    name,
    label,
    words: words ? (only ? words : `${words}|${meaning.words}`) : meaning.words,
    ...(cell !== undefined && { cell }),
    ...(meaning.kind === 'duration' && isInYears(field) && { inYears: true as const }),
    ...(field.kind === 'month' && { month: true as const }),
    ...(field.kind === 'choice' && { oneOf: field.options.map(({ value }) => value) }),
  };
}

const ageBands = [
  [0, 'below60'],
  [60, 'senior'],
  [80, 'verySenior'],
] as const;

function choiceAt(id: CalculatorId, { name, field, label, cell }: Place, { options, ...own }: AskedChoice): FillChoice {
  const known = field.kind === 'choice' ? field.options.map((option) => [option.value, option.label] as const) : [];
  const labels = new Map<string, string>(
    field.kind === 'yesNo'
      ? [
          ['true', 'Yes'],
          ['false', 'No'],
        ]
      : known,
  );
  for (const value of Object.keys(options)) if (!labels.has(value)) throw new Error(`${id}: ${name} has no ${value}`);
  const ages = ageBands.filter(([, value]) => labels.has(value));
  return {
    ...own,
    name,
    label,
    options: Object.entries(options).map(([value, words]) => [value, words, labels.get(value) ?? value] as const),
    ...(cell !== undefined && { cell }),
    ...(ages.length > 1 && { ages }),
  };
}

/** Returns the first row of a list as links have it, its cells in order: the rows that the form begins with are replaced. */
export function newCells(field: RowsField, calculator: AnyCalculator): string[] {
  const [list = ''] = Object.entries(calculator.fields).find(([, each]) => each === field) ?? [];
  const row: AnyRow = field.newRow?.({ ...defaultInput(calculator.fields), [list]: [] }) ?? {};
  return Object.entries(field.fields).map(([name, cell]) => {
    const value = row[name] ?? cell.default;
    return value === null || value === undefined
      ? ''
      : value === true
        ? '1'
        : value === false
          ? '0'
          : encodeURIComponent(String(value));
  });
}

/** Returns the bounds of a field, days as numbers. */
function boundsOf(field: SimpleField): Pick<FillBox, 'min' | 'max'> {
  const dayOf = (day: string | undefined) => (day ? Date.parse(day) / 86_400_000 : undefined);
  if (isNumberField(field)) return { min: field.min, max: field.max };
  return field.kind === 'date' || field.kind === 'month' ? { min: dayOf(field.min), max: dayOf(field.max) } : {};
}

/** Returns the box of a field that no table names, for the words of its label. */
function boxOfLabel({ name, field, label, cell }: Place, words: string): FillBox | undefined {
  const kind = kindOf(field);
  if (!kind) return undefined;
  const per = kind === 'money' ? perOfLabel(label) : undefined;
  const bounds = boundsOf(field);
  return {
    name,
    label,
    kind,
    words,
    rare: true,
    from: kind === 'money' ? Math.max(1, bounds.min ?? 1) : (bounds.min ?? 0),
    to: bounds.max ?? 0,
    ...bounds,
    ...(per && { per }),
    ...(cell !== undefined && { cell }),
    ...(kind === 'duration' && isInYears(field) && { inYears: true as const }),
    ...(field.kind === 'month' && { month: true as const }),
  };
}

/** Returns the first place of a form that asks for the same as this one, where there are several. */
function likeOf(tabled: Asked, means: Means): Pick<FillBox, 'like'> {
  const [first, second] = Object.keys(tabled).filter((path) => {
    const entry = tabled[path];
    return entry && 'means' in entry && entry.means === means;
  });
  return second === undefined ? {} : { like: first };
}

/** Returns the cells of the same row that show a cell, by their paths. */
function showingCells(list: string, field: SimpleField): Pick<FillBox, 'with'> {
  const shown = Object.entries(needsOf(field) ?? {}).map(([cell, [first = '']]) => [`${list}.${cell}`, first] as const);
  return shown.length > 0 ? { with: Object.fromEntries(shown) } : {};
}

/** Whether all that shows a field are choices of its form. */
const isPlainlyShown = (field: { readonly showIf?: object }) =>
  Object.keys(field.showIf ?? {}).length === Object.keys(needsOf(field) ?? {}).length;

/** Returns what a search needs to know of a calculator's form. */
async function searchFieldsOf(id: CalculatorId): Promise<FillForm> {
  const calculator = await loadCalculator(id);
  const boxes: FillBox[] = [];
  const choices: FillChoice[] = [];
  const rows: Record<string, string[]> = {};
  const starts: Record<string, string> = {};
  const defaults = defaultInput(calculator.fields);
  const tabled = askedOf(id, calculator.fields);
  const put = (name: string, box: FillBox) => {
    const field = calculator.fields[name];
    const needs = field ? needsOf(field) : undefined;
    for (const other of Object.keys(needs ?? {})) starts[other] = plainValue(defaults[other]);
    const placed = withOfRow(box, field);
    boxes.push(needs ? { ...shownBy(needs, starts), ...placed, needs } : placed);
    if (field?.kind === 'rows') rows[name] = newCells(field, calculator);
  };
  for (const [path, entry] of Object.entries(tabled)) {
    const place = placeAt(id, calculator, path);
    if (!('options' in entry)) {
      put(place.name, { ...boxAt(place, entry), ...likeOf(tabled, entry.means) });
      continue;
    }
    const field = calculator.fields[place.name];
    const needs = field ? needsOf(field) : undefined;
    for (const name of Object.keys(needs ?? {})) starts[name] = plainValue(defaults[name]);
    choices.push({ ...choiceAt(id, place, entry), ...(needs && { needs }) });
    if (field?.kind === 'rows') rows[place.name] = newCells(field, calculator);
  }
  const known: Record<string, string> = {};
  for (const path of Object.keys(tabled)) {
    const { name, cell } = placeAt(id, calculator, path);
    const isHere = (each: { readonly name: string; readonly cell?: number }) =>
      each.name === name && each.cell === cell;
    const choice = choices.find(isHere);
    known[path] = choice ? choice.options.map(([, words]) => words).join('|') : (boxes.find(isHere)?.words ?? '');
  }
  // Words for whose or which a figure is tell no box from another.
  boxes.forEach(({ side }, index) => {
    if (side) known[`side ${index}`] = side;
  });
  // … and a word of the page's own name is everywhere: "property 50 lakh" are no arrears of property tax.
  const words = labelWords(calculator, { ...known, own: ownWords(id) });
  for (const { path } of figuresOf(calculator)) {
    const own = words.get(path);
    if (!own) continue;
    const place = placeAt(id, calculator, path);
    const index = boxes.findIndex(({ name, cell }) => name === place.name && cell === place.cell);
    const box = boxes[index];
    if (box) boxes[index] = { ...box, words: `${box.words}|${own}` };
    else if (path in tabled || !isPlainlyShown(place.field)) continue;
    else {
      const derived = boxOfLabel(place, own);
      const inRow = place.cell === undefined ? {} : showingCells(place.name, place.field);
      if (derived && isPlainlyShown(calculator.fields[place.name] ?? {})) put(place.name, { ...derived, ...inRow });
    }
  }
  const together = countedTogether[id];
  return { boxes, choices, rows, starts, own: ownWords(id), ...(together && { together }) };
}

/** Returns what a search needs to know of every built calculator's form, by id. For the server and tests. */
export async function searchFields(): Promise<Readonly<Record<string, FillForm>>> {
  const all = await Promise.all(builtIds().map(async (id) => [id, await searchFieldsOf(id)] as const));
  return Object.fromEntries(all.filter(([, { boxes, choices }]) => boxes.length + choices.length > 0));
}
