/** Notes what the draws of the second computations vary, as lines of JSON in the file named by VARIED: scripts/left-alone.ts reads them. */
import { appendFileSync } from 'node:fs';
import { type AnyInput, type Fields, isShown } from '@/lib/calculator';
import { idOfQuestions } from '@/scripts/left-alone/varied';

/** As many values of a question are noted in each test file: more than any but a list of months or states has. */
const mostValues = 40;
const seen = new Map<string, Set<string>>();

/** Notes a value of a question or a cell, named as in a link: `lots.paid`. */
function note(questions: string, path: string, value: unknown): void {
  const known = seen.get(`${questions} ${path}`) ?? new Set();
  seen.set(`${questions} ${path}`, known);
  const text = String(value);
  if (known.size >= mostValues || known.has(text)) return;
  known.add(text);
  appendFileSync(process.env.VARIED ?? '', `${JSON.stringify({ questions, path, value: text })}\n`);
}

/** Notes the values of an input that count; does nothing unless VARIED names a file. */
export function noteVaried(fields: Fields, input: AnyInput): void {
  if (!process.env.VARIED) return;
  const questions = idOfQuestions(fields);
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, input)) continue;
    if (field.kind !== 'rows') note(questions, name, input[name]);
    else
      for (const row of input[name] as readonly AnyInput[])
        for (const cell of Object.keys(field.fields)) note(questions, `${name}.${cell}`, row[cell]);
  }
}
