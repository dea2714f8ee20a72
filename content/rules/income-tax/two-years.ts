import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { fy2025_26 } from './2025-26';
import { ty2026_27 } from './2026-27';

/** The income-tax law of the year to file for and of the one that runs, for pages that offer these alone. */
export const lastTwoYears: Readonly<Record<'2025-26' | '2026-27', IncomeTaxYear>> = {
  '2025-26': fy2025_26,
  '2026-27': ty2026_27,
};
