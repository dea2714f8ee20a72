import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, published, table } from '@/lib/golden';
import type calculator from './index';

const known = { mode: 'known', totalIncome: 20_00_000 } as const;
const september = { ...known, grantedOn: '2026-09-20' } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'a salary of ₹14,00,000 with TDS of ₹1,10,000, filed in time and paid on 20 September',
    source: byHand(
      '13,25,000: 20,000 + 40,000 + 18,750 = 78,750 and 4%; 28,100 back; 28,100 × 0.5% × 6 (April to September); 15% and cess on the next rupee',
    ),
    input: { grantedOn: '2026-09-20' },
    expect: {
      'Tax of the year': 81_900,
      Refund: 28_100,
      'Smallest refund that earns interest': 8_190,
      'Interest on the refund': 843,
      'Paid to your bank': 28_943,
      'Tax on your next ₹1,000': 15.6,
      'Tax on the interest, about': 131.508,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: september, given: ['tds'],
    expect: ['Refund', 'Interest on the refund', 'Paid to your bank'] }, [
    ['interest runs on whole hundreds', '40,000 × 0.5% × 6', 3_40_060, 40_060, 1_200, 41_260],
    ['a refund of ₹29,990 is below 10% of ₹3,00,000', 's. 244A(1), proviso', 3_29_990, 29_990, 0, 29_990],
    ['a refund of ₹30,000 is 10% of ₹3,00,000', '30,000 × 0.5% × 6', 3_30_000, 30_000, 900, 30_900],
    ['a refund of ₹30,010 is above 10%', '30,000 × 0.5% × 6', 3_30_010, 30_010, 900, 30_910],
    ['no refund: all is just paid', 'Nothing left', 3_00_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...september, tds: 3_60_000 }, given: ['filedOn', 'verifiedOn'],
    expect: ['Refund', 'Interest on the refund', 'Late fee'] }, [
    ['filed on the due date', '60,000 × 0.5% × 6', '2026-07-31', blank, 60_000, 1_800],
    ['filed the day after the due date', '5,000 of fee; from 1 August to 20 September 2 months: 55,000 × 0.5% × 2',
      '2026-08-01', blank, 55_000, 550, 5_000],
    ['filed on 20 August: the second month begins on 20 September', '55,000 × 0.5% × 2', '2026-08-20', blank, 55_000, 550, 5_000],
    ['filed on 21 August: one month', '55,000 × 0.5% × 1', '2026-08-21', blank, 55_000, 275, 5_000],
    ['verified on the 30th day', '20 July and 30 days: 19 August', '2026-07-20', '2026-08-19', 60_000, 1_800],
    ['verified on the 31st day: filed on 20 August', '55,000 × 0.5% × 2', '2026-07-20', '2026-08-20', 55_000, 550, 5_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('s. 234F: 1,000 up to 5,00,000 of total income; none up to 4,00,000 in the new regime with TDS below 25,000, rule 12AB'),
    input: { mode: 'known', tax: 0, filedOn: '2026-09-01', grantedOn: '2026-10-15' },
    given: ['totalIncome', 'tds'], expect: ['Late fee', 'Refund', 'Interest on the refund'] }, [
    ['late with a total income of ₹4,00,000', 4_00_000, 24_900, blank, 24_900, 249],
    ['late with a total income of ₹4,00,000 and TDS of ₹25,000', 4_00_000, 25_000, 1_000, 24_000, 240],
    ['late with a total income of ₹4,00,010', 4_00_010, 24_900, 1_000, 23_900, 239],
    ['late with a total income of ₹5,00,000', 5_00_000, 50_000, 1_000, 49_000, 490],
    ['late with a total income of ₹5,00,010', 5_00_010, 50_000, 5_000, 45_000, 450],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...september, filedOn: '2026-07-20' }, given: ['tds', 'payments'],
    expect: ['Refund', 'Interest, part 1', 'Interest, part 2', 'Interest on the refund'] }, [
    ['tax paid with the return comes back from the day of filing', '45,000 × 0.5% × 3 (20 July to 20 September)',
      2_95_000, [{ date: '2026-06-30', amount: 50_000 }], 45_000, 675, blank, 675],
    ['tax paid with the return and TDS', '10,000 × 0.5% × 3; 40,060 down to 40,000 × 0.5% × 6',
      3_40_060, [{ date: '2026-06-30', amount: 10_000 }], 50_060, 150, 1_200, 1_350],
    ['advance tax counts like TDS', '50,000 × 0.5% × 6',
      2_95_000, [{ date: '2026-03-15', amount: 55_000 }], 50_000, 1_500, blank, 1_500],
  ]),
  {
    name: 'interest for late tax is netted before the refund',
    source: byHand(
      '1,00,000 after TDS: 450 + 1,350 + 2,250 + 1,000; April to July 4,000; 1,50,000 − 1,09,050; 40,900 × 0.5% × 3',
    ),
    input: {
      ...september,
      tax: 1_30_000,
      tds: 30_000,
      filedOn: '2026-07-20',
      payments: [{ date: '2026-07-15', amount: 1_50_000 }],
    },
    expect: {
      'Interest for late instalments (234C)': 5_050,
      'Interest for short advance tax (234B)': 4_000,
      Refund: 40_950,
      'Interest on the refund': 613.5,
      'Paid to your bank': 41_563.5,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('61,800 with interest; s. 245'), input: { ...september, tds: 3_60_000 },
    given: ['demand'], expect: ['Kept for the old demand', 'Paid to your bank'] }, [
    ['a demand of ₹20,000', 20_000, 20_000, 41_800],
    ['a demand of just the refund with interest', 61_800, 61_800, 0],
    ['a demand above it', 70_000, 61_800, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...known, tds: 3_60_000, grantedOn: '2027-02-10' },
    given: ['revisedOn'], expect: ['Late fee', 'Refund', 'Interest on the refund'] }, [
    ['revised on 31 December 2026: no fee', '60,000 × 0.5% × 11 (April to February)', '2026-12-31', blank, 60_000, 3_300],
    ['revised on 1 January 2027: the fee of section 234-I', '55,000 × 0.5% × 11', '2027-01-01', 5_000, 55_000, 3_025],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { grantedOn: '2026-09-20' },
    given: ['salary', 'tds', 'otherIncome', 'regime', 'deductions', 'age', 'business', 'filedOn'],
    expect: ['Tax of the year', 'Refund', 'Left to pay', 'Interest on the refund'] }, [
    ['a salary of ₹12,75,000 bears no tax: all TDS comes back', '12,00,000: rebate; 40,000 × 0.5% × 6',
      12_75_000, 40_000, blank, blank, blank, blank, blank, blank, 0, 40_000, blank, 1_200],
    ['too little TDS: something is left to pay', '81,900 − 75,000 = 6,900',
      blank, 75_000, blank, blank, blank, blank, blank, blank, 81_900, blank, 6_900],
    ['old regime with deductions of ₹1,50,000', '8,50,000: 12,500 + 70,000, and 4%; 14,200 back × 0.5% × 6',
      10_50_000, 1_00_000, blank, 'old', 1_50_000, blank, blank, blank, 85_800, 14_200, blank, 426],
    ['a late return loses the old regime', '9,75,000 in the new regime: rebate; 1,00,000 − 5,000; one month of 95,000',
      10_50_000, 1_00_000, blank, 'old', 1_50_000, blank, blank, '2026-09-01', 0, 95_000, blank, 475],
    ['a freelancer has until 31 August', '15,00,000: 20,000 + 40,000 + 60,000 − 15,000, and 4%; 40,800 × 0.5% × 6',
      0, 1_50_000, 15_00_000, blank, blank, blank, 'presumptive', '2026-08-31', 1_09_200, 40_800, blank, 1_224],
  ]),
  {
    name: 'gains on shares bear their own rate',
    source: byHand('13,25,000 of salary 78,750; 1,00,000 × 20% = 20,000; 98,750 and 4% = 1,02,700; 7,300 is below 10%'),
    input: { shortEquity: 1_00_000, grantedOn: '2026-09-20' },
    expect: { 'Tax of the year': 1_02_700, Refund: 7_300, 'Interest on the refund': 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...known, tds: 3_60_000 },
    given: ['financialYear', 'filedOn', 'grantedOn'], expect: ['Refund', 'Interest on the refund', 'Late fee'] }, [
    ['tax year 2026-27, on the due date', 's. 437: April to September 2027', '2026-27', '2027-07-31', '2027-09-20', 60_000, 1_800],
    ['tax year 2026-27, a day late', '1 August to 20 September', '2026-27', '2027-08-01', '2027-09-20', 55_000, 550, 5_000],
    ['FY 2024-25, on the extended due date', '1 April 2025 to 20 December 2025: 9', '2024-25', '2025-09-16', '2025-12-20', 60_000, 2_700],
    ['FY 2024-25, a day late', '17 September to 20 December: 4', '2024-25', '2025-09-17', '2025-12-20', 55_000, 1_100, 5_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...known, tds: 3_60_000, filed: 'notYet' },
    given: ['today', 'financialYear'], expect: ['Refund', 'Interest on the refund', 'Late fee'] }, [
    ['not filed by 22 November 2026', '55,000 × 0.5% × 1, if paid at once', '2026-11-22', blank, 55_000, 275, 5_000],
    ['not filed, tax year 2026-27: there is time', 'To 31 July 2027: 4 months', '2026-11-22', '2026-27', 60_000, 1_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...known, filed: 'notYet' },
    given: ['today', 'tds', 'payments'], expect: ['Refund', 'Interest on the refund', 'Late fee', 'Paid to your bank'] }, [
    ['not filed, to be paid before the due date: filed on that date', '3,70,000 − 3,00,000; 10,000 × 0.5% × 1 and 60,000 × 0.5% × 4', '2026-07-20',
      3_60_000, [{ date: '2026-07-25', amount: 10_000 }], 70_000, 1_250, blank, 71_250],
    ['not filed, to be paid after the due date: filed late', 's. 140A(1): filed after the last payment; 3,70,000 − 3,00,000 − 5,000; 10,000 and 55,000, a month each', '2026-07-20',
      3_60_000, [{ date: '2026-08-05', amount: 10_000 }], 65_000, 325, 5_000, 65_325],
    ['late already, to be paid five days later', '3,45,000 − 3,00,000 − 5,000 − 5,000 × 1% (s. 234A, August); 39,900 × 0.5% × 1', '2026-08-20',
      2_95_000, [{ date: '2026-08-25', amount: 50_000 }], 39_950, 199.5, 5_000, 40_149.5],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['filedOn', 'financialYear'], expect: 'refused' }, [
    ['filed after the last day', 's. 139(4)', '2027-01-01', blank, 'A return for FY 2025-26 could be filed until 31 Dec 2026'],
    ['filed within the year', 'The year ends on 31 March', '2026-03-31', blank, 'The return for FY 2025-26 can be filed only after'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { filedOn: '2026-07-20' },
    given: ['verifiedOn', 'revisedOn', 'grantedOn', 'payments'], expect: 'refused' }, [
    ['verified before it was filed', 'Order of days', '2026-07-19', blank, blank, blank, 'You verify a return after'],
    ['verified after the last day', 's. 139(4)', '2027-01-01', blank, blank, blank, 'Because of the late verification'],
    ['revised before it was filed', 'Order of days', blank, '2026-07-19', blank, blank, 'Enter a day for the revised return from 20 Jul 2026, the day of the first one, to 31 Mar 2027.'],
    ['revised too late', 's. 139(5)', blank, '2027-04-01', blank, blank, 'Enter a day for the revised return from 20 Jul 2026, the day of the first one, to 31 Mar 2027.'],
    ['paid before it was filed', 'Order of days', blank, blank, '2026-07-19', blank, 'The refund is paid after'],
    ['a payment after filing', 's. 140A(1)', blank, blank, blank,
      [{ date: '2026-07-21', amount: 1_000 }], 'Payment 1 comes after'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...known, tds: 2_80_000, filedOn: '2026-07-20' },
    given: ['revisedOn', 'payments'],
    expect: ['Interest for late instalments (234C)', 'Interest for short advance tax (234B)', 'Left to pay', 'Paid by yourself'] }, [
    ['20,000 left with the return of July', '90 + 270 + 450 + 200; 20,000 × 1% × 4, April to July', blank, blank, 1_010, 800, 21_810],
    ['the same left with a revised return of October', 's. 234B(2): until it is paid, 20,000 × 1% × 7', '2026-10-10', blank, 1_010, 1_400, 22_410],
    ['paid in September, before that return', '20,000 × 1% × 6; 22,210 against 20,000 + 1,010 + 1,200', '2026-10-10',
      [{ date: '2026-09-05', amount: 22_200 }], 1_010, 1_200, 10, 22_200],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('ss. 139(4) and 140A(1)'), given: ['filed', 'today', 'payments'], expect: 'refused' }, [
    ['a payment after the due date, where no day of filing is entered', 'filed', '2026-09-20', [{ date: '2026-08-05', amount: 1_000 }],
      'Payment 1 comes after 31 Jul 2026, the due date, which counts as the day of filing. Enter the day on which you filed.'],
    ['a payment after the last day for a return', 'notYet', '2026-09-20', [{ date: '2027-01-01', amount: 1_000 }],
      'Payment 1 comes after 31 Dec 2026, the last day for a return of FY 2025-26. Enter a day up to then.'],
  ]),
  {
    name: 'a non-resident is refused presumptive taxation',
    source: byHand('s. 44AD, Explanation (a)(i), and s. 44ADA(1): residents'),
    input: { business: 'presumptive', residence: 'nonResident' },
    refused: 'Presumptive taxation under sections 44AD and 44ADA is only for residents',
  },
  {
    name: 'a return of FY 2024-25 that was never filed',
    source: byHand('s. 139(4): 31 December 2025; Circular 11/2024: five years after 31 March 2026'),
    input: { financialYear: '2024-25', filed: 'notYet', today: '2026-11-22' },
    refused: 'A return for FY 2024-25 could be filed until 31 Dec 2025',
  },
  {
    name: '₹50,000 of TDS that comes back on 15 December after a return in time',
    source: published('incometaxmanagement.in, section 244A: nine months from 1 April, 50,000 × 0.5% × 9'),
    input: {
      ...known,
      financialYear: '2024-25',
      tax: 1_00_000,
      tds: 1_50_000,
      filedOn: '2025-07-20',
      grantedOn: '2025-12-15',
    },
    expect: { Refund: 50_000, 'Interest on the refund': 2_250 },
  },
];
