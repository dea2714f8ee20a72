import type { AdvanceTaxYear } from '@/lib/tax/income-tax-year';
import { advanceTax as year2024 } from './2024-25/advance-tax';
import { advanceTax as year2025 } from './2025-26/advance-tax';
import { advanceTax as year2026 } from './2026-27/advance-tax';
import type { YearOnFile } from './on-file';

/** Advance tax, its interest and the return by financial year. */
export const advanceTaxYears: Readonly<Record<YearOnFile, AdvanceTaxYear>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
