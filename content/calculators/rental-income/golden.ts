import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import { fields, type HouseInput } from './form';
import type calculator from './index';

const [plain] = fields.houses.default as readonly [HouseInput];

/** One house let for ₹30,000 a month by default. */
const one = (changes: Partial<HouseInput> = {}) => [{ ...plain, ...changes }];
/** The same with the boxes of "More about this house" open. */
const more = (changes: Partial<HouseInput>) => one({ more: true, ...changes });
const own = (changes: Partial<HouseInput> = {}): HouseInput => ({ ...plain, use: 'own', rent: 0, ...changes });

/** A row of a tenant of house 1: a person, at ₹30,000 for the year. */
const tenant = (changes: object) =>
  ({
    house: '1',
    tenant: 'person',
    rent: 30_000,
    months: 12,
    laterRent: 0,
    laterMonths: 0,
    empty: 0,
    furniture: 0,
    ...changes,
  }) as const;

const vacancy = 'Rent, lower for empty months';
const added = 'Tax added by your houses';
const income = 'Income from house property';

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a flat let out for ₹30,000 a month, with a salary of ₹15 lakh',
    source: byHand(
      '3,60,000 − 30% = 2,52,000; tax on 14,25,000: 93,750 + 4% = 97,500; on 16,77,000: 1,35,400 + 4% = 1,40,816 → 1,40,820',
    ),
    input: {},
    expect: {
      'Annual value': 3_60_000,
      Repairs: 1_08_000,
      [income]: 2_52_000,
      'Tax with your houses': 1_40_820,
      'Tax without your houses': 97_500,
      [added]: 43_320,
      'Left after tax and interest': 3_16_680,
      'Lower tax': 'New regime',
    },
  },
  ...table<typeof calculator>(
    { source: byHand, given: ['houses'], expect: ['Annual value', 'Which value counts', income] },
    [
      [
        'only vacancy: the rent received',
        'fact sheet, trap 19: 3,00,000 of 3,60,000, expected 3,30,000',
        more({ months: 10, fairRent: 3_30_000 }),
        3_00_000,
        vacancy,
        2_10_000,
      ],
      [
        'rent without vacancy just equal to the expected rent',
        '12 × 30,000 = 3,60,000 is not below it',
        more({ months: 10, fairRent: 3_60_000 }),
        3_00_000,
        vacancy,
        2_10_000,
      ],
      [
        'rent without vacancy ₹1 below the expected rent',
        'section 23(1)(a)',
        more({ months: 10, fairRent: 3_60_001 }),
        3_60_001,
        'Expected rent',
        2_52_000.7,
      ],
      [
        'a municipal value above the fair rent, capped by the standard rent',
        'min(max(4,20,000; 4,00,000); 3,90,000)',
        more({ municipalValue: 4_20_000, fairRent: 4_00_000, standardRent: 3_90_000 }),
        3_90_000,
        'Expected rent',
        2_73_000,
      ],
      [
        'rent above the standard rent counts whole',
        'section 23(1)(b)',
        more({ fairRent: 4_00_000, standardRent: 3_00_000 }),
        3_60_000,
        'Rent',
        2_52_000,
      ],
      [
        'rent not recovered, still at the expected rent',
        '3,60,000 − 60,000',
        more({ unrealised: 60_000, fairRent: 3_00_000 }),
        3_00_000,
        'Rent',
        2_10_000,
      ],
      [
        'rent not recovered, ₹1 below the expected rent',
        'no vacancy explains it',
        more({ unrealised: 60_000, fairRent: 3_00_001 }),
        3_00_001,
        'Expected rent',
        2_10_000.7,
      ],
      [
        'empty the whole year: nil value, negative after municipal tax, no 30%',
        '0 − 15,000 − 1,00,000',
        more({ months: 0, municipalTax: 15_000, interest: 1_00_000, fairRent: 3_00_000 }),
        0,
        vacancy,
        -1_15_000,
      ],
      [
        'half a year lived in is no vacancy',
        'expected rent of the whole year',
        more({ months: 6, livedIn: 6, fairRent: 3_60_000 }),
        3_60_000,
        'Expected rent',
        2_52_000,
      ],
      [
        'lived in for three months and empty for three',
        '9 × 30,000 = 2,70,000 is the expected rent: 6 × 30,000 counts',
        more({ months: 6, livedIn: 3, fairRent: 2_70_000 }),
        1_80_000,
        vacancy,
        1_26_000,
      ],
      [
        'bought in October: the expected rent of six months',
        '6 of 12 months of 4,80,000 against 1,80,000',
        more({ months: 6, owned: 6, fairRent: 4_80_000 }),
        2_40_000,
        'Expected rent',
        1_68_000,
      ],
      [
        'municipal tax above the rent',
        '60,000 − 80,000: below zero, no 30%',
        one({ rent: 5_000, municipalTax: 80_000 }),
        60_000,
        'Rent',
        -20_000,
      ],
      ['a half share', 'section 26: half of everything', more({ share: 50 }), 1_80_000, 'Rent', 1_26_000],
      ['old rent received', '2,52,000 + 70% of 1,00,000', more({ arrears: 1_00_000 }), 3_60_000, 'Rent', 3_22_000],
      [
        'old rent of a house sold since',
        'section 25A: 70%, owner or not',
        more({ months: 0, owned: 0, arrears: 1_00_000 }),
        0,
        'Rent',
        70_000,
      ],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: byHand('Fact sheet: expected 3,60,000, rent 27,500 for 9 of 12 months; three readings in print'),
      input: { houses: more({ rent: 27_500, months: 9, fairRent: 3_60_000 }) },
      given: ['lowRent'],
      expect: ['Annual value'],
    },
    [
      ['low rent and vacancy: the words of the law', blank, 3_60_000],
      ['low rent and vacancy: expected rent less vacancy', 'expectedLessVacancy', 2_77_500],
      ['low rent and vacancy: the rent received', 'rent', 2_47_500],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: byHand,
      given: ['houses', 'financialYear', 'regime'],
      expect: [income],
    },
    [
      [
        'the first fifth of the interest before completion',
        '2,52,000 − 5,00,000 ÷ 5',
        more({ earlier: 5_00_000, completed: '2025-26' }),
        blank,
        blank,
        1_52_000,
      ],
      [
        'its last fifth',
        'completed four years before',
        more({ earlier: 5_00_000, completed: '2021-22' }),
        blank,
        blank,
        1_52_000,
      ],
      [
        'the sixth year has none',
        'completed five years before',
        more({ earlier: 5_00_000, completed: '2020-21' }),
        blank,
        blank,
        2_52_000,
      ],
      [
        'a year later the last fifth is past',
        'completed in 2021-22, income of 2026-27',
        more({ earlier: 5_00_000, completed: '2021-22' }),
        '2026-27',
        blank,
        2_52_000,
      ],
      [
        'own house, old regime: the fifth is inside the limit',
        'fact sheet, trap 17: 1,50,000 + 1,00,000, at most 2,00,000',
        [own({ interest: 1_50_000, more: true, earlier: 5_00_000 })],
        blank,
        'old',
        -2_00_000,
      ],
      [
        'own house, old regime, 2026-27: the same',
        's. 22(2): the limit covers both',
        [own({ interest: 1_50_000, more: true, earlier: 5_00_000 })],
        '2026-27',
        'old',
        -2_00_000,
      ],
      [
        'own house, loan for repairs',
        '30,000',
        [own({ interest: 1_50_000, more: true, lowerLimit: true })],
        blank,
        'old',
        -30_000,
      ],
      ['own house, new regime', 'no interest', [own({ interest: 1_50_000 })], blank, 'new', 0],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: byHand,
      given: ['houses', 'regime', 'deductions'],
      expect: [
        income,
        'House loss against other income',
        'House loss carried forward',
        'House loss that lapses',
        added,
      ],
    },
    [
      [
        'a loss in the new regime meets no salary',
        'fact sheet, trap 18: 2,80,000 × 70% − 2,50,000',
        one({ rent: 25_000, municipalTax: 20_000, interest: 2_50_000 }),
        'new',
        blank,
        -54_000,
        0,
        0,
        54_000,
        0,
      ],
      [
        'the same loss in the old regime',
        'tax on 13,96,000: 2,31,300 + 4% = 2,40,552, not 2,57,400',
        one({ rent: 25_000, municipalTax: 20_000, interest: 2_50_000 }),
        'old',
        blank,
        -54_000,
        54_000,
        0,
        0,
        -16_850,
      ],
      [
        'a loss of exactly ₹2 lakh crosses whole',
        '1,68,000 − 3,68,000; 2,57,400 − 1,95,000',
        one({ rent: 20_000, interest: 3_68_000 }),
        'old',
        blank,
        -2_00_000,
        2_00_000,
        0,
        0,
        -62_400,
      ],
      [
        'a rupee more is carried',
        'section 71(3A)',
        one({ rent: 20_000, interest: 3_68_001 }),
        'old',
        blank,
        -2_00_001,
        2_00_000,
        1,
        0,
        -62_400,
      ],
      [
        'a large loss',
        'fact sheet, trap 16: all interest counts, ₹2 lakh of the loss crosses',
        one({ rent: 20_000, interest: 6_00_000 }),
        'old',
        blank,
        -4_32_000,
        2_00_000,
        2_32_000,
        0,
        -62_400,
      ],
      [
        'the old regime is lower by itself',
        '8,50,000 → 85,800; 6,51,600 → 44,532.80',
        one({ rent: 25_000, municipalTax: 12_000, interest: 4_00_000 }),
        'better',
        6_00_000,
        -1_98_400,
        1_98_400,
        0,
        0,
        -41_270,
      ],
    ],
  ),
  {
    name: 'the disputed carry-forward in the new regime',
    source: byHand('section 71B read without section 115BAC(3)'),
    input: {
      houses: one({ rent: 25_000, municipalTax: 20_000, interest: 2_50_000 }),
      regime: 'new',
      lossCarried: true,
    },
    expect: { 'House loss carried forward': 54_000, 'House loss that lapses': 0 },
  },
  {
    name: 'a loss of the year before is set off against the rent',
    source: byHand('2,52,000 − 1,00,000; tax on 15,77,000: 1,16,550 + 4% = 1,21,212'),
    input: { losses: [{ year: '2024-25', amount: 1_00_000 }] },
    expect: { [added]: 23_710, [income]: 2_52_000 },
  },
  {
    name: 'a loss of the year itself is not brought forward',
    source: byHand('section 71B: 2,52,000 − 75,000; tax on 16,02,000: 1,20,400 + 4% = 1,25,216'),
    input: {
      losses: [
        { year: '2025-26', amount: 50_000 },
        { year: '2024-25', amount: 75_000 },
      ],
    },
    expect: { [added]: 27_720, [income]: 2_52_000 },
  },
  {
    name: 'part of the rent is for furniture',
    source: byHand('25,000 × 12 × 70% and 60,000 whole; tax on 16,95,000: 1,39,000 + 4% = 1,44,560'),
    input: { houses: more({ furniture: 5_000 }) },
    expect: { [income]: 2_10_000, 'For furniture and services': 60_000, [added]: 47_060 },
  },
  {
    name: 'three own houses: the one with the large loan is best deemed let',
    source: byHand('6,00,000 × 70% − 5,00,000 = −80,000; the others would add 2,10,000 or 1,40,000'),
    input: {
      houses: [
        own({ more: true, fairRent: 3_00_000 }),
        own({ more: true, fairRent: 2_00_000 }),
        own({ more: true, fairRent: 6_00_000, interest: 5_00_000 }),
      ],
      regime: 'new',
    },
    expect: { [income]: -80_000, [added]: 0, 'Best deemed let out': 'House 3' },
  },
  {
    name: 'three own houses in the new regime: the one with the least expected rent',
    source: byHand('2,00,000 × 70%; tax on 15,65,000: 1,14,750 + 4% = 1,19,340'),
    input: {
      houses: [
        own({ more: true, fairRent: 3_00_000 }),
        own({ more: true, fairRent: 2_00_000 }),
        own({ more: true, fairRent: 6_00_000, interest: 1_00_000 }),
      ],
      regime: 'new',
    },
    expect: { [income]: 1_40_000, [added]: 21_840, 'Best deemed let out': 'House 2' },
  },
  {
    name: 'the same in the old regime, with the interest of the house lived in',
    source: byHand('1,40,000 − 1,00,000; tax on 14,90,000: 2,59,500 + 4% = 2,69,880, not 2,57,400'),
    input: {
      houses: [
        own({ more: true, fairRent: 3_00_000 }),
        own({ more: true, fairRent: 2_00_000 }),
        own({ more: true, fairRent: 6_00_000, interest: 1_00_000 }),
      ],
      regime: 'old',
    },
    expect: { [income]: 40_000, [added]: 12_480, 'Best deemed let out': 'House 2' },
  },
  // Rents that nobody entered
  ...table<typeof calculator>(
    { source: byHand, given: ['houses', 'regime'], expect: [income, added, 'Best deemed let out'] },
    [
      [
        'three own houses, the rent of none known: the third counts as nothing',
        'nothing is entered that section 23(4) could tax',
        [own(), own(), own()],
        'new',
        0,
        0,
        'House 3',
      ],
      [
        'three own houses, the rent of the first not known: the other two decide',
        '2,00,000 × 70%; tax on 15,65,000: 1,14,750 + 4% = 1,19,340',
        [
          own({ interest: 5_00_000 }),
          own({ more: true, fairRent: 2_00_000 }),
          own({ more: true, fairRent: 6_00_000, interest: 1_00_000 }),
        ],
        'new',
        1_40_000,
        21_840,
        'House 2',
      ],
      [
        'three own houses, one with a loan, no rent known: the one with the loan is lived in',
        'interest up to 2,00,000, and none without rent on the one that counts as let; 2,57,400 − 1,95,000',
        [own(), own({ interest: 60_000 }), own({ interest: 3_00_000 })],
        'old',
        -2_00_000,
        -62_400,
        'House 2',
      ],
      [
        'a house that was added and has no rent yet counts as nothing',
        '3,60,000 − 30% and nothing; 1,40,820 − 97,500',
        [...one(), { ...plain, rent: 0 }],
        'new',
        2_52_000,
        43_320,
      ],
    ],
  ),
  {
    name: 'ten months let, with costs and the value of the house',
    source: byHand(
      '2,90,000 × 70%; tax on 16,28,000: 1,30,624; 3,00,000 − 10,000 − 40,000 − 33,120 = 2,16,880 of 90,00,000',
    ),
    input: {
      houses: more({ months: 10, municipalTax: 10_000, fairRent: 3_30_000, costs: 40_000, value: 90_00_000 }),
    },
    expect: {
      [income]: 2_03_000,
      [added]: 33_120,
      'Left after tax and interest': 2_16_880,
      'Net yield after tax': (2_16_880 / 90_00_000) * 100,
    },
  },
  {
    name: 'a loan does not move the yield of the house itself',
    source: byHand('the same yield; left: 2,16,880 + 33,120 of tax saved − 2,03,000 of interest'),
    input: {
      houses: more({
        months: 10,
        municipalTax: 10_000,
        fairRent: 3_30_000,
        costs: 40_000,
        value: 90_00_000,
        interest: 2_03_000,
      }),
    },
    expect: {
      [income]: 0,
      [added]: 0,
      'Left after tax and interest': 47_000,
      'Net yield after tax': (2_16_880 / 90_00_000) * 100,
    },
  },
  ...table<typeof calculator>(
    { source: byHand, given: ['houses', 'financialYear', 'residence'], expect: ['TDS by your tenants'] },
    [
      ['a person pays exactly ₹50,000', 'not above the limit of a month', one({ rent: 50_000 }), blank, blank, 0],
      ['a person pays ₹50,001', '2% of 6,00,012', one({ rent: 50_001 }), blank, blank, 12_000.24],
      ['a company pays exactly ₹50,000', 'not above', more({ rent: 50_000, tenant: 'business' }), blank, blank, 0],
      ['a company pays ₹50,001', '10% of 6,00,012', more({ rent: 50_001, tenant: 'business' }), blank, blank, 60_001.2],
      ['two owners, ₹1 lakh', '50,000 each: not above', more({ rent: 1_00_000, share: 50 }), blank, blank, 0],
      [
        'a company in 2024-25, ₹2,40,000',
        'the limit of that year',
        more({ rent: 20_000, tenant: 'business' }),
        '2024-25',
        blank,
        0,
      ],
      [
        'a company in 2024-25, ₹2,40,012',
        '10%',
        more({ rent: 20_001, tenant: 'business' }),
        '2024-25',
        blank,
        24_001.2,
      ],
      ['a person in 2026-27', '2% of 7,20,000', one({ rent: 60_000 }), '2026-27', blank, 14_400],
      ['a non-resident owner, from the first rupee', '31.2% of 3,60,000', one(), blank, 'nonResident', 1_12_320],
      ['a non-resident owner in 2026-27', '31.2% of 3,60,000', one(), '2026-27', 'nonResident', 1_12_320],
    ],
  ),
  {
    name: 'a non-resident with half of a house and no other income pays nothing',
    source: byHand('2,52,000 is below 4,00,000'),
    input: { residence: 'nonResident', salary: 0, houses: more({ rent: 60_000, share: 50 }) },
    expect: { [income]: 2_52_000, [added]: 0, 'TDS by your tenants': 1_12_320 },
  },
  {
    name: 'tax year 2026-27 gives the tax of the year before',
    source: byHand('the same rates'),
    input: { financialYear: '2026-27' },
    expect: { [income]: 2_52_000, [added]: 43_320 },
  },
  ...table<typeof calculator>({ source: byHand('check.ts'), given: ['houses'], expect: 'refused' }, [
    ['more months let than owned', more({ owned: 6 }), 'House 1: the months let out and lived in'],
    ['more rent lost than due', more({ unrealised: 3_60_001 }), 'House 1: the rent not recovered'],
    ['more for furniture than the rent', more({ furniture: 30_001 }), 'House 1: the part for furniture'],
    ['a house not complete', more({ earlier: 1_00_000, completed: '2026-27' }), 'House 1 was not complete'],
    [
      'interest on a house not owned',
      [own({ more: true, owned: 0, interest: 1_00_000 })],
      'House 1: interest and municipal tax count only',
    ],
  ]),

  // Several tenants, and a rent that changes: the rows count instead of the rent and months of the house
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['tenancies', 'houses'], expect: ['Annual value', 'Which value counts', income] }, [
    ['a rent that rises in October', '6 × 30,000 + 6 × 33,000 = 3,78,000; × 70%', [tenant({ months: 6, laterRent: 33_000, laterMonths: 6 })], one(), 3_78_000, 'Rent', 2_64_600],
    ['two tenants one after the other', '5 × 30,000 + 7 × 28,000 = 3,46,000; × 70%', [tenant({ months: 5 }), tenant({ months: 7, rent: 28_000 })], one(), 3_46_000, 'Rent', 2_42_200],
    ['two tenants at once, one part empty for two months', '2,40,000 + 1,50,000; with 2 × 15,000 it would be 4,20,000: only vacancy', [tenant({ rent: 20_000 }), tenant({ rent: 15_000, months: 10, empty: 2 })], more({ fairRent: 4_20_000 }), 3_90_000, vacancy, 2_73_000],
    ['the same with an expected rent ₹1 above that', 'section 23(1)(a)', [tenant({ rent: 20_000 }), tenant({ rent: 15_000, months: 10, empty: 2 })], more({ fairRent: 4_20_001 }), 4_20_001, 'Expected rent', 2_94_000.7],
    ['empty months at the new rent', '6 × 20,000 + 3 × 40,000 = 2,40,000; with 3 × 40,000 it would be 3,60,000', [tenant({ rent: 20_000, months: 6, laterRent: 40_000, laterMonths: 3, empty: 3 })], more({ fairRent: 3_60_000 }), 2_40_000, vacancy, 1_68_000],
    ['a part of the rent for furniture', '12 × 25,000 is the house’s', [tenant({ furniture: 5_000 })], one(), 3_00_000, 'Rent', 2_10_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['financialYear', 'tenancies'], expect: ['TDS by your tenants'] }, [
    ['two tenants at ₹30,000 each: neither is above ₹50,000', 's. 194-IB', blank, [tenant({}), tenant({})], 0],
    ['a person deducts on the months above ₹50,000 alone', 's. 194-IB: 2% of 6 × 52,000', blank, [tenant({ rent: 48_000, months: 6, laterRent: 52_000, laterMonths: 6 })], 6_240],
    ['a company too', 's. 194-I, proviso: 10% of 6 × 52,000', blank, [tenant({ tenant: 'business', rent: 48_000, months: 6, laterRent: 52_000, laterMonths: 6 })], 31_200],
    ['until FY 2024-25 the limit of a company was of the year', '10% of 6,00,000 above 2,40,000', '2024-25', [tenant({ tenant: 'business', rent: 48_000, months: 6, laterRent: 52_000, laterMonths: 6 })], 60_000],
    ['a person and a company', '2% of 12 × 60,000 + 10% of 12 × 70,000', blank, [tenant({ rent: 60_000 }), tenant({ tenant: 'business', rent: 70_000 })], 98_400],
  ]),

  // The share of the loan apart from that of the house
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['houses', 'regime'], expect: [income] }, [
    ['half the house, half the loan', '7,20,000 / 2 × 70% − 4,00,000 / 2', more({ rent: 60_000, share: 50, interest: 4_00_000 }), 'old', 52_000],
    ['half the house, the whole loan', '2,52,000 − 4,00,000', more({ rent: 60_000, share: 50, loanShare: 100, interest: 4_00_000 }), 'old', -1_48_000],
    ['half the house, none of the loan', '2,52,000', more({ rent: 60_000, share: 50, loanShare: 0, interest: 4_00_000 }), 'old', 2_52_000],
    ['the whole house, half the loan', '7,20,000 × 70% − 2,00,000', more({ rent: 60_000, loanShare: 50, interest: 4_00_000 }), 'old', 3_04_000],
    ['half a house lived in, the whole loan: up to the limit', 's. 24(b): 2,00,000 of 3,00,000', [own({ more: true, share: 50, loanShare: 100, interest: 3_00_000 })], 'old', -2_00_000],
    ['a fifth of the earlier interest goes by the loan too', '2,52,000 − 5,00,000 / 5', more({ rent: 60_000, share: 50, loanShare: 100, earlier: 5_00_000, completed: '2025-26' }), 'old', 1_52_000],
  ]),
  {
    name: 'five let houses, each with another of the values as its annual value',
    source: published('ICAI study material, Jayashree: annual values of 90,000, 72,000, 60,000, 30,000 and 78,000'),
    input: {
      salary: 0,
      houses: (
        [
          [72_000, 80_000, 90_000, null],
          [72_000, 55_000, 60_000, 75_000],
          [60_000, 65_000, 65_000, 58_000],
          [30_000, 24_000, 25_000, null],
          [72_000, 80_000, 75_000, 78_000],
        ] as const
      ).flatMap(([rent, municipalValue, fairRent, standardRent]) =>
        more({ rent: rent / 12, municipalValue, fairRent, standardRent }),
      ),
    },
    expect: {
      'Annual value of house 1': 90_000,
      'Annual value of house 2': 72_000,
      'Annual value of house 3': 60_000,
      'Annual value of house 4': 30_000,
      'Annual value of house 5': 78_000,
      [income]: 2_31_000,
    },
  },
  {
    name: 'a let house in the year of its completion: a fifth of ₹4.25 lakh beside ₹2.8 lakh of interest',
    source: published(
      'Quicko, pre-construction interest: 25,000 × 17 ÷ 5 = 85,000; 2,80,000 + 85,000; 30% of 3,00,000',
    ),
    input: { salary: 0, houses: more({ rent: 25_000, interest: 2_80_000, earlier: 4_25_000, completed: '2025-26' }) },
    expect: { 'Part of the earlier interest': 85_000, [income]: -1_55_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, expect: 'refused', given: ['tenancies'] }, [
    ['a tenant of a house that is not listed is refused', 'One house', [tenant({ house: '2' })], 'House 2 is not among'],
    ['more months than the year has are refused', '12 months', [tenant({ months: 8, laterRent: 31_000, laterMonths: 4, empty: 1 })], 'Tenant 1: the months let out and empty are more'],
    ['a new rent without its months is refused', 'Nothing is assumed', [tenant({ months: 6, laterRent: 31_000 })], 'Tenant 1: enter for how many months'],
    ['months of a new rent without it are refused', 'Nothing is assumed', [tenant({ months: 6, laterMonths: 6 })], 'Tenant 1: enter the new rent'],
    ['more for furniture than the rent is refused', 'It is a part', [tenant({ furniture: 31_000 })], 'Tenant 1: the part for furniture is more'],
  ]),
];

export const golden = onExample(cases, { financialYear: '2025-26' });
