import type { Citation, IsoDate } from '@/lib/law';
import type { Line } from '@/lib/tax/property-tax';

/** One city's property tax, as data. Its lines name the boxes of the form by their field names. */
export interface CityTax {
  readonly authority: string;
  readonly checkedOn: IsoDate;
  /** How far the table goes, in one sentence for the page. */
  readonly state: string;
  /** What the value that is taxed is called. */
  readonly baseLabel: string;
  /** Values that follow from the area in square feet: a class by limits, a box times the area; or from two boxes: their product. */
  readonly derived?: readonly (
    | {
        readonly name: string;
        readonly classes: readonly (readonly [upToSqft: number | null, value: string | boolean])[];
      }
    | { readonly name: string; readonly timesArea: string }
    | { readonly name: string; readonly product: readonly [string, string] }
  )[];
  readonly lines: readonly Line[];
  /** Parts in which the year is paid, with the days as the law names them. */
  readonly instalments: readonly { readonly label: string; readonly share: number }[];
  readonly late: string;
}

const cite = (source: string, at: string): Citation => ({ source, at });
const checkedOn = '2026-11-22';
const residential = { use: 'residential' } as const;
const other = { use: 'other' } as const;
const early = { payEarly: true } as const;
const twice = [
  { label: 'First half-year', share: 50 },
  { label: 'Second half-year', share: 50 },
] as const;
const once = [{ label: 'The year', share: 100 }] as const;

const mcd = (at: string) => cite('mcd-unit-area', at);
const bmc = (at: string) => cite('bmc-capital-value', at);
const bbmp = (at: string) => cite('bbmp-unit-area', at);
const gcc = (at: string) => cite('gcc-annual-value', at);
const kmc = (at: string) => cite('kmc-unit-area', at);
const ghmc = (at: string) => cite('ghmc-annual-rental-value', at);
const pmc = (at: string) => cite('pmc-rateable-value', at);
const amc = (at: string) => cite('amc-area-factors', at);
const bill = (at: string) => cite('municipal-bill', at);

const delhiTaxes = ['Property tax'];
const bengaluruTaxes = ['Property tax', 'Cess'];

/** Owner and tenant, category of building, zone: ₹ a square foot and month, notification of 2016. */
const bengaluruUnits: Readonly<Record<string, readonly number[]>> = {
  'first|let': [6, 4.8, 4.3, 3.8, 3, 2.4],
  'first|self': [3, 2.4, 2.15, 1.9, 1.5, 1.2],
  'second|let': [4.8, 4.2, 3.6, 3, 1.9, 1.7],
  'second|self': [2.4, 2.1, 1.8, 1.5, 0.95, 0.85],
  'third|let': [3.6, 3, 2.4, 1.9, 1.2, 1],
  'third|self': [1.8, 1.5, 1.2, 1, 0.6, 0.5],
};
const zones = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const bengaluruTable = Object.fromEntries(
  Object.entries(bengaluruUnits).flatMap(([key, values]) =>
    zones.map((zone, index) => [`${zone}|${key}`, values[index] ?? 0]),
  ),
);

/** Depreciation of Annexure III by age in years, %: three points for each three years begun, seventy above sixty. */
const annexure = Array.from({ length: 20 }, (_, step) => [(step + 1) * 3, (step + 1) * 3] as const);

export const cities = {
  delhi: {
    authority: 'Municipal Corporation of Delhi',
    checkedOn,
    state:
      'Unit area values since 2004, use and occupancy factors of the fifth valuation committee since 1 April 2023.',
    baseLabel: 'Annual value',
    derived: [
      {
        name: 'delhiSize',
        classes: [
          [1_500, 'small'],
          [null, 'large'],
        ],
      },
    ],
    lines: [
      {
        do: 'start',
        label: 'Unit area value, a square metre',
        amount: { by: ['delhiCategory'], table: { A: 630, B: 500, C: 400, D: 320, E: 270, F: 230, G: 200, H: 100 } },
        cite: mcd('Unit area value by category of the colony'),
      },
      { do: 'times', label: 'Covered area in square metres', amount: { area: 'sqm' }, cite: mcd('Covered area') },
      {
        do: 'times',
        label: 'Age factor',
        amount: {
          by: ['delhiBuilt'],
          table: { before1960: 0.5, '1960s': 0.6, '1970s': 0.7, '1980s': 0.8, '1990s': 0.9, since2000: 1 },
        },
        cite: mcd('Age factor by year of construction'),
      },
      {
        do: 'times',
        label: 'Structure factor',
        amount: { by: ['structure'], table: { pucca: 1, semi: 0.7, kutcha: 0.5 } },
        cite: mcd('Structure factor'),
      },
      {
        do: 'times',
        label: 'Use factor',
        amount: {
          by: ['delhiUse'],
          table: {
            business: 4,
            industrial: 3,
            entertainment: 4,
            banquet: 4,
            school: 2,
            aidedSchool: 1,
            guests: 2,
            hotel: 10,
          },
        },
        when: other,
        cite: mcd('Use factor, since 1 April 2023'),
      },
      {
        do: 'times',
        label: 'Occupancy factor',
        amount: {
          by: ['use', 'occupancy'],
          table: { 'residential|self': 1, 'residential|let': 2, 'other|self': 1, 'other|let': 1.25 },
        },
        cite: mcd('Occupancy factor; 1.25 for business let since 1 April 2023'),
      },
      {
        do: 'times',
        label: 'Flat factor',
        amount: { fixed: 0.9 },
        when: { use: 'residential', delhiSmallFlat: true },
        cite: mcd('DDA flats up to 100 square metres'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: { by: ['delhiCategory'], table: { A: 12, B: 12, C: 11, D: 11, E: 11, F: 7, G: 7, H: 7 } },
        when: residential,
        cite: mcd('Rates from 16 July 2022'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: { fixed: 15 },
        when: { use: 'other', delhiUse: 'industrial' },
        cite: mcd('Rates from 16 July 2022, industry'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: {
          by: ['delhiCategory', 'delhiSize'],
          table: {
            'A|small': 20,
            'B|small': 20,
            'C|small': 20,
            'D|small': 20,
            'E|small': 20,
            'F|small': 15,
            'G|small': 15,
            'H|small': 15,
            'A|large': 20,
            'B|large': 20,
            'C|large': 20,
            'D|large': 20,
            'E|large': 20,
            'F|large': 20,
            'G|large': 20,
            'H|large': 20,
          },
        },
        when: {
          use: 'other',
          delhiUse: ['business', 'entertainment', 'banquet', 'school', 'aidedSchool', 'guests', 'hotel'],
        },
        cite: mcd('Rates from 16 July 2022, other than residential'),
      },
      { do: 'onTax', label: 'Education cess', amount: { fixed: 1 }, of: delhiTaxes, cite: mcd('Education cess') },
      {
        do: 'rebate',
        label: 'Rebate for a woman, senior, disabled or ex-service owner',
        amount: { fixed: 30 },
        of: delhiTaxes,
        when: { use: 'residential', occupancy: 'self', delhiConcession: true },
        cite: mcd('One unit of the owner’s own, up to 100 square metres'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { fixed: 10 },
        of: delhiTaxes,
        when: early,
        cite: mcd('Lump sum in the first quarter'),
      },
      {
        do: 'rebate',
        label: 'Rebate of the housing society',
        amount: { field: 'delhiSociety' },
        of: delhiTaxes,
        when: { delhiSociety: { above: 0 } },
        cite: mcd('Rates from 16 July 2022: 10% for societies where 90% pay, 5% for waste'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying digitally',
        amount: {
          of: 'taxes',
          steps: [
            [10_000, 2],
            [null, 0],
          ],
        },
        of: delhiTaxes,
        when: { delhiDigital: true },
        cite: mcd('Rates from 16 July 2022: 2% of a tax up to ₹10,000, so at most ₹200'),
      },
    ],
    instalments: once,
    late: 'Interest of 1% a month.',
  },
  mumbai: {
    authority: 'Brihanmumbai Municipal Corporation',
    checkedOn,
    state:
      'Residential rates since 1 April 2015. We did not find the tables of building type and age, so you enter their factors, and the rate for business, yourself.',
    baseLabel: 'Capital value',
    derived: [
      {
        name: 'mumbaiSmall',
        classes: [
          [500, true],
          [null, false],
        ],
      },
    ],
    lines: [
      {
        do: 'start',
        label: 'Ready reckoner rate, a square metre',
        amount: { field: 'mumbaiRate' },
        cite: bmc('Annual statement of rates, for the use of the property'),
      },
      {
        do: 'times',
        label: 'Carpet area in square metres',
        amount: { area: 'sqm' },
        cite: bmc('Carpet area since 1 April 2015'),
      },
      {
        do: 'times',
        label: 'User factor',
        amount: { by: ['mumbaiUser'], table: { flat: 1, bungalow: 1.25 } },
        when: residential,
        cite: bmc('User category'),
      },
      {
        do: 'times',
        label: 'User factor',
        amount: { by: ['mumbaiBusiness'], table: { shop: 1, bank: 1.2, luxuryHotel: 1.25 } },
        when: other,
        cite: bmc('User category'),
      },
      {
        do: 'times',
        label: 'Building factor',
        amount: { field: 'mumbaiBuilding' },
        cite: bmc('Nature and type of building'),
      },
      { do: 'times', label: 'Age factor', amount: { field: 'mumbaiAge' }, cite: bmc('Age of building') },
      {
        do: 'times',
        label: 'Floor factor',
        amount: { by: ['mumbaiFloor'], table: { to4: 1, to10: 1.05, to20: 1.1, to30: 1.15, above30: 1.2 } },
        cite: bmc('Floor, in buildings with a lift'),
      },
      {
        do: 'exempt',
        label: 'Homes up to 500 square feet of carpet area',
        when: { use: 'residential', mumbaiSmall: true },
        cite: bmc('No property tax since 1 January 2022'),
      },
      ...(
        [
          ['General tax', 0.11],
          ['Water benefit tax', 0.069],
          ['Sewerage benefit tax', 0.043],
          ['Municipal education cess', 0.04],
          ['State education cess', 0.035],
          ['Employment guarantee cess', 0.01],
          ['Tree cess', 0.002],
          ['Street tax', 0.05],
        ] as const
      ).map(([label, percent]) => ({
        do: 'tax' as const,
        label,
        amount: { fixed: percent },
        when: residential,
        cite: bmc('Residential rates, % of capital value, from 1 April 2015'),
      })),
      {
        do: 'tax',
        label: 'Water tax',
        amount: { fixed: 0.253 },
        when: { use: 'residential', mumbaiMetered: false },
        cite: bmc('Without a water meter'),
      },
      {
        do: 'tax',
        label: 'Sewerage tax',
        amount: { fixed: 0.163 },
        when: { use: 'residential', mumbaiMetered: false },
        cite: bmc('Without a water meter'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: { field: 'shareOfCapital' },
        when: other,
        cite: bmc('Rates in all, from your bill'),
      },
    ],
    instalments: twice,
    late: 'Interest of 2% a month.',
  },
  bengaluru: {
    authority: 'Greater Bengaluru Authority',
    checkedOn,
    state: 'Unit area values of 2016. The guidance-value method of 2024 was put on hold.',
    baseLabel: 'Annual value after depreciation',
    lines: [
      {
        do: 'start',
        label: 'Unit value, a square foot and month',
        amount: { by: ['bengaluruZone', 'bengaluruCategory', 'occupancy'], table: bengaluruTable },
        when: residential,
        cite: bbmp('Zone, category of building and occupancy, notification of 2016'),
      },
      {
        do: 'start',
        label: 'Unit value, a square foot and month',
        amount: { field: 'unitOfBill' },
        when: other,
        cite: bbmp('Unit value from your return of last year'),
      },
      { do: 'times', label: 'Built-up area in square feet', amount: { area: 'sqft' }, cite: bbmp('Built-up area') },
      { do: 'times', label: 'Months', amount: { fixed: 10 }, cite: bbmp('Ten months a year') },
      {
        do: 'less',
        label: 'Depreciation',
        amount: { of: 'age', steps: [...annexure, [null, 70]] },
        when: { bengaluruReading: 'begun' },
        cite: bbmp('Annexure III: each three years begun'),
      },
      {
        do: 'less',
        label: 'Depreciation',
        amount: {
          of: 'age',
          steps: [
            [2, 0],
            ...annexure.slice(0, 19).map(([upTo, percent]) => [upTo + 2, percent] as const),
            [60, 60],
            [null, 70],
          ],
        },
        when: { bengaluruReading: 'completed' },
        cite: bbmp('Annexure III: each three years completed'),
      },
      { do: 'tax', label: 'Property tax', amount: { fixed: 20 }, when: residential, cite: bbmp('Residential') },
      { do: 'tax', label: 'Property tax', amount: { fixed: 25 }, when: other, cite: bbmp('Other than residential') },
      {
        do: 'onTax',
        label: 'Cess',
        amount: { fixed: 24 },
        of: ['Property tax'],
        cite: bbmp('Health 15, library 6, beggary 3'),
      },
      { do: 'add', label: 'Fee for solid waste', amount: { field: 'fixedFee' }, cite: bbmp('From your bill') },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { fixed: 5 },
        of: bengaluruTaxes,
        when: early,
        cite: bbmp('Whole year paid in the window'),
      },
    ],
    instalments: twice,
    late: 'Interest of 2% a month.',
  },
  chennai: {
    authority: 'Greater Chennai Corporation',
    checkedOn,
    state:
      'Street rates are not published in one table, so enter yours. We then add the revision of 2022 by area and 6% of 2024. This is only rough; your last bill is better.',
    baseLabel: 'Annual value',
    derived: [
      {
        name: 'chennaiSize',
        classes: [
          [600, 's'],
          [1_200, 'm'],
          [1_800, 'l'],
          [null, 'xl'],
        ],
      },
    ],
    lines: [
      {
        do: 'start',
        label: 'Street rate, a square foot and month',
        amount: { field: 'rentalRate' },
        cite: gcc('Basic street rate'),
      },
      { do: 'times', label: 'Plinth area in square feet', amount: { area: 'sqft' }, cite: gcc('Plinth area') },
      {
        do: 'times',
        label: 'Months after deductions',
        amount: { fixed: 10.92 },
        cite: gcc('12 months minus 10% for the land and 10% for the building'),
      },
      {
        do: 'tax',
        label: 'Tax of two half-years',
        amount: {
          of: 'running',
          steps: [
            [500, 13.25],
            [1_000, 19.85],
            [5_000, 22.05],
            [null, 24.8],
          ],
        },
        cite: gcc('General tax, education and library cess, by annual value, twice a year'),
      },
      {
        do: 'onTax',
        label: 'Revision of 2022',
        amount: {
          by: ['chennaiArea', 'chennaiSize'],
          table: {
            'core|s': 50,
            'core|m': 75,
            'core|l': 100,
            'core|xl': 150,
            'added|s': 25,
            'added|m': 50,
            'added|l': 75,
            'added|xl': 100,
          },
        },
        of: ['Tax of two half-years'],
        when: { use: 'residential', chennaiRevised: true },
        cite: gcc('General revision of 2022, homes by area'),
      },
      {
        do: 'onTax',
        label: 'Revision of 2022',
        amount: { by: ['chennaiArea'], table: { core: 150, added: 100 } },
        of: ['Tax of two half-years'],
        when: { use: 'other', chennaiRevised: true },
        cite: gcc('General revision of 2022, business'),
      },
      {
        do: 'onTax',
        label: 'Revision of 2024',
        amount: { fixed: 6 },
        of: ['Tax of two half-years', 'Revision of 2022'],
        when: { chennaiRevised: true },
        cite: gcc('6% from the second half of 2024-25'),
      },
      {
        do: 'rebate',
        label: 'Incentive for paying early',
        amount: { fixed: 5 },
        of: ['Tax of two half-years', 'Revision of 2022', 'Revision of 2024'],
        when: early,
        cite: gcc('Within 30 days of the half-year'),
      },
    ],
    instalments: [
      { label: 'First half-year, by 30 September', share: 50 },
      { label: 'Second half-year, by 31 March', share: 50 },
    ],
    late: 'Interest of 1% a month after 15 days.',
  },
  kolkata: {
    authority: 'Kolkata Municipal Corporation',
    checkedOn,
    state:
      'Unit area assessment since 1 April 2017. For anything other than a home, you enter the factors of use and structure. A business that is let counts four times, whatever the age of the tenancy; your notice may have less for an old one. The first bill after a change can be at most 20% more or less.',
    baseLabel: 'Annual value',
    lines: [
      {
        do: 'start',
        label: 'Base unit area value, a square foot',
        amount: { by: ['kolkataBlock'], table: { A: 74, B: 56, C: 42, D: 32, E: 24, F: 18, G: 13 } },
        cite: kmc('Block'),
      },
      { do: 'times', label: 'Covered area in square feet', amount: { area: 'sqft' }, cite: kmc('Covered area') },
      {
        do: 'times',
        label: 'Age factor',
        amount: {
          of: 'age',
          steps: [
            [19, 1],
            [50, 0.9],
            [null, 0.8],
          ],
        },
        cite: kmc('Age'),
      },
      {
        do: 'times',
        label: 'Location factor',
        amount: { by: ['kolkataRoad'], table: { to2: 0.6, to3: 0.8, to12: 1, above12: 1.2 } },
        cite: kmc('Width of the road'),
      },
      { do: 'times', label: 'Structure factor', amount: { field: 'kolkataStructure' }, cite: kmc('Structure') },
      { do: 'times', label: 'Use factor', amount: { field: 'kolkataUse' }, when: other, cite: kmc('Usage') },
      {
        do: 'times',
        label: 'Occupancy factor',
        amount: { by: ['kolkataTenancy'], table: { to20: 1.5, to50: 1.2, protected: 1, above50: 1 } },
        when: { use: 'residential', occupancy: 'let' },
        cite: kmc('Tenant of a home, by the age of the tenancy'),
      },
      {
        do: 'times',
        label: 'Occupancy factor',
        amount: { fixed: 4 },
        when: { use: 'other', occupancy: 'let' },
        cite: kmc('Tenant, business'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: {
          of: 'running',
          steps: [
            [29_999.995, 15],
            [null, 20],
          ],
        },
        cite: kmc('15% below an annual value of 30,000, otherwise 20%'),
      },
      {
        do: 'tax',
        label: 'Howrah Bridge tax',
        amount: { field: 'kolkataBridge' },
        when: { kolkataBridge: { above: 0 } },
        cite: kmc('By ward, at most 0.5%'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { fixed: 5 },
        of: ['Property tax', 'Howrah Bridge tax'],
        when: early,
        cite: kmc('Each quarter in time'),
      },
    ],
    instalments: ['First', 'Second', 'Third', 'Fourth'].map((part) => ({ label: `${part} quarter`, share: 25 })),
    late: 'Penalty and interest as the notice says.',
  },
  hyderabad: {
    authority: 'Greater Hyderabad Municipal Corporation',
    checkedOn,
    state:
      'The corporation’s formula with the monthly rent of your street from the gazette. Its shortcut for business, 3.5 times area and rent, gives a little less.',
    baseLabel: 'Annual rental value',
    derived: [{ name: 'rentalMonth', timesArea: 'rentalRate' }],
    lines: [
      {
        do: 'start',
        label: 'Monthly rent, a square foot',
        amount: { field: 'rentalRate' },
        cite: ghmc('Rent of the street by the gazette'),
      },
      { do: 'times', label: 'Plinth area in square feet', amount: { area: 'sqft' }, cite: ghmc('Plinth area') },
      { do: 'times', label: 'Months', amount: { fixed: 12 }, cite: ghmc('A year') },
      {
        do: 'less',
        label: 'Depreciation',
        amount: {
          of: 'age',
          steps: [
            [25, 5],
            [40, 10],
            [null, 15],
          ],
        },
        how: '10, 20 or 30% of the building, which is half of the value',
        cite: ghmc('By age: up to 25, up to 40, above 40 years'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: {
          of: 'rentalMonth',
          steps: [
            [50, 0],
            [100, 17],
            [200, 19],
            [300, 22],
            [null, 30],
          ],
        },
        when: residential,
        cite: ghmc('Homes, by monthly rental value'),
      },
      { do: 'tax', label: 'Property tax', amount: { fixed: 30 }, when: other, cite: ghmc('Other than residential') },
      { do: 'onTax', label: 'Library cess', amount: { fixed: 8 }, of: ['Property tax'], cite: ghmc('Library cess') },
      {
        do: 'rebate',
        label: 'Rebate of the owner’s home',
        amount: { fixed: 40 },
        of: ['Property tax', 'Library cess'],
        when: { use: 'residential', occupancy: 'self', ownerRebate: true },
        cite: ghmc('If your bill shows it'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { fixed: 5 },
        of: ['Property tax', 'Library cess'],
        when: early,
        cite: ghmc('Whole year paid in April'),
      },
    ],
    instalments: twice,
    late: 'Penalty of 2% a month.',
  },
  pune: {
    authority: 'Pune Municipal Corporation',
    checkedOn,
    state:
      'We found no official table of all rates in one place. Enter the letting value and the total rate from your bill.',
    baseLabel: 'Rateable value',
    lines: [
      {
        do: 'start',
        label: 'Letting value, a square foot and month',
        amount: { field: 'rentalRate' },
        cite: pmc('Annual letting value of the zone'),
      },
      { do: 'times', label: 'Carpet area in square feet', amount: { area: 'sqft' }, cite: pmc('Carpet area') },
      { do: 'times', label: 'Months', amount: { fixed: 12 }, cite: pmc('A year') },
      { do: 'less', label: 'Deduction for repairs', amount: { fixed: 10 }, cite: pmc('Deduction of 10% for repairs') },
      {
        do: 'less',
        label: 'Concession of the owner’s home',
        amount: { fixed: 40 },
        when: { use: 'residential', occupancy: 'self', ownerRebate: true },
        cite: pmc('Form PT-3, since 2023'),
      },
      { do: 'tax', label: 'Property tax', amount: { field: 'rateOfBill' }, cite: pmc('Rates in all, from your bill') },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { field: 'rebateOfBill' },
        of: ['Property tax'],
        when: early,
        cite: pmc('By the day on the bill'),
      },
    ],
    instalments: twice,
    late: 'Interest of 2% a month.',
  },
  ahmedabad: {
    authority: 'Ahmedabad Municipal Corporation',
    checkedOn,
    state:
      'Rates of 2025-26. We did not find the land-price slabs of the location factor for that year. Your bill shows the factor.',
    baseLabel: 'General tax',
    lines: [
      {
        do: 'start',
        label: 'Rate, a square metre',
        amount: { by: ['use'], table: { residential: 20.8, other: 35.36 } },
        cite: amc('Rates of 2025-26'),
      },
      { do: 'times', label: 'Carpet area in square metres', amount: { area: 'sqm' }, cite: amc('Carpet area') },
      {
        do: 'times',
        label: 'Location factor',
        amount: { field: 'ahmedabadLocation' },
        cite: amc('F1: posh 1.60, good 1.10, medium 0.90, poor 0.60'),
      },
      {
        do: 'times',
        label: 'Age factor',
        amount: {
          of: 'age',
          steps: [
            [10, 1],
            [20, 0.85],
            [30, 0.7],
            [40, 0.6],
            [null, 0.5],
          ],
        },
        cite: amc('Factor F2, age'),
      },
      {
        do: 'times',
        label: 'Building factor',
        amount: { by: ['ahmedabadType'], table: { bungalow: 1.5, tenement: 1, flat: 0.7, pole: 0.7, chawl: 0.5 } },
        when: residential,
        cite: amc('Factor F3, kind of building'),
      },
      {
        do: 'times',
        label: 'Use factor',
        amount: { field: 'ahmedabadUse' },
        when: other,
        cite: amc('Factor F3, from your bill'),
      },
      {
        do: 'times',
        label: 'Occupancy factor',
        amount: { by: ['occupancy'], table: { self: 1, let: 2 } },
        cite: amc('Factor F4, occupancy'),
      },
      {
        do: 'tax',
        label: 'General tax',
        amount: { fixed: 100 },
        cite: amc('General tax'),
        how: 'The product of the lines above',
      },
      {
        do: 'onTax',
        label: 'Water tax',
        amount: { field: 'ahmedabadWater' },
        of: ['General tax'],
        cite: amc('30 to 45% of general tax'),
      },
      {
        do: 'onTax',
        label: 'Conservancy tax',
        amount: { field: 'ahmedabadWater' },
        of: ['General tax'],
        cite: amc('Same as water tax'),
      },
      {
        do: 'onTax',
        label: 'Education cess',
        amount: { fixed: 10 },
        of: ['General tax'],
        cite: amc('10% of general tax'),
      },
      {
        do: 'add',
        label: 'Usage charge',
        amount: { by: ['use'], table: { residential: 365, other: 730 } },
        cite: amc('₹1 a day, ₹2 for business'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { fixed: 10 },
        of: ['General tax', 'Water tax', 'Conservancy tax', 'Education cess'],
        when: early,
        cite: amc('Advance payment scheme'),
      },
    ],
    instalments: once,
    late: 'Interest of 2% a month.',
  },
  other: {
    authority: 'Your municipality',
    checkedOn,
    state: 'Enter what your municipality taxes and the rate that it uses. They are on your bill.',
    baseLabel: 'Value that is taxed',
    derived: [{ name: 'landTax', product: ['landArea', 'landRate'] }],
    lines: [
      {
        do: 'start',
        label: 'Value that is taxed',
        amount: { field: 'valueOfBill' },
        when: { ownBasis: 'value' },
        cite: bill('Annual or capital value on the bill'),
      },
      {
        do: 'start',
        label: 'Rate a year for each unit of area',
        amount: { field: 'ownRate' },
        when: { ownBasis: ['area', 'land'] },
        cite: bill('Rate on the bill or in the notice of rates'),
      },
      {
        do: 'times',
        label: 'Area of the building',
        amount: { field: 'ownArea' },
        when: { ownBasis: 'area' },
        cite: bill('Area on the bill'),
      },
      {
        do: 'times',
        label: 'Area of the vacant land',
        amount: { field: 'ownArea' },
        when: { ownBasis: 'land' },
        cite: bill('Area on the bill'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: { field: 'rateOfBill' },
        when: { ownBasis: 'value' },
        cite: bill('Rates in all'),
      },
      {
        do: 'tax',
        label: 'Property tax',
        amount: { fixed: 100 },
        when: { ownBasis: ['area', 'land'] },
        cite: bill('Rate × area'),
        how: 'The product of the lines above',
      },
      {
        do: 'add',
        label: 'Tax on open land',
        amount: { field: 'landTax' },
        when: { landArea: { above: 0 } },
        cite: bill('Rate of open land'),
        how: 'Area of the open land × its rate',
      },
      {
        do: 'onTax',
        label: 'Cesses',
        amount: { field: 'cessOfBill' },
        of: ['Property tax', 'Tax on open land'],
        when: { cessOfBill: { above: 0 } },
        cite: bill('Cesses on the bill'),
      },
      {
        do: 'add',
        label: 'Fee for solid waste',
        amount: { field: 'fixedFee' },
        when: { fixedFee: { above: 0 } },
        cite: bill('Fee on the bill'),
      },
      {
        do: 'rebate',
        label: 'Rebate for paying early',
        amount: { field: 'rebateOfBill' },
        of: ['Property tax', 'Tax on open land'],
        when: early,
        cite: bill('As the bill says'),
      },
    ],
    instalments: twice,
    late: 'Interest as the bill says.',
  },
} as const satisfies Readonly<Record<string, CityTax>>;
