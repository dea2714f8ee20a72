/** A gift of a year, ₹: `value` is the sum, the stamp duty value of land or building, or else the market value. */
export interface Gift {
  readonly what: 'money' | 'movable' | 'immovable';
  /** `exempt`: from a relative, by will, inheritance or partition. */
  readonly exempt: boolean;
  readonly value: number;
  readonly paid: number;
}

/** ₹ that must be exceeded; for land and buildings bought too cheaply the difference must also exceed % of the price. */
export interface GiftLimits {
  readonly above: number;
  readonly ofPricePercent: number;
}

/**
 * Returns the part of each gift that is income, ₹, in the order given: section 56(2)(x). Money from all givers is added up
 * and taxed whole above the limit; so are movable things given for nothing, and what those bought too cheaply fall short
 * by; land and buildings are tested one by one.
 */
export function taxableGifts(gifts: readonly Gift[], { above, ofPricePercent }: GiftLimits): number[] {
  const shortfall = ({ value, paid }: Gift) => Math.max(0, value - paid);
  const isFree = ({ paid }: Gift) => paid <= 0;
  const total = (of: (gift: Gift) => boolean) =>
    gifts.reduce((sum, gift) => sum + (!gift.exempt && of(gift) ? shortfall(gift) : 0), 0);
  const money = total(({ what }) => what === 'money');
  const freeThings = total((gift) => gift.what === 'movable' && isFree(gift));
  const cheapThings = total((gift) => gift.what === 'movable' && !isFree(gift));
  const taxedOf = (gift: Gift) => {
    const short = shortfall(gift);
    if (gift.what === 'immovable') {
      return short > Math.max(above, isFree(gift) ? 0 : (gift.paid * ofPricePercent) / 100) ? short : 0;
    }
    const together = gift.what === 'money' ? money : isFree(gift) ? freeThings : cheapThings;
    return together > above ? short : 0;
  };
  return gifts.map((gift) => (gift.exempt ? 0 : taxedOf(gift)));
}
