/**
 * Set before the tests that mutants of the search are run against: what the forms ask is read from a file that the first run writes. To load
 * 47 forms takes seconds, and each mutant would do it again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

type SearchFields = typeof import('@/content/calculators/search-fields');

const file = 'coverage/search-fields.json';

jest.mock('@/content/calculators/search-fields', () => ({
  __esModule: true,
  searchFields: async () => {
    if (!existsSync(file)) {
      const real = jest.requireActual<SearchFields>('@/content/calculators/search-fields');
      mkdirSync('coverage', { recursive: true });
      writeFileSync(file, JSON.stringify(await real.searchFields()));
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  },
}));
