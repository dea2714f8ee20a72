/**
 * A result speaks the law of its own year: the Act of 1961 up to FY 2025-26, the Act of 2025 for tax year 2026-27. The old
 * number may stand beside the new one, as "156 (old 87A)".
 */
import fc from 'fast-check';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { newForms, newSections } from '@/content/rules/income-tax/concordance';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { draftOf, readDraft } from '@/lib/read-input';
import { anyInput } from './any-input';

const runs = Number(process.env.PROPERTY_RUNS ?? 150);

/** Every text of a result, and its citations. */
function textsOf(result: Result): string[] {
  const cites = [...result.steps, ...(result.actions ?? []), ...(result.caveats ?? [])].flatMap(({ cite }) =>
    cite ? [`${cite.source}: ${cite.at}`] : [],
  );
  return [
    result.sentence,
    ...figuresOf(result).flatMap(({ label, value }) => (typeof value === 'string' ? [label, value] : [label])),
    ...result.steps.flatMap(({ how, heading = '' }) => [how, heading]),
    ...(result.actions ?? []).map(({ text }) => text),
    ...(result.caveats ?? []).map(({ text }) => text),
    ...(result.tables ?? []).flatMap(({ caption, note = '', columns, rows }) => [
      caption,
      note,
      ...columns.map(({ label }) => label),
      ...rows.flat().filter((cell): cell is string => typeof cell === 'string'),
    ]),
    ...cites,
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

/** What a text says in the words of the other Act. */
function strays(text: string, year: string): string | null {
  const plain = text.replace(/\((?:old|earlier) [^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return (year === '2026-27' ? oldLaw.exec(plain) : newLaw.exec(text))?.[0] ?? null;
}

it('tells the words of the two Acts apart', () => {
  expect(strays('Rebate under section 87A', '2026-27')).toBe('87A');
  expect(strays('Rebate under section 156 (old 87A)', '2026-27')).toBeNull();
  expect(strays('124 (old 80CCD(1B)): your own NPS', '2026-27')).toBeNull();
  expect(strays('s. 10(13A) with Form 16', '2026-27')).toBe('10(13A)');
  expect(strays('Form 130 (old 16)', '2026-27')).toBeNull();
  expect(strays('s. 156, Income-tax Act, 2025', '2025-26')).toBe('Income-tax Act, 2025');
  expect(strays('s. 115BAC(1A)', '2025-26')).toBeNull();
});

/** What an input of a year has: the year where it is asked, else the day of the payment or of leaving; none for other calculators. */
function inYear(id: string, { fields }: AnyCalculator, financialYear: string): AnyInput | null {
  const year = fields.financialYear;
  if (year?.kind === 'choice') return year.options.some(({ value }) => value === '2026-27') ? { financialYear } : null;
  const day = financialYear === '2026-27' ? '2026-11-22' : '2025-11-22';
  if (id === 'gratuity') return { lastDay: day };
  if (id === 'esop-tax') {
    const year = financialYear === '2026-27' ? 2026 : 2025;
    return {
      lots: [{ date: `${year}-05-10`, shares: 100, paid: 50, value: 400, rate: 90 }],
      sales: [{ date: `${year}-11-10`, shares: 40, price: 380, rate: 91 }],
      laterOn: '2029-01-10',
    };
  }
  return id === 'tds-calculator' ? { date: day } : null;
}

/** Calculators whose law hangs on the year of the income. */
async function withYears(): Promise<[string, AnyCalculator][]> {
  const all = await Promise.all(
    builtIds().map(async (id) => [id, await loadCalculator(id)] as [string, AnyCalculator]),
  );
  return all.filter(([id, calculator]) => inYear(id, calculator, '2026-27') !== null);
}

it('no result prints a section of the Act of another year', async () => {
  const calculators = await withYears();
  expect(calculators.map(([id]) => id)).toContain('income-tax');
  const found: string[] = [];
  for (const [id, calculator] of calculators) {
    const { fields, presets = [], check, compute } = calculator;
    const defaults = defaultInput(fields);
    const known = presets.map(({ input }) => input);
    const examples = [{}, ...known].map(
      (changes) => readDraft(fields, draftOf(fields, { ...defaults, ...changes } as AnyInput)).input,
    );
    const inputs = [...examples, ...fc.sample(anyInput(fields, examples), { numRuns: runs, seed: 20_261_122 })];
    for (const input of inputs) {
      for (const financialYear of ['2025-26', '2026-27']) {
        const of = shownInput(fields, { ...input, ...inYear(id, calculator, financialYear) });
        if ((check?.(of) ?? []).length > 0) continue;
        for (const text of textsOf(compute(of))) {
          const stray = strays(text, financialYear);
          if (stray) found.push(`${id}, ${financialYear}: "${stray}" in "${text}"`);
        }
      }
    }
  }
  expect([...new Set(found)].slice(0, 40)).toEqual([]);
});
