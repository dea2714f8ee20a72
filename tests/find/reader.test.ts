/** The words of a query as the entries have them: what is one word, what is left out, and what stands for another. */
import type { SearchVocabulary } from '@/lib/find/entry';
import { elsewhereWord, readerOf } from '@/lib/find/words';

const vocabulary: SearchVocabulary = {
  small: new Set(['for', 'the', 'my']),
  same: {
    kiraya: 'rent',
    'sone ka karz': 'gold loan',
    'p.f': 'provident fund',
    'karja maf': 'loan waiver',
    टैक्स: 'tax',
  },
  elsewhere: ['cricket', 'train ticket'],
  asked: {},
};
const { read, plain } = readerOf(vocabulary);

it.each<[string, string, string[]]>([
  ['small letters, without small words', 'The Car for MY Loan', ['car', 'loan']],
  ['plurals of five letters or more', 'loans gifts', ['loan', 'gift']],
  ['no plural of fewer, and none of words in ss', 'cars class gross', ['cars', 'class', 'gross']],
  ['an s inside a word stays', 'decision possession', ['decision', 'possession']],
  ['whose something is', "bank's father’s loan", ['bank', 'father', 'loan']],
  ['a word once', 'loan car loan', ['loan', 'car']],
  ['no words', '', []],
  ['signs alone', '& - ...', []],
  ['a word for another', 'my kiraya', ['rent']],
  ['words for others', 'sone ka karz', ['gold', 'loan']],
  ['among others', 'bank sone ka karz interest', ['bank', 'gold', 'loan', 'interest']],
  ['with signs between', 'sone - ka ... karz', ['gold', 'loan']],
  ['the first of them alone are none', 'sone ka kiraya', ['sone', 'ka', 'rent']],
  ['at the end of a query too', 'kiraya sone ka', ['rent', 'sone', 'ka']],
  ['a name with a point inside', 'p.f', ['provident', 'fund']],
  ['with more points around', '..p.f..', ['provident', 'fund']],
  ['and with strokes', '--p.f-/', ['provident', 'fund']],
  ['what no entry is about', 'cricket bat', [elsewhereWord, 'bat']],
  ['each time', 'cricket train ticket cricket', [elsewhereWord, elsewhereWord, elsewhereWord]],
  ['a word of 24 letters', 'a'.repeat(24), ['a'.repeat(24)]],
  ['none of 25', `loan ${'a'.repeat(25)}`, ['loan']],
])('%s: "%s"', (_, query, words) => expect(plain(query)).toEqual(words));

it('reads twenty words of a query, no more', () => {
  const words = [...'abcdefghijklmnopqrstuvw'].map((each) => each.repeat(5));
  expect(plain(words.join(' '))).toEqual(words.slice(0, 20));
});

it('tells a word beside an amount from the kind of a figure', () => {
  expect(read('pension ¤ loan ¤gram plan ¬year')).toEqual([
    { word: 'pension', isLabel: true, isKind: false },
    { word: 'loan', isLabel: true, isKind: false },
    { word: 'gram', isLabel: false, isKind: true },
    { word: 'plan', isLabel: false, isKind: false },
    { word: 'year', isLabel: false, isKind: true },
  ]);
  expect(read('cricket ¤')).toEqual([{ word: elsewhereWord, isLabel: true }]);
  expect(read('loan')[0]).toEqual({ word: 'loan', isLabel: false, isKind: false });
});

it('writes Devanagari as it sounds, unless the vocabulary has it as it is written', () => {
  const heard = (text: string) => read(text).map(({ word, isHeard = false }) => [word, isHeard]);
  expect(heard('पेंशन')).toEqual([['penshan', true]]);
  expect(heard('टैक्स loan')).toEqual([
    ['tax', false],
    ['loan', false],
  ]);
  // A phrase of the vocabulary in Latin letters is known by its sound as well.
  expect(heard('कर्जा माफ')).toEqual([
    ['loan', false],
    ['waiver', false],
  ]);
  expect(heard('loan पेंशन')).toEqual([
    ['loan', false],
    ['penshan', true],
  ]);
});
