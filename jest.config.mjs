import nextJest from 'next/jest.js';

// SHORT=1 (`npm run test:unit`): without the suites that take longest. `npm test` runs all.
const long = [
  'advice',
  'calc\\.test',
  'calculators/(advice|life-plans)',
  'cases',
  'every/assumed',
  'figure-names',
  'filled-search',
  'generated-queries',
  'hostile/',
  'ifsc/(data|places|release|whole)',
  'law-of-the-year',
  'new-calculator',
  'next-pages',
  'oracle/',
  'queries',
  'same-search',
  'workbook-model',
];

const withNext = nextJest({ dir: './' });

const config = await withNext({
  testEnvironment: 'node',
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
    ...(process.env.SHORT ? long.map((each) => `<rootDir>/tests/${each}`) : []),
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

export default config;
