import calculator from '@/content/calculators/advance-tax';
import type { AdvanceTaxInput } from '@/content/calculators/advance-tax/form';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';

function resultOf(changes: Partial<AdvanceTaxInput>): Result {
  const given = { ...defaultInput(calculator.fields), financialYear: '2025-26', ...changes };
  const input = shownInput(calculator.fields, given as AnyInput);
  return calculator.compute(input as unknown as AdvanceTaxInput);
}

const advice = (changes: Partial<AdvanceTaxInput>) =>
  (resultOf(changes).actions ?? []).map(({ text }) => text).join('\n');

const noted = (changes: Partial<AdvanceTaxInput>) =>
  (resultOf(changes).caveats ?? []).map(({ text }) => text).join('\n');

const small = { mode: 'income', salary: 0, otherIncome: 3_00_000, tds: 0, filedOn: '2026-11-22' } as const;

describe('income below the exemption', () => {
  it('owes no return, so none is asked for late', () => {
    expect(advice(small)).toContain('You need not file a return at this income');
    expect(advice(small)).not.toContain('belated return');
  });

  it('asks for one only to bring back what was deducted', () => {
    expect(advice({ ...small, tds: 12_000 })).toContain('you get ₹12,000 back only if you file one');
  });

  it('bears no tax, which no TDS covers', () => {
    expect(resultOf(small).sentence).toContain('There is no tax on your income for the year');
    expect(resultOf({ tax: 30_000 }).sentence).toContain('TDS and TCS cover your tax');
  });
});

it('income above the exemption owes the belated return', () => {
  expect(advice({ ...small, otherIncome: 9_00_000 })).toContain(
    'File the belated return. 31 Dec 2026 is the last day.',
  );
});

it('asks for the day of income where it charges interest for instalments, and no more once it has one', () => {
  const late = { financialYear: '2025-26', tax: 1_30_000, tds: 30_000, rest: 'withReturn' } as const;
  expect(noted(late)).toContain('Did a gain, dividend or prize come late in the year');
  expect(noted({ ...late, datedTax: [{ date: '2025-12-20', tax: 10_000 }] })).not.toContain('Did a gain');
  expect(noted({ ...late, tds: 1_30_000 })).not.toContain('Did a gain');
});

it('gives no advice for a year that has ended', () => {
  const short = { financialYear: '2025-26', tax: 1_80_000, tds: 30_000, rest: 'withReturn' } as const;
  expect(noted({ ...short, today: '2026-03-31' })).toContain('₹1,35,000 more by 31 Mar 2026 brings you to 90%');
  expect(noted({ ...short, today: '2026-03-31' })).toContain('the next instalment makes up');
  expect(noted({ ...short, today: '2026-04-01' })).toContain('₹1,35,000 more by 31 Mar 2026 would have brought you');
  expect(noted({ ...short, today: '2026-04-01' })).not.toContain('the next instalment makes up');
});

it('asks for a return at any income with much tax deducted, from 60 on with twice as much', () => {
  expect(advice({ ...small, tds: 25_000 })).toContain('File the belated return.');
  expect(advice({ ...small, tds: 25_000, age: 'senior' })).toContain('You need not file a return at this income');
  expect(noted({ financialYear: '2025-26', filedOn: '2026-11-22' })).toContain(
    'Income up to ₹4,00,000 with TDS and TCS below ₹25,000 needs no return and bears no fee, unless the law asks',
  );
});
