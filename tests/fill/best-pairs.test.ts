/** The placement of figures that is worth most as a whole. */
import { bestPairs } from '@/lib/fill/best-pairs';
import type { FillBox } from '@/lib/fill/form';
import type { Pair } from '@/lib/fill/pairs';
import { box } from './toy-form';

const boxes = Object.fromEntries([...'abcdefghij'].map((name) => [name, box(name, 'money')]));
const at = (name: string) => boxes[name] as FillBox;
const word = (from: number) => ({ from, to: from + 3 });
const pair = (quantity: number, into: string | FillBox, worth: number, more: Partial<Pair> = {}): Pair => ({
  quantity,
  box: typeof into === 'string' ? at(into) : into,
  value: 1,
  worth,
  without: Number.NEGATIVE_INFINITY,
  ...more,
});
/** Returns where each figure goes, "0a 1b". */
const placed = (pairs: readonly Pair[], count = 2) =>
  bestPairs(
    [...pairs].sort((one, other) => other.worth - one.worth),
    count,
  )
    .map(({ quantity, box: { name } }) => `${quantity}${name}`)
    .sort()
    .join(' ');

it('each figure and each box has one place', () => {
  expect(placed([pair(0, 'a', 10), pair(1, 'a', 9), pair(0, 'b', 8)])).toBe('0b 1a');
  expect(placed([pair(0, 'a', 10), pair(1, 'a', 9), pair(0, 'b', 1)])).toBe('0b 1a');
  expect(placed([pair(0, 'a', 10), pair(0, 'b', 9)], 1)).toBe('0a');
  expect(placed([pair(0, 'a', 10), pair(1, 'a', 9)])).toBe('0a');
});

it('a figure goes nowhere where that speaks against the rest', () => {
  expect(placed([pair(0, 'a', 10), pair(1, 'b', -9)])).toBe('0a');
  expect(placed([pair(0, 'a', -9)], 1)).toBe('');
  expect(bestPairs([], 2)).toEqual([]);
  expect(bestPairs([], 0)).toEqual([]);
});

it('a word is for one figure: the other is worth what it is without', () => {
  const by = word(5);
  const first = pair(0, 'a', 10, { by });
  expect(placed([first, pair(1, 'b', 10, { by }), pair(1, 'c', 5)])).toBe('0a 1c');
  expect(placed([first, pair(1, 'b', 10, { by, without: 8 }), pair(1, 'c', 5)])).toBe('0a 1b');
  expect(placed([first, pair(1, 'b', 10, { by, without: 4 }), pair(1, 'c', 5)])).toBe('0a 1c');
  expect(placed([first, pair(1, 'b', 10, { by })])).toMatch(/^(0a|1b)$/);
  expect(placed([first, pair(1, 'b', 10, { by: word(8) }), pair(1, 'c', 5)])).toBe('0a 1b');
});

it('a word between figures of two kinds is half for each', () => {
  const by = word(5);
  const rate = box('rate', 'percent');
  const first = pair(0, 'a', 10, { by });
  // Half of 10 and 4 is 7.
  expect(placed([first, pair(1, rate, 10, { by, without: 4 }), pair(1, 'c', 6)])).toBe('0a 1rate');
  expect(placed([first, pair(1, rate, 10, { by, without: 4 }), pair(1, 'c', 8)])).toBe('0a 1c');
  expect(placed([first, pair(1, rate, 10, { by }), pair(1, 'c', 1)])).toBe('0a 1c');
});

it('figures of a box that adds up share it, where each has a word of its own', () => {
  const adds = box('gifts', 'money', { adds: true });
  expect(placed([pair(0, adds, 9, { by: word(0) }), pair(1, adds, 9, { by: word(9) })])).toBe('0gifts 1gifts');
  expect(placed([pair(0, adds, 9, { by: word(0) }), pair(1, adds, 9, { by: word(1) })])).toBe('0gifts');
  expect(placed([pair(0, adds, 9, { by: word(0) }), pair(1, adds, 9)])).toBe('0gifts');
  expect(placed([pair(0, 'a', 9, { by: word(0) }), pair(1, 'a', 9, { by: word(9) })])).toBe('0a');
});

it('the first of two is from, the second to', () => {
  const from = box('from', 'money', { role: 'from' });
  const to = box('to', 'money', { role: 'to' });
  const all = [0, 1].flatMap((quantity) => [pair(quantity, from, 5), pair(quantity, to, 5)]);
  expect(placed(all)).toBe('0from 1to');
  expect(placed([...all].reverse())).toBe('0from 1to');
  // Of two kinds the order says nothing.
  const late = box('late', 'percent', { role: 'to' });
  expect(placed([pair(0, late, 5), pair(1, from, 5), pair(0, from, 4), pair(1, late, 4)])).toBe('0late 1from');
});

it('no two boxes that need other choices', () => {
  const one = box('one', 'money', { needs: { kind: ['x'] } });
  const two = box('two', 'money', { needs: { kind: ['y'] } });
  expect(placed([pair(0, one, 9), pair(1, two, 8), pair(1, 'c', 1)])).toBe('0one 1c');
});

describe('of eight figures or more the likeliest pair is taken first', () => {
  const others = [...'cdefgh'].map((name, index) => pair(index + 2, name, 5));
  const rest = '2c 3d 4e 5f 6g 7h';

  it('each figure and each box has one place', () => {
    expect(placed([pair(0, 'a', 20), pair(1, 'a', 19), pair(0, 'b', 1), pair(1, 'b', 2), ...others], 8)).toBe(
      `0a 1b ${rest}`,
    );
    // Taken one by one the second finds its box taken; of seven figures it would have it.
    expect(placed([pair(0, 'a', 20), pair(1, 'a', 19), pair(0, 'b', 18), ...others], 8)).toBe(`0a ${rest}`);
    expect(placed([pair(0, 'a', 20), pair(1, 'a', 19), pair(0, 'b', 18), ...others.slice(0, 5)], 7)).toBe(
      '0b 1a 2c 3d 4e 5f 6g',
    );
  });

  it('what speaks against a figure has none', () => {
    expect(placed([pair(0, 'a', 0), pair(1, 'b', -1), ...others], 8)).toBe(rest);
    const by = word(5);
    expect(placed([pair(0, 'a', 20, { by }), pair(1, 'b', 19, { by }), ...others], 8)).toBe(`0a ${rest}`);
  });

  it('nor do boxes that need other choices', () => {
    const one = box('one', 'money', { needs: { kind: ['x'] } });
    const two = box('two', 'money', { needs: { kind: ['y'] } });
    expect(placed([pair(0, one, 9), pair(1, two, 8), ...others], 8)).toBe(`0one ${rest}`);
  });
});

it("a word inside a longer one is the longer one's, across kinds", () => {
  const inside = { from: 5, to: 8 };
  const longer = { from: 5, to: 12 };
  const weight = box('weight', 'weight');
  // "80 gm gold price 12500": the price has no other word, the weight needs none.
  const first = pair(0, weight, 4, { by: inside, without: 3 });
  expect(placed([first, pair(1, 'a', 10, { by: longer })])).toBe('0weight 1a');
  // Of one kind too: the other figure has its box by itself.
  expect(placed([pair(0, 'b', 4, { by: inside, without: 3 }), pair(1, 'a', 10, { by: longer })])).toBe('0b 1a');
  // Without its word the first would be nothing, so both cannot be placed.
  expect(placed([pair(0, weight, 4, { by: inside }), pair(1, 'a', 10, { by: longer })])).toBe('1a');
});
