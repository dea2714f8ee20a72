/** What the pages say of thresholds that are near, in the regime in which it is true. */
import incomeTax from '@/content/calculators/income-tax';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';

const answer = (changes: AnyInput) => {
  const input = { ...defaultInput(incomeTax.fields), financialYear: '2025-26', ...changes };
  const { caveats = [], headline } = incomeTax.compute(shownInput(incomeTax.fields, input));
  return { tax: headline[0].value, said: caveats.map(({ text }) => text).join('\n') };
};

describe('the relief above ₹12,00,000', () => {
  it('leaves no rupee where slab tax alone fades in', () => {
    expect(answer({ regime: 'new', salary: 12_90_000 }).said).toContain(
      'On the next ₹55,590 of income, every extra rupee goes in tax in the new regime, with cess on top.',
    );
  });

  it('adds no tax as long as the tax on gains is more than the income above', () => {
    // 11,85,000 − 75,000 + 1,00,000 of short-term gains is ₹10,000 above. The gains cost 20,000, which no rebate covers: until the
    // excess is 20,000 the tax stays at that, with cess ₹20,800.
    const gains = { regime: 'new', salary: 11_85_000, shortEquity: 1_00_000 };
    expect(answer(gains).said).toContain(
      'the next ₹10,000 of income adds no tax. On the ₹57,780 after that, every extra',
    );
    expect([0, 10_000, 20_000].map((otherIncome) => answer({ ...gains, otherIncome }).tax)).toEqual([
      20_800, 20_800, 31_200,
    ]);
  });
});

it('names the regime in which the rebate ends: the other one may cost less then', () => {
  const old = { otherIncome: 4_00_000, salary: 0, shortEquity: 1_00_000 };
  expect(answer(old).said).toContain('At an income of ₹5,00,010 you pay ₹13,001 more tax than now in the old regime.');
  // Old: 7,500 + 20,000 − 12,500 of rebate, and cess; then 28,601. New: 20,000 on the gains, and cess.
  expect([answer(old).tax, answer({ ...old, otherIncome: 4_00_010 }).tax]).toEqual([15_600, 20_800]);
});
