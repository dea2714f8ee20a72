import fc from 'fast-check';
import { addDays, addMonthsToDay } from '@/lib/calendar';
import {
  type AddedEvery,
  balanceOf,
  cumulativeDeposit,
  type DepositTerms,
  growthOfDeposit,
  payingDeposit,
  payoutOfPeriod,
  recurringDeposit,
  wholePeriods,
  yearsInPeriods,
} from '@/lib/finance/term-deposit';

const quarterly: DepositTerms = { ratePercent: 7, addedEvery: 3, oddDays: 'simple', dayCount: '365' };
const start = '2026-04-01';
const near = (found: number, expected: number) =>
  expect(Math.abs(found - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));

describe('whole periods', () => {
  test('end on the same day of the month, or on the last day of a shorter one', () => {
    expect(wholePeriods('2026-01-31', '2026-02-27', 1)).toEqual({ count: 0, until: '2026-01-31' });
    expect(wholePeriods('2026-01-31', '2026-02-28', 1)).toEqual({ count: 1, until: '2026-02-28' });
    expect(wholePeriods('2026-01-31', '2026-04-29', 3)).toEqual({ count: 0, until: '2026-01-31' });
    expect(wholePeriods('2026-01-31', '2026-04-30', 3)).toEqual({ count: 1, until: '2026-04-30' });
    expect(wholePeriods('2026-04-01', '2026-03-01', 3).count).toBe(0);
  });

  test('count as parts of a year, the days beyond them by 365', () => {
    expect(yearsInPeriods(start, '2027-07-01', 3)).toBe(1.25);
    near(yearsInPeriods(start, '2027-07-11', 3), 1.25 + 10 / 365);
  });
});

describe('growth of a deposit', () => {
  test('is that of whole quarters and of days at simple interest', () => {
    near(growthOfDeposit(quarterly, start, '2027-05-06'), 1.0175 ** 4 * (1 + (0.07 * 35) / 365));
    near(growthOfDeposit({ ...quarterly, oddDays: 'compound' }, start, '2027-05-06'), 1.0175 ** (4 + 140 / 365));
    near(growthOfDeposit({ ...quarterly, addedEvery: 'never' }, start, '2027-05-06'), 1 + (0.07 * 400) / 365);
    expect(growthOfDeposit(quarterly, start, start)).toBe(1);
    expect(growthOfDeposit(quarterly, start, '2026-03-01')).toBe(1);
  });

  test('never falls from one day to the next', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_650 }),
        fc.constantFrom<AddedEvery>(1, 3, 6, 12, 'never'),
        fc.constantFrom('simple' as const, 'compound' as const),
        fc.double({ min: 0, max: 20, noNaN: true }),
        (days, addedEvery, oddDays, ratePercent) => {
          const terms: DepositTerms = { ratePercent, addedEvery, oddDays, dayCount: '365' };
          const today = growthOfDeposit(terms, start, addDays(start, days));
          // A period of 184 days counts as half a year, so its last days may earn a little ahead of its end.
          expect(growthOfDeposit(terms, start, addDays(start, days + 1))).toBeGreaterThanOrEqual(today * (1 - 1e-4));
        },
      ),
    );
  });
});

describe('deposits', () => {
  test('a month pays what compounds to the quarter', () => {
    near((1 + payoutOfPeriod(7, 1)) ** 3, 1.0175);
    expect(payoutOfPeriod(8, 3)).toBeCloseTo(0.02, 15);
    near(payoutOfPeriod(7, 12), 1.0175 ** 4 - 1);
  });

  test('what is paid out and what is earned at the end are the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1, 3, 6, 12),
        fc.integer({ min: 7, max: 3_650 }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (months, days, rate) => {
          const end = addDays(start, days);
          const terms = { months, perPeriod: payoutOfPeriod(rate, months), dayCount: '365' as const };
          const deposit = payingDeposit(1_00_000, rate, terms, start, end);
          const paid = deposit.payouts.reduce((total, { amount }) => total + amount, 0);
          near(deposit.earned(end), paid);
          expect(deposit.earned(addDays(end, 400))).toBe(deposit.earned(end));
          expect(balanceOf(deposit, end)).toBe(0);
        },
      ),
    );
  });

  test('a recurring deposit has the value of its instalments, and no interest before the first day', () => {
    const deposit = recurringDeposit(10_000, 6.7, 60, start, '365');
    near(deposit.earned(deposit.end) + 6_00_000, 713658.2883526084);
    expect(deposit.earned(start)).toBe(0);
    expect(deposit.end).toBe(addMonthsToDay(start, 60));
    near(balanceOf(deposit, '2026-05-01'), 10_000 * 1.01675 ** (1 / 3));
    expect(deposit.payouts).toHaveLength(1);
  });

  test('a cumulative deposit holds principal and interest until its end', () => {
    const deposit = cumulativeDeposit(1_00_000, quarterly, start, '2027-04-01');
    near(balanceOf(deposit, '2026-10-01'), 1_00_000 * 1.0175 ** 2);
    expect(balanceOf(deposit, '2027-04-01')).toBe(0);
    expect(balanceOf(deposit, start)).toBe(0);
  });
});
