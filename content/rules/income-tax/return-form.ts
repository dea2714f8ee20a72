/** What the form of the return takes of a house, where that is less than the Act deducts. */
import type { Citation, IsoDate } from '@/lib/law';

export const checkedOn: IsoDate = '2026-11-29';

/** A let house needs a rent above ₹0 in the form, and municipal tax counts only beside one. */
export const rentInReturn: Citation = { source: 'itr-2-validation-rules', at: 'rules 71 and 74' };
