import { amortise, annualPercentageRate } from '@/lib/finance/loan';

it('a first instalment that steps do not change leaves the balloon for the last day', () => {
  const { rows } = amortise({
    principal: 1_000,
    ratePerPeriod: 0.1,
    periods: 2,
    balloon: 121,
    step: { growth: 0.05, keeps: 'first' },
  });
  // 121 in two periods are 100 now; 900 are repaid by two instalments of 900 × 1.21 ÷ 2.1.
  const instalment = (900 * 1.21) / 2.1;
  expect(rows.map((row) => row.instalment)).toEqual([
    expect.closeTo(instalment, 9),
    expect.closeTo(instalment + 121, 9),
  ]);
  expect(rows.at(-1)?.closing).toBe(0);
});

it('money that is never received has no rate', () => {
  const { rows } = amortise({ principal: 1_000, ratePerPeriod: 0.01, periods: 12 });
  expect(annualPercentageRate(0, rows)).toBeNull();
  expect(annualPercentageRate(1_000, rows)).toBeCloseTo(12, 6);
});
