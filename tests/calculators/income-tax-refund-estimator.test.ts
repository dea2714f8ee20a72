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

it('speaks of interest to come only where the refund earns any', () => {
  // Tax of 81,900: a refund earns interest from ₹8,190 on.
  const first = (changes: Partial<RefundInput>) =>
    resultOf(calculator, {
      financialYear: '2026-27',
      salary: 14_00_000,
      filed: 'notYet',
      filedOn: '',
      today: '2026-11-28',
      ...changes,
    }).actions?.[0]?.text;
  const inTime = 'File the return by 31 Jul 2027. Then you pay no late fee';
  expect(first({ tds: 90_000 })).toBe(`${inTime}.`);
  expect(first({ tds: 90_100 })).toBe(`${inTime}, and interest on TDS and advance tax runs from 1 April.`);
  // Late, with the fee of ₹5,000 off the refund.
  const late = 'File the late return now. 31 Dec 2027 is the last day';
  expect(first({ tds: 90_100, today: '2027-08-20' })).toBe(`${late}.`);
  expect(first({ tds: 95_100, today: '2027-08-20' })).toBe(`${late}, and interest to you begins only when you file.`);
});

it('speaks of interest on the tax left only where section 234B asks for it', () => {
  const left = (changes: Partial<RefundInput>) =>
    (
      resultOf(calculator, {
        financialYear: '2025-26',
        salary: 0,
        otherIncome: 15_00_000,
        filedOn: '2026-07-31',
        ...changes,
      }).actions ?? []
    )
      .map(({ text }) => text)
      .find((text) => text.includes('self-assessment tax'));
  expect(left({ tds: 5_000 })).toContain('paid it with the return. Interest runs until you pay.');
  // No advance tax is due from a senior without business, nor below ₹10,000.
  expect(left({ tds: 5_000, age: 'senior' })).toMatch(/paid it with the return\.$/);
  expect(left({ tds: 1_00_000 })).toMatch(/paid it with the return\.$/);
});
