/** What the pages on growing money say in words. */
import swp from '@/content/calculators/swp-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';

/** The result of a calculator for its defaults and some changes. */
const resultOf = (calculator: AnyCalculator, changes: AnyInput): Result =>
  calculator.compute(shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes }));

describe('withdrawals after a wait', () => {
  test('are for the time after the wait', () => {
    const result = resultOf(swp, { known: 'period', corpus: 50_00_000, delay: 120, period: 240 });
    expect(result.sentence).toMatch(
      /^From ₹50,00,000 you can take out ₹1,29,381 a month for 10 years, after a wait of 10 years, at 8% a year\. You pay tax of ₹[\d,]+ in year 11, the first with withdrawals, and ₹12,05,855 in all\.$/,
    );
    expect(figuresOf(result).find(({ label }) => label === 'Tax of year 11')?.value).toBeGreaterThan(0);
  });

  test('are named with the money to keep', () => {
    const needed = { known: 'corpus', delay: 60, rise: 6, period: 300, leave: 10_00_000 };
    expect(resultOf(swp, needed).sentence).toMatch(
      /^To take out ₹35,000 a month, 6% more every year, for 20 years, after a wait of 5 years, and leave ₹10,00,000 you need ₹/,
    );
  });

  test('last less long than the money', () => {
    expect(resultOf(swp, { delay: 60, withdrawal: 50_000 }).sentence).toMatch(
      /^₹50,00,000 pays ₹50,000 a month for 37 years 9 months, after a wait of 5 years, at 8% a year\. In month 514 the money is not enough for the full withdrawal\. After 20 years from the first day ₹/,
    );
    expect(resultOf(swp, { delay: 60, withdrawal: 10_000 }).sentence).toMatch(
      /^₹50,00,000 pays ₹10,000 a month for more than 95 years, after a wait of 5 years, at 8% a year\./,
    );
  });

  test('without a wait are for the whole time', () => {
    expect(resultOf(swp, {}).sentence).toMatch(
      /^₹50,00,000 pays ₹35,000 a month for 32 years 8 months at 8% a year\. In month 393 the money is not enough for the full withdrawal\. After 20 years ₹33,89,818 is left\. You pay tax of ₹3,007 in the first year and ₹2,48,688 in all\.$/,
    );
  });
});
