import type { EntityYear } from '../income-tax/entities';
import { entities as year2025 } from './2025-26/entities';
import { entities as year2026 } from './2026-27/entities';
import type { WholeYear } from './on-file';

/** Companies, firms and LLPs by financial year. */
export const entityYears: Readonly<Record<WholeYear, EntityYear>> = {
  '2025-26': year2025,
  '2026-27': year2026,
};
