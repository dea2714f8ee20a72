import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const notOrdinarily = 'Resident, not ordinarily';
const nonResident = 'Non-resident';
const ordinary = 'Ordinary resident';

/** A stay from 1 April 2025 to a day: 59 days to 29 May, 119 to 28 July, 181 to 28 September. */
const to = (left: string) => [{ arrived: '2025-04-01', left }];
const noIncome = { nroInterest: 0, rent: 0 } as const;
const abroad = { ...noIncome, stays: [] } as const;
/** 365 days in the four years before, and 364. */
const visits365 = [
  { year: '2024-25', days: 120 },
  { year: '2023-24', days: 120 },
  { year: '2022-23', days: 125 },
] as const;
const visits364 = [visits365[0], visits365[1], { year: '2022-23', days: 124 }] as const;
const wholeYear = { person: 'resident', before: 'india', stays: to('2026-03-31') } as const;
const inNew = { regime: 'new' } as const;
/** Days in India in the years before FY 2024-25, the latest first. */
const daysBefore = (...days: number[]) =>
  days.map((each, index) => ({ year: `${2023 - index}-${24 - index}`, days: each }));
/** 12 days of December and 31 of January. */
const winter = { stays: [{ arrived: '2025-12-20', left: '2026-01-31' }] };

const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'rent and NRO interest of an Indian in the UAE on a winter visit',
    source: byHand(
      '20 Dec to 31 Jan: 12 + 31 = 43 days. 4.8L × 70% + 3L = 6.36L: 5% of 2.36L = 11,800 × 1.04 = 12,272. TDS 31.2% of 7.8L = 2,43,360',
    ),
    input: { ...winter, rent: 4_80_000 },
    expect: {
      'Residential status': nonResident,
      'Days in India in the year': 43,
      'Days left before the status changes': 138,
      'Income-tax': 12_270,
      'Tax deducted in India': 2_43_360,
      Refund: 2_31_090,
      'Saved by the treaty, with a certificate': 0,
      'Return of income': 'Must be filed',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rent: 4_80_000 }, given: ['financialYear', 'stays'],
    expect: ['Residential status', 'Days in India in the year', 'Days left before the status changes', 'Income-tax'] }, [
    ['a stay that begins after the year and has no day of departure is left out', '12 + 31 = 43 days', '2025-26', [...winter.stays, { arrived: '2026-05-10', left: '' }], nonResident, 43, 138, 12_270],
    ['one that begins on the last day of the year is one day', '12 + 31 + 1', '2025-26', [...winter.stays, { arrived: '2026-03-31', left: '' }], nonResident, 44, 137, 12_270],
    ['one that begins on the next day is none', '43', '2025-26', [...winter.stays, { arrived: '2026-04-01', left: '' }], nonResident, 43, 138, 12_270],
    ['in its own year it lasts to the end: 10 May to 31 March', '22 + 30 + 31 + 31 + 30 + 31 + 30 + 31 + 31 + 28 + 31 = 326', '2026-27', [{ arrived: '2026-05-10', left: '' }], blank, 326],
  ]),
  {
    name: 'the same person and income in tax year 2026-27',
    source: byHand(
      'The slabs of s. 202(1) are those of the year before; the winter visit fell into the year before too',
    ),
    input: { ...winter, rent: 4_80_000, financialYear: '2026-27' },
    expect: { 'Residential status': nonResident, 'Days in India in the year': 0, 'Income-tax': 12_270 },
  },

  // FY 2024-25: slabs of section 115BAC(1A) before the Finance Act, 2025; no rebate; gains by the day of the sale
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { financialYear: '2024-25', stays: [] }, given: ['regime', 'nroInterest'],
    expect: ['Residential status', 'Income-tax', 'Tax deducted in India'] }, [
    ['FY 2024-25: ₹7 lakh bears tax, as a non-resident gets no rebate', '4L × 5% = 20,000 × 1.04; 31.2% of 7L', 'new', 7_00_000, nonResident, 20_800, 2_18_400],
    ['FY 2024-25: ₹10 lakh', '20,000 + 30,000 = 50,000 × 1.04', 'new', 10_00_000, nonResident, 52_000, 3_12_000],
    ['FY 2024-25: ₹3 lakh, where the slabs begin', 'nil', 'new', 3_00_000, nonResident, 0, 93_600],
    ['FY 2024-25: ₹5 lakh in the old regime, without its rebate', '2.5L × 5% × 1.04', 'old', 5_00_000, nonResident, 13_000, 1_56_000],
    ['FY 2024-25: ₹60 lakh, with surcharge', '1,40,000 + 45L × 30% = 14,90,000 × 1.1 × 1.04; 30% × 1.1 × 1.04 of 60L', 'new', 60_00_000, nonResident, 17_04_560, 20_59_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, financialYear: '2024-25' },
    given: ['shortEquity', 'shortEquityEarly', 'longEquity', 'longEquityEarly', 'longOther', 'longOtherEarly', 'longPlainEarly'], expect: ['Income-tax', 'Tax deducted in India'] }, [
    ['short-term gains on listed shares on both sides of 23 July 2024', '(1L × 20% + 2L × 15%) × 1.04; no basic exemption; deducted alike', 1_00_000, 2_00_000, 0, 0, 0, 0, 0, 52_000, 52_000],
    ['long-term gains on listed shares on both sides: the free amount once', '(1.25L − 1.25L) × 12.5% + 1L × 10% = 10,000 × 1.04', 0, 0, 1_25_000, 1_00_000, 0, 0, 0, 10_400, 10_400],
    ['long-term gains on listed shares before it', '(2.25L − 1.25L) × 10% × 1.04', 0, 0, 0, 2_25_000, 0, 0, 0, 10_400, 10_400],
    ['other long-term gains on both sides', '(1L × 12.5% + 2L × 20%) × 1.04', 0, 0, 0, 0, 1_00_000, 2_00_000, 0, 54_600, 54_600],
    ['unlisted shares before it', 's. 112(1)(c)(iii): 1L × 10% × 1.04', 0, 0, 0, 0, 0, 0, 1_00_000, 10_400, 10_400],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, financialYear: '2024-25', property: 'sold', price: 80_00_000, cost: 50_00_000 },
    given: ['held', 'soldWhen'], expect: ['Income-tax', 'Deducted by the buyer without a certificate', 'Deducted by the buyer with a certificate'] }, [
    ['a house sold before 23 July 2024, with its indexed cost', '30L × 20% × 1.04; 20% × 1.1 × 1.04 of 80L', 'long', 'before', 6_24_000, 18_30_400, 6_24_000],
    ['a house sold from 23 July 2024 on', '30L × 12.5% × 1.04; 12.5% × 1.1 × 1.04 of 80L', 'long', 'since', 3_90_000, 11_44_000, 3_90_000],
  ]),
  {
    name: 'whoever lived in India in FY 2024-25 has the rebate at ₹7 lakh',
    source: byHand('s. 87A, proviso: 20,000 within 25,000'),
    input: {
      financialYear: '2024-25',
      regime: 'new',
      person: 'resident',
      before: 'india',
      stays: [{ arrived: '2024-04-01', left: '2025-03-31' }],
      nroInterest: 7_00_000,
    },
    expect: { 'Residential status': ordinary, 'Days in India in the year': 365, 'Income-tax': 0 },
  },

  // Nothing counts that was not entered
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['nroInterest'],
    expect: ['Residential status', 'Income-tax', 'Tax deducted in India', 'Refund'] }, [
    ['NRO interest of ₹2 lakh and nothing else: all TDS comes back', '2L is below 4L; 31.2% of 2L', 2_00_000, nonResident, 0, 62_400, 62_400],
    ['NRO interest of ₹14 lakh makes nobody a resident', '14L is not above 15L; 60,000 + 15% of 2L = 90,000 × 1.04; 31.2% of 14L', 14_00_000, nonResident, 93_600, 4_36_800, 3_43_200],
  ]),

  // The total of the year instead of its stays
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, ...winter }, given: ['person', 'totalDays', 'earlier'],
    expect: ['Residential status', 'Days in India in the year', 'Days left before the status changes'] }, [
    ['a total of 181 days counts instead of the stays', 's. 6(1)(a): 182 days or more', 'visitor', 181, blank, nonResident, 181, 0],
    ['a total of 182 days makes a resident', 's. 6(1)(a); non-resident in all ten years before', 'visitor', 182, blank, notOrdinarily, 182],
    ['a total of no days is none, whatever the stays', 's. 6(1)', 'visitor', 0, blank, nonResident, 0, 181],
    ['a foreigner with a total of 60 and 365 before is a resident', 's. 6(1)(c)', 'foreign', 60, [...visits365], notOrdinarily, 60],
  ]),
  {
    name: 'a total of the year and coming back in it: the days from then on are added',
    source: byHand('60 days before 1 February 2027, and 59 from then on: 119, with 365 in four years, s. 6(1)(c): 60'),
    input: {
      ...noIncome,
      financialYear: '2026-27',
      stays: [],
      totalDays: 60,
      returnOn: '2027-02-01',
      earlier: [
        { year: '2025-26', days: 120 },
        { year: '2024-25', days: 120 },
        { year: '2023-24', days: 125 },
      ],
    },
    expect: { 'Residential status': nonResident, 'Status in the year you come back': notOrdinarily },
  },

  // 182 days
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: noIncome, given: ['person', 'stays'],
    expect: ['Residential status', 'Days in India in the year', 'Day that decided it'] }, [
    ['a visitor of 181 days is a non-resident', 's. 6(1)(a): 182 days or more', 'visitor', to('2025-09-28'), nonResident, 181],
    ['a visitor of 182 days is a resident', 's. 6(1)(a), the 182nd day being 29 September; non-resident in all ten years before', 'visitor', to('2025-09-29'), notOrdinarily, 182, '2025-09-29'],
    ['so is a person of Indian origin', 's. 6(1)(a)', 'origin', to('2025-09-29'), notOrdinarily, 182, '2025-09-29'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, before: 'india' }, given: ['person', 'stays'],
    expect: ['Residential status', 'Days in India in the year', 'Days left before the status changes'] }, [
    ['who leaves for a job abroad after 181 days is a non-resident', 'Explanation 1(a): 182 instead of 60', 'leaving', to('2025-09-28'), nonResident, 181, 0],
    ['who leaves for a job abroad after 182 days is an ordinary resident', 's. 6(1)(a) and (6)', 'leaving', to('2025-09-29'), ordinary, 182],
    ['without such a job 60 days are enough', 's. 6(1)(c)', 'resident', to('2025-05-30'), ordinary, 60],
  ]),

  // 60 days with 365 in four years
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, person: 'foreign' }, given: ['stays', 'earlier'],
    expect: ['Residential status', 'Days in the 4 years before'] }, [
    ['a foreign citizen of 59 days is a non-resident', 's. 6(1)(c): sixty days or more', to('2025-05-29'), [...visits365], nonResident, 365],
    ['a foreign citizen of 60 days, with 365 before, is a resident', 's. 6(1)(c); non-resident in nine of ten years', to('2025-05-30'), [...visits365], notOrdinarily, 365],
    ['days entered for the year itself are not of an earlier year: the stays count', 's. 6(1)(c)', to('2025-05-29'), [...visits365, { year: '2025-26', days: 200 }], nonResident, 365],
    ['with 364 before he is not', 's. 6(1)(c): 365 days or more', to('2025-05-30'), [...visits364], nonResident, 364],
  ]),
  {
    name: 'whoever comes back for good on 31 January has 60 days',
    source: byHand('1 + 28 + 31 = 60, with 365 before: s. 6(1)(c)'),
    input: { ...noIncome, person: 'returned', earlier: [...visits365], stays: [{ arrived: '2026-01-31', left: '' }] },
    expect: { 'Residential status': notOrdinarily, 'Day that decided it': '2026-03-31' },
  },
  {
    name: 'whoever comes back for good on 1 February has 59 days',
    source: byHand('28 + 31 = 59'),
    input: { ...noIncome, person: 'returned', earlier: [...visits365], stays: [{ arrived: '2026-02-01', left: '' }] },
    expect: { 'Residential status': nonResident, 'Days left before the status changes': 0 },
  },
  {
    name: 'two stays that share a day count it once',
    source: byHand('1 to 10 April and 10 to 20 April: 20 days'),
    input: {
      ...noIncome,
      stays: [
        { arrived: '2025-04-10', left: '2025-04-20' },
        { arrived: '2025-04-01', left: '2025-04-10' },
      ],
    },
    expect: { 'Days in India in the year': 20 },
  },

  // 120 days of visitors with more than ₹15 lakh
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rent: 0, ...inNew }, given: ['person', 'stays', 'earlier', 'nroInterest'],
    expect: ['Residential status', 'Day that decided it'] }, [
    ['a visitor of 119 days with more than ₹15 lakh is a non-resident', 'Explanation 1(b): 120', 'visitor', to('2025-07-28'), [...visits365], 15_00_010, nonResident],
    ['a visitor of 120 days with more than ₹15 lakh is a resident, not ordinarily', 'Explanation 1(b) and s. 6(6)(c)', 'visitor', to('2025-07-29'), [...visits365], 15_00_010, notOrdinarily, '2025-07-29'],
    ['so is a visitor of Indian origin', 'Explanation 1(b) names both', 'origin', to('2025-07-29'), [...visits365], 15_00_010, notOrdinarily, '2025-07-29'],
    ['with exactly ₹15 lakh 120 days do not count', '“exceeding fifteen lakh rupees”', 'visitor', to('2025-07-29'), [...visits365], 15_00_000, nonResident],
    ['with 364 days in four years 120 days do not count', 's. 6(1)(c) goes on to apply', 'visitor', to('2025-07-29'), [...visits364], 15_00_010, nonResident],
  ]),

  // Deemed residents
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rent: 0, ...inNew }, given: ['person', 'nroInterest', 'taxedAbroad'],
    expect: ['Residential status'] }, [
    ['an Indian citizen liable nowhere with more than ₹15 lakh is deemed a resident', 's. 6(1A), never ordinarily: s. 6(6)(d)', 'visitor', 15_00_010, false, notOrdinarily],
    ['with exactly ₹15 lakh he is not', '“exceeding fifteen lakh rupees”', 'visitor', 15_00_000, false, nonResident],
    ['liable elsewhere he is not', 's. 6(1A)', 'visitor', 15_00_010, true, nonResident],
    ['a foreign citizen of Indian origin is not', 's. 6(1A): a citizen of India', 'origin', 15_00_010, false, nonResident],
  ]),

  // 9 of 10 years, 729 days of 7 years
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, person: 'returned', stays: to('2026-03-31') }, given: ['earlier'],
    expect: ['Residential status', 'Non-resident years of the 10 before', 'Days in the 7 years before'] }, [
    ['non-resident in nine of ten years: not ordinarily', 's. 6(6)(a)', [{ year: '2024-25', days: 365 }], notOrdinarily, 9, 365],
    ['729 days in seven years: not ordinarily', 's. 6(6)(a): 729 or less', [{ year: '2024-25', days: 365 }, { year: '2023-24', days: 364 }], notOrdinarily, 8, 729],
    ['730 days in seven years: an ordinary resident', 's. 6(6)(a)', [{ year: '2024-25', days: 365 }, { year: '2023-24', days: 365 }], ordinary, 8, 730],
  ]),

  // A resident pays what the income-tax page says
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, ...inNew }, given: ['person', 'before', 'stays', 'salary'],
    expect: ['Residential status', 'Income-tax'] }, [
    ['an ordinary resident on ₹15 lakh', '14.25L: 93,750 × 1.04, as on the income-tax page', 'resident', 'india', to('2026-03-31'), 15_00_000, ordinary, 97_500],
    ['an ordinary resident on ₹12.75 lakh has the rebate', 's. 87A', 'resident', 'india', to('2026-03-31'), 12_75_000, ordinary, 0],
    ['a non-resident on ₹12.75 lakh has none', '12L: 60,000 × 1.04', 'visitor', 'abroad', [], 12_75_000, nonResident, 62_400],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, ...inNew }, given: ['person', 'before', 'stays', 'shortEquity', 'longEquity'],
    expect: ['Income-tax'] }, [
    ['a non-resident has no basic exemption against short-term share gains', '3L × 20% × 1.04', 'visitor', 'abroad', [], 3_00_000, 0, 62_400],
    ['a resident has', '3L is within 4L', 'resident', 'india', to('2026-03-31'), 3_00_000, 0, 0],
    ['of long-term share gains ₹1.25 lakh is free for both', '(2L − 1.25L) × 12.5% × 1.04', 'visitor', 'abroad', [], 0, 2_00_000, 9_750],
  ]),
  {
    name: 'a non-resident of 82 has no senior slab',
    source: byHand('Old regime, 10L: 12,500 + 1,00,000 = 1,12,500 × 1.04 (fact sheet, trap 10)'),
    input: { ...abroad, nroInterest: 10_00_000, age: 'verySenior', regime: 'old' },
    expect: { 'Income-tax': 1_17_000 },
  },
  {
    name: 'income abroad of a resident who is not ordinarily so is not taxed',
    source: byHand('Only 3L from India: within the basic exemption'),
    input: { ...inNew, rent: 0, stays: to('2025-09-29'), foreignSalary: 60_00_000 },
    expect: { 'Residential status': notOrdinarily, 'Income-tax': 0 },
  },
  {
    name: 'an ordinary resident pays on income abroad, with credit for tax paid there',
    source: byHand('60L less 75,000: 13,57,500 + 10% surcharge = 14,93,250 × 1.04 = 15,52,980; less 5L'),
    input: { ...noIncome, ...wholeYear, ...inNew, foreignSalary: 60_00_000, foreignTax: 5_00_000 },
    expect: { 'Income-tax': 10_52_980 },
  },
  {
    name: 'credit for tax abroad stops at the Indian tax on that income',
    source: byHand('20L and 10L abroad: 30L: 4,80,000 × 1.04 = 4,99,200; a third of it is 1,66,400'),
    input: {
      ...noIncome,
      ...wholeYear,
      ...inNew,
      nroInterest: 20_00_000,
      foreignOther: 10_00_000,
      foreignTax: 3_00_000,
    },
    expect: { 'Income-tax': 3_32_800 },
  },
  {
    name: 'the tax of the other regime is that of its own residence, where its deductions keep the income of the tests at ₹15 lakh',
    source: byHand(
      'New: 15.4L, resident: 1,11,000 × 1.04. Old: 13.9L, non-resident without senior slab and 80TTB: 2,29,500 × 1.04',
    ),
    input: {
      ...noIncome,
      ...inNew,
      stays: [],
      totalDays: 130,
      before: 'india',
      nroInterest: 15_40_000,
      savings: 1_50_000,
      age: 'senior',
    },
    expect: {
      'Residential status': notOrdinarily,
      'Tax in the new regime': 1_15_440,
      'Tax in the old regime': 2_38_680,
    },
  },
  {
    name: 'the old regime is better where it leaves a non-resident, who has the treaty',
    source: byHand('5% of 15.4L is 77,000; as a resident of the new regime 1,15,440'),
    input: {
      ...noIncome,
      stays: [],
      totalDays: 130,
      before: 'india',
      nroInterest: 15_40_000,
      savings: 1_50_000,
      certificate: true,
      interestRate: 5,
    },
    expect: { 'Residential status': 'Non-resident', 'Income-tax': 77_000, 'Tax in the new regime': 1_15_440 },
  },
  {
    name: 'credit for tax abroad is measured on salary after its standard deduction',
    source: byHand(
      '12L abroad less 75,000 = 11.25L, with 8L: 19.25L: 1,85,000 × 1.04 = 1,92,400; 11.25/19.25 of it is 1,12,441.56',
    ),
    input: {
      ...noIncome,
      ...wholeYear,
      ...inNew,
      nroInterest: 8_00_000,
      foreignSalary: 12_00_000,
      foreignTax: 3_00_000,
    },
    expect: { 'Income-tax': 79_960 },
  },
  {
    name: 'salary in India and abroad share the standard deduction in the credit',
    source: byHand(
      '10L and 5L abroad less 75,000 = 14.25L: 93,750 × 1.04 = 97,500; abroad 5L less 25,000, a third of it: 32,500',
    ),
    input: { ...noIncome, ...wholeYear, ...inNew, salary: 10_00_000, foreignSalary: 5_00_000, foreignTax: 3_00_000 },
    expect: { 'Income-tax': 65_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({
    source: byHand,
    input: { ...noIncome, person: 'resident', before: 'india', stays: [], totalDays: 365, financialYear: '2024-25', regime: 'new',
      nroInterest: 50_000, foreignGain: 3_50_000 },
    given: ['foreignOther', 'foreignTax', 'foreignGainTax'], expect: ['Income-tax'] }, [
    ['tax on a dividend abroad is no credit for gains that bore none there',
      'A question in Mint: 3.1L: 500, rebate 500; 3.5L × 12.5% × 1.04 = 45,500. 2.6/6.6 of it is 17,924.24, below 65,000', 2_60_000, 65_000, blank, 27_580],
    ['tax on gains abroad counts up to the Indian tax on them',
      '17,924.24, and 24,128.79 of 30,000: 45,500 − 42,053.03', 2_60_000, 65_000, 30_000, 3_450],
    ['tax on gains below it counts whole', '17,924.24 and 10,000', 2_60_000, 65_000, 10_000, 17_580],
    ['without other income abroad all of the tax is on the gains',
      '2.5L of the gains in the basic exemption: 1L × 12.5% × 1.04 = 13,000; 3.5/4 of it is 11,375, below 8,000 + 5,000', blank, 8_000, 5_000, 1_630],
  ]),
  {
    name: 'a loss on gains abroad lowers no other income, and so not the credit for its tax',
    source: byHand('10L and 10L abroad: 20L: 2,00,000 × 1.04 = 2,08,000; half of it is 1,04,000'),
    input: {
      ...noIncome,
      ...wholeYear,
      ...inNew,
      nroInterest: 10_00_000,
      foreignOther: 10_00_000,
      foreignGain: -5_00_000,
      foreignTax: 3_00_000,
    },
    expect: { 'Income-tax': 1_04_000 },
  },
  {
    name: 'the rate of investment income is not for a foreigner: 30% is deducted from interest',
    source: byHand('Finance Act, First Schedule, Part II: 4L × 30% × 1.04 = 1,24,800'),
    input: { ...noIncome, ...inNew, person: 'foreign', assetInterest: 4_00_000 },
    expect: { 'Tax deducted in India': 1_24_800 },
  },
  {
    name: 'a business abroad controlled from India is taxed without ordinary residence',
    source: byHand('3L + 5L = 8L: 20,000, less the rebate of a resident'),
    input: { ...inNew, rent: 0, stays: to('2025-09-29'), foreignBusiness: 5_00_000, foreignOther: 9_00_000 },
    expect: { 'Residential status': notOrdinarily, 'Income-tax': 0, 'Tax at slab rates': 20_000 },
  },
  {
    name: 'FCNR interest is free until ordinary residence, NRE interest until one lives in India',
    source: byHand(
      'Not ordinarily, came back: NRE 14L is taxed, FCNR 3L not: 80,000 + 20,000 − rebate ends at 12L: 14L: 90,000 × 1.04',
    ),
    input: {
      ...noIncome,
      ...inNew,
      person: 'returned',
      stays: to('2026-03-31'),
      nreInterest: 14_00_000,
      fcnrInterest: 3_00_000,
    },
    expect: { 'Residential status': notOrdinarily, 'Income-tax': 93_600 },
  },

  // Act and treaty
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, certificate: true }, given: ['country', 'dividend'],
    expect: ['Income-tax', 'Saved by the treaty, with a certificate'] }, [
    ['dividend, United States: the treaty’s 25% is above the Act’s 20.8%', '20% × 1.04 (fact sheet, trap 48)', 'usa', 1_00_000, 20_800, 0],
    ['dividend, United Kingdom: 10%', 'Article 11', 'uk', 1_00_000, 10_000, 10_800],
    ['dividend, Malaysia: 5%', 'Article 10', 'malaysia', 1_00_000, 5_000, 15_800],
    ['dividend, Sri Lanka: 7.5%', 'Article 10', 'sriLanka', 1_00_000, 7_500, 13_300],
    ['dividend, Bahrain: no treaty', 's. 115A', 'bahrain', 1_00_000, 20_800, 0],
    ['dividend, France: 10% in FY 2025-26', 'S.O. 650(E), 10 July 2000', 'france', 1_00_000, 10_000, 10_800],
    ['dividend, Switzerland: 10%', 'Article 10', 'switzerland', 1_00_000, 10_000, 10_800],
    ['dividend, Sweden: 10%', 'Article 10', 'sweden', 1_00_000, 10_000, 10_800],
    ['dividend, China: 10%', 'Article 10', 'china', 1_00_000, 10_000, 10_800],
    ['dividend, Korea: 15%', 'Article 10 of the agreement of 2015', 'southKorea', 1_00_000, 15_000, 5_800],
    ['dividend, Israel: 10%', 'Article 10', 'israel', 1_00_000, 10_000, 10_800],
    ['dividend, Taiwan: 12.5%', 'Article on dividends', 'taiwan', 1_00_000, 12_500, 8_300],
    ['dividend, Denmark: the treaty’s 25% is above the Act’s 20.8%', '15% is for companies that hold a quarter', 'denmark', 1_00_000, 20_800, 0],
    ['dividend, Philippines: 20% without cess', '15% is for companies that hold a tenth', 'philippines', 1_00_000, 20_000, 800],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, certificate: true }, given: ['country', 'nroInterest', 'royalty', 'technical'],
    expect: ['Income-tax', 'Saved by the treaty, with a certificate'] }, [
    ['NRO interest of ₹30 lakh, Korea: 10%, not the 15% of the agreement of 1985', '3,00,000 against 4,80,000 × 1.04', 'southKorea', 30_00_000, 0, 0, 3_00_000, 1_99_200],
    ['NRO interest of ₹30 lakh, Switzerland: 10%', 'Article 11', 'switzerland', 30_00_000, 0, 0, 3_00_000, 1_99_200],
    ['NRO interest of ₹30 lakh, Belgium: 15%', 'Article 11: 4,50,000 against 4,99,200', 'belgium', 30_00_000, 0, 0, 4_50_000, 49_200],
    ['royalty and technical fees, Israel: 10% each', 'Articles 12 and 13: 20L × 10% against 20L × 20.8%', 'israel', 0, 10_00_000, 10_00_000, 2_00_000, 2_16_000],
    ['royalty and technical fees, Spain: 10% since FY 2023-24', 'Notification 33/2024', 'spain', 0, 10_00_000, 10_00_000, 2_00_000, 2_16_000],
    ['royalty and technical fees, Poland: 15%', '20L × 15% against 20L × 20.8%', 'poland', 0, 10_00_000, 10_00_000, 3_00_000, 1_16_000],
    ['royalty and technical fees, Jordan: 20% without cess', '20L × 20% against 20L × 20.8%', 'jordan', 0, 10_00_000, 10_00_000, 4_00_000, 16_000],
    ['technical fees, Indonesia: the lists differ, so no rate is guessed', '20% × 1.04', 'indonesia', 0, 0, 10_00_000, 2_08_000, 0],
    ['royalty, Philippines: 15% is for approved agreements alone, so no rate is guessed', '20% × 1.04', 'philippines', 0, 10_00_000, 0, 2_08_000, 0],
    ['technical fees, Tanzania: no article', '20% × 1.04', 'tanzania', 0, 0, 10_00_000, 2_08_000, 0],
  ]),
  {
    name: 'dividend, France, tax year 2026-27: the rate is asked, the Act applies until then',
    source: byHand('A protocol of February 2026 changes it at a day not found'),
    input: { ...abroad, ...inNew, certificate: true, financialYear: '2026-27', country: 'france', dividend: 1_00_000 },
    expect: { 'Income-tax': 20_800 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['certificate', 'nroInterest'],
    expect: ['Income-tax', 'Saved by the treaty, with a certificate', 'Tax deducted in India'] }, [
    ['NRO interest of ₹25 lakh, UAE, without a certificate', '3,30,000 × 1.04; 31.2% deducted', blank, 25_00_000, 3_43_200, 30_700, 7_80_000],
    ['NRO interest of ₹25 lakh, UAE, with a certificate', '12.5%, Article 11', true, 25_00_000, 3_12_500, 30_700, 3_12_500],
    ['NRO interest of ₹20 lakh, UAE: the slabs take less than the treaty', '2,00,000 × 1.04 against 2,50,000', true, 20_00_000, 2_08_000, 0, 2_50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['certificate', 'nroInterest', 'assetInterest'],
    expect: ['Income-tax', 'Saved by the treaty, with a certificate', 'Tax deducted in India'] }, [
    ['interest on foreign exchange assets of ₹30 lakh, UAE, without a certificate', '4,80,000 × 1.04; 20.8% deducted', blank, 0, 30_00_000, 4_99_200, 1_24_200, 6_24_000],
    ['interest on foreign exchange assets of ₹30 lakh, UAE, with a certificate', '12.5%, Article 11: interest from debt-claims of every kind', true, 0, 30_00_000, 3_75_000, 1_24_200, 3_75_000],
    ['the treaty for one kind of interest, the slabs for the other', '30L × 12.5% = 3,75,000; 10L at the slabs: 40,000 × 1.04 = 41,600; 40L × 12.5% deducted', true, 30_00_000, 10_00_000, 4_16_600, 2_90_600, 5_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, certificate: true, country: 'oman', royalty: 10_00_000 }, given: ['financialYear'],
    expect: ['Income-tax'] }, [
    ['royalty, Oman, FY 2025-26: 15%', 'Article 13 before the protocol', blank, 1_50_000],
    ['royalty, Oman, tax year 2026-27: 10%', 'Protocol of 27 January 2025, Notification 69/2025', '2026-27', 1_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, certificate: true, technical: 10_00_000 }, given: ['technicalRate'],
    expect: ['Income-tax'] }, [
    ['technical fees, UAE: no article, so no rate is guessed', '20% × 1.04', blank, 2_08_000],
    ['technical fees, UAE, with the rate that the adviser gave', 'The visitor’s own rate', 0, 0],
  ]),
  {
    name: 'income at a treaty rate still counts for the surcharge on the rest',
    source: byHand(
      'Rent 60L × 70% = 42L, dividend 10L at 10% (UK): total income 52L. Slabs on 42L: 8,40,000 + 10% = 9,24,000, marginal relief: 8,40,000 + 84,000 − (7,80,000 + 2,00,000) < 0, none; × 1.04 = 9,60,960 + 1,00,000',
    ),
    input: { ...abroad, ...inNew, certificate: true, country: 'uk', rent: 60_00_000, dividend: 10_00_000 },
    expect: { 'Income-tax': 10_60_960, 'Total income': 52_00_000 },
  },

  // Crypto: section 115BBH, from 2026-27 section 194
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['financialYear', 'tokens', 'shortEquity', 'losses'],
    expect: ['Income-tax', 'Tax deducted in India'] }, [
    ['crypto gain of ₹5 lakh', '5L × 30% × 1.04; s. 195 deducts at 31.2%', blank, 5_00_000, 0, [], 1_56_000, 1_56_000],
    ['crypto gain of ₹5 lakh in tax year 2026-27', '5L × 30% × 1.04, s. 194', '2026-27', 5_00_000, 0, [], 1_56_000, 1_56_000],
    ['no loss of the year lowers the tax on crypto', 's. 115BBH(2)(b); the loss of ₹3 lakh is carried forward', blank, 5_00_000, -3_00_000, [], 1_56_000, 1_56_000],
    ['no loss brought forward lowers the tax on crypto', 's. 115BBH(2)(b)', blank, 5_00_000, 0, [{ kind: 'shortTermCapital', year: '2023-24', amount: 2_00_000 }], 1_56_000, 1_56_000],
  ]),

  // Losses brought forward: sections 71B and 74, from 2026-27 sections 110 and 111
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['shortEquity', 'longOther', 'rent', 'losses'],
    expect: ['Income-tax'] }, [
    ['a short-term loss of eight years before still counts', '2017-18 + 8 = 2025-26: (5L − 2L) × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'shortTermCapital', year: '2017-18', amount: 2_00_000 }], 62_400],
    ['a short-term loss of nine years before has lapsed', '5L × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'shortTermCapital', year: '2016-17', amount: 2_00_000 }], 1_04_000],
    ['a long-term loss meets a long-term gain', '(5L − 2L) × 12.5% × 1.04', 0, 5_00_000, 0, [{ kind: 'longTermCapital', year: '2022-23', amount: 2_00_000 }], 39_000],
    ['a long-term loss meets no short-term gain', 's. 74(1)(b): 5L × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'longTermCapital', year: '2022-23', amount: 2_00_000 }], 1_04_000],
    ['a short-term loss meets a long-term gain', 's. 74(1)(a): (5L − 2L) × 12.5% × 1.04', 0, 5_00_000, 0, [{ kind: 'shortTermCapital', year: '2022-23', amount: 2_00_000 }], 39_000],
    ['a loss of the year before counts', '(5L − 2L) × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'shortTermCapital', year: '2024-25', amount: 2_00_000 }], 62_400],
    ['a loss of the year itself is no loss brought forward', 's. 74: of an earlier year; 5L × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'shortTermCapital', year: '2025-26', amount: 2_00_000 }], 1_04_000],
    ['a house loss meets rent', '10L × 70% − 1L = 6L: 5% of 2L × 1.04', 0, 0, 10_00_000, [{ kind: 'house', year: '2023-24', amount: 1_00_000 }], 10_400],
    ['a house loss meets no gain', 's. 71B: 5L × 20% × 1.04', 5_00_000, 0, 0, [{ kind: 'house', year: '2023-24', amount: 1_00_000 }], 1_04_000],
  ]),

  // A house empty the whole year: s. 23(1)(c) and the proviso to s. 23(1); s. 71(3A). No rebate for a non-resident
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, nroInterest: 5_00_000 }, given: ['regime', 'municipalTax', 'letInterest'],
    expect: ['Residential status', 'Income-tax'] }, [
    ['municipal tax without rent makes a loss', '5L − 20,000: 5% of 2.3L = 11,500 × 1.04', 'old', 20_000, 0, nonResident, 11_960],
    ['which the new regime does not set off', '5% of 1L × 1.04', 'new', 20_000, 0, nonResident, 5_200],
    ['beside interest', '5L − 1.2L: 5% of 1.3L × 1.04', 'old', 20_000, 1_00_000, nonResident, 6_760],
  ]),

  // Section 115E
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['nroInterest', 'assetInterest'],
    expect: ['Income-tax'] }, [
    ['investment income alone: the slabs take less than 20%', '30L: 4,80,000 × 1.04', 0, 30_00_000, 4_99_200],
    ['on top of ₹30 lakh the flat 20% takes less', '4,80,000 + 2,00,000 = 6,80,000 × 1.04', 30_00_000, 10_00_000, 7_07_200],
  ]),

  // Property
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, property: 'sold' }, given: ['price', 'cost', 'held', 'lowerCertificate'],
    expect: ['Income-tax', 'Deducted by the buyer without a certificate', 'Deducted by the buyer with a certificate', 'Refund'] }, [
    ['a flat sold for ₹80 lakh: tax is deducted on the whole price', '30L × 12.5% × 1.04; 80L × 12.5% × 1.1 × 1.04 = 14.3%', 80_00_000, 50_00_000, 'long', false, 3_90_000, 11_44_000, 3_90_000, 7_54_000],
    ['up to ₹50 lakh no surcharge is deducted', '50L × 13%; 10L × 13%', 50_00_000, 40_00_000, 'long', false, 1_30_000, 6_50_000, 1_30_000, 5_20_000],
    ['above ₹50 lakh it is', '50,00,010 × 14.3% = 7,15,001.43; gain 10,00,010 × 13% = 1,30,001.30', 50_00_010, 40_00_000, 'long', false, 1_30_000, 7_15_001.43, 1_30_001.3, 5_85_000],
    ['held two years or less: slab rates, and 30% deducted', '30L: 4,80,000 × 1.04; 80L × 34.32%; gain 30L × 31.2%', 80_00_000, 50_00_000, 'short', false, 4_99_200, 27_45_600, 9_36_000, 22_46_400],
  ]),
  {
    name: 'with a certificate the buyer deducts on the gain',
    source: byHand('30L × 13% = 3,90,000, the tax itself'),
    input: { ...abroad, ...inNew, property: 'sold', price: 80_00_000, cost: 50_00_000, lowerCertificate: true },
    expect: { 'Tax deducted in India': 3_90_000, 'Left to pay': 0 },
  },

  // Duty to file
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['nroInterest', 'dividend'],
    expect: ['Return of income', 'Tax deducted in India'] }, [
    ['₹80,120 of interest: tax deducted is below ₹25,000, a return only for the refund', '31.2%', 80_120, 0, 'To get the refund', 24_997.44],
    ['₹80,130 of interest: tax deducted is above ₹25,000, a return is due', 'Rule 12AB', 80_130, 0, 'Must be filed', 25_000.56],
    ['only dividend, taxed at source: no return', 's. 115A(5)', 0, 1_00_000, 'Not needed', 20_800],
    ['no income at all: no return', 's. 139(1)', 0, 0, 'Not needed', 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...wholeYear, ...noIncome, country: 'usa' }, given: ['foreignOther', 'foreignGain'],
    expect: ['Residential status', 'Return of income', 'Income-tax'] }, [
    ['an ordinary resident with interest abroad files at any income', 's. 139(1), fourth proviso', 2_00_000, 0, ordinary, 'Must be filed', 0],
    ['so does one who sold shares abroad at a loss', 's. 139(1), fourth proviso', 0, -1_00_000, ordinary, 'Must be filed', 0],
    ['one with nothing abroad does not', 's. 139(1)', 0, 0, ordinary, 'Not needed', 0],
  ]),
  {
    name: 'one who is not ordinarily resident need not file for an account abroad',
    source: byHand('s. 139(1), fourth proviso: other than not ordinarily resident'),
    input: { ...noIncome, stays: to('2025-09-29'), foreignOther: 2_00_000 },
    expect: { 'Residential status': notOrdinarily, 'Return of income': 'Not needed' },
  },

  // Coming back
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, financialYear: '2026-27', stays: [],
      earlier: [{ year: '2025-26', days: 120 }, { year: '2024-25', days: 120 }, { year: '2023-24', days: 125 }] }, given: ['returnOn'],
    expect: ['Status in the year you come back', 'Ordinary income abroad taxed from', 'First later day on which you stay a non-resident',
    'First later day that keeps income abroad untaxed for longer'] }, [
    ['back on 15 January 2027 after long visits: a resident at once', '76 days with 365 before; 2028-29: non-resident in 8 of 10, 807 days in seven years',
      '2027-01-15', notOrdinarily, 'tax year 2028-29', '2027-02-01', '2027-02-01'],
    ['back on 1 February 2027: 59 days, and a year more', '2029-30: non-resident in 8 of 10', '2027-02-01', nonResident, 'tax year 2029-30'],
  ]),

  // Business or profession in India: at slab rates, its loss not against salary, eight years forward; no treaty rate
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew }, given: ['financialYear', 'profit', 'nroInterest', 'salary', 'losses'],
    expect: ['Income-tax', 'Tax deducted in India', 'Return of income'] }, [
    ['₹10 lakh of profit', '4L × 5% + 2L × 10% = 40,000 × 1.04', '2025-26', 10_00_000, 0, 0, blank, 41_600, 0, 'Must be filed'],
    ['FY 2024-25: ₹7 lakh of profit', '4L × 5% × 1.04', '2024-25', 7_00_000, 0, 0, blank, 20_800, 0, 'Must be filed'],
    ['2026-27: ₹10 lakh of profit', 'The slabs of s. 202(1) are the same', '2026-27', 10_00_000, 0, 0, blank, 41_600, 0, 'Must be filed'],
    ['₹4 lakh of profit, where the slabs begin', 'nil', '2025-26', 4_00_000, 0, 0, blank, 0, 0, 'Not needed'],
    ['a loss against interest', 's. 71(1): 8L − 2L: 2L × 5% × 1.04; 31.2% of 8L is deducted', '2025-26', -2_00_000, 8_00_000, 0, blank, 10_400, 2_49_600, 'Must be filed'],
    ['a loss is not set off against salary', 's. 71(2A): 12.75L − 75,000 = 12L: 20,000 + 40,000 = 60,000 × 1.04', '2025-26', -2_00_000, 0, 12_75_000, blank, 62_400, 62_400, 'Must be filed'],
    ['a loss alone goes on only with a return', 'ss. 80 and 139(3)', '2025-26', -2_00_000, 0, 0, blank, 0, 0, 'To carry the loss forward'],
    ['a business loss of FY 2017-18 against profit', 's. 72: eight assessment years, 2019-20 to 2026-27: 7L: 3L × 5% × 1.04', '2025-26', 10_00_000, 0, 0, [{ kind: 'business', year: '2017-18', amount: 3_00_000 }], 15_600, 0, 'Must be filed'],
    ['one of FY 2016-17 is too old', 's. 72(3)', '2025-26', 10_00_000, 0, 0, [{ kind: 'business', year: '2016-17', amount: 3_00_000 }], 41_600, 0, 'Must be filed'],
    ['an earlier business loss not against interest', 's. 72(1)(i): only against profit of business', '2025-26', 0, 8_00_000, 0, [{ kind: 'business', year: '2023-24', amount: 3_00_000 }], 20_800, 2_49_600, 'Must be filed'],
  ]),
  {
    name: '₹10 lakh of profit in the old regime, chosen with Form 10-IEA',
    source: byHand('2.5L × 5% + 5L × 20% = 1,12,500 × 1.04'),
    input: { ...abroad, regime: 'old', profit: 10_00_000 },
    expect: { 'Income-tax': 1_17_000 },
  },
  {
    name: 'a business with a loss beside dividend: the dividend is not the only income',
    source: byHand(
      's. 115A(5): only dividend, interest, royalty or technical fees; TDS of 20.8% of 3L is at least 25,000',
    ),
    input: { ...abroad, ...inNew, dividend: 3_00_000, profit: -50_000 },
    expect: { 'Tax deducted in India': 62_400, 'Return of income': 'Must be filed' },
  },
  // Explanation 1(b) to section 6(1): profit in India counts to the ₹15 lakh, a loss takes off
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...abroad, ...inNew, earlier: visits365, totalDays: 120 }, given: ['profit', 'nroInterest', 'foreignBusiness'],
    expect: ['Residential status', 'Indian income for the tests', 'Income-tax'] }, [
    ['120 days with ₹15 lakh of profit', 'Not above ₹15 lakh: 20,000 + 40,000 + 45,000 = 1,05,000 × 1.04', 15_00_000, 0, 0, nonResident, 15_00_000, 1_09_200],
    ['120 days with ₹10 more', 'Above ₹15 lakh: 1,05,001.50 × 1.04 = 1,09,201.56', 15_00_010, 0, 0, notOrdinarily, 15_00_010, 1_09_200],
    ['a loss keeps interest at the limit', '16L − 1L', -1_00_000, 16_00_000, 0, nonResident, 15_00_000, 1_09_200],
    ['profit here and of a business controlled from here', '10L + 6L: 20,000 + 40,000 + 60,000 = 1,20,000 × 1.04', 10_00_000, 0, 6_00_000, notOrdinarily, 16_00_000, 1_24_800],
  ]),
  {
    name: 'interest at the rate of the Act is better, as a loss is set off against it',
    source: byHand('25L − 5L: 2,00,000 × 1.04 = 2,08,000; by the treaty with the UAE 12.5% of 25L = 3,12,500'),
    input: { ...abroad, ...inNew, nroInterest: 25_00_000, profit: -5_00_000, certificate: true },
    expect: { 'Income-tax': 2_08_000, 'Saved by the treaty, with a certificate': 0 },
  },

  // Refusals
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, expect: 'refused', given: ['stays', 'earlier'] }, [
    ['a stay that ends before it begins is refused', 'The calendar', [{ arrived: '2025-05-10', left: '2025-05-01' }], blank, 'This stay ends on'],
    ['a stay without its first day is refused', 'The calendar', [{ arrived: '', left: '2025-05-01' }], blank, 'Enter the day of arrival'],
    ['more days than a year has are refused', '1 April 2022 to 31 March 2023: no 29 February', blank, [{ year: '2022-23', days: 366 }], 'FY 2022-23 has 365 days.'],
    ['a year entered twice is refused', 'One count a year', blank, [{ year: '2024-25', days: 50 }, { year: '2024-25', days: 60 }], 'FY 2024-25 is entered twice'],
  ]),
  {
    name: 'an exemption above the gain is refused',
    source: byHand('ss. 54, 54EC and 54F exempt gains'),
    input: { property: 'sold', price: 80_00_000, cost: 50_00_000, exemption: 31_00_000 },
    refused: 'The exemption cannot be more',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('Nothing is assumed of a sale'), expect: 'refused', given: ['property', 'price', 'cost', 'totalDays'] }, [
    ['a sale without its price is refused', 'sold', blank, 50_00_000, blank, 'Enter the sale price'],
    ['a sale without its cost is refused', 'sold', 80_00_000, blank, blank, 'Enter what the property cost'],
    ['more days than the year has are refused', blank, blank, blank, 366, 'Enter at most 365 days'],
  ]),
  {
    name: 'more days before coming back than there are is refused',
    source: byHand('1 April 2026 to 31 January 2027: 306 days'),
    input: { financialYear: '2026-27', totalDays: 307, returnOn: '2027-02-01' },
    refused: 'The total counts the days before you come back on 1 Feb 2027. Enter at most 306.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...noIncome, financialYear: '2026-27', person: 'returned' }, given: ['stays', 'returnOn'],
    expect: ['Residential status', 'Days in India in the year'] }, [
    ['coming back before the year is a stay from then on', '304 days in 2025-26; non-resident in nine of ten years: s. 6(6)(a)', [], '2025-06-01', notOrdinarily, 365],
    ['as it is where it is entered as one', 'the same', [{ arrived: '2025-06-01', left: '' }], '', notOrdinarily, 365],
    ['on the day before the year too', '1 day in 2025-26; non-resident in ten of ten years', [], '2026-03-31', notOrdinarily, 365],
    ['after two years a resident for less than 730 days in seven years', '304 + 365 = 669 days: s. 6(6)(a)', [], '2024-06-01', notOrdinarily, 365],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: published, input: { ...abroad, financialYear: '2024-25', person: 'foreign' },
    given: ['totalDays', 'earlier'], expect: ['Days in the 4 years before', 'Residential status'] }, [
    ['151 days, and only one resident year before', 'ICAI, revision test paper of May 2025: 190 + 145 + 155 = 490; non-resident in 9 of 10 years',
      151, daysBefore(155, 145, 190), 490, notOrdinarily],
    ['70 days and 355 in the four years before', 'ICAI study material, Mr. B: 55 + 60 + 90 + 150 = 355', 70, daysBefore(150, 90, 60, 55), 355, nonResident],
    ['100 days in each of eleven years', 'ICAI study material, a cricketer: 400 and 700 days', 100, daysBefore(...Array(10).fill(100)), 400, notOrdinarily],
  ]),
];

export const golden = onExample(cases, { financialYear: '2025-26' });
