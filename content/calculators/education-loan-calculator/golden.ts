import type { GoldenCase } from '@/lib/calculator';
import { byHand, published } from '@/lib/golden';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 50 digits` }) as const;
const single = (from: string, amount: number) => [{ from, amount }] as const;
const tcs2026 = byHand('S. 394(1), Table, Sl. No. 7, Income-tax Act, 2025: 2% of what exceeds ₹10 lakh');
const tcs2025 = byHand('S. 206C(1G), Income-tax Act, 1961: 5% of what exceeds ₹10 lakh');

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'four payments of ₹2.5 lakh at 10% cost simple interest of ₹3.5 lakh until the EMIs, not ₹4.26 lakh',
    source: decimal('2,50,000 × 10% × (60 + 48 + 36 + 24) ÷ 12; EMI on ₹13,50,000 over 120 months'),
    input: {},
    expect: {
      'Loan amount': 10_00_000,
      'Time until the first EMI': 60,
      'Simple interest until then': 3_50_000,
      'Interest added to the loan': 3_50_000,
      'Owed when the EMIs begin': 13_50_000,
      'Monthly EMI': 17_840.3494790378,
      'Interest in the EMIs': 7_90_841.9374845389,
      'Total interest you pay': 11_40_841.9374845389,
      'Total paid': 21_40_841.937484539,
      'First EMI in': '2031-08',
      'Paid off in': '2041-07',
      'EMI if you pay the interest': 13_215.0736881762,
      'Interest saved by paying it as it falls due': 2_05_033.094903399,
      'Return on the interest paid early': 7.1252495536,
      'Pay a month at which the EMI fits': 59_467.8315967927,
    },
  },
  {
    name: 'unpaid interest that is added every month makes ₹4.26 lakh of it',
    source: decimal('2,50,000 × ((1 + r)⁶⁰ + (1 + r)⁴⁸ + (1 + r)³⁶ + (1 + r)²⁴), r = 10% ÷ 12; EMI on that'),
    input: { unpaidInterest: '1' },
    expect: {
      'Interest until then': 4_25_808.95929503,
      'Owed when the EMIs begin': 14_25_808.959295035,
      'Monthly EMI': 18_842.1704623457,
      'Total interest you pay': 12_61_060.45548148,
      'Interest saved by paying it as it falls due': 3_25_251.61290034,
    },
  },
  {
    name: 'unpaid interest that is added every three months',
    source: decimal('2,50,000 × (1.025²⁰ + 1.025¹⁶ + 1.025¹² + 1.025⁸); EMI on that'),
    input: { unpaidInterest: '3' },
    expect: { 'Owed when the EMIs begin': 14_21_603.4456767945, 'Monthly EMI': 18_786.594289983 },
  },
  {
    name: 'unpaid interest that is added every year',
    source: decimal('2,50,000 × (1.1⁵ + 1.1⁴ + 1.1³ + 1.1²); EMI on that'),
    input: { unpaidInterest: '12' },
    expect: { 'Owed when the EMIs begin': 14_03_902.5, 'Monthly EMI': 18_552.6749885147 },
  },
  {
    name: '₹2,000 a month against interest that is added every month',
    source: decimal('Month by month: (loan + unpaid) × r − 2,000'),
    input: { unpaidInterest: '1', payNow: 'part', partPayment: 2_000 },
    expect: {
      'You pay before the EMIs': 1_20_000,
      'Interest added to the loan': 2_70_934.814948174,
      'Monthly EMI': 16_795.4972324087,
      'Total interest you pay': 11_35_459.66788904,
    },
  },
  {
    name: 'who pays all the interest owes the loan alone, simple or not',
    source: decimal('EMI on ₹10,00,000 over 120 months'),
    input: { unpaidInterest: '1', payNow: 'interest' },
    expect: { 'Owed when the EMIs begin': 10_00_000, 'Total interest you pay': 9_35_808.8425811399 },
  },
  {
    name: 'who pays the interest every month owes the loan alone when the EMIs begin',
    source: decimal('EMI on ₹10,00,000 over 120 months'),
    input: { payNow: 'interest' },
    expect: {
      'You pay before the EMIs': 3_50_000,
      'Interest added to the loan': 0,
      'Owed when the EMIs begin': 10_00_000,
      'Monthly EMI': 13_215.0736881762,
      'Total interest you pay': 9_35_808.8425811399,
    },
  },
  {
    name: '₹2,000 a month takes ₹1.2 lakh off the interest that is added',
    source: decimal('60 × 2,000, always less than the interest due; EMI on ₹12,30,000'),
    input: { payNow: 'part', partPayment: 2_000 },
    expect: {
      'You pay before the EMIs': 1_20_000,
      'Interest added to the loan': 2_30_000,
      'Monthly EMI': 16_254.5406364567,
      'Total interest you pay': 10_70_544.8763748021,
    },
  },
  {
    name: '₹5,000 a month is at first more than the interest that is due',
    source: decimal('12 × 2,083.33 + 12 × 4,166.67 + 36 × 5,000'),
    input: { payNow: 'part', partPayment: 5_000 },
    expect: {
      'You pay before the EMIs': 2_55_000,
      'Interest added to the loan': 95_000,
      'Monthly EMI': 14_470.5056885529,
    },
  },
  {
    name: 'a concession of 1 point holds until the EMIs begin',
    source: decimal('2,50,000 × 9% × 168 ÷ 12; EMI at 10%'),
    input: { payNow: 'interest', servedConcession: 1 },
    expect: {
      'Simple interest until then': 3_15_000,
      'Monthly EMI': 13_215.0736881762,
      'Total interest you pay': 9_00_808.8425811399,
    },
  },
  {
    name: 'a part of the loan without an amount does not count',
    source: { how: 'by-hand', title: '₹2,50,000 × 10% × 48 ÷ 12 until August 2030, with the row and without it' },
    input: {
      tranches: [
        { from: '2026-08', amount: 2_50_000 },
        { from: '2027-08', amount: null },
      ],
      courseEnd: '2030-07',
      grace: 0,
    },
    expect: { 'Loan amount': 2_50_000, 'Interest added to the loan': 1_00_000, 'Owed when the EMIs begin': 3_50_000 },
  },
  {
    name: 'a loan without any amount is none',
    source: { how: 'by-hand', title: 'Nothing is paid out' },
    input: { tranches: [{ from: '2026-08', amount: null }] },
    refused: 'Enter how much is paid out',
  },
  {
    name: 'with 6 months of grace the loan grows less',
    source: decimal('2,50,000 × 10% × (54 + 42 + 30 + 18) ÷ 12'),
    input: { grace: 6 },
    expect: {
      'Owed when the EMIs begin': 13_00_000,
      'Monthly EMI': 17_179.595794629,
      'First EMI in': '2031-02',
    },
  },
  {
    name: 'CSIS bears all the interest until the EMIs',
    source: byHand('3,50,000 − 3,50,000'),
    input: { scheme: 'csis', familyIncome: 4_50_000 },
    expect: {
      'Interest that the Government pays': 3_50_000,
      'Owed when the EMIs begin': 10_00_000,
      'Total interest you pay': 5_85_808.8425811399,
    },
  },
  {
    name: 'a family income just below the limit of CSIS',
    source: byHand('CSIS: up to ₹4,50,000'),
    input: { scheme: 'csis', familyIncome: 4_49_999 },
    expect: { 'Interest that the Government pays': 3_50_000 },
  },
  {
    name: 'and ₹1 above it: nothing',
    source: byHand('CSIS: up to ₹4,50,000'),
    input: { scheme: 'csis', familyIncome: 4_50_001 },
    expect: { 'Interest that the Government pays': 0, 'Owed when the EMIs begin': 13_50_000 },
  },
  {
    name: 'CSIS counts ₹10 lakh of a larger loan',
    source: decimal('12,00,000 × 10% × 5 years, less that on ₹10,00,000'),
    input: { scheme: 'csis', tranches: single('2026-08', 12_00_000) },
    expect: {
      'Interest that the Government pays': 5_00_000,
      'Interest added to the loan': 1_00_000,
      'Monthly EMI': 17_179.595794629,
    },
  },
  {
    name: 'for loans before April 2022 CSIS counts ₹7.5 lakh',
    source: decimal('7,50,000 × 10% × 5 years of 8,00,000 × 10% × 5 years'),
    input: { scheme: 'csis', tranches: single('2021-08', 8_00_000), courseEnd: '2025-07' },
    expect: { 'Interest that the Government pays': 3_75_000, 'Owed when the EMIs begin': 8_25_000 },
  },
  {
    name: 'from April 2022 it counts ₹10 lakh',
    source: decimal('8,00,000 × 10% × 52 ÷ 12'),
    input: { scheme: 'csis', tranches: single('2022-04', 8_00_000), courseEnd: '2025-07' },
    expect: { 'Interest that the Government pays': 3_46_666.6666666667, 'Owed when the EMIs begin': 8_00_000 },
  },
  {
    name: 'PM-Vidyalaxmi bears 3 points of the interest until the EMIs',
    source: decimal('3,50,000 × 3 ÷ 10'),
    input: { scheme: 'vidyalaxmi', familyIncome: 8_00_000 },
    expect: {
      'Interest that the Government pays': 1_05_000,
      'Owed when the EMIs begin': 12_45_000,
      'Monthly EMI': 16_452.7667417793,
      'Total interest you pay': 9_74_332.0090135192,
    },
  },
  {
    name: 'a family income ₹1 above the limit of PM-Vidyalaxmi',
    source: byHand('PM-Vidyalaxmi: up to ₹8,00,000'),
    input: { scheme: 'vidyalaxmi', familyIncome: 8_00_001 },
    expect: { 'Interest that the Government pays': 0 },
  },
  ...(
    [
      [9_99_999, 89_999.91, 'just below ₹10 lakh of loan'],
      [10_00_000, 90_000, 'at ₹10 lakh of loan'],
      [10_00_001, 90_000, '₹1 above it'],
    ] as const
  ).map(([amount, borne, name]) => ({
    name: `PM-Vidyalaxmi ${name}`,
    source: byHand('min(loan, 10,00,000) × 3% × 3 years'),
    input: { scheme: 'vidyalaxmi' as const, tranches: single('2026-08', amount), courseEnd: '2028-07' },
    expect: { 'Interest that the Government pays': borne },
  })),
  {
    name: 'in the old regime the interest of eight tax years is deductible, from the first EMI on',
    source: decimal('Interest of August 2031 to March 2039, × 20% × 1.04'),
    input: { regime: 'old' },
    expect: {
      'Tax years with the deduction': '2031-32 to 2038-39',
      'Interest you can deduct': 7_35_203.784915876,
      'Interest paid after those years': 55_638.1525686631,
      'Tax saved by the deduction': 1_52_922.3872625021,
    },
  },
  {
    name: 'interest paid during the course starts the eight years then',
    source: decimal('Interest of August 2026 to March 2034, × 20% × 1.04'),
    input: { regime: 'old', payNow: 'interest' },
    expect: {
      'Tax years with the deduction': '2026-27 to 2033-34',
      'Interest you can deduct': 5_94_700.8039733919,
      'Interest paid after those years': 3_41_108.038607748,
      'Tax saved by the deduction': 1_23_697.7672264655,
      'The same after the tax deduction': 1_75_808.4748673623,
    },
  },
  {
    name: 'a loan of five years is over before the eight years are',
    source: decimal('Interest of 60 EMIs on ₹5,00,000 at 9%, × 30% × 1.04'),
    input: {
      tranches: single('2027-01', 5_00_000),
      courseEnd: '2026-12',
      grace: 0,
      rate: 9,
      tenure: 60,
      regime: 'old',
      slab: '30',
    },
    expect: {
      'Time until the first EMI': 0,
      'Owed when the EMIs begin': 5_00_000,
      'Monthly EMI': 10_379.177613177,
      'Interest you can deduct': 1_22_750.6567906203,
      'Interest paid after those years': 0,
      'Tax saved by the deduction': 38_298.2049186735,
    },
  },
  {
    name: 'the EMI against the first pay',
    source: decimal('17,840.35 ÷ 50,000; 17,840.35 ÷ 40%'),
    input: { salary: 50_000, payShare: 40 },
    expect: {
      'EMI as a share of your first pay': 35.6806989581,
      'Pay a month at which the EMI fits': 44_600.8736975946,
    },
  },
  {
    name: 'a fee of 1% and GST; the simple interest until the EMIs keeps the APR below the rate',
    source: decimal('Rate at which all payments are worth the four parts of the loan less ₹11,800, by bisection, × 12'),
    input: { feePercent: 1 },
    expect: { 'Processing fee': 10_000, 'GST on the fee': 1_800, 'Annual percentage rate (APR)': 9.4742965877 },
  },
  {
    name: '₹10 lakh of own money sent abroad bears no TCS',
    source: tcs2026,
    input: { abroad: true, ownRemittance: 10_00_000 },
    expect: { 'Tax collected at source (TCS)': 0 },
  },
  {
    name: '₹1 more bears 2% of that rupee',
    source: tcs2026,
    input: { abroad: true, ownRemittance: 10_00_001 },
    expect: { 'Tax collected at source (TCS)': 0.02 },
  },
  {
    name: '₹12 lakh in tax year 2026-27',
    source: tcs2026,
    input: { abroad: true, ownRemittance: 12_00_000, sentIn: '2026-04' },
    expect: { 'Tax collected at source (TCS)': 4_000 },
  },
  {
    name: '₹12 lakh in the month before',
    source: tcs2025,
    input: { abroad: true, ownRemittance: 12_00_000, sentIn: '2026-03' },
    expect: { 'Tax collected at source (TCS)': 10_000 },
  },
  {
    name: 'a loan without interest is plain division',
    source: byHand('10,00,000 ÷ 120'),
    input: { rate: 0 },
    expect: { 'Monthly EMI': 8_333.3333333333, 'Total interest you pay': 0 },
  },
  {
    name: 'a part paid out on 17 August bears interest for 15 days of that month',
    source: decimal('3,50,000 − 2,50,000 × 10% ÷ 12 + 2,50,000 × 10% × 15 ÷ 365; EMI on 10,00,000 and that'),
    input: { paidOutOn: [{ on: '2026-08-17' }] },
    expect: { 'Simple interest until then': 3_48_944.0639269406, 'Monthly EMI': 17_826.3952060223 },
  },
  {
    name: 'a day that is the first of its month changes nothing',
    source: decimal('As without it'),
    input: { paidOutOn: [{ on: '2026-08-01' }] },
    expect: { 'Simple interest until then': 3_50_000, 'Monthly EMI': 17_840.3494790378 },
  },
  {
    name: 'all four parts on the 17th',
    source: decimal('3,50,000 − 4 × (2,50,000 × 10% ÷ 12 − 2,50,000 × 10% × 15 ÷ 365)'),
    input: { paidOutOn: ['2026-08-17', '2027-08-17', '2028-08-17', '2029-08-17'].map((on) => ({ on })) },
    expect: { 'Simple interest until then': 3_45_776.2557077626, 'Monthly EMI': 17_784.5323869759 },
  },
  {
    name: 'the last day of February of a leap year is one day',
    source: decimal('5,00,000 × 10% × (1 ÷ 365 + 41 ÷ 12)'),
    input: { tranches: single('2028-02', 5_00_000), paidOutOn: [{ on: '2028-02-29' }] },
    expect: { 'Simple interest until then': 1_70_970.3196347032 },
  },
  {
    name: 'from a day, with interest that is added every month',
    source: decimal('2,50,000 × ((1 + 10% × 15 ÷ 365)(1 + r)⁵⁹ + (1 + r)⁴⁸ + (1 + r)³⁶ + (1 + r)²⁴)'),
    input: { unpaidInterest: '1', paidOutOn: [{ on: '2026-08-17' }] },
    expect: { 'Owed when the EMIs begin': 14_24_085.9764300175 },
  },
  {
    name: 'CSIS from a day, on ₹10 lakh of ₹12 lakh',
    source: decimal('10,00,000 of 12,00,000 × 10% × (59 ÷ 12 + 15 ÷ 365)'),
    input: { scheme: 'csis', tranches: single('2026-08', 12_00_000), paidOutOn: [{ on: '2026-08-17' }] },
    expect: {
      'Interest that the Government pays': 4_95_776.2557077626,
      'Interest added to the loan': 99_155.2511415525,
    },
  },
  {
    name: 'CSIS on what is left of ₹10 lakh for a second part, from its day',
    source: decimal('8,00,000 × 10% × 5 + 2,00,000 × 10% × (47 ÷ 12 + 12 ÷ 365)'),
    input: {
      scheme: 'csis',
      tranches: [
        { from: '2026-08', amount: 8_00_000 },
        { from: '2027-08', amount: 4_00_000 },
      ],
      paidOutOn: [{ on: '2027-08-20' }],
    },
    expect: {
      'Simple interest until then': 5_57_981.7351598174,
      'Interest that the Government pays': 4_78_990.8675799087,
    },
  },
  {
    name: '₹1 lakh prepaid every year from the twelfth EMI ends 120 EMIs in 72',
    source: decimal('The schedule row by row'),
    input: { prepayments: [{ every: 'yearly', amount: 1_00_000, from: '2032-07' }] },
    expect: {
      'Monthly EMI': 17_840.3494790378,
      'All prepayments': 5_22_617.264886204,
      'Total interest you pay': 8_07_122.4273769273,
      'Total interest without prepayments': 11_40_841.9374845389,
      'Interest saved': 3_33_719.5101076116,
      'The loan ends sooner by': 48,
      'Paid off in': '2037-07',
    },
  },
  {
    name: 'the same prepayments lower the EMI',
    source: decimal('The schedule row by row, a new EMI after each'),
    input: {
      prepayments: [{ every: 'yearly', amount: 1_00_000, from: '2032-07' }],
      prepaymentEffect: 'emi',
    },
    expect: {
      'EMI from Aug 2032': 16_432.4808573007,
      'Interest saved': 2_44_128.508588988,
      'The loan ends sooner by': 24,
    },
  },
  {
    name: '₹3 lakh once, after the thirteenth EMI, ends the loan in 85 EMIs and leaves less interest to deduct',
    source: decimal('The schedule row by row; interest of August 2031 to March 2039 with and without it × 20% × 1.04'),
    input: { prepayments: [{ every: 'once', amount: 3_00_000, from: '2032-08' }], regime: 'old' },
    expect: {
      'Interest saved': 3_30_028.9377374067,
      'Interest saved after the tax deduction': 2_72_955.654422308,
      'The loan ends sooner by': 35,
      'Interest you can deduct': 4_60_812.9997471322,
    },
  },
  {
    name: 'or lowers the EMI, and the loan ends when it was going to end',
    source: decimal('The schedule row by row, EMI on the balance over 107 months'),
    input: { prepayments: [{ every: 'once', amount: 3_00_000, from: '2032-08' }], prepaymentEffect: 'emi' },
    expect: {
      'EMI from Sep 2032': 13_592.3372847144,
      'Interest saved': 1_54_537.3047926094,
      'The loan ends sooner by': 0,
    },
  },
  {
    name: '₹5,000 more every month from the first EMI on',
    source: decimal('The schedule row by row'),
    input: { prepayments: [{ every: 'monthly', amount: 5_000, from: '2031-08' }] },
    expect: { 'All prepayments': 4_05_000, 'Interest saved': 2_73_821.3200851682, 'The loan ends sooner by': 38 },
  },
  {
    name: 'a prepayment before the first EMI is asked otherwise',
    source: byHand('July 2031 is before August 2031'),
    input: { prepayments: [{ every: 'once', amount: 1_00_000, from: '2031-07' }] },
    refused: 'The EMIs begin in Aug 2031. Before that you pay what you choose',
  },
  {
    name: 'a day in a month without a part',
    source: byHand('No part in September 2026'),
    input: { paidOutOn: [{ on: '2026-09-17' }] },
    refused: 'No part of the loan is paid out in Sep 2026.',
  },
  {
    name: 'two days in one month',
    source: byHand('17 and 20 August 2026'),
    input: { paidOutOn: [{ on: '2026-08-17' }, { on: '2026-08-20' }] },
    refused: 'There are two days in Aug 2026.',
  },
  {
    name: 'a part of the loan cannot come after the first EMI',
    source: byHand('September 2031 is after August 2031'),
    input: { tranches: single('2031-09', 1_00_000) },
    refused: 'The EMIs begin in Aug 2031, but a payment of the loan in Sep 2031 comes after that.',
  },
  {
    name: 'no course takes more than 15 years',
    source: byHand('August 2015 to August 2031 are 192 months'),
    input: { tranches: single('2015-08', 1_00_000) },
    refused: 'There are more than 15 years from the first payment in Aug 2015 to the first EMI in Aug 2031.',
  },
  {
    name: 'the subsidies are for study in India',
    source: byHand('CSIS and PM-Vidyalaxmi'),
    input: { scheme: 'csis', abroad: true },
    refused: 'Both subsidies are for study in India.',
  },
  {
    name: 'PM-Vidyalaxmi does not reach back',
    source: byHand('The scheme began on 6 November 2024'),
    input: { scheme: 'vidyalaxmi', tranches: single('2024-10', 5_00_000) },
    refused: 'PM-Vidyalaxmi began on 6 Nov 2024; your loan began in Oct 2024.',
  },
  {
    name: 'four years of interest at 10%, added to the loan every month',
    source: published('bulltimes.in, education loan: 4,89,354; EMI 19,682; interest 13,61,831'),
    input: {
      tranches: single('2026-08', 10_00_000),
      courseEnd: '2030-01',
      grace: 6,
      unpaidInterest: '1',
    },
    expect: { 'Interest until then': 4_89_354, 'Monthly EMI': 19_682, 'Total interest you pay': 13_61_831 },
    tolerance: 0.5,
  },
];
