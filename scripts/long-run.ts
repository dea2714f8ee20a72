/**
 * npm run test:long: every comparison of the page on how we check with its many draws, and every test that follows what pages advise. Then one
 * table of what was compared: calculators, answers, disagreements, seconds of processor time; and one of the tests that follow advice. The page's
 * figures (content/how-we-check/long-run.json) are written anew for what was compared and did not fail. Then the rehearsal of a Finance Act, with its
 * many draws. Paths run less: `npm run test:long -- tests/oracle/gst`; `npm run test:long -- tests` runs every test with its many draws.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agreements, type Comparison, secondComputations } from '@/content/how-we-check/draws';
import longRun from '@/content/how-we-check/long-run.json';
import { formatNumber } from '@/lib/format';

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** What a test of a comparison noted. */
interface Noted {
  readonly file: string;
  readonly test: string;
  readonly comparison: string;
  readonly answers: number;
  readonly seconds: number;
}

interface Compared {
  answers: number;
  seconds: number;
  /** Tests of it that failed. Each stops at its first disagreement. */
  failed: number;
}

const all: Readonly<Record<string, Comparison>> = { ...secondComputations, ...agreements };

/** Says whether a test file follows what pages advise: its name says so. */
const followsAdvice = (file: string) => /advice|followed/.test(path.basename(file));

/** Returns the test files that compare, and those that follow advice. */
function filesOfALongRun(): string[] {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join('tests', file))
    .filter((file) => followsAdvice(file) || readFileSync(file, 'utf8').includes('countCompared('));
}

/** Returns what was compared, by comparison. */
function sumOf(noted: readonly Noted[], { testResults }: Report): Map<string, Compared> {
  const failed = new Set(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} ${fullName}`),
    ),
  );
  const sums = new Map<string, Compared>();
  for (const { file, test, comparison, answers, seconds } of noted) {
    const sum = sums.get(comparison) ?? { answers: 0, seconds: 0, failed: 0 };
    sum.answers += answers;
    sum.seconds += seconds;
    if (failed.has(`${file} ${test}`)) sum.failed += 1;
    sums.set(comparison, sum);
  }
  return sums;
}

/** Prints one table: each comparison with its calculators, and the sum of both kinds. */
function printTable(sums: ReadonlyMap<string, Compared>): void {
  const print = (what: string, answers: string, disagreements: string, seconds: string) =>
    console.log(`${what.padEnd(86)}${answers.padStart(12)}${disagreements.padStart(15)}${seconds.padStart(9)}`);
  const row = (what: string, { answers, seconds, failed }: Compared) =>
    print(what, formatNumber(answers), failed === 0 ? '0' : `${failed} or more`, seconds.toFixed(1));
  print('Calculator', 'Comparisons', 'Disagreements', 'Seconds');
  for (const [title, kind] of [
    ['Second computations', secondComputations],
    ['Pages that agree', agreements],
  ] as const) {
    const total: Compared = { answers: 0, seconds: 0, failed: 0 };
    for (const name of Object.keys(kind)) {
      const sum = sums.get(name);
      if (!sum) continue;
      const of = all[name]?.of ?? [];
      row(`${name}: ${typeof of === 'string' ? of : of.join(', ')}`, sum);
      total.answers += sum.answers;
      total.seconds += sum.seconds;
      total.failed += sum.failed;
    }
    if (total.answers > 0) row(title, total);
  }
}

/** Prints the tests that followed advice, by file: how many there are and how many failed, and seconds by the clock. */
function printAdvice({ testResults }: Report): void {
  const files = testResults.filter(({ name }) => followsAdvice(name));
  if (files.length > 0) console.log('Advice followed');
  for (const { name, startTime, endTime, assertionResults } of files.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const failed = assertionResults.filter(({ status }) => status === 'failed').length;
    console.log(
      `${path.relative('.', name).padEnd(86)}${`${assertionResults.length} tests`.padStart(12)}${`${failed} failed`.padStart(15)}${((endTime - startTime) / 1_000).toFixed(1).padStart(9)}`,
    );
  }
}

/** Writes the figures of the page: those of what was run without a disagreement, with the day; all others keep their own. */
function writeFigures(sums: ReadonlyMap<string, Compared>): void {
  const day = new Date().toISOString().slice(0, 10);
  const before: Readonly<Record<string, unknown>> = longRun;
  const figures = Object.keys(all).flatMap((name) => {
    const sum = sums.get(name);
    const figure =
      sum?.failed === 0 ? { day, answers: sum.answers, seconds: Math.round(sum.seconds * 10) / 10 } : before[name];
    return figure
      ? [`  "${name}": ${JSON.stringify(figure).replace(/[:,]/g, '$& ').replace(/[{}]/g, ' $& ').trim()}`]
      : [];
  });
  writeFileSync('content/how-we-check/long-run.json', `{\n${figures.join(',\n')}\n}\n`);
}

const named = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'long-'));
const [report, lines] = ['report.json', 'compared.ndjson'].map((file) => path.join(folder, file)) as [string, string];
const began = Date.now();
const jest = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`];
spawnSync('node', [...jest, ...(named.length > 0 ? named : filesOfALongRun())], {
  // The report goes to the file; jest's own lines are on standard error.
  stdio: ['inherit', 'ignore', 'inherit'],
  env: { ...process.env, LONG: '1', COMPARED: lines },
});
const result = JSON.parse(readFileSync(report, 'utf8')) as Report;
const noted = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
const sums = sumOf(
  noted.map((line) => JSON.parse(line) as Noted),
  result,
);
printTable(sums);
printAdvice(result);
writeFigures(sums);
console.log(
  `${((Date.now() - began) / 60_000).toFixed(1)} minutes. ${result.success ? 'Every test passed; the figures of the page are written.' : 'Some tests FAILED: what they compare keeps its figures.'}`,
);
// The invented Finance Act, with its many draws.
const rehearsed =
  named.length > 0 ||
  spawnSync('npm', ['run', '-s', 'rehearsal'], { stdio: 'inherit', env: { ...process.env, LONG: '1' } }).status === 0;
process.exitCode = result.success && rehearsed ? 0 : 1;
