import { updatedReturnSteps } from '@/content/rules/updated-return';
import { addMonthsToDay } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/** The step that an updated return is in on a day. */
interface OpenStep {
  /** The additional tax, % of tax and interest, and the last day on which it is that. */
  readonly percent: number;
  readonly until: IsoDate;
  /** The last day for an updated return at all. */
  readonly last: IsoDate;
}

/**
 * Returns the step of an updated return on a day, for the year of income that ends on `lastDay`; null once none is possible. The
 * assessment year ends a year after the year of income.
 */
export function updatedReturnStep(lastDay: IsoDate, day: IsoDate): OpenStep | null {
  const steps = updatedReturnSteps.value.map(({ withinMonths, percent }) => ({
    percent,
    until: addMonthsToDay(lastDay, 12 + withinMonths),
  }));
  const step = steps.find(({ until }) => until >= day);
  return step ? { ...step, last: steps.at(-1)?.until ?? step.until } : null;
}
