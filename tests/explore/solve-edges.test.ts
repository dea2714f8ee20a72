import type { Range } from '@/lib/explore/sample';
import { roundest, solveFor } from '@/lib/explore/solve';

const rate: Range = { min: 0, max: 30, step: 0.1, whole: false };
const bothSides: Range = { min: -10, max: 10, step: 0.1, whole: false };
const large: Range = { min: 0, max: 1_00_00_000, step: 1_000, whole: false };
const income: Range = { min: 0, max: 10_00_00_000, step: 1_000, whole: true };
const months: Range = { min: 1, max: 480, step: 12, whole: true };

describe('the ends of the range', () => {
  test.each([
    ['the lowest value', rate, 0, [0]],
    ['the highest value', rate, 30, [30]],
    ['the lowest month', months, 1, [1]],
    ['the highest month', months, 480, [480]],
    ['the last rupee', income, 10_00_00_000, [10_00_00_000]],
    ['just below the lowest value', rate, -0.001, []],
    ['just above the highest value', rate, 30.001, []],
    ['just above the last rupee', income, 10_00_00_000.5, []],
  ])('a target met at %s', (_, range, target, expected) => {
    expect(solveFor((x) => x, target, range).crossings).toEqual(expected);
  });

  test('whole numbers between bounds that are not whole are never asked for outside them', () => {
    const range: Range = { min: 0.5, max: 9.5, step: 1, whole: true };
    expect(solveFor((x) => x, 9, range)).toEqual({
      crossings: [9],
      reach: { lowest: 1, highest: 9, from: 1, to: 9 },
    });
    expect(solveFor((x) => x, 9.3, range).crossings).toEqual([]);
  });

  test('a range without a whole number in it has neither answer nor reach', () => {
    expect(solveFor((x) => x, 5, { min: 5.2, max: 5.8, step: 1, whole: true })).toEqual({ crossings: [], reach: null });
  });

  test('of many values only whole ones, all within the bounds, are asked for', () => {
    const asked: number[] = [];
    solveFor(
      (x) => {
        asked.push(x);
        return Math.sqrt(x);
      },
      1234.5,
      income,
    );
    expect(asked.every((x) => Number.isInteger(x) && x >= 0 && x <= 10_00_00_000)).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('direction', () => {
  const falling = (x: number) => -x;

  test('a falling headline is met where it is the target', () => {
    expect(solveFor((x) => 100 - 2 * x, 85, rate).crossings).toEqual([expect.closeTo(7.5, 8)]);
    expect(solveFor((x) => 9_00_00_000 - x, 1_23_45_678, income).crossings).toEqual([7_76_54_322]);
  });

  test.each([
    ['rising', (x: number) => x, 4_56_789.5, [4_56_790]],
    ['falling', falling, -4_56_789.5, [4_56_790]],
    ['rising, just short of a whole rupee', (x: number) => x, 4_56_789.999, [4_56_790]],
    ['falling, just past a whole rupee', falling, -4_56_789.001, [4_56_790]],
  ])('between two whole rupees the upper one is the first past the target: %s', (_, valueAt, target, expected) => {
    expect(solveFor(valueAt, target, income).crossings).toEqual(expected);
  });

  test('a fall over the target is answered with the smallest value behind it', () => {
    const { crossings } = solveFor((x) => (x > 12.34 ? 3 : 100), 50, rate);
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeGreaterThan(12.34);
    expect(crossings[0]).toBeLessThan(12.34 + 1e-7);
  });

  test.each([
    ['just short of the target', 4.999, 10_00_000],
    ['far from it, and ends just past it', -10_00_000, 5.001],
  ])('a jump that begins %s is found as closely as any other', (_, before, behind) => {
    const { crossings } = solveFor((x) => (x > 12.34 ? behind : before), 5, rate);
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeGreaterThan(12.34);
    expect(crossings[0]).toBeLessThan(12.34 + 1e-7);
  });

  test('a headline of the same size but the other sign is not the target', () => {
    expect(solveFor((x) => x, 5, bothSides).crossings).toEqual([expect.closeTo(5, 8)]);
    expect(solveFor((x) => x, -5, bothSides).crossings).toEqual([expect.closeTo(-5, 8)]);
    expect(solveFor(() => -5, 5, bothSides).crossings).toEqual([]);
  });
});

describe('how near is at the target', () => {
  test.each([
    // 10⁻¹⁰ of ten lakh is 0.0001.
    ['ten lakh', 10_00_000, 0.000_05, 0.000_3],
    ['minus ten lakh', -10_00_000, -0.000_05, -0.000_3],
    ['nil', 0, 5e-11, 3e-10],
  ])('a part in 10¹⁰ of %s, not more', (_, target, within, beyond) => {
    expect(solveFor(() => target + within, target, rate).crossings).toEqual([0, 30]);
    expect(solveFor(() => target + beyond, target, rate).crossings).toEqual([]);
  });

  test.each([
    // A month's interest on 12,00,000: 12,00,000 × 14.4 / 1,200 = 14,400.
    ['straight', (x: number) => (12_00_000 * x) / 1_200, 14_400, 14.4],
    ['ever steeper', (x: number) => Math.exp(x), Math.exp(27.125), 27.125],
    ['almost level', (x: number) => 1 / (1 + x), 1 / 29.5, 28.5],
  ])('on a line that is %s the headline found is within it', (_, valueAt, target, expected) => {
    const { crossings } = solveFor(valueAt, target, rate);
    expect(crossings).toEqual([expect.closeTo(expected, 7)]);
    expect(Math.abs(valueAt(crossings[0] ?? 0) - target)).toBeLessThanOrEqual(1e-10 * Math.max(1, target));
  });
});

describe('a stretch at the target', () => {
  test('of ten rupees around a crore has both its ends', () => {
    expect(solveFor((x) => Math.floor(x / 10), 10_00_000, income).crossings).toEqual([1_00_00_000, 1_00_00_009]);
  });

  test('of two whole numbers has two ends, of one a single one', () => {
    const valueAt = (x: number) => Math.floor(x / 2);
    // 40 and 41 give 20; the range ends with 480, alone in giving 240.
    expect(solveFor(valueAt, 20, months).crossings).toEqual([40, 41]);
    expect(solveFor(valueAt, 240, months).crossings).toEqual([480]);
  });

  test('around nil has an end below and one above', () => {
    const nearNil = (width: number) => solveFor((x) => Math.max(Math.abs(x) - width, 0), 0, bothSides).crossings;
    expect(nearNil(2)).toEqual([expect.closeTo(-2, 6), expect.closeTo(2, 6)]);
    expect(nearNil(0.01)).toEqual([expect.closeTo(-0.01, 5), expect.closeTo(0.01, 5)]);
  });

  test('that begins at a large value that is no round one begins there', () => {
    const { crossings } = solveFor((x) => Math.min(x, 43_21_098.76), 43_21_098.76, large);
    expect(crossings).toEqual([expect.closeTo(43_21_098.76, 2), 1_00_00_000]);
  });

  test('begins and ends where values begin and end to be refused', () => {
    const valueAt = (x: number) => (x < 37 || x > 251 ? null : 7);
    expect(solveFor(valueAt, 7, months)).toEqual({
      crossings: [37, 251],
      reach: { lowest: 7, highest: 7, from: 37, to: 251 },
    });
  });

  test('on each side of a gap is a stretch of its own', () => {
    expect(solveFor((x) => (x > 100 && x < 200 ? null : 7), 7, months).crossings).toEqual([1, 100, 200, 480]);
  });
});

describe('values that are refused', () => {
  test.each([
    ['refused', null],
    ['not a number', Number.NaN],
    ['infinite', Number.POSITIVE_INFINITY],
    ['infinite below nil', Number.NEGATIVE_INFINITY],
  ])('around the target, where the headline is %s, there is no answer', (_, nothing) => {
    const valueAt = (x: number) => (Math.abs(x - 7.7) < 1e-4 ? nothing : x - 7.7);
    expect(solveFor(valueAt, 0, rate).crossings).toEqual([]);
  });

  test('a pole counts neither as an answer nor as reach', () => {
    const { crossings, reach } = solveFor((x) => (x < 0 ? null : 1 / x), 1 / 7, bothSides);
    expect(crossings).toEqual([expect.closeTo(7, 8)]);
    expect(reach?.lowest).toBe(0.1);
    expect(reach?.from).toBeGreaterThan(0);
    expect(Number.isFinite(reach?.highest)).toBe(true);
  });

  test.each([1e-3, 1e-7])('without a value within %d of its maximum, a function stays below the target', (half) => {
    const valueAt = (x: number) => (Math.abs(x - 7.3) < half ? null : -Math.abs(x - 7.3));
    const { crossings, reach } = solveFor(valueAt, 0, rate);
    expect(crossings).toEqual([]);
    expect(reach?.highest).toBeLessThan(0);
    expect(reach?.highest).toBeGreaterThan(-0.1);
    expect(reach?.lowest).toBeCloseTo(-22.7, 9);
  });

  test('all but one leave that one, as the answer or as the reach', () => {
    const only = (x: number) => (x === 100 ? 4 : null);
    expect(solveFor(only, 4, months).crossings).toEqual([100]);
    expect(solveFor(only, 5, months)).toEqual({
      crossings: [],
      reach: { lowest: 4, highest: 4, from: 100, to: 100 },
    });
  });
});

describe('more than one answer', () => {
  test('all come in ascending order, across refused gaps, jumps and slopes', () => {
    // Up to 5 at 5; refused as far as 9; down from 7 at 9 to 4 at 12; then nil, and 8 from 15 on.
    const valueAt = (x: number) => {
      if (x <= 5) return x;
      if (x < 9) return null;
      if (x <= 12) return 16 - x;
      return x < 15 ? 0 : 8;
    };
    // 4.5 itself; 16 − x = 4.5 at 11.5; over the target with the jump at 15.
    expect(solveFor(valueAt, 4.5, rate).crossings).toEqual([
      expect.closeTo(4.5, 8),
      expect.closeTo(11.5, 8),
      expect.closeTo(15, 7),
    ]);
  });

  test('a saw of whole rupees is met on each tooth and at each fall behind it', () => {
    // Teeth of 25,00,000: the headline is the rest of a division, 0 to 24,99,999; 10,00,000.5 lies between two rupees.
    const { crossings } = solveFor((x) => x % 25_00_000, 10_00_000.5, { ...income, max: 99_99_999 });
    const teeth = [0, 25_00_000, 50_00_000, 75_00_000];
    expect(crossings).toEqual(teeth.flatMap((tooth) => [...(tooth > 0 ? [tooth] : []), tooth + 10_00_001]));
  });
});

describe('how often a headline is asked for', () => {
  function timesAsked(valueAt: (x: number) => number | null, target: number, range: Range): number {
    let asked = 0;
    solveFor(
      (x) => {
        asked += 1;
        return valueAt(x);
      },
      target,
      range,
    );
    return asked;
  }

  test.each([
    ['hundreds of crossings', (x: number) => Math.sin(x * 50), 0.4, rate],
    ['hundreds of hills that touch', (x: number) => -Math.abs(Math.sin(x * 40)), 0, rate],
    ['hundreds of hills out of reach', (x: number) => Math.sin(x * 50), 2, rate],
    ['hundreds of steps at the target', (x: number) => Math.floor(x * 20) % 2, 1, rate],
    ['values and refusals by turns', (x: number) => (Math.sin(x * 20) > 0.9 ? null : Math.sin(x * 31)), 0.1, rate],
  ])('at most 800 times, with %s', (_, valueAt, target, range) => {
    expect(timesAsked(valueAt, target, range)).toBeLessThanOrEqual(800);
  });

  test('never twice for the same value', () => {
    const asked: number[] = [];
    solveFor(
      (x) => {
        asked.push(x);
        return Math.floor(x / 20);
      },
      7,
      months,
    );
    expect(new Set(asked).size).toBe(asked.length);
  });
});

describe('the roundest of several values', () => {
  const any = () => true;

  test.each([
    ['a half goes up', 2.5, 0, 3],
    ['less than a half goes down', 2.499, 0, 2],
    ['more than a half goes up', 2.6, 0, 3],
    ['thousands', 47_82_600, -3, 47_83_000],
    ['thousands, a half', 47_82_500, -3, 47_83_000],
    ['below nil, a half goes up too', -2.5, 0, -2],
    ['below nil, down to the nearer one', -2.6, 0, -3],
  ])('is the nearer of the two next to it where both are accepted: %s', (_, x, coarsest, expected) => {
    expect(roundest(x, any, coarsest, 6)).toBe(expected);
  });

  test('is the farther of the two next to it where only that is accepted', () => {
    expect(roundest(2.1, (value) => value >= 2.1, 0, 6)).toBe(3);
    expect(roundest(2.9, (value) => value <= 2.9, 0, 6)).toBe(2);
  });

  test('is looked for at the finest decimals as well', () => {
    const near = (x: number) => (value: number) => Math.abs(value - x) < 5e-7;
    expect(roundest(7.123_456_4, near(7.123_456_4), 0, 6)).toBe(7.123456);
    expect(roundest(7.123_456_6, near(7.123_456_6), 0, 6)).toBe(7.123457);
  });

  test('is nil without a minus', () => {
    expect(roundest(-0.2, any, 0, 6)).toBe(0);
    expect(roundest(-300, any, -3, 0)).toBe(0);
  });

  test('has no digits beyond its decimals', () => {
    // 0.1 + 0.2 is 0.30000000000000004.
    expect(roundest(0.1 + 0.2, (value) => Math.abs(value - 0.3) < 0.01, 0, 6)).toBe(0.3);
    expect(roundest(8.7, (value) => Math.abs(value - 8.7) < 0.01, 0, 6)).toBe(8.7);
  });
});
