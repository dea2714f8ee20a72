import type { IsoDate, Rule } from '@/lib/law';

/** From when the Income-tax Act, 2025 has the interest for paying tax late; the rates are beside those of the taxes. */
export const lateInterestUnder2025Act = {
  checkedOn: '2026-11-22',
  /** Tax that should have been deducted from this day on. */
  deduction: {
    value: '2026-04-01',
    cite: { source: 'income-tax-act-2025', at: 's. 398(3), Income-tax Act, 2025' },
  } satisfies Rule<IsoDate>,
};
