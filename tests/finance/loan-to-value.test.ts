import fc from 'fast-check';
import { largestLoan, leastValue, shareFor } from '@/lib/finance/loan-to-value';

const house = [
  { upTo: 30_00_000, percent: 90 },
  { upTo: 75_00_000, percent: 80 },
  { upTo: Number.POSITIVE_INFINITY, percent: 75 },
];

it.each([
  [30_00_000, 27_00_000],
  [33_33_333, 29_99_999.7],
  [33_33_334, 30_00_000],
  [35_00_000, 30_00_000],
  [37_50_000, 30_00_000],
  [37_50_001, 30_00_000.8],
  [50_00_000, 40_00_000],
  [93_75_000, 75_00_000],
  [98_00_000, 75_00_000],
  [1_00_00_000, 75_00_000],
  [1_00_00_001, 75_00_000.75],
  [1_20_00_000, 90_00_000],
])('a value of ₹%d lends ₹%d, flat just above a limit', (value, loan) => {
  expect(largestLoan(value, house)).toBeCloseTo(loan, 6);
});

it('the tier of a loan is the first it fits into', () => {
  expect([30_00_000, 30_00_001, 75_00_000, 75_00_001].map((loan) => shareFor(loan, house))).toEqual([90, 80, 80, 75]);
});

it('the least value for a loan lends that loan, and a rupee less does not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 50_00_00_000 }), (loan) => {
      const value = leastValue(loan, house);
      expect(largestLoan(value, house)).toBeCloseTo(loan, 4);
      expect(largestLoan(value - 1, house)).toBeLessThan(loan);
    }),
  );
});
