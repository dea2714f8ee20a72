import type { Citation, DatedSeries, IsoDate } from '@/lib/law';
import type { SurchargeBands } from '@/lib/tax/tds';

/** The last day on which surcharge and cess were compared with the Act. */
const checkedOn: IsoDate = '2026-11-21';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `s. 195, Income-tax Act, 1961, ${at}` });
const by2026 = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

const bands: SurchargeBands = {
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
};

/** Surcharge on the tax of a non-resident, by the payments of the year; an individual is taken to be in the new regime. */
export const nonResidentSurcharge: DatedSeries<SurchargeBands> = {
  checkedOn,
  from: [
    { date: '2024-04-01', value: bands, cite: act('with the surcharge in s. 2(6) of the Finance Act of the year') },
    { date: '2026-04-01', value: bands, cite: by2026('First Schedule, Part II') },
  ],
};

/** Health and education cess on a non-resident's tax and surcharge, %. */
export const nonResidentCess: DatedSeries<number> = {
  checkedOn,
  from: [
    { date: '2024-04-01', value: 4, cite: act('with the cess in s. 2 of the Finance Act of the year') },
    { date: '2026-04-01', value: 4, cite: by2026('s. 3(15)') },
  ],
};
