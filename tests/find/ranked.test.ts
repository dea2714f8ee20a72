/** Which entries the words of a query ask for, and in which order. */
import type { SearchEntry, SearchVocabulary } from '@/lib/find/entry';
import { leastAnswer } from '@/lib/find/ranked';
import { searchOver } from '@/lib/search';

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  title,
  description: '',
  category: 'Zz',
  ...more,
});
const entries: readonly SearchEntry[] = [
  entry('pension', 'Pension Planner', { description: 'Money for old age' }),
  entry('section', 'Section 24 Deduction', { description: 'Interest on a house' }),
  entry('form', 'Form 16 Reader'),
  entry('gold', 'Gold Loan', { description: 'Jewellery' }),
  entry('income-tax', 'Income Tax'),
  entry('house-tax', 'House Tax'),
  entry('emi', 'EMI', { aliases: ['Loan'] }),
  entry('year', 'Year Book', { aliases: ['Year'] }),
  entry('gram', 'Gram Price'),
  entry('rebate', 'Tax 87'),
];
const vocabulary: SearchVocabulary = {
  small: new Set(['the', 'for', 'of']),
  same: { usa: 'country' },
  weak: new Set(['income', 'tax', 'loan']),
  elsewhere: ['cricket'],
  asked: {},
};
const { asked } = searchOver(entries, vocabulary);
const found = (query: string) => asked(query).map(({ entry: { id } }) => id);
const score = (query: string, id: string) => asked(query).find((each) => each.entry.id === id)?.score ?? 0;

it.each<[string, string, string[]]>([
  ['a number is no name', 'pension 24', ['pension']],
  ['nor before the word', '24 pension', ['pension']],
  ['nor one behind it', 'pension 5 24', ['pension']],
  ['alone it is one', '24', ['section']],
  ['beside a word that nobody knows too', 'xyzzyx 24', ['section']],
  ['behind the word for a section', 'section 24', ['section']],
  ['and a second one behind that', 'section 80 24', ['section']],
  ['behind the word for a form', 'form 16', ['form']],
  ['a number with a weak word, which may be a figure', 'tax 87 xyzzyx', []],
  ['the kind of a figure asks for nothing', '¬year', []],
  ['nor beside a word', 'pension ¬year', ['pension']],
  ['a word of which three letters are there', 'pen gold', ['gold']],
  ['and four', 'pens gold', ['gold', 'pension']],
  ['no words', '', []],
  ['small words', 'the of', []],
  ['words that nobody knows', 'xyzzyx', []],
  ['a word of a description', 'jewellery', []],
  ['a word of a description beside one of a name', 'jewellery loan', ['gold', 'emi']],
  ['what no entry is about', 'cricket', []],
  ['beside a weak word', 'cricket income', []],
  ['a weak word beside what nobody knows', 'income xyzzyx', []],
  ['and what no entry is about', 'income xyzzyx cricket', []],
  ['weak words that are a whole name', 'income tax xyzzyx', ['income-tax']],
  ['with a letter twice', 'inncome tax xyzzyx', ['income-tax']],
  ['a word that is a name by itself, and weak', 'loan xyzzyx', []],
  ['a word that is not weak', 'pension xyzzyx', ['pension']],
  ['three letters with two that changed places', 'eim', []],
  ['four with one twice', 'emmi', ['emi']],
  ['a country’s tax', 'usa income tax', []],
  ['a country’s other tax', 'usa house tax', ['house-tax']],
  ['what is no country’s own', 'usa gold loan', ['gold']],
])('%s: "%s"', (_, query, ids) => expect(found(query)).toEqual(ids));

it('a word with a slip among words that nobody knows is a guess, and no answer', () => {
  expect(score('pemsion', 'pension')).toBeGreaterThan(leastAnswer);
  expect(score('pemsion xyzzyx', 'pension')).toBeGreaterThan(0);
  expect(score('pemsion xyzzyx', 'pension')).toBeLessThan(leastAnswer);
  expect(score('pemsion planner xyzzyx', 'pension')).toBeGreaterThan(leastAnswer);
  // As it sounds it is no slip.
  expect(score('golld xyzzyx', 'gold')).toBeGreaterThan(leastAnswer);
  // A name of weak words is sure where all of it is written, not where one has a slip.
  expect(score('income tax xyzzyx', 'income-tax')).toBeGreaterThan(leastAnswer);
  expect(score('imcome tax xyzzyx', 'income-tax')).toBeLessThan(leastAnswer);
});

describe('the more of a query an entry answers', () => {
  it.each<[string, string, string]>([
    ['than with what nobody knows', 'pension', 'pension xyzzyx'],
    ['and than with more of it', 'pension xyzzyx', 'pension xyzzyx qqqqq'],
    ['which counts less beside figures', '¤ pension xyzzyx', 'pension xyzzyx'],
    ['what no entry is about counts more', 'pension xyzzyx', 'pension cricket'],
    ['and less beside figures', '¤ pension planner cricket', 'pension planner cricket'],
    ['twice of that, more', 'pension cricket', 'pension cricket cricket'],
    ['another entry’s word', 'pension', 'pension reader'],
    ['which counts less as the label of a figure', 'pension planner reader ¤', 'pension planner reader'],
    ['as does a weak word', 'pension planner income', 'pension planner reader'],
    ['more of its words', 'pension planner', 'pension'],
    ['not begun', 'pension', 'pensi'],
    ['the last word may be begun with three letters', 'planner pen', 'pen planner'],
    ['without a slip', 'pension planner', 'pemsion planner'],
  ])('the better its score: %s', (_, better, worse) => {
    expect(score(better, 'pension')).toBeGreaterThan(score(worse, 'pension'));
    expect(score(worse, 'pension')).toBeGreaterThan(0);
  });

  it.each<[string, string, string, string]>([
    ['a number is a name behind its word', 'section', 'section 24', 'section 25'],
    ['a figure may be one', 'section', 'deduction 24', 'deduction 25'],
    ['but says less than a name', 'section', 'section 24', 'deduction 24'],
    ['the kind of a figure is a part of a name', 'year', 'book ¬year', 'book ¬gram'],
  ])('the better its score: %s', (_, id, better, worse) => {
    expect(score(better, id)).toBeGreaterThan(score(worse, id));
    expect(score(worse, id)).toBeGreaterThan(0);
  });
});

describe('a name that is all that was asked', () => {
  const all = [
    entry('book', 'Rent Receipt Book'),
    entry('slip', 'Slip', { aliases: ['Rent Receipt'] }),
    entry('paper', 'Paper', { description: 'Receipt', aliases: ['Rent'] }),
    entry('pen', 'Pen'),
    entry('ink', 'Ink'),
    entry('zeta', 'Zeta'),
  ];
  const books = searchOver(all, vocabulary);
  const first = (query: string) => books.asked(query)[0]?.entry.id;

  it('comes before a title that has more words', () => {
    expect(found('loan')).toEqual(['emi', 'gold']);
    expect(found('gold loan')[0]).toBe('gold');
    expect(first('rent receipt')).toBe('slip');
    expect(first('receipt rent')).toBe('slip');
    // What nobody knows may be anything.
    expect(first('rent receipt xyzzyx')).toBe('slip');
  });

  it.each(['rent receipt book', 'rent receipt zeta', 'rent receipt cricket'])(
    'is not one beside more words: "%s"',
    (query) => expect(first(query)).toBe('book'),
  );

  it('is not one with fewer words than were asked', () => {
    expect(books.asked('rent receipt').at(-1)?.entry.id).toBe('paper');
  });
});

it('of entries that are as near what most people mean comes first', () => {
  const [first, ...others] = searchOver([entry('a', 'Gold Loan'), entry('b', 'Car Loan', { popular: true })]).asked(
    'loan',
  );
  expect([first?.entry.id, ...others.map((each) => each.entry.id)]).toEqual(['b', 'a']);
});
