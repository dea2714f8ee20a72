// The rehearsal of a Finance Act (docs/budget-day.md): the pages as they are, on the rules of .rehearsal with one year more.
import unit from './jest.config.mjs';

export default {
  ...unit,
  testMatch: ['<rootDir>/tests/rehearsal/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/tests/rehearsal/setup.mjs',
  // The compiler may have made the alias a path already.
  moduleNameMapper: {
    '^(?:@/content/|(?:\\.\\.?/)+(?:content/)?)rules/(.*)$': '<rootDir>/.rehearsal/rules/$1',
    ...unit.moduleNameMapper,
  },
};
