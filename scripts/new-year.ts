/**
 * Makes the folder of a new tax year in content/rules/years from the last one on file:
 *
 *   npm run new-year -- 2027-28
 *
 * Every value that a Finance Act sets has "WRITE:" in the place of the day on which it was confirmed; a test finds what is left. For a year
 * that is there already, it prints what is still to be confirmed, what has changed, and what was confirmed as it was.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstTaxYear, wholeYears } from '@/content/rules/years/on-file';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { comparison } from './new-year/comparison';
import { topics, topicText, withYear } from './new-year/year-files';

const [year, folder = 'content/rules'] = process.argv.slice(2);
const years = path.join(folder, 'years');

type Data = Readonly<Record<string, unknown>>;

/** Reads what each topic of a year exports. */
async function yearOf(name: string): Promise<Record<string, Data>> {
  const parts: Record<string, Data> = {};
  for (const topic of topics) {
    const file = path.resolve(years, name, `${topic.file}.ts`);
    parts[topic.name] = ((await import(pathToFileURL(file).href)) as Record<string, Data>)[topic.name] ?? {};
  }
  return parts;
}

/** Writes the folder of a year and names it in every list of years. */
async function make(name: string, last: string): Promise<string[]> {
  const parts = await yearOf(last);
  const made = topics.map((topic) => path.join(years, name, `${topic.file}.ts`));
  mkdirSync(path.join(years, name), { recursive: true });
  for (const [at, topic] of topics.entries()) {
    writeFileSync(made[at] ?? '', topicText(topic, parts[topic.name] ?? {}, last, parts));
  }
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
  const acts = path.join(folder, 'finance-acts.ts');
  const first = firstYearOf(name);
  writeFileSync(
    acts,
    readFileSync(acts, 'utf8').replace(
      /\} as const/,
      `  'finance-act-${first}': { title: 'Finance Act, ${first}', publisher: 'Government of India' },\n} as const`,
    ),
  );
  return [...made, index, ...lists, onFile, acts];
}

async function main(): Promise<void> {
  const last = wholeYears.at(-1) ?? firstTaxYear;
  const next = financialYearFrom(firstYearOf(last) + 1);
  const isThere = year !== undefined && existsSync(path.join(years, year, 'income-tax.ts'));
  if (year !== next && !(isThere && year && year > firstTaxYear)) {
    console.error(`Usage: npm run new-year -- ${next}`);
    process.exit(2);
  }
  if (!isThere) {
    const files = await make(next, last);
    execFileSync('npx', ['biome', 'check', '--write', '--vcs-enabled=false', ...files], { stdio: 'ignore' });
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
