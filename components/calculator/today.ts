/** Date and month fields that follow the visitor's calendar: which they are, which day it is, and a draft with that day filled in. */

import { type Fields, setOnDay } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import type { Draft } from '@/lib/read-input';

/** Returns the names of the fields that the browser sets to the visitor's own day or month. */
export function todayFields(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => ('today' in field && field.today ? [name] : []));
}

/** Returns the day on the visitor's own clock and in the visitor's own zone. */
export function localDay(now = new Date()): IsoDate {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/**
 * Returns the draft with the day in each named field that has its default and allows it; the very same draft where that changes nothing.
 * `day` is '' before the code that answers has loaded.
 */
export function withToday(fields: Fields, draft: Draft, names: readonly string[], day: IsoDate | ''): Draft {
  const filled = names.flatMap((name) => {
    const field = fields[name];
    const value = field && draft[name] === field.default ? setOnDay(field, day) : null;
    return value === null || value === draft[name] ? [] : [[name, value] as const];
  });
  return filled.length === 0 ? draft : { ...draft, ...Object.fromEntries(filled) };
}

/** Returns the draft with each named field that holds the day at its default again: that day is no choice of the visitor. */
export function withoutToday(fields: Fields, draft: Draft, names: readonly string[], day: IsoDate | ''): Draft {
  const unchanged = names.flatMap((name) => {
    const field = fields[name];
    const value = field ? setOnDay(field, day) : null;
    return field && value !== null && draft[name] === value ? [[name, field.default as string] as const] : [];
  });
  return unchanged.length === 0 ? draft : { ...draft, ...Object.fromEntries(unchanged) };
}
