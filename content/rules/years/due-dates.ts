import type { DueDateYear } from '../due-dates';
import { lateDates } from '../late-dates';
import { dueDates as year2025 } from './2025-26/due-dates';
import { dueDates as year2026 } from './2026-27/due-dates';
import type { WholeYear, YearOnFile } from './on-file';

/** The due dates that belong to a financial year: those within it and those of the returns for it. */
export const dueDates: Readonly<Record<WholeYear, DueDateYear>> = {
  '2025-26': year2025,
  '2026-27': year2026,
};

/** The same with the first year on file, of which only the returns are left. */
export const datesOfYearsOnFile: Readonly<Record<YearOnFile, DueDateYear>> = { '2024-25': lateDates, ...dueDates };
