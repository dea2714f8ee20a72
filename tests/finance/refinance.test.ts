import fc from 'fast-check';
import { levelPayment } from '@/lib/finance/level-payment';
import { amortise } from '@/lib/finance/loan';
import { type RunningLoan, repay } from '@/lib/finance/prepayment';
import { aheadOf, movedLoan, rateWithInterest } from '@/lib/finance/refinance';

// Expected figures come from decimal arithmetic with 40 digits, outside this code.

const periods = 180;
const loan: RunningLoan = {
  balance: 40_00_000,
  ratePerPeriod: 9.25 / 1200,
  instalment: levelPayment(40_00_000, 9.25 / 1200, periods),
  periods,
};
const stay = repay(loan, [], 'instalment');
const moved = (rate: number, months = periods, least = 0) =>
  repay(movedLoan(loan, rate / 1200, months, least), [], 'instalment');

describe('a loan of ₹40 lakh moved from 9.25% to 8.25% with 15 years left', () => {
  it('saves ₹4,25,174 of interest over the same time', () => {
    expect(stay.totalInterest - moved(8.25).totalInterest).toBeCloseTo(4_25_173.910401178, 4);
  });
  it('ends after 161 months with the old EMI', () => {
    const kept = moved(8.25, periods, loan.instalment);
    expect(kept.periods).toBe(161);
    expect(stay.totalInterest - kept.totalInterest).toBeCloseTo(7_84_992.0237651712, 4);
  });
  it('is ahead of costs of ₹28,600 from month 9, and stretched to 20 years only until month 123', () => {
    expect(aheadOf(stay, moved(8.25), 28_600)).toMatchObject({ from: 9, until: 180 });
    const stretched = aheadOf(stay, moved(8.25, 240), 28_600);
    expect(stretched).toMatchObject({ from: 9, until: 123 });
    expect(stretched.by[239]).toBeCloseTo(-7_98_245.77567276, 4);
  });
  it('stops paying at 9.1836% with costs of ₹28,600, and at the old rate without costs', () => {
    const rate = (cost: number) => (rateWithInterest(loan, stay.totalInterest - cost) ?? 0) * 1200;
    expect(rate(28_600)).toBeCloseTo(9.1836417224, 8);
    expect(rate(0)).toBeCloseTo(9.25, 8);
    expect(rateWithInterest(loan, stay.totalInterest - 35_00_000)).toBeNull();
    expect(rateWithInterest(loan, 0)).toBeCloseTo(0, 9);
  });
});

it('never ahead where the new rate is higher', () => {
  expect(aheadOf(stay, moved(9.5), 0)).toMatchObject({ from: null, until: null });
});

it('the same rate, time and no cost is the schedule of the EMI page, row for row', () => {
  const input = fc.record({
    balance: fc.integer({ min: 1_000, max: 10_00_00_000 }),
    rate: fc.integer({ min: 0, max: 2_000 }).map((bp) => bp / 1_20_000),
    months: fc.integer({ min: 1, max: 360 }),
  });
  fc.assert(
    fc.property(input, ({ balance, rate, months }) => {
      const here: RunningLoan = {
        balance,
        ratePerPeriod: rate,
        instalment: levelPayment(balance, rate, months),
        periods: months,
      };
      const move = repay(movedLoan(here, rate, months), [], 'instalment');
      const { rows } = amortise({ principal: balance, ratePerPeriod: rate, periods: months });
      expect(move.periods).toBe(rows.length);
      const differences = rows.flatMap(({ period, interest, closing }) => [
        Math.abs((move.interest[period] ?? 0) - interest),
        Math.abs((move.balances[period] ?? 0) - closing),
      ]);
      expect(Math.max(...differences)).toBeLessThan(0.005);
      expect(aheadOf(repay(here, [], 'instalment'), move, 0).from).toBe(1);
    }),
  );
});
