const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const tests = path.dirname(__dirname);

/** Folders whose tests other configurations run. */
const elsewhere = ['browser', 'export', 'rehearsal', 'services', 'together'];

/** What a test must have for itself: a document, mocked modules or clocks, what belongs to the process. */
const needsItsOwn =
  /@jest-environment jsdom|jest\.(?:mock|doMock|setTimeout|useFakeTimers|spyOn|resetModules)|process\.(?:chdir|env\.\w+ = )|globalThis(?:\.\w+| as \w+\)\.\w+) = |defineProperty\(globalThis/;

/** The test files, by whether they can share one load of the calculators with others. */
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !elsewhere.includes(file.split('/')[0]))
  .sort();
const apart = files.filter((file) => needsItsOwn.test(readFileSync(path.join(tests, file), 'utf8')));
const sharing = files.filter((file) => !apart.includes(file));

/** How many groups there are: each has a file in this folder. */
const groups = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts')).length;

/** Returns the test files of one group, counted from 1, by turn of their names, each relative to the folder of tests. */
function filesOfGroup(group) {
  return sharing.filter((_, index) => index % groups === group - 1);
}

module.exports = { apart, filesOfGroup };
