const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const tests = path.dirname(__dirname);

/** Folders whose tests other configurations run. */
const elsewhere = ['browser', 'export', 'rehearsal', 'services', 'together'];

/** What a test must have for itself: a document, mocked modules or clocks, what belongs to the process. */
const needsItsOwn =
  /@jest-environment jsdom|jest\.(?:mock|doMock|setTimeout|useFakeTimers|spyOn|resetModules)|process\.(?:chdir|env\.\w+ = )|globalThis(?:\.\w+| as \w+\)\.\w+) = |defineProperty\(globalThis/;

/** What `npm test` alone runs: with SHORT=1 (`npm run test:unit`) the suites that take longest, and those that follow pages over many inputs, are left out. */
const leftOut =
  /^(?:advice|calc\.|calculators\/|cases|days-as-exported|every\/(?:assumed|headline-first)|explore\/|figure-names|filled-search|generated-queries|hostile\/|ifsc\/(?:data|places|release|whole)|law-of-the-year|new-calculator|next-pages|oracle\/|queries|rules-versions|same-search|tax\/(?:best-set-off|payroll)|workbook|years)/;

/** The test files, by whether they can share one load of the calculators with others. */
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !elsewhere.includes(file.split('/')[0]))
  .filter((file) => !process.env.SHORT || !leftOut.test(file))
  .sort();
const apart = files.filter((file) => needsItsOwn.test(readFileSync(path.join(tests, file), 'utf8')));
const sharing = files.filter((file) => !apart.includes(file));

/** How many groups there are: each has a file in this folder. */
const groups = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts')).length;

/** Seconds that the longest files take, roughly: they are shared out so that no group ends long after the others. */
const seconds = {
  'workbook-model': 27,
  'calculators/advice-followed': 21,
  'advice-followed-everywhere': 17,
  'every/first-half': 11,
  'every/second-half': 10,
  'every/assumed': 5,
  'days-as-exported': 6,
  'calculators/life-plans': 4,
  queries: 13,
  'filled-search': 13,
  'same-search': 12,
  'hostile/pasted': 10,
  'oracle/huf': 6,
  'hostile/links': 9,
  'calculators/advice-followed-gains': 8,
  'law-of-the-year': 7,
  workbook: 7,
  'calculators/closed-groups-of-savings': 6,
  'figure-names': 5,
  'oracle/non-resident-streams': 5,
  'calculators/advice-of-savings': 5,
  'tax/best-set-off': 5,
  calc: 5,
  'every/headline-first': 5,
  'oracle/life-plans': 5,
  'oracle/growing-money': 4,
  'next-pages': 4,
  advice: 4,
  'generated-queries': 4,
  'ifsc/data': 4,
  'tax/payroll': 4,
};
const secondsOf = (file) => seconds[file.replace(/\.test\.tsx?$/, '')] ?? 0.5;

/** The test files of each group, relative to the folder of tests: the longest first, each to the group that has least to do. */
const shared = Array.from({ length: groups }, () => ({ files: [], sum: 0 }));
for (const file of [...sharing].sort((one, other) => secondsOf(other) - secondsOf(one))) {
  const least = shared.reduce((one, other) => (other.sum < one.sum ? other : one));
  least.files.push(file);
  least.sum += secondsOf(file);
}

/** Returns the test files of one group, counted from 1. */
function filesOfGroup(group) {
  return shared[group - 1].files;
}

module.exports = { apart, filesOfGroup };
