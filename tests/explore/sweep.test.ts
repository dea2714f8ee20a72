import fc from 'fast-check';
import type { Range } from '@/lib/explore/sample';
import { sweep } from '@/lib/explore/sweep';
import { instalment, toyTax } from './toys';

const income: Range = { min: 0, max: 20_00_000, step: 1_000, whole: true };
const rate: Range = { min: 0, max: 30, step: 0.1, whole: false };
const places = (kinks: readonly { x: number }[]) => kinks.map(({ x }) => x);

/** Five bands of 4 lakh at 5 % more each, as slabs often are. */
const bands = (x: number) =>
  [4, 8, 12, 16, 20, 24].reduce((tax, lakh) => tax + Math.max(0, x - lakh * 1_00_000) * 0.05, 0);

describe('sweeping an input', () => {
  test('the kinks of a slab tax are exactly at the edges of its slabs', () => {
    expect(sweep(toyTax, income).kinks).toEqual([
      { x: 4_00_000, y: 0 },
      { x: 8_00_000, y: 20_000 },
    ]);
    expect(places(sweep(toyTax, { ...income, whole: false }).kinks)).toEqual([4_00_000, 8_00_000]);
  });

  test.each([30_00_000, 31_23_000, 1_00_00_000, 5_00_00_000])(
    'six slab edges are found on a range up to ₹%d',
    (max) => {
      expect(places(sweep(bands, { ...income, max }).kinks)).toEqual(
        [4, 8, 12, 16, 20, 24].map((lakh) => lakh * 1_00_000),
      );
    },
  );

  test('slab edges are found though the tax is rounded to ten rupees', () => {
    const rounded = (x: number) => Math.round(bands(x) / 10) * 10;
    const found = places(sweep(rounded, { ...income, max: 30_00_000 }).kinks);
    expect(found).toHaveLength(6);
    for (const [index, x] of found.entries()) expect(Math.abs(x - (index + 1) * 4_00_000)).toBeLessThanOrEqual(200);
  });

  test('a rebate that ends and the marginal relief behind it are two kinks', () => {
    // Nil up to 12 lakh, then the excess, until bands(x) = x − 12,00,000: 60,000 + 0.15 e = e → e = 70,588.24.
    const relieved = (x: number) => (x <= 12_00_000 ? 0 : Math.min(bands(x), x - 12_00_000));
    expect(places(sweep(relieved, income).kinks).slice(0, 2)).toEqual([12_00_000, 12_70_588]);
  });

  test('a cliff is one kink, at the round value of its two sides, and the line drops upright', () => {
    const cliff = (x: number) => (x <= 5_00_000 ? x : x - 50_000);
    const { kinks, points } = sweep(cliff, { ...income, max: 15_00_000 });
    expect(kinks).toEqual([{ x: 5_00_000, y: 5_00_000 }]);
    expect(points).toEqual(
      expect.arrayContaining([
        { x: 5_00_000, y: 5_00_000 },
        { x: 5_00_001, y: 4_50_001 },
      ]),
    );
  });

  test('a step at a count of years is found among whole numbers', () => {
    const gratuity = (years: number) => (years < 5 ? 0 : years * 15);
    expect(places(sweep(gratuity, { min: 0, max: 40, step: 1, whole: true }).kinks)).toEqual([5]);
  });

  test('a limit is a kink, on a straight line and on a curve', () => {
    expect(places(sweep((x) => Math.min(x, 23) * 15, { min: 0, max: 40, step: 1, whole: true }).kinks)).toEqual([23]);
    const onCurve = (x: number) => Math.exp(x / 5) + Math.max(0, x - 8) * 30;
    const [kink, ...rest] = places(sweep(onCurve, rate).kinks);
    expect(rest).toEqual([]);
    expect(kink).toBeCloseTo(8, 3);
  });

  test.each<[string, (x: number) => number, Range]>([
    ['an exponential', (x) => Math.exp(x), { ...rate, max: 10 }],
    ['a steep exponential', (x) => Math.exp(x), rate],
    ['a wave', Math.sin, rate],
    ['one over x', (x) => 1 / (x + 0.1), rate],
    ['a square root', Math.sqrt, rate],
    ['an instalment by rate', (x) => instalment(50_00_000, x, 240), rate],
    ['an instalment by months', (x) => instalment(50_00_000, 8.5, x), { min: 1, max: 360, step: 12, whole: true }],
    ['an instalment by years', (x) => instalment(50_00_000, 8.5, 12 * x), { min: 1, max: 30, step: 1, whole: true }],
    ['a straight line', (x) => 3 * x, rate],
    ['a level line', () => 7, rate],
  ])('%s has no kink', (_name, valueAt, range) => {
    expect(sweep(valueAt, range).kinks).toEqual([]);
  });

  test('of a staircase of equal steps none is named, and of many kinks at most twelve', () => {
    expect(sweep((x) => Math.floor(x / 12) * 15, { min: 0, max: 480, step: 1, whole: true }).kinks).toEqual([]);
    const many = (x: number) => Math.floor(x / 10) ** 3;
    expect(sweep(many, { min: 0, max: 300, step: 1, whole: true }).kinks.length).toBeLessThanOrEqual(12);
  });

  test('the points ascend, hold both ends, and each is the value of the function', () => {
    const { points } = sweep(toyTax, income);
    expect(points[0]).toEqual({ x: 0, y: 0 });
    expect(points.at(-1)).toEqual({ x: 20_00_000, y: 1_40_000 });
    for (const [index, { x, y }] of points.entries()) {
      expect(y).toBe(toyTax(x));
      if (index > 0) expect(x).toBeGreaterThan(points[index - 1]?.x ?? Number.NaN);
    }
  });

  test('between the points of a curve the straight line is off by less than a 200th of the height', () => {
    const { points } = sweep(Math.exp, { ...rate, max: 10 });
    for (const [index, to] of points.entries()) {
      const from = points[index - 1];
      if (!from) continue;
      const middle = (from.x + to.x) / 2;
      expect(Math.abs((from.y + to.y) / 2 - Math.exp(middle)) / Math.exp(10)).toBeLessThan(1 / 200);
    }
  });

  test('a refused stretch is reported with its ends, and nothing is drawn in it', () => {
    const { points, refused } = sweep((x) => (x > 7.77 && x < 9 ? null : x), rate);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.from).toBeCloseTo(7.77, 6);
    expect(refused[0]?.to).toBeCloseTo(9, 6);
    expect(points.some(({ x }) => x > 7.77 && x < 9)).toBe(false);
    expect(sweep(() => null, rate)).toEqual({ points: [], kinks: [], refused: [{ from: 0, to: 30 }] });
  });

  test('any two slab edges that are not too close are found where they are', () => {
    const edge = fc.integer({ min: 2, max: 18 });
    fc.assert(
      fc.property(edge, edge, fc.integer({ min: 5, max: 30 }), (first, second, percent) => {
        fc.pre(first !== second);
        const tax = (x: number) =>
          [first, second].reduce((sum, lakh) => sum + Math.max(0, x - lakh * 1_00_000) * (percent / 100), 0);
        const expected = [first, second].sort((a, b) => a - b).map((lakh) => lakh * 1_00_000);
        expect(places(sweep(tax, income).kinks)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test('no function is asked more than 1,200 times', () => {
    for (const valueAt of [(x: number) => Math.sin(x * 50), (x: number) => (Math.floor(x * 3) % 2 ? null : x)]) {
      let asked = 0;
      sweep((x) => {
        asked += 1;
        return valueAt(x);
      }, rate);
      expect(asked).toBeLessThanOrEqual(1_200);
    }
  });
});
