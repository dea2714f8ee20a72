// The rehearsals of a Finance Bill and of the Act (docs/budget-day.md): the pages as they are, on the rules of .rehearsal.
import unit from './jest.config.mjs';

const { maxWorkers, testSequencer, ...project } = unit;

/** Returns the tests of one file on the rules of a folder in .rehearsal. */
const on = (rules, file) => ({
  ...project,
  testMatch: [`<rootDir>/tests/rehearsal/${file}.test.ts`],
  testPathIgnorePatterns: ['/node_modules/'],
  // The compiler may have made the alias a path already.
  moduleNameMapper: {
    '^(?:@/content/|(?:\\.\\.?/)+(?:content/)?)rules/(.*)$': `<rootDir>/.rehearsal/${rules}/$1`,
    ...unit.moduleNameMapper,
  },
});

export default {
  maxWorkers,
  testSequencer,
  globalSetup: '<rootDir>/tests/rehearsal/setup.mjs',
  projects: [on('rules', 'rehearsal'), on('bill', 'proposal')],
};
