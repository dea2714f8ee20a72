import type { RefundRules } from '../income-tax/refunds';
import { refunds as year2024 } from './2024-25/refunds';
import { refunds as year2025 } from './2025-26/refunds';
import { refunds as year2026 } from './2026-27/refunds';
import type { YearOnFile } from './on-file';

/** The rules on refunds by financial year. */
export const refundRules: Readonly<Record<YearOnFile, RefundRules>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
