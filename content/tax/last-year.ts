/** The last year on file, as the limit of days. */
import { firstTaxYear, wholeYears } from '@/content/rules/years/on-file';
import { firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

const lastFirstYear = firstYearOf(wholeYears.at(-1) ?? firstTaxYear);

/** The last day of the last year on file: the limit of days whose own law decides. */
export const lastDayOnFile: IsoDate = `${lastFirstYear + 1}-03-31`;

/** Returns a day `years` calendar years after the one in which the last year on file begins, as limits of days to come need it. */
export function dayAfterLast(years: number, monthDay: string): IsoDate {
  return `${lastFirstYear + years}-${monthDay}`;
}
