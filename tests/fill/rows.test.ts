/** Rows that a search lists, with their days. */
import { box, dayOf, fillsIn, formOf } from './toy-form';

const amount = box('paid', 'money', { label: 'Amount', words: 'paid|instal+ments?', from: 100, cell: 0 });
const day = box('paid', 'date', {
  label: 'Day',
  words: 'dated',
  cell: 1,
  min: dayOf('2026-04-01'),
  max: dayOf('2027-03-31'),
});
const fee = box('paid', 'money', { label: 'Fee', words: 'fee', from: 10, cell: 2 });
const due = box('due', 'money', { label: 'Due', words: 'due', from: 100 });
const usual = '2026-06-15';
const form = formOf([amount, day, fee, due], { rows: { paid: ['', usual, ''] } });
const rowsOf = (...rows: readonly (readonly [string, string?, string?])[]) =>
  `paid=${rows.map(([paid, on = usual, charged = '']) => `${paid},${on},${charged}`).join(';')}`;

it.each<[string, string, string[]]>([
  ['one after another', 'paid 50000, 60000 and 70000', [rowsOf(['50000'], ['60000'], ['70000'])]],
  ['with "then" between', 'paid 50000 then 60000', [rowsOf(['50000'], ['60000'])]],
  ['with nothing between they are no list', 'paid 50000 60000', [rowsOf(['50000']), '60000']],
  ['nor outside rows', 'due 9000 and 8000', ['due=9000', '8000']],
  ['parts of a sum', 'paid 50000 + 60000', [rowsOf(['50000'], ['60000'])]],
  ['but none that is too small', 'paid 50000 + 50', [rowsOf(['50000'])]],
  ['each with its word', 'paid 50000 paid 60000 paid 70000', [rowsOf(['50000'], ['60000'], ['70000'])]],
  ['not the ends of from and to', 'from paid 50000 to paid 60000', [rowsOf(['50000']), '60000']],
  ['another cell between', 'paid 50000 fee 700 paid 60000', [rowsOf(['50000', usual, '700'], ['60000'])]],
  ['another cell behind', 'paid 50000, 60000 fee 700', [rowsOf(['50000', usual, '700'], ['60000'])]],
  [
    'each cell has its own rows',
    'paid 50000 and fee 700 and 800',
    [rowsOf(['50000', usual, '700'], ['', usual, '800'])],
  ],
])('amounts are rows: %s', (_, query, found) => expect(fillsIn(query, form)).toEqual(found));

it.each<[string, number]>([
  ['paid 3 instalments 50000 each', 3],
  ['paid 12 instalments 50000 each', 12],
  // More than twelve are hardly listed, and a number behind the amount counts nothing.
  ['paid 13 instalments 50000 each', 1],
  ['instalments of 50000 each 3', 1],
  ['paid 3 instalments 50000', 1],
])('as many rows as are said: %s', (query, count) =>
  expect(fillsIn(query, form)[0]).toBe(rowsOf(...Array.from({ length: count }, () => ['50000'] as const))),
);

it('parts of a sum have the time that is said behind the last', () => {
  const yearly = formOf([{ ...amount, per: 'year' }], { rows: { paid: [''] } });
  expect(fillsIn('paid 50000 + 60000 per month', yearly)).toEqual(['paid=600000;720000']);
});

describe('days beside amounts', () => {
  it.each<[string, string, string[]]>([
    ['one', 'paid 50000 on 14 june 2026', [rowsOf(['50000', '2026-06-14'])]],
    ['by its word', 'paid 50000 dated 14 june 2026', [rowsOf(['50000', '2026-06-14'])]],
    [
      'of each row, with no sign between',
      'paid 50000 on 14 june 2026 60000 on 14 sept 2026',
      [rowsOf(['50000', '2026-06-14'], ['60000', '2026-09-14'])],
    ],
    [
      'with a sign between',
      'paid 50000 14 june 2026, 60000 14 sept 2026',
      [rowsOf(['50000', '2026-06-14'], ['60000', '2026-09-14'])],
    ],
    [
      'a month with its year',
      'paid 50000 june 2026 60000 july 2026',
      [rowsOf(['50000', '2026-06-01'], ['60000', '2026-07-01'])],
    ],
    [
      'of some rows',
      'paid 50000 june 2026, 60000, 70000 july 2026',
      [rowsOf(['50000', '2026-06-01'], ['60000'], ['70000', '2026-07-01'])],
    ],
    ['of the first alone', 'paid 50000 june 14 2026 60000', [rowsOf(['50000', '2026-06-14'], ['60000'])]],
    ['that the cell does not take', 'paid 50000 on 14 june 2025', [rowsOf(['50000']), '14 june 2025']],
    [
      'of a further row that it does not take',
      'paid 50000 on 14 june 2026 60000 on 14 sept 2025',
      [rowsOf(['50000', '2026-06-14'], ['60000']), '14 sept 2025'],
    ],
    ['and a fee', 'paid 50000 on 14 june 2026 fee 700', [rowsOf(['50000', '2026-06-14', '700'])]],
  ])('%s: %s', (_, query, found) => expect(fillsIn(query, form)).toEqual(found));

  it('go nowhere where rows ask for none', () => {
    const none = formOf([amount, fee, due], { rows: { paid: ['', '', ''] } });
    expect(fillsIn('paid 50000 on 14 june 2026 60000 on 14 sept 2026', none)).toEqual([
      'paid=50000,,',
      '60000',
      '14 sept 2026',
    ]);
  });

  it('are of no row’s own where rows ask for two', () => {
    const two = formOf([amount, day, { ...day, label: 'Booked', words: 'booked', cell: 2 }], {
      rows: { paid: ['', usual, ''] },
    });
    expect(fillsIn('paid 50000 dated 14 june 2026 booked 15 june 2026', two)).toEqual([
      'paid=50000,2026-06-14,2026-06-15',
    ]);
    expect(fillsIn('paid 50000 in july', two)).toEqual([`paid=50000,${usual},`]);
  });
});

describe('months right behind amounts are days in their middle', () => {
  it.each<[string, string, string]>([
    ['of the financial year that the rows are in', 'paid 50000 in july', rowsOf(['50000', '2026-07-15'])],
    ['from April', 'paid 50000 rs in april', rowsOf(['50000', '2026-04-15'])],
    ['to March', 'paid 50000 march', rowsOf(['50000', '2027-03-15'])],
    [
      'each row its own',
      'paid 50000 in july 60000 sept 70000 in jan',
      rowsOf(['50000', '2026-07-15'], ['60000', '2026-09-15'], ['70000', '2027-01-15']),
    ],
    ['with more words between', 'paid 50000 rupees paid in aug', rowsOf(['50000', '2026-08-15'])],
    ['not where a day is said', 'paid 50000 on 14 june 2026 in july', rowsOf(['50000', '2026-06-14'])],
    ['behind another cell of the row', 'paid 50000 fee 700 in july', rowsOf(['50000', '2026-07-15', '700'])],
    ['nor with other words between', 'paid 50000 not in july', rowsOf(['50000'])],
    ['nor before it', 'july paid 50000', rowsOf(['50000'])],
  ])('%s: %s', (_, query, found) => expect(fillsIn(query, form)[0]).toBe(found));

  it('not behind an amount that is of no row', () => {
    expect(fillsIn('paid 50000 due 900 in july', form)[0]).toBe(`due=900&${rowsOf(['50000'])}`);
    expect(fillsIn('paid 50000 in july due 900 in august', form)[0]).toBe(`due=900&${rowsOf(['50000', '2026-07-15'])}`);
  });

  it.each([
    ['2027-02-15', '2026-06-15', '2027-01-15'],
    ['2026-04-01', '2026-06-15', '2027-01-15'],
    ['2027-03-31', '2026-06-15', '2027-01-15'],
    ['2027-04-01', '2027-06-15', '2028-01-15'],
  ])('where a new row has %s', (start, june, january) => {
    const starting = formOf([amount, day], { rows: { paid: ['', start] } });
    const open = { ...starting, boxes: [amount, { ...day, max: dayOf('2030-01-01') }] };
    expect(fillsIn('paid 50000 in june 60000 jan', open)).toEqual([`paid=50000,${june};60000,${january}`]);
  });

  it('not where a new row has no day', () => {
    const starting = formOf([amount, day], { rows: { paid: ['', ''] } });
    expect(fillsIn('paid 50000 in june 60000 jan', starting)).toEqual(['paid=50000,;60000,']);
  });
});
