// npm test: installs, type-checks, lints, unit and property tests, builds the export, checks it, then runs the browser
// tests on it. Every stage runs even where an earlier one failed, except those that need its output.
// Ends with a plain line "N passed, N failed".
import { findChromium } from './chromium.mjs';
import { buildWithServices } from './example-services.mjs';
import { systemNginx } from './nginx.mjs';
import { install, run, runAndRead, runTogether } from './run.mjs';

let passed = 0;
let failed = 0;
/** What failed, said once more at the end: the beginning of a long log may be cut off. */
const failures = new Set();
const began = Date.now();
let lap = began;

/** Prints how long a part took, in seconds. */
function printTime(part) {
  console.log(`\n${part}: ${Math.round((Date.now() - lap) / 1000)} s`);
  lap = Date.now();
}

/** Counts a stage that either holds or does not. */
function stage(name, ok) {
  if (ok) passed += 1;
  else failed += 1;
  if (!ok) failures.add(name);
  return ok;
}

/** Counts the tests of a runner by its closing lines; a runner that fails without saying so counts as one failure. */
function tests(name, { ok, text }, patterns) {
  const last = (pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0);
  const passedHere = last(patterns.passed);
  const failedHere = last(patterns.failed);
  passed += passedHere;
  const failedAtAll = failedHere > 0 ? failedHere : ok && passedHere > 0 ? 0 : 1;
  failed += failedAtAll;
  if (failedAtAll === 0) return;
  const names = [...text.matchAll(patterns.name)].map(([, test]) => test);
  for (const test of names.length > 0 ? names : ['no test said so']) failures.add(`${name}: ${test}`);
}

const jest = {
  passed: /^Tests:.*?(\d+) passed/gm,
  failed: /^Tests:\s+(\d+) failed/gm,
  name: /^ {2}● (?!Console$)(.+)$/gm,
};
const playwright = { passed: /^\s+(\d+) passed/gm, failed: /^\s+(\d+) failed/gm, name: /^ {2}\d+\) (.+?)[ ─]*$/gm };

if (!install()) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
printTime('Installing');
stage('Types of routes', run('npx', ['next', 'typegen']));
// The data of the look-up is made once, for the tests and both builds.
const first = await runTogether([
  ['npx', ['tsc', '--noEmit']],
  ['npx', ['biome', 'check', '.']],
  ['npm', ['run', '--silent', 'ifsc']],
  ['npm', ['run', '--silent', 'rehearsal:types']],
]);
for (const [at, name] of [
  'Types',
  'Lint',
  'Data of the look-up',
  'Types of the rehearsal and of a new calculator',
].entries())
  stage(name, first[at]);
if (!systemNginx()) console.log('There is no nginx here: Node serves the browser tests, with the same headers.');
printTime('Types and lint');
// More room for what lives briefly: properties make much of it, and a fifth of their time went into collecting it.
tests(
  'Unit tests',
  runAndRead('node', ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '-c', 'jest.together.config.mjs']),
  jest,
);
printTime('Unit tests');
// The pages on the rules of an invented Finance Act: a new year is data alone.
tests('Rehearsal', runAndRead('npx', ['jest', '--config', 'jest.rehearsal.config.mjs']), jest);
printTime('Rehearsal of a tax year');
const chromium = await findChromium();
// First with every service configured, for the tests of consent and analytics: ids are constants of the code, so it takes a
// build of its own. The plain export follows, and stays.
if (chromium && stage('Build with services', buildWithServices())) {
  const services = ['playwright', 'test', '--config', 'playwright.services.config.ts'];
  printTime('Build with services');
  tests('Services', runAndRead('npx', services, { CHROMIUM_PATH: chromium }), playwright);
  printTime('Browser tests of services');
}
if (stage('Build', run('npm', ['run', '--silent', 'build']))) {
  printTime('Build');
  tests('Export', runAndRead('npx', ['jest', '--config', 'jest.export.config.mjs']), jest);
  printTime('Tests of the export');
  if (stage('A Chromium', chromium !== null)) {
    tests('Browser', runAndRead('npx', ['playwright', 'test'], { CHROMIUM_PATH: chromium }), playwright);
    printTime('Browser tests');
  } else {
    console.error(
      'No Chromium could be found or fetched. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
}
if (failures.size > 0) console.log(`\nFailed:\n${[...failures].map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
