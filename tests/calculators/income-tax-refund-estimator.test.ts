import calculator from '@/content/calculators/income-tax-refund-estimator';
import type { RefundInput } from '@/content/calculators/income-tax-refund-estimator/form';
import { resultOf } from '../result-of';

const noted = (changes: Partial<RefundInput>) =>
  (resultOf(calculator, { filedOn: '2025-07-31', ...changes }).caveats ?? []).map(({ text }) => text).join('\n');

it('names the day from which gains on shares have these rates, in the year in which they changed', () => {
  const later = 'those of sales since 23 Jul 2024';
  expect(noted({ financialYear: '2024-25', shortEquity: 50_000 })).toContain(later);
  expect(noted({ financialYear: '2024-25', longEquity: 2_00_000 })).toContain(later);
  expect(noted({ financialYear: '2024-25' })).not.toContain(later);
  expect(noted({ financialYear: '2024-25', mode: 'known', shortEquity: 50_000 })).not.toContain(later);
  expect(noted({ financialYear: '2025-26', filedOn: '2026-07-31', longEquity: 2_00_000 })).not.toContain(later);
});
