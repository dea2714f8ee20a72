import type { AnyInput, AnyRow } from '@/lib/calculator';

/**
 * Returns what a new row of a list of earlier years starts with: the latest of the years, newest first, that is before the year of the
 * form and has no row yet.
 */
export function nextEarlierYear(list: string, years: readonly string[]) {
  return ({ financialYear, [list]: rows }: AnyInput): AnyRow => {
    const taken = (rows as readonly AnyRow[]).map(({ year }) => year);
    const year = years.find((each) => each < String(financialYear) && !taken.includes(each));
    return year === undefined ? {} : { year };
  };
}
