import { formatRupees } from '@/lib/format';

/** Returns an amount in ₹ in the working: with paise only where it has some. */
export function inRupees(value: number): string {
  return formatRupees(value, { paise: Math.abs(value - Math.round(value)) > 0.004 });
}

/** Returns '1 month', '12 months'. */
export function countedMonths(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
