import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config = await withNext({
  testEnvironment: 'node',
  // Jest leaves one processor free unless told not to: of two that is half.
  maxWorkers: '100%',
  setupFiles: ['<rootDir>/tests/seeded.ts'],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/tests/browser/', '<rootDir>/tests/export/', '/node_modules/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

export default config;
