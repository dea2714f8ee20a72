import { deposit } from '@/content/rules/tds/duties';
import { addMonths } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/** Returns the last day for paying in the tax deducted on a day, but for payments with a challan-cum-statement: rule 30(2). */
export function tdsDepositDay(deducted: IsoDate): IsoDate {
  const { forMarch, dayOfNextMonth } = deposit.value;
  const month = deducted.slice(0, 7);
  return month.endsWith('-03') ? `${month.slice(0, 4)}-${forMarch}` : `${addMonths(month, 1)}-${dayOfNextMonth}`;
}
