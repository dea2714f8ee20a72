import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config = await withNext({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/tests/browser/', '<rootDir>/tests/export/', '/node_modules/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

export default config;
