/** The choices that words name, and the boxes that choices show. */
import { alsoShowing, namedOption, worthOfChoices } from '@/lib/fill/choices';
import type { FillChoice } from '@/lib/fill/form';
import { box, fillsIn, formOf } from './toy-form';

const kinds: FillChoice = {
  name: 'kind',
  label: 'Kind',
  options: [
    ['rent', 'rent|house', 'Rent'],
    ['family', '194 ?ib|family', 'Rent of a family'],
    ['gold', 'gold', 'Gold'],
    ['loan', 'gold loan', 'Loan on gold'],
    ['ornament', 'gold', 'Gold too'],
  ],
};
const plain: FillChoice = { ...kinds, options: kinds.options.slice(0, 4) };

it.each<[string, string, FillChoice, string | undefined]>([
  ['one that is named', 'rent 5000', plain, 'rent'],
  ['none', 'fee 5000', plain, undefined],
  ['one that is named twice', 'rent of a house', plain, 'rent'],
  ['two', 'rent of gold', plain, undefined],
  ['the longer of two names', 'gold loan', plain, 'loan'],
  ['twice the longer one', 'gold loan or gold loan', plain, 'loan'],
  ['the shorter one by itself too', 'gold and a gold loan', plain, undefined],
  ['a section decides', '194ib rent', plain, 'family'],
  ['though it has another name as well', '194ib family rent', plain, 'family'],
  ['without it two are named', 'family rent', plain, undefined],
  ['two of the same name', 'gold', kinds, undefined],
  ['the first of those, where the first counts', 'gold', { ...kinds, first: true }, 'gold'],
  ['the first of the list, wherever it stands', 'gold family', { ...plain, first: true }, 'family'],
])('a choice by its words: %s', (_, text, choice, value) => expect(namedOption(choice, text)).toBe(value));

describe('what a choice in words says of a box', () => {
  const cell: FillChoice = { ...plain, name: 'lots', cell: 0 };
  const worth = (...asked: Parameters<typeof worthOfChoices>) => Math.sign(worthOfChoices(...asked));
  const as = (value: string, isSection = false) => ({ value, isSection });
  const named = new Map([[plain, as('gold')]]);
  const needing = (...kind: string[]) => box('tax', 'money', { needs: { kind } });

  it.each<[string, string[], Readonly<Record<string, string>>, number]>([
    ['for one that it shows', ['gold'], { kind: 'rent' }, 1],
    ['for one that it shows where nothing is chosen at the start', ['gold'], {}, 1],
    ['nothing of one that is shown at the start', ['gold', 'rent'], { kind: 'rent' }, 0],
    ['against one that it hides', ['rent'], { kind: 'gold' }, -1],
  ])('%s', (_, kind, starts, sign) => expect(worth(needing(...kind), named, starts)).toBe(sign));

  it('nothing of a box that no choice shows, or another', () => {
    expect(worth(box('tax', 'money'), named, {})).toBe(0);
    expect(worth(box('tax', 'money', { needs: { other: ['gold'] } }), named, {})).toBe(0);
    expect(worth(needing('rent'), new Map(), {})).toBe(0);
  });

  it('in a row it speaks for the cells beside it, and no others', () => {
    const inRow = new Map([[cell, as('gold')]]);
    expect(worth(box('lots', 'money', { cell: 1 }), inRow, {})).toBe(1);
    expect(worth(box('bills', 'money', { cell: 1 }), inRow, {})).toBe(0);
    expect(worth(box('lots', 'money'), inRow, {})).toBe(0);
    // It is no choice of the form, whatever its name.
    expect(worth(box('tax', 'money', { needs: { lots: ['rent'] } }), inRow, {})).toBe(0);
  });

  it('hidden by one and shown by another, a box is hidden', () => {
    const both = new Map([
      [{ ...plain, name: 'mode' }, as('gold')],
      [plain, as('gold')],
    ]);
    expect(worth(box('tax', 'money', { needs: { mode: ['gold'], kind: ['rent'] } }), both, {})).toBe(-1);
    expect(worth(box('tax', 'money', { needs: { mode: ['rent'], kind: ['gold'] } }), both, {})).toBe(-1);
  });
});

describe('the choices that show boxes together', () => {
  const shown = (...boxes: Parameters<typeof alsoShowing>[0][]) => {
    let allowed: ReturnType<typeof alsoShowing> = new Map();
    for (const each of boxes) allowed = allowed && alsoShowing(each, allowed);
    return allowed && Object.fromEntries(allowed);
  };
  const tax = (more: Parameters<typeof box>[2]) => box('tax', 'money', more);

  it('are those that each needs', () => {
    expect(shown(tax({}))).toEqual({});
    expect(shown(tax({ needs: { kind: ['a', 'b'] } }))).toEqual({ kind: ['a', 'b'] });
    expect(shown(tax({ needs: { kind: ['a', 'b'] } }), tax({ needs: { kind: ['b', 'c'] } }))).toEqual({ kind: ['b'] });
    expect(shown(tax({ needs: { kind: ['a'] } }), tax({ needs: { mode: ['c'] } }))).toEqual({
      kind: ['a'],
      mode: ['c'],
    });
    expect(shown(tax({ needs: { kind: ['a'] } }), tax({ needs: { kind: ['c'] } }))).toBeNull();
  });

  it('or the one that it makes, a switch as links have it', () => {
    expect(shown(tax({ with: { kind: 'a', on: true, off: false } }))).toEqual({ kind: ['a'], on: ['1'], off: ['0'] });
    expect(shown(tax({ with: { on: true } }), tax({ needs: { on: ['1'] } }))).toEqual({ on: ['1'] });
    expect(shown(tax({ needs: { on: ['0'] } }), tax({ with: { on: true } }))).toBeNull();
    expect(shown(tax({ needs: { kind: ['a', 'b'] } }), tax({ with: { kind: 'b' } }))).toEqual({ kind: ['b'] });
    // What it needs says more than what it makes.
    expect(shown(tax({ needs: { kind: ['a', 'b'] }, with: { kind: 'b' } }))).toEqual({ kind: ['a', 'b'] });
  });
});

it('a choice that two others show is made where both can be', () => {
  const size: FillChoice = {
    name: 'size',
    label: 'Size',
    options: [['small', 'tiny', 'Small']],
    needs: { kind: ['car'], fuel: ['petrol'] },
    with: { kind: 'car', fuel: 'petrol' },
  };
  const fee = box('fee', 'money', { from: 100 });
  const starts = { kind: 'home', fuel: 'none' };
  expect(fillsIn('fee 5000 tiny', formOf([fee], { choices: [size], starts }))).toEqual([
    'fee=5000&kind=car&fuel=petrol&size=small',
  ]);
  const electric = { ...fee, needs: { fuel: ['electric', 'none'] } };
  expect(fillsIn('fee 5000 tiny', formOf([electric], { choices: [size], starts }))).toEqual(['fee=5000']);
});
