/** Which boxes a figure can go into, with a word beside it or without. */
import type { FillBox } from '@/lib/fill/form';
import { box } from './toy-form';
import { amount, boxesFor, pairsOf, worth } from './toy-pairs';

describe('a figure without a word', () => {
  const bare = { bare: true } as const;
  const sum = amount('sum', bare);
  it.each<[string, string, FillBox, boolean]>([
    ['an amount in words', '5 lakh', sum, true],
    ['a thousand and one', '1001', sum, true],
    ['as many things', '1001', box('people', 'count', bare), false],
    ['less, and no round number', '999', sum, false],
    ['less, and round', '950', sum, true],
    ['a hundred', '100', sum, true],
    ['below a hundred', '50', sum, false],
    ['any hundred where a rupee is plausible', '149', { ...sum, from: 1 }, true],
    ['where ten are', '149', sum, false],
    ['below a hundred where a rupee is plausible', '99', { ...sum, from: 1 }, false],
    ['what may be a year', '2009', sum, false],
    ['a year', '2009', box('since', 'year', bare), true],
    ['a rate with a point', '7.5', box('rate', 'percent', bare), true],
    ['a whole number of per cent', '7', box('rate', 'percent', bare), false],
    ['a rate with its sign', '7%', box('rate', 'percent', bare), true],
    ['a number of things', '7', box('people', 'count', bare), false],
    ['a length of time', '7 years', box('term', 'duration', { ...bare, from: 1, to: 480 }), true],
    ['an amount for a box that needs a word', '5 lakh', amount('sum'), false],
  ])('can go into a box that needs none: %s, "%s"', (_, text, into, can) => {
    expect(boxesFor(text, [into])).toEqual(can ? [into.name] : []);
  });

  const term = box('term', 'duration', { ...bare, from: 1, to: 600, inYears: true });
  const rate = box('rate', 'percent', { ...bare, to: 50 });
  it.each<[string, string, FillBox, boolean]>([
    ['years beside an amount', '45 lakh 20', term, true],
    ['forty', '45 lakh 40', term, true],
    ['more than forty', '45 lakh 41', term, false],
    ['a rate beside an amount', '45 lakh 20', rate, true],
    ['more than twenty', '45 lakh 21', rate, false],
    ['beside no amount', '12 20', term, false],
    ['beside a rate alone', '8% 20', term, false],
    ['with words behind', '45 lakh 20 red flats', term, false],
    ['with words behind the next', '45 lakh 20 8 red flats', term, true],
    ['for a box that needs a word', '45 lakh 20', box('term', 'duration', { from: 1, to: 600, inYears: true }), false],
    ['a number of things', '45 lakh 20', box('people', 'count', bare), false],
  ])('is what is left of a loan: %s, "%s"', (_, text, into, can) => {
    expect(boxesFor(text, [into], 1)).toEqual(can ? [into.name] : []);
  });

  it('goes into the first of the boxes that need none, a later one into a later', () => {
    const two = [amount('one', bare), amount('two', bare)];
    const first = (figure: number) => boxesFor('5 lakh 7 lakh 9 lakh', two, figure)[0];
    expect([first(0), first(2)]).toEqual(['one', 'two']);
  });

  it('is no amount of a year in a box of a month, unless a word says it', () => {
    const rent = amount('rent', { ...bare, per: 'month', from: 36_000, to: 10_00_000 });
    expect(boxesFor('12 lakh', [rent])).toEqual([]);
    expect(boxesFor('rent 12 lakh', [rent])).toEqual(['rent']);
    expect(boxesFor('1 lakh', [rent])).toEqual(['rent']);
    expect(boxesFor('12 lakh per year', [rent])).toEqual(['rent']);
  });
});

describe('a figure with a word', () => {
  it('goes into the box of that word, a number below a hundred too', () => {
    expect(boxesFor('fee 500000', [amount('fee'), amount('rent')])).toEqual(['fee']);
    expect(boxesFor('fee 60', [amount('fee')])).toEqual(['fee']);
    expect(boxesFor('people 7', [box('people', 'count')])).toEqual(['people']);
    // Farther off a bare number may be anything.
    expect(boxesFor('people red blue old new house 7', [box('people', 'count')])).toEqual([]);
    expect(boxesFor('fee red blue old house 60', [amount('fee')])).toEqual([]);
  });

  it('is less likely an amount below a hundred, and more one that is written so', () => {
    expect(worth('fee 100', amount('fee'))).toBeGreaterThan(worth('fee 99', amount('fee')));
    expect(worth('fee 60 rs', amount('fee'))).toBeGreaterThan(worth('fee 60', amount('fee')) + 1);
    expect(worth('fee 60', amount('fee', { from: 1 }))).toBeGreaterThan(worth('fee 60', amount('fee')));
    expect(worth('fee 5 lakh', amount('fee'))).toBeGreaterThan(worth('fee 500000', amount('fee')));
    expect(worth('people 60', box('people', 'count', { from: 10 }))).toBe(worth('people 60', box('people', 'count')));
  });

  it.each(['no', 'nothing', 'without', 'bina', 'zero', 'nil'])('of which there is "%s" goes elsewhere', (word) => {
    expect(boxesFor(`${word} fee 5000`, [amount('fee')])).toEqual([]);
    expect(boxesFor(`rent ${word} fee 5000`, [amount('fee')])).toEqual([]);
    expect(boxesFor(`casi${word} fee 5000`, [amount('fee')])).toEqual(['fee']);
    expect(boxesFor(`${word} rent fee 5000`, [amount('fee')])).toEqual(['fee']);
  });

  it('is not said by what belongs to another figure', () => {
    expect(boxesFor('8000 usd rate 84', [amount('usd')], 1)).toEqual([]);
    expect(boxesFor('usd 8400', [amount('usd')], 0)).toEqual([]);
  });

  it('that another box has too, or within a longer one, is less surely that box’s', () => {
    const fee = amount('fee');
    const alone = worth('fee 5000', fee);
    expect(worth('fee 5000', [fee, amount('exam', { words: 'fee' })])).toBeLessThan(alone);
    // A box of another kind doesn't count, nor one whose word stands elsewhere.
    expect(worth('fee 5000', [fee, box('exam', 'count', { words: 'fee' })])).toBe(alone);
    expect(worth('fee 5000', [fee, amount('exam', { words: 'fee', from: 1_00_000 })])).toBe(alone);
    expect(worth('fee 5000', [fee, amount('rent')])).toBe(alone);
    const inLonger = worth('school fee 5000', [fee, amount('school', { words: 'school fee' })]);
    const beside = worth('school fee 5000', [fee, amount('school', { words: 'school|fee' })]);
    expect(inLonger).toBeLessThan(beside);
    expect(worth('fee paid 5000', [fee, amount('school', { words: 'fee paid' })])).toBeLessThan(
      worth('fee paid 5000', [fee, amount('school', { words: 'paid|fee' })]),
    );
    expect(worth('fee 5000', [fee, amount('same', { words: 'fee' })])).toBe(
      worth('fee 5000', [fee, amount('other', { words: 'fee|rent' })]),
    );
  });

  it.each([
    ['School fee', 'school fee'],
    ['School fee, a year', 'school fee'],
    ['School fee (before tax)', 'school fee'],
    ['School fee: what is paid', 'school fee'],
    ['School fee every year', 'school fee'],
    ['School fee in the month', 'school fee'],
    ['Fee per month of school', 'fee of school'],
  ])('its label is a word too: %s', (label, name) => {
    const labelled = amount('zz', { label });
    expect(boxesFor(`${name} 5000`, [labelled])).toEqual(['zz']);
    expect(boxesFor(`my ${name} 5000`, [labelled])).toEqual(['zz']);
    expect(boxesFor('tuition 5000', [labelled])).toEqual([]);
  });

  it('a long label says more than as long a word', () => {
    const name = 'tuition and examination fee';
    expect(worth(`${name} 5000`, amount('zz', { label: 'Tuition and examination fee' }))).toBeGreaterThan(
      worth(`${name} 5000`, amount('zz', { words: name })),
    );
  });

  it('a label of one word is none', () => {
    expect(boxesFor('school 5000', [amount('zz', { label: 'School' })])).toEqual([]);
  });

  it('may be what is left of the most', () => {
    const rented = box('let', 'count', { max: 12, rest: 'vacant' });
    const valueIn = (text: string) => pairsOf(text, [rented])[0]?.value;
    expect([valueIn('vacant 2'), valueIn('let 2'), valueIn('let 10 vacant'), valueIn('vacant let 2')]).toEqual([
      10, 2, 10, 2,
    ]);
    expect(pairsOf('vacant 2', [box('let', 'count', { max: 12, words: 'let|vacant' })])[0]?.value).toBe(2);
  });

  it('says less where it is the page’s own name, unless the box is named so', () => {
    const own = { form: { own: 'fee' } };
    expect(worth('fee 5 lakh', amount('fee'), 0, own)).not.toBeGreaterThan(worth('fee 5 lakh', amount('fee')) / 2);
    expect(worth('fee 5 lakh', amount('fee', { named: true }), 0, own)).toBe(worth('fee 5 lakh', amount('fee')));
  });
});
