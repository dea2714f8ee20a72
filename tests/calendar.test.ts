import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  daysBetween,
  financialYearOf,
  firstYearOf,
  isIsoDate,
  isIsoMonth,
  monthsBetween,
} from '@/lib/calendar';

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const anyMonth = anyDay.map((day) => day.slice(0, 7));

describe('days of the calendar', () => {
  it.each(['2025-01-01', '2025-12-31', '2024-02-29', '2000-02-29', '1999-04-30'])('%s is a day', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2025-02-29',
    '2100-02-29',
    '2025-02-30',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-01-32',
    '2025-1-1',
    '01-01-2025',
    '2025-01-01T00:00',
    '2025-01-01\n',
    ' 2025-01-01',
    '+002025-01-01',
    '२०२५-०१-०१',
    '',
  ])('"%s" is no day', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it('every day that follows a day is a day', () => {
    fc.assert(fc.property(anyDay, (day) => isIsoDate(day) && isIsoDate(addDays(day, 1))));
  });

  it('the day after 28 February is the 29th in a leap year and 1 March otherwise', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
    expect(addDays('2000-02-28', 1)).toBe('2000-02-29');
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  });

  it('a day earlier goes back over the new year', () => {
    expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  });

  it('a year has 365 days, a leap year 366', () => {
    expect(daysBetween('2025-04-01', '2026-04-01')).toBe(365);
    expect(daysBetween('2023-04-01', '2024-04-01')).toBe(366);
    expect(daysBetween('2025-07-15', '2025-07-15')).toBe(0);
    expect(daysBetween('2025-07-15', '2025-07-14')).toBe(-1);
  });

  it('the days between two days lead from the first to the second', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(daysBetween(from, to) > 0).toBe(from < to);
        expect(daysBetween(to, from) > 0).toBe(to < from);
      }),
    );
  });
});

describe('months of the calendar', () => {
  it.each(['2025-01', '2025-12', '1999-10'])('%s is a month', (text) => {
    expect(isIsoMonth(text)).toBe(true);
  });

  it.each(['2025-00', '2025-13', '2025-1', '2025-01-01', '2025', '', '2025-01\n'])('"%s" is no month', (text) => {
    expect(isIsoMonth(text)).toBe(false);
  });

  it.each([
    ['2025-11', 3, '2026-02'],
    ['2025-12', 1, '2026-01'],
    ['2025-01', -1, '2024-12'],
    ['2025-01', 11, '2025-12'],
    ['2025-01', 12, '2026-01'],
    ['2025-03', 0, '2025-03'],
    ['2025-03', -15, '2023-12'],
    ['2025-03', 360, '2055-03'],
  ])('%s and %d months make %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
    expect(monthsBetween(month, expected)).toBe(months);
  });

  it('the months between two months lead from the first to the second', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, (from, to) => {
        expect(addMonths(from, monthsBetween(from, to))).toBe(to);
        expect(isIsoMonth(to)).toBe(true);
      }),
    );
  });
});

describe('financial years', () => {
  it('begin on 1 April and end on 31 March', () => {
    expect(financialYearOf('2025-03-31')).toBe('2024-25');
    expect(financialYearOf('2025-04-01')).toBe('2025-26');
    expect(financialYearOf('2026-03-31')).toBe('2025-26');
    expect(financialYearOf('2026-04-01')).toBe('2026-27');
    expect(financialYearOf('2025-12-31')).toBe('2025-26');
    expect(financialYearOf('2026-01-01')).toBe('2025-26');
  });

  it('a month belongs to the year of its days', () => {
    expect(financialYearOf('2025-03')).toBe('2024-25');
    expect(financialYearOf('2025-04')).toBe('2025-26');
  });

  it('the year over the turn of the century ends in 00', () => {
    expect(financialYearOf('1999-06-01')).toBe('1999-00');
    expect(financialYearOf('2000-03-31')).toBe('1999-00');
    expect(financialYearOf('2008-09-01')).toBe('2008-09');
  });

  it('each day lies within the financial year it is said to fall in', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const first = firstYearOf(financialYearOf(day));
        expect(day >= `${first}-04-01` && day <= `${first + 1}-03-31`).toBe(true);
      }),
    );
  });
});

it.each([
  ['2026-12-01', 12, '2027-12-01'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-30', 13, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-15', 0, '2026-03-15'],
])('%s and %d months is %s, or the last day of its month', (day, months, later) => {
  expect(addMonthsToDay(day, months)).toBe(later);
});
