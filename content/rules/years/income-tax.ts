import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { incomeTax as year2024 } from './2024-25/income-tax';
import { incomeTax as year2025 } from './2025-26/income-tax';
import { incomeTax as year2026 } from './2026-27/income-tax';
import type { YearOnFile } from './on-file';

/** The income-tax law of individuals and Hindu undivided families by financial year. */
export const incomeTaxYears: Readonly<Record<YearOnFile, IncomeTaxYear>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};

/** The law of the last year on file. */
export const presentLaw = year2026;
