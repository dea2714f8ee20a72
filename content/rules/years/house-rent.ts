import type { HouseRentYear } from '../income-tax/house-rent';
import { houseRent as year2024 } from './2024-25/house-rent';
import { houseRent as year2025 } from './2025-26/house-rent';
import { houseRent as year2026 } from './2026-27/house-rent';
import type { YearOnFile } from './on-file';

/** House-rent figures by financial year. */
export const houseRent: Readonly<Record<YearOnFile, HouseRentYear>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
