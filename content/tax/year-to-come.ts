/** What a page says of the financial year that runs while its law is not on file yet. */
import { wholeYears } from '@/content/rules/years/on-file';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { upperFirst } from '@/lib/lower-first';
import { yearTitle } from './years';

/** Returns that the year of a day is after those on file, as a sentence; '' where it is not, and without a day. */
export function yearToCome(today: IsoDate | ''): string {
  const year = today === '' ? '' : financialYearOf(today);
  return wholeYears.every((each) => each < year) ? `${upperFirst(yearTitle(year))} is not on this page yet.` : '';
}

/** Returns the instalments of advance tax of a year on file as days of another year: the Act sets them for every year alike. */
export function instalmentsIn(financialYear: string, instalments: readonly IsoDate[]): IsoDate[] {
  const year = firstYearOf(financialYear);
  return instalments.map(
    (day) => `${year + Number(day.slice(0, 4)) - firstYearOf(financialYearOf(day))}${day.slice(4)}`,
  );
}

/** Returns the same with its next instalment of advance tax. `instalments` are those of a year on file. */
export function advanceTaxToCome(today: IsoDate | '', instalments: readonly IsoDate[]): string {
  const text = yearToCome(today);
  if (text === '') return '';
  const next = instalmentsIn(financialYearOf(today), instalments).find((day) => day >= today);
  return next
    ? `${text} By the Act as it stands, the next instalment of its advance tax is due on ${formatDate(next)}.`
    : text;
}
