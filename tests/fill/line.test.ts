/** What stands between the words and figures of a search. */
import { lineOf } from '@/lib/fill/line';
import { mentionsOf } from '@/lib/fill/mentions';
import { readSearch } from '@/lib/typed-quantities';

/** Returns the words, breaks and figures from a place of a text up to another. */
function between(text: string, one: string, other: string, sides = '') {
  const read = readSearch(text);
  const { words, breaks, figures } = lineOf(read, mentionsOf(sides, read.text));
  const counted = (counts: readonly number[]) =>
    (counts[read.text.indexOf(other)] ?? 0) - (counts[read.text.indexOf(one)] ?? 0);
  return [counted(words), counted(breaks), counted(figures)];
}

it.each<[string, string, string, string, number[]]>([
  ['words', 'a loan red house b', 'loan', 'b', [3, 0, 0]],
  ['but no fillers', 'loan of the house b', 'loan', 'b', [2, 0, 0]],
  ['in Devanagari', 'loan का मकान b', 'loan', 'b', [2, 0, 0]],
  ['breaks', 'loan, house; b', 'loan', 'b', [2, 2, 0]],
  ['a figure', 'loan 5 lakh b', 'loan', 'b', [1, 0, 1]],
  ['the separators of an amount are no breaks', 'loan 5,00,000 b', 'loan', 'b', [1, 0, 1]],
  ['two figures', 'loan 5 lakh 7% b', 'loan', 'b', [1, 0, 2]],
  ['a day, which counts less', 'loan 14 mar 2020 b', 'loan', 'b', [1, 0, 0.3]],
  ['a year too', 'loan in 2009 b', 'loan', 'b', [2, 0, 0.3]],
  ['nothing', 'loan', 'loan', 'loan', [0, 0, 0]],
])('counts %s: "%s"', (_, text, one, other, counts) => expect(between(text, one, other)).toEqual(counts));

it('whose it is, is no word between', () => {
  expect(between('loan father house b', 'loan', 'b', 'father')).toEqual([2, 0, 0]);
});

it('reads each text anew', () => {
  expect(between('loan red b', 'loan', 'b')).toEqual([2, 0, 0]);
  expect(between('loan red house b', 'loan', 'b')).toEqual([3, 0, 0]);
  expect(between('loan red b', 'loan', 'b')).toEqual([2, 0, 0]);
});
