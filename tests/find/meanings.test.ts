/** The words of the entries that a typed one may mean. */
import type { SearchEntry, SearchVocabulary } from '@/lib/find/entry';
import { indexOf } from '@/lib/find/index-of';
import { meaningsOver } from '@/lib/find/meanings';
import { elsewhereWord, readerOf } from '@/lib/find/words';
import { atOnce } from '@/lib/in-steps';

const titles = [
  'Pension Planner',
  'House Rent Allowance',
  'EMI',
  'Gold Loan',
  'Colander Tax',
  'Calendar',
  'Insurance',
  'Depreciation',
  '194IB Rent',
  'Gstr3b Goods',
  'PF Salad',
  'Salary',
  'Allow Girvi',
  'PPF',
];
const entries = titles.map((title): SearchEntry => ({ id: title, title, description: 'Jewellery', category: 'Zz' }));
const vocabulary: SearchVocabulary = {
  small: new Set(['chahiye', 'insure', 'the']),
  same: { kiraya: 'rent', girwi: 'gold', calander: 'gold', sonakarz: 'gold loan' },
  elsewhere: ['cricket'],
  asked: {},
};
const reader = readerOf(vocabulary);
const meanings = atOnce(meaningsOver(atOnce(indexOf(entries, vocabulary, reader)), reader));
const meant = (word: string, isLast = false, isHeard = false) => meanings({ word, isHeard }, isLast);
const wordsFor = (...asked: Parameters<typeof meant>) => {
  const means = meant(...asked);
  return means && [...means.keys()].sort();
};

describe('a word in Latin letters', () => {
  it.each<[string, string, string[] | null]>([
    ['itself', 'pension', ['pension']],
    ['of a description', 'jewellery', ['jewellery']],
    ['begun with four letters', 'pens', ['pension']],
    ['begun with three, and not the last', 'pen', []],
    ['begun, of a description', 'jewe', []],
    ['a section that is begun', '194i', ['194ib']],
    ['a number, which begins nothing', '194', []],
    ['a letter wrong, of seven', 'pemsion', ['pension']],
    ['two letters wrong, of seven', 'pemsiom', []],
    ['a letter wrong, of five', 'housr', ['house']],
    ['a letter wrong, of four', 'rant', []],
    ['two letters wrong, of eight', 'calemdor', ['calendar']],
    ['the word with fewer slips alone', 'calendor', ['calendar']],
    ['three letters wrong, of nine', 'imsorence', []],
    ['two letters wrong, of nine', 'insorence', ['insurance']],
    ['three slips in ten letters', 'depresatin', []],
    ['three slips in eleven letters', 'dapresiatin', ['depreciation']],
    ['four slips in eleven letters', 'dapresiatim', []],
    ['another first letter', 'bension', []],
    ['a digit for a letter', 'pens1on', []],
    ['a letter for a digit', 'gstrsb', []],
    ['begun with five letters, though it is near another', 'salar', ['salary']],
    ['begun with six letters and near another', 'allowa', ['allow', 'allowance']],
    ['a short word with a letter twice', 'emmi', ['emi']],
    ['with the last letter twice', 'emii', ['emi']],
    ['with two letters twice', 'ppff', ['ppf']],
    ['with two letters that changed places', 'rnet', ['rent']],
    ['without a vowel, of five letters', 'hose', ['house']],
    ['without a consonant, of five letters', 'houe', []],
    ['with another letter', 'emit', []],
    ['of two letters, with one twice', 'pff', []],
    ['as it sounds', 'girvee', ['girvi']],
    ['as another word for it sounds', 'kirayaa', ['rent']],
    ['of three letters, as it sounds', 'gud', []],
    ['nobody’s', 'xyzzyx', []],
    ['what no entry is about', elsewhereWord, [elsewhereWord]],
    ['with a slip', 'crickat', [elsewhereWord]],
    ['as one word for two, with a slip', 'sonakarx', ['gold', 'loan']],
    ['a small word as it sounds', 'chahiyee', null],
    ['a small word with a slip', 'chahyie', null],
    ['a small word with a slip that begins another', 'insura', ['insurance']],
    ['a small word of three letters has no slips', 'thee', []],
  ])('%s: "%s"', (_, word, means) => expect(wordsFor(word)).toEqual(means));

  it('as the last word is taken as begun from three letters on', () => {
    expect([wordsFor('pen', true), wordsFor('pe', true)]).toEqual([['pension'], []]);
    expect([wordsFor('194i', true), wordsFor('194', true)]).toEqual([['194ib'], []]);
  });

  it('is worth most as it is, less by its sound, and least with a slip or begun', () => {
    const worth = (word: string, of: string) => meant(word)?.get(of) ?? 0;
    expect(worth('pension', 'pension')).toBe(1);
    expect(worth('girvee', 'girvi')).toBeLessThan(1);
    expect(worth('pens', 'pension')).toBeLessThan(worth('girvee', 'girvi'));
    expect(worth('pemsion', 'pension')).toBeLessThan(worth('girvee', 'girvi'));
    // A short word has slips, and no sound.
    expect(worth('emii', 'emi')).toBe(worth('pemsion', 'pension'));
    expect(worth('pemsion', 'pension')).toBeGreaterThan(0);
  });
});

describe('a word that was typed in Devanagari, as it sounds', () => {
  it.each<[string, string, string[] | null]>([
    ['by its three consonants', 'taiks', ['tax']],
    ['of those with the same consonants the nearest', 'kailendar', ['calendar']],
    ['with two consonants alone', 'lon', []],
    ['with consonants that no word has', 'bhrashtr', []],
    ['with a slip in a consonant', 'pemshan', []],
    ['a small word', 'chaahiye', null],
  ])('%s: "%s"', (_, word, means) => expect(wordsFor(word, false, true)).toEqual(means));
});
