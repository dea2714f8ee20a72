import type { IsoDate, Rule } from '@/lib/law';
import type { SurchargeBands } from '@/lib/tax/tds';

/** The last day on which surcharge and cess were compared with the Act. */
export const surchargeCheckedOn: IsoDate = '2026-11-21';

/** Surcharge on the tax of a non-resident, by the payments of the year; an individual is taken to be in the new regime. */
export const nonResidentSurcharge: Rule<SurchargeBands> = {
  value: {
    individual: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 25],
    ],
    other: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 25],
    ],
    firm: [[1_00_00_000, 12]],
    company: [
      [1_00_00_000, 2],
      [10_00_00_000, 5],
    ],
  },
  cite: {
    source: 'income-tax-act-1961',
    at: 's. 195, Income-tax Act, 1961, with the surcharge in s. 2(6) of the Finance Act of the year',
  },
};

/** Health and education cess on a non-resident's tax and surcharge, %. */
export const nonResidentCess: Rule<number> = {
  value: 4,
  cite: {
    source: 'income-tax-act-1961',
    at: 's. 195, Income-tax Act, 1961, with the cess in s. 2 of the Finance Act of the year',
  },
};
