import fc from 'fast-check';
import {
  type Adding,
  growthOf,
  leapDaysBetween,
  rateForGrowth,
  valueOn,
  yearsBetween,
  yearsForGrowth,
} from '@/lib/finance/interest';

// Expected figures come from decimal arithmetic, outside this code.

describe('₹1,00,000 at 8% for five years', () => {
  it.each<[Adding, number]>([
    ['simple', 1_40_000],
    [1, 1_46_932.80768],
    [2, 1_48_024.42849183443],
    [4, 1_48_594.7395978355],
    [12, 1_48_984.5708301605],
    [365, 1_49_175.931357297],
    ['continuous', 1_49_182.46976412705],
  ])('added %s becomes ₹%d', (adding, amount) => {
    expect(1_00_000 * growthOf(0.08, 5, adding)).toBeCloseTo(amount, 5);
  });
});

it('rate and time are the growth, asked the other way round', () => {
  const ways = fc.constantFrom<Adding>('simple', 1, 2, 4, 12, 365, 'continuous');
  fc.assert(
    fc.property(ways, fc.integer({ min: 1, max: 4_000 }), fc.integer({ min: 1, max: 600 }), (adding, bp, months) => {
      const growth = growthOf(bp / 10_000, months / 12, adding);
      expect(rateForGrowth(growth, months / 12, adding)).toBeCloseTo(bp / 10_000, 9);
      expect(yearsForGrowth(growth, bp / 10_000, adding)).toBeCloseTo(months / 12, 7);
    }),
  );
});

describe('days as years', () => {
  it.each([
    ['2023-01-01', '2024-01-01', 1, 365 / 360, 1, 0],
    ['2024-01-01', '2025-01-01', 366 / 365, 366 / 360, 1, 1],
    ['2024-02-28', '2024-02-29', 1 / 365, 1 / 360, 1 / 366, 0],
    ['2024-02-29', '2024-03-01', 1 / 365, 1 / 360, 1 / 366, 1],
    ['2023-02-28', '2023-03-01', 1 / 365, 1 / 360, 1 / 365, 0],
    ['2023-12-31', '2024-01-02', 2 / 365, 2 / 360, 1 / 365 + 1 / 366, 0],
    ['2024-05-01', '2024-05-01', 0, 0, 0, 0],
  ])('from %s to %s', (from, to, by365, by360, actual, leapDays) => {
    expect(yearsBetween(from, to, '365')).toBeCloseTo(by365, 12);
    expect(yearsBetween(from, to, '360')).toBeCloseTo(by360, 12);
    expect(yearsBetween(from, to, 'actual')).toBeCloseTo(actual, 12);
    expect(leapDaysBetween(from, to)).toBe(leapDays);
  });
});

it('simple interest with movements is that of the daily balances', () => {
  // ₹10,000 for 30 days, ₹6,000 for 60, ₹8,000 for 10, at 12%: (3,00,000 + 3,60,000 + 80,000) × 12% ÷ 365
  const amounts = [
    { date: '2026-01-01', amount: 10_000 },
    { date: '2026-01-31', amount: -4_000 },
    { date: '2026-04-01', amount: 2_000 },
  ];
  expect(valueOn('2026-04-11', amounts, 0.12, 'simple', '365')).toBeCloseTo(8_000 + (7_40_000 * 0.12) / 365, 8);
  expect(valueOn('2026-01-30', amounts, 0, 'simple', '365')).toBe(10_000);
});

it('taking out all there is leaves nothing, and interest that is left earns none', () => {
  const principal = { date: '2025-04-01', amount: 1_00_000 };
  // 183 days at 8%: ₹4,010.96
  const all = [principal, { date: '2025-10-01', amount: -(1_00_000 + (8_000 * 183) / 365) }];
  expect(valueOn('2026-04-01', all, 0.08, 'simple', '365')).toBeCloseTo(0, 8);
  const principalOnly = [principal, { date: '2025-10-01', amount: -1_00_000 }];
  expect(valueOn('2026-04-01', principalOnly, 0.08, 'simple', '365')).toBeCloseTo((8_000 * 183) / 365, 8);
});
