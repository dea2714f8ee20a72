import { type DatedSeries, type IsoDate, type Rule, valueOn } from '@/lib/law';
import { dayOfExport } from './day-of-export';

type Entry<T> = Rule<T> & { readonly date: IsoDate };

/** Returns the entry of a dated series that is in force on the day of the export: what a page without a day of its own calls "now". */
export function inForce<T>(series: DatedSeries<T>): Entry<T> {
  return valueOn(series, dayOfExport);
}

/** Returns the entry that ended when the one in force began; that one itself where it is the first. */
export function lastReplaced<T>(series: DatedSeries<T>): Entry<T> {
  const now = inForce(series);
  return series.from.findLast(({ date }) => date < now.date) ?? now;
}

/** Returns the entries of a dated series up to the one in force, the first ones first. */
export function upToNow<T>({ from }: DatedSeries<T>): readonly Entry<T>[] {
  return from.filter(({ date }) => date <= dayOfExport);
}
