/** Mutation testing of lib, started by `npm run test:mutants`; what survives is explained in docs/mutants.md. */
const part = process.env.MUTANTS_OF ?? 'lib';
const coverage = (file) => `coverage/mutants-${part}${file}`;

export default {
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'jest.mutants.config.mjs' },
  // What a build leaves behind is not needed, and much to copy.
  ignorePatterns: ['/out', '/public', '/.next', '/coverage', '/test-results'],
  // The types were checked before; a name that is no file keeps Stryker from asking TypeScript 7 for an API that it lacks.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // What runs only while a file is loaded (tables of words, `emptyTaxpayer`) would need all tests for each mutant.
  ignoreStatic: true,
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  // A busy machine must not pass for an endless loop.
  timeoutMS: 15_000,
  timeoutFactor: 4,
  incremental: true,
  incrementalFile: coverage('.json'),
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: coverage('.html') },
  jsonReporter: { fileName: coverage('-report.json') },
};
