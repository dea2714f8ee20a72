import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type { InterestInput } from './form';
import type calculator from './index';

const decimal = (title: string) =>
  ({ how: 'by-hand', title: `${title}, in decimal arithmetic with 40 digits` }) as const;

/** One case for ₹1,00,000 at 8% over five years: the amount, and what a year grows by in %. */
const added = (adding: InterestInput['adding'], amount: number, effective: number): GoldenCase<typeof calculator> => ({
  name: `₹1,00,000 at 8% for five years, ${adding}`,
  source: decimal('P × (1 + r ÷ m)^(m × 5)'),
  input: { adding },
  expect: { 'Amount at the end': amount, Interest: amount - 1_00_000, 'Effective annual rate': effective },
});

/** One case for interest on tax paid late: what was late, from and to, the months or days, and the interest. */
const late = (
  lateKind: InterestInput['lateKind'],
  lateAmount: number,
  [lateFrom, lateTo]: readonly [string, string],
  counted: Readonly<Record<string, number>>,
  interest: number,
  how: string,
): GoldenCase<typeof calculator> => ({
  name: `${lateKind}: ₹${lateAmount} from ${lateFrom} to ${lateTo}`,
  source: byHand(how),
  input: { ask: 'late', lateKind, lateAmount, lateFrom, lateTo },
  expect: { ...counted, Interest: interest, 'Tax with interest': lateAmount + interest },
});

const dated = { adding: 'simple', timeBy: 'dates', from: '2024-01-15', to: '2025-01-15' } as const;
const passbook = {
  rate: 12,
  timeBy: 'dates',
  from: '2025-04-01',
  to: '2026-10-01',
  movements: [
    { way: 'out', amount: 30_000, on: '2026-01-01' },
    { way: 'in', amount: 50_000, on: '2025-07-01' },
  ],
} as const satisfies Partial<InterestInput>;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹1,00,000 at 8% for five years, added every year, becomes ₹1,46,933',
    source: decimal('1,00,000 × 1.08⁵'),
    input: {},
    expect: {
      'Amount at the end': 1_46_932.80768,
      Interest: 46_932.80768,
      'Effective annual rate': 8,
      'Years to double': 9.006468342,
      'Rate per year': 8,
    },
  },
  {
    name: 'simple interest on it is ₹40,000, and it doubles in twelve and a half years',
    source: byHand('1,00,000 × 8% × 5; 1 ÷ 8%'),
    input: { adding: 'simple' },
    expect: { 'Amount at the end': 1_40_000, Interest: 40_000, 'Years to double': 12.5 },
  },
  added('halfYearly', 1_48_024.428491834, 8.16),
  added('quarterly', 1_48_594.739597835, 8.243216),
  added('monthly', 1_48_984.57083016, 8.299950680751),
  added('daily', 1_49_175.931357278, 8.327757179281),
  added('continuous', 1_49_182.469764127, 8.328706767496),
  {
    name: '“₹2 per hundred” is 24% a year: ₹50,000 for 18 months costs ₹18,000',
    source: byHand('50,000 × 24% × 1.5; 1.02¹² − 1'),
    input: { principal: 50_000, rate: 2, ratePer: 'hundred', adding: 'simple', period: 18 },
    expect: {
      Interest: 18_000,
      'Rate per year': 24,
      'Rate per year if unpaid interest is added every month': 26.82417945625453,
    },
  },
  {
    name: 'the same 2% a month, added every month, costs ₹21,412',
    source: decimal('50,000 × 1.02¹⁸'),
    input: { principal: 50_000, rate: 2, ratePer: 'month', adding: 'monthly', period: 18 },
    expect: { Interest: 21_412.312378813, 'Effective annual rate': 26.82417945625453 },
  },
  {
    name: '91 days at 8% of a year of 365 days',
    source: byHand('1,00,000 × 8% × 91 ÷ 365'),
    input: { adding: 'simple', timeBy: 'dates', from: '2025-04-01', to: '2025-07-01' },
    expect: { 'Days counted': 91, Interest: 1_994.520547945205 },
  },
  {
    name: '91 days at 8% of a year of 360 days',
    source: byHand('1,00,000 × 8% × 91 ÷ 360'),
    input: { adding: 'simple', timeBy: 'dates', from: '2025-04-01', to: '2025-07-01', dayCount: '360' },
    expect: { Interest: 2_022.222222222 },
  },
  {
    name: 'a year with 29 February has 366 days and earns a day more by 365',
    source: byHand('1,00,000 × 8% × 366 ÷ 365'),
    input: dated,
    expect: { 'Days counted': 366, Interest: 8_021.917808219 },
  },
  {
    name: 'the same by 360',
    source: byHand('1,00,000 × 8% × 366 ÷ 360'),
    input: { ...dated, dayCount: '360' },
    expect: { Interest: 8_133.333333333 },
  },
  {
    name: 'the same with 352 days of 2024 ÷ 366 and 14 of 2025 ÷ 365',
    source: decimal('1,00,000 × 8% × (352 ÷ 366 + 14 ÷ 365)'),
    input: { ...dated, dayCount: 'actual' },
    expect: { Interest: 8_000.838386107 },
  },
  {
    name: 'from 28 February to 1 March of a leap year are two days',
    source: byHand('1,00,000 × 8% × 2 ÷ 365'),
    input: { adding: 'simple', timeBy: 'dates', from: '2024-02-28', to: '2024-03-01' },
    expect: { 'Days counted': 2, Interest: 43.835616438 },
  },
  {
    name: 'from 28 February to 1 March of another year is one',
    source: byHand('1,00,000 × 8% × 1 ÷ 365'),
    input: { adding: 'simple', timeBy: 'dates', from: '2025-02-28', to: '2025-03-01' },
    expect: { 'Days counted': 1, Interest: 21.917808219 },
  },
  {
    name: 'deposits and withdrawals earn simple interest for their own days',
    source: decimal('12% × (1,00,000 × 548 + 50,000 × 457 − 30,000 × 273) ÷ 365'),
    input: { ...passbook, adding: 'simple' },
    expect: { 'Days counted': 548, 'Paid in less taken out': 1_20_000, Interest: 22_836.164383562 },
  },
  {
    name: 'the same with interest added every month',
    source: decimal('Each payment × 1.01^(12 × its days ÷ 365)'),
    input: { ...passbook, adding: 'monthly' },
    expect: { 'Amount at the end': 1_44_894.496865737, Interest: 24_894.496865737 },
  },
  {
    name: 'of the interest 70% is left after tax at 30%',
    source: byHand('46,932.81 × 70%'),
    input: { taxPercent: 30 },
    expect: { 'Tax on the interest': 14_079.842304, 'Interest after tax': 32_852.965376 },
  },
  {
    name: '₹1,36,117 becomes ₹2 lakh in five years at 8%',
    source: decimal('2,00,000 ÷ 1.08⁵'),
    input: { ask: 'principal' },
    expect: { 'Amount to put in': 1_36_116.639406751, Interest: 63_883.360593249 },
  },
  {
    name: 'to double in five years takes 14.87% a year',
    source: decimal('2^(1 ÷ 5) − 1'),
    input: { ask: 'rate' },
    expect: { 'Rate needed per year': 14.8698354997, 'Rate needed per month': 1.239152958309, Interest: 1_00_000 },
  },
  {
    name: 'with simple interest it takes 20%',
    source: byHand('1 ÷ 5'),
    input: { ask: 'rate', adding: 'simple' },
    expect: { 'Rate needed per year': 20 },
  },
  {
    name: '₹1 lakh becomes ₹1.5 lakh at 8% in 64 months',
    source: decimal('ln 1.5 ÷ ln 1.08 = 5.2684 years, 63.2 months'),
    input: { ask: 'time', wanted: 1_50_000 },
    expect: { 'Time needed, in years': 5.268446244, 'Time needed, in whole months': 64 },
  },
  {
    name: 'with simple interest in exactly 75',
    source: byHand('50% ÷ 8% × 12'),
    input: { ask: 'time', wanted: 1_50_000, adding: 'simple' },
    expect: { 'Time needed, in years': 6.25, 'Time needed, in whole months': 75 },
  },
  {
    name: 'no rate, no interest, and it never doubles',
    source: byHand('0%'),
    input: { rate: 0 },
    expect: { Interest: 0, 'Amount at the end': 1_00_000, 'Doubles in': 'Never' },
  },
  {
    name: '₹50,000 of GST paid 90 days late costs ₹2,219',
    source: byHand('50,000 × 18% × 90 ÷ 365 = 2,219.18; s. 50(1)'),
    input: { ask: 'late' },
    expect: { 'Days counted': 90, 'Rate per year': 18, Interest: 2_219, 'Tax with interest': 52_219 },
  },
  late('gst', 50_000, ['2026-08-20', '2026-08-20'], { 'Days counted': 0 }, 0, 'paid on the due date'),
  late('gst', 50_000, ['2026-08-20', '2026-08-21'], { 'Days counted': 1 }, 25, '50,000 × 18% ÷ 365 = 24.66'),
  late(
    'tdsNotPaid',
    1_00_000,
    ['2025-10-31', '2025-11-08'],
    { 'Months counted': 2 },
    3_000,
    '1.5% × October and November; s. 201(1A)(ii)',
  ),
  late(
    'tdsNotPaid',
    1_00_000,
    ['2025-10-05', '2025-12-01'],
    { 'Months counted': 3 },
    4_500,
    '1.5% × October to December',
  ),
  late(
    'tdsNotPaid',
    50_050,
    ['2026-08-31', '2026-09-07'],
    { 'Months counted': 0 },
    0,
    'paid on the 7th; rule 30(2)(b)',
  ),
  late(
    'tdsNotPaid',
    50_050,
    ['2026-08-31', '2026-09-08'],
    { 'Months counted': 2 },
    1_502,
    '1.5% × August and September = 1,501.50; paid a day late',
  ),
  late(
    'tdsNotPaid',
    1_00_000,
    ['2026-03-31', '2026-04-30'],
    { 'Months counted': 0 },
    0,
    'TDS of March, paid on 30 April; rule 30(2)(a)',
  ),
  late(
    'tdsNotPaid',
    1_00_000,
    ['2026-03-31', '2026-05-01'],
    { 'Months counted': 3 },
    4_500,
    '1.5% × March to May; 30 April was the last day',
  ),
  late(
    'tdsNotDeducted',
    1_00_000,
    ['2025-10-05', '2025-11-04'],
    { 'Months counted': 2 },
    2_000,
    '1% × October and November; s. 201(1A)(i)',
  ),
  late('lateReturn', 50_050, ['2026-08-01', '2026-08-31'], { 'Months counted': 1 }, 500, '1% of 50,000 × 1; rule 119A'),
  late('lateReturn', 50_050, ['2026-08-01', '2026-09-01'], { 'Months counted': 2 }, 1_000, '1% of 50,000 × 2'),
  late('lateReturn', 50_099, ['2026-08-01', '2026-08-02'], { 'Months counted': 1 }, 500, 'a part of ₹100 is left out'),
  late('lateReturn', 50_100, ['2026-08-01', '2026-08-02'], { 'Months counted': 1 }, 501, '1% of 50,100'),
  late(
    'shortAdvanceTax',
    50_050,
    ['2026-04-01', '2026-07-31'],
    { 'Months counted': 4 },
    2_000,
    '1% of 50,000 × April to July; s. 234B',
  ),
  late(
    'shortAdvanceTax',
    50_050,
    ['2026-04-01', '2026-08-01'],
    { 'Months counted': 5 },
    2_500,
    '1% of 50,000 × April to August',
  ),
  {
    name: 'tax paid before interest runs is refused',
    source: byHand('19 August is before 20 August'),
    input: { ask: 'late', lateTo: '2026-08-19' },
    refused: 'The day of payment is before the day',
  },
  {
    name: 'dates in the wrong order are refused',
    source: byHand('the same day is no time'),
    input: { timeBy: 'dates', from: '2025-04-01', to: '2025-04-01' },
    refused: '“To” must be after “From”, 1 Apr 2025.',
  },
  {
    name: 'a target below the principal is refused',
    source: byHand('1,00,000 is not above 1,00,000'),
    input: { ask: 'time', wanted: 1_00_000 },
    refused: 'The target of ₹1,00,000 must be above the principal of ₹1,00,000.',
  },
  {
    name: 'a target without a rate is refused',
    source: byHand('0% grows to nothing more'),
    input: { ask: 'time', rate: 0 },
    refused: 'Without interest you never reach the target.',
  },
  {
    name: 'a target that takes more than a century is refused',
    source: byHand('ln 10,000 ÷ ln 1.08 = 119.7 years'),
    input: { ask: 'time', wanted: 100_00_00_000 },
    refused: 'At 8% a year the target takes more than 100 years.',
  },
  {
    name: 'a rate that is a slip is refused',
    source: byHand('₹100 on ₹100 a month is 1,200% a year, 2⁶⁰ in five years'),
    input: { rate: 100, ratePer: 'hundred', adding: 'monthly' },
    refused: 'At 1,200% a year ₹1 would become more than ₹10,00,000.',
  },
  {
    name: 'a withdrawal of more than there is is refused',
    source: byHand('1,00,000 × (1 + 8% × 183 ÷ 365) = 1,04,010.96'),
    input: {
      adding: 'simple',
      timeBy: 'dates',
      movements: [{ way: 'out', amount: 1_04_012, on: '2025-10-01' }],
    },
    refused: 'On 1 Oct 2025 you take out ₹2 more than the money with interest.',
  },
  {
    name: 'a withdrawal of all there is is not',
    source: byHand('1,00,000 × (1 + 8% × 183 ÷ 365) = 1,04,010.96'),
    input: {
      adding: 'simple',
      timeBy: 'dates',
      movements: [{ way: 'out', amount: 1_04_010.96, on: '2025-10-01' }],
    },
    tolerance: 0.01,
    expect: { 'Paid in less taken out': -4_010.96, Interest: 4_010.96, 'Amount at the end': 0 },
  },
  {
    name: 'a payment outside the dates is refused',
    source: byHand('1 October 2026 is after 1 April 2026'),
    input: { timeBy: 'dates', movements: [{ way: 'in', amount: 1_000, on: '2026-10-01' }] },
    refused: 'Enter a date from 1 Apr 2025 to 1 Apr 2026 for this payment.',
  },
];
