/** Who is shown the interest subsidy of PMAY-U 2.0 (Ministry of Housing and Urban Affairs): income, price and time on both sides of each limit. */
import homeLoan from '@/content/calculators/home-loan-eligibility-calculator';
import type { InputOf } from '@/lib/calculator';
import { resultOf } from '../result-of';

const subsidyFor = (input: Partial<InputOf<typeof homeLoan.fields>>): string | undefined =>
  resultOf(homeLoan, input).actions?.find(({ text }) => text.includes('PMAY-U 2.0'))?.text;

it.each([
  ['₹75,000 a month are ₹9 lakh a year', { income: 75_000 }],
  ['a spouse’s pay counts', { income: 45_000, coApplicants: [{ income: 30_000, emis: 0, age: 33, lastAge: null }] }],
  ['bonus counts whole, also where the lender counts half', { income: 65_000, variablePay: 10_000 }],
  ['profit by the returns', { income: 0, returns: [{ profit: 8_50_000, depreciation: 50_000 }] }],
  ['a house of ₹35 lakh', { income: 50_000, price: 35_00_000 }],
  ['a loan of 61 months', { income: 50_000, tenure: 61 }],
  ['a wanted house of ₹35 lakh, whose buyer’s income is the question', { goal: 'price', wantedPrice: 35_00_000 }],
] as const)('%s: the subsidy is shown', (_, input) => {
  expect(subsidyFor(input)).toContain('up to ₹1,80,000, paid into the loan in 5 yearly instalments');
});

it.each([
  ['₹75,001 a month', { income: 75_001 }],
  ['with a spouse’s pay', { income: 45_000, coApplicants: [{ income: 30_001, emis: 0, age: 33, lastAge: null }] }],
  ['with a bonus', { income: 65_000, variablePay: 10_001 }],
  ['profit by the returns', { income: 0, returns: [{ profit: 8_50_000, depreciation: 50_001 }] }],
  ['a house above ₹35 lakh', { income: 50_000, price: 35_00_001 }],
  ['a loan of five years', { income: 50_000, tenure: 60 }],
  ['a wanted house above ₹35 lakh', { goal: 'price', wantedPrice: 35_00_001 }],
  ['no room for a loan', { income: 50_000, emis: 40_000 }],
] as const)('%s: it is not', (_, input) => {
  expect(subsidyFor(input)).toBeUndefined();
});

// 4% on ₹8 lakh that are repaid at 4% over 144 months, each month's interest brought to the day of the loan at 8.5%, is ₹1,50,240: the scheme pays for
// ₹1,50,000 at most, so that less of either gets less. The same sum gives the ₹2,67,280 and ₹2,35,068 of the scheme before it.
it.each([
  [8_00_000, 144, 4, 8.5, 1_50_240],
  [6_00_000, 240, 6.5, 9, 2_67_280],
  [9_00_000, 240, 4, 9, 2_35_068],
])(
  'the subsidy on ₹%s over %s months at %s%% is worth what the scheme says',
  (loan, months, percent, discount, worth) => {
    const rate = percent / 1_200;
    const emi = (loan * rate) / (1 - (1 + rate) ** -months);
    let owed = loan;
    let sum = 0;
    for (let month = 1; month <= months; month += 1) {
      sum += (owed * rate) / (1 + discount / 1_200) ** month;
      owed -= emi - owed * rate;
    }
    expect(Math.round(sum)).toBe(worth);
  },
);
