import type { Range } from '@/lib/explore/sample';
import { sweep } from '@/lib/explore/sweep';

const rate: Range = { min: 0, max: 10, step: 0.1, whole: false };
const count: Range = { min: 0, max: 300, step: 1, whole: true };
const places = (valueAt: (x: number) => number | null, range: Range) => sweep(valueAt, range).kinks.map(({ x }) => x);

describe('what is large enough to be a kink', () => {
  test.each([
    // Heights of 10.04 and 10.06: 0.40 % and 0.60 % of them.
    [0.04, []],
    [0.06, [5]],
  ])('of a jump, half a percent of the height: by %d on a line that rises by 10', (by, expected) => {
    expect(places((x) => x + (x > 5 ? by : 0), rate)).toEqual(expected);
  });

  test.each([
    // Average slopes of 1.015 and 1.025: 2.96 % and 4.88 % of them.
    [0.03, []],
    [0.05, [5]],
  ])('of a bend, four percent of the average slope: by %d', (by, expected) => {
    expect(places((x) => x + by * Math.max(0, x - 5), rate)).toEqual(expected);
  });

  test('what differs by rounding noise alone is flat', () => {
    expect(places((x) => 1_000_000 + (x > 5 ? 1e-4 : 0), rate)).toEqual([]);
    expect(places((x) => 1_000_000 + (x > 5 ? 1 : 0), rate)).toEqual([5]);
    expect(places((x) => -1_000_000 - (x > 5 ? 1e-4 : 0), rate)).toEqual([]);
  });
});

describe('a jump', () => {
  test.each([
    ['up', (x: number) => (x < 5.25 ? x : x + 10), { x: 5.25, y: 15.25 }],
    ['down', (x: number) => (x < 5.25 ? x : x - 10), { x: 5.25, y: -4.75 }],
    ['up behind the value', (x: number) => (x <= 5.25 ? x : x + 10), { x: 5.25, y: 5.25 }],
  ])('%s is at the round value, and the line has both its sides', (_way, valueAt, kink) => {
    const { kinks, points } = sweep(valueAt, rate);
    expect(kinks).toEqual([kink]);
    const close = points.filter(({ x }) => Math.abs(x - 5.25) < 1e-6).map(({ y }) => y);
    expect(Math.max(...close) - Math.min(...close)).toBeCloseTo(10, 5);
  });

  test('on a range that begins far from nil, or below it, is there as well', () => {
    expect(places((x) => (x <= 1_005 ? 0 : 7), { ...rate, min: 1_000, max: 1_010 })).toEqual([1_005]);
    expect(places((x) => (x <= -4 ? 0 : 7), { ...rate, min: -10 })).toEqual([-4]);
    expect(places((x) => (x < 0 ? 0 : 7), { ...rate, min: -10 })).toEqual([0]);
    expect(Object.is(places((x) => (x < 0 ? 0 : 7), { ...rate, min: -10 })[0], -0)).toBe(false);
  });

  test.each([
    ['at the end of whole numbers', count, 299],
    ['at their beginning', count, 0],
    ['at the end of a range', rate, 9.999_999_9],
    ['at its beginning', rate, 0.000_000_1],
  ] as const)('%s is looked at without a value outside the range', (_, range, place) => {
    const asked: number[] = [];
    sweep((x) => {
      asked.push(x);
      return x <= place ? 0 : 50;
    }, range);
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([range.min, range.max]);
  });

  test('between whole numbers is at the rounder of the two', () => {
    expect(places((x) => (x <= 120 ? 0 : 50), count)).toEqual([120]);
    expect(places((x) => (x < 120 ? 0 : 50), count)).toEqual([120]);
    expect(places((x) => (x <= 99 ? 0 : 50), count)).toEqual([100]);
    expect(places((x) => (x <= 133 ? 0 : 50), count)).toEqual([134]);
  });

  test.each([
    [{ ...rate }, 5.2533],
    [{ ...rate }, 9.7864161],
    [{ ...rate, min: 1_000, max: 1_010 }, 1_000.0018],
  ])('of a range as %j is at its very digits: %d', (range, place) => {
    expect(places((x) => (x < place ? 0 : 7), range)).toEqual([place]);
  });

  test.each([
    ['second', 1, 2],
    ['last but one', 10, 10],
  ])('at the %s step of whole numbers is there', (_, last, expected) => {
    expect(places((x) => (x <= last ? 0 : 50), { ...count, max: 12 })).toEqual([expected]);
  });

  test('up and one down again are two, or one where they share a value', () => {
    const long: Range = { ...count, max: 20_000 };
    expect(places((x) => (Math.abs(x - 5_000) <= 5 ? 7 : 0), long)).toEqual([4_995, 5_006]);
    expect(places((x) => (x === 150 ? 7 : 0), count)).toEqual([150]);
  });

  test('as far below nil as another is above it counts by itself', () => {
    expect(places((x) => Math.floor(x / 67), { ...count, min: -100, max: 100 })).toEqual([-67, 0, 67]);
  });

  test('into a value that is refused is none, nor is a steep curve just before one', () => {
    expect(places((x) => (x > 9 ? null : x * x), { ...count, max: 12 })).toEqual([]);
    expect(places((x) => (x < 3 ? null : (12 - x) ** 2), { ...count, max: 12 })).toEqual([]);
  });

  test('over values that are refused, fewer than lie between two that were asked for, is none', () => {
    expect(places((x) => (Math.abs(x - 5.03) < 0.0005 ? null : x < 5.03 ? 0 : 7), rate)).toEqual([]);
  });

  test('beside what is refused does not hide, nor is the end of what is refused one', () => {
    expect(places((x) => (x > 8 ? null : x < 3 ? x : x + 5), rate)).toEqual([3]);
    expect(places((x) => (x > 8 ? null : x), rate)).toEqual([]);
    expect(places((x) => (x > 4 && x < 6 ? null : x), rate)).toEqual([]);
  });
});

describe('a bend', () => {
  test('is where its two lines meet, odd or round, early or late', () => {
    for (const at of [0.5, 1, 2.345, 5, 7.77, 9.5]) {
      const [found, ...rest] = places((x) => x + 2 * Math.max(0, x - at), rate);
      expect([rest, found?.toFixed(4)]).toEqual([[], at.toFixed(4)]);
    }
  });

  test.each([
    [1_000, 1_010, [1_000.5, 1_002, 1_005, 1_009.5]],
    [-1_010, -1_000, [-1_009.5, -1_005, -1_000.5]],
    [-10, 10, [-9, -4, 0, 7]],
  ])('of a range from %d to %d is where it is in one from nil', (min, max, bends) => {
    for (const at of bends) {
      const [found, ...rest] = places((x) => x + 2 * Math.max(0, x - at), { ...rate, min, max });
      expect([rest, found?.toFixed(4)]).toEqual([[], at.toFixed(4)]);
    }
  });

  test('in a line that a height of thousands makes steep, and in a flat one, is the same', () => {
    for (const times of [1e-6, 1, 1e6]) expect(places((x) => times * Math.max(0, x - 4), rate)).toEqual([4]);
  });

  test('of amounts that are rounded to the rupee is at the round value', () => {
    const income: Range = { min: 0, max: 20_00_000, step: 1, whole: true };
    expect(places((x) => Math.round(Math.max(0, x - 4_00_000) * 0.05), income)).toEqual([4_00_000]);
    const anyIncome = { ...income, whole: false };
    expect(places((x) => Math.round(Math.max(0, x - 4_00_000) * 0.05), anyIncome)).toEqual([4_00_000]);
  });

  test('and a jump are both found, whichever comes first', () => {
    expect(places((x) => Math.max(0, x - 3) + (x > 7 ? 5 : 0), rate)).toEqual([3, 7]);
    expect(places((x) => Math.max(0, x - 7) + (x > 3 ? 5 : 0), rate)).toEqual([3, 7]);
  });

  test('at the edge of what is refused is none', () => {
    expect(places((x) => (x < 4 ? null : x * x), rate)).toEqual([]);
    expect(places((x) => (x > 3 && x < 3.2 ? null : Math.max(0, x - 6)), rate)).toEqual([6]);
  });

  test('is none where a curve only rounds a corner within a fifth of the range', () => {
    expect(places((x) => Math.sqrt(1 + (x - 5) ** 2), rate)).toEqual([]);
    expect(places((x) => Math.tanh(x - 5), rate)).toEqual([]);
  });

  test.each([0, 5, 12])('is none where a parabola around %d is asked for at a dozen whole numbers', (at) => {
    expect(places((x) => (x - at) ** 2, { ...count, max: 12 })).toEqual([]);
  });

  test('is where a narrow and rounded hill begins and where it ends, not on its slopes', () => {
    // Nil at 4.95 and 5.05, where the slopes are 40 and −40.
    const ends = [expect.closeTo(4.95, 2), expect.closeTo(5.05, 2)];
    expect(places((x) => Math.max(0, 1 - (20 * (x - 5)) ** 2), rate)).toEqual(ends);
    // Nil at 17,500 and 57,500.
    const income: Range = { ...count, max: 20_00_000 };
    expect(places((x) => Math.max(0, 1 - ((x - 37_500) / 20_000) ** 2), income)).toEqual([17_500, 57_500]);
  });

  test('in a curve is found to six digits', () => {
    const [found, ...rest] = places((x) => x * x + 10 * Math.max(0, x - 3.71), rate);
    expect([rest, found?.toFixed(6)]).toEqual([[], '3.710000']);
  });

  test.each([
    [count, 2],
    [{ ...count, max: 12 }, 10],
    [rate, 0.01],
    [rate, 9.99],
  ])('of %j two steps from the end, at %d, is one', (range, at) => {
    expect(places((x) => Math.max(0, x - at) + x, range)).toEqual([at]);
  });

  test('is not a jump from its foot to the next whole number', () => {
    expect(places((x) => Math.abs(x - 155), { ...count, min: 1, max: 480 })).toEqual([155]);
  });

  test('downwards is one as well as upwards', () => {
    expect(places((x) => Math.min(3 * x, 12 + x), rate)).toEqual([6]);
    expect(places((x) => Math.abs(x - 4), rate)).toEqual([4]);
  });

  test('and the next one, a hundredth of the range on, are both found', () => {
    expect(places((x) => Math.max(0, x - 5) - Math.max(0, x - 5.1), rate)).toEqual([5, 5.1]);
  });

  test('beside what is refused is found', () => {
    expect(places((x) => (x > 8 ? null : Math.max(0, x - 3)), rate)).toEqual([3]);
    expect(places((x) => (x < 2 ? null : Math.max(0, x - 6)), rate)).toEqual([6]);
  });

  test('at a whole number is found on a long range and on a short one', () => {
    const bent = (at: number) => (x: number) => Math.max(0, x - at);
    expect(places(bent(7), { ...count, max: 12 })).toEqual([7]);
    expect(places(bent(133), count)).toEqual([133]);
    expect(places(bent(12_34_567), { ...count, max: 50_00_000 })).toEqual([12_34_567]);
  });
});

describe('which kinks are named', () => {
  test('a bend counts by how far it takes the line off its course, a jump by its height', () => {
    // Jumps of 100 in a height of 1,460 are 6.8 % each; the bend at 130, of 2 / 5.6 average slopes, is worth a 20th: 1.8 %.
    const f = (x: number) => 100 * Math.min(12, Math.floor(x / 20)) + 2 * Math.max(0, x - 130);
    expect(places(f, { ...count, max: 260 })).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240]);
  });

  test('a strong bend is, though there are twelve small jumps', () => {
    // Jumps of 10 in a height of 420 are 2.4 % each; the bend, of 6 / 1.4 average slopes, is worth a 20th: 21 %.
    const f = (x: number) => 10 * Math.min(12, Math.floor(x / 20)) + 6 * Math.max(0, x - 250);
    expect(places(f, count)).toEqual([250]);
  });

  test('a bend is compared over a 2,000th of the range on both sides, and twice that, or not named', () => {
    const long: Range = { ...count, max: 20_000 };
    for (const at of [15, 19_985]) expect(places((x) => Math.max(0, x - at) + x, long)).toEqual([]);
    for (const at of [25, 19_975]) expect(places((x) => Math.max(0, x - at) + x, long)).toEqual([at]);
  });

  test('of a staircase that grows steeper, the largest steps, ascending', () => {
    // Step k rises by k³ − (k − 1)³. The thirteenth largest is that of 17, by 817: named are those above 980, from 19 on.
    const steps = (x: number) => Math.floor(x / 10) ** 3;
    expect(places(steps, count)).toEqual([190, 200, 210, 220, 230, 240, 250, 260, 270, 280, 290]);
  });

  test('twelve of equal weight are named, of thirteen none', () => {
    const teeth = (many: number) => (x: number) => Math.min(many, Math.floor(x / 20)) * 10;
    expect(places(teeth(12), { ...count, max: 400 })).toHaveLength(12);
    expect(places(teeth(13), { ...count, max: 400 })).toEqual([]);
  });
});

describe('what is asked for', () => {
  const months: Range = { ...count, min: 1, max: 480 };
  const far: Range = { ...rate, min: 1_000, max: 1_010 };
  test.each<[string, (x: number) => number, Range]>([
    ['a limit', (x) => Math.min(x, 385), months],
    ['a limit near the end', (x) => Math.min(x, 474), months],
    ['a bend near the beginning', (x) => Math.max(0, x - 38), months],
    ['a corner', (x) => Math.abs(x - 155), months],
    ['a parabola', (x) => (x - 5) ** 2, { ...count, max: 12 }],
    ['one over x', (x) => 1 / (x + 2), { ...count, max: 20_000 }],
    ['a jump at once', (x) => (x > 0 ? 5 : 0), { ...count, max: 12 }],
    ['two bends close by', (x) => Math.max(0, x - 143) + Math.max(0, x - 147), months],
    ['a bend at an odd rupee', (x) => Math.max(0, x - 12_34_567), { ...count, max: 20_00_000 }],
    ['a bend just before the end', (x) => Math.min(x, 9.999), rate],
    ['a bend just behind the beginning', (x) => Math.max(0, x - 1_000.002), far],
    ['a bend just before the end, far from nil', (x) => Math.min(x, 1_009.998), far],
  ])('lies within the range, and is whole where the range is: %s', (_, valueAt, range) => {
    const asked: number[] = [];
    sweep((x) => {
      asked.push(x);
      return valueAt(x);
    }, range);
    expect(asked.filter((x) => !(x >= range.min && x <= range.max && (!range.whole || Number.isInteger(x))))).toEqual(
      [],
    );
  });
});

describe('what is drawn', () => {
  test('a range of one value is one point without a kink', () => {
    expect(sweep((x) => x, { ...rate, min: 5, max: 5 })).toEqual({ points: [{ x: 5, y: 5 }], kinks: [], refused: [] });
  });

  test('two refused stretches are kept separate', () => {
    const { refused } = sweep((x) => ((x > 2 && x < 3) || (x > 6 && x < 8) ? null : x), rate);
    expect(refused.map(({ from, to }) => [from.toFixed(6), to.toFixed(6)])).toEqual([
      ['2.000000', '3.000000'],
      ['6.000000', '8.000000'],
    ]);
  });

  test('at least as many points as asked for, and closer where the line bends', () => {
    expect(sweep((x) => x, rate, 11).points.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const { points } = sweep((x) => Math.exp(x), rate, 11);
    const near = (from: number, to: number) => points.filter(({ x }) => x >= from && x <= to).length;
    expect(near(8, 10)).toBeGreaterThan(2 * near(0, 2));
  });
});
