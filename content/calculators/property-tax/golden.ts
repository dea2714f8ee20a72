import { blank, byHand, official, published, table } from '@/lib/golden';
import type calculator from './index';

const source = byHand;
const T = 'Property tax of the year';
const sqm = { areaUnit: 'sqm' } as const;

export const golden = [
  {
    name: 'a Delhi home of 100 square metres in category B, built in the 1960s',
    source: published('MCD unit area example: 500 × 100 × 0.6 = 30,000; 12% = 3,600; cess 36'),
    input: { city: 'delhi', area: 100, ...sqm, delhiCategory: 'B', delhiBuilt: '1960s' },
    expect: { [T]: 3_636, 'Annual value': 30_000, 'Property tax': 3_600, 'Education cess': 36 },
  },
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'delhi', area: 100, ...sqm, delhiCategory: 'B', delhiBuilt: '1960s' },
      given: ['payEarly', 'delhiConcession', 'occupancy', 'structure', 'delhiSmallFlat'],
      expect: [T, 'Rebate for paying early'],
    },
    [
      ['paid early', '3,636 − 10% of 3,600', true, blank, blank, blank, blank, 3_276, -360],
      ['a woman’s own home', '3,636 − 30% of 3,600', blank, true, blank, blank, blank, 2_556],
      ['a woman’s own home, paid early', '3,600 × 0.7 × 0.9 + 36', true, true, blank, blank, blank, 2_304, -252],
      ['let', 'occupancy factor 2', blank, blank, 'let', blank, blank, 7_272],
      ['semi-pucca', '0.7', blank, blank, blank, 'semi', blank, 2_545.2],
      ['a small DDA flat', '0.9', blank, blank, blank, blank, true, 3_272.4],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'delhi', area: 100, ...sqm, delhiCategory: 'B', delhiBuilt: '1960s' },
      given: ['delhiDigital', 'delhiSociety', 'payEarly'],
      expect: [T],
    },
    [
      ['paid digitally', '3,600 × 98% + 36', true, blank, blank, 3_564],
      ['paid digitally and early', '3,600 × 90% × 98% + 36', true, blank, true, 3_211.2],
      ['the rebate of a society', '3,600 × 90% + 36', blank, 10, blank, 3_276],
      ['the rebate of a society that handles its waste', '3,600 × 85% + 36', blank, 15, blank, 3_096],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'delhi', use: 'other', ...sqm, delhiDigital: true },
      given: ['area'],
      expect: [T, 'Rebate for paying digitally'],
    },
    [
      ['a tax of ₹10,000 paid digitally', '400 × 31.25 × 4 × 20% = 10,000; 200; cess 100', 31.25, 9_900, -200],
      ['a little more: no digital rebate', '400 × 31.26 × 4 × 20% × 1.01', 31.26, 10_103.232, 0],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'kolkata', age: 20, area: 600, occupancy: 'let' },
      given: ['kolkataTenancy', 'use'],
      expect: ['Annual value', T],
    },
    [
      ['a Kolkata home let for up to 20 years', '22,680 × 1.5; 20%', blank, blank, 34_020, 6_804],
      ['let for more than 20 years', '22,680 × 1.2; 15%', 'to50', blank, 27_216, 4_082.4],
      ['let for more than 20 years to a protected tenant', '22,680; 15%', 'protected', blank, 22_680, 3_402],
      ['let for more than 50 years', '22,680; 15%', 'above50', blank, 22_680, 3_402],
      ['a shop let: factors 4 and 4', '22,680 × 16; 20%', blank, 'other', 3_62_880, 72_576],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'delhi', use: 'other', areaUnit: 'sqm', delhiBuilt: '1990s' },
      given: ['delhiCategory', 'area', 'occupancy', 'delhiUse'],
      expect: ['Annual value', T],
    },
    [
      [
        'a Delhi shop of 40 square metres',
        '400 × 40 × 4 × 0.9; 20% and 1% of it',
        'C',
        40,
        blank,
        blank,
        57_600,
        11_635.2,
      ],
      ['let: factor 1.25 since 1 April 2023', '57,600 × 1.25', 'C', 40, 'let', blank, 72_000, 14_544],
      ['a banquet hall: factor 4', '400 × 40 × 4 × 0.9', 'C', 40, blank, 'banquet', 57_600, 11_635.2],
      ['industry at 15%', '400 × 40 × 3 × 0.9 = 43,200; 15%', 'C', 40, blank, 'industrial', 43_200, 6_544.8],
      ['small in category F', '230 × 100 × 4 × 0.9 = 82,800; 15%', 'F', 100, blank, blank, 82_800, 12_544.2],
      [
        'large in category F',
        '230 × 200 × 4 × 0.9 = 1,65,600; 20% above 1,500 square feet',
        'F',
        200,
        blank,
        blank,
        1_65_600,
        33_451.2,
      ],
    ],
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source, input: { city: 'mumbai', ...sqm, area: 75, mumbaiFloor: 'to10' },
    given: ['use', 'mumbaiUser', 'mumbaiBusiness'], expect: ['Capital value'] }, [
    ['a bungalow in Mumbai', '1,80,000 × 75 × 1.25 × 1.05', blank, 'bungalow', blank, 1_77_18_750],
    ['a bank in Mumbai', '1,80,000 × 75 × 1.2 × 1.05', 'other', blank, 'bank', 1_70_10_000],
    ['a shop in Mumbai', '1,80,000 × 75 × 1.05', 'other', blank, blank, 1_41_75_000],
  ]),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'mumbai', ...sqm, mumbaiFloor: 'to10' },
      given: ['area', 'mumbaiMetered', 'use', 'shareOfCapital'],
      expect: ['Capital value', T],
    },
    [
      [
        'a Mumbai flat of 75 square metres, metered',
        '1,80,000 × 75 × 1.05 × 0.359%',
        75,
        true,
        blank,
        blank,
        1_41_75_000,
        50_888.25,
      ],
      ['without a water meter', '× 0.775%', 75, false, blank, blank, 1_41_75_000, 1_09_856.25],
      ['a shop at the rate of the bill', '× 1.5%', 75, blank, 'other', 1.5, 1_41_75_000, 2_12_625],
      ['500 square feet are free', '46.45 square metres', 46.45, blank, blank, blank, blank, 0],
      ['a little more is not', '46.5 × 1,80,000 × 1.05 × 0.359%', 46.5, blank, blank, blank, 87_88_500, 31_550.715],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'bengaluru', bengaluruZone: 'A' },
      given: ['bengaluruReading', 'age', 'payEarly', 'occupancy'],
      expect: [T],
    },
    [
      [
        'a Bengaluru home of 1,000 square feet in zone A, ten years old',
        '30,000 × 88% × 20% × 1.24',
        blank,
        10,
        blank,
        blank,
        6_547.2,
      ],
      ['paid early, Bengaluru', '× 0.95', blank, 10, true, blank, 6_219.84],
      ['depreciation by completed blocks', '30,000 × 91% × 20% × 1.24', 'completed', 10, blank, blank, 6_770.4],
      ['let, Bengaluru', '60,000 × 88% × 20% × 1.24', blank, 10, blank, 'let', 13_094.4],
      ['three years old', '3%', blank, 3, blank, blank, 7_216.8],
      ['four years old', '6%', blank, 4, blank, blank, 6_993.6],
      ['sixty years old', '60%', blank, 60, blank, blank, 2_976],
      ['older', '70%', blank, 61, blank, blank, 2_232],
      ['new, by completed blocks', 'nothing', 'completed', 2, blank, blank, 7_440],
      ['three years, by completed blocks', '3%', 'completed', 3, blank, blank, 7_216.8],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'chennai', rentalRate: 2 },
      given: ['area', 'chennaiRevised', 'chennaiArea', 'use'],
      expect: ['Tax of two half-years', T],
    },
    [
      [
        'a Chennai home of 1,000 square feet before the revisions',
        '21,840 × 24.8%',
        1_000,
        false,
        blank,
        blank,
        5_416.32,
        5_416.32,
      ],
      ['with the revisions', '× 1.75 × 1.06', 1_000, true, blank, blank, 5_416.32, 10_047.2736],
      ['600 square feet', '13,104 × 24.8% × 1.5 × 1.06', 600, true, blank, blank, 3_249.792, 5_167.16928],
      ['601 square feet', '13,125.84 × 24.8% × 1.75 × 1.06', 601, true, blank, blank, 3_255.20832, 6_038.4114336],
      ['in an added area', '× 1.5 × 1.06', 1_000, true, 'added', blank, 5_416.32, 8_611.9488],
      ['business', '× 2.5 × 1.06', 1_000, true, blank, 'other', 5_416.32, 14_353.248],
      ['an annual value below 5,000', '4,586.4 × 22.05%', 210, false, blank, blank, 1_011.3012, 1_011.3012],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'kolkata', age: 20 },
      given: ['kolkataBlock', 'area', 'age', 'payEarly'],
      expect: ['Annual value', T],
    },
    [
      ['a Kolkata home of 600 square feet in block C', '42 × 600 × 0.9; 15%', 'C', 600, blank, blank, 22_680, 3_402],
      ['block B, 900 square feet', '56 × 900 × 0.9; 20%', 'B', 900, blank, blank, 45_360, 9_072],
      ['younger than 20 years', '42 × 600', 'C', 600, 19, blank, 25_200, 3_780],
      ['paid by the quarter in time', '3,402 × 0.95', 'C', 600, 20, true, 22_680, 3_231.9],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'hyderabad' },
      given: ['rentalRate', 'use', 'age', 'ownerRebate'],
      expect: ['Annual rental value', T],
    },
    [
      ['a Hyderabad shop, the corporation’s own example', '57,000 × 30% × 1.08', 5, 'other', 15, blank, 57_000, 18_468],
      ['a home', '22,800 × 30% × 1.08', 2, blank, 15, blank, 22_800, 7_387.2],
      ['with the rebate of the owner’s home', '× 0.6', 2, blank, 15, true, 22_800, 4_432.32],
      ['26 years old', '24,000 × 90% × 30% × 1.08', 2, blank, 26, blank, 21_600, 6_998.4],
      ['a rent of ₹300 a month', '3,600 × 95% × 22% × 1.08', 0.3, blank, 15, blank, 3_420, 812.592],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'pune', area: 800, rentalRate: 5, rateOfBill: 40 },
      given: ['ownerRebate', 'payEarly', 'rebateOfBill'],
      expect: ['Rateable value', T],
    },
    [
      ['a Pune home at the rate of the bill', '48,000 × 90% × 40%', blank, blank, blank, 43_200, 17_280],
      ['the owner’s home', '× 60%', true, blank, blank, 25_920, 10_368],
      ['paid early, Pune', '× 0.95', blank, true, 5, 43_200, 16_416],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'ahmedabad', ...sqm, area: 80 },
      given: ['age', 'occupancy', 'use', 'ahmedabadUse'],
      expect: ['General tax', T],
    },
    [
      [
        'an Ahmedabad flat of 80 square metres',
        '80 × 20.80 × 1.10 × 0.85 × 0.70; water 30%, conservancy 30%, education 10%, ₹365',
        15,
        blank,
        blank,
        blank,
        1_089.088,
        2_216.4496,
      ],
      ['ten years old', '80 × 20.80 × 1.10 × 0.70', 10, blank, blank, blank, 1_281.28, 2_543.176],
      ['let, Ahmedabad', 'twice', 15, 'let', blank, blank, 2_178.176, 4_067.8992],
      ['a shop', '80 × 35.36 × 1.10 × 0.85 × 2; ₹730', 15, blank, 'other', 2, 5_289.856, 9_722.7552],
    ],
  ),
  ...table<typeof calculator>(
    { source, given: ['city', 'method', 'lastBill', 'rise', 'valueOfBill', 'rateOfBill'], expect: [T] },
    [
      ['from the last bill', '10,000 × 1.05', 'pune', 'bill', 10_000, 5, blank, blank, 10_500],
      ['another city', '50,000 × 20%', 'other', blank, blank, blank, 50_000, 20, 10_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'other', ownBasis: 'area', ownArea: 1_200, ownRate: 8 },
      given: ['landArea', 'landRate', 'cessOfBill', 'fixedFee', 'payEarly'],
      expect: [T, 'Product of the factors'],
    },
    [
      ['a town’s own rate on the area', '1,200 × 8', blank, blank, blank, blank, blank, 9_600, 9_600],
      ['with open land', '+ 500 × 2', 500, 2, blank, blank, blank, 10_600, 9_600],
      ['with cesses of 10% and a fee', '9,600 × 1.1 + 600', blank, blank, 10, 600, blank, 11_160, 9_600],
      ['a town’s rebate of 5%', '11,160 − 5% of 9,600', blank, blank, 10, 600, true, 10_680, 9_600],
      ['rebate on open land too', '10,600 × 0.95', 500, 2, blank, blank, true, 10_070, 9_600],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'other' },
      given: ['ownBasis', 'ownArea', 'ownUnit', 'ownRate', 'cessOfBill'],
      expect: [T],
    },
    [
      ['vacant land of 200 gaj', '200 × 15', 'land', 200, 'sqyd', 15, blank, 3_000],
      ['vacant land with cesses', '3,000 × 1.06', 'land', 200, 'sqyd', 15, 6, 3_180],
      ['an annual value with a cess', '50,000 × 20% × 1.01', 'value', blank, blank, blank, 1, 10_100],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { city: 'delhi', area: 100, ...sqm, delhiCategory: 'B', delhiBuilt: '1960s', arrears: 20_000 },
      given: ['arrearsMonths', 'arrearsRate'],
      expect: [T, 'Interest on arrears', 'To pay with arrears'],
    },
    [
      ['arrears of 14 months at 1%', '20,000 × 14%; 3,636 + 20,000 + 2,800', 14, 1, 3_636, 2_800, 26_436],
      ['arrears without interest', '3,636 + 20,000', blank, 1, 3_636, 0, 23_636],
      ['arrears at 1.5%', '20,000 × 21%', 14, 1.5, 3_636, 4_200, 27_836],
    ],
  ),
  {
    name: 'arrears beside the last bill',
    source: byHand('10,000 × 1.05 = 10,500; 8,000 × 2% × 6 = 960; 10,500 + 8,960'),
    input: {
      city: 'pune',
      method: 'bill',
      lastBill: 10_000,
      rise: 5,
      arrears: 8_000,
      arrearsMonths: 6,
      arrearsRate: 2,
    },
    expect: { [T]: 10_500, 'Interest on arrears': 960, 'To pay with arrears': 19_460 },
  },
  {
    name: 'a Delhi home in square yards',
    source: byHand('100 gaj = 900 square feet = 83.612736 square metres; 400 × 83.612736 × 11% × 1.01'),
    input: { city: 'delhi', area: 100, areaUnit: 'sqyd' },
    expect: { [T]: 3_715.74998784 },
  },
  ...table<typeof calculator>(
    { source, input: { city: 'delhi', ...sqm }, given: ['area', 'delhiConcession'], expect: 'refused' },
    [
      [
        'a concession for a larger home',
        'above 100 square metres',
        100.1,
        true,
        'This is only for homes up to 100 square metres',
      ],
    ],
  ),
  {
    name: 'a shop in Hyderabad, 15 years old',
    source: official(
      'GHMC, how the tax of a shop is worked out: 60,000 less 5% = 57,000; 30% = 17,100; cess 8% = 1,368',
    ),
    input: { city: 'hyderabad', use: 'other', area: 1_000, rentalRate: 5, age: 15 },
    expect: { [T]: 18_468, 'Annual rental value': 57_000, 'Property tax': 17_100, 'Library cess': 1_368 },
  },
];
