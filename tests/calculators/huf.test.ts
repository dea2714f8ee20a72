import calculator from '@/content/calculators/huf-tax-calculator';
import type { HufTaxInput } from '@/content/calculators/huf-tax-calculator/form';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';

function resultOf(changes: Partial<HufTaxInput>): Result {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput);
  return calculator.compute(input as unknown as HufTaxInput);
}

const none = { financialYear: '2025-26', rent: 0, interest: 0, regime: 'new' } as const;

it('asks for a return of the HUF only above the basic exemption', () => {
  const advice = (interest: number) =>
    (resultOf({ ...none, interest }).actions ?? []).map(({ text }) => text).join('\n');
  expect(advice(4_00_000)).toContain('No return is due on income up to ₹4,00,000 before deductions');
  expect(advice(4_00_000)).not.toContain('File the HUF’s own return');
  expect(advice(4_00_010)).toContain('File the HUF’s own return');
  expect(advice(4_00_010)).not.toContain('No return is due');
});

it('says that NPS and education loan are counted with nobody', () => {
  const working = (changes: Partial<HufTaxInput>) => resultOf({ ...none, ...changes }).steps.map(({ how }) => how);
  expect(working({ nps: 50_000 }).join('\n')).toContain(
    'Its income and payments, without NPS and education loan, counted with',
  );
  expect(working({ nps: 0, educationLoan: 0 }).join('\n')).toContain('Its income and payments counted with');
});
