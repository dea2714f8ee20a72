import type { RefundRules } from '@/content/rules/income-tax/refunds';
import { formatDate } from '@/lib/format';

/** Returns the last day of a revised return in words, with the day after which it has a fee: "31 Mar 2027 (after 31 Dec 2026 with a fee)". */
export function revisedUntil({ revised: { value } }: Pick<RefundRules, 'revised'>): string {
  const fee = value.freeUntil < value.until ? ` (after ${formatDate(value.freeUntil)} with a fee)` : '';
  return formatDate(value.until) + fee;
}
