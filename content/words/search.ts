import type { SearchWords } from '@/components/search/words';
import { formatMonths, formatPercent, formatRupees } from '@/lib/format';
import { searchBoxWords } from './search-box';

const written = { money: formatRupees, percent: formatPercent, duration: formatMonths };

/** The texts of every search list. */
export const searchWords: SearchWords = {
  ...searchBoxWords,
  title: 'Search Calculators',
  close: 'Close',
  results: 'Calculators found',
  popular: 'Popular',
  all: 'All Calculators',
  filled: 'With your figures filled in',
  branches: 'Bank branches',
  filledIn: (label, kind, value) => `${label} ${written[kind](value)}`,
  lookUp: (text) => `Look up “${text}”`,
  soon: 'Coming soon',
  none: 'No calculators found',
  tryAnother: 'Try a different search term',
  didYouMean: 'Did you mean',
  found: (count) => (count === 1 ? '1 calculator found' : `${count} calculators found`),
  isPopular: 'Popular',
  isNew: 'New',
  viewAll: 'View All Calculators',
  categories: 'Categories',
};
