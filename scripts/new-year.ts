/**
 * Makes the folder of a new tax year in content/rules/years from the last one on file:
 *
 *   npm run new-year -- 2027-28
 *
 * Every value that a Finance Act sets has "WRITE:" in the place of the day on which it was confirmed; a test finds what is left. For a year
 * that is there already, it prints what is still to be confirmed, what has changed, and what was confirmed as it was.
 *
 *   npm run new-year -- 2027-28 --proposed
 *   npm run new-year -- 2027-28 --enacted
 *
 * The first writes the income-tax of that year as a Finance Bill proposes it, and names it in proposed.ts instead of the lists of years. The
 * second makes that the year of the Act: every day of comparison is to be written again.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstTaxYear, wholeYears } from '@/content/rules/years/on-file';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { comparison } from './new-year/comparison';
import {
  asEnacted,
  asProposed,
  proposedTopics,
  topics,
  topicText,
  withProposal,
  withYear,
} from './new-year/year-files';

const options = process.argv.slice(2);
const [year, folder = 'content/rules'] = options.filter((option) => !option.startsWith('--'));
const years = path.join(folder, 'years');
const proposed = path.join(years, 'proposed.ts');
const acts = path.join(folder, 'finance-acts.ts');

/** Changes the text of a file. */
function change(file: string, to: (text: string) => string): void {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}

type Data = Readonly<Record<string, unknown>>;

/** Reads what each topic of a year exports; a proposed year has some of them. */
async function yearOf(name: string): Promise<Record<string, Data>> {
  const parts: Record<string, Data> = {};
  for (const topic of topics) {
    const file = path.resolve(years, name, `${topic.file}.ts`);
    if (!existsSync(file)) continue;
    parts[topic.name] = ((await import(pathToFileURL(file).href)) as Record<string, Data>)[topic.name] ?? {};
  }
  return parts;
}

/** Names a Finance Act or Bill as a source. */
function nameSource(kind: 'Act' | 'Bill', first: number): void {
  const line = `  'finance-${kind.toLowerCase()}-${first}': { title: 'Finance ${kind}, ${first}', publisher: 'Government of India' },`;
  change(acts, (text) => text.replace(/\} as const/, `${line}\n} as const`));
}

/** Writes the income-tax of a year as a Bill proposes it, in no list of years. */
async function propose(name: string, last: string): Promise<string[]> {
  const parts = await yearOf(last);
  const first = firstYearOf(name);
  const made = proposedTopics.map((topic) => path.join(years, name, `${topic.file}.ts`));
  mkdirSync(path.join(years, name), { recursive: true });
  for (const [at, topic] of proposedTopics.entries()) {
    writeFileSync(made[at] ?? '', asProposed(topicText(topic, parts[topic.name] ?? {}, last, parts), first));
  }
  change(proposed, (text) => withProposal(text, name));
  nameSource('Bill', first);
  return [...made, proposed, acts];
}

/** Writes the folder of a year and names it in every list of years. What a Bill proposed becomes the Act's, to be compared again. */
async function make(name: string, last: string): Promise<string[]> {
  const parts = await yearOf(last);
  const first = firstYearOf(name);
  const made = topics.map((topic) => path.join(years, name, `${topic.file}.ts`));
  mkdirSync(path.join(years, name), { recursive: true });
  for (const [at, topic] of topics.entries()) {
    const file = made[at] ?? '';
    if (existsSync(file)) change(file, (text) => asEnacted(text, first));
    else writeFileSync(file, topicText(topic, parts[topic.name] ?? {}, last, parts));
  }
  change(proposed, (text) => withProposal(text, null));
  const index = path.join(years, name, 'index.ts');
  writeFileSync(index, readFileSync(path.join(years, last, 'index.ts'), 'utf8'));
  const lists = [
    ...readdirSync(years)
      .filter((file) => file.endsWith('.ts') && file !== 'on-file.ts')
      .map((file) => path.join(years, file)),
    path.join(folder, 'income-tax', 'cost-inflation.ts'),
    path.join(folder, 'mutual-funds.ts'),
  ];
  for (const file of lists) writeFileSync(file, withYear(readFileSync(file, 'utf8'), last));
  const onFile = path.join(years, 'on-file.ts');
  writeFileSync(onFile, readFileSync(onFile, 'utf8').replace(/(wholeYears = \[[^\]]*)\]/, `$1, '${name}']`));
  change(acts, (text) => text.replace(new RegExp(`\\n  'finance-bill-${first}': \\{[^}]*\\},`), ''));
  nameSource('Act', first);
  return [...made, index, ...lists, onFile, acts];
}

async function main(): Promise<void> {
  const last = wholeYears.at(-1) ?? firstTaxYear;
  const next = financialYearFrom(firstYearOf(last) + 1);
  const isThere = year !== undefined && existsSync(path.join(years, year, 'income-tax.ts'));
  if (year !== next && !(isThere && year && year > firstTaxYear)) {
    console.error(`Usage: npm run new-year -- ${next} [--proposed | --enacted]`);
    process.exit(2);
  }
  const isEnacted = options.includes('--enacted') && year === next;
  if (!isThere || isEnacted) {
    const files = options.includes('--proposed') ? await propose(next, last) : await make(next, last);
    // Layout and imports alone: the linter reads all packages first, eight seconds.
    execFileSync('npx', ['biome', 'check', '--write', '--linter-enabled=false', '--vcs-enabled=false', ...files], {
      stdio: 'ignore',
    });
    console.log(
      `${files.join('\n')}\n\nWhat is still to be confirmed: npm run new-year -- ${next} (docs/budget-day.md)`,
    );
    return;
  }
  const before = financialYearFrom(firstYearOf(year) - 1);
  const { open, changed, unchanged } = comparison(await yearOf(before), await yearOf(year));
  console.log(`${year} beside ${before}\n\nChanged (${changed.length})\n${changed.join('\n')}`);
  console.log(`\nConfirmed unchanged (${unchanged.length})\n${unchanged.join('\n')}`);
  console.log(`\nTo be confirmed (${open.length})\n${open.join('\n')}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}

void main();
