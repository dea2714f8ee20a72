import { formatNumber, formatRupees } from '@/lib/format';

/** Returns an amount as it is: with paise only where it has any. */
export function inRupees(amount: number): string {
  return formatRupees(amount, { paise: Math.abs(amount - Math.round(amount)) >= 0.005 });
}

/** Returns "1 month", "3 months". */
export function inMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}
