/** Which of the boxes that a figure can go into is the likeliest. */
import type { FillBox } from '@/lib/fill/form';
import { box } from './toy-form';
import { amount, boxesFor, pairsOf, worth } from './toy-pairs';

describe('whose a figure is', () => {
  const his = amount('his', { words: 'salary', side: 'husband' });
  const hers = amount('hers', { words: 'salary', side: 'wife' });
  const first = (text: string, figure = 0) => {
    const [one, other] = [worth(text, [his, hers], figure), worth(text, [hers, his], figure)];
    return one === other ? 'either' : one > other ? 'his' : 'hers';
  };

  it.each<[string, string, string[]]>([
    ['before each', 'husband salary 500000 wife salary 700000', ['his', 'hers']],
    ['whoever is first', 'wife salary 500000 husband salary 700000', ['hers', 'his']],
    ['of the last that is said', 'wife husband salary 500000', ['his']],
    ['in whatever order the form has them', 'husband wife salary 500000', ['hers']],
    ['of the one before the first for both', 'husband salary 500000 salary 700000', ['his', 'his']],
    ['right behind each', 'salary 500000 husband salary 700000 wife', ['his', 'hers']],
    ['not with a word between', 'salary 500000 paid husband', ['either']],
    ['nor with a figure between', 'salary 500000 9% husband', ['either']],
    ['nor before a number', 'salary 500000 husband 700000', ['either', 'his']],
    ['behind, where one is before the first', 'husband salary 500000 wife salary 700000 wife', ['his', 'hers']],
    ['nobody’s', 'salary 500000', ['either']],
  ])('is said %s: "%s"', (_, text, sides) => expect(sides.map((_, figure) => first(text, figure))).toEqual(sides));

  it('speaks for its box more than nobody does, and against the other’s', () => {
    const plain = amount('salary');
    expect(worth('husband salary 500000', his)).toBeGreaterThan(worth('husband salary 500000', plain));
    expect(worth('salary 500000', his)).toBeLessThan(worth('salary 500000', plain));
    expect(worth('wife salary 500000', [his, hers])).toBeLessThan(worth('salary 500000', [his, hers]));
  });
});

describe('a number of shares', () => {
  const shares = box('shares', 'count', { words: 'shares?' });
  it.each<[string, boolean]>([
    ['40 at 172', true],
    ['40 @ 172', true],
    ['40 units at 172', true],
    ['40 qty @172', true],
    ['40 172', false],
    ['40 for 172', false],
    ['5 lakh at 172', false],
    ['40', false],
    ['300 tata motors 642 to 655', true],
    ['300 tata motors at 642 and 655', true],
    ['300 tata motors and steel 642 to 655', false],
    ['300 tata motors 642', false],
    ['300 tata motors 6 lakh to 7 lakh', false],
    ['300 tata motors 642 to 7 lakh', false],
  ])('stands before a price: %s', (text, is) => expect(boxesFor(text, [shares])).toEqual(is ? ['shares'] : []));

  it('is the first figure, and of a box for shares', () => {
    expect(boxesFor('5% 300 tata motors 642 to 655', [shares], 1)).toEqual([]);
    expect(boxesFor('5% 300 at 642', [shares], 1)).toEqual(['shares']);
    expect(boxesFor('40 at 172', [box('people', 'count')])).toEqual([]);
    expect(boxesFor('40 at 172', [amount('shares')])).toEqual([]);
  });
});

describe('what speaks for a box, or against it', () => {
  const once = amount('fee', { paid: 'once' });
  const again = amount('fee', { paid: 'again' });
  const monthly = { per: 'month' } as const;
  it.each<[string, number, number]>([
    [
      'from, for where it begins',
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true, role: 'from' })),
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true })),
    ],
    [
      'to, for where it ends',
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true, role: 'to' }), 1),
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true }), 1),
    ],
    [
      'not the other end',
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true })),
      worth('from 5 lakh to 7 lakh', amount('a', { bare: true, role: 'to' })),
    ],
    ['its own time', worth('fee 5000 per month', amount('fee', monthly)), worth('fee 5000', amount('fee', monthly))],
    [
      'another time',
      worth('fee 5000 per month', amount('fee', { per: 'year' })),
      worth('fee 5000 per month', amount('fee')),
    ],
    [
      'its own time against another',
      worth('fee 5000 per month', amount('fee', monthly)),
      worth('fee 5000 per month', amount('fee', { per: 'year' })),
    ],
    ['no time where it asks for none', worth('fee 5000', amount('fee')), worth('fee 5000 per month', amount('fee'))],
    ['a time, for what is paid again', worth('fee 5000 per month', again), worth('fee 5000 per month', amount('fee'))],
    ['none, against it', worth('fee 5000', amount('fee')), worth('fee 5000', again)],
    [
      'a time, against what is paid once',
      worth('fee 5000 per month', amount('fee')),
      worth('fee 5000 per month', once),
    ],
    [
      'that another has a time, against it',
      worth('fee 5000 rent 7000', once),
      worth('fee 5000 rent 7000 per month', once),
    ],
    [
      'a box that is asked at first',
      worth('fee 5000', amount('fee')),
      worth('fee 5000', amount('fee', { with: { more: true } })),
    ],
    [
      'and one that is known by words',
      worth('fee 5000', amount('fee')),
      worth('fee 5000', amount('fee', { rare: true })),
    ],
  ])('%s', (_, more, less) => expect(more).toBeGreaterThan(less));

  it('the time of a rate is no time of an amount', () => {
    const rate = box('rate', 'percent');
    expect(worth('rate 8% per month', rate)).toBe(worth('rate 8%', rate));
  });

  it('nothing of what is paid once where no figure has a time', () => {
    expect(worth('fee 5000 rent 7000', once)).toBe(worth('fee 5000 rent 7000', amount('fee')));
    // The time of what is no amount is none.
    expect(worth('fee 5000 8% per month', once)).toBe(worth('fee 5000 8% per month', amount('fee')));
  });

  it('a choice that shows it speaks for a box as much as if it were shown at first', () => {
    const kind = {
      name: 'kind',
      label: 'Kind',
      options: [
        ['a', 'alpha', 'A'],
        ['b', 'beta', 'B'],
      ],
    } as const;
    const into = amount('fee', { needs: { kind: ['b'] }, with: { kind: 'b' } });
    const form = { choices: [kind], starts: { kind: 'a' } };
    const usual = worth('fee 5000', into, 0, { form });
    expect(worth('beta fee 5000', into, 0, { form })).toBeGreaterThan(usual);
    const shown = amount('fee', { needs: { kind: ['b'] } });
    expect(worth('beta fee 5000', into, 0, { form })).toBe(worth('beta fee 5000', shown, 0, { form }));
    expect(usual).toBeLessThan(worth('fee 5000', shown, 0, { form }));
    expect(worth('alpha fee 5000', into, 0, { form })).toBeLessThan(usual);
  });
});

describe('what a figure is worth if another takes its word', () => {
  const without = (text: string, into: FillBox) => pairsOf(text, [into])[0]?.without ?? Number.NaN;

  it('is nothing where the box needs a word', () => {
    expect(without('fee 5 lakh', amount('fee'))).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is what it is without the word where the box needs none', () => {
    const bare = amount('fee', { bare: true });
    expect(without('fee 5 lakh', bare)).toBe(worth('5 lakh', bare));
    expect(without('5 lakh', bare)).toBe(worth('5 lakh', bare));
    expect(without('fee 60', bare)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('words behind their figures', () => {
  const boxes = [amount('fee'), amount('rent')];
  it.each<[string, string, string]>([
    ['where one is behind the last, and none before the first', '5000 fee 7000 rent', 'rent'],
    ['with signs before the first', '- 5000 fee 7000 rent', 'rent'],
    ['not with any word before the first', 'my 5000 fee 7000 rent', 'fee'],
    ['nor with none behind the last', '5000 fee 7000', 'fee'],
  ])('are read so %s: "%s"', (_, text, name) => expect(boxesFor(text, boxes, 1)[0]).toBe(name));

  it('say as much as words before them would', () => {
    expect(worth('5000 fee', amount('fee'))).toBe(worth('fee 5000', amount('fee')));
    expect(worth('my 5000 fee', amount('fee'))).toBeLessThan(worth('my fee 5000', amount('fee')));
  });

  it('come with the likeliest pair first', () => {
    const worths = pairsOf('fee 5000 rent 7 lakh', [amount('fee'), amount('rent', { bare: true })]).map(
      (each) => each.worth,
    );
    expect(worths).toEqual([...worths].sort((one, other) => other - one));
    expect(worths.length).toBeGreaterThan(1);
  });
});
