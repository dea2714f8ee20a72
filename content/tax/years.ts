/** Which year a page is about, and what a year is called. */
import type { WholeYear } from '@/content/rules/years/on-file';
import { firstTaxYear, wholeYears } from '@/content/rules/years/on-file';
import { addMonths, firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { dayOfExport } from '../day-of-export';

/**
 * How many months after the beginning of a year a page opens on it (`docs/decisions/038`). `runs`: at once, where the visitor acts in the
 * year that runs. `due`, `dueWithAudit`, `late`: once the last day for the return of the year before is past, without audit, with audit,
 * or filed late. `over`: once it is over itself.
 */
const opensAfter = { runs: 0, due: 5, dueWithAudit: 7, late: 9, over: 12 } as const;

/** When a page opens on a year. */
export type Opens = keyof typeof opensAfter;

/** Returns the years on file, each behind the day from which a page opens on it. */
export function openedFrom(opens: Opens): (readonly [IsoDate, WholeYear])[] {
  return wholeYears.map((year) => [`${addMonths(`${firstYearOf(year)}-04`, opensAfter[opens])}-01`, year] as const);
}

/** Returns the year that a page opens on, and its texts are about, on the day of the export. */
export function openYear(opens: Opens): WholeYear {
  return openedFrom(opens).findLast(([from]) => from <= dayOfExport)?.[1] ?? wholeYears[0];
}

/** Returns the Act that a financial year is under. */
export function actOf(financialYear: string): IncomeTaxAct {
  return financialYear < firstTaxYear ? 'act1961' : 'act2025';
}

/** Returns a year by the name that its Act gives it: "FY 2019-20" under that of 1961, "tax year 2030-31" under that of 2025. */
export function yearTitle(financialYear: string): string {
  return actOf(financialYear) === 'act1961' ? `FY ${financialYear}` : `tax year ${financialYear}`;
}

/** Returns the names of the years that pages open on, the earlier first: that of returns, and the one that runs. */
export function yearsOpened(): string[] {
  return [...new Set([openYear('late'), openYear('runs')])].map(yearTitle);
}
