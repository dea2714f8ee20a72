import { banksClosed, type DueDateYear } from '@/content/rules/due-dates';
import { dueDates } from '@/content/rules/years/due-dates';
import { isIsoDate } from '@/lib/calendar';
import {
  appliesTo,
  type ClosedDays,
  deferredInterest,
  instalment,
  isClosed,
  monthsLeft,
  monthsOf,
  nextOpenDay,
  setDates,
  statesOn,
  weekdayOf,
} from '@/lib/tax/due-dates';

const none = { returnDue: '2026-07-31', filedOn: '' } as const;
const closed: ClosedDays = { weekdays: [0], saturdays: [2, 4], holidays: ['10-02'] };

describe('the days that a rule sets', () => {
  it('are one day, in the year in which the financial year begins or a later one', () => {
    expect(setDates({ kind: 'day', on: '06-15', yearsOn: 0 }, '2025-26', none)).toEqual([
      { period: '', date: '2025-06-15' },
    ]);
    expect(setDates({ kind: 'day', on: '03-31', yearsOn: 2 }, '2025-26', none)).toEqual([
      { period: '', date: '2027-03-31' },
    ]);
  });

  it('are twelve for a monthly rule, the one for December in January and the one for March in April', () => {
    const dates = setDates({ kind: 'monthly', day: 7, afterMarch: 30 }, '2025-26', none);
    expect(dates).toHaveLength(12);
    expect(dates[0]).toEqual({ period: '2025-04', date: '2025-05-07' });
    expect(dates[8]).toEqual({ period: '2025-12', date: '2026-01-07' });
    expect(dates[10]).toEqual({ period: '2026-02', date: '2026-03-07' });
    expect(dates[11]).toEqual({ period: '2026-03', date: '2026-04-30' });
    expect(setDates({ kind: 'monthly', day: 20 }, '2025-26', none)[11]?.date).toBe('2026-04-20');
  });

  it('are eight where the last month of each quarter is left out', () => {
    const dates = setDates({ kind: 'monthly', day: 25, monthsOfQuarter: [1, 2] }, '2025-26', none);
    expect(dates.map(({ period }) => period.slice(5))).toEqual(['04', '05', '07', '08', '10', '11', '01', '02']);
  });

  it('are four for a quarterly rule, the last two in the next calendar year', () => {
    const days = ['07-31', '10-31', '01-31', '05-31'] as const;
    expect(setDates({ kind: 'quarterly', days }, '2025-26', none).map(({ date }) => date)).toEqual([
      '2025-07-31',
      '2025-10-31',
      '2026-01-31',
      '2026-05-31',
    ]);
  });

  it('follow the return, or the day on which it was filed', () => {
    expect(setDates({ kind: 'withReturn' }, '2025-26', none)[0]?.date).toBe('2026-07-31');
    const rule = { kind: 'afterFiling', days: 30 } as const;
    expect(setDates(rule, '2025-26', none)[0]?.date).toBe('2026-08-30');
    expect(setDates(rule, '2025-26', { ...none, filedOn: '2026-12-31' })[0]?.date).toBe('2027-01-30');
  });
});

describe('a closed day', () => {
  it('is a Sunday, a second or fourth Saturday, or a listed day; the other Saturdays are open', () => {
    expect(weekdayOf('2025-06-15')).toBe(0);
    expect(isClosed('2025-06-15', closed)).toBe(true);
    expect(['2025-06-07', '2025-06-14', '2025-06-21', '2025-06-28'].map((day) => isClosed(day, closed))).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isClosed('2025-11-29', closed)).toBe(false);
    expect(isClosed('2025-10-02', closed)).toBe(true);
  });

  it('gives way to the next open day, past a run of them, and an open day stays', () => {
    expect(nextOpenDay('2025-06-15', closed)).toBe('2025-06-16');
    expect(nextOpenDay('2025-06-14', closed)).toBe('2025-06-16');
    expect(nextOpenDay('2025-06-16', closed)).toBe('2025-06-16');
    expect(nextOpenDay('2026-10-02', { ...closed, saturdays: [1, 2, 3, 4, 5] })).toBe('2026-10-05');
  });

  it('is known by its week even where every day is closed: it gives up after a fortnight', () => {
    expect(isIsoDate(nextOpenDay('2025-06-01', { weekdays: [0, 1, 2, 3, 4, 5, 6], saturdays: [], holidays: [] }))).toBe(
      true,
    );
  });
});

describe('the state of a date', () => {
  const dates = ['2026-07-31', '2026-12-31', '2026-12-31', '2027-03-31'];

  it('is unknown without a day', () => {
    expect(statesOn(dates, '')).toEqual([null, null, null, null]);
  });

  it('is past only from the day after; all dates of the first day to come are next', () => {
    expect(statesOn(dates, '2026-07-30')).toEqual(['next', 'later', 'later', 'later']);
    expect(statesOn(dates, '2026-07-31')).toEqual(['today', 'next', 'next', 'later']);
    expect(statesOn(dates, '2026-08-01')).toEqual(['past', 'next', 'next', 'later']);
    expect(statesOn(dates, '2027-03-31')).toEqual(['past', 'past', 'past', 'today']);
    expect(statesOn(dates, '2027-04-01')).toEqual(['past', 'past', 'past', 'past']);
  });
});

describe('money', () => {
  it('falls due by the difference of two shares, and the four instalments are the whole tax', () => {
    expect(instalment(2_00_000, 15, 0)).toBe(30_000);
    expect(instalment(2_00_000, 45, 15)).toBe(60_000);
    expect(instalment(2_00_000, 75, 45)).toBe(60_000);
    expect(instalment(2_00_000, 100, 75)).toBe(50_000);
  });

  it('bears interest on whole hundreds', () => {
    expect(deferredInterest(30_000, 1, 3)).toBe(900);
    expect(deferredInterest(30_099.99, 1, 3)).toBe(900);
    expect(deferredInterest(30_100, 1, 3)).toBe(903);
    expect(deferredInterest(99, 1, 1)).toBe(0);
  });
});

it('the months left are those from the present one to March, both counted', () => {
  expect(monthsOf('2025-26')[0]).toBe('2025-04');
  expect(monthsLeft('2025-26', '')).toHaveLength(12);
  expect(monthsLeft('2025-26', '2025-01-01')).toHaveLength(12);
  expect(monthsLeft('2025-26', '2025-12-31')).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
  expect(monthsLeft('2025-26', '2026-03-31')).toEqual(['2026-03']);
  expect(monthsLeft('2025-26', '2026-04-01')).toEqual([]);
});

it('a rule is for those who have one of the listed values under every listed name', () => {
  expect(appliesTo({}, {})).toBe(true);
  expect(appliesTo({ gst: ['monthly', 'qrmp'] }, { gst: 'qrmp' })).toBe(true);
  expect(appliesTo({ gst: ['monthly'], turnover: ['above5'] }, { gst: 'monthly', turnover: 'upTo5' })).toBe(false);
  expect(appliesTo({ gst: ['monthly'] }, {})).toBe(false);
});

describe.each(Object.entries(dueDates) as [string, DueDateYear][])('the due dates on file for FY %s', (year, rules) => {
  it('name each obligation once, on days of the calendar', () => {
    const ids = rules.obligations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, due } of rules.obligations) {
      for (const { date } of setDates(due.value, year, { returnDue: '2027-07-31', filedOn: '' })) {
        expect([id, isIsoDate(date)]).toEqual([id, true]);
      }
    }
  });

  it('move only dates that the year sets, to a later day', () => {
    for (const [id, orders] of Object.entries(rules.extensions)) {
      const obligation = rules.obligations.find((each) => each.id === id);
      const dates = obligation ? setDates(obligation.due.value, year, none) : [];
      for (const { period, to } of orders) {
        const set = dates.find((each) => each.period === period)?.date ?? '9999';
        expect([id, period, to > set]).toEqual([id, period, true]);
      }
    }
  });

  it('have shares of advance tax that meet and end at the whole', () => {
    const four = rules.obligations.filter(({ who, share }) => share && who.advanceTax?.[0] === 'four');
    expect(four.map(({ share }) => share)).toEqual([
      [15, 0],
      [45, 15],
      [75, 45],
      [100, 75],
    ]);
  });
});

it('the instalments of FY 2025-26 that fall on a Sunday move to the Monday, and those of FY 2026-27 stay', () => {
  const inForce = (year: '2025-26' | '2026-27') =>
    dueDates[year].obligations
      .filter(({ id }) => /^advance-[1-4]$/.test(id))
      .flatMap(({ due }) => setDates(due.value, year, none))
      .map(({ date }) => nextOpenDay(date, banksClosed.value));
  expect(inForce('2025-26')).toEqual(['2025-06-16', '2025-09-15', '2025-12-15', '2026-03-16']);
  expect(inForce('2026-27')).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15']);
});

it('the next date is the earliest of those to come, in whatever order they are', () => {
  expect(statesOn(['2025-09-15', '2025-06-15', '2025-12-15'], '2025-05-01')).toEqual(['later', 'next', 'later']);
});

it('interest at two percent a month is on whole hundreds', () => {
  // 2 % of 1,000 for three months.
  expect(deferredInterest(1_050, 2, 3)).toBe(60);
});

it('a day of the return, and one after it, are for the year', () => {
  expect(setDates({ kind: 'withReturn' }, '2025-26', none)[0]?.period).toBe('');
  expect(setDates({ kind: 'afterFiling', days: 30 }, '2025-26', none)[0]?.period).toBe('');
});
