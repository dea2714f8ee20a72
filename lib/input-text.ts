/** Inputs as people read them: for print, plain-text copies, comparison and spreadsheets. */
import {
  type AnyForm,
  type AnyInput,
  type AnyRow,
  type AnyValue,
  type Field,
  isShown,
  type SimpleField,
  setOnDay,
} from './calculator';
import { valueText } from './value-text';

/** One input of a result, as label and text; a list of rows gives one line for each row. */
export interface InputLine {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

function rowText(fields: Readonly<Record<string, SimpleField>>, row: AnyRow): string {
  return Object.entries(fields)
    .filter(([name, field]) => isShown(field, row) && row[name] !== '')
    .map(([name, field]) => `${field.label}: ${valueText(field, row[name] ?? null)}`)
    .join('; ');
}

function linesOf(name: string, field: Field, value: AnyValue): InputLine[] {
  if (field.kind !== 'rows') return [{ path: name, label: field.label, text: valueText(field, value) }];
  return (value as readonly AnyRow[]).map((row, index) => ({
    path: `${name}.${index}`,
    label: `${field.label} ${index + 1}`,
    text: rowText(field.fields, row),
  }));
}

/** Returns every shown input in the order of the form. */
export function inputLines(form: AnyForm, input: AnyInput): InputLine[] {
  return form.groups.flatMap((group) =>
    group.fields.flatMap((name) => {
      const field = form.fields[name];
      return field && isShown(field, input) ? linesOf(name, field, input[name] as AnyValue) : [];
    }),
  );
}

/**
 * Returns the shown inputs that differ from the form's defaults, in the order of the form. A list of rows that differs is given whole,
 * an emptied one as '–'. The visitor's own day, filled in by the browser, is no change: pass it as `today`.
 */
export function changedInputLines(form: AnyForm, input: AnyInput, today = ''): InputLine[] {
  return form.groups.flatMap((group) =>
    group.fields.flatMap((name) => {
      const field = form.fields[name];
      const value = input[name];
      if (!field || value === undefined || !isShown(field, input)) return [];
      if (field.default === '' && value === setOnDay(field, today)) return [];
      const lines = linesOf(name, field, value);
      const isSame = JSON.stringify(lines) === JSON.stringify(linesOf(name, field, field.default as AnyValue));
      if (isSame) return [];
      return lines.length > 0 ? lines : [{ path: name, label: field.label, text: '–' }];
    }),
  );
}

/** Whether a value says nothing: empty, nought, "No" or a list without rows. */
const isNothing = (value: AnyValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === false || String(value) === '';

/** Whether every shown input is at its default, or at what the browser set it to on that day: the answer is the page's own example. */
export function isExampleInput(form: AnyForm, input: AnyInput, today: string): boolean {
  return changedInputLines(form, input, today).every(({ path }) => {
    const field = form.fields[path];
    return field !== undefined && input[path] === setOnDay(field, today);
  });
}

/**
 * Returns the inputs that an answer rests on, in the order of the form: of the questions in sight also those at their defaults, of those behind
 * "More details" the changed ones, or with `whole` all. What is at a default of nothing is left out, and so is the visitor's own day.
 */
export function countedInputLines(form: AnyForm, input: AnyInput, today: string, whole = false): InputLine[] {
  const changed = changedInputLines(form, input, today);
  const changedNames = new Set(changed.map(({ path }) => path.split('.')[0]));
  const inSight = new Set(form.groups.flatMap(({ more, fields }) => (more && !whole ? [] : fields)));
  return form.groups.flatMap(({ fields }) =>
    fields.flatMap((name) => {
      const field = form.fields[name];
      const value = input[name];
      if (!field || !isShown(field, input)) return [];
      if (changedNames.has(name)) return changed.filter(({ path }) => path.split('.')[0] === name);
      const isOwnDay = field.default === '' && value !== '';
      return inSight.has(name) && !isNothing(value) && !isOwnDay ? linesOf(name, field, value as AnyValue) : [];
    }),
  );
}
