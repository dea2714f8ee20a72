import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { fy2024_25 } from './2024-25';
import { fy2025_26 } from './2025-26';
import { ty2026_27 } from './2026-27';

/** The income-tax law of individuals and Hindu undivided families by financial year. */
export const incomeTaxYears: Readonly<Record<'2024-25' | '2025-26' | '2026-27', IncomeTaxYear>> = {
  '2024-25': fy2024_25,
  '2025-26': fy2025_26,
  '2026-27': ty2026_27,
};

/** The law of the year that runs. */
export const presentLaw = ty2026_27;
