/** What the pages on growing money say in words. */
import cagr from '@/content/calculators/cagr-calculator';
import lumpsum from '@/content/calculators/lumpsum-calculator';
import lumpsumVsSip from '@/content/calculators/lumpsum-vs-sip-calculator';
import sip from '@/content/calculators/sip-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import swp from '@/content/calculators/swp-calculator';
import { type AnyCalculator, type AnyInput, figuresOf } from '@/lib/calculator';
import { resultOf } from '../result-of';

describe('withdrawals after a wait', () => {
  test('are for the time after the wait', () => {
    const result = resultOf(swp, { known: 'period', corpus: 50_00_000, delay: 120, period: 240 });
    expect(result.sentence).toMatch(
      /^From ₹50,00,000 you can take out ₹1,29,381 a month for 10 years, after a wait of 10 years, at 8% a year\. You pay tax of ₹[\d,]+ in year 11, the first with withdrawals, and ₹12,05,855 in all\. With ups and downs of 10% a year, every withdrawal in 20 years is there in full on \d+ of 100 random paths\.$/,
    );
    expect(figuresOf(result).find(({ label }) => label === 'Tax of year 11')?.value).toBeGreaterThan(0);
  });

  test('are named with the money to keep', () => {
    const needed = { known: 'corpus', delay: 60, rise: 6, period: 300, leave: 10_00_000 } as const;
    expect(resultOf(swp, needed).sentence).toMatch(
      /^To take out ₹35,000 a month, 6% more every year, for 20 years, after a wait of 5 years, and leave ₹10,00,000 you need ₹/,
    );
  });

  test('last less long than the money', () => {
    expect(resultOf(swp, { delay: 60, withdrawal: 50_000 }).sentence).toMatch(
      /^₹50,00,000 pays ₹50,000 a month for 37 years 9 months, after a wait of 5 years, at 8% a year\. In month 514 the money is not enough for the full withdrawal\. After 20 years from the first day ₹/,
    );
    const lasts = figuresOf(resultOf(swp, { delay: 60, withdrawal: 50_000 })).find(({ unit }) => unit === 'months');
    expect(lasts).toMatchObject({ label: 'Money lasts from the first day', value: 513 });
    expect(resultOf(swp, { delay: 60, withdrawal: 10_000 }).sentence).toMatch(
      /^₹50,00,000 pays ₹10,000 a month for more than 95 years, after a wait of 5 years, at 8% a year\./,
    );
  });

  test('without a wait are for the whole time', () => {
    expect(resultOf(swp, {}).sentence).toMatch(
      /^₹50,00,000 pays ₹35,000 a month for 32 years 8 months at 8% a year\. In month 393 the money is not enough for the full withdrawal\. After 20 years ₹33,89,818 is left\. You pay tax of ₹3,007 in the first year and ₹2,48,688 in all\. With ups and downs of 10% a year, every withdrawal in 20 years is there in full on \d+ of 100 random paths\.$/,
    );
  });
});

describe('surcharge that the gains bring by themselves', () => {
  const caveat = (calculator: AnyCalculator, changes: AnyInput) =>
    resultOf(calculator, changes).caveats?.find(({ text }) => text.includes('so surcharge of'))?.text;
  // A gain of ₹4.47 crore.
  const large = { amount: 1_00_00_000, period: 180 };

  test('counts, and is named', () => {
    expect(caveat(lumpsum, { ...large, surcharge: '10' })).toBe(
      'Your gains of that year are above ₹1,00,00,000, so surcharge of 15% counts and not the 10% that you chose. On gains from equity funds it does not rise further.',
    );
    expect(caveat(lumpsum, { ...large, fund: 'debt', surcharge: '15' })).toBe(
      'Your gains of that year are above ₹2,00,00,000, so surcharge of 25% counts and not the 15% that you chose. If other income of that year brings a higher rate, choose it under “Tax on redemption”.',
    );
    // Above ₹5 crore: the new regime stays at 25%.
    expect(caveat(lumpsum, { amount: 2_00_00_000, period: 180, fund: 'debt' })).toContain(
      'so surcharge of 25% counts.',
    );
    expect(caveat(lumpsumVsSip, { total: 1_00_00_000 })).toContain('so surcharge of 15% counts.');
    expect(caveat(swp, { corpus: 50_00_00_000, withdrawal: 1_50_00_000, rate: 12, surcharge: '10' })).toMatch(
      /^In some year your gains are above ₹1,00,00,000, so surcharge of 15% counts and not the 10% that you chose\./,
    );
    // A step-up SIP of ₹10,000 for 20 years gains ₹1.3 crore: nobody is asked anything, and 15% is in the answer.
    const steps = new Map(resultOf(stepUp, {}).steps.map(({ figure, how }) => [figure.label, how]));
    expect(steps.get('Surcharge')).toBe('15% of ₹16,14,470, because your gains of that year are above ₹1,00,00,000');
  });

  test('is not spoken of where it does not decide', () => {
    // On gains of equity funds surcharge stays at 15%.
    for (const surcharge of ['15', '25', '37']) expect(caveat(lumpsum, { ...large, surcharge })).toBeUndefined();
    expect(caveat(lumpsum, { ...large, fund: 'debt', surcharge: '25' })).toBeUndefined();
    expect(caveat(lumpsum, { ...large, fund: 'none' })).toBeUndefined();
    // The gain is exactly ₹50 lakh, and a rupee more.
    const still = { amount: 1_00_00_000, period: 12 };
    expect(caveat(lumpsum, { ...still, rate: 50 })).toBeUndefined();
    expect(caveat(lumpsum, { ...still, amount: 1_00_00_002, rate: 50 })).toContain('so surcharge of 10% counts.');
  });

  test('falls by selling half in the next year, as the action says', () => {
    const result = resultOf(lumpsum, large);
    const saves = /On today’s gain that saves (₹[\d,]+)/.exec(result.actions?.[0]?.text ?? '')?.[1];
    // Gain 1,00,00,000 × (1.12^15 − 1), of which 1,25,000 is free each year; both halves are above ₹1 crore.
    expect(saves).toBe('₹18,688');
    expect(resultOf(lumpsum, { ...large, amount: 20_00_000 }).actions?.[0]?.text).toContain(
      ', and its own surcharge. ',
    );
  });
});

describe('what was not asked is named with the answer', () => {
  const fund = 'Tax when you redeem: Equity-oriented fund';
  test.each([
    [sip, {}, ['inflation at 6%', fund]],
    [sip, { fund: 'debt' }, ['inflation at 6%']],
    [stepUp, {}, ['every year', 'inflation at 6%', 'R ÷ 12, start of month (most sites)', fund]],
    [lumpsum, {}, ['inflation at 6%', 'How often the return is added: Once a year', fund]],
    [lumpsumVsSip, {}, ['ups and downs of 18% a year', fund]],
    [swp, {}, ['Effective annual return, end of period', 'The money in the fund: Is invested on the first day', fund]],
    [cagr, {}, ['inflation of 6%']],
  ] as const)('%#', (calculator, changes, words) => {
    const { sentence, assumed = [] } = resultOf(calculator as AnyCalculator, changes);
    const text = [sentence, ...assumed.map(({ label, text }) => `${label}: ${text}`)].join('; ');
    for (const each of words) expect(text).toContain(each);
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

describe('XIRR', () => {
  const flow = (date: string, kind: 'buy' | 'sell', amount: number) => ({ date, kind, amount });
  const words = (changes: AnyInput) => resultOf(cagr, { find: 'xirr', valueNow: 0, ...changes }).sentence;

  test('of money that came out first is like the rate of a loan', () => {
    expect(words({ flows: [flow('2020-01-01', 'sell', 1_00_000), flow('2021-01-01', 'buy', 1_10_000)] })).toMatch(
      /: a loss of ₹10,000\. The money came out before it went in, so this is like a loan that you took at 9\.97% a year\.$/,
    );
    expect(words({ flows: [flow('2021-01-01', 'sell', 1_10_000), flow('2022-01-01', 'buy', 1_00_000)] })).toMatch(
      /: a gain of ₹10,000\. .* like a loan that you took at −9\.09% a year\.$/,
    );
    expect(words({ flows: [flow('2021-01-01', 'buy', 1_10_000), flow('2022-01-01', 'sell', 1_00_000)] })).toMatch(
      / your money lost 9\.09% a year\. After inflation of 6% that is −14\.24% a year\.$/,
    );
  });

  test('beyond its bounds is answered with what was earned', () => {
    const flows = [flow('2025-01-01', 'buy', 1_000), flow('2025-02-01', 'sell', 10_000)];
    expect(words({ flows })).toMatch(
      / In 31 days that is 900%, a yearly rate above 10,00,000%\. So large a rate says nothing about a year: look at the gain\.$/,
    );
    const paidIn = resultOf(cagr, { find: 'xirr', valueNow: 0, flows }).steps.find(
      ({ figure }) => figure.label === 'Paid in',
    );
    expect(paidIn?.how).toBe('1 payment');
    const more = [...flows, { date: '', kind: 'buy', amount: null }] as const;
    expect(words({ flows: more })).toBe(words({ flows }));
    expect(resultOf(cagr, { find: 'xirr', valueNow: 0, flows: more }).caveats).toContainEqual({
      kind: 'warning',
      text: 'One payment has no amount yet, so it does not count.',
    });
  });

  test('of the same money back is 0', () => {
    const even = {
      annualise: true,
      valueNow: 2_00_000,
      valueDate: '2026-03-31',
      flows: [flow('2025-12-15', 'buy', 1_00_000), flow('2026-01-15', 'buy', 1_00_000)],
    };
    expect(words(even)).toMatch(
      /: neither a gain nor a loss\. .* your money earned 0% a year\. After inflation of 6% that is −5\.66% a year\.$/,
    );
    const shown = figuresOf(resultOf(cagr, { find: 'xirr', ...even })).find(({ label }) => label === 'XIRR');
    expect(shown?.value).toBe(0);
  });
});

test('CAGR says how months become years, and 1 year', () => {
  const years = resultOf(cagr, {}).steps?.flatMap((each) =>
    'figure' in each && each.figure.label === 'Years' ? [each] : [],
  );
  expect(years?.[0]).toMatchObject({ how: '60 months ÷ 12' });
  const year = { by: 'dates', from: '2024-01-01', to: '2025-01-01' } as const;
  expect(resultOf(cagr, year).sentence).toContain(' in 1 year: ');
});

test('over one month both ways are one', () => {
  expect(resultOf(lumpsumVsSip, { spread: 1, path: 'dip' }).sentence).toMatch(
    / at once becomes ₹[\d,]+ in 10 years after tax\. Over one month it is the same: all of it is invested on the first day\.$/,
  );
});

describe('at once or month by month, where waiting is best', () => {
  const resultOfWays = (changes: AnyInput) => resultOf(lumpsumVsSip, { rate: -50, spread: 12, ...changes });

  it('does not say that waiting costs the most, and names no share of no paths', () => {
    const { sentence, actions = [] } = resultOfWays({});
    expect(sentence).toContain('On none of 1,000 random paths with ups and downs of 18% a year all at once wins.');
    expect(actions.map(({ text }) => text).join(' ')).toMatch(/by a transfer plan \(STP\) from a liquid fund\.$/);
    const usual = resultOf(lumpsumVsSip).actions ?? [];
    expect(usual.map(({ text }) => text).join(' ')).toContain('Waiting for a better day costs the most.');
  });

  it('advises no transfer plan of one month', () => {
    const texts = (resultOfWays({ spread: 1 }).actions ?? []).map(({ text }) => text);
    expect(texts.join(' ')).not.toContain('transfer plan');
  });
});

it('a long-term loss is said to be set off against long-term gains alone', () => {
  // Section 74(1)(b); section 111 of the Act of 2025. The gain of a debt fund is always short-term (section 50AA; 76).
  const said = (changes: AnyInput) =>
    (resultOf(lumpsum as AnyCalculator, { rate: -5, ...changes }).actions ?? []).map(({ text }) => text).join(' ');
  expect(said({})).toContain('of the next 8 years, a long-term loss against long-term gains alone.');
  expect(said({ period: 6 })).toContain('of the next 8 years.');
  expect(said({ fund: 'debt' })).toContain('of the next 8 years.');
});
