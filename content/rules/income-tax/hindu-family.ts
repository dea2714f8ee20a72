import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { GiftLimits } from '@/lib/tax/gifts';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** What the law says of Hindu undivided families alone. */
export const hinduFamily = {
  checkedOn: '2026-11-22' as IsoDate,
  /** Income of what a member put into the family for less than its worth is the member's. */
  clubbing: act('s. 64(2)'),
  /** Gifts in a year: ₹ that must be exceeded, and for land and buildings bought too cheaply also % of the price. */
  gifts: {
    value: { above: 50_000, ofPricePercent: 10 },
    cite: act('s. 56(2)(x)'),
  } satisfies Rule<GiftLimits>,
  /** Of a family only its members are relatives. */
  relatives: act('s. 56(2)(x), with clause (e)(ii) of the Explanation to s. 56(2)(vii)'),
  partition: act('s. 171(1) to (4)'),
  partialPartition: act('s. 171(9)'),
  /** A partial partition after this day is not recognised. */
  partialIgnoredAfter: '1978-12-31' as IsoDate,
  residence: act('s. 6(2)'),
  /** NPS accounts and education loans are of individuals. */
  individualsAlone: act('s. 80CCD(1) and s. 80E(1)'),
} as const;
