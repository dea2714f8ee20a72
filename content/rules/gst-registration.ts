import type { Rule } from '@/lib/law';

/** Turnover of a year above which a supplier registers for GST, ₹, and the States with lower limits. */
export const gstRegistration: Rule<{
  readonly goods: number;
  readonly goodsLower: number;
  readonly services: number;
  readonly lowest: number;
  readonly lowerStates: readonly string[];
  readonly lowestStates: readonly string[];
  /** Goods without the limit of goods. */
  readonly notGoods: readonly string[];
}> = {
  value: {
    goods: 40_00_000,
    goodsLower: 20_00_000,
    services: 20_00_000,
    lowest: 10_00_000,
    lowerStates: ['Arunachal Pradesh', 'Meghalaya', 'Puducherry', 'Sikkim', 'Telangana', 'Uttarakhand'],
    lowestStates: ['Manipur', 'Mizoram', 'Nagaland', 'Tripura'],
    notGoods: ['ice cream', 'pan masala', 'tobacco'],
  },
  cite: {
    source: 'cgst-act-2017',
    at: 's. 22(1) and 24, CGST Act, 2017, with Notifications No. 10/2019-Central Tax and No. 10/2017-Integrated Tax',
  },
  checkedOn: '2026-11-29',
};
