/**
 * The tests that mutants of lib are run against: those of lib, in Node. Stryker needs its own environment to see which
 * test runs which line, and every mutant runs its tests again, so what is slow or is about other code stays out.
 */
import path from 'node:path';
import config from './jest.config.mjs';

/** Properties over generated inputs find a mutant in a few runs or not at all; the tests ask for far more. */
process.env.PROPERTY_RUNS ??= '40';
process.env.TAXPAYERS ??= '60';

/** The tests of the look-up's data read files of megabytes: only its own mutants are worth that. */
const withData = /ifsc/.test(process.env.MUTANTS_OF ?? '');
/** What the search tries is in files of its own, and needs all forms. */
const ofSearch = /fill|find|search|typed|spoken|spelling|devanagari/.test(process.env.MUTANTS_OF ?? '');

export default {
  ...config,
  // By its whole path: Stryker runs the tests in a copy of the project without the packages of `scripts/tools`.
  testEnvironment: path.join(
    process.env.MUTANTS_TOOLS ?? '',
    '@stryker-mutator/jest-runner/dist/src/jest-plugins/jest-environment-node.cjs',
  ),
  setupFiles: ['<rootDir>/tests/mutants/fewer-runs.ts', ...(ofSearch ? ['<rootDir>/tests/mutants/forms-once.ts'] : [])],
  // TESTS_OF names fewer, as `tests/explore/*.test.ts`: a short run, whose score is at most that of a whole one.
  testMatch: process.env.TESTS_OF?.split(',').map((each) => `<rootDir>/${each}`) ?? [
    '<rootDir>/tests/{finance,tax,explore,fill,find,oracle}/*.test.ts',
    '<rootDir>/tests/*.test.ts',
    '<rootDir>/tests/charts/*.test.ts',
    '<rootDir>/tests/analytics/events.test.ts',
    ...(/offline/.test(process.env.MUTANTS_OF ?? '') ? ['<rootDir>/tests/offline/*.test.ts'] : []),
    ...(withData ? ['<rootDir>/tests/ifsc/*.test.ts'] : ['<rootDir>/tests/ifsc/code.test.ts']),
  ],
  testPathIgnorePatterns: [
    '/node_modules/',
    // Shares of many searches hold for most mutants and take long: the searches that hold one by one are among the others.
    '<rootDir>/tests/(generated-)?queries\\.test\\.ts',
    // What they read is not code of lib: the files themselves, all content at once, a component, or the build's own step.
    '<rootDir>/tests/(architecture|calc|calculators|catalogue|come-to-life|privacy|rules|rules-agree)\\.test\\.ts',
    // Every one of 176,918 codes, for every mutant: samples of the same are among the others.
    '<rootDir>/tests/ifsc/(release|whole)\\.test\\.ts',
  ],
};
