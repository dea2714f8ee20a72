import { updatedReturnSteps } from '@/content/rules/updated-return';
import { addMonthsToDay } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/** Returns the steps for a year of income with their last days; the assessment year ends a year after it. */
export function updatedReturnDays(lastDay: IsoDate): readonly { readonly percent: number; readonly until: IsoDate }[] {
  return updatedReturnSteps.value.map(({ withinMonths, percent }) => ({
    percent,
    until: addMonthsToDay(lastDay, 12 + withinMonths),
  }));
}
