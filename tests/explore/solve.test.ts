import fc from 'fast-check';
import type { Range } from '@/lib/explore/sample';
import { roundest, solveFor } from '@/lib/explore/solve';
import { instalment, toyTax } from './toys';

const rate: Range = { min: 0, max: 30, step: 0.1, whole: false };
const income: Range = { min: 0, max: 10_00_00_000, step: 1_000, whole: true };
const months: Range = { min: 1, max: 480, step: 12, whole: true };

/** In-hand income where tax of 12,500 falls due in full on the first rupee above 5 lakh, then 20 %. */
const inHand = (gross: number): number => (gross <= 5_00_000 ? gross : gross - 12_500 - (gross - 5_00_000) * 0.2);

function counted(valueAt: (x: number) => number | null): {
  valueAt: (x: number) => number | null;
  asked: () => number;
} {
  let asked = 0;
  return {
    valueAt: (x) => {
      asked += 1;
      return valueAt(x);
    },
    asked: () => asked,
  };
}

describe('solving for an input', () => {
  test('the two roots of a parabola are both found, the lower first', () => {
    const { crossings } = solveFor((x) => x * x, 9, { min: -10, max: 10, step: 0.1, whole: false });
    expect(crossings).toHaveLength(2);
    expect(crossings[0]).toBeCloseTo(-3, 8);
    expect(crossings[1]).toBeCloseTo(3, 8);
  });

  test('a wave over three periods meets half its height six times', () => {
    const { crossings } = solveFor(Math.sin, 0.5, { min: 0, max: 6 * Math.PI, step: 0.1, whole: false });
    const expected = [1 / 6, 5 / 6, 13 / 6, 17 / 6, 25 / 6, 29 / 6].map((part) => part * Math.PI);
    expect(crossings).toHaveLength(expected.length);
    for (const [index, value] of expected.entries()) expect(crossings[index]).toBeCloseTo(value, 8);
  });

  test('in-hand income dips behind a cliff, so one target has three answers: below, at the cliff, and beyond the dip', () => {
    // 4,95,000 itself; 5,00,001 falls past it; beyond: 0.8 × g + 87,500 = 4,95,000 → g = 5,09,375.
    expect(solveFor(inHand, 4_95_000, income).crossings).toEqual([4_95_000, 5_00_001, 5_09_375]);
  });

  test('a cliff is answered with the smallest value on its far side', () => {
    const { crossings } = solveFor((x) => (x > 10 ? 100 : 3), 50, rate);
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeGreaterThan(10);
    expect(crossings[0]).toBeLessThan(10 + 1e-7);
    expect(solveFor((x) => (x >= 20 ? 5 : 0), 2, months).crossings).toEqual([20]);
  });

  test('a stretch at the target gives its two ends: nil tax from nothing to 4,00,000', () => {
    expect(solveFor(toyTax, 0, income).crossings).toEqual([0, 4_00_000]);
  });

  test('a stretch between slopes gives its two ends', () => {
    const capped = (x: number) => Math.min(Math.max(x, 4), 6) + Math.max(0, x - 12.5);
    const { crossings } = solveFor(capped, 6, rate);
    expect(crossings).toHaveLength(2);
    expect(crossings[0]).toBeCloseTo(6, 7);
    expect(crossings[1]).toBeCloseTo(12.5, 7);
  });

  test('tax rounded to ten rupees meets a target along a stretch', () => {
    // 5 % of (x − 4,00,000) rounds to 15,000 from 14,995 up to below 15,005: x from 6,99,900 to 7,00,099.
    const rounded = (x: number) => Math.round(toyTax(x) / 10) * 10;
    expect(solveFor(rounded, 15_000, income).crossings).toEqual([6_99_900, 7_00_099]);
  });

  test('a maximum that only reaches the target is found, whether smooth or a corner', () => {
    const round = solveFor((x) => 5 - (x - 7.3) ** 2, 5, rate).crossings;
    expect(round).toHaveLength(1);
    expect(round[0]).toBeCloseTo(7.3, 4);
    const pointed = solveFor((x) => Math.abs(x - 7.3), 0, rate).crossings;
    expect(pointed).toHaveLength(1);
    expect(pointed[0]).toBeCloseTo(7.3, 8);
  });

  test('a target out of reach has no answer, and the reach goes to the top of the hill between the samples', () => {
    const { crossings, reach } = solveFor((x) => 5 - (x - 7.3456) ** 2, 6, rate);
    expect(crossings).toEqual([]);
    expect(reach?.highest).toBeCloseTo(5, 9);
    expect(reach?.lowest).toBeCloseTo(5 - 22.6544 ** 2, 6);
  });

  test('where every value is refused there is no reach', () => {
    expect(solveFor(() => null, 6, rate)).toEqual({ crossings: [], reach: null });
    expect(solveFor(() => Number.NaN, 6, rate)).toEqual({ crossings: [], reach: null });
  });

  test('an answer close to the edge of what is refused is found', () => {
    const { crossings, reach } = solveFor((x) => (x < 7.77 ? null : x * x), 7.771 ** 2, rate);
    expect(crossings).toHaveLength(1);
    expect(crossings[0]).toBeCloseTo(7.771, 8);
    expect(reach?.lowest).toBeCloseTo(7.77 ** 2, 6);
    expect(reach?.from).toBeCloseTo(7.77, 6);
    expect(reach?.to).toBe(30);
  });

  test('a value between two refused stretches does not count as a crossing of the gap', () => {
    expect(solveFor((x) => (x > 10 && x < 20 ? null : x), 15, rate).crossings).toEqual([]);
  });

  test('an input that does not matter meets its one value over the whole range', () => {
    expect(solveFor(() => 5, 5, rate).crossings).toEqual([0, 30]);
    expect(solveFor(() => 5, 6, rate)).toEqual({ crossings: [], reach: { lowest: 5, highest: 5, from: 0, to: 30 } });
  });

  test('small whole ranges are searched exhaustively: each lone month that meets the target counts', () => {
    const odd = (n: number) => ([17, 233, 480].includes(n) ? 1 : 0);
    const found = solveFor(odd, 1, months).crossings;
    expect(found).toEqual([17, 233, 480]);
  });

  test('the tenure of a loan for an EMI is the first whole month that gets below it', () => {
    const emi = (n: number) => instalment(50_00_000, 8.5, n);
    const [found] = solveFor(emi, 41_500, months).crossings;
    expect(found).toBeDefined();
    expect(emi(found ?? 0)).toBeLessThanOrEqual(41_500);
    expect(emi((found ?? 0) - 1)).toBeGreaterThan(41_500);
  });

  test('a range over many magnitudes is searched finely at its small end too', () => {
    const hump = (x: number) => Math.exp(-((Math.log(x + 1) - Math.log(5_001)) ** 2));
    const { crossings } = solveFor(hump, 0.9, income);
    expect(crossings).toHaveLength(2);
    for (const x of crossings) expect(hump(x)).toBeCloseTo(0.9, 3);
  });

  test('a range that begins below zero is searched on both sides', () => {
    expect(solveFor((x) => x ** 3, -8e15, { min: -1e7, max: 1e7, step: 1_000, whole: true }).crossings).toEqual([
      -2_00_000,
    ]);
  });

  test('a range of one value is that value or nothing', () => {
    expect(solveFor((x) => x, 5, { min: 5, max: 5, step: 1, whole: true }).crossings).toEqual([5]);
    expect(solveFor((x) => x, 6, { min: 5, max: 5, step: 1, whole: true }).crossings).toEqual([]);
  });

  test('no function, however wild, is asked more than 800 times', () => {
    for (const valueAt of [
      (x: number) => Math.sin(x * 50),
      (x: number) => Math.sin(1 / (x + 0.01)),
      (x: number) => (Math.floor(x * 40) % 2) * 2 - 1,
      inHand,
      (x: number) => (Math.floor(x * 3) % 2 ? null : x),
    ]) {
      const watched = counted(valueAt);
      solveFor(watched.valueAt, 0.4, rate);
      expect(watched.asked()).toBeLessThanOrEqual(800);
    }
  });

  test('solver and forward value agree for the rate of a loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 10_00_00_000 }),
        fc.double({ min: 0.05, max: 29.9, noNaN: true }),
        fc.integer({ min: 2, max: 480 }),
        (loan, ratePercent, tenure) => {
          const emi = (x: number) => instalment(loan, x, tenure);
          const { crossings } = solveFor(emi, emi(ratePercent), rate);
          expect(crossings).toHaveLength(1);
          // Where the EMI hardly hangs on the rate, many rates give it to ten digits: the EMI is what must agree.
          const relative = Math.abs(emi(crossings[0] ?? 0) / emi(ratePercent) - 1);
          expect(relative).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('every crossing of a random zigzag is found and lies on its leg', () => {
    const turns = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(turns, fc.integer({ min: -99, max: 99 }), (heights, target) => {
        const valueAt = (x: number) => {
          const leg = Math.min(Math.floor(x), heights.length - 2);
          const [from = 0, to = 0] = [heights[leg], heights[leg + 1]];
          return from + (to - from) * (x - leg);
        };
        // Halves keep the target off the turns themselves.
        const goal = target + 0.5;
        const legs = heights.slice(1).flatMap((to, index) => {
          const from = heights[index] ?? 0;
          return from < goal !== to < goal ? [index + (goal - from) / (to - from)] : [];
        });
        const { crossings } = solveFor(valueAt, goal, { min: 0, max: heights.length - 1, step: 0.1, whole: false });
        expect(crossings).toHaveLength(legs.length);
        for (const [index, x] of legs.entries()) expect(crossings[index]).toBeCloseTo(x, 7);
      }),
      { numRuns: 150 },
    );
  });

  test('for whole rupees the answer is at the target or the first rupee past it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_00_000 }), (target) => {
        const { crossings } = solveFor(toyTax, target + 0.3, income);
        expect(crossings).toHaveLength(1);
        const [x = 0] = crossings;
        expect(toyTax(x)).toBeGreaterThanOrEqual(target + 0.3);
        expect(toyTax(x - 1)).toBeLessThan(target + 0.3);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the roundest value', () => {
  test('is the shortest one that is accepted, from thousands down', () => {
    expect(roundest(7.9284, (x) => Math.abs(x - 7.9284) < 0.001, 0, 6)).toBe(7.928);
    expect(roundest(47_82_101.3, (x) => Math.abs(x - 47_82_101.3) < 60, -3, 0)).toBe(47_82_100);
    expect(roundest(2.6, (x) => x < 2.6, 0, 2)).toBe(2);
  });

  test('is the next one up at the finest decimals where none is accepted', () => {
    expect(roundest(12_00_000.000_01, () => false, -3, 0)).toBe(12_00_001);
    expect(roundest(8, () => false, 0, 2)).toBe(8);
    expect(
      Object.is(
        roundest(-0.2, () => false, 0, 0),
        0,
      ),
    ).toBe(true);
  });
});
