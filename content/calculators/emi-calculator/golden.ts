import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, official, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 50 digits` }) as const;
const carLoan = { loan: 10_00_000, rate: 9, tenure: 60 } as const;
const afterTwoYears = { every: 'once', amount: 5_00_000, from: '2028-03' } as const;

const cases: GoldenCase<typeof calculator>[] = [
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
    },
  },
  {
    name: 'of a home loan of ₹50 lakh the first tax year’s interest is deductible up to ₹2 lakh',
    source: decimal('Twelve rows of the schedule, April to March'),
    input: { homeLoan: true },
    expect: {
      'Interest of the first tax year': 4_21_182.480645871,
      'Interest you can deduct in the first tax year': 2_00_000,
      'Principal of the first tax year': 99_511.4593734496,
      'Principal you can deduct in the first tax year': 99_511.4593734496,
    },
  },
  {
    name: 'the part of the interest that falls into a financial year depends on the first month',
    source: decimal('Six rows of the schedule, October to March'),
    input: { firstMonth: '2025-10', homeLoan: true },
    expect: { 'Interest of the first tax year': 2_11_644.665089663, 'Paid off in': '2045-09' },
  },
  {
    name: 'a prepayment without an amount and a change without a rate do not count',
    source: decimal('P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1), as without them'),
    input: {
      firstMonth: '2026-04',
      prepayments: [{ every: 'once', amount: null, from: '2020-01' }],
      rateChanges: [{ by: 'month', from: '2020-01', after: 24, rate: null }],
    },
    expect: { 'Monthly EMI': 43_391.1616682767, 'Total interest': 54_13_878.80038641, 'Paid off in': '2046-03' },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['loan', 'rate', 'tenure', 'rounding'], expect: ['Monthly EMI',
    'Total interest', 'Total paid', 'Paid off in', 'EMI before rounding', 'Last EMI'] }, [
    ['a loan without interest is plain division', '₹12,00,000 ÷ 12',
      12_00_000, 0, 12, blank, 1_00_000, 0, 12_00_000, '2027-03'],
    ['a loan for one month is repaid with one month of interest', '₹1,00,000 × 1.01',
      1_00_000, 12, 1, blank, 1_01_000, 1_000, blank, '2026-04'],
    ['a bank’s ledger in whole rupees ends ₹50 lakh with an EMI of ₹43,474',
      decimal('EMI and each month’s interest rounded half up, last EMI = balance + interest'),
      blank, blank, blank, 'bank', 43_391, 54_13_923, 1_04_13_923, blank, 43_391.1616682767, 43_474],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, input: { ...carLoan }, given: ['rounding', 'timing'],
    expect: ['Monthly EMI', 'Last EMI', 'Total interest', 'Paid off in'] }, [
    ['a bank’s ledger in whole rupees ends ₹10 lakh at 9% over 5 years with an EMI of ₹20,783',
      'EMI and each month’s interest rounded half up, last EMI = balance + interest',
      'bank', blank, 20_758, 20_783, 2_45_505],
    ['an EMI in advance is smaller by one month of interest', 'EMI ÷ (1 + r)',
      blank, 'start', 20_603.8265273985, blank, 2_36_229.591643911, '2031-03'],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, input: { loan: 5_00_000, rate: 10, tenure: 36, rateType: 'flat' },
    given: ['timing'], expect: ['Flat interest', 'Monthly EMI', 'Total interest', 'True rate on reducing balance',
    'Effective annual rate', 'EMI if the rate were on reducing balance'] }, [
    ['a flat rate of 10% over 3 years is really 17.92% on the balance',
      '(P + P × 10% × 3) ÷ 36, rate per month by bisection × 12',
      blank, 1_50_000, 18_055.5555555556, 1_50_000, 17.917675860464, 19.464879554597, 16_133.5935969188],
    ['a flat rate costs still more when the EMI is due in advance', 'Rate per month by bisection × 12',
      'start', blank, 18_055.5555555556, blank, 19.056453895935],
  ]),
  {
    name: 'a fee of 1% and GST lift 9% over 5 years to an APR of 9.51%',
    source: decimal('Rate at which 60 EMIs are worth ₹9,88,200, by bisection, × 12'),
    input: { ...carLoan, feePercent: 1 },
    expect: {
      'Processing fee': 10_000,
      'GST on the fee': 1_800,
      'Money you really get': 9_88_200,
      'Annual percentage rate (APR)': 9.508936416805,
      'Cost of the loan': 2_57_301.313581241,
    },
  },
  {
    name: 'the same fee in rupees comes to the same',
    source: decimal('Rate at which 60 EMIs are worth ₹9,88,200, by bisection, × 12'),
    input: {
      ...carLoan,
      feeBasis: 'rupees',
      feeRupees: 10_000,
      rateChanges: [{ by: 'month', from: '2027-04', after: 24, rate: 10 }],
    },
    expect: { 'Annual percentage rate (APR)': 9.508936416805 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, input: { ...carLoan, feePercent: 1 }, given: ['timing', 'insurance'],
    expect: ['Annual percentage rate (APR)', 'Monthly EMI'] }, [
    ['with EMIs in advance the same fee weighs a little more',
      'Rate at which 60 EMIs in advance are worth ₹9,88,200, by bisection, × 12', 'start', blank, 9.527693257424],
    ['an insurance premium in the loan is interest-bearing debt that you never had in hand',
      'Rate at which 60 EMIs on ₹10,50,000 are worth ₹9,88,200, by bisection, × 12',
      blank, 50_000, 11.62724263953, 21_796.2729876717],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal('Schedule'), input: { prepayments: [afterTwoYears] },
    given: ['prepaymentEffect'], expect: ['Monthly EMI', 'The loan runs for', 'Total interest', 'Interest saved',
    'The loan ends sooner by', 'EMI from Apr 2028'] }, [
    ['a prepayment of ₹5 lakh after 24 EMIs ends the loan 45 months sooner and saves ₹14.57 lakh',
      blank, 43_391.1616682767, 195, 39_56_578.14005201, 14_57_300.660334396, 45],
    ['the same prepayment used to lower the EMI saves a third of that',
      'emi', blank, 240, 49_35_984.749475031, 4_77_894.050911375, 0, 38_863.8743955388],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, given: ['prepayments', 'yearlyStep', 'stepEffect'],
    expect: ['The loan runs for', 'Total interest', 'Monthly EMI', 'Last EMI'] }, [
    ['₹5,000 more every month ends the loan after 187 months', 'Schedule',
      [{ every: 'monthly', amount: 5_000, from: '2026-04' }], blank, blank, 187, 40_24_629.091059806],
    ['an EMI that rises 5% a year from the usual one ends the loan after 147 months', 'Schedule',
      blank, 5, blank, 147, 34_62_166.563606452, 43_391.1616682767, 18_366.657540342],
    ['an EMI that rises 2% a year over the same tenure begins lower and costs more', 'P ÷ Σ 1.02^year × (1 + r)⁻ᵏ',
      blank, 2, 'lower', 240, 59_91_530.083285395, 37_697.942116952],
  ]),
  {
    name: 'a rise of 2.85% over the same tenure would begin below the interest',
    source: decimal('First EMI ₹35,414.75, first interest ₹35,416.67'),
    input: { yearlyStep: 2.85, stepEffect: 'lower' },
    refused:
      'An EMI that rises 2.85% a year and ends on time would be ₹35,415 in Apr 2026, less than that month’s interest of ₹35,417: the loan would grow. Choose a smaller rise, or let it end the loan sooner.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, given: ['yearlyStep', 'stepEffect'],
    expect: ['Monthly EMI', 'Total interest'] }, [
    ['a rise of 2.8% over the same tenure begins just above the interest', 'P ÷ Σ 1.028^year × (1 + r)⁻ᵏ',
      2.8, 'lower', 35_546.726360776, 62_31_494.348552606],
    ['an EMI that falls 5% a year begins higher and costs less', 'P ÷ Σ 0.95^year × (1 + r)⁻ᵏ',
      -5, blank, 59_361.712526748, 41_39_529.821403052],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal('Schedule'), input: { rateChanges: [{ by: 'month', from: '2028-04', after: 24, rate: 9.5 }] },
    given: ['rateEffect'], expect: ['EMI from Apr 2028', 'Total interest', 'The loan runs for', 'Last EMI'] }, [
    ['a rate of 9.5% after 24 EMIs raises the EMI to ₹46,384 when the end stays',
      blank, 46_384.0702750218, 60_60_347.05944335, 240],
    ['a rate of 9.5% after 24 EMIs adds four years when the EMI stays',
      'tenure', 43_391.1616682767, 74_54_333.523516159, 288, 1_070.124720748554],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal, input: { rateEffect: 'tenure' }, given: ['rateChanges'],
    expect: 'refused' }, [
    ['a rate of 10.87% is more than the EMI can bear', 'EMI × 1200 ÷ balance after 24 EMIs = 10.865489%',
      [{ by: 'month', from: '2028-04', after: 24, rate: 10.87 }],
      'At 10.87% the interest of Apr 2028 is ₹43,409, more than the EMI of ₹43,391: the loan would grow. Let the EMI change instead, or prepay before.'],
    ['a rate of 10.86% leaves a loan for longer than a lifetime of work',
      '−ln(1 − B × r ÷ EMI) ÷ ln(1 + r) = 843 months',
      [{ by: 'month', from: '2028-04', after: 24, rate: 10.86 }],
      'At 10.86% an EMI of ₹43,391 would take more than 60 years. Let the EMI change instead, or prepay before.'],
  ]),
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
  ...table<typeof calculator>(
    {
      source: decimal('First year’s interest ÷ loan = 0.0842364961291741'),
      input: { homeLoan: true },
      given: ['loan'],
      expect: ['Interest of the first tax year', 'Interest you can deduct in the first tax year'],
    },
    [
      ['interest of ₹1,99,999.93 in a year is deductible in full', 23_74_267, 1_99_999.932955126, 1_99_999.932955126],
      ['interest of ₹2,00,000.02 in a year is deductible up to ₹2,00,000', 23_74_268, 2_00_000.017191622, 2_00_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: decimal('Loan without interest, 12 EMIs in the first year'),
      input: { rate: 0, tenure: 12, homeLoan: true },
      given: ['loan'],
      expect: ['Principal of the first tax year', 'Principal you can deduct in the first tax year'],
    },
    [
      ['principal of up to ₹1,50,000 in a year is deductible, a rupee more is not', 1_50_001, 1_50_001, 1_50_000],
      ['principal of exactly ₹1,50,000 in a year is deductible in full', 1_50_000, 1_50_000, 1_50_000],
    ],
  ),
  {
    name: 'a single EMI in advance is no loan',
    source: byHand('It would be repaid on the day it is given'),
    input: { tenure: 1, timing: 'start' },
    refused:
      'A single EMI in advance would repay the loan on the day you get it. Choose a tenure of at least 2 months.',
  },
  {
    name: 'two EMIs in advance are one',
    source: byHand('₹1,00,000 ÷ (1 + 1 ÷ 1.01) = 1,01,00,000 ÷ 201'),
    input: { loan: 1_00_000, rate: 12, tenure: 2, timing: 'start' },
    expect: { 'Monthly EMI': 50_248.7562189055, 'Total interest': 497.512437811 },
  },
  {
    name: 'a fee that eats up the loan leaves nothing to borrow',
    source: byHand('₹8,475 × 1.18 = ₹10,000.50'),
    input: { loan: 10_000, feeBasis: 'rupees', feeRupees: 8_475 },
    refused: 'The fee with GST, ₹10,001, leaves nothing of the loan of ₹10,000.',
  },
  {
    name: 'a prepayment cannot come before the loan',
    source: byHand('March is before April'),
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
    source: byHand('1.03 to the power of 312 exceeds 10,000, to the power of 311 it does not'),
    input: { rate: 36, tenure: 312 },
    refused:
      'At 36% over 26 years an EMI is almost all interest and repays almost nothing. Choose a shorter tenure or a lower rate.',
  },
  {
    name: 'a new rate after EMI 24 is one from April 2028: an EMI of ₹46,384 for 216 more, or 264 more at ₹43,391',
    source: decimal('Schedule'),
    input: { rateChanges: [{ by: 'number', from: '2028-04', after: 24, rate: 9.5 }] },
    expect: {
      'EMI from Apr 2028': 46_384.0702750218,
      'EMIs left from Apr 2028': 216,
      'EMIs left from Apr 2028 if the EMI stays': 264,
      'Total interest': 60_60_347.05944335,
    },
  },
  {
    name: 'an EMI of ₹50,000 repays ₹50 lakh at 8.5% in 175 months',
    source: decimal('−ln(1 − P × r ÷ EMI) ÷ ln(1 + r) = 174.5; last EMI is balance and interest'),
    input: { find: 'tenure' },
    expect: {
      'The loan runs for': 175,
      'EMIs needed': 174.565043280483,
      'Last EMI': 28_295.525587509,
      'Total interest': 37_28_295.525587509,
      'Paid off in': '2040-10',
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('11 EMIs of ₹50,000, the last ₹29,492.44; then 10 equal EMIs: B × 1% ÷ (1 − 1.01⁻¹⁰)'),
    input: { find: 'tenure', loan: 5_00_000, rate: 12, prepaymentEffect: 'emi' }, given: ['prepayments'],
    expect: ['EMI from May 2026', 'Interest saved', 'Total interest', 'The loan runs for'] }, [
    ['₹1,00,000 prepaid with an EMI of ₹50,000 lowers it to ₹37,481.64: ₹3,55,000 in the 10 EMIs left, all equal',
      [{ every: 'once', amount: 1_00_000, from: '2026-04' }], 37_481.6371756658, 4_676.0682494172, 24_816.3717566583, 11],
    ['₹1,000 prepaid costs interest: 10 equal EMIs of ₹47,934 repay more slowly than nine of ₹50,000 and a smaller one',
      [{ every: 'once', amount: 1_000, from: '2026-04' }], 47_934.2627542318, -850.1875362425, 30_342.627542318, 11],
  ]),
  {
    name: 'an EMI that only pays the interest never ends the loan',
    source: byHand('₹12,00,000 × 10% ÷ 12'),
    input: { find: 'tenure', loan: 12_00_000, rate: 10, emi: 10_000 },
    refused:
      'An EMI of ₹10,000 never ends the loan. The interest for the first month is ₹10,000. Enter ₹10,190 or more.',
  },
  {
    name: 'an EMI a rupee above it takes more than 40 years',
    source: byHand('ln(10,001) ÷ ln(1 + r) = 1,110 months'),
    input: { find: 'tenure', loan: 12_00_000, rate: 10, emi: 10_001 },
    refused: 'With an EMI of ₹10,001 the loan runs for more than 40 years. Enter ₹10,190 or more.',
  },
  {
    name: 'the EMI that the message names is enough',
    source: byHand('The EMI for 480 months at 8.5% is ₹36,654.70'),
    input: { find: 'tenure', loan: 50_00_000, rate: 8.5, emi: 36_655 },
    expect: { 'The loan runs for': 480 },
  },
  {
    name: 'and a rupee less is not',
    source: byHand('The EMI for 480 months at 8.5% is ₹36,654.70'),
    input: { find: 'tenure', loan: 50_00_000, rate: 8.5, emi: 36_654 },
    refused: 'With an EMI of ₹36,654 the loan runs for more than 40 years. Enter ₹36,655 or more.',
  },
  {
    name: 'at a high rate the EMI is asked for that ends the loan before it grows ten-thousandfold',
    source: byHand('1.03³¹¹ < 10,000 < 1.03³¹²; ₹1,00,000 × 3% ÷ (1 − 1.03⁻³¹¹) = ₹3,000.31'),
    input: { find: 'tenure', loan: 1_00_000, rate: 36, emi: 3_000 },
    refused: 'An EMI of ₹3,000 never ends the loan. The interest for the first month is ₹3,000. Enter ₹3,001 or more.',
  },
  {
    name: 'an EMI larger than the loan ends it in a month',
    source: byHand('₹1,00,000 × 1.01'),
    input: { find: 'tenure', loan: 1_00_000, rate: 12, emi: 2_00_000 },
    expect: { 'The loan runs for': 1, 'Monthly EMI': 1_01_000 },
  },
  {
    name: 'without interest ₹5,00,000 takes ten EMIs of ₹50,000',
    source: byHand('5,00,000 ÷ 50,000'),
    input: { find: 'tenure', loan: 5_00_000, rate: 0 },
    expect: { 'The loan runs for': 10, 'Total interest': 0 },
  },
  {
    name: 'an EMI of ₹50,000 over 20 years at 8.5% repays a loan of ₹57,61,541',
    source: decimal('EMI × (1 − (1 + r)⁻ⁿ) ÷ r, rounded down to the rupee'),
    input: { find: 'loan' },
    expect: {
      'Loan for this EMI': 57_61_541,
      'What the EMIs repay': 57_61_541.9912294,
      'Monthly EMI': 49_999.99139788091,
      'Total interest': 62_38_456.935491419,
      'Total paid': 1_19_99_997.9354914,
      'Paid off in': '2046-03',
      'The loan runs for': 240,
    },
  },
  {
    name: 'insurance that is added to the loan is repaid by the same EMI',
    source: decimal('The same less ₹1,00,000'),
    input: { find: 'loan', insurance: 1_00_000 },
    expect: { 'Loan for this EMI': 56_61_541, 'Loan with insurance': 57_61_541, 'Total interest': 62_38_456.935491419 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: decimal('EMI × (1 − (1 + r)⁻ⁿ) ÷ r, × (1 + r) in advance; flat: EMI × n ÷ (1 + rate × n ÷ 12)'),
    input: { find: 'loan', emi: 10_000 }, given: ['rate', 'tenure', 'rateType', 'timing', 'rounding'],
    expect: ['Loan for this EMI', 'Monthly EMI', 'Total interest'] }, [
    ['a car of ₹4.8 lakh is what ₹10,000 repays in 5 years at 9%', 9, 60, blank, blank, blank, 4_81_733, 9_999.984738257, 1_18_266.084295433],
    ['in advance it is a month of interest more', 9, 60, blank, 'start', blank, 4_85_346, 9_999.984789767, 1_14_653.087386006],
    ['without interest it is the sum of the EMIs', 0, 60, blank, blank, blank, 6_00_000, 10_000, 0],
    ['at a flat rate interest is on the whole loan', 10, 36, 'flat', blank, blank, 2_76_923, 9_999.997222222, 83_076.9],
    ['to the rupee the EMI is the one typed', 9, 60, blank, blank, 'bank', 4_81_733, 10_000, blank],
  ]),
  {
    name: 'EMIs that repay less than the smallest loan',
    source: byHand('₹83 × 12 = ₹996 without interest'),
    input: { find: 'loan', emi: 83, tenure: 12, rate: 0 },
    refused:
      'EMIs of ₹83 over 1 year repay ₹996. A loan here is at least ₹1,000. Enter a larger EMI or a longer tenure.',
  },
  {
    name: 'and a rupee more is enough',
    source: byHand('₹84 × 12 = ₹1,008'),
    input: { find: 'loan', emi: 84, tenure: 12, rate: 0, feePercent: 0 },
    expect: { 'Loan for this EMI': 1_008 },
  },
  {
    name: 'EMIs that repay less than the insurance leave no loan',
    source: byHand('₹10,000 × 60 = ₹6,00,000'),
    input: { find: 'loan', emi: 10_000, tenure: 60, rate: 0, insurance: 6_00_000 },
    refused:
      'EMIs of ₹10,000 over 5 years repay ₹6,00,000, insurance included. A loan here is at least ₹1,000. Enter a larger EMI or a lower insurance premium.',
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: published('Microsoft Support, PMT function: 1,037.03 and 1,030.16'),
    input: { loan: 10_000, rate: 8, tenure: 10 }, given: ['timing'], expect: ['Monthly EMI'], tolerance: 0.005 }, [
    ['the first example of Excel’s PMT', 'end', 1_037.03],
    ['the same paid in advance', 'start', 1_030.16],
  ]),
  {
    name: 'the worked example of an APR in the key facts statement of the RBI',
    source: official('RBI/2024-25/18 on key facts statements, annex B: net 19,600, APR 17.07%'),
    input: { loan: 20_000, rate: 15, tenure: 24, feeBasis: 'total', feeRupees: 400 },
    expect: { 'Money you really get': 19_600, 'Annual percentage rate (APR)': 17.07 },
    tolerance: 0.005,
  },
];

// On the page the month is the visitor's.
export const golden = onExample(cases, { firstMonth: '2026-04' });
