import type { IsoDate, Rule } from '@/lib/law';

/** The last day on which the limits were compared with the Act. */
export const auditClassCheckedOn: IsoDate = '2026-11-21';

/** An individual or HUF deducts under the general sections when the year before was above either, ₹. */
export const auditClass: Rule<{ readonly business: number; readonly profession: number }> = {
  value: { business: 1_00_00_000, profession: 50_00_000 },
  cite: { source: 'income-tax-act-1961', at: 's. 194A(1), proviso, and like provisos, Income-tax Act, 1961' },
};
