/** Questions that several pages ask: each is used, and none is asked in two wordings. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { askedAlike } from '@/content/questions/asked-alike';
import type { SimpleField } from '@/lib/calculator';

/** Files of content/questions that say what questions mean, not what is asked. */
const ofMeanings = new Set([
  'asked',
  'asked-alike',
  'asking',
  'kinds-of-figures',
  'meanings',
  'next-pages',
  'pages-a',
  'pages-b',
]);

/** Questions that one page alone asks, by their reason to be shared. */
const oneUser: Readonly<Record<string, string>> = {
  'growth.startConventions': 'Two of the ways to count a return that other pages ask for.',
  'loan.emiCount': 'One page asks twice for a number of EMIs.',
  'year.yearsSince': 'The years of a form, beside the other lists of years.',
};

const textOf = (file: string) => readFileSync(file, 'utf8');
const topics = readdirSync('content/questions')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((topic) => !ofMeanings.has(topic));
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!golden)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** Returns the names that a file takes from topics, as "topic.name". */
function takenBy(file: string): string[] {
  const text = textOf(file);
  const imports = text.matchAll(/(?:import|export)\s+([^;]*?)\s+from '(?:@\/content\/questions|\.)\/([\w-]+)'/g);
  return [...imports].flatMap(([, names = '', topic = '']) => {
    const space = names.match(/\* as (\w+)/)?.[1];
    const all = space
      ? [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      : [...names.matchAll(/(?:type )?(\w+)(?: as \w+)?/g)].map(([, name]) => name);
    return all.map((name) => `${topic}.${name}`);
  });
}

/** Returns the topics that give a name of another topic on: "growth.oneOf" is "kinds.oneOf". */
function originOf(taken: string): string {
  const [topic = '', name = ''] = taken.split('.');
  if (!topics.includes(topic)) return taken;
  const given = textOf(`content/questions/${topic}.ts`).matchAll(/export \{([^}]*)\} from '\.\/([\w-]+)'/g);
  for (const [, names = '', from = ''] of given)
    if (names.split(',').some((each) => each.trim() === name)) return originOf(`${from}.${name}`);
  return taken;
}

it('every shared question has two users', () => {
  const users = new Map<string, Set<string>>();
  for (const file of [...filesUnder('content'), ...filesUnder('tests')]) {
    const page = file.match(/^content\/calculators\/([\w-]+)\//)?.[1];
    for (const taken of takenBy(file)) {
      const origin = originOf(taken);
      users.set(origin, (users.get(origin) ?? new Set()).add(page ?? file));
    }
  }
  const lonely = topics.flatMap((topic) => {
    const text = textOf(`content/questions/${topic}.ts`);
    return [...text.matchAll(/^export (?:const|function) (\w+)/gm)].flatMap(([, name = '']) => {
      const here = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1 ? 1 : 0;
      return (users.get(`${topic}.${name}`)?.size ?? 0) + here >= 2 ? [] : [`${topic}.${name}`];
    });
  });
  expect(lonely.sort()).toEqual(Object.keys(oneUser).sort());
});

/** By the wording that is no longer used, the one that all pages use. */
const oneWording: Readonly<Record<string, string>> = {
  'Any other income': 'Other income at slab rates',
  'Any other income at slab rates': 'Other income at slab rates',
  'Your other income': 'Other income at slab rates',
  'Tax deducted and collected (TDS, TCS)': 'TDS and TCS of the year',
  'Total TDS and TCS': 'TDS and TCS of the year',
  'Total deductions': 'All deductions of the old regime',
  'Total old-regime deductions': 'All deductions of the old regime',
  'Your deductions in the old regime': 'All deductions of the old regime',
  'Old-regime deductions you have': 'Other deductions of the old regime',
  'Other deductions, after their limits': 'Other deductions of the old regime',
  'Your other deductions in the old regime': 'Other deductions of the old regime',
  'Filed on': 'Return filed on',
  'Basic salary + DA a month': 'Basic pay + DA a month',
  'Rent you pay a month': 'Rent paid a month',
  'The house is in a metro city': 'Rented house is in a metro city',
  'Home-loan interest, let-out house': 'Loan interest on let-out houses',
  'Lottery and other winnings': 'Lottery, game-show and race winnings',
  'Yearly salary or pension': 'Yearly salary or pension (before tax)',
  'Income-tax regime': 'Tax regime',
  'Your tax regime': 'Tax regime',
  'Your residence': 'Residence',
  'Age band': 'Your age',
  'Year of the sales': 'Year of the sale',
};

/** Words of a label without what changes nothing of its meaning. */
const meantBy = (label: string) =>
  label
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/\bper\b/g, 'a')
    .replace(/[^a-z0-9%₹ ]+/g, ' ')
    .split(/\s+/)
    .filter((word) => !['your', 'you', 'the', 'of', 'a', 'an', 'in', 'for', 'on', 'and', 'with', ''].includes(word))
    .map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
    .sort()
    .join(' ');

/** Labels of two questions, though they have the same words. */
const others: readonly string[] = [
  'Age | Your age',
  'Area | Area in',
  'Deposit a month | Month of the deposit',
  'Income of the year | Year of the income',
  'Paid | Paid on',
  'Return filed | Return filed on',
  'Return of the year | Return, per year',
  'Shares | Your share',
  'Tax deducted | Tax deducted on',
  'Tenure | Tenure in',
];

it('no question has two wordings, and each label with a meaning is asked', async () => {
  const labels = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const id of builtIds()) {
    const { fields } = await loadCalculator(id);
    const asked: SimpleField[] = Object.values(fields).flatMap((field): SimpleField[] =>
      field.retired ? [] : field.kind === 'rows' ? Object.values(field.fields) : [field],
    );
    for (const { label } of asked) {
      all.add(label);
      const meant = meantBy(label);
      labels.set(meant, (labels.get(meant) ?? new Set()).add(label));
    }
  }
  const twice = [...labels.values()]
    .filter((wordings) => wordings.size > 1)
    .map((wordings) => [...wordings].sort().join(' | '));
  expect(twice.sort()).toEqual(others);
  expect(Object.keys(oneWording).filter((label) => all.has(label))).toEqual([]);
  expect(Object.values(oneWording).filter((label) => !all.has(label))).toEqual([]);
  expect(Object.keys(askedAlike).filter((label) => !all.has(label))).toEqual([]);
});
