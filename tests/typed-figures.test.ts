/**
 * Figures of law in sentences come from the rules: what a calculator's own rules hold, rates, amounts and days, is typed into none of its
 * words. Words of a form stay out: they load before the page hydrates, and the rules would weigh more than they.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtIds } from '@/content/calculators/load';
import { formatDate, formatNumber } from '@/lib/format';

const folder = path.join(process.cwd(), 'content', 'calculators');

/** The files of a calculator that hold sentences, but for its form and its cases. */
const filesOf = (id: string) =>
  readdirSync(path.join(folder, id))
    .filter((file) => file.endsWith('.ts') && !/^(form|golden|island)/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, id, file), 'utf8') }));

/** The static words of a file: its texts without comments and without what an expression puts in. */
function wordsOf(text: string): string[] {
  // Keywords are what people type into a search.
  const code = text
    .replace(/keywords: \[[^\]]*\]/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const literals = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g) ?? [];
  return literals
    .map((literal) => literal.slice(1, -1).replace(/\$\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '…'))
    .filter((words) => /\w \w/.test(words));
}

/** Every number and every day inside a value. */
function valuesIn(value: unknown, found: { numbers: Set<number>; days: Set<string> }): void {
  if (typeof value === 'number') found.numbers.add(value);
  else if (typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value)) found.days.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) valuesIn(each, found);
}

/** What the rules that a calculator imports hold, as it would be typed. */
async function figuresOf(files: readonly { readonly text: string }[]): Promise<Set<string>> {
  const found = { numbers: new Set<number>(), days: new Set<string>() };
  const modules = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/@\/content\/rules\/[\w/-]+/g)].map(([at]) => at)),
  );
  for (const at of modules) {
    const exported = await import(path.join(process.cwd(), at.slice(2)));
    for (const [name, value] of Object.entries(exported)) if (name !== 'concordance') valuesIn(value, found);
  }
  // A thousand rupees is what a marginal rate is shown on.
  const amounts = [...found.numbers].filter((value) => value > 1_000);
  return new Set([
    ...[...found.numbers].map((value) => `${formatNumber(value, 4)}%`),
    ...amounts.map((value) => `₹${formatNumber(value)}`),
    ...amounts.map((value) => `₹${formatNumber(value / 1_00_000, 4)} lakh`),
    ...amounts.map((value) => `₹${formatNumber(value / 1_00_00_000, 4)} crore`),
    ...[...found.days].flatMap((day) => [formatDate(day)]),
  ]);
}

const typed = /₹[\d,]*\d(?:\.\d+)?(?: (?:lakh|crore))?|\d+(?:\.\d+)?%|\b\d{1,2} [A-Z][a-z]+ 20\d\d/g;

/** Sentences that speak of law; others speak of prices, returns and what banks do. */
const law =
  /\b(?:tax|TDS|TCS|cess|surcharge|sections?|GST|penalty|fee|exempt\w*|deduct\w*|duty|Act|rules?|limit|threshold|slab|notified|Form)\b/i;

/** Examples and rules of thumb that happen to have a figure of the rules: how they begin. */
const examples = [
  'At 12% divided by 12, you need',
  'If you mean ₹1 crore at today’s prices',
  'What ₹1 lakh becomes',
  '72 ÷ …: a rule of thumb',
  'The rule is close between',
  'For a person below 60 with only a salary, break-even',
];

/** The sentences of a text, each by itself. */
const sentencesOf = (words: string) => words.split(/(?<=[.?!]) (?=[A-Z₹“"…])/);

/** A day with its month written out, as short as the site writes it. */
const short = (figure: string) => figure.replace(/([A-Z][a-z]{2})[a-z]* (20\d\d)/, '$1 $2');

it.each(builtIds())('%s types no figure of its rules into its sentences', async (id) => {
  const files = filesOf(id);
  const figures = await figuresOf(files);
  const wrong = files.flatMap(({ file, text }) =>
    wordsOf(text)
      .flatMap(sentencesOf)
      .filter((sentence) => law.test(sentence) && !examples.some((example) => sentence.startsWith(example)))
      .flatMap((sentence) =>
        (sentence.match(typed) ?? [])
          .filter((figure) => figures.has(short(figure)))
          .map((figure) => `${file}: ${figure} in “${sentence}”`),
      ),
  );
  expect(wrong).toEqual([]);
});
