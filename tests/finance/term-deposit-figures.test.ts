/** Figures of term deposits by hand: at 8 % a quarter earns 2 %, and 73 days are a fifth of a year of 365 days. */
import {
  balanceOf,
  cumulativeDeposit,
  growthOfDeposit,
  payingDeposit,
  payoutOfPeriod,
  recurringDeposit,
} from '@/lib/finance/term-deposit';

const start = '2026-04-01';
const lakh = 1_00_000;

describe('a deposit that keeps its interest', () => {
  const terms = { ratePercent: 8, addedEvery: 3, oddDays: 'simple', dayCount: '365' } as const;
  const deposit = cumulativeDeposit(lakh, terms, start, '2027-04-01');

  test('pays what four quarters add, 1.02⁴ = 1.08243216, at its end', () => {
    expect(deposit.paidIn).toEqual([{ date: start, amount: lakh }]);
    expect(deposit.payouts).toEqual([{ date: '2027-04-01', amount: expect.closeTo(8_243.216, 6) }]);
  });

  test.each([
    ['2026-03-01', 0],
    [start, 0],
    // 73 days at 8 %: a fifth of 8,000.
    ['2026-06-13', 1_600],
    // One quarter, and 31 days: 1,02,000 × 8 % × 31 ÷ 365 = 693.04…
    ['2026-08-01', 2_000 + (1_02_000 * 8 * 31) / 36_500],
    ['2027-03-31', 6_120.8 + (1_06_120.8 * 8 * 89) / 36_500],
    ['2027-04-01', 8_243.216],
    ['2030-01-01', 8_243.216],
  ])('has earned by %s', (day, interest) => {
    expect(deposit.earned(day)).toBeCloseTo(interest, 6);
  });

  test.each([
    [1, 1.01 ** 12],
    [6, 1.06 ** 2],
    [12, 1.12],
    ['never', 1.12],
  ] as const)('at 12 %, added every %s months, grows in a year', (addedEvery, growth) => {
    expect(growthOfDeposit({ ...terms, ratePercent: 12, addedEvery }, start, '2027-04-01')).toBeCloseTo(growth, 12);
  });
});

describe('a deposit that pays its interest out', () => {
  test('pays 2 % each quarter, and nothing more where no days are left', () => {
    const terms = { months: 3, perPeriod: payoutOfPeriod(8, 3), dayCount: '365' } as const;
    const deposit = payingDeposit(lakh, 8, terms, start, '2027-04-01');
    expect(deposit.paidIn).toEqual([{ date: start, amount: lakh }]);
    expect(deposit.payouts).toEqual(
      ['2026-07-01', '2026-10-01', '2027-01-01', '2027-04-01'].map((date) => ({
        date,
        amount: expect.closeTo(2_000, 8),
      })),
    );
  });

  test('pays the days beyond the last quarter with the end', () => {
    const terms = { months: 3, perPeriod: 0.02, dayCount: '365' } as const;
    // From 1 July to 12 September 2026 there are 73 days.
    const deposit = payingDeposit(lakh, 8, terms, start, '2026-09-12');
    expect(deposit.payouts).toEqual([
      { date: '2026-07-01', amount: 2_000 },
      { date: '2026-09-12', amount: expect.closeTo(1_600, 8) },
    ]);
    expect(deposit.earned('2026-09-12')).toBeCloseTo(3_600, 8);
  });

  test('of ₹5,00,000 at 7 % pays ₹2,899.82 a month, (1.0175)^(1/3) − 1 = 0.57996… %', () => {
    const terms = { months: 1, perPeriod: payoutOfPeriod(7, 1), dayCount: '365' } as const;
    const [first, second] = payingDeposit(5 * lakh, 7, terms, start, '2027-04-01').payouts;
    expect([first?.date, second?.date]).toEqual(['2026-05-01', '2026-06-01']);
    expect(first?.amount).toBeCloseTo(2_899.82, 2);
  });

  test('holds what was earned and not yet paid out', () => {
    const deposit = payingDeposit(lakh, 8, { months: 3, perPeriod: 0.02, dayCount: '365' }, start, '2027-04-01');
    expect(balanceOf(deposit, '2026-04-02')).toBeCloseTo(lakh + 8_000 / 365, 8);
    // A payout leaves on its day: on 1 July it is still there in the morning.
    expect(balanceOf(deposit, '2026-07-01')).toBeCloseTo(lakh + 2_000, 8);
    expect(balanceOf(deposit, '2026-07-02')).toBeCloseTo(lakh + 8_000 / 365, 8);
    // 73 days into the second quarter.
    expect(balanceOf(deposit, '2026-09-12')).toBeCloseTo(lakh + 1_600, 8);
    expect(balanceOf(deposit, '2027-04-01')).toBe(0);
  });

  test('earns no more in an unfinished month than the month pays, but by days after the last whole one', () => {
    // 30 days of 360 at 12 % on ₹1,00,000 are 1,000; a month pays 990.
    const terms = { months: 1, perPeriod: 0.0099, dayCount: '360' } as const;
    // May has 31 days: 15 May is 14 days on, 31 May 30 days.
    const deposit = payingDeposit(lakh, 12, terms, '2026-05-01', '2026-08-31');
    expect(deposit.earned('2026-05-15')).toBeCloseTo((lakh * 0.12 * 14) / 360, 8);
    expect(deposit.earned('2026-05-31')).toBeCloseTo(990, 8);
    expect(deposit.earned('2026-06-01')).toBeCloseTo(990, 8);
    // Two months, and 30 days of July. Then three months, and 30 days of August that no month limits.
    expect(deposit.earned('2026-07-31')).toBeCloseTo(2 * 990 + 990, 8);
    expect(deposit.earned('2026-08-31')).toBeCloseTo(3 * 990 + 1_000, 8);
    expect(deposit.payouts.at(-1)).toEqual({ date: '2026-08-31', amount: expect.closeTo(1_000, 8) });
  });
});

describe('a recurring deposit', () => {
  // A rate by which a quarter grows by 1.03³, so that a month grows by 3 %: 400 × (1.092727 − 1).
  const rate = 37.0908;
  const deposit = recurringDeposit(1_000, rate, 2, start, '365');

  test('of two instalments is worth 1,060.90 and 1,030 at its end', () => {
    expect(deposit.paidIn).toEqual([
      { date: start, amount: 1_000 },
      { date: '2026-05-01', amount: 1_000 },
    ]);
    expect(deposit.payouts).toEqual([{ date: '2026-06-01', amount: expect.closeTo(90.9, 8) }]);
  });

  test.each([
    ['2026-03-15', 0],
    [start, 0],
    // 10 days at simple interest.
    ['2026-04-11', (1_000 * rate * 10) / 36_500],
    // A month of the first instalment; the second has just come.
    ['2026-05-01', 30],
    // 1,030 and 1,000 with 10 days at simple interest on both.
    ['2026-05-11', 30 + (2_030 * rate * 10) / 36_500],
    ['2026-06-01', 90.9],
    ['2027-01-01', 90.9],
  ])('has earned by %s', (day, interest) => {
    expect(deposit.earned(day)).toBeCloseTo(interest, 8);
  });

  test('holds the instalments paid before a day', () => {
    expect(balanceOf(deposit, '2026-05-01')).toBeCloseTo(1_030, 8);
    expect(balanceOf(deposit, '2026-05-02')).toBeCloseTo(2_030 * (1 + rate / 36_500), 8);
    expect(balanceOf(deposit, '2026-06-01')).toBe(0);
  });
});
