import { choice, money } from '@/lib/calculator';
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

/** Which cities count at the higher share of salary for HRA, by year. */
export const metroHelp = 'Delhi, Mumbai, Kolkata or Chennai; for 2026-27 also Bengaluru, Hyderabad, Pune or Ahmedabad.';

/** The highest amount of a year that the tax pages take, ₹. */
export const mostOfYear = 1_00_00_00_000;

/** The person's age band for slabs and limits: the oldest age in the year counts. */
export const ageInYear = choice({
  label: 'Your age',
  help: 'The age you reach by 31 March, the end of the year.',
  options: [
    { value: 'below60', label: 'Below 60' },
    { value: 'senior', label: '60 to 79' },
    { value: 'verySenior', label: '80 or more' },
  ],
  default: 'below60',
});

/** Residential status: section 6. */
export const residence = choice({
  label: 'Residence',
  options: [
    { value: 'resident', label: 'Resident' },
    { value: 'notOrdinarily', label: 'Resident, not ordinarily (RNOR)' },
    { value: 'nonResident', label: 'Non-resident (NRI)' },
  ],
  default: 'resident',
});

/** The regime that the answer is in. */
export const taxRegime = choice({
  label: 'Tax regime',
  options: [
    { value: 'new', label: 'New regime' },
    { value: 'old', label: 'Old regime' },
  ],
  default: 'new',
});

/** The regime whose working is shown, where a page works out both. */
export const shownRegime = choice({
  label: 'Show in detail',
  options: [
    { value: 'better', label: 'Lower tax' },
    { value: 'new', label: 'New regime' },
    { value: 'old', label: 'Old regime' },
  ],
  default: 'better',
});

/** Salary before any deduction, ₹ a year. */
export const yearlySalary = money({
  label: 'Yearly salary or pension (before tax)',
  help: 'With all allowances, bonus and perquisites.',
  min: 0,
  max: mostOfYear,
  step: 10_000,
  default: 15_00_000,
  slider: { min: 0, max: 60_00_000 },
});

/** What was put into savings of section 80C, ₹ a year, before its limit. */
export const savings80C = money({
  label: 'Savings under section 80C',
  help: 'EPF, PPF, ELSS, insurance (2026-27: 123).',
  min: 0,
  max: mostOfYear,
  default: 0,
  formerDefault: 1_50_000,
  slider: { min: 0, max: 3_00_000 },
});

/** Health insurance of the taxpayer and family, ₹ a year, before the limit of section 80D. */
export const health80D = money({
  label: 'Health insurance, you and family',
  help: 'Section 80D (2026-27: 126).',
  min: 0,
  max: mostOfYear,
  default: 0,
  formerDefault: 25_000,
  slider: { min: 0, max: 1_00_000 },
});

/** Asks for the total income where the tax on it is typed, not worked out; `help` says what it decides. */
export const knownTotalIncome = (help: string) =>
  money({
    label: 'Total income',
    help: `After deductions. ${help}`,
    min: 0,
    max: 500_00_00_000,
    step: 10_000,
    default: 15_00_000,
    slider: { min: 0, max: 50_00_000 },
    showIf: { mode: 'known' },
  });
