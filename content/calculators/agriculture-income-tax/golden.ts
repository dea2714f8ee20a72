import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, published, table } from '@/lib/golden';
import type calculator from './index';

const yes = 'Yes';
const tooSmall = 'No: agricultural income is not above ₹5,000';
const notAbove = (exemption: string) => `No: other income is not above ${exemption}`;

const town = { inside: false, population: 1_50_000, distance: 10 } as const;
const sold = { land: 'sold', gain: 10_00_000 } as const;
const huf = { taxpayer: 'huf' } as const;
const old = { regime: 'old' } as const;
const inNew = { regime: 'new' } as const;
const earlier = { financialYear: '2024-25', regime: 'new' } as const;

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: '₹5 lakh from a farm beside ₹15 lakh of other income',
    source: byHand('New: T(20L) 2,00,000 − T(4L + 5L) 30,000 = 1,70,000; × 1.04. Without: 1,05,000 × 1.04 = 1,09,200'),
    input: {},
    expect: {
      'Tax added by agricultural income': 67_600,
      'Income-tax': 1_76_800,
      'Tax without agricultural income': 1_09_200,
      'Effective rate on agricultural income': 13.52,
      'Counts for the rate': yes,
      'Net agricultural income': 5_00_000,
      'Tax on income with agricultural income': 2_00_000,
      'Tax on agricultural income and basic exemption': 30_000,
      'Tax at slab rates': 1_70_000,
      'Tax in the new regime': 1_76_800,
      'Tax in the old regime': 3_64_000,
    },
  },
  {
    name: 'the same farm and income in tax year 2026-27',
    source: byHand('The slabs of s. 202(1): T(20L) 2,00,000 − T(9L) 30,000 = 1,70,000; × 1.04. Without: 1,09,200'),
    input: { financialYear: '2026-27' },
    expect: { 'Tax added by agricultural income': 67_600, 'Tax without agricultural income': 1_09_200 },
  },

  // First test: above ₹5,000
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew }, given: ['net'],
    expect: ['Counts for the rate', 'Income-tax', 'Tax added by agricultural income'] }, [
    ['agricultural income of ₹4,999 does not count', 'Not above 5,000: 1,05,000 × 1.04', 4_999, tooSmall, 1_09_200, 0],
    ['agricultural income of exactly ₹5,000 does not count', 'Finance Act, s. 2(2): “exceeding five thousand rupees”',
      5_000, tooSmall, 1_09_200, 0],
    ['agricultural income of ₹5,001 counts, all of it',
      'T(15,05,001) 1,05,750.15 − T(4,05,001) 250.05 = 1,05,500.10; × 1.04 = 1,09,720.10', 5_001, yes, 1_09_720, 520],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...old }, given: ['net'],
    expect: ['Counts for the rate', 'Income-tax', 'Tax added by agricultural income'] }, [
    ['in the old regime ₹5,001 adds a fourth of itself',
      'T(15,05,001) 2,64,000.30 − T(2,55,001) 250.05 = 2,63,750.25; × 1.04 = 2,74,300.26; without 2,73,000',
      5_001, yes, 2_74_300, 1_300],
    ['in the old regime exactly ₹5,000 does not count', '2,62,500 × 1.04', 5_000, tooSmall, 2_73_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew }, given: ['net', 'rounding'],
    expect: ['Counts for the rate', 'Net agricultural income', 'Income-tax', 'Tax added by agricultural income',
    'Effective rate on agricultural income'] }, [
    ['rounded under section 288A, ₹5,004 is ₹5,000 and does not count',
      'Part IV, rule 10 with s. 288A: the last figure is below five', 5_004, 'tens', tooSmall, 5_000, 1_09_200],
    ['taken as it is, ₹5,004 counts',
      'T(15,05,004) 1,05,750.60 − T(4,05,004) 250.20 = 1,05,500.40; × 1.04 = 1,09,720.42',
      5_004, blank, yes, blank, 1_09_720],
    ['rounded under section 288A, ₹5,005 is ₹5,010 and counts',
      'T(15,05,010) 1,05,751.50 − T(4,05,010) 250.50 = 1,05,501; × 1.04 = 1,09,721.04',
      5_005, 'tens', yes, 5_010, 1_09_720],
    ['without agricultural income nothing is added', '1,05,000 × 1.04',
      0, blank, 'No: there is no net agricultural income', blank, 1_09_200, 0, 0],
  ]),

  // Second test: other income above the basic exemption
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew }, given: ['net', 'income'],
    expect: ['Counts for the rate', 'Income-tax', 'Tax added by agricultural income', 'Tax at slab rates',
    'Rebate'] }, [
    ['with other income of ₹3,99,990 half a crore from a farm does not count', 'Not above 4,00,000',
      50_00_000, 3_99_990, notAbove('₹4,00,000'), 0],
    ['with other income of exactly ₹4 lakh half a crore from a farm does not count in the new regime',
      'Not above 4,00,000 (fact sheet, vector 30)', 50_00_000, 4_00_000, notAbove('₹4,00,000'), 0, 0],
    ['with other income of ₹4,00,010 it counts, and the rebate takes the ₹3 of tax away',
      'T(54,00,010) − T(54,00,000) = 30% of 10 = 3; rebate 3', 50_00_000, 4_00_010, yes, 0, blank, 3, 3],
    ['other income of ₹4,00,004 is rounded to ₹4 lakh before the test', 's. 288A: the last figure is below five',
      blank, 4_00_004, notAbove('₹4,00,000'), 0],
  ]),
  {
    name: 'an HUF with ₹1,000 above the basic exemption pays 30% on it',
    source: byHand('No rebate: 300 × 1.04 = 312; without agricultural income 50 × 1.04 = 52'),
    input: { ...inNew, ...huf, net: 50_00_000, income: 4_01_000 },
    expect: { 'Counts for the rate': yes, 'Income-tax': 310, 'Tax added by agricultural income': 260 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...old, net: 10_00_000 }, given: ['income'],
    expect: ['Counts for the rate', 'Income-tax', 'Tax at slab rates', 'Rebate'] }, [
    ['in the old regime exactly ₹2.5 lakh of other income is not enough', 'Not above 2,50,000',
      2_50_000, notAbove('₹2,50,000'), 0],
    ['in the old regime ₹2,50,010 of other income is enough', '30% of 10 = 3; rebate 3', 2_50_010, yes, 0, 3, 3],
    ['in the old regime ₹2,49,990 of other income is not enough', 'Not above 2,50,000',
      2_49_990, notAbove('₹2,50,000')],
  ]),
  {
    name: 'an HUF in the old regime with ₹2,51,000 of other income pays 30% on the last ₹1,000',
    source: byHand('T(12,51,000) − T(12,50,000) = 300; × 1.04 = 312; without 52'),
    input: { ...old, ...huf, net: 10_00_000, income: 2_51_000 },
    expect: { 'Counts for the rate': yes, 'Income-tax': 310, 'Tax added by agricultural income': 260 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...old, net: 10_00_000 }, given: ['age', 'income'],
    expect: ['Counts for the rate', 'Income-tax', 'Tax at slab rates', 'Tax added by agricultural income'] }, [
    ['from 60 on the old regime’s test is ₹3 lakh: exactly that is not enough', 'Not above 3,00,000',
      'senior', 3_00_000, notAbove('₹3,00,000'), 0],
    ['from 60 on ₹3,00,010 of other income is enough in the old regime', '30% of 10 = 3; rebate 3',
      'senior', 3_00_010, yes, 0, 3],
    ['from 80 on the old regime’s test is ₹5 lakh: exactly that is not enough', 'Not above 5,00,000',
      'verySenior', 5_00_000, notAbove('₹5,00,000'), 0],
    ['from 80 on ₹5,10,000 of other income bears 30% on the last ₹10,000',
      'T(15,10,000) − T(15,00,000) = 3,000; × 1.04 = 3,120; without 20%: 2,080',
      'verySenior', 5_10_000, yes, 3_120, blank, 1_040],
  ]),
  {
    name: 'a senior’s test in the new regime is that of everybody',
    source: byHand('Not above 4,00,000, at any age'),
    input: { ...inNew, age: 'verySenior', income: 4_00_000 },
    expect: { 'Counts for the rate': notAbove('₹4,00,000') },
  },
  {
    name: 'income at special rates is left out of the second test',
    source: byHand('Slab income 4,00,000; gain 20L × 12.5% × 1.04 = 2,60,000'),
    input: { ...inNew, ...sold, income: 4_00_000, gain: 20_00_000, towns: [{ ...town, inside: true, distance: null }] },
    expect: { 'Counts for the rate': notAbove('₹4,00,000'), 'Income-tax': 2_60_000 },
  },

  // Ages and the old regime
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...old }, given: ['income', 'net', 'age', 'residence'],
    expect: ['Income-tax', 'Tax without agricultural income', 'Tax added by agricultural income'] }, [
    ['old regime, ₹8 lakh and ₹3 lakh from a farm, below 60',
      'T(11L) 1,42,500 − T(5.5L) 22,500 = 1,20,000; × 1.04; without 72,500 × 1.04 = 75,400',
      8_00_000, 3_00_000, blank, blank, 1_24_800, 75_400],
    ['old regime, ₹8 lakh and ₹3 lakh from a farm, at 65',
      'T(11L) 1,40,000 − T(6L) 30,000 = 1,10,000; × 1.04; without 70,000 × 1.04 = 72,800',
      8_00_000, 3_00_000, 'senior', blank, 1_14_400, 72_800],
    ['old regime, ₹8 lakh and ₹3 lakh from a farm, at 82',
      'T(11L) 1,30,000 − T(8L) 60,000 = 70,000; × 1.04; without 60,000 × 1.04 = 62,400',
      8_00_000, 3_00_000, 'verySenior', blank, 72_800, blank, 10_400],
    ['a non-resident of 82 has the slabs of everybody',
      'T(12L) 1,72,500 − T(4.5L) 10,000 = 1,62,500; × 1.04; without 1,12,500 × 1.04',
      10_00_000, 2_00_000, 'verySenior', 'nonResident', 1_69_000, 1_17_000],
    ['a resident of 65 who is not ordinarily resident has the slabs of seniors', 'As at 65: 1,10,000 × 1.04',
      8_00_000, 3_00_000, 'senior', 'notOrdinarily', 1_14_400],
  ]),

  // Rebate and surcharge look at total income alone
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew }, given: ['income'], expect: ['Tax at slab rates',
    'Rebate', 'Income-tax', 'Tax without agricultural income', 'Tax added by agricultural income',
    'Effective rate on agricultural income', 'If marginal relief stops at ₹60,000'] }, [
    ['the rebate is tested without agricultural income',
      'NI 10L, AI 5L: T(15L) 1,05,000 − T(9L) 30,000 = 75,000 − rebate 60,000 = 15,000; × 1.04',
      10_00_000, 75_000, 60_000, 15_600, 0, 15_600, 3.12],
    ['an income of exactly ₹12 lakh keeps the rebate, at most ₹60,000',
      'T(17L) 1,40,000 − T(9L) 30,000 = 1,10,000 − 60,000; × 1.04', 12_00_000, blank, 60_000, 52_000, 0],
    ['₹10 above ₹12 lakh marginal relief leaves ₹10 by the words of section 87A',
      'T(17,00,010) 1,40,002 − 30,000 = 1,10,002; relief 1,10,002 − 10; 10 × 1.04 = 10.40',
      12_00_010, blank, 1_09_992, 10, blank, 0, blank, 52_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, net: 1_00_00_000 }, given: ['income'],
    expect: ['Tax at slab rates', 'Rebate', 'Income-tax', 'Most it can add at this income'] }, [
    ['with a crore from a farm marginal relief still works at ₹15 lakh',
      '30% of 11L = 3,30,000; relief 3,30,000 − 3,00,000; 3,00,000 × 1.04', blank, 3_30_000, 30_000, 3_12_000],
    ['with a crore from a farm marginal relief is ₹5 at ₹15,42,850',
      '30% of 11,42,850 = 3,42,855; less 3,42,850 above 12L; 3,42,850 × 1.04 = 3,56,564',
      15_42_850, blank, 5, 3_56_560],
    ['with a crore from a farm marginal relief has ended at ₹15,42,860',
      '30% of 11,42,860 = 3,42,858, below the 3,42,860 above 12L; × 1.04 = 3,56,572.32',
      15_42_860, 3_42_858, blank, 3_56_570, 2_40_680],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...old, age: 'senior', net: 10_00_000 }, given: ['income'],
    expect: ['Rebate', 'Income-tax', 'Tax without agricultural income'] }, [
    ['in the old regime the rebate ends above ₹5 lakh with no relief',
      '60+: NI 5,00,000 AI 10L: T(15L) 2,60,000 − T(13L) 2,00,000 = 60,000 − 12,500; × 1.04 = 49,400',
      5_00_000, 12_500, 49_400, 0],
    ['in the old regime there is no rebate at ₹5,10,000',
      '30% of 2,10,000 = 63,000; × 1.04; without 12,000 × 1.04 = 12,480', 5_10_000, blank, 65_520, 12_480],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, net: 10_00_000 }, given: ['income'],
    expect: ['Income-tax', 'Tax added by agricultural income', 'Surcharge', 'Marginal relief on surcharge',
    'Tax without agricultural income'] }, [
    ['agricultural income brings no surcharge: ₹45 lakh and ₹10 lakh',
      'T(55L) 12,30,000 − T(14L) 90,000 = 11,40,000; × 1.04; total income is 45L (trap 35)',
      45_00_000, 11_85_600, 2_18_400],
    ['at exactly ₹50 lakh of total income there is no surcharge', 'T(60L) 13,80,000 − 90,000 = 12,90,000; × 1.04',
      50_00_000, 13_41_600],
    ['₹10 above ₹50 lakh marginal relief limits the surcharge, with agricultural income on both sides',
      '12,90,003 + 1,29,000.30 − relief = 12,90,000 + 10; × 1.04 = 13,41,610.40',
      50_00_010, 13_41_610, blank, 1_29_000.3, 1_28_993.3],
    ['at ₹60 lakh the surcharge is on the raised tax',
      'T(70L) 16,80,000 − 90,000 = 15,90,000; + 10%; × 1.04; without 13,80,000 × 1.1 × 1.04',
      60_00_000, 18_18_960, 2_40_240, 1_59_000, blank, 15_78_720],
  ]),
  {
    name: 'an HUF has no rebate: ₹12 lakh and ₹5 lakh from a farm',
    source: byHand('1,10,000 × 1.04; without 60,000 × 1.04'),
    input: { ...inNew, ...huf, income: 12_00_000 },
    expect: { 'Income-tax': 1_14_400, 'Tax without agricultural income': 62_400 },
  },
  {
    name: 'a non-resident has no rebate either',
    source: byHand('1,10,000 × 1.04'),
    input: { ...inNew, residence: 'nonResident', income: 12_00_000 },
    expect: { 'Income-tax': 1_14_400 },
  },

  // FY 2024-25
  {
    name: 'in FY 2024-25 the new regime’s test is ₹3 lakh: exactly that is not enough',
    source: byHand('Not above 3,00,000'),
    input: { ...earlier, income: 3_00_000 },
    expect: { 'Counts for the rate': notAbove('₹3,00,000'), 'Income-tax': 0 },
  },
  {
    name: 'in FY 2024-25 an HUF with ₹3,01,000 and ₹10 lakh from a farm pays 20% on the last ₹1,000',
    source: byHand('T(13,01,000) − T(13,00,000) = 200; × 1.04 = 208; without 52'),
    input: { ...earlier, ...huf, income: 3_01_000, net: 10_00_000 },
    expect: { 'Counts for the rate': yes, 'Income-tax': 210, 'Tax added by agricultural income': 160 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...earlier, net: 3_00_000 }, given: ['income'],
    expect: ['Income-tax', 'Tax without agricultural income', 'Rebate', 'If marginal relief stops at ₹25,000'] }, [
    ['in FY 2024-25 ₹10 lakh and ₹3 lakh from a farm',
      'T(13L) 1,00,000 − T(6L) 15,000 = 85,000; × 1.04; without 50,000 × 1.04', 10_00_000, 88_400, 52_000],
    ['in FY 2024-25 the rebate of ₹25,000 is tested at ₹7 lakh without agricultural income',
      'T(10L) 50,000 − T(6L) 15,000 = 35,000 − 25,000; × 1.04', 7_00_000, 10_400, 0, 25_000],
    ['in FY 2024-25 marginal relief at ₹7,10,000 follows the words',
      'T(10.1L) 51,500 − 15,000 = 36,500; relief 36,500 − 10,000; 10,000 × 1.04',
      7_10_000, 10_400, blank, 26_500, 11_960],
  ]),
  {
    name: 'in FY 2024-25 the old regime is as in the year after',
    source: byHand('T(12L) 1,72,500 − T(4.5L) 10,000 = 1,62,500; × 1.04'),
    input: { financialYear: '2024-25', regime: 'old', income: 10_00_000, net: 2_00_000 },
    expect: { 'Income-tax': 1_69_000 },
  },

  // Net agricultural income
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { farm: 'gross', costs: 3_00_000 }, given: ['receipts'],
    expect: ['Net agricultural income', 'Income-tax', 'Agricultural loss to carry'] }, [
    ['sales less costs are the agricultural income', '8,00,000 − 3,00,000', 8_00_000, 5_00_000, 1_76_800],
    ['a loss from farming counts as nothing and is carried', '2,00,000 − 3,00,000; Part IV, rule 9',
      2_00_000, 0, 1_09_200, 1_00_000],
  ]),
  {
    name: 'the State’s agricultural income tax is deducted',
    source: byHand('5,00,000 − 2,00,000 = 3,00,000: T(18L) 1,60,000 − T(7L) 15,000 = 1,45,000; × 1.04'),
    input: { ...inNew, stateTax: 2_00_000 },
    expect: { 'Net agricultural income': 3_00_000, 'Income-tax': 1_50_800 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew }, given: ['losses'],
    expect: ['Net agricultural income', 'Total income', 'Income-tax', 'Agricultural loss to carry',
    'Earlier losses set off'] }, [
    ['an agricultural loss of an earlier year lowers agricultural income alone',
      '5,00,000 − 2,00,000; other income stays 15L: 1,50,800',
      [{ year: '2020-21', amount: 2_00_000 }], 3_00_000, 15_00_000, 1_50_800],
    ['a loss larger than the income leaves nil, and the rest is carried', '8,00,000 − 5,00,000 = 3,00,000',
      [{ year: '2023-24', amount: 8_00_000 }], 0, blank, 1_09_200, 3_00_000],
    ['a loss of the eighth year before is used for the last time',
      'FY 2017-18 for FY 2025-26: 8 years; the unused 3,00,000 is not carried',
      [{ year: '2017-18', amount: 8_00_000 }], blank, blank, 1_09_200, 0, 5_00_000],
    ['a loss of the ninth year before is gone', 'FY 2016-17 for FY 2025-26: 9 years',
      [{ year: '2016-17', amount: 2_00_000 }], 5_00_000, blank, 1_76_800, blank, 0],
  ]),
  {
    name: 'for FY 2024-25 a loss of FY 2016-17 still counts',
    source: byHand('8 years: 3,00,000 − 1,00,000. T(12L) 80,000 − T(5L) 10,000 = 70,000; × 1.04'),
    input: { ...earlier, income: 10_00_000, net: 3_00_000, losses: [{ year: '2016-17', amount: 1_00_000 }] },
    expect: { 'Net agricultural income': 2_00_000, 'Income-tax': 72_800 },
  },
  {
    name: 'for FY 2024-25 losses of that year and of the next are not brought forward, that of the year before is',
    source: byHand('3,00,000 − 1,00,000. T(12L) 80,000 − T(5L) 10,000 = 70,000; × 1.04'),
    input: {
      ...earlier,
      income: 10_00_000,
      net: 3_00_000,
      losses: [
        { year: '2025-26', amount: 50_000 },
        { year: '2024-25', amount: 1_50_000 },
        { year: '2023-24', amount: 1_00_000 },
      ],
    },
    expect: { 'Net agricultural income': 2_00_000, 'Income-tax': 72_800, 'Agricultural loss to carry': 0 },
  },

  // Mixed crops
  {
    name: 'of ₹10 lakh from tea, 60% is agricultural and 40% business',
    source: byHand('AI 6L, NI 5L + 4L: T(15L) 1,05,000 − T(10L) 40,000 = 65,000 − rebate 60,000; × 1.04'),
    input: { ...inNew, net: 0, income: 5_00_000, crops: [{ crop: 'tea', profit: 10_00_000 }] },
    expect: {
      'Agricultural part of tea': 6_00_000,
      'Business part of tea': 4_00_000,
      'Net agricultural income': 6_00_000,
      'Total income': 9_00_000,
      'Income-tax': 5_200,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['net', 'income', 'crops'],
    expect: ['Net agricultural income', 'Business part of rubber', 'Total income'] }, [
    ['of ₹10 lakh from rubber, 65% is agricultural and 35% business', 'Rule 7A(1)',
      0, 5_00_000, [{ crop: 'rubber', profit: 10_00_000 }], 6_50_000, 3_50_000, 8_50_000],
    ['of ₹10 lakh from cured coffee, 75% is agricultural and 25% business', 'Rule 7B(1)',
      0, 5_00_000, [{ crop: 'coffeeCured', profit: 10_00_000 }], 7_50_000, blank, 7_50_000],
    ['of ₹10 lakh from roasted and ground coffee, 60% is agricultural and 40% business', 'Rule 7B(1A)',
      0, 5_00_000, [{ crop: 'coffeeRoasted', profit: 10_00_000 }], 6_00_000, blank, 9_00_000],
    ['crops are added up, each with its own share',
      'AI 1L + 60,000 + 65,000 + 75,000 + 60,000; business 40,000 + 35,000 + 25,000 + 40,000',
      1_00_000, 10_00_000,
      [{ crop: 'tea', profit: 1_00_000 }, { crop: 'rubber', profit: 1_00_000 }, { crop: 'coffeeCured', profit: 1_00_000 }, { crop: 'coffeeRoasted', profit: 1_00_000 }],
      3_60_000, blank, 11_40_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, crops: [{ crop: 'tea', profit: -5_00_000 }] },
    given: ['income', 'salary'], expect: ['Net agricultural income', 'Total income', 'Income-tax'] }, [
    ['a loss on tea is split as well: 60% against the farm, 40% against other income',
      'AI 5L − 3L; NI 15L − 2L: T(15L) 1,05,000 − T(6L) 10,000 = 95,000; × 1.04',
      blank, blank, 2_00_000, 13_00_000, 98_800],
    ['the business part of a tea loss is not set against salary',
      's. 71(2A): salary 13.75L − 75,000 stays 13L; AI 5L − 3L: 98,800', 0, 13_75_000, 2_00_000, 13_00_000, 98_800],
  ]),

  // Other income and deductions
  {
    name: 'a salary of ₹12.75 lakh with ₹5 lakh from a farm is no longer free of tax',
    source: byHand('12,75,000 − 75,000 = 12L: 1,10,000 − 60,000; × 1.04'),
    input: { ...inNew, income: 0, salary: 12_75_000 },
    expect: { 'Total income': 12_00_000, 'Income-tax': 52_000, 'Tax without agricultural income': 0 },
  },
  {
    name: 'a salary of ₹4.75 lakh leaves exactly the basic exemption',
    source: byHand('4,75,000 − 75,000 = 4,00,000'),
    input: { ...inNew, income: 0, salary: 4_75_000 },
    expect: { 'Counts for the rate': notAbove('₹4,00,000') },
  },
  {
    name: 'old-regime deductions come off before the two runs',
    source: byHand('15L − 1.5L − 25,000 = 13.25L: T(18.25L) 3,60,000 − T(7.5L) 62,500 = 2,97,500; × 1.04'),
    input: { ...old, savings: 2_00_000, health: 30_000 },
    expect: { 'Total income': 13_25_000, 'Income-tax': 3_09_400, 'Tax without agricultural income': 2_18_400 },
  },
  {
    name: 'old regime: the rebate does not touch tax on long-term gains on shares',
    source: byHand('NI 3L: 2,500 − 2,500; 1.9L − 1.25L = 65,000 × 12.5% = 8,125; × 1.04'),
    input: { ...old, net: 0, income: 3_00_000, longEquity: 1_90_000 },
    expect: { Rebate: 2_500, 'Income-tax': 8_450 },
  },
  {
    name: 'tax at special rates is outside the two runs',
    source: byHand('1,70,000 + 20% of 1L + 30% of 50,000 = 2,05,000; × 1.04'),
    input: { ...inNew, shortEquity: 1_00_000, winnings: 50_000 },
    expect: { 'Tax at slab rates': 1_70_000, 'Income-tax': 2_13_200, 'Tax added by agricultural income': 67_600 },
  },

  // The land
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inNew, ...sold }, given: ['towns'],
    expect: ['Your land', 'Tax on the gain from the land', 'Income-tax'] }, [
    ['land within a municipality of 10,000 people is urban',
      's. 2(14)(iii)(a): not less than ten thousand; gain 10L × 12.5% × 1.04 = 1,30,000',
      [{ ...town, inside: true, population: 10_000, distance: null }], 'Urban: a capital asset', 1_30_000, 3_06_800],
    ['land within a municipality of 9,999 people is rural, and its gain bears no tax', 's. 2(14)(iii)(a)',
      [{ ...town, inside: true, population: 9_999, distance: null }], 'Rural: no capital asset', 0, 1_76_800],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...sold }, given: ['towns'], expect: ['Your land'] }, [
    ['land just outside a town of exactly 10,000 people is rural', 's. 2(14)(iii)(b)(I): more than ten thousand',
      [{ ...town, population: 10_000, distance: 0 }], 'Rural: no capital asset'],
    ['land exactly 2 km from a town of 10,001 people is urban', 's. 2(14)(iii)(b)(I): not more than two kilometres',
      [{ ...town, population: 10_001, distance: 2 }], 'Urban: a capital asset'],
    ['land 2.1 km from a town of one lakh is rural', 's. 2(14)(iii)(b)(I): not exceeding one lakh',
      [{ ...town, population: 1_00_000, distance: 2.1 }], 'Rural: no capital asset'],
    ['land exactly 6 km from a town of 1,00,001 people is urban', 's. 2(14)(iii)(b)(II)',
      [{ ...town, population: 1_00_001, distance: 6 }], 'Urban: a capital asset'],
    ['land 6.1 km from a town of ten lakh is rural', 's. 2(14)(iii)(b)(II): not exceeding ten lakh',
      [{ ...town, population: 10_00_000, distance: 6.1 }], 'Rural: no capital asset'],
    ['land exactly 8 km from a city of 10,00,001 people is urban', 's. 2(14)(iii)(b)(III)',
      [{ ...town, population: 10_00_001, distance: 8 }], 'Urban: a capital asset'],
    ['land 8.1 km from the largest city is rural', 's. 2(14)(iii)(b)(III): not more than eight kilometres',
      [{ ...town, population: 2_00_00_000, distance: 8.1 }], 'Rural: no capital asset'],
    ['one town near enough makes the land urban, whatever the others', 's. 2(14)(iii): any municipality',
      [town, { ...town, population: 50_000, distance: 1.5 }], 'Urban: a capital asset'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 2(14)(iii): people and distance decide'), input: { ...sold }, given: ['towns'], expect: 'refused' }, [
    ['a town of which nothing is known decides nothing: its people are asked', [{ ...town, population: null, distance: null }], 'Enter how many people town 1 has'],
    ['a town outside whose limits the land lies needs its distance', [{ ...town, distance: null }], 'Enter how far the land is from the limits of town 1'],
  ]),
  {
    name: 'a short-term gain on urban land joins the income at slab rates',
    source: byHand('NI 25L: T(30L) 4,80,000 − T(9L) 30,000 = 4,50,000; × 1.04; without the land 1,76,800'),
    input: { ...inNew, ...sold, held: 'short', towns: [{ ...town, distance: 6 }] },
    expect: {
      'Total income': 25_00_000,
      'Income-tax': 4_68_000,
      'Tax on the gain from the land': 2_91_200,
      'Tax added by agricultural income': 1_24_800,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({
    source: published('Exercise of AY 2026-27 on askfilo.com, worked out by the slabs: 2,35,000 − 15,500; old 4,54,500 − 24,500, and 4,52,000 − 32,000 from 60'),
    input: { income: 18_30_000, farm: 'gross', receipts: 4_80_000, costs: 1_70_000 },
    given: ['age'], expect: ['Tax in the new regime', 'Tax in the old regime'] }, [
    ['crops of ₹4.8 lakh with costs, beside ₹18.3 lakh', blank, 2_28_280, 4_47_200],
    ['the same at 70', 'senior', 2_28_280, 4_36_800],
  ]),
  {
    name: 'tea, coffee and rubber beside other crops',
    source: published('Exercise on scribd.com, 632027551: agricultural 6,09,000, 3,80,625, 4,71,250 and 8,07,000'),
    input: {
      income: 0,
      net: 8_07_000,
      crops: [
        { crop: 'tea', profit: 10_15_000 },
        { crop: 'coffeeCured', profit: 5_07_500 },
        { crop: 'rubber', profit: 7_25_000 },
      ],
    },
    expect: { 'Net agricultural income': 22_67_875, 'Gross total income': 7_86_625 },
  },
];

/** Cases without their own salary and other income have the ₹15 lakh of other income of the first one. */
export const golden: GoldenCase<typeof calculator>[] = cases.map((each) => ({
  ...each,
  input: {
    financialYear: '2025-26',
    ...(each.input.taxpayer !== 'huf' && { salary: 0 }),
    income: 15_00_000,
    ...each.input,
  },
}));
