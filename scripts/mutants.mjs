// npm run test:mutants: mutation tests of lib, folder by folder, and the score of each; or of the folders and files named:
// npm run test:mutants -- lib/finance lib/tax/slabs.ts
// With TESTS_OF=tests/explore/*.test.ts only these tests are run. CONCURRENCY is how many run at a time, 2 by default.
// What has not changed since the last run is not run again (coverage/mutants-*.json). Takes an hour or two for all of lib on
// two idle cores: `nice` gives way to other work. Fails where tax or finance falls below 90 %.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { install, root, run } from './run.mjs';

const LEAST = { 'lib/finance': 90, 'lib/tax': 90 };
const KILLED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const folders = ['lib/tax', 'lib/finance', 'lib/explore', 'lib/fill', 'lib/find', 'lib/ifsc', 'lib/offline'];
const named = process.argv.slice(2).map((each) => each.replace(/\/$/, ''));
const parts = named.length > 0 ? named : [...folders, 'lib'];

/** Returns the files of a part; `lib` alone is what is directly in it. */
function filesOf(part) {
  if (statSync(path.join(root, part)).isFile()) return [part];
  return readdirSync(path.join(root, part))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${part}/${file}`);
}

if (!install('scripts/tools')) process.exit(1);
const tools = path.join(root, 'scripts/tools/node_modules');
const program = path.join(tools, '@stryker-mutator/core/bin/stryker.js');
const rows = [];
let isGood = true;
for (const part of parts) {
  const name = part.replace(/\.ts$/, '').replaceAll('/', '-');
  const report = path.join(root, 'coverage', `mutants-${name}-report.json`);
  rmSync(report, { force: true });
  const stryker = ['-n', '15', process.execPath, program, 'run', '--mutate', filesOf(part).join(',')];
  isGood = run('nice', stryker, { MUTANTS_OF: name, MUTANTS_TOOLS: tools }) && isGood;
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (statuses) => mutants.filter((mutant) => statuses.includes(mutant.status)).length;
  const score = (100 * count(KILLED)) / Math.max(1, count(KILLED) + count(MISSED));
  if (score < (LEAST[part] ?? 0)) isGood = false;
  rows.push({
    part,
    score: `${score.toFixed(1)} %`,
    killed: count(['Killed']),
    'timed out': count(['Timeout']),
    survived: count(['Survived']),
    'not covered': count(['NoCoverage']),
    'at load alone': count(['Ignored']),
  });
}
console.table(rows);
process.exit(isGood ? 0 : 1);
