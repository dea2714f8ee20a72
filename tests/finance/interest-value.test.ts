import { valueOn } from '@/lib/finance/interest';

const amounts = [
  { date: '2023-01-01', amount: 1_000 },
  { date: '2024-01-01', amount: -100 },
  { date: '2025-01-01', amount: 50 },
  { date: '2025-01-02', amount: 7_000 },
];
const value = (day: string, adding: Parameters<typeof valueOn>[3]) => valueOn(day, amounts, 0.1, adding, 'actual');

it('each amount grows from its own day; that of the day counts as it is, later ones do not', () => {
  // 1,000 for two years, less 100 for one, and 50.
  expect(value('2025-01-01', 1)).toBeCloseTo(1_210 - 110 + 50, 9);
  expect(value('2025-01-01', 2)).toBeCloseTo(1_000 * 1.05 ** 4 - 100 * 1.05 ** 2 + 50, 9);
  expect(value('2025-01-01', 'continuous')).toBeCloseTo(1_000 * Math.exp(0.2) - 100 * Math.exp(0.1) + 50, 9);
  // 10 % of 1,000 and of 900.
  expect(value('2025-01-01', 'simple')).toBeCloseTo(1_000 + 100 - 100 + 90 + 50, 9);
  expect(value('2024-12-31', 'simple')).toBeCloseTo(1_000 + 90 * (365 / 366), 9);
  expect(value('2022-12-31', 1)).toBe(0);
});
