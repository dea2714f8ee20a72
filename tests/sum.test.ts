import { financialYearFrom, financialYearOf } from '@/lib/calendar';
import { sum, sumOf } from '@/lib/sum';

it('adds numbers, and a number of each item with its place', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, -5])).toBe(-2);
  expect(sumOf([{ amount: 2 }, { amount: 3 }], ({ amount }, index) => amount * index)).toBe(3);
});

it('names a financial year by the calendar year in which it begins', () => {
  expect([financialYearFrom(1999), financialYearFrom(2008)]).toEqual(['1999-00', '2008-09']);
  expect(financialYearFrom(2025)).toBe(financialYearOf('2026-03-31'));
});
