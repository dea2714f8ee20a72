/** What pages say of the return forms where these have another amount than the law: on each page with such a person, and on no other. */
import corporateTax from '@/content/calculators/corporate-tax';
import form16 from '@/content/calculators/form16';
import huf from '@/content/calculators/huf-tax-calculator';
import incomeTax from '@/content/calculators/income-tax';
import refund from '@/content/calculators/income-tax-refund-estimator';
import type { Result } from '@/lib/calculator';
import { resultOf } from '../result-of';

const noted = ({ caveats = [] }: Result, words: string) =>
  caveats.map(({ text }) => text).filter((text) => text.includes(words));

describe('the limit of the tax on land by Schedule CG', () => {
  const words = 'item B1e';
  const land = { financialYear: '2025-26', land: 3_00_00_000, landIndexed: 24_00_000 } as const;
  const alone = { salary: 0, regime: 'new' } as const;
  // 4,00,000 of both gains is unused exemption. The law: 20% of 20,00,000. The form: 12.5% of 2,96,00,000 less the excess of
  // 37,50,000 over 4,80,000.
  const text =
    'Land and buildings: we limit the tax to what the law before 23 Jul 2024 came to. The return form (Schedule CG, item B1e) does it otherwise: it finds the limit before losses and unused exemption. That would make this tax ₹4,30,000 instead of ₹4,00,000, before surcharge and cess.';

  it('is named for a person and for a family whose unused exemption lowers the gain', () => {
    expect(noted(resultOf(incomeTax, { ...land, ...alone }), words)).toEqual([text]);
    expect(noted(resultOf(huf, { ...land, rent: 0, interest: 0, regime: 'new' }), words)).toEqual([text]);
  });

  it('is not named where it comes to the same, nor for non-residents', () => {
    // Other income above the exemption leaves the gain whole.
    expect(noted(resultOf(incomeTax, { ...land, salary: 20_00_000 }), words)).toEqual([]);
    expect(noted(resultOf(huf, { ...land, rent: 0, interest: 5_00_000, regime: 'new' }), words)).toEqual([]);
    expect(noted(resultOf(incomeTax, { ...land, ...alone, residence: 'nonResident' }), words)).toEqual([]);
    // 12.5% of the plain gain is the lesser.
    expect(noted(resultOf(incomeTax, { ...land, ...alone, landIndexed: 2_90_00_000 }), words)).toEqual([]);
    expect(noted(resultOf(incomeTax, { financialYear: '2025-26', ...alone }), words)).toEqual([]);
  });
});

describe('the interest for a late return', () => {
  const words = 'return forms take all of it off';
  const instead = (forms: string, law: string) =>
    `What you paid by 31 Jul 2026 lowers the unpaid tax only as far as it met tax and not interest. The Department’s return forms take all of it off. That would make the interest for the late return ${forms} instead of ${law}.`;
  const paidOn = (date: string, amount = 60_000) => [{ date, amount }];
  const late = { financialYear: '2025-26', filedOn: '2026-09-15' } as const;

  // 1,00,000 is due. On 30 June 5,050 of section 234C and 3,000 of 234B are met first: 48,050 is unpaid, 2 × 480; on the forms 40,000.
  it('is named on the refund page where interest was met before the due date', () => {
    const page = (changes: object) =>
      noted(resultOf(refund, { ...late, mode: 'known', tax: 1_30_000, tds: 30_000, ...changes }), words);
    expect(page({ payments: paidOn('2026-06-30') })).toEqual([instead('₹800', '₹960')]);
    expect(page({ payments: paidOn('2026-07-31') })).toHaveLength(1);
    expect(page({ payments: paidOn('2026-08-01') })).toEqual([]);
    expect(page({ payments: paidOn('2026-06-30'), filedOn: '2026-07-31' })).toEqual([]);
    expect(page({ payments: paidOn('2026-03-15') })).toEqual([]);
  });

  // 15,00,000: tax of 1,09,200. On 30 June 489 + 1,473 + 2,457 + 1,092 of section 234C and 3,276 of 234B: 57,987 is unpaid, 2 × 579; on the
  // forms 49,200.
  it('is named on the income-tax page', () => {
    const person = { ...late, salary: 0, otherIncome: 15_00_000, regime: 'new', settle: true } as const;
    expect(noted(resultOf(incomeTax, { ...person, payments: paidOn('2026-06-30') }), words)).toEqual([
      instead('₹984', '₹1,158'),
    ]);
    expect(noted(resultOf(incomeTax, { ...person, payments: paidOn('2026-08-01') }), words)).toEqual([]);
  });

  // 25,16,800 is due. On 30 June 1,27,096 and 75,504 are met first: 17,19,400 is unpaid for one month; on the forms 15,16,800.
  it('is named for a company', () => {
    const company = { year: '2025-26', income: 1_00_00_000, bookProfit: 0, interest: true } as const;
    const page = (filedOn: string) =>
      noted(resultOf(corporateTax, { ...company, payments: paidOn('2026-06-30', 10_00_000), filedOn }), words);
    expect(page('2026-12-15').join()).toContain('the late return ₹15,168 instead of ₹17,194.');
    expect(page('2026-11-21')).toEqual([]);
  });

  it('has no place on the Form 16 page, which asks for no payment by its day', () => {
    expect(Object.keys(form16.fields)).not.toContain('payments');
  });
});
