import type { Citation } from '@/lib/law';
import type { HouseRentYear } from '../../income-tax/house-rent';
import { houseRent as after } from '../2025-26/house-rent';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** House rent in the year 1 April 2024 to 31 March 2025: what is not named here was as in the year after. */
export const houseRent: HouseRentYear = {
  ...after,
  returnDue: {
    salaried: { value: '2025-09-16', cite: act('s. 139(1), date extended by the Board') },
    business: { value: '2025-09-16', cite: act('s. 139(1), date extended by the Board') },
  },
};
