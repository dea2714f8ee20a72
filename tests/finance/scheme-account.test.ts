import {
  calendarYear,
  daysOfPattern,
  depositsOfOpeningYear,
  financialYear,
  isEnough,
  monthAfterApril,
  placeFromApril,
  ratesByMonth,
  yearNumber,
} from '@/lib/finance/scheme-account';

const cite = { source: 'level-annuity', at: 'a place' };
const april = { pattern: 'april', payMonth: '03', payBy: 'after' } as const;
const monthly = { ...april, pattern: 'monthlyBy' } as const;

describe('years of an account', () => {
  test('are financial years, the first being that of opening', () => {
    expect(calendarYear('2027-03-31', 1)).toBe(2026);
    expect(financialYear('2027-03-31', 2)).toBe('2027-28');
    expect(yearNumber('2026-04-01', '2027-03-31')).toBe(1);
    expect(yearNumber('2026-04-01', '2027-04-01')).toBe(2);
    expect(yearNumber('2026-04-01', '2028-29')).toBe(3);
  });

  test('count months from April', () => {
    expect(['04', '12', '01', '03'].map(monthAfterApril)).toEqual([0, 8, 9, 11]);
    expect(placeFromApril(2026, '2027-05-17')).toEqual({ month: 13, day: 17 });
  });
});

describe('deposits of a pattern', () => {
  test('are on the 1st for "by" and on the day after the cut-off for "after"', () => {
    expect(daysOfPattern(april, 5)).toEqual([{ month: 0, day: 1 }]);
    expect(daysOfPattern({ ...april, pattern: 'month' }, 5)).toEqual([{ month: 11, day: 6 }]);
    expect(daysOfPattern({ ...april, pattern: 'month', payBy: 'by' }, 10)).toEqual([{ month: 11, day: 1 }]);
    expect(daysOfPattern({ ...monthly, pattern: 'monthlyAfter' }, 10)[11]).toEqual({ month: 11, day: 11 });
  });

  test('of the year of opening begin on its day with at least the minimum', () => {
    const opening = { cutOffDay: 5, minimum: 250, deposit: 12_000 };
    expect(depositsOfOpeningYear(april, { ...opening, opened: '2026-07-10' })).toEqual([
      { month: 3, day: 10, amount: 12_000 },
    ]);
    const instalments = depositsOfOpeningYear(monthly, { ...opening, opened: '2027-02-10' });
    expect(instalments).toEqual([
      { month: 10, day: 10, amount: 1_000 },
      { month: 11, day: 1, amount: 1_000 },
    ]);
    const late = depositsOfOpeningYear({ ...april, pattern: 'month' }, { ...opening, opened: '2026-07-10' });
    expect(late).toEqual([
      { month: 3, day: 10, amount: 250 },
      { month: 11, day: 6, amount: 11_750 },
    ]);
    const fixed = depositsOfOpeningYear(monthly, { ...opening, opened: '2027-02-10', fixed: 500 });
    expect(fixed.map(({ amount }) => amount)).toEqual([250, 250]);
  });

  test('are enough from the minimum on', () => {
    expect(isEnough(250, 250)).toBe(true);
    expect(isEnough(12 * (250 / 12), 250)).toBe(true);
    expect(isEnough(249.99, 250)).toBe(false);
  });
});

test('rates are notified ones while known, then as expected until a change', () => {
  const notified = {
    checkedOn: '2026-06-30',
    from: [
      { date: '2026-01-01', value: 8, cite },
      { date: '2026-04-01', value: 7, cite },
    ],
  };
  const rates = ratesByMonth({
    notified,
    knownUntil: '2026-05-31',
    start: '2026-03',
    months: 6,
    expected: 6,
    changes: [
      { from: '2026-08', rate: 4 },
      { from: '2026-04', rate: 5 },
    ],
  });
  expect(rates).toEqual([8, 7, 7, 5, 5, 4]);

  const begins = { checkedOn: '2026-06-30', from: [{ date: '2014-12-03', value: 9.1, cite }] };
  const from = (start: string) =>
    ratesByMonth({ notified: begins, knownUntil: '2015-03-31', start, months: 2, expected: 6, changes: [] });
  expect(from('2014-12')).toEqual([9.1, 9.1]);
  expect(() => from('2014-11')).toThrow('No rule is on file');
});
