/** A form while the figures of a search are put into it. */
import { encoded, VERSION } from '../fragment-of-values';
import { type Allowed, alsoShowing, plainValue } from './choices';
import type { FillBox, FilledIn, FillForm, Needs } from './form';

export interface Sheet {
  readonly form: FillForm;
  readonly values: Record<string, string>;
  readonly rows: Record<string, string[][]>;
  /** What was put in, with its place among the figures of the search, and its box where it is no choice. */
  readonly places: (FilledIn & { readonly order: number; readonly box?: FillBox })[];
  /** By figure, the box that it went into. */
  readonly placed: Map<number, FillBox>;
  readonly taken: Set<FillBox>;
  allowed: Allowed;
}

export const emptySheet = (form: FillForm): Sheet => ({
  form,
  values: {},
  rows: {},
  places: [],
  placed: new Map(),
  taken: new Set(),
  allowed: new Map(),
});

const timeText = (day: number) => new Date(day * 86_400_000).toISOString();

/** Returns the cells of a row; rows before it are made as new ones. */
export function cellsAt({ rows, form }: Sheet, name: string, row: number): string[] {
  const list = rows[name] ?? [];
  rows[name] = list;
  while (list.length <= row) list.push([...(form.rows[name] ?? [])]);
  return list[row] as string[];
}

/** Puts a value into a box; figures of a box that adds up are summed. */
export function put(sheet: Sheet, box: FillBox, value: number, order: number, row = 0): void {
  const { values } = sheet;
  const written = box.kind === 'date' ? timeText(value).slice(0, box.month ? 7 : 10) : String(value);
  const sum = box.adds ? Number(values[box.name] ?? 0) : 0;
  if (box.cell === undefined) values[box.name] = sum > 0 ? String(sum + value) : written;
  else {
    const cells = cellsAt(sheet, box.name, row);
    cells[box.cell] = written;
    for (const [cell, other] of box.besides ?? []) cells[cell] = other;
  }
  sheet.places.push({
    name: box.name,
    label: box.label,
    kind: box.kind,
    value: box.inYears ? value * 12 : value,
    ...(box.kind === 'date' && { text: written }),
    order,
    box,
  });
}

/** Marks a box as the one of a figure. */
export function take(sheet: Sheet, box: FillBox, figure: number): void {
  sheet.placed.set(figure, box);
  sheet.taken.add(box);
  sheet.allowed = alsoShowing(box, sheet.allowed) ?? sheet.allowed;
}

/** Puts in the choices that show the boxes with figures. */
export function showBoxes({ allowed, form, placed, values }: Sheet): void {
  for (const [name, showing] of allowed) {
    if (showing.includes(form.starts[name] ?? '')) continue;
    const own = [...placed.values()].flatMap((box) => plainValue(box.with?.[name] ?? ''));
    values[name] = own.find((value) => showing.includes(value)) ?? showing[0] ?? '';
  }
}

/** Returns whether what a box or choice needs to be shown holds. */
export const isShowing = ({ values, form }: Pick<Sheet, 'values' | 'form'>, needs: Needs): boolean =>
  Object.entries(needs).every(([name, showing]) => showing.includes(values[name] ?? form.starts[name] ?? ''));

/** Empties the boxes of the example that would count together with the figures of a search: no amount that nobody said adds to them. */
export function emptyExample(sheet: Sheet): void {
  const { form, values, rows } = sheet;
  const isFilled = (name: string) => values[name] !== undefined || rows[name] !== undefined;
  const isShown = (name: string) => isShowing(sheet, form.boxes.find((box) => box.name === name)?.needs ?? {});
  const put = (name: string, value: number) => {
    if (!isFilled(name) && isShown(name)) values[name] = form.rows[name] ? '' : String(value);
  };
  for (const { of, nothing, difference } of form.together ?? []) {
    if (!of.some(isFilled)) continue;
    for (const name of nothing) if (name !== difference?.name) put(name, 0);
    if (difference)
      put(difference.name, Number(values[difference.of] ?? 0) - Number(values[difference.less ?? ''] ?? 0));
  }
}

/** Returns the address after `#` that fills the form in. */
export function fragmentOf({ values, rows }: Sheet): string {
  const own = Object.entries(values).map(([name, value]) => `${name}=${encoded(value)}`);
  // Cells are figures, days and names of choices. The last row has a value.
  const listed = Object.entries(rows).map(
    ([name, list]) => `${name}=${list.map((cells) => cells.join(',')).join(';')}`,
  );
  return [`v=${VERSION}`, ...own, ...listed].join('&');
}
