import type { Rule } from '@/lib/law';

/** ₹ a year of each minor child's income that is exempt for the parent with whose income it is taxed, in the old regime. */
export const minorExempt: Rule<number> = {
  value: 1_500,
  checkedOn: '2026-11-29',
  cite: { source: 'income-tax-act-1961', at: 's. 10(32) and s. 115BAC(2)(i), Income-tax Act, 1961' },
};
