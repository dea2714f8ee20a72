import type { Citation, DatedSeries } from '@/lib/law';

/** What is traded, as Chapter VII of the Finance (No. 2) Act, 2004 distinguishes it. */
type TaxedTrade = 'delivery' | 'intraday' | 'futures' | 'optionPremium' | 'optionExercised' | 'fundUnitRedeemed';

/** A rate in % of the value, and who pays it. */
export interface TradeTax {
  readonly percent: number;
  readonly by: 'buyer' | 'seller' | 'each';
}

const chapter = (serial: string, act = ''): Citation => ({
  source: 'finance-act-2004',
  at: `s. 98, Sl. No. ${serial}, Finance (No. 2) Act, 2004${act}`,
});
const commodity = (serial: string): Citation => ({
  source: 'finance-act-2013',
  at: `s. 117, Sl. No. ${serial}, Finance Act, 2013`,
});
const by2024 = ', as amended by the Finance (No. 2) Act, 2024';
const by2026 = ', as amended by the Finance Act, 2026';

/**
 * Securities transaction tax by the day of the trade. Files reach back to the first day of FY 2024-25; options are taxed on
 * the premium, an exercised option on its intrinsic value.
 */
export const securitiesTransactionTax: Readonly<Record<TaxedTrade, DatedSeries<TradeTax>>> = {
  delivery: {
    checkedOn: '2026-11-21',
    from: [{ date: '2024-04-01', value: { percent: 0.1, by: 'each' }, cite: chapter('1 and 2') }],
  },
  intraday: {
    checkedOn: '2026-11-21',
    from: [{ date: '2024-04-01', value: { percent: 0.025, by: 'seller' }, cite: chapter('3') }],
  },
  futures: {
    checkedOn: '2026-11-21',
    from: [
      { date: '2024-04-01', value: { percent: 0.0125, by: 'seller' }, cite: chapter('4(c)') },
      { date: '2024-10-01', value: { percent: 0.02, by: 'seller' }, cite: chapter('4(c)', by2024) },
      { date: '2026-04-01', value: { percent: 0.05, by: 'seller' }, cite: chapter('4(c)', by2026) },
    ],
  },
  optionPremium: {
    checkedOn: '2026-11-21',
    from: [
      { date: '2024-04-01', value: { percent: 0.0625, by: 'seller' }, cite: chapter('4(a)') },
      { date: '2024-10-01', value: { percent: 0.1, by: 'seller' }, cite: chapter('4(a)', by2024) },
      { date: '2026-04-01', value: { percent: 0.15, by: 'seller' }, cite: chapter('4(a)', by2026) },
    ],
  },
  optionExercised: {
    checkedOn: '2026-11-21',
    from: [
      { date: '2024-04-01', value: { percent: 0.125, by: 'buyer' }, cite: chapter('4(b)') },
      { date: '2026-04-01', value: { percent: 0.15, by: 'buyer' }, cite: chapter('4(b)', by2026) },
    ],
  },
  fundUnitRedeemed: {
    checkedOn: '2026-11-21',
    from: [{ date: '2024-04-01', value: { percent: 0.001, by: 'seller' }, cite: chapter('5') }],
  },
};

/** Commodity transaction tax on goods that are not agricultural, by the day of the trade; options on the premium. */
export const commodityTransactionTax: Readonly<Record<'futures' | 'options', DatedSeries<TradeTax>>> = {
  futures: {
    checkedOn: '2026-11-22',
    from: [{ date: '2024-04-01', value: { percent: 0.01, by: 'seller' }, cite: commodity('1') }],
  },
  options: {
    checkedOn: '2026-11-22',
    from: [{ date: '2024-04-01', value: { percent: 0.05, by: 'seller' }, cite: commodity('2') }],
  },
};

/** The tax of a day and kind of trade goes to the nearest rupee. */
export const transactionTaxRounding: Citation = {
  source: 'finance-act-2004',
  at: 'Rule 3, Securities Transaction Tax Rules, 2004',
};
