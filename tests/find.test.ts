/** Entries by the words of a search, on a short list of their own: each search says what one rule does. */
import type { SearchEntry, SearchVocabulary } from '@/lib/find/entry';
import { finderOver, searchOver } from '@/lib/search';

const entry = (id: string, title: string, description: string, category: string, more: Partial<SearchEntry> = {}) => ({
  id,
  title,
  description,
  category,
  ...more,
});
const entries: readonly SearchEntry[] = [
  entry('emi', 'EMI Planner', 'Monthly instalment of any loan', 'Loans', { popular: true }),
  entry('car-loan', 'Car Loan', 'What a vehicle costs in all', 'Loans'),
  entry('gold-loan', 'Gold Loan', 'Money lent on jewellery', 'Loans', { aliases: ['Sona Girvi'] }),
  entry('pension', 'Pension Planner', 'Savings for old age', 'Saving'),
  entry('rent', 'House Rent Allowance', 'Exemption for tenants', 'Tax', { aliases: ['HRA'] }),
  entry('income-tax', 'Income Tax', 'What is due for a year', 'Tax', { popular: true }),
];
const named: readonly SearchEntry[] = [entry('gst-return', 'GST Return', 'Returns of a month', 'GST')];
const vocabulary: SearchVocabulary = {
  small: new Set('for the of a my in is what kitna chahiye'.split(' ')),
  same: { kiraya: 'rent', 'sone ka karz': 'gold loan', kar: 'tax', टैक्स: 'tax', usa: 'country' },
  weak: new Set(['loan', 'tax', 'income']),
  elsewhere: ['cricket', 'train ticket'],
  phrases: [{ pattern: /(?<!\p{L})one flat to another(?!\p{L})/u, means: 'rent', unless: /sold/ }],
  notFor: { 'gold-loan': /medal/ },
  asked: { pension: ['retire early', 'old age money', 'budhapa'] },
};
const fields = ['title', 'description', 'category', 'id'] as const;
/** Made anew for each search: the reading of the entries is tried as well. */
const find = (query: string) => finderOver<SearchEntry>(entries, named, vocabulary).find(query, fields);
const foundBy = (query: string) => find(query).entries.map(({ id }) => id);

it.each([
  ['a name', 'car loan', 'car-loan'],
  ['a name in another order', 'loan car', 'car-loan'],
  ['a name among small words', 'what is the car loan for my', 'car-loan'],
  ['another name', 'girvi sona', 'gold-loan'],
  ['a short name', 'hra kitna', 'rent'],
  ['how people ask', 'early retire chahiye', 'pension'],
  ['in one word', 'budhapa', 'pension'],
  ['a word for another', 'kiraya', 'rent'],
  ['a word for another among others', 'house kiraya', 'rent'],
  ['words for another', 'sone ka karz kitna', 'gold-loan'],
  ['more than one', 'pensions planners', 'pension'],
  ['a word that is begun', 'pens', 'pension'],
  ['and is the last', 'planner pen', 'pension'],
  ['letters left out', 'alowance', 'rent'],
  ['letters put in', 'penssion', 'pension'],
  ['letters swapped', 'pensoin', 'pension'],
  ['letters replaced', 'pemsion', 'pension'],
  ['two slips in a long word', 'alowamce', 'rent'],
  ['a short word with a letter twice', 'emmi', 'emi'],
  ['a vowel left out of five letters', 'hose', 'rent'],
  ['a slip in a small word', 'loan chahyie', 'car-loan'],
  ['a short word with two swapped', 'rnet', 'rent'],
  ['as it sounds', 'sona girwi', 'gold-loan'],
  ['in Devanagari, as it is written', 'टैक्स', 'income-tax'],
  ['in Devanagari, as it sounds', 'पेंशन', 'pension'],
  ['an expression for a word', 'one flat to another', 'rent'],
  ['a description', 'jewellery', 'gold-loan'],
  ['with a figure beside it', 'pension 5 lakh', 'pension'],
  ['what is asked for beside what is not known', 'pension planner xyzzyx', 'pension'],
])('%s: "%s" finds %s first', (_, query, id) => expect(foundBy(query)[0]).toBe(id));

it('entries that share a word are all found, what most people mean first', () => {
  expect(foundBy('loan')[0]).toBe('car-loan');
  expect([...foundBy('loan')].sort()).toEqual(['car-loan', 'emi', 'gold-loan']);
  expect(foundBy('loans')).toEqual(expect.arrayContaining(['emi', 'car-loan', 'gold-loan']));
  expect(foundBy('planner')).toEqual(['emi', 'pension']);
});

it.each([
  ['what no entry is about', 'cricket'],
  ['in several words', 'train ticket'],
  ['beside a weak word', 'cricket income'],
  ['a word that is nobody’s', 'xyzzyx'],
  ['a weak word among such', 'xyzzyx loan'],
  ['two letters', 'pe ns'],
  ['a short word with a slip', 'golt'],
  ['three slips', 'pmxsxon'],
  ['an expression that other words deny', 'sold one flat to another'],
  ['another country’s tax', 'usa tax rate'],
  ['numbers', '42 43'],
])('%s: "%s" finds nothing', (_, query) => expect(foundBy(query)).toEqual([]));

it('an entry is not found by words that it does not answer', () => {
  expect(foundBy('gold loan medal')).not.toContain('gold-loan');
  expect(foundBy('gold loan')).toContain('gold-loan');
});

it('what is known by name alone is found where no entry contains the query', () => {
  expect(foundBy('gst return')).toEqual(['gst-return']);
  expect(foundBy('return')).toEqual(['gst-return']);
  expect(foundBy('tax')).not.toContain('gst-return');
});

it('what was most likely meant is suggested where a slip stands among unknown words', () => {
  const { entries: found, suggestions } = find('pemsion xyzzyx');
  expect([found, suggestions.map(({ id }) => id)]).toEqual([[], ['pension']]);
});

it('says whether there are words, words of entries, and words of something else', () => {
  const search = searchOver(entries, vocabulary);
  expect(['pension', 'what is', '42', ''].map(search.hasWords)).toEqual([true, false, false, false]);
  expect(['my pension', 'kiraya', 'xyzzyx', 'what is'].map(search.knows)).toEqual([true, true, false, false]);
  expect(['cricket bat', 'train ticket', 'ticket train', 'pension'].map(search.isElsewhere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('more words count for more, and a whole name for most', () => {
  const search = searchOver(entries, vocabulary);
  const scoreOf = (query: string, id: string) => search.asked(query).find((each) => each.entry.id === id)?.score ?? 0;
  expect(scoreOf('pension planner', 'pension')).toBeGreaterThan(scoreOf('pension', 'pension'));
  expect(scoreOf('pension', 'pension')).toBeGreaterThan(scoreOf('pemsion', 'pension'));
  expect(scoreOf('gold loan', 'gold-loan')).toBeGreaterThan(scoreOf('gold loan', 'car-loan'));
  expect(scoreOf('pension', 'pension')).toBeGreaterThan(scoreOf('pension cricket', 'pension'));
  expect(scoreOf('pension', 'pension')).toBeGreaterThan(scoreOf('pension xyzzyx', 'pension'));
  expect(scoreOf('hra', 'rent')).toBeGreaterThan(scoreOf('tenants', 'rent'));
});
