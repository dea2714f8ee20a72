import { addMonths, type IsoMonth, utc } from './iso-date';
import type { IsoDate } from './law';

export * from './iso-date';

const DAY = 86_400_000;

/** Returns the number of days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / DAY);
}

/** Returns the day that is `days` later. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(utc(day) + days * DAY).toISOString().slice(0, 10);
}

/**
 * Returns the day that is `months` later in the calendar; where its month has no such day, the last day of that month.
 * @example addMonthsToDay('2026-01-31', 1) // '2026-02-28'
 */
export function addMonthsToDay(day: IsoDate, months: number): IsoDate {
  const month = addMonths(day.slice(0, 7), months);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < lastDay ? same : lastDay;
}

/** Returns the number of months from the first month to the second; negative when the second is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

/**
 * Returns the Indian financial year (1 April to 31 March) that a day or month falls in, as '2025-26'.
 * @example financialYearOf('2026-03-31') // '2025-26'
 */
export function financialYearOf(dayOrMonth: IsoDate | IsoMonth): string {
  const year = Number(dayOrMonth.slice(0, 4));
  return financialYearFrom(Number(dayOrMonth.slice(5, 7)) >= 4 ? year : year - 1);
}

/** Returns the financial year that begins in a calendar year: 2025 gives '2025-26'. */
export function financialYearFrom(firstYear: number): string {
  return `${firstYear}-${String((firstYear + 1) % 100).padStart(2, '0')}`;
}

/** Returns the calendar year in which a financial year such as '2025-26' begins: 2025. */
export function firstYearOf(financialYear: string): number {
  return Number(financialYear.slice(0, 4));
}
