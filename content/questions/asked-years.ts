/** What people type for the years that a page offers, as expressions of the search. */
import { firstTaxYear, wholeYears, yearsOnFile } from '@/content/rules/years/on-file';
import type { AskedChoice } from '@/lib/asked';
import { firstYearOf } from '@/lib/calendar';

const two = (year: number) => String(year % 100).padStart(2, '0');

/** Returns the options of a choice of years, each with the words of its own. */
const optionsOf = (years: readonly string[], wordsOf: (first: number, isTaxYear: boolean) => string): AskedChoice => ({
  options: Object.fromEntries(years.map((year) => [year, wordsOf(firstYearOf(year), year >= firstTaxYear)])),
});

const notAssessment = '(?<!ay ?|a\\.y\\. ?|assessment year ?|\\d)';

/** Returns words such as "FY 2025-26", "2025-26" and "AY 2026-27": an assessment year is the one after. */
function plainWords(first: number, isTaxYear: boolean): string {
  const pair = (year: number) => `(?:20)?${two(year)} ?[-–/] ?(?:20)?${two(year + 1)}`;
  const before = isTaxYear ? '(?:fy ?|tax year ?)?' : '(?:fy ?)?';
  return `${notAssessment}${before}${pair(first)}|(?:ay|assessment year) ?${pair(first + 1)}`;
}

/** Returns words such as "2025-26", "25-26", "FY26" and "AY 2026-27"; a tax year is also called by the year in which it begins. */
function shortWords(first: number, isTaxYear: boolean): string {
  const [year, next, after] = [two(first), two(first + 1), two(first + 2)];
  const own = `(?<!ay ?)20${year} ?[-/] ?(?:20)?${next}|(?<!ay ?)${year}-${next}|fy ?(?:20)?${next}(?! ?[-/\\d])`;
  return isTaxYear ? `${own}|tax year 20${year}` : `${own}|ay ?20${next} ?[-/] ?(?:20)?${after}|ay ?${next}-${after}`;
}

export const plainYears = optionsOf(yearsOnFile, plainWords);
export const plainWholeYears = optionsOf(wholeYears, plainWords);
export const shortYears = optionsOf(yearsOnFile, shortWords);
export const shortWholeYears = optionsOf(wholeYears, shortWords);
