/** What the pages on loans and deposits say, for inputs that few people enter. */
import prepayment from '@/content/calculators/pre-payment-loan-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';

/** The result of a calculator for its defaults and some changes. */
function resultOf(calculator: AnyCalculator, changes: AnyInput): Result {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes });
  expect(calculator.check?.(input) ?? []).toEqual([]);
  return calculator.compute(input);
}

describe('prepaying in the old regime', () => {
  const sentence = (changes: AnyInput) => resultOf(prepayment, { regime: 'old', ...changes }).sentence;

  it('says that it saves tax too where the prepayment adds a deduction', () => {
    const input = { otherSavings: 0, prepaymentEffect: 'emi', rate: 9, balance: 90_00_000, monthsLeft: 240 };
    expect(sentence({ ...input, sanctionedOn: '2026-10-15' })).toContain(
      'saves ₹5,79,671 and lowers the EMI to ₹76,477. You also save ₹20,505 of tax, so in all you save ₹6,00,176.',
    );
    expect(sentence(input)).toContain('You lose some tax saving, so ₹5,74,556 of this is left.');
  });

  it('says nothing of tax where none is paid', () => {
    expect(sentence({ taxRate: 0 })).toContain('in Aug 2038. Prepaying earns a sure 8.84%');
  });
});
