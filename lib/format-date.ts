import type { IsoMonth } from './calendar';
import type { IsoDate } from './law';

export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a month such as '2025-07', or the month of a day. Text that is neither comes back as it is.
 * @example formatMonth('2025-07') // 'Jul 2025'
 */
export function formatMonth(month: IsoMonth): string {
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  return name ? `${name} ${month.slice(0, 4)}` : month;
}

/**
 * Formats a day. Text that is no day, such as the empty one, comes back as it is.
 * @example formatDate('2025-07-15') // '15 Jul 2025'
 */
export function formatDate(day: IsoDate): string {
  const dayOfMonth = Number(day.slice(8, 10));
  return dayOfMonth > 0 ? `${dayOfMonth} ${formatMonth(day)}` : day;
}
