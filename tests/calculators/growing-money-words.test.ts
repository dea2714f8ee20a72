/** What the pages on growing money say in words. */
import lumpsum from '@/content/calculators/lumpsum-calculator';
import lumpsumVsSip from '@/content/calculators/lumpsum-vs-sip-calculator';
import sip from '@/content/calculators/sip-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
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

describe('surcharge below what the gain by itself brings', () => {
  const warning = (calculator: AnyCalculator, changes: AnyInput) =>
    resultOf(calculator, changes).caveats?.find(({ text }) => text.includes('you pay surcharge'))?.text;
  // A gain of ₹4.47 crore.
  const large = { amount: 1_00_00_000, period: 180 };

  test('is warned of with the least rate', () => {
    expect(warning(lumpsum, { ...large, surcharge: '10' })).toBe(
      'If you redeem everything in one year, the gain by itself takes your total income above ₹1,00,00,000, so you pay surcharge of at least 15%. Choose that rate under "Tax on redemption".',
    );
    expect(warning(lumpsum, { ...large, fund: 'debt', surcharge: '15' })).toContain(
      ' above ₹2,00,00,000, so you pay surcharge of at least 25%.',
    );
    // Above ₹5 crore: the new regime stays at 25%.
    expect(warning(lumpsum, { amount: 2_00_00_000, period: 180, fund: 'debt' })).toContain('at least 25%');
    expect(warning(lumpsumVsSip, { total: 1_00_00_000 })).toContain('at least 15%');
    expect(warning(swp, { corpus: 50_00_00_000, withdrawal: 1_50_00_000, rate: 12, surcharge: '10' })).toMatch(
      /^In some year the gain by itself is above ₹1,00,00,000, so you pay surcharge of at least 15%\. Choose that rate under "Tax and exit load"\.$/,
    );
  });

  test('and only that', () => {
    // On gains of equity funds surcharge stays at 15%.
    for (const surcharge of ['15', '25', '37']) expect(warning(lumpsum, { ...large, surcharge })).toBeUndefined();
    expect(warning(lumpsum, { ...large, fund: 'debt', surcharge: '25' })).toBeUndefined();
    expect(warning(lumpsum, { ...large, fund: 'none' })).toBeUndefined();
    // The gain is exactly ₹50 lakh, and a rupee more.
    const still = { amount: 1_00_00_000, period: 12 };
    expect(warning(lumpsum, { ...still, rate: 50 })).toBeUndefined();
    expect(warning(lumpsum, { ...still, amount: 1_00_00_002, rate: 50 })).toContain('at least 10%');
  });
});

test('the return of the sentence is less the costs', () => {
  expect(resultOf(lumpsum, { rate: 1, expenseRatio: 5 }).sentence).toMatch(
    /^₹1,00,000 invested for 10 years shrinks to ₹66,483 at 1% a year less costs of 5%\. /,
  );
  expect(resultOf(sip, { expenseRatio: 1 }).sentence).toContain(' At 12% a year less costs of 1% it grows to ₹');
  expect(resultOf(sip, { expenseRatio: 1, known: 'goal' }).sentence).toContain(
    ' if the return is 12% a year less costs of 1%. ',
  );
  expect(resultOf(stepUp, { expenseRatio: 1 }).sentence).toContain(' at 12% a year less costs of 1%. ');
  expect(resultOf(lumpsum, {}).sentence).toContain(' at 12% a year. ');
});

test('a goal that takes paise does not ask for ₹0, and no tax of ₹0 is saved', () => {
  const { sentence, actions } = resultOf(sip, { known: 'goal', goal: 1_000, rate: 50, period: 600 });
  expect(sentence).toMatch(/^Invest less than ₹1 a month to reach ₹/);
  expect(actions?.filter(({ text }) => text.includes('₹0'))).toEqual([]);
});
