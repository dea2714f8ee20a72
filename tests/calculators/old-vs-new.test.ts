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

it('sends nobody to the old regime to whom it is closed, neither with the employer nor in the return', () => {
  const back = { salary: 20_00_000, otherDeductions: 9_00_000, business: true } as const;
  const closed = texts(answer({ ...back, history: 'returned' }).actions);
  expect(closed).not.toContain('that you want the old regime');
  expect(closed).not.toContain('you may choose the other regime');
  expect(closed).toContain('If you say nothing, your employer uses the new regime. This decides only the TDS.');
  expect(texts(answer(back).actions)).toContain('Tell your employer in writing that you want the old regime.');
  expect(texts(answer(back).actions)).toContain('you may choose the other regime');
});

it('says why a house loss goes to the next year', () => {
  const own = { age: 'below60', homeLoan: 2_00_000, hraBy: 'typed' } as const;
  expect(texts(answer({ ...own, salary: 50_000 }).caveats)).toContain(
    'Of your house loss ₹2,00,000 is not set off this year, because no other income is left that it can be set off against.',
  );
  const let_ = { salary: 20_00_000, letRent: 3_00_000, letInterest: 6_00_000, otherDeductions: 20_00_000 } as const;
  expect(texts(answer({ ...let_, hraBy: 'typed' }).caveats)).toContain(
    'because at most ₹2,00,000 can be set off against other income',
  );
});
