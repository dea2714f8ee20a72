import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const config = await withNext({
  testEnvironment: 'node',
  // Handed to each module: looked up in the context of a test instead, `Math` alone took a third of the time of all calculations.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array', 'String', 'JSON'],
  // Jest leaves one processor free by default: of two that is half.
  maxWorkers: '100%',
  // On a machine with other work a test takes longer than the five seconds of Jest; what must be fast measures it.
  testTimeout: 30_000,
  testSequencer: '<rootDir>/tests/longest-first.mjs',
  setupFiles: ['<rootDir>/tests/seeded.ts'],
  setupFilesAfterEnv: [
    '<rootDir>/tests/patient.ts',
    ...(process.env.COMPARED ? ['<rootDir>/tests/count-compared.ts'] : []),
  ],
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '<rootDir>/tests/browser/',
    '<rootDir>/tests/export/',
    '<rootDir>/tests/rehearsal/',
    '<rootDir>/tests/together/',
    '/node_modules/',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

export default config;
