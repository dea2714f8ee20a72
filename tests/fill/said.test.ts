/** What the words beside a figure say of it, and how near they are. */
import { lineOf } from '@/lib/fill/line';
import { type Mention, mentionsOf } from '@/lib/fill/mentions';
import { saidOf } from '@/lib/fill/said';
import { readSearch } from '@/lib/typed-quantities';

interface Asked {
  /** Which figure of the search, from 0. */
  readonly figure?: number;
  readonly isAfterUsual?: boolean;
  readonly own?: RegExp;
  readonly mention?: Partial<Mention>;
  readonly sides?: string;
}
/** Returns how much a word of a search says of one of its figures. */
function said(
  text: string,
  word: string,
  { figure = 0, isAfterUsual = false, own = /(?!)/g, mention = {}, sides = '' }: Asked = {},
) {
  const read = readSearch(text);
  const line = lineOf(read, mentionsOf(sides, read.text));
  const mentions = mentionsOf(word, read.text).map((each) => ({ ...each, others: 0, ...mention }));
  const quantity = read.quantities[figure];
  if (!quantity) throw new Error(`no figure ${figure} in ${text}`);
  return saidOf(mentions, quantity, line, isAfterUsual, own);
}
const worth = (...asked: Parameters<typeof said>) => said(...asked).worth;

it.each<[string, string, string, number, boolean]>([
  ['a word right before it', 'fee 5000', 'fee', 0, true],
  ['right behind it', '5000 fee', 'fee', 0, true],
  ['before the figure before it', 'fee 5000 7000', 'fee', 1, true],
  ['with two figures between', 'fee 5000 7000 9000', 'fee', 2, false],
  ['with two days between', 'fee 14 mar 2020 15 mar 2021 9000', 'fee', 2, true],
  ['behind the next figure', '5000 7000 fee', 'fee', 0, false],
  ['behind a day', '5000 14 mar 2020 fee', 'fee', 0, true],
  ['a word inside it', '5 lakh', 'lakh', 0, false],
  ['no word', 'fee 5000', 'rent', 0, false],
  ['a word with many others between', 'fee one two three four five house 5000', 'fee', 0, false],
  ['what is asked for', 'pension kitni hai 5000', 'pension', 0, false],
  ['with a question mark', 'pension how much ? 5000', 'pension', 0, false],
  ['and a verb', 'pension kitni milegi 5000', 'pension', 0, false],
  ['and the next figure', 'pension kitni 5000', 'pension', 0, false],
  ['but not of another', 'pension kitni fee 5000', 'pension', 0, true],
  ['what is asked for first', 'how much pension 5000', 'pension', 0, false],
  ['my own', 'how much is my fee 5000', 'fee', 0, true],
  ['how much of it', 'how much of pension 5000', 'pension', 0, false],
])('says something of a figure, or nothing: %s, "%s"', (_, text, word, figure, isSaid) => {
  expect(worth(text, word, { figure, isAfterUsual: text.endsWith(word) }) > 0).toBe(isSaid);
});

it.each<[string, Parameters<typeof said>, Parameters<typeof said>]>([
  ['the nearer it is', ['fee 5000', 'fee'], ['fee house 5000', 'fee']],
  ['whatever small words are between', ['fee of my house 5000', 'fee'], ['fee red house 5000', 'fee']],
  ['without a comma between', ['fee 5000', 'fee'], ['fee, 5000', 'fee']],
  ['or a semicolon', ['fee 5000', 'fee'], ['fee; 5000', 'fee']],
  ['without a figure between', ['fee 5000', 'fee'], ['fee 300 5000', 'fee', { figure: 1 }]],
  [
    'with a day between, not an amount',
    ['fee 14 mar 2020 5000', 'fee', { figure: 1 }],
    ['fee 300 5000', 'fee', { figure: 1 }],
  ],
  ['with a year between', ['fee 2009 50000 rs', 'fee', { figure: 1 }], ['fee 300 50000 rs', 'fee', { figure: 1 }]],
  ['before it, as usual', ['fee 5000', 'fee'], ['5000 fee', 'fee']],
  ['behind it, as usual', ['5000 fee', 'fee', { isAfterUsual: true }], ['fee 5000', 'fee', { isAfterUsual: true }]],
  ['the longer it is', ['school fee 5000', 'school fee'], ['fee 5000', 'fee']],
  [
    'as a whole label',
    ['tuition and exam fee 5000', 'tuition and exam fee', { mention: { isLabel: true } }],
    ['tuition and exam fee 5000', 'tuition and exam fee'],
  ],
  ['by itself, not in a longer one', ['fee 5000', 'fee'], ['fee 5000', 'fee', { mention: { isHeld: true } }]],
  [
    'of one box alone',
    ['fee 5000', 'fee', { mention: { others: 0 } }],
    ['fee 5000', 'fee', { mention: { others: 1 } }],
  ],
  [
    'of two and not three',
    ['fee 5000', 'fee', { mention: { others: 1 } }],
    ['fee 5000', 'fee', { mention: { others: 2 } }],
  ],
  ['no small word', ['fee 5000', 'fee'], ['for 5000', 'for']],
  ['not the page’s own name', ['fee 5000', 'fee'], ['fee 5000', 'fee', { own: /fee/g }]],
  [
    'more than the page’s own name',
    ['school fee 5000', 'school fee', { own: /fee/g }],
    ['fee 5000', 'fee', { own: /fee/g }],
  ],
  ['whose it is, is no word between', ['fee father 5000', 'fee', { sides: 'father' }], ['fee father 5000', 'fee']],
])('says more: %s', (_, more, less) => expect(worth(...more)).toBeGreaterThan(worth(...less)));

it('of four boxes or five it says the same, and a small word whoever has it', () => {
  expect(worth('fee 5000', 'fee', { mention: { others: 4 } })).toBe(
    worth('fee 5000', 'fee', { mention: { others: 3 } }),
  );
  expect(worth('for 5000', 'for', { mention: { others: 0 } })).toBe(
    worth('for 5000', 'for', { mention: { others: 2 } }),
  );
});

it('the best of several words is the one that says it', () => {
  expect(said('fee red house rent 5000', 'fee|rent').by).toMatchObject({ from: 14, to: 18 });
});
