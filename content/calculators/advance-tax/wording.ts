import { formatNumber } from '@/lib/format';

/** Returns "1 month", "3 months". */
export function inMonths(months: number): string {
  return `${formatNumber(months)} ${months === 1 ? 'month' : 'months'}`;
}
