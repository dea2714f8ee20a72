import type { AdvanceTaxPlaces } from '../income-tax/advance-tax';
import { advanceTaxPlaces as year2024 } from './2024-25/advance-tax-places';
import { advanceTaxPlaces as year2025 } from './2025-26/advance-tax-places';
import { advanceTaxPlaces as year2026 } from './2026-27/advance-tax-places';
import type { YearOnFile } from './on-file';

/** Places in the law on advance tax by financial year. */
export const advanceTaxPlaces: Readonly<Record<YearOnFile, AdvanceTaxPlaces>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
