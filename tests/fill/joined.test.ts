/** Figures that a plus sign joins. */
import { joined } from '@/lib/fill/joined';
import type { TypedQuantity } from '@/lib/typed-quantities';
import { figure } from './toy-form';

const added = { isAdded: true } as const;
const sums = (...figures: TypedQuantity[]) =>
  joined(figures).map(({ quantity: { as, per, at, end }, parts }) => ({ as, per, at, end, parts: parts.length }));

it('are one sum, from the first to the last, with its parts', () => {
  expect(
    sums(
      figure({ money: 3 }),
      figure({ money: 4 }, { ...added, at: 5, end: 6 }),
      figure({ money: 5 }, { ...added, at: 8, end: 9 }),
    ),
  ).toEqual([{ as: { money: 12 }, per: null, at: 0, end: 9, parts: 3 }]);
});

it('are two without the sign, and a sign before the first joins nothing', () => {
  expect(sums(figure({ money: 3 }), figure({ money: 4 }))).toHaveLength(2);
  expect(sums(figure({ money: 3 }, added))).toEqual([{ as: { money: 3 }, per: null, at: 0, end: 1, parts: 1 }]);
});

it('are of the kinds that both may be', () => {
  expect(sums(figure({ money: 3, count: 3 }), figure({ money: 4 }, added))[0]?.as).toEqual({ money: 7 });
  expect(sums(figure({ money: 3 }), figure({ duration: 4 }, added))[0]?.as).toEqual({});
});

it('have the time of the last, or else of the first', () => {
  const perOf = (...per: TypedQuantity['per'][]) =>
    sums(...per.map((each, index) => figure({ money: 3 }, { per: each, ...(index > 0 && added) })))[0]?.per;
  expect([perOf(null, 'month'), perOf('month', null), perOf('year', 'month'), perOf(null, null)]).toEqual([
    'month',
    'month',
    'month',
    null,
  ]);
});

it('are two behind a day, where the sign begins the next row', () => {
  expect(sums(figure({ date: 3 }, { day: '3 may' }), figure({ money: 4 }, added))).toHaveLength(2);
});
