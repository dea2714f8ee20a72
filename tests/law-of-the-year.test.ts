/**
 * A result names the law of its own year: the Act of 1961 up to FY 2025-26, the Act of 2025 for tax year 2026-27. The old
 * number may be beside the new one, as "156 (old 87A)".
 */
import fc from 'fast-check';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { newForms, newSections } from '@/content/rules/income-tax/concordance';
import {
  type AnyCalculator,
  type AnyInput,
  defaultInput,
  type Problem,
  type Result,
  shownInput,
  type Table,
} from '@/lib/calculator';
import { draftOf, readDraft } from '@/lib/read-input';
import { anyInput } from './any-input';
import { runs } from './runs';

/** The heading of a column that has the numbers of the Act of 1961 beside those of today. */
const OLD = 'Old section';

/**
 * Returns every text inside a result or a problem: labels, sentences, headings, cells, and the sources and places of citations. A number in a
 * column of old sections is written as it is in a sentence.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (!('columns' in value && 'rows' in value)) return Object.values(value).flatMap(textsOf);
  const { rows, ...table } = value as Table;
  const isOld = table.columns.map(({ label }) => label === OLD);
  return [
    ...Object.values(table).flatMap(textsOf),
    ...rows.flatMap((row) => row.flatMap((cell, at) => (isOld[at] ? [`(old ${cell})`] : textsOf(cell)))),
  ];
}

const lettered = Object.keys(newSections).filter((section) => /[A-Z(]/.test(section));
const escaped = (text: string) => text.replace(/[()]/g, '\\$&');
const oldForms = Object.keys(newForms).map((form) => `Form ${form}`);

/** Words of the Act of 1961 and its Rules. */
const oldLaw = new RegExp(
  [
    `(?<![\\w(-])(?:${lettered.map(escaped).join('|')})(?![\\w(])`,
    'Income-tax Act, 1961',
    'Income-tax Rules, 1962',
    'income-tax-act-1961',
    'income-tax-rules-1962',
    '[Aa]ssessment [Yy]ear',
    '\\bAY 20',
    '(?<!old |earlier )Form 10-IEA',
    `(?<!old |earlier )(?:${oldForms.join('|')})(?!\\w)`,
    'FY 2026-27',
  ].join('|'),
);

/** Words of the Act of 2025 and its Rules. */
const newLaw = /Income-tax Act, 2025|income-tax-act-2025|Income-tax Rules, 2026|income-tax-rules-2026|\(old [\dF]/;

/** Places of other laws, and paragraphs of schemes: their numbers are none of the Act's. */
const otherLaw = /\bs\. [^,]+, (?!Income-tax)[^,]+ Act, \d{4}|\bpara(?:graphs?|\.) [\d()a-z]+(?: and [\d()a-z]+)*/g;

/** What a text says in the words of the other Act. */
function strays(text: string, year: string): string | null {
  if (year === '2025-26') return newLaw.exec(text)?.[0] ?? null;
  const ofIncomeTax = text.replace(otherLaw, '').replace(/\((?:old|earlier) [^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return oldLaw.exec(ofIncomeTax)?.[0] ?? null;
}

it('distinguishes the words of the two Acts', () => {
  expect(strays('Rebate under section 87A', '2026-27')).toBe('87A');
  expect(strays('Rebate under section 156 (old 87A)', '2026-27')).toBeNull();
  expect(strays('124 (old 80CCD(1B)): your own NPS', '2026-27')).toBeNull();
  expect(strays('s. 10(13A) with Form 16', '2026-27')).toBe('10(13A)');
  expect(strays('Form 130 (old 16)', '2026-27')).toBeNull();
  expect(strays('s. 10(4), CGST Act, 2017', '2026-27')).toBeNull();
  expect(strays('s. 10(4), Income-tax Act, 1961', '2026-27')).toBe('10(4)');
  expect(strays('s. 156, Income-tax Act, 2025', '2025-26')).toBe('Income-tax Act, 2025');
  expect(strays('s. 115BAC(1A)', '2025-26')).toBeNull();
});

type Year = '2025-26' | '2026-27';

/** What an input of one year has; null where no result is of that year alone. */
type InYear = (year: Year) => AnyInput | null;

const day = (year: Year) => (year === '2026-27' ? '2026-11-22' : '2025-11-22');

/** A schedule that begins from April 2026 on is under the Act of 2025; one that began earlier runs from one Act into the other. */
const beginning =
  (changes: AnyInput): InYear =>
  (year) =>
    year === '2026-27' ? changes : null;

/** No year is asked: what may be sold in years to come is taxed by the law in force. */
const lawInForce = beginning({});

/** How calculators that do not ask for the year find it: by a day, or by the first month of a schedule. One that asks for it may have a day too. */
const byDay: Partial<Record<CalculatorId, InYear>> = {
  gratuity: (year) => ({ lastDay: day(year) }),
  'tds-calculator': (year) => ({ date: day(year) }),
  'tcs-calculator': (year) => ({ date: day(year) }),
  'esop-tax': (year) => ({
    lots: [{ date: `${year.slice(0, 4)}-05-10`, shares: 100, paid: 50, value: 400, rate: 90 }],
    sales: [{ date: `${year.slice(0, 4)}-11-10`, shares: 40, price: 380, rate: 91 }],
    laterOn: '2029-01-10',
  }),
  'interest-calculator': (year) => ({
    lateFrom: year === '2026-27' ? '2027-06-20' : '2025-06-20',
    lateTo: year === '2026-27' ? '2027-11-18' : '2025-11-18',
  }),
  'car-loan-emi-calculator': beginning({ boughtIn: '2026-12' }),
  'education-loan-calculator': beginning({ sentIn: '2026-12', tranches: [{ from: '2026-08', amount: 4_00_000 }] }),
  'emi-calculator': beginning({ firstMonth: '2026-04' }),
  'pre-payment-loan-calculator': beginning({ nextEmi: '2026-12' }),
  'fd-calculator': beginning({ start: '2026-04-01' }),
  'ppf-calculator': beginning({ opened: '2026-04-01' }),
  'sukanya-samriddhi-calculator': beginning({ opened: '2026-04-01' }),
  // The account is closed under the law of its own day.
  'nps-calculator': (year) => ({
    today: '2026-11-23',
    ...(year === '2026-27' ? { exitOn: '' } : { age: 60, exitAge: 60, exitOn: '2026-01-20' }),
  }),
  'cagr-calculator': lawInForce,
  'lumpsum-calculator': lawInForce,
  'lumpsum-vs-sip-calculator': lawInForce,
  'sip-calculator': lawInForce,
  'step-up-sip-calculator': lawInForce,
  'swp-calculator': lawInForce,
};

/** Calculators that income-tax does not touch: they name neither Act. */
const withoutIncomeTax: readonly CalculatorId[] = [
  'export-import-tax',
  'fire-calculator',
  'gold-loan-calculator',
  'gst-calculator',
  'gst-input-credit',
  'home-loan-eligibility-calculator',
  'inflation-calculator',
  'loan-refinancing-calculator',
  'property-tax',
  'retirement',
];

/** Returns how a calculator finds the year: it asks for it first of all, or a day says it. */
function yearOf(id: CalculatorId, { fields }: AnyCalculator): InYear | undefined {
  const asked = ['financialYear', 'year'].find((name) => {
    const field = fields[name];
    return field?.kind === 'choice' && field.options.some(({ value }) => value === '2026-27');
  });
  const ofDay = byDay[id];
  return asked ? (year) => ({ ...ofDay?.(year), [asked]: year }) : ofDay;
}

/** Returns what a calculator says to its examples and to drawn inputs, with changes that put them into a year. */
function* resultsOf(
  { fields, presets = [], check, compute }: AnyCalculator,
  changes: AnyInput,
  draws: number,
): Generator<Result | readonly Problem[]> {
  const defaults = defaultInput(fields);
  const examples = [{}, ...presets.map(({ input }) => input)].map(
    (preset) => readDraft(fields, draftOf(fields, { ...defaults, ...preset } as AnyInput)).input,
  );
  for (const input of [...examples, ...fc.sample(anyInput(fields, examples), { numRuns: draws, seed: 20_261_122 })]) {
    const of = shownInput(fields, { ...input, ...changes });
    const problems = check?.(of) ?? [];
    yield problems.length > 0 ? problems : compute(of);
  }
}

it('every calculator asks for the year, takes it from a day, or has nothing to do with income-tax', async () => {
  const unstated: string[] = [];
  for (const id of builtIds()) {
    const comesToIt = yearOf(id, await loadCalculator(id)) !== undefined;
    if (comesToIt === withoutIncomeTax.includes(id)) unstated.push(id);
  }
  expect(unstated).toEqual([]);
});

it.each(builtIds().map((id) => [id]))('%s prints no section of the Act of another year', async (id) => {
  const calculator = await loadCalculator(id);
  const found = new Set<string>();
  const inYear = yearOf(id, calculator);
  for (const year of ['2025-26', '2026-27'] as const) {
    const changes = inYear ? inYear(year) : {};
    if (!changes) continue;
    for (const result of resultsOf(calculator, changes, inYear ? runs(75, 1_500) : runs(20, 300))) {
      for (const text of textsOf(result)) {
        const stray = strays(text, year) ?? /(?:AY|[Aa]ssessment year) 2027-28/.exec(text)?.[0];
        if (stray) found.add(`${year}: "${stray}" in "${text}"`);
      }
    }
  }
  // The page prints where the figures of its worked example come from.
  const example = (await loadGolden(id))[0]?.source.title ?? '';
  const stray = byDay[id] === lawInForce ? strays(example, '2026-27') : null;
  if (stray) found.add(`example: "${stray}" in "${example}"`);
  expect([...found].slice(0, 40)).toEqual([]);
});
