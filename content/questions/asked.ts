import type { CalculatorId } from '@/content/catalogue';
import type { AskedChoice, AskedFields, AskedFigure } from '@/lib/asked';
import type { Field, SimpleField } from '@/lib/calculator';
import { askedAlike } from './asked-alike';
import { type MeaningId, type Means, meaningOf } from './meanings';
import { pagesA } from './pages-a';
import { pagesB } from './pages-b';

/** What each page says besides, or otherwise than, its questions' labels: which figure goes into which box. */
const ofPages: Readonly<Partial<Record<CalculatorId, AskedFields<MeaningId>>>> = { ...pagesA, ...pagesB };

/** What a form asks for, by field, the cells of rows as "lots.cost". */
export type Asked = Readonly<Record<string, AskedFigure<Means> | AskedChoice>>;

/** Returns the time that a label counts an amount by. */
export function perOfLabel(label: string): 'month' | 'year' | undefined {
  if (/(?:a|per|every|each) month|\bmonthly/i.test(label)) return 'month';
  return /(?:a|per|every|each|of the|in the) year\b|\byearly|\bannual/i.test(label) ? 'year' : undefined;
}

/** Returns what a question asks for on every page, of a choice the options that this one has; undefined where no page says. */
function alike(field: SimpleField): AskedFigure<Means> | AskedChoice | undefined {
  const values =
    field.kind === 'choice' ? field.options.map(({ value }) => value) : field.kind === 'yesNo' ? ['true', 'false'] : [];
  const shared = askedAlike[field.label];
  const entry = typeof shared === 'function' ? shared(values) : shared;
  if (entry === undefined || field.retired) return undefined;
  if (typeof entry === 'string' || 'means' in entry) {
    if (values.length > 0) return undefined;
    return typeof entry === 'string' ? { means: entry } : entry;
  }
  const options = Object.entries(entry.options).filter(([value]) => values.includes(value));
  return options.length > 0 ? { ...entry, options: Object.fromEntries(options) } : undefined;
}

/** Returns what a question asks for, with what its page adds. */
function joined(entry: AskedFields<MeaningId>[string], field: SimpleField): Asked[string] {
  if (typeof entry === 'string') return { means: entry };
  if ('options' in entry || 'means' in entry) return entry;
  const shared = alike(field);
  if (!shared || 'options' in shared) throw new Error(`No page asks for “${field.label}” alike`);
  const words = entry.only ? entry.words : [entry.words, shared.words].filter(Boolean).join('|');
  return { ...shared, ...entry, ...(words && { words }) };
}

/** Returns an amount with the time that it is counted by: the page's, the label's, or what its meaning is usually asked by. */
function withTime(asked: Asked[string], { label }: SimpleField): Asked[string] {
  if ('options' in asked) return asked;
  const meaning = meaningOf(asked.means);
  const per = asked.per ?? (meaning.kind === 'money' ? (perOfLabel(label) ?? meaning.per) : undefined);
  return { ...asked, ...(per && { per }) };
}

/** Returns what a form asks for: first what its page says, in that order, then what its labels say on every page. */
export function askedOf(id: CalculatorId, fields: Readonly<Record<string, Field>>): Asked {
  const places = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, SimpleField][] =>
      field.kind === 'rows'
        ? Object.entries(field.fields).map(([cell, own]) => [`${name}.${cell}`, own])
        : [[name, field]],
    ),
  );
  const own = ofPages[id] ?? {};
  const asked: Record<string, Asked[string]> = {};
  for (const [path, entry] of Object.entries(own)) {
    const field = places[path];
    if (!field) throw new Error(`${id} has no field ${path}`);
    asked[path] = withTime(joined(entry, field), field);
  }
  // Of questions that a form asks twice, once for each line of a list, the first is meant.
  const labels = new Set(Object.keys(asked).map((path) => places[path]?.label));
  for (const [path, field] of Object.entries(places)) {
    const shared = path in own || labels.has(field.label) ? undefined : alike(field);
    if (shared) asked[path] = withTime(shared, field);
    if (shared) labels.add(field.label);
  }
  return asked;
}
