/** Which questions of a calculator the draws of its second computations leave alone. */
import type { Field, Fields } from '@/lib/calculator';

/** A value of a question that some draw had. */
export interface Varied {
  readonly questions: string;
  readonly path: string;
  readonly value: string;
}

/** Returns what names a calculator by its questions: no two have the same ones. */
export const idOfQuestions = (fields: Fields): string => Object.keys(fields).join();

/** Of a list of states or months that draws left out in part, no more than these are named. */
const mostNamed = 6;

/** Returns what was not varied of one question, as a line: options that no draw chose, or the one value that all had; null where nothing. */
function missing(path: string, field: Field, values: ReadonlySet<string>): string | null {
  if (field.kind === 'text' || field.kind === 'rows') return null;
  if (field.kind === 'choice') {
    const never = field.options.map(({ value }) => String(value)).filter((value) => !values.has(value));
    if (never.length === 0) return null;
    return `${path} without ${never.length > mostNamed ? `${never.length} of ${field.options.length}` : never.join(', ')}`;
  }
  if (values.size > 1) return null;
  const [only] = values;
  return only === undefined ? `${path} never asked` : `${path} always ${only === '' ? 'empty' : only}`;
}

/** Returns what the draws leave alone of a calculator, one line for each question. */
export function leftAlone(fields: Fields, varied: readonly Varied[]): string[] {
  const questions = idOfQuestions(fields);
  const values = new Map<string, Set<string>>();
  for (const each of varied) {
    if (each.questions !== questions) continue;
    const known = values.get(each.path) ?? new Set();
    values.set(each.path, known.add(each.value));
  }
  const of = (path: string, field: Field) => missing(path, field, values.get(path) ?? new Set()) ?? [];
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'rows'
      ? Object.entries(field.fields).flatMap(([cell, each]) => of(`${name}.${cell}`, each))
      : of(name, field),
  );
}
