import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 40 digits` }) as const;
const rich = { income: 5_00_000 } as const;

/** One case for an income: the share for EMIs and the loan on both sides of a step. */
const atIncome = (income: number, share: number, loan: number): GoldenCase<typeof calculator> => ({
  name: `of ₹${income} a month, ${share}% may go into EMIs`,
  source: decimal(`₹${income} × ${share}% repays this in 240 months at 8.5%`),
  input: { income },
  expect: { 'Share of income for all EMIs': share, 'Home loan you can get': loan },
});

/** One case for a price: the loan by value on both sides of a tier. */
const atPrice = (price: number, loan: number, how: string): GoldenCase<typeof calculator> => ({
  name: `a house of ₹${price} bears a loan of ₹${loan}`,
  source: byHand(how),
  input: { ...rich, price },
  expect: { 'Loan by value of the house': loan, 'Home loan you can get': loan, 'Limited by': 'Value of the house' },
});

/** One case for a State: stamp duty and registration on a price, in ₹. */
const inState = (
  state:
    | 'karnataka'
    | 'maharashtra'
    | 'gujarat'
    | 'delhi'
    | 'tamilNadu'
    | 'andhra'
    | 'telangana'
    | 'rajasthan'
    | 'haryana',
  price: number,
  duty: number,
  how: string,
): GoldenCase<typeof calculator> => ({
  name: `stamp duty and registration on ₹${price} in ${state}`,
  source: byHand(how),
  input: { ...rich, price, state },
  expect: { 'Stamp duty and registration': duty },
});

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'a take-home pay of ₹1 lakh without EMIs bears a loan of ₹57.6 lakh over 20 years at 8.5%',
    source: decimal('₹50,000 × (1 − (1 + r)⁻²⁴⁰) ÷ r'),
    input: {},
    expect: {
      'Home loan you can get': 57_61_541.99122941,
      'Monthly EMI': 50_000,
      'Limited by': 'Your income',
      'Room for a new EMI': 50_000,
      'Tenure that counts': 240,
      'Lowest house price for this loan': 72_01_927.489036758,
      'Stamp duty and registration': 5_04_134.924232573,
      'Own money you need': 19_44_520.422039925,
    },
  },
  {
    name: 'an EMI that rises by 3% five times bears a loan of ₹64.3 lakh',
    source: decimal('Σ 50,000 × 1.03^min(years before, 5) × (1 + r)⁻ᵐ over 240 months; 50,000 × 1.03⁵'),
    input: { stepUp: 3 },
    expect: {
      'Home loan you can get': 64_28_821.139088,
      'Loan by income with an EMI that stays': 57_61_541.9912294,
      'More loan by an EMI that rises': 6_67_279.1478586,
      'Monthly EMI': 50_000,
      'Highest EMI': 57_963.703715,
    },
  },
  {
    name: 'an EMI that rises by 5% three times',
    source: decimal('Σ 50,000 × 1.05^min(years before, 3) × (1 + r)⁻ᵐ over 240 months; 50,000 × 1.05³'),
    input: { stepUp: 5, stepYears: 3 },
    expect: { 'Home loan you can get': 64_95_980.4629377, 'Highest EMI': 57_881.25 },
  },
  {
    name: 'rises of 5% in ten years would begin below the interest: the loan is what ₹50,000 pays the interest of',
    source: decimal(
      'Σ gives 154.39 times the EMI, the interest only 12 ÷ 8.5% = 141.18 times; 50,000 × 141.18; 202 months',
    ),
    input: { stepUp: 5, stepYears: 10 },
    expect: {
      'Home loan you can get': 70_58_823.5294118,
      'Monthly EMI': 50_000,
      'Highest EMI': 81_444.7313388721,
      'The loan ends after': 202,
    },
  },
  {
    name: 'without interest rising EMIs are added up',
    source: byHand('12 × 50,000 + 12 × 55,000'),
    input: { rate: 0, tenure: 24, stepUp: 10, stepYears: 1 },
    expect: { 'Home loan you can get': 12_60_000, 'Highest EMI': 55_000 },
  },
  {
    name: 'a loan of one year has no rise',
    source: byHand('12 × 50,000'),
    input: { rate: 0, tenure: 12, stepUp: 10 },
    expect: { 'Home loan you can get': 6_00_000, 'Highest EMI': 50_000 },
  },
  {
    name: 'a house of ₹80 lakh needs ₹99,552 of pay with an EMI that rises by 3% five times',
    source: decimal('64,00,000 ÷ 128.58 = 49,775.84, half of that pay'),
    input: { goal: 'price', stepUp: 3 },
    expect: {
      'Loan you need': 64_00_000,
      'Monthly EMI': 49_775.8442919433,
      'Take-home pay you need, per month': 99_551.6885838869,
    },
  },
  {
    name: 'and with rises of 5% in ten years the interest of the first month alone',
    source: byHand('64,00,000 × 8.5% ÷ 12; twice that'),
    input: { goal: 'price', stepUp: 5, stepYears: 10 },
    expect: { 'Monthly EMI': 45_333.3333333333, 'Take-home pay you need, per month': 90_666.6666666667 },
  },
  {
    name: 'on a house of ₹8 lakh the loan may cover a part of the stamp duty',
    source: byHand('90% of 8,00,000 + 13%; 9,04,000 − 8,13,600'),
    input: { price: 8_00_000, dutyPercent: 13 },
    expect: {
      'Home loan you can get': 8_13_600,
      'Loan used': 8_13_600,
      'Own money you need': 90_400,
      'Price with stamp duty and registration': 9_04_000,
    },
  },
  {
    name: 'a co-applicant without a pay does not count',
    source: decimal('₹50,000 × (1 − (1 + r)⁻²⁴⁰) ÷ r, as without one'),
    input: { coApplicants: [{ income: null, emis: 5_000, age: 59, lastAge: null }] },
    expect: { 'Home loan you can get': 57_61_541.99122941 },
  },
  {
    name: '₹1.5 lakh of income, half of it for EMIs, ₹15,000 already paid: ₹69.14 lakh',
    source: decimal('₹60,000 a month for 240 months at 8.5%'),
    input: { income: 1_50_000, emiShare: 50, emis: 15_000 },
    expect: { 'Room for a new EMI': 60_000, 'Home loan you can get': 69_13_850.389475288 },
  },
  {
    name: 'the same over 30 years: ₹78.03 lakh',
    source: decimal('₹60,000 a month for 360 months at 8.5%'),
    input: { income: 1_50_000, emiShare: 50, emis: 15_000, tenure: 360, age: 30 },
    expect: { 'Home loan you can get': 78_03_218.604036778, 'Limited by': 'Your income' },
  },
  {
    name: 'an EMI of ₹41,250 at 8% over 20 years repays ₹49,31,614',
    source: { how: 'published', title: 'savelakhs.venba.dev, home loan eligibility: 49,31,614' },
    input: { income: 82_500, emiShare: 50, rate: 8 },
    expect: { 'Home loan you can get': 49_31_614.53272301 },
  },
  {
    name: 'a co-applicant in business may repay to 70: the tenure is not cut',
    source: decimal('60 − 35 = 25 years, 70 − 48 = 22; EMI of ₹60,000 over 240 months'),
    input: {
      income: 90_000,
      emiShare: 50,
      coApplicants: [{ income: 60_000, emis: 15_000, age: 48, lastAge: 70 }],
    },
    expect: { 'Tenure that counts': 240, 'Loan by income': 69_13_850.389475288, 'Limited by': 'Your income' },
  },
  {
    name: 'a co-applicant whose service ends at 55 leaves seven years',
    source: decimal('55 − 48 = 7 years; EMI of ₹60,000 over 84 months'),
    input: {
      income: 90_000,
      emiShare: 50,
      coApplicants: [{ income: 60_000, emis: 15_000, age: 48, lastAge: 55 }],
    },
    expect: { 'Tenure that counts': 84, 'Loan by income': 3788719.42503634, 'Limited by': 'A co-applicant’s age' },
  },
  {
    name: 'a co-applicant at the own age is left out with income and EMIs',
    source: decimal('As without the co-applicant: ₹50,000 × (1 − (1 + r)⁻²⁴⁰) ÷ r'),
    input: { coApplicants: [{ income: 60_000, emis: 5_000, age: 55, lastAge: 55 }] },
    expect: {
      'Tenure that counts': 240,
      'Room for a new EMI': 50_000,
      'Home loan you can get': 57_61_541.99122941,
      'Limited by': 'Your income',
    },
  },
  {
    name: 'and a year before it counts for that year',
    source: byHand('(1,60,000 × 50%) − 5,000; 55 − 54'),
    input: { emiShare: 50, coApplicants: [{ income: 60_000, emis: 5_000, age: 54, lastAge: 55 }] },
    expect: { 'Tenure that counts': 12, 'Room for a new EMI': 75_000, 'Limited by': 'A co-applicant’s age' },
  },
  {
    name: 'a self-employed person by the average of two returns',
    source: decimal('(13,20,000 + 9,60,000) ÷ 2 ÷ 12 = 95,000; half of it over 240 months'),
    input: {
      income: 0,
      emiShare: 50,
      returns: [
        { profit: 12_00_000, depreciation: 1_20_000 },
        { profit: 9_00_000, depreciation: 60_000 },
      ],
    },
    expect: {
      'Income by your returns, per month': 95_000,
      'Income that counts, per month': 95_000,
      'Room for a new EMI': 47_500,
      'Loan by income': 5473464.89166794,
    },
  },
  {
    name: 'and by the lowest year',
    source: decimal('9,60,000 ÷ 12 = 80,000; half of it over 240 months'),
    input: {
      income: 0,
      emiShare: 50,
      returnsCounted: 'lowest',
      returns: [
        { profit: 12_00_000, depreciation: 1_20_000 },
        { profit: 9_00_000, depreciation: 60_000 },
      ],
    },
    expect: { 'Income by your returns, per month': 80_000, 'Loan by income': 4609233.59298353 },
  },
  {
    name: 'pay and returns together',
    source: byHand('50,000 + 6,00,000 ÷ 12'),
    input: { income: 50_000, emiShare: 50, returns: [{ profit: 6_00_000, depreciation: 0 }] },
    expect: { 'Income that counts, per month': 1_00_000, 'Room for a new EMI': 50_000 },
  },
  {
    name: 'nobody with an income',
    source: byHand('0'),
    input: { income: 0 },
    refused: 'Nobody here has an income.',
  },
  {
    name: 'a co-applicant’s pay and EMIs count, and the older one’s age',
    source: decimal('(90,000 + 60,000) × 50% − 15,000 = ₹60,000; 60 − 48 years'),
    input: { income: 90_000, emiShare: 50, coApplicants: [{ income: 60_000, emis: 15_000, age: 48, lastAge: null }] },
    expect: { 'Room for a new EMI': 60_000, 'Tenure that counts': 144, 'Limited by': 'A co-applicant’s age' },
  },
  {
    name: 'half of the variable pay counts',
    source: decimal('(1,00,000 + 20,000) × 50% over 240 months'),
    input: { variablePay: 40_000 },
    expect: { 'Income that counts, per month': 1_20_000, 'Home loan you can get': 69_13_850.389475288 },
  },
  {
    name: '5% of unpaid card dues counts as an EMI',
    source: decimal('₹50,000 − 5% of ₹2,00,000 = ₹40,000'),
    input: { cardDues: 2_00_000 },
    expect: { 'Present EMIs and card dues, per month': 10_000, 'Home loan you can get': 46_09_233.59298353 },
  },
  atIncome(24_999, 40, 11_52_262.30590995),
  atIncome(25_000, 45, 12_96_346.94802662),
  atIncome(49_999, 45, 25_92_642.04217531),
  atIncome(50_000, 50, 28_80_770.9956147),
  atIncome(1_99_999, 50, 1_15_23_026.3670389),
  atIncome(2_00_000, 55, 1_26_75_392.38070469),
  atPrice(10_00_000, 9_63_000, '90% of ₹10,00,000 and 7% duty, which counts up to that price'),
  atPrice(10_00_001, 9_00_000.9, '90% of the price alone'),
  atPrice(30_00_000, 27_00_000, '90%'),
  atPrice(33_33_333, 29_99_999.7, '90%, just below ₹30 lakh'),
  atPrice(33_33_334, 30_00_000, 'the limit of the tier'),
  atPrice(35_00_000, 30_00_000, '90% would be above ₹30 lakh, 80% is below'),
  atPrice(37_50_000, 30_00_000, '80% is ₹30 lakh'),
  atPrice(37_50_001, 30_00_000.8, '80%, just above ₹30 lakh'),
  atPrice(50_00_000, 40_00_000, '80%'),
  atPrice(93_75_000, 75_00_000, '80% is ₹75 lakh'),
  atPrice(1_00_00_000, 75_00_000, '75% is ₹75 lakh'),
  atPrice(1_00_00_001, 75_00_000.75, '75%'),
  atPrice(1_20_00_000, 90_00_000, '75%'),
  {
    name: 'a house of ₹60 lakh stops the loan at ₹48 lakh and asks ₹16.2 lakh of own money',
    source: byHand('80% of 60,00,000; 60,00,000 × 1.07 − 48,00,000'),
    input: { price: 60_00_000 },
    expect: {
      'Home loan you can get': 48_00_000,
      'Limited by': 'Value of the house',
      'Stamp duty and registration': 4_20_000,
      'Own money you need': 16_20_000,
    },
  },
  {
    name: 'a house of ₹80 lakh would bear ₹64 lakh, but the income stops at ₹57.6 lakh',
    source: decimal('80,00,000 × 1.07 − 57,61,541.99'),
    input: { price: 80_00_000 },
    expect: {
      'Loan by value of the house': 64_00_000,
      'Home loan you can get': 57_61_541.99122941,
      'Limited by': 'Your income',
      'Own money you need': 27_98_458.00877059,
    },
  },
  {
    name: 'with ₹20 lakh of own money the dearest house costs ₹72.5 lakh',
    source: decimal('Price × 1.07 = 20,00,000 + 57,61,541.99'),
    input: { ownMoney: 20_00_000 },
    tolerance: 0.01,
    expect: { 'Highest house price you can afford': 72_53_777.56189664, 'Own money you need': 20_00_000 },
  },
  {
    name: 'with ₹8 lakh of own money it costs ₹35.5 lakh: the loan stays at ₹30 lakh',
    source: decimal('Price × 1.07 = 8,00,000 + 30,00,000'),
    input: { ownMoney: 8_00_000 },
    tolerance: 0.01,
    expect: { 'Highest house price you can afford': 35_51_401.86915888, 'Own money you need': 8_00_000 },
  },
  inState('karnataka', 45_00_000, 2_41_200, '3%, 12% of it on top, and 2%: 5.36%'),
  inState('karnataka', 45_00_001, 3_42_000.076, '5%, 12% of it on top, and 2%: 7.6%'),
  inState('karnataka', 20_00_000, 84_800, '2%, 12% of it on top, and 2%: 4.24%'),
  inState('tamilNadu', 50_00_000, 4_50_000, '7% and 2%'),
  inState('andhra', 50_00_000, 3_75_000, '5%, transfer duty of 1.5%, and 1%'),
  inState('rajasthan', 50_00_000, 4_40_000, '6%, a surcharge of 30% of it, and 1%'),
  inState('telangana', 50_00_000, 3_75_000, '5.5%, transfer duty of 1.5%, and 0.5%'),
  inState('maharashtra', 30_00_000, 2_10_000, '6% and 1%, just at the cap of ₹30,000'),
  inState('maharashtra', 50_00_000, 3_30_000, '6% and at most ₹30,000'),
  inState('gujarat', 50_00_000, 2_95_000, '4.9% and 1%'),
  inState('haryana', 50_00_000, 3_75_000, '7% and a fee of ₹25,000'),
  inState('haryana', 50_00_001, 3_80_000.07, '7% and a fee of ₹30,000'),
  inState('haryana', 1_00_00_000, 7_50_000, '7% and the highest fee, ₹50,000'),
  inState('delhi', 25_00_000, 1_75_000, '6% and 1%, the last price without the higher transfer duty'),
  inState('delhi', 25_00_001, 2_00_000.08, '7% and 1%'),
  {
    name: 'a typed percentage replaces the State’s',
    source: byHand('5.5% of 50,00,000'),
    input: { ...rich, price: 50_00_000, dutyPercent: 5.5 },
    expect: { 'Stamp duty and registration': 2_75_000 },
  },
  {
    name: 'a lender’s limit of 57 times the income stops at ₹57 lakh',
    source: byHand('57 × 1,00,000'),
    input: { multiple: 57 },
    expect: {
      'Loan by income multiple': 57_00_000,
      'Home loan you can get': 57_00_000,
      'Limited by': 'Income multiple',
    },
  },
  {
    name: 'at 52 a loan that must end at 60 has eight years',
    source: decimal('₹50,000 × (1 − (1 + r)⁻⁹⁶) ÷ r'),
    input: { age: 52 },
    expect: { 'Tenure that counts': 96, 'Home loan you can get': 34_74_121.26779037, 'Limited by': 'Your age' },
  },
  {
    name: 'at 40 twenty years are just left',
    source: byHand('60 − 40 = 20 years'),
    input: { age: 40 },
    expect: { 'Tenure that counts': 240, 'Limited by': 'Your income' },
  },
  {
    name: 'at 41 a year is missing',
    source: byHand('60 − 41 = 19 years'),
    input: { age: 41 },
    expect: { 'Tenure that counts': 228, 'Limited by': 'Your age' },
  },
  {
    name: 'EMIs that use up the share leave no loan',
    source: byHand('1,00,000 × 50% − 50,000 = 0'),
    input: { emis: 50_000 },
    expect: { 'Home loan you can get': 0, 'Monthly EMI': 0, 'Limited by': 'Your present EMIs' },
  },
  {
    name: 'EMIs a rupee below it leave room for ₹1 a month',
    source: decimal('₹1 × (1 − (1 + r)⁻²⁴⁰) ÷ r'),
    input: { emis: 49_999 },
    expect: { 'Home loan you can get': 115.23083982, 'Limited by': 'Your income' },
  },
  {
    name: 'without interest the loan is EMI times months',
    source: byHand('₹50,000 × 240'),
    input: { rate: 0 },
    expect: { 'Home loan you can get': 1_20_00_000 },
  },
  {
    name: 'a house of ₹80 lakh needs a take-home pay of ₹1.11 lakh',
    source: decimal('EMI of ₹64 lakh ÷ 50%; 80,00,000 × 1.07 − 64,00,000'),
    input: { goal: 'price' },
    expect: {
      'Take-home pay you need, per month': 1_11_081.37387079,
      'Loan you need': 64_00_000,
      'Own money you need': 21_60_000,
      'Monthly EMI': 55_540.68693539,
    },
  },
  {
    name: 'with ₹30 lakh of own money ₹96,502 is enough',
    source: decimal('EMI of ₹55.6 lakh ÷ 50%'),
    input: { goal: 'price', ownMoney: 30_00_000 },
    expect: { 'Take-home pay you need, per month': 96_501.94355025, 'Loan you need': 55_60_000 },
  },
  {
    name: 'own money that is too little does not make lenders lend more',
    source: byHand('₹21,60,000 are needed at 80%'),
    input: { goal: 'price', ownMoney: 20_00_000 },
    expect: { 'Loan you need': 64_00_000, 'Own money you need': 21_60_000 },
  },
  {
    name: 'for a house of ₹30 lakh the income must reach the next step of the share',
    source: decimal('EMI of ₹27 lakh is 23,431.23; ÷ 45% is ₹52,069, above the step; ÷ 50% is ₹46,862, below it'),
    input: { goal: 'price', wantedPrice: 30_00_000 },
    expect: { 'Take-home pay you need, per month': 50_000, 'Share of income for all EMIs': 50 },
  },
  {
    name: 'present EMIs and a spouse’s pay count towards it',
    source: decimal('(55,540.69 + 10,000) ÷ 50% − 60,000'),
    input: { goal: 'price', emis: 10_000, coApplicants: [{ income: 60_000, emis: 0, age: 33, lastAge: null }] },
    expect: {
      'Income of all applicants needed, per month': 1_31_081.37387079,
      'Take-home pay you need, per month': 71_081.37387079,
    },
  },
  {
    name: 'own money for the whole price needs no loan and no income',
    source: byHand('80,00,000 × 1.07 = ₹85,60,000'),
    input: { goal: 'price', ownMoney: 85_60_000 },
    expect: { 'Take-home pay you need, per month': 0, 'Loan you need': 0, 'Own money you need': 85_60_000 },
  },
  {
    name: 'an age at which the loan must end leaves no time',
    source: byHand('60 − 60'),
    input: { age: 60 },
    refused: 'The loan must end by the age of 60, and you are 60',
  },
  {
    name: 'a year before it, one year is left',
    source: byHand('60 − 59'),
    input: { age: 59 },
    expect: { 'Tenure that counts': 12 },
  },
  {
    name: 'a co-applicant near that age leaves little time',
    source: decimal('(1,60,000 × 50% − 5,000) × (1 − (1 + r)⁻²⁴) ÷ r'),
    input: { coApplicants: [{ income: 60_000, emis: 5_000, age: 58, lastAge: null }] },
    expect: {
      'Tenure that counts': 24,
      'Home loan you can get': 16_49_959.00282436,
      'Limited by': 'A co-applicant’s age',
    },
  },
  {
    name: 'the age of a co-applicant without income does not count',
    source: decimal('As without the co-applicant: ₹50,000 × (1 − (1 + r)⁻²⁴⁰) ÷ r'),
    input: { coApplicants: [{ income: 0, emis: 0, age: 62, lastAge: null }] },
    expect: { 'Tenure that counts': 240, 'Home loan you can get': 57_61_541.99122941, 'Limited by': 'Your income' },
  },
  {
    name: 'a co-applicant past that age is left out, and one who is not counts',
    source: byHand('(1,00,000 + 60,000) × 50% − 15,000; 60 − 48 years'),
    input: {
      emiShare: 50,
      coApplicants: [
        { income: 30_000, emis: 8_000, age: 61, lastAge: null },
        { income: 60_000, emis: 15_000, age: 48, lastAge: null },
      ],
    },
    expect: { 'Room for a new EMI': 65_000, 'Tenure that counts': 144, 'Limited by': 'A co-applicant’s age' },
  },
  {
    name: 'a house asks the pay of those who are not past it',
    source: decimal('55,540.69 ÷ 50%: as without the co-applicant'),
    input: { goal: 'price', coApplicants: [{ income: 60_000, emis: 10_000, age: 60, lastAge: null }] },
    expect: { 'Take-home pay you need, per month': 1_11_081.37387079 },
  },
  {
    name: 'where it is the only income there is no loan',
    source: byHand('60 ≥ 60'),
    input: { income: 0, coApplicants: [{ income: 60_000, emis: 0, age: 60, lastAge: null }] },
    refused: 'The only income is that of a co-applicant of 60, and the loan must end by the age of 60.',
  },
];
