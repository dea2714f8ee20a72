import Decimal from 'decimal.js';
import fc from 'fast-check';
import { roundedParts, shownParts } from '@/lib/rounded-parts';
import { nearestPaisa, nearestRupee, roundHalfAwayFromZero } from '@/lib/rounding';

describe('rounding half away from zero', () => {
  it.each([
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [2.4999, 0, 2],
    [2.5001, 0, 3],
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [1.0049, 2, 1],
    [8.345, 2, 8.35],
    [1.115, 2, 1.12],
    [0.5, 0, 1],
    [0.49, 0, 0],
    [12_34_567.895, 2, 12_34_567.9],
    [9_99_99_999.995, 2, 10_00_00_000],
  ])('%d at %d decimals is %d', (value, decimals, expected) => {
    expect(roundHalfAwayFromZero(value, decimals)).toBe(expected);
  });

  it('a loss too small to show is plain zero, not minus zero', () => {
    for (const value of [-0, -0.4, -0.004]) {
      expect(roundHalfAwayFromZero(value)).toBe(0);
    }
  });

  it('a whole number of rupees stays the same however large it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(0, 1, 2, 4), (whole, decimals) => {
        expect(roundHalfAwayFromZero(whole, decimals)).toBe(whole);
      }),
    );
    expect(roundHalfAwayFromZero(1e15)).toBe(1e15);
    expect(roundHalfAwayFromZero(6e14 + 1)).toBe(6e14 + 1);
    expect(roundHalfAwayFromZero(1e22, 2)).toBe(1e22);
  });

  it('a quarter on top of a very large amount is not pulled up to the next whole', () => {
    expect(roundHalfAwayFromZero(1e15 + 0.25)).toBe(1e15);
    expect(roundHalfAwayFromZero(1e15 + 0.5)).toBe(1e15 + 1);
    expect(roundHalfAwayFromZero(1e13 + 0.25)).toBe(1e13);
  });

  it('agrees with decimal arithmetic for every amount with up to five decimals, within fifteen digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e14, max: 1e14 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (digits, places, decimals) => {
          const value = digits / 10 ** places;
          fc.pre(Math.abs(value) * 10 ** decimals < 1e15);
          const exact = new Decimal(digits).div(new Decimal(10).pow(places));
          const expected = exact.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP).toNumber();
          expect(roundHalfAwayFromZero(value, decimals)).toBe(expected === 0 ? 0 : expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is symmetrical: a loss rounds as the equal gain', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (value) => {
        expect(nearestPaisa(-value)).toBe(nearestPaisa(value) === 0 ? 0 : -nearestPaisa(value));
      }),
    );
  });

  it('fifty paise make a rupee and forty-nine do not', () => {
    expect(nearestRupee(99.5)).toBe(100);
    expect(nearestRupee(99.49)).toBe(99);
  });

  it('half a paisa makes a paisa', () => {
    expect(nearestPaisa(99.995)).toBe(100);
    expect(nearestPaisa(99.994)).toBe(99.99);
  });
});

describe('rounded parts', () => {
  it('gives the missing rupee to the part with the largest remainder', () => {
    expect(roundedParts(10, [3.4, 3.3, 3.3])).toEqual([4, 3, 3]);
    expect(roundedParts(10, [3.3, 3.3, 3.4])).toEqual([3, 3, 4]);
  });

  it('halves share a rupee by order, the first gets it', () => {
    expect(roundedParts(1, [0.5, 0.5])).toEqual([1, 0]);
  });

  it('splits paise as well', () => {
    expect(roundedParts(0.05, [0.025, 0.025], 2)).toEqual([0.03, 0.02]);
    expect(roundedParts(0.29, [0.29, 0], 2)).toEqual([0.29, 0]);
    // 0.4 and 0.6 of a paisa: the larger part has the larger rest.
    expect(roundedParts(1.03, [0.014, 1.016], 2)).toEqual([0.01, 1.02]);
  });

  it('no parts stay no parts', () => {
    expect(roundedParts(0, [])).toEqual([]);
  });

  it('adds up to the rounded total, with no part more than a unit away from what it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(0, 2),
        (thousandths, decimals) => {
          const parts = thousandths.map((part) => part / 1000);
          const total = thousandths.reduce((sum, part) => sum + part, 0) / 1000;
          const rounded = roundedParts(total, parts, decimals);
          const scale = 10 ** decimals;
          const sum = rounded.reduce((units, part) => units + Math.round(part * scale), 0);
          expect(sum).toBe(Math.round(roundHalfAwayFromZero(total, decimals) * scale));
          rounded.forEach((part, index) => {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThan(1 / scale + 1e-6);
          });
        },
      ),
    );
  });
});

describe('parts of which one is shown elsewhere too', () => {
  it('keep that one as it is and give the difference to another', () => {
    expect(roundedParts(30_90_124.8, [20_39_416.39, 10_50_708.41], 0, [false, true])).toEqual([20_39_417, 10_50_708]);
    expect(roundedParts(30_90_124.8, [20_39_416.39, 10_50_708.41])).toEqual([20_39_416, 10_50_709]);
    expect(roundedParts(30_901.248, [20_394.1639, 10_507.0841], 2, [false, true])).toEqual([20_394.17, 10_507.08]);
    // The other one has the larger rest, and nothing is left for it.
    expect(roundedParts(1.1, [0.5, 0.6], 0, [true, false])).toEqual([1, 0]);
  });

  it('fall back to the largest remainders where no other part can take the difference', () => {
    expect(roundedParts(3.1, [1.5, 1.5, 0.1], 0, [true, true, false])).toEqual([2, 1, 0]);
    expect(roundedParts(3, [1.5, 1.5], 0, [true, true])).toEqual([2, 1]);
  });
});

describe('parts of which some are rounded by themselves', () => {
  it('leave the difference to the others, in paise too', () => {
    expect(roundedParts(10.01, [3.335, 3.335, 3.34], 2, [true, false, false])).toEqual([3.34, 3.33, 3.34]);
  });

  it('are rounded like the others where no other can absorb the difference', () => {
    // 5 and 4 would make 9 of 10; 1 and 1 beside 2 would make 4 of 3.
    expect(roundedParts(9.8, [5.4, 4.4, 0], 0, [true, true, false])).toEqual([6, 4, 0]);
    expect(roundedParts(3, [0.5, 0.5, 2], 0, [true, true, false])).toEqual([1, 0, 2]);
    expect(roundedParts(0.03, [0.005, 0.005, 0.02], 2, [true, true, false])).toEqual([0.01, 0, 0.02]);
  });
});

describe('a total with its parts as shown', () => {
  const whole = { total: 28_451.7, parts: [9_226.4, 19_225.3] };

  it('adds up parts that are shown elsewhere too, so that none is a rupee apart from itself', () => {
    expect(shownParts(whole, 0, [true, true], false)).toEqual({ total: 28_451, parts: [9_226, 19_225] });
  });

  it('keeps its own figure where that is shown elsewhere, or a part is free to give way', () => {
    expect(shownParts(whole, 0, [true, true], true)).toEqual({ total: 28_451.7, parts: [9_227, 19_225] });
    expect(shownParts(whole, 0, [false, true], false)).toEqual({ total: 28_451.7, parts: [9_227, 19_225] });
  });
});
