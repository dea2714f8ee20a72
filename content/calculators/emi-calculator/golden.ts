import type { GoldenCase } from '@/lib/calculator';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 50 digits` }) as const;
const carLoan = { loan: 10_00_000, rate: 9, tenure: 60, homeLoan: false } as const;
const afterTwoYears = { every: 'once', amount: 5_00_000, from: '2028-03' } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹50 lakh at 8.5% over 20 years costs an EMI of ₹43,391 and more interest than was borrowed',
    source: decimal('P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'),
    input: {},
    expect: {
      'Monthly EMI': 43_391.1616682767,
      'Total interest': 54_13_878.80038641,
      'Total paid': 1_04_13_878.8003864,
      'Paid off in': '2046-03',
      'Rate per month, r': 0.708333333333333,
      'The loan runs for': 240,
      'Interest share of all you pay': 51.987150073088,
      'Interest in the first year of EMIs': 4_21_182.480645871,
      'Interest share of the first year': 80.888684940378,
      'More than half of the EMI is principal from': '2038-02',
      'Interest of the first tax year': 4_21_182.480645871,
      'Interest you can deduct in the first tax year': 2_00_000,
      'Principal of the first tax year': 99_511.4593734496,
      'Principal you can deduct in the first tax year': 99_511.4593734496,
    },
  },
  {
    name: 'the part of the interest that falls into a financial year depends on the first month',
    source: decimal('Six rows of the schedule, October to March'),
    input: { firstMonth: '2025-10' },
    expect: { 'Interest of the first tax year': 2_11_644.665089663, 'Paid off in': '2045-09' },
  },
  {
    name: 'a loan without interest is plain division',
    source: { how: 'by-hand', title: '₹12,00,000 ÷ 12' },
    input: { loan: 12_00_000, rate: 0, tenure: 12 },
    expect: { 'Monthly EMI': 1_00_000, 'Total interest': 0, 'Total paid': 12_00_000, 'Paid off in': '2027-03' },
  },
  {
    name: 'a loan for one month is repaid with one month of interest',
    source: { how: 'by-hand', title: '₹1,00,000 × 1.01' },
    input: { loan: 1_00_000, rate: 12, tenure: 1 },
    expect: { 'Monthly EMI': 1_01_000, 'Total interest': 1_000, 'Paid off in': '2026-04' },
  },
  {
    name: 'a bank’s ledger in whole rupees ends ₹50 lakh with an EMI of ₹43,474',
    source: decimal('EMI and each month’s interest rounded half up, last EMI = balance + interest'),
    input: { rounding: 'bank' },
    expect: {
      'EMI before rounding': 43_391.1616682767,
      'Monthly EMI': 43_391,
      'Last EMI': 43_474,
      'Total interest': 54_13_923,
      'Total paid': 1_04_13_923,
    },
  },
  {
    name: 'a bank’s ledger in whole rupees ends ₹10 lakh at 9% over 5 years with an EMI of ₹20,783',
    source: decimal('EMI and each month’s interest rounded half up, last EMI = balance + interest'),
    input: { ...carLoan, rounding: 'bank' },
    expect: { 'Monthly EMI': 20_758, 'Last EMI': 20_783, 'Total interest': 2_45_505 },
  },
  {
    name: 'an EMI in advance is smaller by one month of interest',
    source: decimal('EMI ÷ (1 + r)'),
    input: { ...carLoan, timing: 'start' },
    expect: { 'Monthly EMI': 20_603.8265273985, 'Total interest': 2_36_229.591643911, 'Paid off in': '2031-03' },
  },
  {
    name: 'a flat rate of 10% over 3 years is really 17.92% on the balance',
    source: decimal('(P + P × 10% × 3) ÷ 36, rate per month by bisection × 12'),
    input: { loan: 5_00_000, rate: 10, tenure: 36, rateType: 'flat' },
    expect: {
      'Flat interest': 1_50_000,
      'Monthly EMI': 18_055.5555555556,
      'Total interest': 1_50_000,
      'True rate on reducing balance': 17.917675860464,
      'Effective annual rate': 19.464879554597,
      'EMI if the rate were on reducing balance': 16_133.5935969188,
    },
  },
  {
    name: 'a flat rate costs still more when the EMI is due in advance',
    source: decimal('Rate per month by bisection × 12'),
    input: { loan: 5_00_000, rate: 10, tenure: 36, rateType: 'flat', timing: 'start' },
    expect: { 'Monthly EMI': 18_055.5555555556, 'True rate on reducing balance': 19.056453895935 },
  },
  {
    name: 'a fee of 1% and GST lift 9% over 5 years to an APR of 9.51%',
    source: decimal('Rate at which 60 EMIs are worth ₹9,88,200, by bisection, × 12'),
    input: { ...carLoan, feePercent: 1 },
    expect: {
      'Processing fee': 10_000,
      'GST on the fee': 1_800,
      'Money you have the use of': 9_88_200,
      'Annual percentage rate (APR)': 9.508936416805,
      'Cost of the loan': 2_57_301.313581241,
    },
  },
  {
    name: 'the same fee in rupees comes to the same',
    source: decimal('Rate at which 60 EMIs are worth ₹9,88,200, by bisection, × 12'),
    input: { ...carLoan, feeBasis: 'rupees', feeRupees: 10_000, rateChanges: [{ from: '2027-04', rate: 10 }] },
    expect: { 'Annual percentage rate (APR)': 9.508936416805 },
  },
  {
    name: 'with EMIs in advance the same fee weighs a little more',
    source: decimal('Rate at which 60 EMIs in advance are worth ₹9,88,200, by bisection, × 12'),
    input: { ...carLoan, feePercent: 1, timing: 'start' },
    expect: { 'Annual percentage rate (APR)': 9.527693257424 },
  },
  {
    name: 'an insurance premium in the loan is interest-bearing debt that you never had in hand',
    source: decimal('Rate at which 60 EMIs on ₹10,50,000 are worth ₹9,88,200, by bisection, × 12'),
    input: { ...carLoan, feePercent: 1, insurance: 50_000 },
    expect: { 'Monthly EMI': 21_796.2729876717, 'Annual percentage rate (APR)': 11.62724263953 },
  },
  {
    name: 'a prepayment of ₹5 lakh after 24 EMIs ends the loan 45 months sooner and saves ₹14.57 lakh',
    source: decimal('Schedule'),
    input: { prepayments: [afterTwoYears] },
    expect: {
      'Monthly EMI': 43_391.1616682767,
      'The loan runs for': 195,
      'Total interest': 39_56_578.14005201,
      'Interest saved': 14_57_300.660334396,
      'The loan ends sooner by': 45,
    },
  },
  {
    name: 'the same prepayment used to lower the EMI saves a third of that',
    source: decimal('Schedule'),
    input: { prepayments: [afterTwoYears], prepaymentEffect: 'emi' },
    expect: {
      'EMI from Apr 2028': 38_863.8743955388,
      'The loan runs for': 240,
      'Total interest': 49_35_984.749475031,
      'Interest saved': 4_77_894.050911375,
      'The loan ends sooner by': 0,
    },
  },
  {
    name: '₹5,000 more every month ends the loan after 187 months',
    source: decimal('Schedule'),
    input: { prepayments: [{ every: 'monthly', amount: 5_000, from: '2026-04' }] },
    expect: { 'The loan runs for': 187, 'Total interest': 40_24_629.091059806 },
  },
  {
    name: 'an EMI that rises 5% a year from the usual one ends the loan after 147 months',
    source: decimal('Schedule'),
    input: { yearlyStep: 5 },
    expect: {
      'Monthly EMI': 43_391.1616682767,
      'The loan runs for': 147,
      'Total interest': 34_62_166.563606452,
      'Last EMI': 18_366.657540342,
    },
  },
  {
    name: 'an EMI that rises 2% a year over the same tenure begins lower and costs more',
    source: decimal('P ÷ Σ 1.02^year × (1 + r)⁻ᵏ'),
    input: { yearlyStep: 2, stepEffect: 'lower' },
    expect: { 'Monthly EMI': 37_697.942116952, 'Total interest': 59_91_530.083285395, 'The loan runs for': 240 },
  },
  {
    name: 'a rise of 2.85% over the same tenure would begin below the interest',
    source: decimal('First EMI ₹35,414.75, first interest ₹35,416.67'),
    input: { yearlyStep: 2.85, stepEffect: 'lower' },
    refused:
      'An EMI that rises 2.85% a year and ends on time would be ₹35,415 in Apr 2026, less than that month’s interest of ₹35,417: the loan would grow. Choose a smaller rise, or let it end the loan sooner.',
  },
  {
    name: 'a rise of 2.8% over the same tenure begins just above the interest',
    source: decimal('P ÷ Σ 1.028^year × (1 + r)⁻ᵏ'),
    input: { yearlyStep: 2.8, stepEffect: 'lower' },
    expect: { 'Monthly EMI': 35_546.726360776, 'Total interest': 62_31_494.348552606 },
  },
  {
    name: 'an EMI that falls 5% a year begins higher and costs less',
    source: decimal('P ÷ Σ 0.95^year × (1 + r)⁻ᵏ'),
    input: { yearlyStep: -5 },
    expect: { 'Monthly EMI': 59_361.712526748, 'Total interest': 41_39_529.821403052 },
  },
  {
    name: 'a rate of 9.5% after 24 EMIs raises the EMI to ₹46,384 when the end stays',
    source: decimal('Schedule'),
    input: { rateChanges: [{ from: '2028-04', rate: 9.5 }] },
    expect: {
      'EMI from Apr 2028': 46_384.0702750218,
      'Total interest': 60_60_347.05944335,
      'The loan runs for': 240,
    },
  },
  {
    name: 'a rate of 9.5% after 24 EMIs adds four years when the EMI stays',
    source: decimal('Schedule'),
    input: { rateChanges: [{ from: '2028-04', rate: 9.5 }], rateEffect: 'tenure' },
    expect: {
      'EMI from Apr 2028': 43_391.1616682767,
      'The loan runs for': 288,
      'Last EMI': 1_070.124720748554,
      'Total interest': 74_54_333.523516159,
    },
  },
  {
    name: 'a rate of 10.87% is more than the EMI can bear',
    source: decimal('EMI × 1200 ÷ balance after 24 EMIs = 10.865489%'),
    input: { rateChanges: [{ from: '2028-04', rate: 10.87 }], rateEffect: 'tenure' },
    refused:
      'At 10.87% the interest of Apr 2028 is ₹43,409, more than the EMI of ₹43,391: the loan would grow. Let the EMI change instead, or prepay before.',
  },
  {
    name: 'a rate of 10.86% leaves a loan for longer than a lifetime of work',
    source: decimal('−ln(1 − B × r ÷ EMI) ÷ ln(1 + r) = 843 months'),
    input: { rateChanges: [{ from: '2028-04', rate: 10.86 }], rateEffect: 'tenure' },
    refused: 'At 10.86% an EMI of ₹43,391 would take more than 60 years. Let the EMI change instead, or prepay before.',
  },
  {
    name: 'a year of interest added to the loan makes the EMI ₹47,227',
    source: decimal('50,00,000 × (1 + r)¹², then the EMI over 240 months'),
    input: { moratorium: 12, moratoriumInterest: 'added' },
    expect: {
      'Interest added in the moratorium': 4_41_954.529463176,
      'Owed when the EMIs begin, P': 54_41_954.529463176,
      'Monthly EMI': 47_226.5457558695,
      'Paid off in': '2047-03',
    },
  },
  {
    name: 'a year of interest paid before the EMIs leaves the EMI as it is',
    source: decimal('12 × 50,00,000 × r more than without it'),
    input: { moratorium: 12 },
    expect: {
      'Interest paid in the moratorium': 4_25_000,
      'Monthly EMI': 43_391.1616682767,
      'Total interest': 58_38_878.800386406,
      'The loan runs for': 252,
    },
  },
  {
    name: 'interest of ₹1,99,999.93 in a year is deductible in full',
    source: decimal('First year’s interest ÷ loan = 0.0842364961291741'),
    input: { loan: 23_74_267 },
    expect: {
      'Interest of the first tax year': 1_99_999.932955126,
      'Interest you can deduct in the first tax year': 1_99_999.932955126,
    },
  },
  {
    name: 'interest of ₹2,00,000.02 in a year is deductible up to ₹2,00,000',
    source: decimal('First year’s interest ÷ loan = 0.0842364961291741'),
    input: { loan: 23_74_268 },
    expect: {
      'Interest of the first tax year': 2_00_000.017191622,
      'Interest you can deduct in the first tax year': 2_00_000,
    },
  },
  {
    name: 'principal of up to ₹1,50,000 in a year is deductible, a rupee more is not',
    source: decimal('Loan without interest, 12 EMIs in the first year'),
    input: { loan: 1_50_001, rate: 0, tenure: 12 },
    expect: { 'Principal of the first tax year': 1_50_001, 'Principal you can deduct in the first tax year': 1_50_000 },
  },
  {
    name: 'principal of exactly ₹1,50,000 in a year is deductible in full',
    source: decimal('Loan without interest, 12 EMIs in the first year'),
    input: { loan: 1_50_000, rate: 0, tenure: 12 },
    expect: { 'Principal of the first tax year': 1_50_000, 'Principal you can deduct in the first tax year': 1_50_000 },
  },
  {
    name: 'a single EMI in advance is no loan',
    source: { how: 'by-hand', title: 'It would be repaid on the day it is given' },
    input: { tenure: 1, timing: 'start' },
    refused:
      'A single EMI in advance would repay the loan on the day you get it. Choose a tenure of at least 2 months.',
  },
  {
    name: 'two EMIs in advance are one',
    source: { how: 'by-hand', title: '₹1,00,000 ÷ (1 + 1 ÷ 1.01) = 1,01,00,000 ÷ 201' },
    input: { loan: 1_00_000, rate: 12, tenure: 2, timing: 'start' },
    expect: { 'Monthly EMI': 50_248.7562189055, 'Total interest': 497.512437811 },
  },
  {
    name: 'a fee that eats up the loan leaves nothing to borrow',
    source: { how: 'by-hand', title: '₹8,475 × 1.18 = ₹10,000.50' },
    input: { loan: 10_000, feeBasis: 'rupees', feeRupees: 8_475 },
    refused: 'The fee with GST, ₹10,001, leaves nothing of the loan of ₹10,000.',
  },
  {
    name: 'a prepayment cannot come before the loan',
    source: { how: 'by-hand', title: 'March is before April' },
    input: { prepayments: [{ every: 'once', amount: 1_00_000, from: '2026-03' }] },
    refused: 'The loan begins in Apr 2026; a prepayment cannot come before that.',
  },
  {
    name: 'a rate of 36% over 311 months still repays a little',
    source: decimal('P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)'),
    input: { rate: 36, tenure: 311 },
    expect: { 'Monthly EMI': 1_50_015.26717123 },
  },
  {
    name: 'a rate of 36% over 312 months repays next to nothing for decades',
    source: { how: 'by-hand', title: '1.03 to the power of 312 exceeds 10,000, to the power of 311 it does not' },
    input: { rate: 36, tenure: 312 },
    refused:
      'At 36% over 26 years an EMI is almost all interest and repays next to nothing. Choose a shorter tenure or a lower rate.',
  },
];
