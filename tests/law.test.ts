import { type DatedSeries, lastKnownOn, NoRuleError, nearestRules, rulesOfYear, valueOn } from '@/lib/law';

const cite = { source: 'level-annuity', at: 'A toy' };
const rates: DatedSeries<number> = {
  checkedOn: '2026-01-01',
  from: [
    { date: '2020-04-01', value: 7.1, cite },
    { date: '2023-04-01', value: 7.4, cite },
    { date: '2024-01-01', value: 7.7, cite },
  ],
};

describe('a figure that moves on its own day', () => {
  it.each([
    ['2020-04-01', 7.1],
    ['2023-03-31', 7.1],
    ['2023-04-01', 7.4],
    ['2023-12-31', 7.4],
    ['2024-01-01', 7.7],
    ['2099-12-31', 7.7],
  ])('is on %s what came into force last: %d', (day, value) => {
    expect(valueOn(rates, day).value).toBe(value);
  });

  it('comes with its authority and the day it came into force', () => {
    expect(valueOn(rates, '2023-06-30')).toEqual({ date: '2023-04-01', value: 7.4, cite });
  });

  it('is not known before the first day on file, and the error names that day', () => {
    expect(() => valueOn(rates, '2020-03-31')).toThrow(NoRuleError);
    expect(() => valueOn(rates, '2020-03-31')).toThrow('2020-03-31; the series begins on 2020-04-01');
    expect(() => valueOn(rates, '2020-03-31')).toThrow(expect.objectContaining({ name: 'NoRuleError' }));
  });

  it('is not known at all where none is on file', () => {
    expect(() => valueOn({ checkedOn: '2026-01-01', from: [] }, '2025-01-01')).toThrow('begins on no date at all');
  });

  it('is known up to the day of the comparison, and is the last one after it', () => {
    const last = { date: '2024-01-01', value: 7.7, cite, knownUntil: '2026-01-01' };
    expect(lastKnownOn(rates, '2026-01-01')).toEqual({ ...last, isKnown: true });
    expect(lastKnownOn(rates, '2026-01-02')).toEqual({ ...last, isKnown: false });
  });

  it('is known for the whole period for which it is notified', () => {
    const notified = { ...rates, knownUntil: '2026-03-31' };
    expect(lastKnownOn(notified, '2026-03-31')).toMatchObject({ isKnown: true, knownUntil: '2026-03-31' });
    expect(lastKnownOn(notified, '2026-04-01').isKnown).toBe(false);
  });
});

describe('the rules of a financial year', () => {
  const years = { '2024-25': 'old', '2025-26': 'new' };

  it('are those of that year', () => {
    expect(rulesOfYear(years, '2025-26')).toBe('new');
  });

  it('are those of the first or the last year on file, where the nearest are asked for', () => {
    const unordered = { '2025-26': 'new', '2023-24': 'oldest', '2024-25': 'old' };
    const of = (year: string) => nearestRules(unordered, year);
    expect(['2020-21', '2023-24', '2024-25', '2025-26', '2030-31'].map(of)).toEqual([
      'oldest',
      'oldest',
      'old',
      'new',
      'new',
    ]);
    expect(() => nearestRules({}, '2025-26')).toThrow('2025-26');
  });

  it('are never those of another year: the error names the years on file', () => {
    expect(() => rulesOfYear(years, '2026-27')).toThrow(NoRuleError);
    expect(() => rulesOfYear(years, '2026-27')).toThrow('2026-27; on file are 2024-25, 2025-26.');
  });
});
