import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 50 digits` }) as const;
/** A car of ₹10 lakh with nothing but its price to pay, all of it on loan at 9 % over 5 years. */
const bare = { exShowroom: 10_00_000, roadTax: 0, insurance: 0, registration: 0, downPayment: 0 } as const;
const tenLakh = byHand('S. 394(1), Table, Sl. No. 6, Income-tax Act, 2025: 1% of the whole price above ₹10 lakh');

/** Cases of a car with insurance and registration at an example. */
const cases: GoldenCase<typeof calculator>[] = [
  {
    name: 'a car of ₹12 lakh in Maharashtra costs ₹14,03,500 on the road, and ₹22,907 a month on loan',
    source: decimal('12% road tax, 1% TCS; EMI = P × r ÷ (1 − (1 + r)⁻ⁿ); value 20% down, then 12% a year'),
    input: {},
    expect: {
      'Road tax': 1_44_000,
      'Tax collected at source (TCS)': 12_000,
      'On-road price': 14_03_500,
      'Loan amount': 11_03_500,
      'Monthly EMI': 22_906.8449922816,
      'Total interest': 2_70_910.699536899,
      'Paid off in': '2031-12',
      'Resale value then': 5_75_707.5456,
      'Cost of owning the car': 17_16_703.153936899,
      'Cost of owning per month': 28_611.7192322816,
      'Cost of owning per km': 28.6117192323,
      'Time in which you owe more than the car is worth': 0,
      'Pay per month that the rule needs': 3_34_068.4499228165,
    },
  },
  {
    name: '20% down, 48 months and 10% road tax: the 20/4/10 rule asks for a pay of ₹3,04,333',
    source: decimal('12,00,000 + 1,20,000 + 45,000 + 12,000 + 1,000 − 2,75,600; (EMI + 3,000) ÷ 10%'),
    input: {
      roadTax: 1_20_000,
      registration: 1_000,
      downPayment: 2_75_600,
      tenure: 48,
      income: 3_00_000,
      kmPerMonth: 0,
      fuelPerKm: 0,
      upkeep: 3_000,
    },
    expect: {
      'On-road price': 13_78_000,
      'Loan amount': 11_02_400,
      'Monthly EMI': 27_433.2707130251,
      'Down payment, share of the on-road price': 20,
      'Pay per month that the rule needs': 3_04_332.7071302507,
      'Share of your pay': 10.144423571,
    },
  },
  {
    name: 'one EMI in advance is a loan with EMIs at the start of each month',
    source: decimal('P ÷ (1 + (1 − (1 + r)⁻⁵⁹) ÷ r)'),
    input: { ...bare, advanceEmis: 1 },
    expect: {
      'Monthly EMI': 20_603.8265273985,
      'Total interest': 2_36_229.591643913,
      'Time in which you owe more than the car is worth': 10,
      'Paid off in': '2031-11',
    },
  },
  {
    name: 'two EMIs in advance',
    source: decimal('P ÷ (2 + (1 − (1 + r)⁻⁵⁸) ÷ r)'),
    input: { ...bare, advanceEmis: 2 },
    expect: {
      'Monthly EMI': 20_453.5853035478,
      'EMIs paid at purchase': 40_907.1706070957,
      'Owed after them': 9_59_092.8293929043,
      'Time in which you owe more than the car is worth': 0,
    },
  },
  {
    name: 'three EMIs in advance',
    source: decimal('P ÷ (3 + (1 − (1 + r)⁻⁵⁷) ÷ r)'),
    input: { ...bare, advanceEmis: 3 },
    expect: { 'Monthly EMI': 20_307.5094036588, 'Total interest': 2_18_450.5642195255 },
  },
  {
    name: 'a balloon of ₹3 lakh lowers the EMI, raises the interest, and leaves you under water for 35 months',
    source: decimal('EMI on P − B plus interest on B; balance month by month'),
    input: { ...bare, balloon: 3_00_000 },
    expect: {
      'Monthly EMI': 16_780.8486584478,
      'Last EMI with the balloon': 3_16_780.8486584478,
      'Total interest': 3_06_850.9195068684,
      'Time in which you owe more than the car is worth': 35,
      'How much smaller a loan avoids this': 1_00_601.7793177295,
    },
  },
  {
    name: 'balloon, two EMIs in advance and a fee together',
    source: decimal('(P − B) and B apart; APR by bisection on ₹9,88,200 less two EMIs'),
    input: { ...bare, balloon: 3_00_000, advanceEmis: 2, feePercent: 1 },
    expect: {
      'Monthly EMI': 16_475.4685786175,
      'Total interest': 2_88_528.1147170515,
      'Processing fee': 10_000,
      'GST on the fee': 1_800,
      'Annual percentage rate (APR)': 9.443208758974,
    },
  },
  {
    name: 'a loan without interest is plain division',
    source: byHand('6,00,000 ÷ 60'),
    input: { ...bare, downPayment: 4_00_000, rate: 0 },
    expect: { 'Monthly EMI': 10_000, 'Total interest': 0, 'Cost of owning the car': 11_50_243.712 },
  },
  {
    name: 'one on-road price of ₹14,50,000 for everything: road tax and insurance are in it',
    source: decimal(
      '14,50,000 − 12,00,000 − 1% TCS = 2,38,000 of tax, insurance and the rest; EMI on 14,50,000 − 3,00,000',
    ),
    input: { onRoadPrice: 14_50_000, insurance: 45_000, roadTax: 1_44_000 },
    expect: {
      'On-road price': 14_50_000,
      'Tax collected at source (TCS)': 12_000,
      'Road tax, insurance and the rest in it': 2_38_000,
      'Loan amount': 11_50_000,
      'Monthly EMI': 23_872.1085,
      'Total interest': 2_82_326.5106,
    },
  },
  {
    name: '85% of an on-road price, in a State without a rate, of a car that bears no TCS',
    source: decimal('9,30,000 × 85%; EMI = P × r ÷ (1 − (1 + r)⁻ⁿ)'),
    input: { onRoadPrice: 9_30_000, exShowroom: 8_00_000, state: 'other', loanBasis: 'onRoad' },
    expect: {
      'Tax collected at source (TCS)': 0,
      'Road tax, insurance and the rest in it': 1_30_000,
      'Loan amount': 7_90_500,
      'Monthly EMI': 16_409.4798,
    },
  },
  {
    name: 'an on-road price that is no more than the car and TCS has nothing else in it',
    source: decimal('12,12,000 − 12,00,000 − 12,000'),
    input: { onRoadPrice: 12_12_000 },
    expect: { 'Road tax, insurance and the rest in it': 0, 'Loan amount': 9_12_000 },
  },
  {
    name: 'an on-road price below the car and TCS',
    source: decimal('12,11,999 is less than 12,00,000 with 12,000'),
    input: { onRoadPrice: 12_11_999 },
    refused: 'The on-road price of ₹12,11,999 is less than the ex-showroom price of ₹12,00,000 with ₹12,000 of TCS',
  },
  {
    name: 'a car of ₹9,99,999 bears no TCS',
    source: tenLakh,
    input: { ...bare, exShowroom: 9_99_999 },
    expect: { 'Tax collected at source (TCS)': 0, 'On-road price': 9_99_999 },
  },
  {
    name: 'a car of exactly ₹10,00,000 bears no TCS',
    source: tenLakh,
    input: { ...bare },
    expect: { 'Tax collected at source (TCS)': 0, 'On-road price': 10_00_000 },
  },
  {
    name: 'a car of ₹10,00,001 bears TCS on the whole price',
    source: tenLakh,
    input: { ...bare, exShowroom: 10_00_001 },
    expect: { 'Tax collected at source (TCS)': 10_000.01, 'On-road price': 10_10_001.01 },
  },
  {
    name: 'so it was under the Act of 1961',
    source: byHand('S. 206C(1F), Income-tax Act, 1961: 1% of ₹12,00,000'),
    input: { ...bare, exShowroom: 12_00_000, boughtIn: '2026-03' },
    expect: { 'Tax collected at source (TCS)': 12_000 },
  },
  ...(
    [
      ['maharashtra', 'petrol', 10_00_000, 1_10_000],
      ['maharashtra', 'petrol', 10_00_001, 1_20_000.12],
      ['maharashtra', 'petrol', 20_00_000, 2_40_000],
      ['maharashtra', 'petrol', 20_00_001, 2_60_000.13],
      ['maharashtra', 'diesel', 15_00_000, 2_10_000],
      ['maharashtra', 'cng', 8_00_000, 64_000],
      ['maharashtra', 'electric', 40_00_000, 0],
      ['delhi', 'petrol', 6_00_000, 24_000],
      ['delhi', 'petrol', 6_00_001, 42_000.07],
      ['delhi', 'petrol', 10_00_001, 1_00_000.1],
      ['delhi', 'diesel', 10_00_001, 1_25_000.125],
      // 2,04,000 and a cess of 11% of it; 2,50,000.10 likewise.
      ['karnataka', 'petrol', 12_00_000, 2_26_440],
      ['karnataka', 'electric', 25_00_000, 0],
      ['karnataka', 'electric', 25_00_001, 2_77_500.111],
      ['tamil-nadu', 'petrol', 5_00_001, 65_000.13],
      ['telangana', 'petrol', 5_00_000, 65_000],
      ['telangana', 'petrol', 5_00_001, 70_000.14],
      ['telangana', 'petrol', 10_00_001, 1_80_000.18],
      ['telangana', 'diesel', 20_00_001, 4_00_000.2],
      ['telangana', 'petrol', 50_00_000, 10_00_000],
      ['telangana', 'petrol', 50_00_001, 10_50_000.21],
      // 1,40,000 and a cess of 10% of it; 1,70,000.17 and 3,60,000.18 likewise.
      ['andhra-pradesh', 'diesel', 10_00_000, 1_54_000],
      ['andhra-pradesh', 'petrol', 10_00_001, 1_87_000.187],
      ['andhra-pradesh', 'petrol', 20_00_001, 3_96_000.198],
      ['uttar-pradesh', 'petrol', 10_00_000, 90_000],
      ['uttar-pradesh', 'petrol', 10_00_001, 1_10_000.11],
      ['haryana', 'petrol', 20_00_001, 2_00_000.1],
      ['gujarat', 'petrol', 12_00_000, 72_000],
    ] as const
  ).map(([state, fuel, exShowroom, tax]) => ({
    name: `road tax by the table: ${state}, ${fuel}, ₹${exShowroom}`,
    source: byHand('The State’s rate of the band × the whole price'),
    input: { state, fuel, exShowroom },
    expect: { 'Road tax': tax },
  })),
  ...(
    [
      ['telangana', 12_00_000, '2026-12', 0],
      ['kerala', 15_00_000, '2026-12', 75_000],
      ['kerala', 15_00_001, '2026-12', 1_20_000.08],
      ['kerala', 20_00_000, '2025-04', 1_60_000],
      ['kerala', 20_00_001, '2025-04', 2_00_000.1],
      ['kerala', 20_00_001, '2025-03', 1_00_000.05],
    ] as const
  ).map(([state, exShowroom, boughtIn, tax]) => ({
    name: `road tax of an electric car by month: ${state}, ₹${exShowroom}, ${boughtIn}`,
    source: byHand('The State’s rate of that month × the whole price'),
    input: { state, fuel: 'electric' as const, exShowroom, boughtIn },
    expect: { 'Road tax': tax },
  })),
  {
    name: 'what Telangana asks of electric cars from 2027 on is not known',
    source: byHand('The waiver is until 31 December 2026'),
    input: { state: 'telangana', fuel: 'electric', boughtIn: '2027-01' },
    refused: 'We have no road tax rate for this State and fuel.',
  },
  {
    name: 'for other cars in Kerala the tables disagree',
    source: byHand('No rate on file'),
    input: { state: 'kerala' },
    refused: 'We have no road tax rate for this State and fuel.',
  },
  {
    name: 'Maharashtra asks for at most ₹30 lakh',
    source: byHand('13% of ₹2.5 crore would be ₹32.5 lakh'),
    input: { exShowroom: 2_50_00_000 },
    expect: { 'Road tax': 30_00_000 },
  },
  {
    name: 'the dealer’s figure comes before the table',
    source: byHand('As entered'),
    input: { roadTax: 1_31_000 },
    expect: { 'Road tax': 1_31_000 },
  },
  ...table<typeof calculator>(
    {
      source: byHand,
      input: { state: 'other' },
      given: ['exShowroom', 'ownTaxRate', 'roadTaxCess', 'taxWaived', 'waivedMost'],
      expect: ['Road tax'],
    },
    [
      ['a State’s own rate of 9%', '12,00,000 × 9%', blank, 9, blank, blank, blank, 1_08_000],
      ['a State’s own rate with a cess of 10%', '1,08,000 × 1.1', blank, 9, 10, blank, blank, 1_18_800],
      ['half of an electric car’s tax waived', '16,00,000 × 6% × 50%', 16_00_000, 6, blank, 50, blank, 48_000],
      ['all waived up to ₹30,000', '96,000 − 30,000', 16_00_000, 6, blank, 100, 30_000, 66_000],
      ['all waived, below the limit', '96,000 − 96,000', 16_00_000, 6, blank, 100, 1_00_000, 0],
      ['half of tax and cess waived', '96,000 × 1.1 × 50%', 16_00_000, 6, 10, 50, blank, 52_800],
      ['a State that asks for none', '0%', blank, 0, blank, blank, blank, 0],
    ],
  ),
  {
    name: 'the visitor’s rate comes before the table, the dealer’s figure before both',
    source: byHand('12,00,000 × 12.5%'),
    input: { ownTaxRate: 12.5 },
    expect: { 'Road tax': 1_50_000 },
  },
  {
    name: 'the dealer’s figure comes before the visitor’s rate',
    source: byHand('As entered'),
    input: { roadTax: 1_31_000, ownTaxRate: 12.5, taxWaived: 50 },
    expect: { 'Road tax': 1_31_000 },
  },
  {
    name: 'a lender that finances 85% of the ex-showroom price leaves the rest to you',
    source: byHand('12,00,000 × 85%; 14,03,500 − 10,20,000'),
    input: { loanBasis: 'exShowroom', financeShare: 85 },
    expect: { 'Loan amount': 10_20_000, 'Your own money at purchase': 3_83_500 },
  },
  {
    name: 'a lender that finances 90% of the on-road price',
    source: byHand('14,03,500 × 90%'),
    input: { loanBasis: 'onRoad', financeShare: 90 },
    expect: { 'Loan amount': 12_63_150, 'Your own money at purchase': 1_40_350 },
  },
  {
    name: 'a loan of ₹8 lakh, typed in, leaves the rest of the price to you',
    source: decimal('14,03,500 − 8,00,000; EMI = P × r ÷ (1 − (1 + r)⁻⁶⁰)'),
    input: { loanBasis: 'amount', loanAmount: 8_00_000 },
    expect: {
      'Loan amount': 8_00_000,
      'Your own money at purchase': 6_03_500,
      'Monthly EMI': 16_606.6841810832,
      'Total interest': 1_96_401.0508649925,
    },
  },
  {
    name: 'a loan of the whole on-road price is still a loan',
    source: decimal('14,03,500 − 14,03,500; EMI = P × r ÷ (1 − (1 + r)⁻⁶⁰)'),
    input: { loanBasis: 'amount', loanAmount: 14_03_500 },
    expect: { 'Your own money at purchase': 0, 'Monthly EMI': 29_134.3515601879 },
  },
  {
    name: 'a rupee more than the on-road price is refused',
    source: byHand('14,03,501 > 14,03,500'),
    input: { loanBasis: 'amount', loanAmount: 14_03_501 },
    refused: 'The loan of ₹14,03,501 is more than the on-road price of ₹14,03,500.',
  },
  {
    name: 'an electric car bought on loan in March 2023 earns the deduction: all the interest below ₹1.5 lakh',
    source: decimal('S. 80EEB: the first 12 months of ₹18,01,363 at 9% over 5 years'),
    input: { ...bare, exShowroom: 9_00_000, accessories: 9_01_363, fuel: 'electric', boughtIn: '2023-03' },
    expect: {
      'Interest of the first financial year': 1_49_999.9289450778,
      'Interest you can deduct in it': 1_49_999.9289450778,
    },
  },
  {
    name: 'and at most ₹1.5 lakh of it',
    source: decimal('S. 80EEB: the first 12 months of ₹18,01,365 at 9% over 5 years'),
    input: { ...bare, exShowroom: 9_00_000, accessories: 9_01_365, fuel: 'electric', boughtIn: '2023-03' },
    expect: {
      'Interest of the first financial year': 150000.0954855574,
      'Interest you can deduct in it': 1_50_000,
    },
  },
  {
    name: 'a State without a table needs the dealer’s figure',
    source: byHand('No rate on file'),
    input: { state: 'other' },
    refused: 'We have no road tax rate for this State and fuel.',
  },
  {
    name: 'an electric car in a State whose rate for it is not known needs the dealer’s figure',
    source: byHand('No rate on file'),
    input: { state: 'gujarat', fuel: 'electric' },
    refused: 'We have no road tax rate for this State and fuel.',
  },
  {
    name: 'who pays all needs no loan',
    source: byHand('14,03,500 − 14,03,500'),
    input: { downPayment: 14_03_500 },
    refused: 'Less than ₹1,000 of the on-road price of ₹14,03,500 is left to borrow.',
  },
  {
    name: 'all EMIs in advance are no loan',
    source: byHand('12 of 12'),
    input: { tenure: 12, advanceEmis: 12 },
    refused: 'All 12 EMIs in advance would repay the loan on the day you get it.',
  },
  {
    name: 'a balloon as large as the loan leaves no EMI',
    source: byHand('11,03,500 − 11,03,500'),
    input: { balloon: 11_03_500 },
    refused: 'A balloon of ₹11,03,500 leaves no part of the loan of ₹11,03,500',
  },
];

export const golden = [
  ...onExample(cases, { boughtIn: '2026-12', insurance: 45_000, registration: 2_500 }),
  {
    name: 'a car of ₹12 lakh in Maharashtra before insurance and registration',
    source: decimal('12,00,000 + 12% road tax + 1% TCS − 3,00,000; EMI = P × r ÷ (1 − (1 + r)⁻⁶⁰)'),
    input: { boughtIn: '2026-12' },
    expect: { 'On-road price': 13_56_000, 'Loan amount': 10_56_000, 'Monthly EMI': 21_920.823119029 },
  },
  {
    name: 'a balloon of a tenth of the loan',
    source: published('visualemicalculator.com, balloon: EMI 20,485, interest 3,29,091'),
    input: { ...bare, rate: 11, balloon: 1_00_000 },
    expect: { 'Monthly EMI': 20_485, 'Total interest': 3_29_091 },
    tolerance: 0.5,
  },
] satisfies GoldenCase<typeof calculator>[];
