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

describe('small sums', () => {
  const year = (changes: Partial<RefundInput>) =>
    resultOf(calculator, {
      financialYear: '2025-26',
      mode: 'known',
      tax: 3_00_000,
      totalIncome: 20_00_000,
      filedOn: '2026-07-20',
      grantedOn: '2026-09-20',
      ...changes,
    });
  const headline = (changes: Partial<RefundInput>) =>
    year(changes).headline.map(({ label, value }) => `${label}: ${value}`);
  const rounded = 'The law rounds to the nearest ₹10: you get no refund and have nothing left to pay.';

  // Section 288B: paise are dropped, a last figure of five or more goes up, a lower one down.
  it('names what is over or short where section 288B rounds it to nothing', () => {
    expect(headline({ tds: 2_99_995 })).toEqual(['Left to pay: 10', 'Refund: 0']);
    for (const tds of [2_99_996, 2_99_999, 3_00_001, 3_00_004])
      expect(headline({ tds })).toEqual(['Refund: 0', 'Tax: Paid, to the nearest ₹10']);
    expect(headline({ tds: 3_00_000 })).toEqual(['Refund: 0', 'Tax: Exactly paid']);
    expect(headline({ tds: 3_00_005 })[0]).toBe('Refund: 10');
    expect(year({ tds: 2_99_996 }).sentence).toContain(`That is ₹4 less than what is due. ${rounded}`);
    expect(year({ tds: 3_00_001 }).sentence).toContain(`That is ₹1 more than what is due. ${rounded}`);
    expect(year({ tds: 3_00_000 }).sentence).toContain('That is exactly what is due:');
    // 1,00,000 is short: 234C 450 + 1,350 + 2,250 + 1,000, and 234B of 1% for April to July.
    const charged = { tds: 2_00_000, payments: [{ date: '2026-07-20', amount: 1_09_050 }] };
    expect(year(charged).sentence).toContain('With ₹9,050 of interest, that is exactly what is due:');
    const over = { tds: 2_00_000, payments: [{ date: '2026-07-20', amount: 1_09_053 }] };
    expect(year(over).sentence).toContain('With ₹9,050 of interest, that is ₹3 more than what is due.');
  });

  it('does not promise a refund below ₹100 to the bank', () => {
    const held = 'The Department pays out no refund below ₹100.';
    expect(headline({ tds: 3_00_094 })).toEqual([
      'Refund: 90',
      'To your bank: Not below ₹100',
      'Interest on the refund: 0',
    ]);
    expect(year({ tds: 3_00_094 }).sentence).toContain(held);
    expect((year({ tds: 3_00_094 }).caveats ?? []).map(({ text }) => text).join()).toContain(
      'so the ₹90 does not come to your bank',
    );
    expect(headline({ tds: 3_00_095 })[0]).toBe('Paid to your bank: 100');
    expect(year({ tds: 3_00_095 }).sentence).not.toContain(held);
    // Nothing is left to issue where an old demand takes all.
    expect(year({ tds: 3_00_060, demand: 60 }).sentence).not.toContain(held);
    expect(year({ tds: 3_00_060, demand: 60 }).sentence).toContain('₹60 of it goes against the old demand');
  });
});
