/** Questions for the year of the income, and for earlier ones. */
import { choice } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { dayOfExport } from '../day-of-export';

/** The year that is over, and the one that runs. A new year is added here, for all pages. */
const presentYears = [
  { value: '2025-26', label: 'FY 2025-26' },
  { value: '2026-27', label: 'Tax year 2026-27' },
] as const;

/**
 * How many months after the beginning of a year a page opens on it (`docs/decisions/038`). `runs`: at once, where the visitor acts in the
 * year that runs. `due`, `dueWithAudit`, `late`: once the last day for the return of the year before is past, without audit, with audit,
 * or filed late. `over`: once it is over itself.
 */
const opensAfter = { runs: 0, due: 5, dueWithAudit: 7, late: 9, over: 12 } as const;

/** When a page opens on a year. */
export type Opens = keyof typeof opensAfter;

/** Returns the two present years, each behind the day from which a page opens on it. */
function openedFrom(opens: Opens) {
  return presentYears.map(
    ({ value }) => [`${addMonths(`${value.slice(0, 4)}-04`, opensAfter[opens])}-01`, value] as const,
  );
}

/** Returns the question for the year where the page does not know the rules of FY 2024-25. */
export function presentYear(opens: Opens) {
  const today = openedFrom(opens);
  return choice({
    label: 'Year of the income',
    help: 'April to March. FY 2025-26 is AY 2026-27.',
    options: presentYears,
    default: today.findLast(([from]) => from <= dayOfExport)?.[1] ?? presentYears[0].value,
    formerDefault: '2025-26',
    formerThrough: 2,
    today,
  });
}

/** Returns the question for the year of the income, asked first wherever the law depends on it. */
export function incomeYear(opens: Opens) {
  const { options, ...question } = presentYear(opens);
  return choice({ ...question, options: [...options, { value: '2024-25', label: 'FY 2024-25' }] });
}

/** Asks which year a loss that is brought forward is of, out of the years of the list, newest first. */
export const lossOf = <const Year extends string>(years: readonly [Year, ...Year[]], atFirst: NoInfer<Year>) =>
  choice<Year>({
    label: 'Loss of',
    options: years.map((value) => ({ value, label: `FY ${value}` })),
    default: atFirst,
  });
