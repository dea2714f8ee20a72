import calculator from '@/content/calculators/huf-tax-calculator';
import type { HufTaxInput } from '@/content/calculators/huf-tax-calculator/form';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';
import { resultOf } from '../result-of';

const page = (changes: Partial<HufTaxInput>) => resultOf(calculator, changes);

const none = { financialYear: '2025-26', today: '2026-07-31', rent: 0, interest: 0, regime: 'new' } as const;

it('asks for a return of the HUF only above the basic exemption', () => {
  const advice = (interest: number) => (page({ ...none, interest }).actions ?? []).map(({ text }) => text).join('\n');
  expect(advice(4_00_000)).toContain('No return is due on income up to ₹4,00,000 before deductions');
  expect(advice(4_00_000)).not.toContain('File the HUF’s own return');
  expect(advice(4_00_010)).toContain('File the HUF’s own return');
  expect(advice(4_00_010)).not.toContain('No return is due');
  const withTokens = (page({ ...none, tokens: 1_00_000 }).actions ?? []).map(({ text }) => text).join('\n');
  expect(withTokens).toContain('File the HUF’s own return');
});

it('opens links that name the two boxes that never counted, with the same answer', () => {
  // 7.2L in the old regime: 56,500 × 1.04, with 80CCD(1) and 80E claimed or not: "an assessee, being an individual".
  const opened = openFragment(calculator.fields, 'v=1&regime=old&nps=50000&educationLoan=80000');
  expect(opened?.wrong).toBe('nothing');
  const { input } = readDraft(calculator.fields, opened?.draft ?? {});
  expect(calculator.compute(input).headline[0].value).toBe(58_760);
  expect(calculator.groups.flatMap(({ fields }) => [...fields])).not.toContain('nps');
});

describe('the sentence says whose income the comparison rests on', () => {
  const sentence = (changes: Partial<HufTaxInput>) => page({ financialYear: '2025-26', ...changes }).sentence;
  const member = (salary: number, other = 0) =>
    ({ salary, other, age: 'below60', savings: 0, regime: 'better' }) as const;

  it('the karta’s, where only that is entered', () => {
    expect(sentence({})).toBe(
      'The HUF pays ₹16,640 in the new regime. With own income of ₹15,00,000 (member 1), the family pays ₹1,31,560 less than if member 1 had the HUF’s income.',
    );
  });

  it('what TDS leaves of the HUF’s tax, where some was entered', () => {
    // 16,640 less 21,270, and less 10,000.
    expect(sentence({ tds: 21_270 })).toContain('After ₹21,270 of TDS and TCS it gets back ₹4,630.');
    expect(sentence({ tds: 10_000 })).toContain('After ₹10,000 of TDS and TCS ₹6,640 is left to pay.');
    expect(sentence({ tds: 16_640 })).toContain('After ₹16,640 of TDS and TCS nothing is left to pay.');
  });

  it('each member’s, and that they would share', () => {
    expect(sentence({ members: [member(14_00_000, 1_00_000), member(0)], without: 'equal' })).toContain(
      'With own income of ₹15,00,000 (member 1) and ₹0 (member 2), the family pays',
    );
    expect(sentence({ members: [member(15_00_000), member(0)], without: 'equal' })).toContain(
      'less than if all members shared the HUF’s income equally.',
    );
  });

  it('nobody’s, where none is entered', () => {
    expect(sentence({ members: [member(0)] })).toContain(
      'With no income of member 1, the family pays ₹16,640 more than if member 1 had the HUF’s income.',
    );
  });
});

it('asks for a return where TDS of ₹25,000 does, at any income (rule 12AB)', () => {
  const advice = (tds: number) => (page({ ...none, interest: 3_00_000, tds }).actions ?? []).map(({ text }) => text);
  expect(advice(24_999).join()).toContain('No return is due on income up to ₹4,00,000');
  expect(advice(25_000).join()).toContain('File the HUF’s own return for FY 2025-26');
  expect(advice(25_000).join()).not.toContain('No return is due');
});

it('says what a late return does to the losses of the year', () => {
  const late = (changes: Partial<HufTaxInput>) =>
    (page({ ...none, interest: 6_00_000, ...changes }).actions ?? []).find(({ text }) => text.startsWith('Last day'))
      ?.text;
  const lost = 'Of the losses of the year, a late return carries forward only that from house property.';
  expect(late({ shortEquity: -1_00_000 })).toContain(lost);
  expect(late({})).toBe('Last day for a return that was not filed in time.');
  const before = { kind: 'shortTermCapital', year: '2022-23', amount: 50_000 } as const;
  expect(late({ losses: [before] })).not.toContain(lost);
});
