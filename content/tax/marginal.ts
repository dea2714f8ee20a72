/** What the next ₹1,000 of income costs in tax. */
import { exactInr, formatNumber, inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';

/** The assessment of the same person with `extra` ₹ more of income at slab rates. */
export type WithMore = (extra: number) => Assessment;

const NEXT = 1_000;

/** Returns what the next ₹1,000 of income costs in tax, as a percentage of it: 31.2 where ₹312 of it go. */
export function marginalRate(withMore: WithMore): number {
  return ((withMore(NEXT).tax - withMore(0).tax) / NEXT) * 100;
}

/** Returns how the marginal rate came about, for the working. */
export function marginalRateWorking(withMore: WithMore): string {
  const now = withMore(0).tax;
  const more = withMore(NEXT).tax;
  const change = more - now;
  const text =
    change < 0
      ? `${exactInr(-change)} less`
      : `${exactInr(change)} more, or ${formatNumber((change / NEXT) * 100)}% of the extra income`;
  return `With ${inr(NEXT)} more income at slab rates the tax is ${exactInr(more)}. That is ${text}`;
}
