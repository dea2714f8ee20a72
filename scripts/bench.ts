/**
 * Measures the export in out/ and prints a table for each part, then the targets:
 *
 *   npm run build && npm run bench                    every part; about half an hour
 *   npm run -s bench -- bytes engine search           these parts alone
 *   npm run -s bench -- lighthouse --all              every route instead of one of each kind
 *   npm run -s bench -- lighthouse input /emi-calculator/     these routes alone
 *   npm run -s bench -- load input --out ../other/out         another export than the one in out/
 *
 * Bytes and counts are exact, and `npm test` holds them (tests/export/budgets.test.ts, tests/browser/requests.spec.ts).
 * Times are those of the machine: they are reported only.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './bench/build';
import { bytes } from './bench/bytes';
import { engine } from './bench/engine';
import { ifsc } from './bench/ifsc';
import { input } from './bench/input';
import { lighthouse } from './bench/lighthouse';
import { load } from './bench/load';
import { prefetch } from './bench/prefetch';
import { type Options, printed, type Report, summary } from './bench/report';
import { search } from './bench/search';

const parts: Readonly<Record<string, (options: Options) => Promise<Report>>> = {
  bytes,
  prefetch,
  load,
  lighthouse,
  input,
  engine,
  search,
  ifsc,
  build,
};

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const elsewhere = args.indexOf('--out');
  const [, other] = elsewhere < 0 ? [] : args.splice(elsewhere, 2);
  const routes = args.filter((each) => each.startsWith('/'));
  const wanted = args.filter((each) => each !== '--all' && !routes.includes(each));
  const unknown = wanted.filter((each) => !(each in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const out = path.resolve(other ?? 'out');
  if (!existsSync(path.join(out, 'index.html'))) {
    console.error(`There is no export in ${out}. Run npm run build first.`);
    process.exit(2);
  }
  const reports: Report[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stderr.write(`${name} …\n`);
    const report = await part({ out, all: args.includes('--all'), routes });
    reports.push(report);
    console.log(printed(report));
  }
  if (reports.some(({ targets = [] }) => targets.length > 0)) console.log(summary(reports));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
