/** Where the words for a box stand in a search. Words whose first letters are not there are not looked for: that must lose none. */
import { mentionsOf, overlap } from '@/lib/fill/mentions';

const found = (words: string, text: string) => mentionsOf(words, text).map(({ from, to }) => text.slice(from, to));

describe('words', () => {
  it.each<[string, string, string, string[]]>([
    ['a word', 'rent', 'my rent 5000', ['rent']],
    ['wherever it stands', 'rent', 'rent of 5000 and rent', ['rent', 'rent']],
    ['not inside a word', 'rent', 'parents current rented', []],
    ['nor beside a digit', 'rent', 'rent5 5rent', []],
    ['nor in Devanagari before a sign', 'कर', 'करना', []],
    ['in Devanagari', 'कर', 'मेरा कर', ['कर']],
    ['no words', '', 'my rent', []],
    ['one of several', 'rent|fee', 'fee 100', ['fee']],
    [
      'the longest of those that begin alike',
      'home loan|home loan interest|loan',
      'home loan interest',
      ['home loan interest'],
    ],
    ['behind an escaped bracket that opens', 'x \\(y|rent|rent paid', 'rent paid', ['rent paid']],
    ['and one that closes', 'x y\\)|rent|rent paid', 'rent paid', ['rent paid']],
    ['behind a group', '(?:a|b) fee|rent|rent paid', 'rent paid', ['rent paid']],
    ['a dot below, in either spelling', 'बड\u093cा', 'बड\u093cा घर', ['बड\u093cा']],
    ['as one letter', 'ब\u095cा', 'बड\u093cा घर', ['बड\u093cा']],
  ])('%s: /%s/ in "%s"', (_, words, text, all) => expect(found(words, text)).toEqual(all));

  it('are found with their places', () => {
    expect(mentionsOf('rent', 'my rent')).toEqual([{ from: 3, to: 7 }]);
  });
});

/** In each the text begins with something that a careless reading of the expression would not take for its beginning. */
it.each<[string, string, string]>([
  ['a letter that may be left out', 'x?rent', 'rent'],
  ['or stand there', 'x?rent', 'xrent'],
  ['the second letter left out', 'ab?c', 'ac'],
  ['any number of letters', 'ab*c', 'ac'],
  ['a number of letters from nil', 'ab{0,2}c', 'ac'],
  ['a plural', 'fees?', 'fee'],
  ['one of two groups', '(?:home|house) loan', 'house loan'],
  ['a group that counts', '(home|house) loan', 'house loan'],
  ['a group that may be left out', '(?:home )?loan', 'loan'],
  ['and is there', '(?:home )?loan', 'home loan'],
  ['any number of groups', '(?:home )*loan', 'loan'],
  ['a number of groups', '(?:home ){0,2}loan', 'loan'],
  ['a group in a group', '(?:(?:old|new) home|flat) loan', 'flat loan'],
  ['the inner one', '(?:(?:old|new) home|flat) loan', 'new home loan'],
  ['what is behind a group that may be left out', '(?:a )?(?:home|house)', 'house'],
  ['what is before', '(?<=per )month', 'month'],
  ['what is not before', '(?<!no )rent', 'rent'],
  ['what must come', '(?=rent)rent', 'rent'],
  ['what must not come', '(?!rented)rent', 'rent'],
  ['a bracket in a group', '(?:a\\)|b) rent', 'b rent'],
  ['a bracket that opens in a group', '(?:a\\(|b) rent', 'b rent'],
  ['digits', '\\d+ gm', '40 gm'],
  ['digits that may be left out', '(?:\\d+ )?rent', 'rent'],
  ['digits behind what may be left out', '(?:of )?\\d+', '55'],
  ['one of some letters', '[hm]ome', 'home'],
  ['the second of two that begin differently', 'rent|[hm]ome', 'home'],
  ['a group and another', '(?:rent|fee) paid|loan', 'loan'],
  ['two letters', 'pf', 'pf'],
  ['one letter', 'a', 'a'],
  ['a sign', '@ ?rate', '@ rate'],
  ['a per cent sign', '% of rent', '% of rent'],
])('finds %s: /%s/', (_, words, part) => {
  expect(found(words, `per ${part} ok`)).toEqual([part]);
  expect(found(words, 'zzzz')).toEqual([]);
});

it('finds words in a text that was read for others before, and after many others', () => {
  const text = 'qqfirst qqsecond';
  expect(found('qqfirst', text)).toEqual(['qqfirst']);
  expect(found('qqsecond', text)).toEqual(['qqsecond']);
  expect(found('qqsec(?:ond)?', text)).toEqual(['qqsecond']);
  for (let n = 0; n < 20; n += 1) expect(found('qqfirst', `qqother ${n}`)).toEqual([]);
  expect(found('qqsecond', text)).toEqual(['qqsecond']);
  expect(found('qqfirst|qqthird', 'qqthird')).toEqual(['qqthird']);
});

it('two mentions overlap where they share a letter', () => {
  const mention = (from: number, to: number) => ({ from, to });
  expect(overlap(mention(0, 4), mention(3, 6))).toBe(true);
  expect(overlap(mention(3, 6), mention(0, 4))).toBe(true);
  expect(overlap(mention(0, 9), mention(3, 4))).toBe(true);
  expect(overlap(mention(0, 4), mention(4, 6))).toBe(false);
  expect(overlap(mention(4, 6), mention(0, 4))).toBe(false);
});
