import {
  emolumentTimes,
  gratuityOn,
  halfYears,
  servedYears,
  serviceBetween,
  serviceOfMonths,
  yearsProRata,
  yearsWithRest,
} from '@/lib/tax/gratuity';

describe('a length of service', () => {
  it('counts the first and the last day', () => {
    expect(serviceBetween('2020-01-01', '2020-12-31')).toEqual({ years: 1, months: 0, days: 0, daysAfterYears: 0 });
    expect(serviceBetween('2020-01-01', '2020-01-01')).toEqual({ years: 0, months: 0, days: 1, daysAfterYears: 1 });
    expect(serviceBetween('2015-04-01', '2025-09-30')).toEqual({ years: 10, months: 6, days: 0, daysAfterYears: 183 });
  });

  it('goes by the calendar from the 29th of February and from the end of a month', () => {
    expect(serviceBetween('2020-02-29', '2025-02-28')).toMatchObject({ years: 5, months: 0, days: 0 });
    expect(serviceBetween('2020-02-29', '2025-02-27')).toMatchObject({ years: 4, months: 11, days: 30 });
    expect(serviceBetween('2016-02-29', '2024-02-28')).toMatchObject({ years: 8, months: 0, days: 0 });
    expect(serviceBetween('2020-08-31', '2021-02-28')).toMatchObject({ years: 0, months: 6, days: 0 });
  });

  it('is the same from the last day of a month as from the first of the next, but for a day', () => {
    expect(serviceBetween('2020-12-31', '2026-06-30')).toMatchObject({ years: 5, months: 6, days: 0 });
    expect(serviceBetween('2021-01-01', '2026-06-30')).toMatchObject({ years: 5, months: 6, days: 0 });
    expect(serviceBetween('2020-12-31', '2026-07-01')).toMatchObject({ years: 5, months: 6, days: 1 });
    expect(serviceBetween('2020-12-31', '2025-12-30')).toMatchObject({ years: 5, months: 0, days: 0 });
  });

  it('is known in months too', () => {
    expect(serviceOfMonths(127)).toEqual({ years: 10, months: 7, days: 0, daysAfterYears: 212 });
  });
});

describe('what counts', () => {
  it('is one year more for a part above six months, not for six months', () => {
    expect(yearsWithRest(serviceOfMonths(126))).toBe(10);
    expect(yearsWithRest(serviceOfMonths(127))).toBe(11);
    expect(yearsWithRest({ years: 10, months: 6, days: 1, daysAfterYears: 184 })).toBe(11);
  });

  it('is exact pro rata', () => {
    expect(yearsProRata({ years: 1, months: 6, days: 73, daysAfterYears: 255 })).toBeCloseTo(1.7, 12);
  });

  it('is half-years, a rest of three months among them', () => {
    expect([242, 243, 245, 246].map((months) => halfYears(serviceOfMonths(months), 3))).toEqual([40, 41, 41, 41]);
  });

  it('is long enough in years, or with days of the last one', () => {
    const almost = { years: 4, months: 7, days: 26, daysAfterYears: 240 };
    expect(servedYears(almost, 5, null)).toBe(false);
    expect(servedYears(almost, 5, 240)).toBe(true);
    expect(servedYears(almost, 5, 241)).toBe(false);
    expect(servedYears({ ...almost, years: 3 }, 5, 240)).toBe(false);
    expect(servedYears(serviceOfMonths(60), 5, null)).toBe(true);
  });
});

it('wages for days of a month', () => {
  expect(gratuityOn(26, 10, { days: 15, monthDays: 26 })).toBe(150);
});

it('times of the emoluments follow steps, then half-years up to the most', () => {
  const rule = { share: 0.5, mostTimes: 33, fromYears: 20, steps: [[0, 2] as const, [1, 6] as const] };
  expect([11, 12, 239, 240, 480].map((months) => emolumentTimes(serviceOfMonths(months), rule, 3))).toEqual([
    2, 6, 6, 20, 33,
  ]);
  expect(emolumentTimes(serviceOfMonths(6), { ...rule, steps: [] }, 3)).toBe(0);
});
