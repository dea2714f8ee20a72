import type { IsoDate } from './law';

/** A calendar month, `YYYY-MM`. */
export type IsoMonth = string;

const DAY = 86_400_000;

function utc(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Returns whether the text is a day of the calendar written `YYYY-MM-DD`: 2025-02-30 is not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utc(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Returns whether the text is a month written `YYYY-MM`. */
export function isIsoMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

/** Returns the number of days from the first day to the second; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / DAY);
}

/** Returns the day that is `days` later. */
export function addDays(day: IsoDate, days: number): IsoDate {
  return new Date(utc(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the month that is `months` later: addMonths('2025-11', 3) is '2026-02'. */
export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
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
  const first = Number(dayOrMonth.slice(5, 7)) >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Returns the calendar year in which a financial year such as '2025-26' begins: 2025. */
export function firstYearOf(financialYear: string): number {
  return Number(financialYear.slice(0, 4));
}
