import type { GoldenCase } from '@/lib/calculator';
import { byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const old = { regime: 'old' } as const;
const inNew = { regime: 'new' } as const;
const own = { rent: 0, interest: 0 } as const;
const nobodyEarns = [{ salary: 0, other: 0, age: 'below60', savings: 0, regime: 'better' }] as const;
const karta = (salary: number) => ({ salary, other: 0, age: 'below60', savings: 0, regime: 'better' }) as const;
const gift = (
  what: 'money' | 'movable' | 'immovable',
  value: number,
  paid = 0,
  from: 'other' | 'member' | 'will' = 'other',
) => ({ what, from, value, paid }) as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a let-out house and deposits in the HUF, a karta on ₹15 lakh',
    source: byHand(
      'HUF 6L × 70% + 3L = 7.2L: 5% of 3.2L = 16,000 × 1.04 = 16,640. Karta 14.25L: 93,750 × 1.04 = 97,500. Both in one: 21.45L: 2,36,250 × 1.04 = 2,45,700',
    ),
    input: {},
    expect: {
      'HUF’s income-tax': 16_640,
      'Saved by the HUF': 1_31_560,
      'Clubbed with members': 0,
      'Family’s tax with the HUF': 1_14_140,
      'Family’s tax without the HUF': 2_45_700,
      'Lower tax for the HUF': 'New regime',
      'Tax in the new regime': 16_640,
      'Tax in the old regime': 58_760,
    },
  },
  {
    name: 'the same family in tax year 2026-27',
    source: byHand('The slabs of s. 202(1) are those of the year before'),
    input: { financialYear: '2026-27' },
    expect: { 'HUF’s income-tax': 16_640, 'Saved by the HUF': 1_31_560 },
  },

  // FY 2024-25: slabs of section 115BAC(1A) before the Finance Act, 2025; gains by the day of the sale
  {
    name: 'the same family in FY 2024-25',
    source: byHand(
      'HUF 7.2L: 20,000 + 2,000 = 22,000 × 1.04; old 56,500 × 1.04. Karta 14.25L: 1,25,000 × 1.04 = 1,30,000; both in one 21.45L: 3,33,500 × 1.04 = 3,46,840',
    ),
    input: { financialYear: '2024-25' },
    expect: {
      'HUF’s income-tax': 22_880,
      'Tax in the old regime': 58_760,
      'Family’s tax without the HUF': 3_46_840,
      'Saved by the HUF': 1_93_960,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, financialYear: '2024-25', rent: 0, interest: 3_00_000 },
    given: ['shortEquity', 'shortEquityEarly', 'longOther', 'longOtherEarly'], expect: ['HUF’s income-tax'] }, [
    ['short-term gains on listed shares on both sides of 23 July 2024', '(1L × 20% + 2L × 15%) × 1.04', 1_00_000, 2_00_000, 0, 0, 52_000],
    ['long-term gains on both sides of it', '(1L × 12.5% + 2L × 20%) × 1.04', 0, 0, 1_00_000, 2_00_000, 54_600],
  ]),

  // No rebate and no slab for seniors
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rent: 0 }, given: ['regime', 'interest'],
    expect: ['HUF’s income-tax', 'Rebate lost against an individual'] }, [
    ['an HUF of ₹12 lakh pays ₹62,400 in the new regime, an individual nothing', '60,000 × 1.04: no s. 87A (fact sheet, vector 39)',
      'new', 12_00_000, 62_400, 62_400],
    ['an HUF of ₹5 lakh pays ₹13,000 in the old regime', '12,500 × 1.04: no s. 87A (fact sheet, vector 39)', 'old', 5_00_000, 13_000, 13_000],
    ['an HUF of exactly ₹4 lakh pays nothing in the new regime', 'The basic exemption', 'new', 4_00_000, 0, 0],
    ['₹10,000 above the new regime’s basic exemption cost ₹520', '5% of 10,000 × 1.04', 'new', 4_10_000, 520, 520],
    ['an HUF of exactly ₹2.5 lakh pays nothing in the old regime', 'The basic exemption', 'old', 2_50_000, 0, 0],
    ['₹10,000 above the old regime’s basic exemption cost ₹520', '5% of 10,000 × 1.04', 'old', 2_60_000, 520, 520],
    ['above the limit of the rebate an individual would pay the same', '12.8L: 60,000 + 15% of 80,000 = 72,000 × 1.04 = 74,880',
      'new', 12_80_000, 74_880, 0],
  ]),
  {
    name: 'an HUF of ₹50.1 lakh pays what anybody pays: surcharge with marginal relief',
    source: published(
      'Fact sheet, vector: TI 50.1L in the new regime is 11,33,600, the rebate having ended long before',
    ),
    input: { ...own, ...inNew, interest: 50_10_000 },
    expect: { 'HUF’s income-tax': 11_33_600 },
  },

  // The unused basic exemption against gains
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...own, ...inNew, shortEquity: 5_00_000 }, given: ['residence', 'interest'],
    expect: ['HUF’s income-tax'] }, [
    ['a resident HUF sets its unused basic exemption against share gains', '(5L − 4L) × 20% × 1.04', 'resident', 0, 20_800],
    ['with ₹3 lakh of interest only ₹1 lakh of it is left', '(5L − 1L) × 20% × 1.04', 'resident', 3_00_000, 83_200],
    ['a non-resident HUF may not', '5L × 20% × 1.04', 'nonResident', 0, 1_04_000],
    ['an HUF not ordinarily resident is a resident and may', '(5L − 4L) × 20% × 1.04', 'notOrdinarily', 0, 20_800],
  ]),
  {
    name: 'long-term share gains: ₹1.25 lakh bears no tax, beside the unused exemption',
    source: byHand('8,00,000 − 4,00,000 unused − 1,25,000 = 2,75,000 × 12.5% = 34,375 × 1.04 = 35,750'),
    input: { ...own, ...inNew, longEquity: 8_00_000 },
    expect: { 'HUF’s income-tax': 35_750 },
  },
  {
    name: 'land bought before 23 July 2024: tax stops at 20% of the indexed gain, for a resident HUF',
    source: byHand('Slab income 4L uses the exemption; 12.5% of 20L = 2,50,000, 20% of 8L = 1,60,000; × 1.04'),
    input: { ...own, ...inNew, interest: 4_00_000, land: 20_00_000, landIndexed: 8_00_000 },
    expect: { 'HUF’s income-tax': 1_66_400 },
  },

  // Clubbing
  {
    name: 'interest on money that the karta put in is the karta’s, all of it',
    source: byHand(
      'Karta 15L + 3.5L: 17.75L: 1,20,000 + 20% of 1.75L = 1,55,000 × 1.04 = 1,61,200; HUF 50,000: nil. Without the HUF 18.25L: 1,65,000 × 1.04 = 1,71,600',
    ),
    input: { rent: 0, interest: 50_000, thrown: [{ member: '1', kind: 'interest', amount: 3_50_000 }] },
    expect: {
      'Clubbed with members': 3_50_000,
      'HUF’s income-tax': 0,
      'Family’s tax with the HUF': 1_61_200,
      'Family’s tax without the HUF': 1_71_600,
      'Saved by the HUF': 10_400,
    },
  },
  {
    name: 'clubbed rent and clubbed share gains keep their head',
    source: byHand(
      'Second member: rent 10L × 70% = 7L and 112A gain 2.25L: TI 9.25L, rebate takes the slab tax of 15,000; (2.25L − 1.25L) × 12.5% = 12,500 × 1.04 = 13,000. First member 97,500',
    ),
    input: {
      ...own,
      members: [karta(15_00_000), karta(0)],
      thrown: [
        { member: '2', kind: 'rent', amount: 10_00_000 },
        { member: '2', kind: 'longEquity', amount: 2_25_000 },
      ],
    },
    expect: {
      'Clubbed with members': 12_25_000,
      'HUF’s income-tax': 0,
      'Family’s tax with the HUF': 1_10_500,
      'Saved by the HUF': 0,
    },
  },

  // What the family saves
  {
    name: 'at the top slab the HUF’s exemption and low slabs save most',
    source: byHand(
      'Karta 30L: 29.25L: 3,00,000 + 30% of 5.25L = 4,57,500 × 1.04 = 4,75,800; with 7.2L more: 30% × 7.2L × 1.04 = 2,24,640; HUF 16,640',
    ),
    input: { members: [karta(30_00_000)] },
    expect: { 'Saved by the HUF': 2_08_000 },
  },
  {
    name: 'a karta without income would have the rebate, so the HUF costs the family tax',
    source: byHand('HUF 7.2L: 16,640; an individual with 7.2L: rebate of the whole tax'),
    input: { members: [...nobodyEarns] },
    expect: { 'Saved by the HUF': -16_640, 'Family’s tax without the HUF': 0 },
  },
  {
    name: 'split between two members without income',
    source: byHand('3.6L each: below the exemption; HUF 16,640'),
    input: { members: [...nobodyEarns, ...nobodyEarns], without: 'equal' },
    expect: { 'Saved by the HUF': -16_640, 'Family’s tax without the HUF': 0 },
  },
  {
    name: 'split between a member on ₹15 lakh and one on nothing',
    source: byHand('14.25L + 3.6L = 17.85L: 1,57,000 × 1.04 = 1,63,280; the other 3.6L: 0. With: 97,500 + 16,640'),
    input: { members: [karta(15_00_000), karta(0)], without: 'equal' },
    expect: { 'Family’s tax without the HUF': 1_63_280, 'Saved by the HUF': 49_140 },
  },

  // Deductions
  {
    name: 'the HUF’s own ₹1.5 lakh under section 80C in the old regime',
    source: byHand('7.2L − 1.5L = 5.7L: 12,500 + 14,000 = 26,500 × 1.04'),
    input: { ...old, savings: 2_00_000 },
    expect: { 'HUF’s income-tax': 27_560 },
  },
  {
    name: 'health insurance of members, with a senior among them',
    source: byHand('7.2L − 40,000 = 6.8L: 12,500 + 36,000 = 48,500 × 1.04'),
    input: { ...old, health: 40_000, healthSenior: true },
    expect: { 'HUF’s income-tax': 50_440 },
  },
  {
    name: 'savings-account interest of ₹12,000: ₹10,000 of it is deducted',
    source: byHand('7.2L + 12,000 − 10,000 = 7.22L: 12,500 + 44,400 = 56,900 × 1.04 = 59,176'),
    input: { ...old, savingsInterest: 12_000 },
    expect: { 'HUF’s income-tax': 59_180 },
  },

  {
    name: 'a karta of 82 who is not insured does not raise the limit for the others, with or without the HUF',
    source: byHand(
      's. 80D(4): an insured person of 60 or more. 8L + 5.5L − 2L = 11.5L, less 1.5L, 25,000, 50,000 (80TTB) and half of 92,500: 8,78,750: 20% of 3,78,750 × 1.04 = 78,780; new: 82,500 × 1.04 = 85,800',
    ),
    input: {
      rent: 0,
      interest: 5_00_000,
      members: [{ salary: 0, other: 8_00_000, age: 'verySenior', savings: 1_50_000, regime: 'better' }],
      ownInterest: 2_00_000,
      savingsInterest: 50_000,
      health: 50_000,
      donations: 1_50_000,
    },
    expect: { 'Family’s tax without the HUF': 78_780 },
  },

  // Gifts
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: inNew, given: ['gifts'],
    expect: ['Gifts taxed', 'HUF’s income-tax'] }, [
    ['money of exactly ₹50,000 from strangers is free', 's. 56(2)(x)(a): “exceeds fifty thousand rupees”', [gift('money', 50_000)], 0, 16_640],
    ['money of ₹50,001 is taxed whole', '7,70,001 → 7,70,000: 18,500 × 1.04', [gift('money', 50_001)], 50_001, 19_240],
    ['two sums of ₹30,000 are added up', 'The aggregate of the year: 7.8L: 19,000 × 1.04', [gift('money', 30_000), gift('money', 30_000)], 60_000, 19_760],
    ['money from a member is free', 'A member is a relative of the HUF', [gift('money', 5_00_000, 0, 'member')], 0, 16_640],
    ['an inheritance is free', 'Proviso (II)', [gift('money', 5_00_000, 0, 'will')], 0, 16_640],
    ['gold worth ₹2 lakh bought for ₹1.5 lakh is free', 'The difference does not exceed 50,000', [gift('movable', 2_00_000, 1_50_000)], 0, 16_640],
    ['gold worth ₹2,10,000 bought for ₹1.5 lakh: the difference is taxed', '7.8L: 19,000 × 1.04', [gift('movable', 2_10_000, 1_50_000)], 60_000, 19_760],
    ['shares worth ₹60,000 for nothing are taxed whole', '7.8L', [gift('movable', 60_000)], 60_000, 19_760],
    ['land bought for ₹50 lakh with a stamp value of ₹55 lakh is free', 'The difference of 5L does not exceed 10% of the price', [gift('immovable', 55_00_000, 50_00_000)], 0, 16_640],
    ['land bought for ₹50 lakh with a stamp value of ₹55,00,100 is taxed on the difference', '12,20,100: 60,000 + 3,015 = 63,015 × 1.04 = 65,535.60', [gift('immovable', 55_00_100, 50_00_000)], 5_00_100, 65_540],
    ['land worth ₹50,000 for nothing is free', 'Not above 50,000', [gift('immovable', 50_000)], 0, 16_640],
    ['land worth ₹3 lakh for nothing is taxed whole', '10.2L: 20,000 + 22,000 = 42,000 × 1.04', [gift('immovable', 3_00_000)], 3_00_000, 43_680],
  ]),

  {
    name: 'a loss meets land as far as indexed cost is taxed there, beside gains that the exemption covers',
    source: byHand(
      'The exemption of 2,50,000 covers 1,00,000 at 20% and 1,50,000 of the land; its indexed gain of 2,00,000 leaves 50,000 at 20% for the loss, 1,50,000 of it meet shares: (20,00,000 − 1,50,000 − 1,25,000) × 12.5% and cess',
    ),
    input: {
      financialYear: '2025-26',
      regime: 'old',
      rent: 0,
      interest: 0,
      business: -2_00_000,
      shortEquity: 1_00_000,
      longEquity: 20_00_000,
      land: 6_00_000,
      landIndexed: 2_00_000,
    },
    expect: { 'Tax in the old regime': 2_24_250 },
  },
  // Partition
  {
    name: 'a partial partition changes nothing: the HUF pays on what was divided',
    source: byHand('s. 171(9): 7.2L + 2L = 9.2L: 20,000 + 12,000 = 32,000 × 1.04'),
    input: { ...inNew, partition: 'partial', partitionIncome: 2_00_000 },
    expect: { 'HUF’s income-tax': 33_280 },
  },

  // Losses and agriculture
  {
    name: 'a business loss is set against rent and interest',
    source: byHand('7.2L − 1L = 6.2L: 11,000 × 1.04'),
    input: { ...inNew, business: -1_00_000 },
    expect: { 'HUF’s income-tax': 11_440 },
  },
  // A house empty the whole year: s. 23(1)(c) and the proviso to s. 23(1); s. 71(3A)
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rent: 0, interest: 5_00_000 }, given: ['regime', 'municipalTax', 'letInterest'],
    expect: ['HUF’s income-tax'] }, [
    ['municipal tax without rent makes a loss', '5L − 20,000: 5% of 2.3L = 11,500 × 1.04', 'old', 20_000, 0, 11_960],
    ['which the new regime does not set off', '5% of 1L × 1.04', 'new', 20_000, 0, 5_200],
    ['beside interest', '5L − 1.2L: 5% of 1.3L × 1.04', 'old', 20_000, 1_00_000, 6_760],
    ['and above the limit of ₹2 lakh', '5L − 2L: 5% of 50,000 × 1.04', 'old', 20_000, 1_90_000, 2_600],
  ]),
  {
    name: 'agricultural income raises the rate of an HUF too',
    source: byHand('T(7.2L + 5L) 63,000 − T(9L) 30,000 = 33,000 × 1.04'),
    input: { ...inNew, agricultural: 5_00_000 },
    expect: { 'HUF’s income-tax': 34_320 },
  },

  // Pay of the karta, regimes of members, losses brought forward, tax deducted
  {
    name: 'pay of the karta moves from the HUF’s profit to the karta’s salary',
    source: byHand(
      'HUF 20L − 6L = 14L: 60,000 + 30,000 = 90,000 × 1.04. Karta 6L − 75,000: below 12L, nothing. Without the HUF 20L: 2,00,000 × 1.04 = 2,08,000',
    ),
    input: { ...own, ...inNew, business: 20_00_000, kartaPay: 6_00_000, members: [...nobodyEarns] },
    expect: {
      'HUF’s income-tax': 93_600,
      'Family’s tax with the HUF': 93_600,
      'Family’s tax without the HUF': 2_08_000,
      'Saved by the HUF': 1_14_400,
    },
  },
  {
    name: 'a karta who stays in the old regime, with the HUF and without it',
    source: byHand(
      'Karta 15L − 50,000 − 1.5L = 13L: 1,12,500 + 90,000 = 2,02,500 × 1.04 = 2,10,600; with 7.2L more 20.2L: 1,12,500 + 3,06,000 = 4,18,500 × 1.04 = 4,35,240; HUF 16,640',
    ),
    input: { members: [{ ...karta(15_00_000), savings: 1_50_000, regime: 'old' }] },
    expect: {
      'Family’s tax with the HUF': 2_27_240,
      'Family’s tax without the HUF': 4_35_240,
      'Saved by the HUF': 2_08_000,
    },
  },
  {
    name: 'a business loss brought forward, with the HUF and without it',
    source: byHand(
      's. 72: 10L − 4L = 6L: 10,000 × 1.04 = 10,400. Karta 14.25L + 6L = 20.25L: 2,06,250 × 1.04 = 2,14,500, alone 97,500',
    ),
    input: {
      ...own,
      ...inNew,
      business: 10_00_000,
      losses: [{ kind: 'business', year: '2020-21', amount: 4_00_000 }],
    },
    expect: { 'HUF’s income-tax': 10_400, 'Family’s tax without the HUF': 2_14_500, 'Saved by the HUF': 1_06_600 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, rent: 0, interest: 4_00_000, shortEquity: 5_00_000 }, given: ['losses'],
    expect: ['HUF’s income-tax'] }, [
    ['a short-term loss of eight years before still counts', '(5L − 2L) × 20% × 1.04', [{ kind: 'shortTermCapital', year: '2017-18', amount: 2_00_000 }], 62_400],
    ['a short-term loss of nine years before has lapsed', '5L × 20% × 1.04', [{ kind: 'shortTermCapital', year: '2016-17', amount: 2_00_000 }], 1_04_000],
    ['a short-term loss of the year before counts', '(5L − 2L) × 20% × 1.04', [{ kind: 'shortTermCapital', year: '2024-25', amount: 2_00_000 }], 62_400],
    ['a loss of the year itself is no loss brought forward', 's. 74: of an earlier year', [{ kind: 'shortTermCapital', year: '2025-26', amount: 2_00_000 }], 1_04_000],
    ['a long-term loss meets no short-term gain', 's. 74(1)(b)', [{ kind: 'longTermCapital', year: '2020-21', amount: 2_00_000 }], 1_04_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['tds'], expect: ['HUF’s tax after TDS', 'HUF’s refund'] }, [
    ['TDS below the tax: the rest is left to pay', '16,640 − 10,000', 10_000, 6_640, 0],
    ['TDS above the tax: the rest comes back', '20,000 − 16,640', 20_000, 0, 3_360],
  ]),
  {
    name: 'pay of the karta without a business is refused',
    source: byHand('It comes off a business profit'),
    input: { kartaPay: 1_00_000 },
    refused: 'The karta’s pay is deducted from',
  },

  {
    name: 'an indexed gain above the plain one is refused',
    source: byHand('Indexed cost is never below plain cost'),
    input: { land: 10_00_000, landIndexed: 11_00_000 },
    refused: 'The gain with indexed cost',
  },
  {
    name: 'an asset of a member who is not listed is refused',
    source: byHand('Clubbing needs the member’s own income'),
    input: { thrown: [{ member: '2', kind: 'interest', amount: 50_000 }] },
    refused: 'Member 2 is not',
  },
  {
    name: 'a partition outside the year is refused',
    source: byHand('s. 171(4): a partition within the year'),
    input: { partition: 'total', partitionOn: '2026-05-01' },
    refused: 'The day of the partition',
  },
];

export const golden = onExample(cases, { financialYear: '2025-26' });
