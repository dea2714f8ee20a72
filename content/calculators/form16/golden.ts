import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, table } from '@/lib/golden';
import type calculator from './index';

const fourteen = { regime: 'old', salary: 14_00_000, hra: 2_40_000, professionalTax: 2_400, health: 25_000 } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'a salary of ₹15,00,000 in the new regime, taxed as the law says',
    source: byHand('14,25,000: 20,000 + 40,000 + 33,750 = 93,750, and 4%'),
    input: { standardDeduction: 75_000, netTax: 97_500 },
    expect: { 'Your Form 16': 'Agrees', 'Tax of the year': 97_500, 'Deducted and paid': 97_500, Refund: 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['standardDeduction', 'netTax', 'tds'],
    expect: ['Your Form 16', 'Refund', 'Left to pay'] }, [
    ['standard deduction missed', '15,00,000: 1,05,000 and 4% = 1,09,200; 75,000 × 15.6% comes back',
      0, 1_09_200, 1_09_200, '2 points to check', 11_700],
    ['standard deduction taken twice',
      '13,50,000: 85,800. 11,700 short; 51 + 156 + 261 + 117; 4 × 117: 12,753',
      1_50_000, 85_800, 85_800, '2 points to check', blank, 12_750],
    ['standard deduction of the old regime', '14,50,000: 97,500 and 4% = 1,01,400; 3,900 comes back',
      50_000, 1_01_400, 1_01_400, '2 points to check', 3_900],
    ['rounded by ₹10: no point', 'Forms round', 74_990, 97_510, 97_510, 'Agrees', 10],
    ['₹11 off: a point', 'More than rounding', 74_989, blank, blank, '1 point to check', 0],
    ['less deducted in Part A than Part B asks for, by ₹10', 'Forms round', blank, 97_500, 97_490, 'Agrees', blank, 10],
    ['less deducted in Part A than Part B asks for, by ₹20', '97,500 − 97,480', blank, 97_500, 97_480,
      '1 point to check', blank, 20],
  ]),
  {
    name: 'TDS of ₹30,000 calls for a return at any income, so a late one bears the fee',
    source: byHand('Rule 12AB: 25,000; s. 234F: 1,000'),
    input: { salary: 4_50_000, tds: 30_000, filedOn: '2026-11-23' },
    expect: { Refund: 29_000 },
  },
  {
    name: 'two employers who do not know of each other',
    source: byHand(
      '16,25,000: 1,25,000 and 4%; alone 7,25,000 and 8,25,000 bear 0. 585 + 1,755 + 2,925 + 1,300; 4 × 1,300: 1,41,765',
    ),
    input: {
      salary: 8_00_000,
      standardDeduction: 75_000,
      netTax: 0,
      tds: 0,
      second: true,
      salary2: 9_00_000,
      standardDeduction2: 75_000,
    },
    expect: {
      'Your Form 16': '1 point to check',
      'Tax of the year': 1_30_000,
      'Left to pay': 1_41_770,
      'Interest and fee': 11_765,
      'Gross salary': 17_00_000,
      'Standard deduction': 75_000,
    },
  },
  {
    name: 'the same two employers, not filed yet on 23 November 2026: interest to that day and the late fee',
    source: byHand(
      '1,30,000; s. 234C 585 + 1,755 + 2,925 + 1,300; s. 234B April to November 8 × 1,300; s. 234A August to November 4 × 1,300; s. 234F 5,000: 1,57,165',
    ),
    input: {
      financialYear: '2025-26',
      today: '2026-11-23',
      salary: 8_00_000,
      standardDeduction: 75_000,
      netTax: 0,
      tds: 0,
      second: true,
      salary2: 9_00_000,
      standardDeduction2: 75_000,
    },
    expect: { 'Left to pay': 1_57_170, 'Interest and fee': 27_165 },
  },
  {
    name: 'two short jobs whose standard deductions are one together',
    source: byHand('s. 16(ia): 45,000 + 30,000 of salary is within 75,000, so each employer was right'),
    input: {
      financialYear: '2025-26',
      today: '2026-06-01',
      salary: 45_000,
      standardDeduction: 45_000,
      tds: 0,
      second: true,
      salary2: 30_000,
      standardDeduction2: 30_000,
    },
    expect: { 'Your Form 16': 'Agrees', 'Standard deduction': 75_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { financialYear: '2025-26', regime: 'old', savings: 1_50_000, tds: 2_10_600 },
    given: ['today', 'filedOn'], expect: ['Tax of the year', 'Refund'] }, [
    ['not filed on the due date: still in time, in the old regime', '13,00,000: 1,12,500 + 90,000, and 4%', '2026-07-31', blank, 2_10_600, 0],
    ['not filed a day later: late, so in the new regime', '14,25,000: 97,500; 2,10,600 − 97,500 − 5,000', '2026-08-01', blank, 97_500, 1_08_100],
    ['filed in time, looked at later', '13,00,000', '2026-11-23', '2026-07-20', 2_10_600, 0],
    ['after the last day a late return is no longer possible: taken as filed in time', '13,00,000', '2027-01-01', blank, 2_10_600, 0],
  ]),
  {
    name: 'the second employer was told of the first',
    source: byHand('17,00,000 in one form: 16,25,000; its own salary 9,00,000 and 8,00,000 in line 1(e) count once'),
    input: { salary: 9_00_000, otherSalary: 8_00_000, tds: 1_30_000, second: true, salary2: 8_00_000 },
    expect: { 'Gross salary': 17_00_000, 'Tax of the year': 1_30_000, 'Your Form 16': 'Agrees', Refund: 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { salary: 9_00_000, otherSalary: 8_00_000, tds: 1_30_000, second: true },
    given: ['salary2'], expect: ['Gross salary', 'Tax of the year'] }, [
    ['what one employer was told of counts before the other form is entered', '17,00,000 less 75,000: 1,25,000 and 4%', 0, 17_00_000, 1_30_000],
    ['and where it is more than the other form', '9,00,000 + 8,00,000', 6_00_000, 17_00_000, 1_30_000],
    ['the other form counts where it is more', '9,00,000 + 8,50,000 − 75,000: 1,35,000 and 4%', 8_50_000, 17_50_000, 1_40_400],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: fourteen, given: ['savings', 'standardDeduction', 'netTax', 'tds'],
    expect: ['Your Form 16', 'Tax of the year', 'Left to pay'] }, [
    ['80C above its limit',
      '14,00,000 − 2,40,000 − 50,000 − 2,400 − 1,75,000 = 9,32,600: 99,020 and 4%; the form took 9,02,600: 96,741',
      1_80_000, 50_000, 96_741, 96_741, '2 points to check', 1_02_980.8, 6_240],
    ['80C at its limit', '9,32,600', 1_50_000, 50_000, 1_02_981, 1_02_981, 'Agrees', 1_02_980.8],
    ['80C ₹11 above it', '9,32,600', 1_50_011, blank, blank, 1_02_981, '1 point to check', 1_02_980.8],
    ['standard deduction of the new regime in the old', '50,000 is right', 1_50_000, 75_000, blank, 1_02_981,
      '1 point to check', 1_02_980.8],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['regime', 'professionalTax', 'tds'],
    expect: ['Your Form 16', 'Tax of the year'] }, [
    ['professional tax in the new regime', 's. 115BAC(2)(i)', 'new', 200, 97_500, '1 point to check', 97_500],
    ['professional tax of ₹2,500', '14,47,500: 1,12,500 + 1,34,250, and 4%', 'old', 2_500, 2_56_620, 'Agrees', 2_56_620],
    ['professional tax of ₹2,501: one rupee too much', 'Article 276', 'old', 2_501, 2_56_620, '1 point to check', 2_56_620],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['hra', 'savings', 'house', 'otherDeductions'],
    expect: ['Your Form 16', 'Tax of the year'] }, [
    ['rent allowance exempted in the new regime', 's. 115BAC(2)(i)', 2_40_000, blank, blank, blank, '1 point to check', 97_500],
    ['80C in the new regime', 's. 115BAC(2)(i)', blank, 1_50_000, blank, blank, '1 point to check', 97_500],
    ['loss on the house in the new regime', 's. 115BAC(2)(ii)', blank, blank, -2_00_000, blank, '1 point to check', 97_500],
    ['income of the house', '15,25,000: 20,000 + 40,000 + 48,750, and 4%', blank, blank, 1_00_000, blank, 'Agrees', 1_13_100],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { regime: 'old', tds: 2_15_800 }, given: ['house', 'hra', 'otherDeductions', 'savings'],
    expect: ['Your Form 16', 'Tax of the year'] }, [
    ['a home-loan loss of ₹2,00,000', '12,50,000: 1,12,500 + 75,000, and 4% = 1,95,000', -2_00_000, blank, blank, blank, 'Agrees', 1_95_000],
    ['a loss above ₹2,00,000', 's. 71(3A)', -2_50_000, blank, blank, blank, '1 point to check', 1_95_000],
    ['other deductions count whole', '13,50,000: 1,12,500 + 1,05,000, and 4%', blank, blank, 1_00_000, blank, 'Agrees', 2_26_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('rule 2A: at most 50% of salary; 10,00,000 of section 17(1)'),
    input: { regime: 'old', salary: 10_00_000, tds: 0 }, given: ['hra'], expect: ['Your Form 16', 'Total income'] }, [
    ['rent allowance of half the salary', 5_00_000, 'Agrees', 4_50_000],
    ['rent allowance above half the salary', 5_00_001, '1 point to check', 4_50_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['salary', 'rebate', 'netTax', 'tds'],
    expect: ['Your Form 16', 'Tax of the year', 'Refund'] }, [
    ['the rebate was missed', '12,00,000: 60,000 − 60,000; 62,400 was deducted',
      12_75_000, 0, 62_400, 62_400, '2 points to check', 0, 62_400],
    ['the rebate with marginal relief', '12,10,000: 61,500 − 51,500 = 10,000, and 4%',
      12_85_000, 51_500, 10_400, 10_400, 'Agrees', 10_400, 0],
    ['a rebate above the limit where there is none', '14,25,000', blank, 60_000, blank, blank, '1 point to check', 97_500, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['credit26as', 'aisSalary', 'untold', 'otherCredit', 'relief'],
    expect: ['Your Form 16', 'Deducted and paid', 'Left to pay', 'Tax of the year'] }, [
    ['Form 26AS shows less tax', '17,500 short: 78 + 234 + 393 + 175; 4 × 175: 19,080',
      80_000, blank, blank, blank, blank, '1 point to check', 80_000, 19_080],
    ['the AIS shows more salary', 'A question, not a tax', blank, 15_50_000, blank, blank, blank, '1 point to check', 97_500],
    ['bank interest that the employer did not know of', '15,25,000: 1,13,100; 15,600 short: 69 + 210 + 351 + 156; 4 × 156: 17,010',
      blank, blank, 1_00_000, blank, blank, 'Agrees', 97_500, 17_010, 1_13_100],
    ['with 10% TDS on it', '5,600 short: below ₹10,000, no interest', blank, blank, 1_00_000, 10_000, blank, 'Agrees', 1_07_500, 5_600],
    ['relief for arrears', '97,500 − 7,500', blank, blank, blank, blank, 7_500, 'Agrees', 97_500, blank, 90_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { regime: 'old', savings: 1_50_000 }, given: ['filedOn', 'tds'],
    expect: ['Tax of the year', 'Left to pay', 'Interest and fee'] }, [
    ['old regime, filed in time', '13,00,000: 1,12,500 + 90,000, and 4%', '2026-07-31', 2_10_600, 2_10_600, blank, 0],
    ['old regime, filed a day late: the new one applies', '97,500; fee 5,000', '2026-08-01', 97_500, 97_500, 5_000, 5_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['financialYear', 'tds'], expect: ['Tax of the year', 'Refund'] }, [
    ['tax year 2026-27: Form 130', 's. 202(1): as the year before', '2026-27', 97_500, 97_500, 0],
    ['FY 2024-25', '14,25,000: 20,000 + 30,000 + 30,000 + 45,000, and 4%', '2024-25', 1_30_000, 1_30_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['hra', 'savingsInterest', 'filedOn'], expect: 'refused' }, [
    ['more exempt than earned', '15,00,001 of 15,00,000', 15_00_001, blank, blank, 'The exemptions under section 10'],
    ['interest deducted without income', '10,000 of 0', blank, 10_000, blank, 'The interest deducted'],
    ['filed too late', 's. 139(4)', blank, blank, '2027-01-01', 'A return for FY 2025-26'],
  ]),
  {
    name: 'more exempt than earned at the other employer',
    source: byHand('1,001 of 1,000'),
    input: { second: true, salary2: 1_000, personal2: 1_001 },
    refused: 'The other employer’s exemptions',
  },
];
