import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, published, table } from '@/lib/golden';
import type calculator from './index';

const lastDays = { joined: '2021-04-01', wages: 52_000 } as const;
/** A year before the one of leaving. */
const was = (income: number, regime: 'old' | 'new') => ({ income, regime, age: 'below60' }) as const;
const byMarch = { lastDay: '2026-03-31' } as const;
const inMonths = { known: 'length', lastDay: '2025-09-30' } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'basic pay and DA of ₹60,000, from 2 June 2014 to 31 March 2026',
    source: byHand('11 years 9 months 30 days count as 12: 60,000 × 15 ÷ 26 × 12'),
    input: byMarch,
    expect: {
      'Years counted': 12,
      'Gratuity by the formula': 4_15_384.615,
      'Gratuity by law': 4_15_384.615,
      'Exempt from tax': 4_15_384.615,
      'Taxable gratuity': 0,
    },
  },
  {
    name: 'basic pay and DA of ₹60,000 and 12 years 7 months',
    source: published('Formula of the Payment of Gratuity Act as printed by fact sheets of gratuity: 4,50,000'),
    input: { ...inMonths, service: 151 },
    expect: { 'Years counted': 13, 'Gratuity by law': 4_50_000, 'Taxable gratuity': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inMonths, wages: 80_000 }, given: ['service', 'kind'],
    expect: ['Years counted', 'Gratuity by law', 'Limit by formula'] }, [
    ['10 years 6 months count as 10', '80,000 × 15 ÷ 26 × 10', 126, blank, 10, 4_61_538.4615, 4_61_538.4615],
    ['10 years 7 months count as 11', '80,000 × 15 ÷ 26 × 11', 127, blank, 11, 5_07_692.3077, 5_07_692.3077],
    ['without cover 10 years 7 months count as 10, at half a month', '80,000 ÷ 2 × 10',
      127, 'notCovered', 10, blank, 4_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { joined: '2015-04-01' }, given: ['lastDay'],
    expect: ['Years counted'] }, [
    ['10 years and 6 months to the day count as 10', '1 April 2015 to 30 September 2025', '2025-09-30', 10],
    ['a day more counts as 11', '1 April 2015 to 1 October 2025', '2025-10-01', 11],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { wages: 52_000 }, given: ['joined', 'lastDay'],
    expect: ['Years counted', 'Gratuity by law'] }, [
    ['from 31 December to 30 June are exactly six months', 'No 31 June: the sixth month ends with June; 52,000 × 15 ÷ 26 × 5',
      '2020-12-31', '2026-06-30', 5, 1_50_000],
    ['a day more is above six months', '31 December 2020 to 1 July 2026', '2020-12-31', '2026-07-01', 6, 1_80_000],
    ['from 29 February to 28 February are full years', 'No 29 February 2026: the year ends with February',
      '2016-02-29', '2026-02-28', 10, 3_00_000],
  ]),
  {
    name: 'a fixed term that goes on to 21 November 2025 needs one year only',
    source: byHand('2 + 5 ÷ 12 + 21 ÷ 365 = 2.474201 years; × 40,000 × 15 ÷ 26'),
    input: { kind: 'fixedTerm', joined: '2023-06-01', lastDay: '2025-11-21', wages: 40_000, otherPay: 1 },
    expect: { 'Years counted': 2.474_200_9, 'Gratuity by law': 57_096.944_5 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: lastDays, given: ['lastDay', 'courtReading', 'shortWeek'],
    expect: ['Due by law', 'Years counted', 'Gratuity by law'] }, [
    ['five years to the day', '52,000 × 15 ÷ 26 × 5', '2026-03-31', false, blank, 'Yes', 5, 1_50_000],
    ['a day short of five years, where only full years count', 's. 53(1): five years', '2026-03-30', false, blank, 'Not yet', blank, 0],
    ['a day short of five years, as High Courts count', 'More than 240 days in the fifth year', '2026-03-30', true, blank,
      'Yes', 5, 1_50_000],
    ['4 years and 239 days', '1 April 2025 to 25 November 2025 are 239 days', '2025-11-25', true, blank, 'Not yet', blank, 0],
    ['4 years and 240 days', '4 years 7 months 26 days count as 5', '2025-11-26', true, blank, 'Yes', 5, 1_50_000],
    ['4 years and 189 days with a five-day week', '1 April to 6 October 2025', '2025-10-06', true, true, 'Not yet', blank, 0],
    ['4 years and 190 days with a five-day week', '1 April to 7 October 2025', '2025-10-07', true, true, 'Yes', 5, 1_50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { joined: '2015-11-21' }, given: ['wages', 'otherPay', 'lastDay'],
    expect: ['Wages a month', 'Gratuity by law'] }, [
    ['the day before the labour codes, basic pay alone counts', '40,000 × 15 ÷ 26 × 10',
      40_000, 60_000, '2025-11-20', 40_000, 2_30_769.2308],
    ['from 21 November 2025 half of the whole pay counts', '50% of 1,00,000 = 50,000; × 15 ÷ 26 × 10',
      40_000, 60_000, '2025-11-21', 50_000, 2_88_461.5385],
    ['other pay of exactly half changes nothing', '50% of 1,00,000', 50_000, 50_000, '2025-11-21', 50_000, 2_88_461.5385],
    ['other pay one rupee below half changes nothing', '50% of 99,999 is less than basic',
      50_000, 49_999, '2025-11-21', 50_000, blank],
    ['a rupee more adds half a rupee', '50% of 1,00,001', 50_000, 50_001, '2025-11-21', 50_000.5, blank],
  ]),
  {
    name: 'a payout of ₹24 lakh that the formula covers: ₹20 lakh is exempt, not 24',
    source: byHand('2,08,000 × 15 ÷ 26 = 1,20,000 a year × 20; limit 20,00,000'),
    input: { ...inMonths, wages: 2_08_000, service: 240, received: 24_00_000 },
    expect: {
      'Gratuity by the formula': 24_00_000,
      'Gratuity by law': 20_00_000,
      Gratuity: 24_00_000,
      'Limit by formula': 24_00_000,
      'Limit of all years': 20_00_000,
      'Exempt from tax': 20_00_000,
      'Taxable gratuity': 4_00_000,
    },
  },
  {
    name: 'tax on ₹4 lakh of gratuity above the limit, beside a salary of ₹15 lakh in the new regime',
    source: byHand(
      'Income 18,25,000: 20,000 + 40,000 + 60,000 + 45,000 = 1,65,000, with cess 1,71,600. Income 14,25,000: 93,750, with cess 97,500',
    ),
    input: { ...inMonths, wages: 2_08_000, service: 240, received: 24_00_000, income: 15_00_000 },
    expect: {
      'Tax of the year with the gratuity': 1_71_600,
      'Tax of the year without it': 97_500,
      'Tax on the gratuity': 74_100,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inMonths, wages: 60_000, service: 180 },
    given: ['earlierExempt', 'received'], expect: ['Limit of all years', 'Exempt from tax', 'Taxable gratuity'] }, [
    ['earlier gratuity that was exempt uses up the limit', '60,000 × 15 ÷ 26 × 15 = 5,19,230.77; 5,00,000 left',
      15_00_000, blank, 5_00_000, 5_00_000, 19_230.7692],
    ['the whole limit used: all is taxed', '20,00,000 − 20,00,000', 20_00_000, blank, 0, 0, 5_19_230.7692],
    ['an employer that pays more than the formula', '6,00,000 − 5,19,230.77', 0, 6_00_000, 20_00_000, 5_19_230.7692, 80_769.2308],
    ['an employer that pays less than the formula', 'Least of 5,00,000; 5,19,230.77; 20,00,000', 0, 5_00_000, 20_00_000, 5_00_000, 0],
  ]),
  {
    name: 'the average of ten months decides where the gratuity law does not apply',
    source: byHand('75,000 ÷ 2 × 10 completed years; received 5,00,000'),
    input: { ...inMonths, kind: 'notCovered', wages: 80_000, averageSalary: 75_000, service: 127, received: 5_00_000 },
    expect: { 'Limit by formula': 3_75_000, 'Exempt from tax': 3_75_000, 'Taxable gratuity': 1_25_000 },
  },
  {
    name: 'the pay of each of the ten months gives the average',
    source: byHand('4 × 70,000 + 6 × 78,000 = 7,48,000 ÷ 10 = 74,800; ÷ 2 × 10 completed years'),
    input: {
      ...inMonths,
      kind: 'notCovered',
      wages: 80_000,
      tenMonths: [70_000, 70_000, 70_000, 70_000, 78_000, 78_000, 78_000, 78_000, 78_000, 78_000].map((pay) => ({
        pay,
      })),
      service: 127,
      received: 5_00_000,
    },
    expect: { 'Limit by formula': 3_74_000, 'Exempt from tax': 3_74_000, 'Taxable gratuity': 1_26_000 },
  },
  {
    name: 'nine of the ten months are refused',
    source: byHand('s. 10(10)(iii): the ten months before the month of leaving'),
    input: { ...inMonths, kind: 'notCovered', tenMonths: Array.from({ length: 9 }, () => ({ pay: 70_000 })) },
    refused: 'Enter the pay of all 10 months. There are 9.',
  },
  {
    name: 'the average and the ten months together are refused',
    source: byHand('One or the other'),
    input: {
      ...inMonths,
      kind: 'notCovered',
      averageSalary: 70_000,
      tenMonths: Array.from({ length: 10 }, () => ({ pay: 70_000 })),
    },
    refused: 'Enter either the average or',
  },
  {
    name: 'a goodwill gratuity after three years is exempt by the other formula only',
    source: byHand('No right before five years; s. 10(10)(iii): 60,000 ÷ 2 × 3 = 90,000'),
    input: { ...inMonths, service: 36, received: 1_00_000 },
    expect: {
      'Due by law': 'Not yet',
      'Limit by formula': 90_000,
      'Exempt from tax': 90_000,
      'Taxable gratuity': 10_000,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...inMonths, kind: 'government' },
    given: ['wages', 'service', 'reason'], expect: ['Gratuity by law', 'Exempt from tax', 'Taxable gratuity'] }, [
    ['30 years in government: a quarter for each of 60 half-years', '1,50,000 × 15', 1_50_000, 360, blank, 22_50_000, 22_50_000, 0],
    ['33 years in government reach 16.5 times', '1,50,000 × 16.5', 1_50_000, 396, blank, 24_75_000, 24_75_000, 0],
    ['35 years in government stay at 16.5 times', '1,50,000 × 16.5', 1_50_000, 420, blank, 24_75_000, 24_75_000, 0],
    ['the payout in government stops at ₹25 lakh', '1,60,000 × 16.5 = 26,40,000', 1_60_000, 396, blank, 25_00_000, 25_00_000, 0],
    ['20 years 2 months are 40 half-years', '1,00,000 × 10', 1_00_000, 242, blank, 10_00_000],
    ['20 years 3 months are 41 half-years', '1,00,000 × 10.25', 1_00_000, 243, blank, 10_25_000],
    ['government service below five years', 'Rule 45: five years', 1_00_000, 59, blank, 0],
    ['death in the first year of government service: twice', 'Rule 45(1)(b)', 1_00_000, 11, 'death', 2_00_000],
    ['death after one year: six times', 'Rule 45(1)(b)', 1_00_000, 12, 'death', 6_00_000],
    ['death just before five years: six times', 'Rule 45(1)(b)', 1_00_000, 59, 'death', 6_00_000],
    ['death after five years: twelve times', 'Rule 45(1)(b)', 1_00_000, 60, 'death', 12_00_000],
    ['death just before eleven years: twelve times', 'Rule 45(1)(b)', 1_00_000, 131, 'death', 12_00_000],
    ['death after eleven years: twenty times', 'Rule 45(1)(b)', 1_00_000, 132, 'death', 20_00_000],
    ['death after 22 years: half for each half-year', '44 × 0.5 = 22 times', 1_00_000, 264, 'death', 22_00_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { kind: 'fixedTerm', wages: 52_000, joined: '2025-01-01' },
    given: ['lastDay'], expect: ['Due by law', 'Gratuity by law'] }, [
    ['a fixed term of one year under the labour codes', '52,000 × 15 ÷ 26 × 1', '2025-12-31', 'Yes', 30_000],
    ['a fixed term a day short of one year', 'One year is needed', '2025-12-30', 'Not yet', 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { known: 'length', wages: 52_000 },
    given: ['kind', 'reason', 'service', 'lastDay'], expect: ['Due by law', 'Years counted', 'Gratuity by law'] }, [
    ['a fixed term of 18 months is paid pro rata', '52,000 × 15 ÷ 26 × 1.5', 'fixedTerm', blank, 18, '2026-03-31', 'Yes', 1.5, 45_000],
    ['a fixed term that ended before the labour codes', 'Five years were needed', 'fixedTerm', blank, 18, '2025-11-20', 'Not yet'],
    ['death after 2 years 7 months, before the labour codes', 'No five years needed; 7 months count as a year',
      blank, 'death', 31, '2025-11-20', 'Yes', 3, 90_000],
    ['death after 2 years 6 months, under the labour codes', 'Pro rata: 2.5 × 30,000', blank, 'death', 30, '2025-11-21', 'Yes', 2.5, 75_000],
    ['disablement after 2 years 7 months', 'No five years needed', blank, 'disablement', 31, '2026-03-31', 'Yes', 3, 90_000],
  ]),
  {
    name: 'five seasons in a seasonal factory',
    source: byHand('26,000 × 7 ÷ 26 × 5'),
    input: { ...inMonths, wages: 26_000, service: 60, seasonal: true, seasons: 5 },
    expect: { 'Years counted': 5, 'Gratuity by law': 35_000 },
  },
  {
    name: 'gratuity paid while the job goes on is taxed whole',
    source: byHand('s. 10(10) asks for retirement, incapacity, end of employment or death'),
    input: { ...byMarch, reason: 'inService', received: 5_00_000 },
    expect: { 'Exempt from tax': 0, 'Taxable gratuity': 5_00_000 },
  },
  {
    name: 'what the family receives on a death is not taxed above the limits either',
    source: byHand('Circular 573; payout 24,00,000'),
    input: { ...inMonths, wages: 2_08_000, service: 240, reason: 'death', received: 24_00_000 },
    expect: { 'Exempt from tax': 24_00_000, 'Taxable gratuity': 0 },
  },
  {
    name: 'the same in tax year 2026-27, under the Act of 2025',
    source: byHand('80,000 × 15 ÷ 26 × 11; limit 20,00,000'),
    input: {
      known: 'length',
      wages: 80_000,
      service: 127,
      lastDay: '2026-10-31',
      received: 6_00_000,
      income: 15_00_000,
    },
    // 92,307.69 more: income 15,17,310 against 14,25,000, all at 15%.
    expect: { 'Exempt from tax': 5_07_692.3077, 'Taxable gratuity': 92_307.6923, 'Tax on the gratuity': 14_400 },
  },
  {
    name: 'relief: 26 years of service, so a third of ₹8,00,000 is added to each of three years',
    source: byHand(
      '9,12,600 ÷ 43,25,000 = 21.1006%; 5,09,601 ÷ 26,66,670, 3,95,201 ÷ 22,66,670 and 4,49,801 ÷ 20,66,670, mean 19.4366%; × 8,00,000',
    ),
    input: {
      ...byMarch,
      wages: 2_00_000,
      joined: '2000-01-03',
      received: 28_00_000,
      income: 36_00_000,
      before: [was(24_00_000, 'new'), was(20_00_000, 'new'), was(18_00_000, 'old')],
    },
    expect: {
      'Taxable gratuity': 8_00_000,
      'Average rate of tax in the year of receipt': 21.100_578_034_68,
      'Average rate of tax of FY 2024-25': 19.110_013_612_48,
      'Average rate of tax of FY 2023-24': 17.435_312_595_13,
      'Average rate of tax of FY 2022-23': 21.764_529_412_05,
      'Mean of these years': 19.436_618_539_89,
      'Relief for gratuity': 13_312,
      'Tax on the gratuity': 2_49_600,
      'Tax on the gratuity after relief': 2_36_288,
    },
  },
  ...(
    [
      ['relief: 12 years of service, so half of it is added to each of two years', 5_00_000, 19_914, 76_586],
      ['no relief where the rates before were higher', 40_00_000, 0, undefined],
    ] as const
  ).map(
    ([name, income, relief, after]): GoldenCase<typeof calculator> => ({
      name,
      source: byHand('1,94,000 ÷ 19,32,690 = 10.0378% now; 5,07,692.31 ÷ 2 more in FY 2024-25 (new) and 2023-24 (old)'),
      input: {
        ...byMarch,
        wages: 1_00_000,
        joined: '2014-04-01',
        received: 12_00_000,
        income: 15_00_000,
        before: [was(income, 'new'), was(income, 'old')],
      },
      expect: {
        'Taxable gratuity': 5_07_692.3077,
        'Relief for gratuity': relief,
        'Tax on the gratuity': 96_500,
        ...(after !== undefined && { 'Tax on the gratuity after relief': after }),
      },
    }),
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 89, rule 21A(3): from five years, three years before from fifteen'),
    input: { ...byMarch, known: 'length', received: 30_00_000, income: 10_00_000, before: [was(5_00_000, 'new'), was(5_00_000, 'new')] },
    given: ['service'], expect: 'refused' }, [
    ['two years before for a service of 15 years', 180, 'For this service the relief takes 3 years: FY 2024-25, FY 2023-24, FY 2022-23'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({
    source: published('ICAI study material, Mr. Ravi: basic 50,000, DA 10,000 of which 60% counts for retirement, 1% of a turnover of ₹1.2 crore'),
    input: { known: 'length', service: 320, lastDay: '2024-06-15', received: 15_00_000, wages: 60_000 },
    given: ['kind', 'averageSalary'], expect: ['Exempt from tax', 'Taxable gratuity'] }, [
    ['26 years 8 months under the gratuity law: 27 years, on all of the DA', 'covered', blank, 9_34_615.3846, 5_65_384.6154],
    ['the same outside it: 26 years, on the DA that counts and the commission', 'notCovered', 66_000, 8_58_000, 6_42_000],
    ['the same in government', 'government', blank, 15_00_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: published, input: { known: 'length', lastDay: '2025-09-30' },
    given: ['service', 'wages', 'received'], expect: ['Exempt from tax', 'Taxable gratuity'], tolerance: 0.5 }, [
    ['8 years 7 months count as nine', 'Exercise on gratuity: 6,000 × 15 ÷ 26 × 9 = 31,154', 103, 6_000, blank, 31_154, 0],
    ['more than the law gives is taxed', 'Exercise on gratuity: 3,100 × 15 ÷ 26 × 30 = 53,654; 62,000 − 53,654', 356, 3_100, 62_000, 53_654, 8_346],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('Cannot be'), input: byMarch, given: ['joined', 'earlierExempt', 'reason'], expect: 'refused' }, [
    ['a last day before the first', '2026-04-01', blank, blank, 'Your last working day is before the day you joined'],
    ['more exempt gratuity than the law knows', blank, 20_00_001, blank, 'At most ₹20,00,000'],
    ['gratuity in service without an amount', blank, blank, 'inService', 'Enter the amount under'],
  ]),
];
