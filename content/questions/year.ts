/** Questions for the year of the income, and for earlier ones. */
import {
  firstTaxYear,
  lastOf1961Act,
  type WholeYear,
  wholeYears,
  type YearOnFile,
  yearOfEarlyLinks,
  yearsOnFile,
} from '@/content/rules/years/on-file';
import { type Opens, openedFrom, openYear, yearTitle } from '@/content/tax/years';
import { choice } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { upperFirst } from '@/lib/lower-first';

/** Returns a year as an option of a choice. */
const optionOf = <Year extends string>(value: Year) => ({ value, label: upperFirst(yearTitle(value)) });

/** Returns the years as options: the last two as they follow, then the earlier ones, newest first. */
const optionsOf = <Year extends string>(years: readonly Year[]) =>
  [...years.slice(-2), ...years.slice(0, -2).reverse()].map(optionOf);

/** Returns the question for the year where the page knows only the years that are on file whole. */
export function presentYear(opens: Opens) {
  return choice<WholeYear>({
    label: 'Year of the income',
    help: `April to March. FY ${lastOf1961Act} is AY ${firstTaxYear}.`,
    options: optionsOf(wholeYears),
    default: openYear(opens),
    formerDefault: yearOfEarlyLinks.return,
    formerThrough: 2,
    today: openedFrom(opens),
  });
}

/** Returns the question for the year of the income, asked first wherever the law depends on it. */
export function incomeYear(opens: Opens) {
  return choice<YearOnFile>({ ...presentYear(opens), options: optionsOf(yearsOnFile) });
}

/** Returns the financial years between two first years, newest first. */
function yearsBackTo(oldest: number, newest: number): readonly string[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => financialYearFrom(newest - index));
}

const last = firstYearOf(yearsOnFile.at(-1) ?? '');

/** Returns the years before the last one on file, newest first. */
export const earlierYears = (oldest: number) => yearsBackTo(oldest, last - 1);

/** Returns the years up to the last one on file, newest first. */
export const yearsSince = (oldest: number) => yearsBackTo(oldest, last);

/** Asks for one of the years of a list, newest first; a new row has the second, the last one whose return is surely filed. */
export const oneOfYears = (label: string, years: readonly string[]) =>
  choice({
    label,
    options: years.map((value) => ({ value, label: `FY ${value}` })),
    default: years[1] ?? '',
  });

/** Asks which year a loss that is brought forward is of, out of the years of the list, newest first. */
export const lossOf = (years: readonly string[]) => oneOfYears('Loss of', years);
