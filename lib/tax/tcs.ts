/** How tax is collected at source: % of the whole amount once it exceeds `above` ₹, or of what exceeds it. */
export interface CollectionTerms {
  readonly percent: number;
  readonly above: number;
  readonly base: 'whole' | 'excess';
}

/**
 * Returns the tax in ₹ that a seller or bank collects on an amount in ₹; nothing up to the limit. Not rounded.
 * @example taxCollected(1200000, { percent: 1, above: 1000000, base: 'whole' }) // 12000
 * @example taxCollected(1200000, { percent: 2, above: 1000000, base: 'excess' }) // 4000
 */
export function taxCollected(amount: number, { percent, above, base }: CollectionTerms): number {
  if (amount <= above) return 0;
  return ((base === 'whole' ? amount : amount - above) * percent) / 100;
}
