import unit from './jest.config.mjs';
import groups from './tests/together/groups.cjs';

// The unit tests as `npm test` runs them: those that load calculators share a load with others (docs/decisions/029).
export default {
  ...unit,
  testMatch: ['<rootDir>/tests/together/*.test.ts', ...groups.apart.map((file) => `<rootDir>/tests/${file}`)],
  testPathIgnorePatterns: ['/node_modules/'],
};
