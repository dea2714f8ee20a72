import type { Citation, DatedSeries, IsoDate } from '@/lib/law';
import type { ProfessionalTaxRule } from '@/lib/tax/professional-tax';

/** The day on which this file was last compared with its sources. */
export const checkedOn: IsoDate = '2026-11-21';

type Series = DatedSeries<ProfessionalTaxRule>;

/** The States and Union territories with a tax on employment. */
export type TaxingState =
  | 'andhraPradesh'
  | 'assam'
  | 'bihar'
  | 'gujarat'
  | 'jharkhand'
  | 'karnataka'
  | 'kerala'
  | 'madhyaPradesh'
  | 'maharashtra'
  | 'manipur'
  | 'meghalaya'
  | 'mizoram'
  | 'nagaland'
  | 'odisha'
  | 'puducherry'
  | 'punjab'
  | 'sikkim'
  | 'tamilNadu'
  | 'telangana'
  | 'tripura'
  | 'westBengal';

const cite = (at: string): Citation => ({ source: 'profession-tax-acts', at });

/** Andhra Pradesh and Telangana kept the same bands. */
const telugu = [
  { above: 15_000, tax: 150 },
  { above: 20_000, tax: 200 },
];

/**
 * Tax on employment by State. A series begins with the rule in force on the first day of the years on file, under its own
 * date where that is known. Sums of money are ₹; the bands are read as `ProfessionalTaxRule` says.
 */
export const professionalTax: Readonly<Record<TaxingState, Series>> = {
  andhraPradesh: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2013-02-06',
        value: { base: 'month', bands: telugu },
        cite: cite('First Schedule, Andhra Pradesh Tax on Professions, Trades, Callings and Employments Act, 1987'),
      },
    ],
  },
  assam: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2014-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 10_000, tax: 150 },
            { from: 15_000, tax: 180 },
            { from: 25_000, tax: 208 },
          ],
        },
        cite: cite('Schedule, entry 1, Assam Professions, Trades, Callings and Employments Taxation Act, 1947'),
      },
      {
        date: '2025-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 15_000, tax: 180 },
            { from: 25_000, tax: 208 },
          ],
        },
        cite: cite(
          'Schedule, entry 1, Assam Professions, Trades, Callings and Employments Taxation Act, 1947, as notified on 1 April 2025',
        ),
      },
    ],
  },
  bihar: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2011-08-01',
        value: {
          base: 'year',
          bands: [
            { above: 3_00_000, tax: 1_000 },
            { above: 5_00_000, tax: 2_000 },
            { above: 10_00_000, tax: 2_500 },
          ],
        },
        cite: cite('Schedule, Bihar Tax on Professions, Trades, Callings and Employments Act, 2011'),
      },
    ],
  },
  gujarat: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2022-04-01',
        value: { base: 'month', bands: [{ above: 12_000, tax: 200 }] },
        cite: cite(
          'Notification GHN-35-PFT-2022 of 8 April 2022, Gujarat State Tax on Professions, Trades, Callings and Employments Act, 1976',
        ),
      },
    ],
  },
  jharkhand: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2012-02-01',
        value: {
          base: 'year',
          bands: [
            { above: 3_00_000, tax: 1_200 },
            { above: 5_00_000, tax: 1_800 },
            { above: 8_00_000, tax: 2_100 },
            { above: 10_00_000, tax: 2_500 },
          ],
        },
        cite: cite('Schedule, Jharkhand Tax on Profession, Trades, Callings and Employments Act, 2011'),
      },
    ],
  },
  karnataka: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2023-04-01',
        value: { base: 'month', bands: [{ from: 25_000, tax: 200 }], freeFromAge: 60 },
        cite: cite(
          'Schedule, serial number 1, Karnataka Tax on Professions, Trades, Callings and Employments Act, 1976',
        ),
      },
      {
        date: '2025-04-01',
        value: {
          base: 'month',
          bands: [{ from: 25_000, tax: 200, special: { month: 2, tax: 300 } }],
          freeFromAge: 60,
        },
        cite: cite(
          'Schedule, serial number 1, Karnataka Tax on Professions, Trades, Callings and Employments Act, 1976, as amended by Act 33 of 2025',
        ),
      },
    ],
  },
  kerala: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'halfYear',
          bands: [
            { from: 12_000, tax: 120 },
            { from: 18_000, tax: 180 },
            { from: 30_000, tax: 300 },
            { from: 45_000, tax: 450 },
            { from: 60_000, tax: 600 },
            { from: 75_000, tax: 750 },
            { from: 1_00_000, tax: 1_000 },
            { from: 1_25_000, tax: 1_250 },
          ],
          takenIn: [8, 2],
          leastDays: 60,
        },
        cite: cite('s. 245, Kerala Municipality Act, 1994, with the Profession Tax Rules'),
      },
      {
        date: '2024-10-01',
        value: {
          base: 'halfYear',
          bands: [
            { from: 12_000, tax: 320 },
            { from: 18_000, tax: 450 },
            { from: 30_000, tax: 600 },
            { from: 45_000, tax: 750 },
            { from: 1_00_000, tax: 1_000 },
            { from: 1_25_000, tax: 1_250 },
          ],
          takenIn: [8, 2],
          leastDays: 60,
        },
        cite: cite(
          's. 245, Kerala Municipality Act, 1994, with the Profession Tax Rules as revised from 1 October 2024',
        ),
      },
    ],
  },
  madhyaPradesh: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2018-04-01',
        value: {
          base: 'year',
          bands: [
            { above: 2_25_000, tax: 1_500 },
            { above: 3_00_000, tax: 2_000 },
            { above: 4_00_000, tax: 2_500 },
          ],
        },
        cite: cite('Schedule, Madhya Pradesh Vritti Kar Adhiniyam, 1995'),
      },
    ],
  },
  maharashtra: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2023-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 7_500, tax: 175 },
            { above: 10_000, tax: 200, special: { month: 2, tax: 300 } },
          ],
          women: [{ above: 25_000, tax: 200, special: { month: 2, tax: 300 } }],
          freeFromAge: 65,
        },
        cite: cite(
          'Schedule I, entry 1, and s. 27A, Maharashtra State Tax on Professions, Trades, Callings and Employments Act, 1975',
        ),
      },
    ],
  },
  manipur: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2012-09-01',
        value: {
          base: 'year',
          bands: [
            { above: 50_000, tax: 1_200 },
            { above: 75_000, tax: 2_000 },
            { above: 1_00_000, tax: 2_400 },
            { above: 1_25_000, tax: 2_500 },
          ],
        },
        cite: cite(
          'Schedule, Manipur Professions, Trades, Callings and Employments Taxation Act, 1981, as amended in 2012',
        ),
      },
    ],
  },
  meghalaya: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2012-04-01',
        value: {
          base: 'year',
          bands: [
            { above: 50_000, tax: 200 },
            { above: 75_000, tax: 300 },
            { above: 1_00_000, tax: 500 },
            { above: 1_50_000, tax: 750 },
            { above: 2_00_000, tax: 1_000 },
            { above: 2_50_000, tax: 1_250 },
            { above: 3_00_000, tax: 1_500 },
            { above: 3_50_000, tax: 1_800 },
            { above: 4_00_000, tax: 2_100 },
            { above: 4_50_000, tax: 2_400 },
            { above: 5_00_000, tax: 2_500 },
          ],
        },
        cite: cite(
          'Schedule, Meghalaya Professions, Trades, Callings and Employments Taxation Act, as amended in 2012',
        ),
      },
    ],
  },
  mizoram: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 5_000, tax: 75 },
            { above: 8_000, tax: 120 },
            { above: 10_000, tax: 150 },
            { above: 12_000, tax: 180 },
            { above: 15_000, tax: 195 },
            { above: 20_000, tax: 208 },
          ],
        },
        cite: cite('Schedule, Mizoram Professions, Trades, Callings and Employments Taxation Act, 1995'),
      },
    ],
  },
  nagaland: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 4_000, tax: 35 },
            { above: 5_000, tax: 75 },
            { above: 7_000, tax: 110 },
            { above: 9_000, tax: 180 },
            { above: 12_000, tax: 208 },
          ],
        },
        cite: cite('Schedule, Nagaland Professions, Trades, Callings and Employments Taxation Act, 1968'),
      },
    ],
  },
  odisha: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'year',
          bands: [
            { above: 1_60_000, tax: 1_500 },
            { above: 3_00_000, tax: 2_500, monthly: 200 },
          ],
        },
        cite: cite('Schedule, entry 1, Odisha State Tax on Professions, Trades, Callings and Employments Act, 2000'),
      },
      {
        date: '2026-04-01',
        value: { base: 'year', bands: [] },
        cite: cite('Ordinance notified on 21 April 2026, repealing the Odisha Act from 1 April 2026'),
      },
    ],
  },
  puducherry: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'halfYear',
          bands: [
            { from: 1_00_000, tax: 250 },
            { above: 2_00_000, tax: 500 },
            { above: 3_00_000, tax: 750 },
            { above: 4_00_000, tax: 1_000 },
            { above: 5_00_000, tax: 1_250 },
          ],
          takenIn: [6, 12],
          leastDays: 60,
        },
        cite: cite('profession tax, Puducherry Municipalities Act, 1973, with the Profession Tax Rules, 1976'),
      },
    ],
  },
  punjab: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2018-04-19',
        value: { base: 'flat', bands: [{ above: 0, tax: 200 }] },
        cite: cite('s. 4 and Schedule, Punjab State Development Tax Act, 2018'),
      },
    ],
  },
  sikkim: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2024-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 20_000, tax: 125 },
            { above: 30_000, tax: 150 },
            { above: 40_000, tax: 200 },
          ],
        },
        cite: cite('Schedule, entry 1, Sikkim Tax on Professions, Trades, Callings and Employments Act, 2006'),
      },
    ],
  },
  tamilNadu: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2018-04-01',
        value: {
          base: 'halfYear',
          bands: [
            { above: 21_000, tax: 135 },
            { above: 30_000, tax: 315 },
            { above: 45_000, tax: 690 },
            { above: 60_000, tax: 1_025 },
            { above: 75_000, tax: 1_250 },
          ],
          takenIn: [9, 3],
          leastDays: 60,
        },
        cite: cite('half-yearly rates of the Greater Chennai Corporation, council resolution No. 574/2024'),
      },
      {
        date: '2024-10-01',
        value: {
          base: 'halfYear',
          bands: [
            { above: 21_000, tax: 180 },
            { above: 30_000, tax: 425 },
            { above: 45_000, tax: 930 },
            { above: 60_000, tax: 1_025 },
            { above: 75_000, tax: 1_250 },
          ],
          takenIn: [9, 3],
          leastDays: 60,
        },
        cite: cite(
          'half-yearly rates of the Greater Chennai Corporation, as revised by its council on 30 December 2024',
        ),
      },
    ],
  },
  telangana: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2014-06-02',
        value: { base: 'month', bands: telugu },
        cite: cite('First Schedule, Telangana Tax on Professions, Trades, Callings and Employments Act, 1987'),
      },
    ],
  },
  tripura: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2018-07-25',
        value: {
          base: 'month',
          bands: [
            { above: 7_500, tax: 150 },
            { above: 15_000, tax: 208 },
          ],
        },
        cite: cite(
          'Schedule, Tripura Professions, Trades, Callings and Employments Taxation Act, 1997, as notified on 25 July 2018',
        ),
      },
    ],
  },
  westBengal: {
    checkedOn: '2026-11-21',
    from: [
      {
        date: '2014-04-01',
        value: {
          base: 'month',
          bands: [
            { above: 10_000, tax: 110 },
            { above: 15_000, tax: 130 },
            { above: 25_000, tax: 150 },
            { above: 40_000, tax: 200 },
          ],
        },
        cite: cite(
          'Schedule, serial number 1, West Bengal State Tax on Professions, Trades, Callings and Employments Act, 1979',
        ),
      },
    ],
  },
};
