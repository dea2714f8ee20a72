import type { Citation } from '@/lib/law';
import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** Tax year 1 April 2026 to 31 March 2027, the first under the Income-tax Act, 2025; rates of tax are not here. */
export const advanceTax: AdvanceTaxYear = {
  financialYear: '2026-27',
  checkedOn: '2026-11-21',
  firstDay: '2026-04-01',
  lastDay: '2027-03-31',
  payableMultiple: { value: 10, cite: act('s. 516') },
  advanceTax: {
    from: { value: 10_000, cite: act('s. 404') },
    seniorExempt: act('s. 403'),
    instalments: {
      value: [
        { date: '2026-06-15', percent: 15, enough: 12, months: 3 },
        { date: '2026-09-15', percent: 45, enough: 36, months: 3 },
        { date: '2026-12-15', percent: 75, enough: 75, months: 3 },
        { date: '2027-03-15', percent: 100, enough: 100, months: 1 },
      ],
      cite: act('s. 408(1), 425(1) and 425(2)'),
    },
    presumptive: {
      value: { date: '2027-03-15', percent: 100, enough: 100, months: 1 },
      cite: act('s. 408(2) and 425(3)'),
    },
  },
  interest: {
    lateReturn: { value: 1, cite: act('s. 423') },
    shortAdvanceTax: { value: { percent: 1, enough: 90 }, cite: act('s. 424') },
    deferredInstalments: { value: 1, cite: act('s. 425') },
    multiple: {
      value: 100,
      cite: {
        source: 'income-tax-rules-2026',
        at: 'rule 269(c), Income-tax Rules, 2026',
      },
    },
    refund: { value: { percent: 0.5, atLeastPercentOfTax: 10 }, cite: act('s. 437') },
  },
  returns: {
    due: {
      value: { individual: '2027-07-31', business: '2027-08-31', audit: '2027-10-31' },
      cite: act('s. 263(1)'),
    },
    belated: { value: '2027-12-31', cite: act('s. 263(4)') },
    fromTds: {
      value: { below60: 25_000, senior: 50_000 },
      cite: { source: 'income-tax-rules-2026', at: 'rule 163(1)(f), Income-tax Rules, 2026' },
    },
    fromReceipts: {
      value: { business: 60_00_000, profession: 10_00_000 },
      cite: { source: 'income-tax-rules-2026', at: 'rule 163(1), Income-tax Rules, 2026' },
    },
    lateFee: { value: { fee: 5_000, lower: 1_000, lowerUpTo: 5_00_000 }, cite: act('s. 428') },
    oldRegimeChoice: act('s. 202(4)'),
    businessChoice: { source: 'income-tax-rules-2026', at: 'rule 136, Income-tax Rules, 2026, with s. 202(4)' },
  },
};
