/**
 * What every calculator is held to: its worked cases, and what must hold for any input. Two files run half of them each.
 * The inputs are generated from the fields with a fixed seed, so that a run can be repeated. To search further:
 * PROPERTY_SEED=7 PROPERTY_RUNS=2000 npx jest tests/every
 */

import fc from 'fast-check';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { csvOf, spreadsheetValue, workbookOf } from '@/components/calculator/export-result/export-result';
import { limits } from '@/content/calculators/limits';
import { builtIds, loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import type { CalculatorPage } from '@/content/calculators/page';
import { catalogue, entryOf } from '@/content/catalogue';
import { sources } from '@/content/sources';
import {
  type AnyCalculator,
  type AnyInput,
  type AnyRow,
  type Cell,
  type Chart,
  defaultInput,
  type Field,
  type Figure,
  figuresOf,
  type GoldenCase,
  isShown,
  type Problem,
  type Result,
  shownInput,
  type Table,
  type Unit,
} from '@/lib/calculator';
import { isIsoDate, isIsoMonth } from '@/lib/calendar';
import { headlineAt, numericHeadlines, numericInputs } from '@/lib/explore/inputs';
import { solveFor } from '@/lib/explore/solve';
import { fragmentOf, openFragment } from '@/lib/fragment';
import type { Citation } from '@/lib/law';
import { draftOf, readDraft } from '@/lib/read-input';
import { sum } from '@/lib/sum';
import { byYear, withoutNilEnd } from '@/lib/table';
import { anyInput } from '../any-input';
import { runs } from '../runs';
import { toyRules } from '../toy-calculator';

const ids = builtIds();
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);
/** Calculators that ask more before "More details" than the limit; the list must only get shorter. */
const asksMore: Readonly<Record<string, number>> = {
  'gst-input-credit': 9,
  'old-vs-new-tax-regime-calculator': 8,
  'pre-payment-loan-calculator': 8,
  // The side of the payment is asked besides.
  'tds-calculator': 7,
};
const share = (most: number, fewest: number) => Math.max(fewest, Math.ceil(most / ids.length));
/** Generated inputs, links, workbooks and questions to the solver for each calculator: fewer of each as calculators come. */
const drawn = runs(share(1_500, 32), 1_000);
const links = runs(60, 2_000);
const workbooks = share(10, 1);
const questions = process.env.LONG ? 20 : share(20, 1);
/** What takes a third of the suite's time: every third calculator in `npm test`, all of them at length, none in `npm run test:unit`. */
const itAtLength = (id: (typeof ids)[number]) =>
  process.env.LONG || (!process.env.SHORT && ids.indexOf(id) % 3 === 0) ? it : it.skip;

/** One input with its result, and the command that repeats it. */
interface Run {
  readonly input: AnyInput;
  readonly result: Result;
  readonly command: string;
}

/** Everything about one calculator, loaded and run once for all tests. */
interface Subject {
  readonly calculator: AnyCalculator;
  readonly golden: readonly GoldenCase<AnyCalculator>[];
  readonly page: CalculatorPage;
  readonly runs: readonly Run[];
  readonly refused: readonly { readonly input: AnyInput; readonly problems: readonly Problem[] }[];
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

function commandFor(id: string, { fields }: AnyCalculator, input: AnyInput): string {
  const changed = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(fields[name]?.default),
  );
  return `npm run -s calc -- ${id} '${JSON.stringify(Object.fromEntries(changed))}'`;
}

async function subjectOf(id: (typeof ids)[number]): Promise<Subject> {
  const [calculator, golden, page] = await Promise.all([loadCalculator(id), loadGolden(id), loadPage(id)]);
  const { fields, presets = [] } = calculator;
  const defaults = defaultInput(fields);
  const known = [...presets.map((preset) => preset.input), ...golden.map((each) => each.input as Partial<AnyInput>)];
  // A worked case may be finer than a box, which holds paise: what can be typed is what is tried here.
  const examples = [{}, ...known].map(
    (changes) => readDraft(fields, draftOf(fields, { ...defaults, ...(changes as AnyInput) })).input,
  );
  const generated = fc.sample(anyInput(fields, examples), { numRuns: drawn, seed });
  const found: Run[] = [];
  const refused: Subject['refused'][number][] = [];
  for (const input of [...examples, ...generated]) {
    const command = commandFor(id, calculator, frozen(input));
    try {
      const problems = calculator.check?.(input) ?? [];
      if (problems.length > 0) refused.push({ input, problems });
      else found.push({ input, result: calculator.compute(input), command });
    } catch (error) {
      throw new Error(`${command} fails: ${error instanceof Error ? error.stack : error}`);
    }
  }
  // Complaints name the shortest inputs first.
  found.sort((a, b) => a.command.length - b.command.length);
  return { calculator, golden, page, runs: found, refused };
}

/** The first few complaints about any run, or about `most` of them spread evenly, each with the command that repeats it. */
function complaints(
  subject: Subject,
  about: (run: Run) => readonly (string | false | null)[],
  most = subject.runs.length,
): string[] {
  const found: string[] = [];
  const step = Math.max(1, Math.ceil(subject.runs.length / most));
  for (const run of subject.runs.filter((_, index) => index % step === 0)) {
    for (const complaint of about(run)) if (complaint) found.push(`${complaint}\n    ${run.command}`);
    if (found.length > 4) break;
  }
  return found;
}

const close = (a: number, b: number, tolerance = 1e-6) =>
  Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
const isSound = (value: unknown) => typeof value !== 'number' || (Number.isFinite(value) && !Object.is(value, -0));
const isMoney = (unit: Unit) => unit === 'rupees' || unit === 'exactRupees';
const isText = (unit: Unit) => unit === 'text' || unit === 'date' || unit === 'month';

/** Every unsound number anywhere in a value, with the way to it. */
function unsound(value: unknown, at = 'result'): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => unsound(each, `${at}.${name}`));
  }
  return isSound(value) ? [] : [`${at} is ${Object.is(value, -0) ? '−0' : value}`];
}

/** Every text of a result that a visitor reads. */
function textsOf(result: Result): string[] {
  const charts = result.charts ?? [];
  const tables = result.tables ?? [];
  return [
    result.sentence,
    ...figuresOf(result).flatMap(({ label, value }) => (typeof value === 'string' ? [label, value] : [label])),
    ...result.steps.flatMap((step) => (step.heading === undefined ? [step.how] : [step.how, step.heading])),
    ...(result.breakdowns ?? []).map((breakdown) => breakdown.title),
    ...(result.actions ?? []).map((step) => step.text),
    ...(result.caveats ?? []).map((note) => note.text),
    ...charts.flatMap((chart) => [chart.title, ...namesOf(chart)]),
    ...tables.flatMap((table) => [table.id, table.caption, ...table.columns.map((column) => column.label)]),
    ...tables.flatMap((table) => (table.note === undefined ? [] : [table.note])),
  ];
}

/** Every text that the visitor typed. */
function typedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(typedTexts) : [];
}

/** Returns what a copy-editor would mark in a text, or '' where there is nothing. */
function illSet(text: string): string {
  const marks: readonly (readonly [what: string, where: RegExp])[] = [
    ['two spaces', / {2}/],
    ['a space before a stop', / [,.;:](?!\d)/],
    ['two stops', /\.\.|,,|[.;:,] ?[,;:]|,\./],
    ['two signs', /[+−] (?:[a-z]+ ){0,4}−₹|[+−] −/],
    ['a straight quotation mark', /"|(?<=\w)'(?=\w)/],
    [
      'a plural of one',
      /(?<![\d.,₹])1 (?:years|months|days|weeks|payments|instalments|EMIs|houses|shares|gains|points)\b/,
    ],
    ['a word twice', /\b(the|is|of|to|a|in|on|for|and|by|with|are|from|at|an|it|or|not) \1\b/i],
    ['rupees that are not grouped', /₹\d{4,}|₹(?!\d{1,2}(?:,\d{2})*,\d{3}(?![\d,]*\d))\d+,\d[\d,]*/],
  ];
  const depth = Array.from(text).reduce((open, letter) => {
    if (open < 0) return open;
    return letter === '(' ? open + 1 : letter === ')' ? open - 1 : open;
  }, 0);
  return marks.find(([, where]) => where.test(text))?.[0] ?? (depth === 0 ? '' : 'a bracket without its other');
}

function namesOf(chart: Chart): string[] {
  switch (chart.kind) {
    case 'parts':
      return chart.parts.map((part) => part.label);
    case 'steps':
      return chart.steps.map((step) => step.label);
    case 'bars':
      return [...chart.bars, ...chart.series.map((series) => series.label)];
    default:
      return [chart.x.label, ...chart.x.values.map(String), ...chart.series.map((series) => series.label)];
  }
}

const citationsOf = (result: Result): Citation[] =>
  [...result.steps, ...(result.actions ?? []), ...(result.caveats ?? [])].flatMap(({ cite }) => (cite ? [cite] : []));

/** What a spreadsheet holds for a table: header, rows, total. */
function cellsOf(table: Table): (number | string | null)[][] {
  const rows = table.total ? [...table.rows, table.total] : table.rows;
  return [
    table.columns.map((column) => column.label),
    ...rows.map((row) => table.columns.map((column, index) => spreadsheetValue(row[index] ?? null, column.unit))),
  ];
}

/** Holds each calculator of one half to the suite: `half` is 0 or 1. */
export function holdToSuite(half: 0 | 1): void {
  it('there are calculators', () => {
    expect(ids.length).toBeGreaterThan(0);
  });

  describe.each(ids.filter((_, index) => index % 2 === half))('%s', holdCalculator);
}

function holdCalculator(id: (typeof ids)[number]): void {
  let subject: Subject;
  let calculator: AnyCalculator;

  beforeAll(async () => {
    subject = await subjectOf(id);
    ({ calculator } = subject);
  });

  describe('its definition', () => {
    it('has a label for every field and option, and bounds around every default', () => {
      const check = (field: Field, at: string): (string | false)[] => {
        const own = [
          field.label.trim() === '' && `${at} has no label`,
          field.help?.trim() === '' && `${at} has empty help`,
        ];
        switch (field.kind) {
          case 'rows':
            return [
              ...own,
              !(field.noun.length > 0 && field.maxRows > 0 && (field.minRows ?? 0) <= field.maxRows) &&
                `${at} has odd rows`,
              ...Object.entries(field.fields).flatMap(([name, cell]) => check(cell, `${at}.${name}`)),
            ];
          case 'choice': {
            const values = field.options.map((option) => option.value);
            return [
              ...own,
              (values.length < 2 || new Set(values).size < values.length) && `${at} has no choice, or one twice`,
              field.options.some((option) => option.label.trim() === '') && `${at} has an option without a label`,
            ];
          }
          case 'yesNo':
          case 'text':
            return own;
          case 'date':
          case 'month':
            return [...own, !(field.min < field.max) && `${at} has no range`];
          default: {
            const { min, max, step, slider } = field;
            const within = !slider || (slider.min >= min && slider.max <= max && slider.min < slider.max);
            return [...own, !(min < max && step > 0 && within) && `${at} has odd bounds, step or slider`];
          }
        }
      };
      const wrong = Object.entries(calculator.fields).flatMap(([name, field]) => check(field, name));
      expect(wrong.filter(Boolean)).toEqual([]);
      expect(readDraft(calculator.fields, draftOf(calculator.fields, defaultInput(calculator.fields)))).toMatchObject({
        faults: [],
        input: defaultInput(calculator.fields),
      });
    });

    it('shows and hides fields by other fields that exist and can have the wanted value', () => {
      const check = (fields: Readonly<Record<string, Field>>, prefix: string): string[] =>
        Object.entries(fields).flatMap(([name, field]) => [
          ...Object.entries(field.showIf ?? {}).flatMap(([other, wanted]) => {
            const otherField = fields[other];
            const at = `${prefix}${name} hangs on ${other}`;
            if (!otherField || otherField === field) return [`${at}, which is no other field`];
            const values = Array.isArray(wanted) ? wanted : typeof wanted === 'object' ? [] : [wanted];
            const known =
              otherField.kind === 'choice'
                ? otherField.options.map((option): string | boolean => option.value)
                : [true, false];
            return values
              .filter((value) => !known.includes(value))
              .map((value) => `${at} being ${value}, which it never is`);
          }),
          ...(field.kind === 'rows' ? check(field.fields, `${prefix}${name}.`) : []),
        ]);
      expect(check(calculator.fields, '')).toEqual([]);
    });

    it('has every field in exactly one group, and the first questions in sight', () => {
      const grouped = calculator.groups.flatMap((group) => [...group.fields]);
      const asked = Object.entries(calculator.fields).flatMap(([name, field]) => (field.retired ? [] : [name]));
      expect(grouped.toSorted()).toEqual(asked.sort());
      expect(calculator.groups[0]?.more ?? false).toBe(false);
      for (const group of calculator.groups) if (group.more) expect(group.title?.trim()).toBeTruthy();
    });

    it(`shows at most ${asksMore[id] ?? limits.questions} questions before "More details"`, () => {
      const defaults = defaultInput(calculator.fields);
      const asked = calculator.groups
        .filter((group) => !group.more)
        .flatMap((group) => group.fields.filter((name) => isShown(calculator.fields[name] as Field, defaults)))
        // The year of the law is asked at the top of every page that depends on it, beside the page's own questions.
        .filter((name) => name !== 'financialYear');
      expect([asked, asked.length <= (asksMore[id] ?? limits.questions)]).toEqual([asked, true]);
    });

    it('has no field whose name means something else in a link', () => {
      expect(
        Object.keys(calculator.fields).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name) || /^(v|pin)$/.test(name)),
      ).toEqual([]);
    });

    it('has examples that change something, are within bounds and have a result', () => {
      const { fields, presets = [] } = calculator;
      const labels = presets.map((preset) => preset.label.trim());
      expect(new Set(labels).size).toBe(labels.length);
      for (const { label, input } of presets) {
        const whole = { ...defaultInput(fields), ...(input as AnyInput) };
        const { faults } = readDraft(fields, draftOf(fields, whole));
        const shown = shownInput(fields, whole);
        const unknown = Object.keys(input).filter((name) => !Object.hasOwn(fields, name));
        expect([label, faults, calculator.check?.(shown) ?? [], unknown]).toEqual([label, [], [], []]);
        expect([label, Object.keys(input).length > 0]).toEqual([label, true]);
      }
    });
  });

  describe('its worked cases', () => {
    it(`are at least ${limits.cases}, each under its own name with its source, the first with a result to show`, () => {
      const { golden } = subject;
      expect(golden.length).toBeGreaterThanOrEqual(limits.cases);
      expect(new Set(golden.map((each) => each.name)).size).toBe(golden.length);
      for (const { name, source, expect: expected, refused } of golden) {
        expect([name, source.title.trim().length > 0, /^(official|published|by-hand)$/.test(source.how)]).toEqual([
          name,
          true,
          true,
        ]);
        expect([name, (refused === undefined) === Object.keys(expected ?? {}).length > 0]).toEqual([name, true]);
      }
      expect(Object.keys(golden[0]?.expect ?? {})).not.toEqual([]);
    });

    it('have inputs within bounds, all of them shown', () => {
      const { fields } = calculator;
      for (const { name, input } of subject.golden) {
        const whole = { ...defaultInput(fields), ...(input as AnyInput) };
        const { faults } = readDraft(fields, draftOf(fields, whole));
        const unknown = Object.keys(input).filter((each) => !Object.hasOwn(fields, each));
        expect([name, faults.map(({ path, fault }) => [path, fault]), unknown]).toEqual([name, [], []]);
        const shown = shownInput(fields, whole);
        const hidden = Object.keys(input).filter((each) => JSON.stringify(shown[each]) !== JSON.stringify(whole[each]));
        expect([name, hidden]).toEqual([name, []]);
      }
    });

    it('come out as expected', () => {
      const wrong: string[] = [];
      for (const { name, input, expect: expected, refused, tolerance } of subject.golden) {
        const shown = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...(input as AnyInput) });
        const problems = (calculator.check?.(shown) ?? []).map((problem) => problem.text);
        if (refused !== undefined || problems.length > 0) {
          const right = refused !== undefined && problems.some((text) => text.startsWith(refused));
          if (!right)
            wrong.push(`${name}: expected ${JSON.stringify(refused)}, but it says ${JSON.stringify(problems)}`);
          continue;
        }
        const figures = figuresOf(calculator.compute(shown));
        for (const [label, value] of Object.entries(expected ?? {})) {
          const figure: Figure | undefined = figures.find((each) => each.label === label);
          const allowed = tolerance ?? (figure && isMoney(figure.unit) ? 0.005 : 1e-6);
          const right =
            typeof value === 'number' && typeof figure?.value === 'number'
              ? Math.abs(figure.value - value) <= allowed
              : figure?.value === value;
          if (!right) wrong.push(`${name}: "${label}" must be ${value}, but is ${figure?.value}`);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  describe('for any input within bounds', () => {
    it('has a result for enough of them, and sentences for those it refuses', () => {
      const { runs: good, refused } = subject;
      expect(good.length).toBeGreaterThan((good.length + refused.length) / 10);
      const paths = new Set(
        Object.entries(calculator.fields).flatMap(([name, field]) => [
          name,
          ...(field.kind === 'rows' ? Object.keys(field.fields).map((cell) => `${name}.${cell}`) : []),
        ]),
      );
      for (const { input, problems } of refused) {
        for (const { text, fields } of problems) {
          expect(text).toMatch(/^\P{Ll}.*[.?]$/su);
          expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
          const strangers = fields.filter((path) => {
            const [name = '', row, cell] = path.split('.');
            const rows = input[name] as readonly AnyRow[];
            return row === undefined
              ? !paths.has(name)
              : !paths.has(cell === undefined ? name : `${name}.${cell}`) || Number(row) >= rows.length;
          });
          expect([text, fields.length > 0, strangers]).toEqual([text, true, []]);
          // On a phone it is shown at the boxes that it names, so one of them must be there.
          const isSaid = fields.some((path) => {
            const field = calculator.fields[path.split('.')[0] ?? ''];
            return field !== undefined && isShown(field, input);
          });
          expect([text, isSaid]).toEqual([text, true]);
        }
      }
    });

    it('gives the same result again', () => {
      for (const { input, result } of subject.runs.slice(0, 8)) expect(calculator.compute(input)).toEqual(result);
    });

    it('gives no number that is not finite, and no −0', () => {
      expect(complaints(subject, ({ result }) => unsound(result))).toEqual([]);
    });

    it('has breakdowns whose parts add up to their total, none of them negative, all in one unit', () => {
      const about = ({ result }: Run) =>
        (result.breakdowns ?? []).flatMap(({ title, total, parts }) => [
          !close(sum(parts.map((part) => part.value)), total.value) &&
            `${title}: ${parts.map((part) => part.value).join(' + ')} is not ${total.value}`,
          parts.some((part) => part.value < 0) && `${title}: a part is negative: ${parts.map((part) => part.value)}`,
          [total, ...parts].some((part) => isMoney(part.unit) !== isMoney(total.unit)) && `${title}: units differ`,
          parts.length === 0 && `${title}: it has no parts`,
        ]);
      expect(complaints(subject, about)).toEqual([]);
    });

    it('means one figure by one label', () => {
      const about = ({ result }: Run) => {
        const known = new Map<string, string | number>();
        return figuresOf(result).map(({ label, value }) => {
          const before = known.get(label);
          known.set(label, value);
          return before !== undefined && before !== value && `"${label}" is ${before} and ${value}`;
        });
      };
      expect(complaints(subject, about)).toEqual([]);
    });

    it('has no two actions with the same text', () => {
      const about = ({ result }: Run) => {
        const texts = (result.actions ?? []).map(({ text }) => text);
        return texts.map((text, index) => texts.indexOf(text) < index && `twice: ${text}`);
      };
      expect(complaints(subject, about)).toEqual([]);
    });

    it('means the figure of that name by a line of a table, in one of its cells', () => {
      const about = ({ result }: Run) => {
        const known = new Map(figuresOf(result).map(({ label, value }) => [label, value]));
        return (result.tables ?? []).flatMap(({ id: name, columns, rows }) =>
          columns[0]?.unit !== 'text' || columns.every(({ unit }) => !isMoney(unit))
            ? []
            : rows.map(([label, ...cells]) => {
                const value = known.get(String(label));
                const numbers = cells.filter((cell) => typeof cell === 'number');
                return (
                  typeof value === 'number' &&
                  numbers.length > 0 &&
                  // A line of a table may take away what the figure names.
                  !numbers.some((cell) => close(Math.abs(cell), Math.abs(value))) &&
                  `${name}: the line "${label}" is ${numbers.join(' and ')}, the figure of that name ${value}`
                );
              }),
        );
      };
      expect(complaints(subject, about)).toEqual([]);
    });

    it('says something in every sentence and label', () => {
      const about = ({ result }: Run) =>
        textsOf(result).map(
          (text) =>
            (text.trim() === '' || /NaN|undefined|Infinity|\[object|\bnull\b/.test(text)) && `odd text: "${text}"`,
        );
      expect(complaints(subject, about)).toEqual([]);
    });

    it('is well set: signs, spaces, brackets, quotation marks, plurals and the grouping of rupees', () => {
      const about = ({ input, result }: Run) => {
        const typed = typedTexts(input).filter((text) => illSet(text) !== '');
        return textsOf(result).map(
          (text) => illSet(text) !== '' && !typed.some((own) => text.includes(own)) && `${illSet(text)}: "${text}"`,
        );
      };
      expect(complaints(subject, about)).toEqual([]);
    });

    it(`has at most ${limits.headline} figures in the headline, and days and months that are on the calendar`, () => {
      const about = ({ result }: Run) => [
        result.headline.length > limits.headline && `${result.headline.length} figures in the headline`,
        ...figuresOf(result).flatMap(({ label, value, unit }) => [
          unit === 'date' && !isIsoDate(value) && `"${label}" is no day: ${value}`,
          unit === 'month' && !isIsoMonth(value) && `"${label}" is no month: ${value}`,
          ['count', 'months', 'days', 'years'].includes(unit) &&
            !Number.isInteger(value) &&
            `"${label}" is not whole: ${value}`,
        ]),
        ...(result.actions ?? []).map(
          ({ text, date }) => date !== undefined && !isIsoDate(date) && `${text}: no day: ${date}`,
        ),
      ];
      expect(complaints(subject, about)).toEqual([]);
    });

    it('has tables with a cell for every column, and totals and yearly sums that are the sums of their rows', () => {
      const isRight = (cell: Cell, unit: Unit) =>
        cell === null || typeof cell === 'string' || !isText(unit) || unit === 'text';
      const about = ({ result }: Run) => {
        const tableIds = (result.tables ?? []).map((table) => table.id);
        return [
          new Set(tableIds).size < tableIds.length && `two tables with one id: ${tableIds}`,
          ...(result.tables ?? []).flatMap((table) => {
            const { id: name, columns, rows, years, total } = table;
            const all = total ? [...rows, total] : rows;
            const rolled = byYear(table);
            return [
              !/^[a-z0-9-]+$/.test(name) && `${name} is no name for a file`,
              all.some((row) => row.length !== columns.length) &&
                `${name} has a row of another length than its columns`,
              all.some((row) => row.some((cell, index) => !isRight(cell, columns[index]?.unit ?? 'text'))) &&
                `${name} has a number where a day or month should be`,
              years &&
                years.ofRow.length !== rows.length &&
                `${name} has ${rows.length} rows in ${years.ofRow.length} years`,
              years && new Set(years.ofRow).size !== rolled.rows.length && `${name} returns to an earlier year`,
              ...columns.flatMap(({ label, unit, rollUp }, index) => {
                if (index === 0 || !isMoney(unit) || (rollUp ?? 'sum') !== 'sum') return [];
                const added = (each: readonly (readonly Cell[])[]) => sum(each.map((row) => Number(row[index]) || 0));
                const stated = total?.[index];
                return [
                  !close(added(rolled.rows), added(rows)) && `${name}: ${label} by year is not the sum of its rows`,
                  typeof stated === 'number' &&
                    !close(stated, added(rows)) &&
                    `${name}: the total of ${label} is ${stated}, its rows come to ${added(rows)}`,
                ];
              }),
            ].map((complaint) => complaint || null);
          }),
        ];
      };
      expect(complaints(subject, about)).toEqual([]);
    });

    it(`has at most ${limits.charts} charts, each with as many values as points`, () => {
      const about = ({ result }: Run) => {
        const charts = result.charts ?? [];
        return [
          charts.length > limits.charts && `${charts.length} charts`,
          ...charts.flatMap((chart) => {
            if (chart.kind === 'parts') {
              return [
                chart.parts.some((part) => part.value < 0) && `${chart.title}: a part is negative`,
                chart.parts.length === 0 && `${chart.title}: it has no parts`,
              ];
            }
            if (chart.kind === 'steps') return [chart.steps.length === 0 && `${chart.title}: it has no steps`];
            const points = chart.kind === 'bars' ? chart.bars.length : chart.x.values.length;
            return [
              points === 0 && `${chart.title}: it has no points`,
              chart.series.length === 0 && `${chart.title}: it has no series`,
              ...chart.series.map(
                ({ label, values }) =>
                  values.length !== points && `${chart.title}: ${label} has ${values.length} of ${points} values`,
              ),
            ];
          }),
        ];
      };
      expect(complaints(subject, about)).toEqual([]);
      const { charts = [], tables = [] } = calculator.compute(defaultInput(calculator.fields));
      expect(charts.length > 0 || tables.some(({ days }) => days)).toBe(true);
    });

    it('cites sources that exist and are listed on its page', () => {
      const listed = new Set<string>(subject.page.sources);
      const about = ({ result }: Run) =>
        citationsOf(result).flatMap(({ source, at }) => [
          !Object.hasOwn(sources, source) && `no such source: ${source}`,
          !listed.has(source) && `${source} is not among the sources of the page`,
          at.trim() === '' && `a citation of ${source} without a place`,
        ]);
      expect(complaints(subject, about)).toEqual([]);
    });

    it('says who should leave, and shows its working', () => {
      const about = ({ result }: Run) => [
        !result.caveats?.some((note) => note.kind === 'notForYou') && 'no caveat says for whom the page is not',
        result.steps.length < 2 && `${result.steps.length} steps of working`,
      ];
      expect(complaints(subject, about)).toEqual([]);
    });

    it('goes from input to link to input and back to the same link', () => {
      const { fields } = calculator;
      const about = ({ input }: Run) => {
        const draft = draftOf(fields, input);
        const fragment = fragmentOf(fields, draft);
        const opened = openFragment(fields, fragment);
        const pins = [draft, draft, draft];
        const pinned = openFragment(fields, fragmentOf(fields, draft, pins));
        const back = readDraft(fields, opened?.draft ?? draftOf(fields, defaultInput(fields)));
        return [
          opened !== null && opened.wrong !== 'nothing' && `its own link is not understood: ${fragment}`,
          back.faults.length > 0 && `${back.faults.map(({ path }) => path)} cannot be read back: ${fragment}`,
          JSON.stringify(shownInput(fields, back.input)) !== JSON.stringify(input) &&
            `another input comes back: ${fragment}`,
          opened && fragmentOf(fields, opened.draft) !== fragment && `another link comes back: ${fragment}`,
          pinned !== null &&
            pinned.wrong !== 'nothing' &&
            `with three pins its link is not understood: ${fragment.length} characters`,
          JSON.stringify(pinned?.pins ?? pins) !== JSON.stringify(pins.map((pin) => opened?.draft ?? pin)) &&
            `a pin is lost: ${fragment}`,
        ];
      };
      expect(complaints(subject, about, links)).toEqual([]);
      expect(fragmentOf(fields, draftOf(fields, defaultInput(fields)))).toBe('');
    });

    itAtLength(id)('finds the present input when asked what leads to the present answer', () => {
      const wrong: string[] = [];
      let asked = 0;
      for (const { input, result, command } of subject.runs) {
        const inputs = numericInputs(calculator, input).filter((numeric) => numeric.value !== null && !numeric.row);
        const [answer] = numericHeadlines(result);
        for (const { path, range, value } of answer ? inputs.slice(0, 2) : []) {
          if (!answer || value === null || asked >= questions) continue;
          asked += 1;
          const valueAt = headlineAt(calculator, input, path, answer.label);
          const { crossings, reach } = solveFor(valueAt, answer.value, range);
          const found = crossings.some((x, index) => {
            const next = crossings[index + 1] ?? x;
            return (
              // Of money without paise the solver knows whole rupees only.
              Math.abs(x - value) <= (range.whole ? 0.995 : 1e-6 * Math.max(Math.abs(value), range.step)) ||
              (x <= value && value <= next && valueAt((x + next) / 2) === answer.value) ||
              // Another input with the same answer is an answer as good.
              close(valueAt(x) ?? Number.NaN, answer.value, 1e-9)
            );
          });
          if (!found)
            wrong.push(
              `${path} = ${value} gives ${answer.value}, solved as ${crossings} within ${JSON.stringify(reach)}\n    ${command}`,
            );
          // A place that is no solution must at least be where the answer jumps over the target.
          for (const x of crossings) {
            const near = range.whole ? 1 : 1e-6 * Math.max(Math.abs(x), range.step);
            const around = [valueAt(Math.max(range.min, x - near)), valueAt(x), valueAt(Math.min(range.max, x + near))];
            const known = around.filter((each) => each !== null);
            const slack = 1e-6 * Math.max(1, Math.abs(answer.value));
            const straddles = Math.min(...known) <= answer.value + slack && Math.max(...known) >= answer.value - slack;
            if (!straddles) wrong.push(`${path} = ${x} gives ${around[1]}, not ${answer.value}\n    ${command}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  describe('what is taken along', () => {
    it('is the tables themselves as CSV', async () => {
      for (const { result } of subject.runs.filter((_, index) => index % Math.ceil(subject.runs.length / 12) === 0)) {
        for (const table of result.tables ?? []) {
          for (const each of [table, byYear(table)]) {
            const text = (await csvOf(each).text()).replace(/^\uFEFF/, '');
            // Only text that looks like a formula gets an apostrophe.
            const plain = cellsOf(each).map((row) =>
              row.map((cell) => (typeof cell === 'string' && /^[=+\-@]/.test(cell) ? `'${cell}` : String(cell ?? ''))),
            );
            expect(Papa.parse<string[]>(text).data).toEqual(plain);
          }
        }
      }
    });

    (process.env.SHORT ? it.skip : it)(
      'is the tables themselves as a workbook, with the answer and the working',
      async () => {
        const step = Math.ceil(subject.runs.length / workbooks);
        for (const { input, result } of subject.runs.filter((_, index) => index % step === 0)) {
          const name = entryOf(id).title;
          const workbook = await workbookOf({ name, calculator, rules: toyRules, input, result });
          const sheets = await readXlsxFile(Buffer.from(await workbook.arrayBuffer()), { trim: false });
          const expected = (result.tables ?? [])
            .map(withoutNilEnd)
            .flatMap((table) => (table.years ? [byYear(table), table] : [table]));
          const model = (await calculator.workbook?.())?.modelOf(input, result);
          expect(sheets).toHaveLength(3 + expected.length + (model?.tables?.length ?? 0));
          // A model has its total on top and columns of its own behind those of the page.
          const read = sheets.slice(3, 3 + expected.length).map(({ data }, index) => {
            const { id, columns, total } = expected[index] as Table;
            const [head, first, ...rows] = data.map((row) => row.slice(0, columns.length));
            const sheet = model?.sheets.find(({ table }) => table === id);
            const labels = sheet?.renamed ? columns.map(({ label }) => label) : head;
            return sheet && total ? [labels, ...rows, first] : [labels, first, ...rows];
          });
          // An empty text is an empty cell, and rows of empty cells at the end are no rows.
          const filled = (rows: readonly (readonly unknown[])[]) =>
            rows
              .map((row) => row.map((cell) => (cell === '' ? null : cell)))
              .filter((row) => row.some((cell) => cell !== null));
          // Days and months are dates of the spreadsheet, and what a formula gives is not rounded.
          const asTable = (cell: unknown, unit?: Unit) => {
            if (!unit) return cell;
            if (cell instanceof Date)
              return spreadsheetValue(cell.toISOString().slice(0, unit === 'month' ? 7 : 10), unit);
            if (typeof cell !== 'number') return cell;
            return spreadsheetValue(unit === 'percent' ? cell * 100 : cell, unit);
          };
          const shown = read.map((rows, index) =>
            rows.map((row = []) => row.map((cell, at) => asTable(cell, expected[index]?.columns[at]?.unit))),
          );
          expect(shown.map(filled)).toEqual(expected.map((table) => filled(cellsOf(table))));
          expect(sheets[0]?.data[0]?.[0]).toBe(name);
          expect(sheets[2]?.data).toHaveLength(1 + result.steps.length);
        }
      },
    );
  });

  describe('its page', () => {
    it('has a summary and a description of the right length, keywords, and questions enough', () => {
      const { summary, description, keywords, faqs, checkedOn } = subject.page;
      expect(summary).toMatch(/^\S.*[.?]$/);
      for (const [text, { least, most }] of [
        [summary, limits.summary],
        [description, limits.description],
      ] as const) {
        expect([text, text.length, text.length >= least && text.length <= most]).toEqual([text, text.length, true]);
      }
      expect(keywords.length).toBeGreaterThanOrEqual(limits.keywords);
      expect(new Set(keywords).size).toBe(keywords.length);
      expect(isIsoDate(checkedOn)).toBe(true);
      expect(Object.keys(faqs).length).toBeGreaterThanOrEqual(limits.faqs);
      for (const [question, answer] of Object.entries(faqs)) {
        expect(question).toMatch(/\?$/);
        expect(answer).toMatch(/^\S.{20,}[.)?]$/s);
        expect(answer).not.toMatch(/NaN|undefined|Infinity|\[object|\*\*|<\/?[a-z]|`/);
      }
    });

    it('lists sources that exist, each once', () => {
      const { sources: listed } = subject.page;
      expect(listed.length).toBeGreaterThan(0);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.filter((source) => !Object.hasOwn(sources, source))).toEqual([]);
    });

    it('leads on to calculators that exist', () => {
      const { related } = subject.page;
      expect(related.length).toBeGreaterThan(0);
      expect(new Set(related).size).toBe(related.length);
      for (const other of related) {
        expect(other).not.toBe(id);
        expect(catalogue.map((entry): string => entry.id)).toContain(other);
      }
    });
  });
}
