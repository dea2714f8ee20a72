import type { DueDateYear } from '../due-dates';
import { dueDates as year2025 } from './2025-26/due-dates';
import { dueDates as year2026 } from './2026-27/due-dates';
import type { WholeYear } from './on-file';

/** The due dates that belong to a financial year: those within it and those of the returns for it. */
export const dueDates: Readonly<Record<WholeYear, DueDateYear>> = {
  '2025-26': year2025,
  '2026-27': year2026,
};
