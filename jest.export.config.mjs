import base from './jest.config.mjs';

// The tests that read the built export in out/.
export default {
  ...base,
  testMatch: ['<rootDir>/tests/export/**/*.test.ts'],
  testPathIgnorePatterns: [],
  globalSetup: '<rootDir>/tests/export/setup.ts',
};
