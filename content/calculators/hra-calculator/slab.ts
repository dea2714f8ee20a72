import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import type { HraInput } from './form';

/** Returns the percentage of the chosen old-regime slab; 0 where there is no tax. */
export function slabPercent({ slab }: HraInput, rules: HouseRentYear): number {
  const place = { none: -1, first: 0, middle: 1, top: 2 }[slab];
  return rules.oldRegimeSlabs.value[place]?.[1] ?? 0;
}
