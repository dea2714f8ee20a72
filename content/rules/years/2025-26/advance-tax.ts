import type { Citation } from '@/lib/law';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** Advance tax, interest and the return of the year 1 April 2025 to 31 March 2026. */
export const advanceTax: AdvanceTaxYear = {
  financialYear: '2025-26',
  checkedOn: '2026-11-21',
  firstDay: '2025-04-01',
  lastDay: '2026-03-31',
  payableMultiple: { value: 10, cite: act('s. 288B') },
  advanceTax: {
    from: { value: 10_000, cite: act('s. 208') },
    seniorExempt: act('s. 207(2)'),
    instalments: {
      value: [
        { date: '2025-06-15', percent: 15, enough: 12, months: 3 },
        { date: '2025-09-15', percent: 45, enough: 36, months: 3 },
        { date: '2025-12-15', percent: 75, enough: 75, months: 3 },
        { date: '2026-03-15', percent: 100, enough: 100, months: 1 },
      ],
      cite: act('s. 211(1)(a) and 234C(1)(a)'),
    },
    presumptive: {
      value: { date: '2026-03-15', percent: 100, enough: 100, months: 1 },
      cite: act('s. 211(1)(b) and 234C(1)(b)'),
    },
  },
  interest: {
    lateReturn: { value: 1, cite: act('s. 234A') },
    shortAdvanceTax: { value: { percent: 1, enough: 90 }, cite: act('s. 234B') },
    deferredInstalments: { value: 1, cite: act('s. 234C') },
    multiple: {
      value: 100,
      cite: { source: 'income-tax-rules-1962', at: 'rule 119A, Income-tax Rules, 1962' },
    },
    refund: { value: { percent: 0.5, atLeastPercentOfTax: 10 }, cite: act('s. 244A') },
  },
  returns: {
    due: {
      value: { individual: '2026-07-31', business: '2026-08-31', audit: '2026-11-21' },
      cite: act('s. 139(1), Explanation 2, as amended by the Finance Act, 2026, and for audits Circular No. 7/2026'),
    },
    belated: { value: '2026-12-31', cite: act('s. 139(4)') },
    fromTds: {
      value: { below60: 25_000, senior: 50_000 },
      cite: { source: 'income-tax-rules-1962', at: 'rule 12AB, Income-tax Rules, 1962' },
    },
    fromReceipts: {
      value: { business: 60_00_000, profession: 10_00_000 },
      cite: { source: 'income-tax-rules-1962', at: 'rule 12AB, Income-tax Rules, 1962' },
    },
    lateFee: { value: { fee: 5_000, lower: 1_000, lowerUpTo: 5_00_000 }, cite: act('s. 234F') },
    oldRegimeChoice: act('s. 115BAC(6)(ii)'),
    businessChoice: act('s. 115BAC(6)(i)'),
  },
};
