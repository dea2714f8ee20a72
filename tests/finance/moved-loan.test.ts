/** A moved loan of ₹100 with a first rate, period by period by hand. */
import { repay } from '@/lib/finance/prepayment';
import { aheadOf, movedLoan, movedRepayment, rateWithInterest } from '@/lib/finance/refinance';

const loan = { balance: 100, ratePerPeriod: 0, instalment: 50, periods: 2 };
const free = { ratePerPeriod: 0, periods: 1 };
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e4) / 1e4);

it('pays level instalments at the first rate, then level ones of what is left at the other', () => {
  // 33.33 without interest; 66.67 at 10% in two: 66.67 × 0.1 ÷ (1 − 1.1⁻²) = 38.41.
  const { instalment, later, schedule } = movedRepayment(loan, 0.1, 3, free);
  expect(rounded([instalment, later ?? 0])).toEqual([33.3333, 38.4127]);
  expect(rounded(schedule.interest.slice(1))).toEqual([0, 6.6667, 3.4921]);
  expect(rounded(schedule.instalments.slice(1))).toEqual([33.3333, 38.4127, 38.4127]);
  expect(rounded(schedule.balances)).toEqual([100, 66.6667, 34.9206, 0]);
  expect(rounded(schedule.extras.slice(1))).toEqual([0, 0, 0]);
  expect(rounded([schedule.totalInterest, schedule.totalExtra, schedule.periods])).toEqual([10.1587, 0, 3]);
});

it('pays at least the instalment that is kept, before and after', () => {
  // 40, then 60 at 10%: 40 and the rest of 28.60.
  const { instalment, later, schedule } = movedRepayment(loan, 0.1, 3, free, 40);
  expect(rounded([instalment, later ?? 0])).toEqual([40, 40]);
  expect(rounded(schedule.instalments.slice(1))).toEqual([40, 40, 28.6]);
  expect(rounded([schedule.totalInterest, schedule.periods])).toEqual([8.6, 3]);
});

it.each([1, 2])(
  'has no later instalment where it ends within the first rate, %d periods before its end or with it',
  (more) => {
    const { instalment, later, schedule } = movedRepayment(loan, 0.1, 4, { ratePerPeriod: 0, periods: 4 - more }, 50);
    expect([instalment, later, schedule.periods, schedule.totalInterest]).toEqual([50, null, 2, 0]);
  },
);

it('is the moved loan where there is no first rate', () => {
  const { instalment, later, schedule } = movedRepayment(loan, 0.1, 2, null);
  expect([Math.round(instalment * 1e4) / 1e4, later, schedule.periods]).toEqual([57.619, null, 2]);
});

it('the rate after the first that costs so much interest', () => {
  expect(rateWithInterest(loan, 5, free)).toBeCloseTo(0.1, 8);
  // 10% in the first period alone costs 10.
  const dear = { ratePerPeriod: 0.1, periods: 1 };
  expect(rateWithInterest(loan, 9.99, dear)).toBeNull();
  expect(rateWithInterest(loan, 10 + 5.238095, dear)).toBeCloseTo(0.1, 6);
  expect(rateWithInterest(loan, -1)).toBeNull();
});

it('with an instalment that is kept has the time that this takes', () => {
  expect(movedLoan(loan, 0, 4, 50)).toEqual({ balance: 100, ratePerPeriod: 0, instalment: 50, periods: 2 });
  expect(movedLoan(loan, 0, 4, 20)).toEqual({ balance: 100, ratePerPeriod: 0, instalment: 25, periods: 4 });
});

it('without costs is ahead from its first period on', () => {
  const dear = repay(movedLoan(loan, 0.1, 2), [], 'instalment');
  const cheap = repay(movedLoan(loan, 0, 2), [], 'instalment');
  const { from, until, by } = aheadOf(dear, cheap, 0);
  // Interest of 10 and of 5.24 is saved.
  expect([from, until, ...rounded(by)]).toEqual([1, 2, 10, 15.2381]);
});
