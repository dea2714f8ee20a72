import calculator from '@/content/calculators/old-vs-new-tax-regime-calculator';
import type { RegimeInput } from '@/content/calculators/old-vs-new-tax-regime-calculator/form';
import type { Result } from '@/lib/calculator';
import { resultOf } from '../result-of';

const answer = (changes: Partial<RegimeInput>) => resultOf(calculator, changes);

const texts = (list: Result['actions'] | Result['caveats']) => (list ?? []).map(({ text }) => text).join('\n');

it('names only what was typed as taken so', () => {
  const none = { exemptRent: 0, otherDeductions: 0 } as const;
  expect(texts(answer({ ...none, hraBy: 'worked' }).caveats)).not.toContain('as entered');
  expect(texts(answer({ ...none, hraBy: 'typed', exemptRent: 50_000 }).caveats)).toContain(
    'We take exempt HRA as entered.',
  );
  expect(texts(answer({ ...none, hraBy: 'worked', otherDeductions: 10_000 }).caveats)).toContain(
    'We take other deductions as entered.',
  );
});

it('has nothing to tell the employer for a year that has ended', () => {
  expect(texts(answer({ financialYear: '2025-26', homeLoan: 2_00_000 }).actions)).not.toContain('your employer uses');
  expect(texts(answer({ financialYear: '2025-26' }).actions)).toContain('It decided only the TDS.');
  expect(texts(answer({ financialYear: '2026-27' }).actions)).toContain('your employer uses the new regime');
});
