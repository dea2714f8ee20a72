/** The return that stays possible after the last day for a belated one: until when, and with how much additional tax. */

import type { IsoDate, Rule } from '@/lib/law';

/** The additional tax of an updated return that is filed within a number of months from the end of the assessment year, % of tax and interest. */
export interface UpdatedReturnStep {
  readonly withinMonths: number;
  readonly percent: number;
}

/** The steps of the additional tax since the Finance Act, 2025; after the last one no return is possible. */
export const updatedReturnSteps = {
  checkedOn: '2026-11-26',
  value: [
    { withinMonths: 12, percent: 25 },
    { withinMonths: 24, percent: 50 },
    { withinMonths: 36, percent: 60 },
    { withinMonths: 48, percent: 70 },
  ],
  cite: { source: 'income-tax-act-1961', at: 's. 139(8A) and s. 140B(3), Income-tax Act, 1961' },
} as const satisfies Rule<readonly UpdatedReturnStep[]> & { readonly checkedOn: IsoDate };

/** Since when an updated return may lower a loss, and be filed after a notice of reassessment, and what that costs more, % of tax and interest. */
export const updatedReturnWidened = {
  checkedOn: '2026-11-29',
  value: { from: '2026-03-01', afterNotice: 10 },
  cite: {
    source: 'finance-act-2026',
    at: 's. 139(8A) and s. 140B, Income-tax Act, 1961, as amended by the Finance Act, 2026',
  },
} as const satisfies Rule<{ readonly from: IsoDate; readonly afterNotice: number }> & { readonly checkedOn: IsoDate };
