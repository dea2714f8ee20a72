/**
 * Days and months as texts: what a form needs to read them. Apart from the rest of the calendar, which a page loads after it; `lib/calendar`
 * exports both.
 */
import type { IsoDate } from './law';

/** A calendar month, `YYYY-MM`. */
export type IsoMonth = string;

/** Returns the milliseconds from 1970 to the beginning of a day, in universal time. */
export function utc(day: IsoDate): number {
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

/** Returns the month that is `months` later: addMonths('2025-11', 3) is '2026-02'. */
export function addMonths(month: IsoMonth, months: number): IsoMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
