import type { Range } from '@/lib/explore/sample';
import { solveFor } from '@/lib/explore/solve';

const rate: Range = { min: 0, max: 30, step: 0.1, whole: false };
const income: Range = { min: 0, max: 10_00_00_000, step: 1_000, whole: true };

describe('hills and valleys', () => {
  test.each([0.01, 0.000_1])('a hill that rises over the target for %d on each side has two', (half) => {
    const { crossings } = solveFor((x) => 5 - (x - 7.3456) ** 2, 5 - half ** 2, rate);
    expect(crossings).toEqual([expect.closeTo(7.3456 - half, 5), expect.closeTo(7.3456 + half, 5)]);
  });

  test('a steep and pointed hill that only just rises over the target has two', () => {
    // 1,000 down for each 1 from the top: 0.01 below it at 0.00001 on each side.
    const { crossings } = solveFor((x) => 5 - 1_000 * Math.abs(x - 7.3456), 4.99, rate);
    expect(crossings).toEqual([expect.closeTo(7.34559, 8), expect.closeTo(7.34561, 8)]);
  });

  test('a valley that falls below the target has two as well', () => {
    const { crossings } = solveFor((x) => 5 + (x - 21.2121) ** 2, 5 + 0.001 ** 2, rate);
    expect(crossings).toEqual([expect.closeTo(21.2111, 5), expect.closeTo(21.2131, 5)]);
  });

  test('a valley that only touches the target has one', () => {
    expect(solveFor((x) => 5 + (x - 21.2121) ** 2, 5, rate).crossings).toEqual([expect.closeTo(21.2121, 4)]);
  });

  test('a peak of whole rupees is found to the rupee', () => {
    expect(solveFor((x) => -Math.abs(x - 1_23_457), 0, income).crossings).toEqual([1_23_457]);
    expect(solveFor((x) => Math.abs(x - 7_65_43_211), 0, income).crossings).toEqual([7_65_43_211]);
  });

  test('of ten hills the one that touches the target is found, though it is the eighth', () => {
    // Hills three wide, with tops at 1.57, 4.57, …; the eighth at 22.57.
    const valueAt = (x: number) => {
      const hill = Math.floor((x - 0.07) / 3);
      const fromTop = x - 0.07 - 3 * hill - 1.5;
      return (hill === 7 ? 1 : 0.9) - fromTop ** 2;
    };
    expect(solveFor(valueAt, 1, { ...rate, min: 0.07, max: 30.07 }).crossings).toEqual([expect.closeTo(22.57, 4)]);
  });

  test('of forty hills the one that touches the target is found, though it is the thirtieth', () => {
    // Hills 0.75 wide; the thirtieth has its top at 29 × 0.75 + 0.375 = 22.125, all others a hundredth lower.
    const valueAt = (x: number) => {
      const hill = Math.floor(x / 0.75);
      return (hill === 29 ? 0 : -0.01) - (x - 0.75 * hill - 0.375) ** 2;
    };
    expect(solveFor(valueAt, 0, rate).crossings).toEqual([expect.closeTo(22.125, 4)]);
  });

  test('a hill that touches the target is found behind a long stretch at it', () => {
    const { crossings } = solveFor((x) => (x < 12 ? 0 : -((x - 25.4321) ** 2)), 0, rate);
    expect(crossings).toEqual([0, expect.closeTo(12, 6), expect.closeTo(25.4321, 4)]);
  });

  test('a hill that touches the target is found behind many gentle slopes through it', () => {
    // A zigzag is nil where (x + 1.63) leaves 1 or 3 of 4: at 1.37, 3.37 and so on up to 17.37.
    const zigzag = (x: number) => 1e-5 * (1 - Math.abs(((x + 1.63) % 4) - 2));
    const valueAt = (x: number) => (x < 18.5 ? zigzag(x) : -1e5 * (x - 27.3456) ** 2);
    const slopes = Array.from({ length: 9 }, (_, index) => 1.37 + 2 * index);
    expect(solveFor(valueAt, 0, rate).crossings).toEqual([...slopes, 27.3456].map((x) => expect.closeTo(x, 3)));
  });

  test('a hill that touches the target comes before a slope through it further on', () => {
    const { crossings } = solveFor((x) => (x < 12 ? -1_000 * (x - 5.4321) ** 2 : x - 20), 0, rate);
    expect(crossings).toEqual([expect.closeTo(5.4321, 5), expect.closeTo(20, 8)]);
  });

  test('out of reach, the top of the higher of two hills and the bottom of the lower of two valleys are reported', () => {
    // Over 0 to 30: hills of 5 at 6.123 and 8 at 23.457, each falling by the square of the distance down to 0.
    const hills = (x: number) => Math.max(0, 5 - (x - 6.123) ** 2, 8 - (x - 23.457) ** 2);
    const up = solveFor(hills, 10, rate);
    expect(up.crossings).toEqual([]);
    expect(up.reach?.highest).toBeCloseTo(8, 9);
    expect(up.reach?.lowest).toBe(0);
    const down = solveFor((x) => -hills(x), -10, rate);
    expect(down.crossings).toEqual([]);
    expect(down.reach?.lowest).toBeCloseTo(-8, 9);
    expect(down.reach?.highest).toBeCloseTo(0, 12);
    expect(down.reach).toMatchObject({ from: 0, to: 30 });
  });

  test('out of reach on the far side, the near bottom between the samples is reported too', () => {
    const { crossings, reach } = solveFor((x) => 5 + (x - 7.3456) ** 2, 1_000, rate);
    expect(crossings).toEqual([]);
    expect(reach?.lowest).toBeCloseTo(5, 9);
    expect(reach?.highest).toBeCloseTo(5 + 22.6544 ** 2, 6);
  });
});
