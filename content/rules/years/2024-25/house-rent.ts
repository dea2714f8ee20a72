import type { HouseRentYear } from '../../income-tax/house-rent';
import { houseRent as after } from '../2025-26/house-rent';

/** House rent in the year 1 April 2024 to 31 March 2025, as in the year after. */
export const houseRent: HouseRentYear = after;
