/**
 * What a page asks for where it refuses an input is entered as the sentence says: the sentence must then be gone. Inputs are drawn within
 * bounds; a value is tried in each box that the sentence marks and that takes its kind. What is named as the most or the least must be so: just
 * beyond it is refused. LONG=1 draws more. Bounds of boxes are followed too.
 */
import fc from 'fast-check';
import { troubleTexts } from '@/components/calculator/trouble-texts';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  defaultInput,
  isNumberField,
  isShown,
  type Problem,
  type SimpleField,
  type SimpleValue,
} from '@/lib/calculator';
import { addDays, addMonths } from '@/lib/calendar';
import { draftOf, readDraft } from '@/lib/read-input';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { anyInput } from '../any-input';
import { runs } from '../runs';

const ids = builtIds();
const drawn = runs(120, 1_500);
const seed = 20_261_129;
/** How often each kind of sentence of a calculator is followed at most. */
const mostOfKind = process.env.LONG ? 60 : 12;

const value =
  '(₹[\\d,.]*\\d(?: lakh| crore)?|\\d{1,2} [A-Z][a-z]+ \\d{4}|[A-Z][a-z]+ \\d{4}|\\d{4}-\\d{2}|[\\d.]*\\d%|\\d+ years?(?: \\d+ months?)?|\\d+ months?|\\d[\\d,]*(?:\\.\\d+)?)';
/** Where a sentence names what would be taken: the words just before the value. */
const asking = [
  `\\b(?:[Ee]nter|[Cc]hoose|[Aa]sk for|[Ss]et it|[Ss]et the time)(?: (?:a|an|at|most|least|EMI|of|date|day|tenure|to|from|for))* ${value}`,
  `\\bat (?:most|least) ${value}`,
  `\\b(?:possible|filed|filed only after the year has ended,|paid only|has ended,) (?:until|from) ${value}`,
  `\\b(?:on or after|You can withdraw from|can be taken from|can close the account from|must be made from|list has rates from|post-office rates from) ${value}`,
  `\\b(?:Enter a|must be made|filed|file a return)\\b[^.]* from \\d{1,2} [A-Z][a-z]+ \\d{4}(?:, the day of the first one,)? to ${value}`,
].map((source) => new RegExp(source, 'g'));

/** Figures that are no value for one of the boxes that the sentence marks: what is counted is named, and what to enter after it. */
const excused: readonly RegExp[] = [
  // The least of the first year; the box holds that of a whole year.
  /open the account with at least ₹500 \(/,
  // The least and the most of the loan; the boxes are the EMI and what else makes the loan.
  /A loan here is at (?:least|most) ₹[\d,]+/,
  // The most of the deposit; the box is what it is to become.
  /a deposit of ₹[\d,]+, and a tax-saving deposit takes at most ₹[\d,]+/,
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const monthIn = (name = '') => String(months.indexOf(name.slice(0, 3)) + 1).padStart(2, '0');
const numberIn = (text: string) => Number(text.replace(/[₹,%]| lakh| crore/g, ''));

/** Returns the value that a text names for a field; undefined where the field takes no such value. */
function valueFor(field: SimpleField, text: string): SimpleValue | undefined {
  const day = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text);
  const month = /^([A-Z][a-z]+) (\d{4})$/.exec(text);
  const span = /^(?:(\d+) years?)?(?: ?(\d+) months?)?$/.exec(text);
  switch (field.kind) {
    case 'date':
      return day ? `${day[3]}-${monthIn(day[2])}-${day[1]?.padStart(2, '0')}` : undefined;
    case 'month':
      return month ? `${month[2]}-${monthIn(month[1])}` : undefined;
    case 'money':
      if (text === '0') return 0;
      return text.startsWith('₹')
        ? numberIn(text) * (text.endsWith(' crore') ? 1_00_00_000 : text.endsWith(' lakh') ? 1_00_000 : 1)
        : undefined;
    case 'percent':
      return text.endsWith('%') ? numberIn(text) : undefined;
    case 'duration':
      return span?.[0] ? Number(span[1] ?? 0) * 12 + Number(span[2] ?? 0) : undefined;
    case 'whole':
    case 'decimal':
      return /^[\d,.]+$/.test(text) ? numberIn(text) : undefined;
    case 'choice':
      return field.options.find((option) => option.value === text)?.value;
    default:
      return undefined;
  }
}

/** Returns the sentence without its figures, days and names of months; financial years stay. */
const kindOf = (text: string) =>
  text
    .replace(/\d{4}-\d{2}|[\d,.−]+/g, (found) => (/^\d{4}-/.test(found) ? found : '#'))
    .replace(/\b[A-Z][a-z]{2} (?=#)/g, '');

/** One box that a problem marks: its field, whether it is shown, and the input with another value in it. */
interface Box {
  readonly field: SimpleField;
  readonly isShown: boolean;
  readonly holding: (next: SimpleValue) => AnyInput;
}

function boxAt({ fields }: AnyCalculator, input: AnyInput, path: string): Box | 'list' | null {
  const [name = '', place, cell] = path.split('.');
  const field = fields[name];
  if (!field) return null;
  if (field.kind !== 'rows') {
    return { field, isShown: isShown(field, input), holding: (next) => ({ ...input, [name]: next }) };
  }
  const rows = input[name] as readonly AnyRow[];
  const row = rows[Number(place)];
  const cellField = cell === undefined ? undefined : field.fields[cell];
  if (!cellField || !row) return isShown(field, input) ? 'list' : null;
  return {
    field: cellField,
    isShown: isShown(field, input) && isShown(cellField, row),
    holding: (next) => ({
      ...input,
      [name]: rows.map((each) => (each === row ? { ...each, [cell as string]: next } : each)),
    }),
  };
}

/** Returns what comes of a sentence once a value that it names is entered: '' where it is gone, else what is still said. */
function follow(calculator: AnyCalculator, input: AnyInput, problem: Problem, text: string): string | null {
  const { fields } = calculator;
  let said: string | null = null;
  for (const path of problem.fields) {
    const box = boxAt(calculator, input, path);
    if (!box || box === 'list' || !box.isShown) continue;
    const next = valueFor(box.field, text);
    if (next === undefined) continue;
    const { input: read, faults } = readDraft(fields, draftOf(fields, box.holding(next)));
    if (faults.length > 0) {
      said = `${path}: ${faults.map(troubleTexts.fault).join(' ')}`;
      continue;
    }
    const still = (calculator.check?.(read) ?? []).find(
      (each) => kindOf(each.text) === kindOf(problem.text) && each.fields[0] === problem.fields[0],
    );
    if (!still) return '';
    said = `${path}: ${still.text}`;
  }
  return said;
}

/** Returns the value just beyond one that is named: a rupee, a day, a month or a unit less or more. */
function beyond(field: SimpleField, next: SimpleValue, by: 1 | -1): SimpleValue | undefined {
  if (field.kind === 'date') return addDays(next as string, by);
  if (field.kind === 'month') return addMonths(next as string, by);
  if (field.kind === 'percent') return roundHalfAwayFromZero(Number(next) + by / 100, 2);
  return isNumberField(field) ? Number(next) + by : undefined;
}

/** Sentences on what several deposits of a year make together: with less in one of them the others may be enough. */
const ofSeveral = /^(?:To revive the account|A year’s deposits must be)/;

/** Returns which way from a named value is refused: more than the most, less than the least; null where the sentence does not say. */
function refusedSide(match: RegExpMatchArray): 1 | -1 | null {
  const before = match[0].slice(0, match[0].length - (match[1] ?? '').length);
  const after = (match.input ?? '').slice((match.index ?? 0) + match[0].length);
  if (/\b(?:at most|until|to) $/.test(before)) return 1;
  return /\b(?:at least|from|on or after) $/.test(before) || /^ or (?:more|later|a higher)/.test(after) ? -1 : null;
}

/** Returns the input with what is just beyond a named value in the first marked box that takes it; null where none does. */
function beside(calculator: AnyCalculator, input: AnyInput, { fields }: Problem, text: string, side: 1 | -1) {
  for (const path of fields) {
    const box = boxAt(calculator, input, path);
    if (!box || box === 'list' || !box.isShown) continue;
    const value = valueFor(box.field, text);
    const next = value === undefined ? undefined : beyond(box.field, value, side);
    if (next !== undefined) return box.holding(next);
  }
  return null;
}

describe.each(ids)('what %s refuses', (id) => {
  let calculator: AnyCalculator;
  const refused: { readonly input: AnyInput; readonly problem: Problem }[] = [];

  beforeAll(async () => {
    calculator = await loadCalculator(id);
    const { fields, presets = [] } = calculator;
    const golden = await loadGolden(id);
    const known = [{}, ...presets.map((each) => each.input), ...golden.map((each) => each.input)].map(
      (changes) => readDraft(fields, draftOf(fields, { ...defaultInput(fields), ...(changes as AnyInput) })).input,
    );
    for (const input of [...known, ...fc.sample(anyInput(fields, known), { numRuns: drawn, seed })]) {
      for (const problem of calculator.check?.(input) ?? []) refused.push({ input, problem });
    }
  });

  /** Returns each value that a sentence names, a kind of sentence not too often. */
  function named(): { readonly input: AnyInput; readonly problem: Problem; readonly match: RegExpMatchArray }[] {
    const times = new Map<string, number>();
    return refused.flatMap(({ input, problem }) => {
      const kind = kindOf(problem.text);
      times.set(kind, (times.get(kind) ?? 0) + 1);
      if ((times.get(kind) ?? 0) > mostOfKind) return [];
      const says = excused.reduce((text, each) => text.replace(each, ''), problem.text);
      return asking.flatMap((each) => [...says.matchAll(each)].map((match) => ({ input, problem, match })));
    });
  }

  it('is gone once a value that the sentence names is followed', () => {
    const wrong = named().flatMap(({ input, problem, match: [, text = ''] }) => {
      const came = follow(calculator, input, problem, text);
      return came ? [`${problem.text}\n  With ${text} still: ${came}`] : [];
    });
    expect(wrong.slice(0, 4)).toEqual([]);
  });

  it('is still refused just beyond a value that is named as the most or the least', () => {
    const wrong = named().flatMap(({ input, problem, match }) => {
      const side = ofSeveral.test(problem.text) ? null : refusedSide(match);
      const next = side && beside(calculator, input, problem, match[1] ?? '', side);
      if (!next) return [];
      const { input: read, faults } = readDraft(calculator.fields, draftOf(calculator.fields, next));
      const isRefused = faults.length > 0 || (calculator.check?.(read) ?? []).length > 0;
      return isRefused ? [] : [`${problem.text}\n  ${side > 0 ? 'More' : 'Less'} than ${match[1]} is answered.`];
    });
    expect(wrong.slice(0, 4)).toEqual([]);
  });

  it('is said in whole sentences beside a box that is shown', () => {
    for (const { input, problem } of refused) {
      expect(problem.text).toMatch(/^\P{Ll}.*\.$/su);
      expect(problem.text).not.toMatch(/[a-z][A-Z]\w*|_|"|−₹/);
      const boxes = problem.fields.map((path) => boxAt(calculator, input, path));
      expect([problem.text, boxes.some((box) => box === 'list' || box?.isShown)]).toEqual([problem.text, true]);
    }
  });

  it('names boxes, groups and options as the form does', () => {
    const { fields, groups } = calculator;
    const every = Object.values(fields).flatMap((field) => [
      field,
      ...(field.kind === 'rows' ? Object.values(field.fields) : []),
    ]);
    const names = new Set([
      ...groups.map(({ title }) => title),
      ...every.flatMap((field) => [
        field.label,
        ...(field.kind === 'choice' ? field.options.map(({ label }) => label) : []),
      ]),
      'Yes',
      'No',
    ]);
    for (const { problem } of refused) {
      const strangers = [...problem.text.matchAll(/“([^”]+)”/g)]
        .map(([, name = '']) => name)
        .filter((name) => !names.has(name));
      expect([problem.text, strangers]).toEqual([problem.text, []]);
    }
  });

  it('is gone once an option that the sentence names is chosen', () => {
    for (const { input, problem } of refused) {
      for (const [, label] of problem.text.matchAll(/\b[Cc]hoose “([^”]+)”/g)) {
        const gone = problem.fields.some((path) => {
          const box = boxAt(calculator, input, path);
          const list = calculator.fields[path];
          // A list is marked as a whole: the option is that of one of its rows.
          if (list?.kind === 'rows')
            return Object.values(list.fields).some(
              (each) => each.kind === 'choice' && each.options.some((option) => option.label === label),
            );
          if (!box || box === 'list' || box.field.kind !== 'choice') return false;
          const option = box.field.options.find((each) => each.label === label);
          if (!option) return false;
          const { input: read, faults } = readDraft(
            calculator.fields,
            draftOf(calculator.fields, box.holding(option.value)),
          );
          return (
            faults.length === 0 &&
            !(calculator.check?.(read) ?? []).some(({ text }) => kindOf(text) === kindOf(problem.text))
          );
        });
        expect([problem.text, label, gone]).toEqual([problem.text, label, true]);
      }
    }
  });

  it('of a box is taken at the bound that is named', () => {
    const simple = Object.entries(calculator.fields).flatMap(([name, field]): [string, SimpleField][] =>
      field.kind === 'rows'
        ? Object.entries(field.fields).map(([cell, each]) => [`${name}.${cell}`, each])
        : [[name, field]],
    );
    for (const [path, field] of simple) {
      if (!isNumberField(field)) continue;
      for (const fault of ['below', 'above'] as const) {
        const said = troubleTexts.fault({ path, fault, field });
        const text = new RegExp(`at (?:least|most) (−?)${value}`).exec(said);
        const named = text && valueFor(field, text[2] ?? '');
        if (typeof named !== 'number') continue;
        expect([path, said, text?.[1] ? -named : named]).toEqual([
          path,
          said,
          fault === 'below' ? field.min : field.max,
        ]);
      }
    }
  });
});
