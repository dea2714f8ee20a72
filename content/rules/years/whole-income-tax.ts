import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { incomeTax as year2025 } from './2025-26/income-tax';
import { incomeTax as year2026 } from './2026-27/income-tax';
import type { WholeYear } from './on-file';

/** The income-tax law of the years that are on file whole, for pages that offer these alone. */
export const wholeIncomeTaxYears: Readonly<Record<WholeYear, IncomeTaxYear>> = {
  '2025-26': year2025,
  '2026-27': year2026,
};
