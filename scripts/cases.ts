/**
 * The worked cases as data (docs/cases.md):
 *
 *   npm run -s cases -- write [folder]                    a file for each calculator and one archive, in out/cases
 *   npm run -s cases -- check answers.ndjson              compares the answers of another program, one a line, with them
 *   npm run -s cases -- check answers.ndjson --within 1   with figures that may be off by 1, as rounded ones are
 *   npm run -s cases -- answers                           our own answers, in the form that check reads
 *
 * Exit code 1 where an answer differs, 2 where the command itself is wrong.
 */
import './publish/environment';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtIds } from '@/content/calculators/load';
import { type Agreement, agreementOf, answersIn, caseFileOf, ownAnswers } from './cases/cases';
import { writeCases } from './cases/write';

const usage = `Usage: npm run -s cases -- write [folder]
       npm run -s cases -- check <answers.ndjson> [--within <number>]
       npm run -s cases -- answers`;

/** How many differences of a calculator are printed. */
const SHOWN = 5;

function printTable(agreements: readonly Agreement[]): void {
  const share = ({ agreeing, figures }: Pick<Agreement, 'agreeing' | 'figures'>) =>
    figures === 0 ? '–' : `${((100 * agreeing) / figures).toFixed(1)}%`;
  const row = (name: string, cases: string, figures: string, agree: string) =>
    console.log(`${name.padEnd(34)}${cases.padStart(12)}${figures.padStart(14)}${agree.padStart(10)}`);
  row('Calculator', 'answered', 'agree', 'share');
  for (const each of agreements) {
    if (each.answered === 0) continue;
    row(each.calculator, `${each.answered}/${each.cases}`, `${each.agreeing}/${each.figures}`, share(each));
  }
  const sum = (of: (each: Agreement) => number) => agreements.reduce((total, each) => total + of(each), 0);
  const all = { agreeing: sum((each) => each.agreeing), figures: sum((each) => each.figures) };
  row(
    'All',
    `${sum((each) => each.answered)}/${sum((each) => each.cases)}`,
    `${all.agreeing}/${all.figures}`,
    share(all),
  );
  for (const { differences } of agreements) {
    for (const line of differences.slice(0, SHOWN)) console.log(line);
    if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`);
  }
}

async function check(file: string, least: number): Promise<number> {
  const answers = answersIn(readFileSync(file, 'utf8'));
  const named = new Set([...answers.keys()].map((each) => each.split('/', 1)[0]));
  const ids = builtIds().filter((id) => named.has(id));
  const files = await Promise.all(ids.map(caseFileOf));
  const known = new Set(files.flatMap(({ cases }) => cases.map((each) => each.case)));
  const unknown = [...answers.keys()].filter((each) => !known.has(each));
  const agreements = files.map((each) => agreementOf(each, answers, least));
  printTable(agreements);
  if (unknown.length > 0)
    console.log(`There is no case: ${unknown.slice(0, SHOWN).join(', ')} (${unknown.length} in all)`);
  return unknown.length > 0 || agreements.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

async function main([command, file, option, number]: readonly string[]): Promise<number> {
  if (command === 'write') {
    const folder = file ?? path.join(process.cwd(), 'out', 'cases');
    const { files, cases } = await writeCases(folder);
    console.log(`Wrote ${cases} worked cases of ${files} calculators.`);
    return 0;
  }
  if (command === 'answers') {
    for (const id of builtIds()) for (const answer of await ownAnswers(id)) console.log(JSON.stringify(answer));
    return 0;
  }
  const least = option === undefined ? 0 : option === '--within' ? Number(number) : Number.NaN;
  if (command === 'check' && file && least >= 0) return check(file, least);
  console.error(usage);
  return 2;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
