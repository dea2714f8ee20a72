import type { AuditYear } from '../income-tax/audit';
import { audit as year2025 } from './2025-26/audit';
import { audit as year2026 } from './2026-27/audit';
import type { WholeYear } from './on-file';

/** Tax audit by financial year. */
export const auditYears: Readonly<Record<WholeYear, AuditYear>> = {
  '2025-26': year2025,
  '2026-27': year2026,
};
