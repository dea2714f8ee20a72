import type { Citation, Rule } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

/** Who holds assets abroad reports them in the return. */
export const foreignAssets: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: { source: 'income-tax-act-1961', at: 's. 139(1), fourth proviso, Income-tax Act, 1961' },
  act2025: { source: 'income-tax-act-2025', at: 's. 263(1), Income-tax Act, 2025' },
};

/** Months after the year within which the form for credit of tax paid abroad is filed: Form 67, or its successor in the concordance. */
export const foreignCreditWithin: Readonly<Record<IncomeTaxAct, Rule<number>>> = {
  act1961: {
    value: 12,
    cite: { source: 'income-tax-rules-1962', at: 'rule 128(9), Income-tax Rules, 1962' },
    checkedOn: '2026-11-26',
  },
  act2025: {
    value: 12,
    cite: { source: 'income-tax-rules-2026', at: 'rule 76(10) and (12), Income-tax Rules, 2026' },
    checkedOn: '2026-11-26',
  },
};
