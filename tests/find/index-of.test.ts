/** The words of the entries, and which of them say more. */
import type { SearchEntry, SearchVocabulary } from '@/lib/find/entry';
import { indexOf } from '@/lib/find/index-of';
import { readerOf } from '@/lib/find/words';
import { atOnce } from '@/lib/in-steps';

const entries: readonly SearchEntry[] = [
  {
    id: 'gold',
    title: 'Gold Loan',
    description: 'Money for jewellery',
    category: 'Borrowing',
    aliases: ['Sona Girvi', 'The'],
  },
  { id: 'car', title: 'Car Loan', description: 'A vehicle bought with gold', category: 'Borrowing' },
  { id: 'home', title: 'Home Loan', description: 'A flat', category: 'Borrowing', aliases: ['Griha'] },
];
const vocabulary: SearchVocabulary = {
  small: new Set(['the', 'free', 'for', 'with']),
  same: {},
  asked: { car: ['gaadi ka karz', 'loan free', 'motor', 'free'] },
};
const { indexed, holders, named, rarity, weightOf } = atOnce(indexOf(entries, vocabulary, readerOf(vocabulary)));
const namesOf = (id: string) => indexed.find(({ entry }) => entry.id === id)?.names.map((name) => [...name].join(' '));
const worthIn = (id: string, word: string) => indexed.find(({ entry }) => entry.id === id)?.words.get(word) ?? 0;

it('an entry has its title, its other names and how people ask as names', () => {
  expect(namesOf('gold')).toEqual(['gold loan', 'sona girvi']);
  // "loan free" would be "loan" alone, and "free" nothing.
  expect(namesOf('car')).toEqual(['car loan', 'gaadi ka karz', 'motor']);
  expect(namesOf('home')).toEqual(['home loan', 'griha']);
});

it('a word says most in a title, less as a name, less in a name of several, and least in a text', () => {
  const worths = [
    worthIn('home', 'home'),
    worthIn('home', 'griha'),
    worthIn('gold', 'sona'),
    worthIn('gold', 'jewellery'),
  ];
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  expect(new Set([...worths, 0]).size).toBe(5);
  expect(worthIn('gold', 'borrowing')).toBe(worthIn('gold', 'jewellery'));
  expect(worthIn('car', 'motor')).toBe(worthIn('home', 'griha'));
  // It has a word of its title in another name as well: the title's counts.
  expect(worthIn('car', 'loan')).toBe(worthIn('car', 'car'));
});

it('a slip is in a word of a name or a title, never in one of a text', () => {
  expect([...named].sort()).toEqual(
    ['car', 'gaadi', 'girvi', 'gold', 'griha', 'home', 'ka', 'karz', 'loan', 'motor', 'sona'].sort(),
  );
});

it('a word of few entries counts more, and one of names more than one of texts', () => {
  expect(holders.get('loan')).toBe(3);
  expect(holders.get('home')).toBe(1);
  expect(holders.get('jewellery')).toBeGreaterThan(0);
  expect(holders.get('jewellery')).toBeLessThan(1);
  expect(holders.get('gold')).toBeGreaterThan(1);
  expect(rarity('home')).toBeGreaterThan(rarity('gold'));
  expect(rarity('gold')).toBeGreaterThan(rarity('loan'));
  // What hardly one entry has is as rare as what one has; what none has is as common as what all have.
  expect(rarity('jewellery')).toBe(rarity('home'));
  expect(rarity('unheard')).toBe(rarity('loan'));
  expect(rarity('loan')).toBeCloseTo(Math.LN2, 12);
});

it('a word weighs its rarity, but less where only long names and texts have it', () => {
  expect([weightOf('gold'), weightOf('griha')]).toEqual([rarity('gold'), rarity('griha')]);
  expect(weightOf('sona')).toBeLessThan(rarity('sona'));
  expect(weightOf('jewellery')).toBeLessThan(weightOf('sona'));
  expect(weightOf('unheard')).toBeLessThan(weightOf('loan'));
  expect(weightOf('unheard')).toBeGreaterThan(0);
});
