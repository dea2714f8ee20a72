import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, table } from '@/lib/golden';
import type calculator from './index';

/** One year at 50%: the gain is half of the amount, and long-term on the anniversary. */
const oneYear = { period: 12, rate: 50 } as const;

/** Two years at 50%: the gain is one and a quarter of the amount. */
const twoYears = { period: 24, rate: 50 } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹1 lakh for 10 years at 12% in an equity fund',
    source: byHand('1,00,000 × 1.12^10; (2,10,584.82 − 1,25,000) × 12.5% × 1.04'),
    input: {},
    expect: {
      'Value at the end': 3_10_584.82083442,
      Invested: 1_00_000,
      Gain: 2_10_584.82083442,
      'Growth a year (CAGR)': 12,
      'Value in today’s rupees': 1_73_428.94174306,
      'Short-term gain': 0,
      'Long-term gain': 2_10_584.82083442,
      'Taxable long-term gain': 85_584.8208344209,
      'Tax on redemption': 11_126.0267084747,
      'Value after tax': 2_99_458.79412595,
      'Growth a year (CAGR) after tax': 11.5921659583,
      'Value after tax in today’s rupees': 1_67_216.22654123,
      'Years until it doubles': 6.1162553742,
      'Years by the rule of 72': 6,
    },
  },
  ...(
    [
      ['half-year', 'half-yearly', 3_20_713.54722128, 12.36],
      ['quarter', 'quarterly', 3_26_203.77919991, 12.550881],
      ['month', 'monthly', 3_30_038.68945737, 12.682503013197],
      ['day', 'daily', 3_31_946.22036361, 12.7474615638],
    ] as const
  ).map(([period, compounding, value, growth]) => ({
    name: `the same with the return added every ${period}`,
    source: byHand('1,00,000 × (1 + 12% ÷ m)^(10 × m)'),
    input: { compounding },
    expect: { 'Value at the end': value, 'Growth a year (CAGR)': growth },
  })),
  {
    name: 'an expense ratio of 1% is taken off the return',
    source: byHand('1,00,000 × 1.11^10'),
    input: { expenseRatio: 1 },
    expect: {
      'Return after expenses': 11,
      'Value at the end': 2_83_942.0986069,
      'Tax on redemption': 7_662.4728188972,
    },
  },
  {
    name: 'sold after 11 months the gain is short-term',
    source: byHand('1,00,000 × (1.12^(11 ÷ 12) − 1) × 20% × 1.04'),
    input: { period: 11 },
    expect: { 'Short-term gain': 10_947.2445696164, 'Long-term gain': 0, 'Tax on redemption': 2_277.0268704802 },
  },
  {
    name: 'sold on the anniversary the gain is long-term and within the exemption',
    source: byHand('1,00,000 × 12%; no more than 1,25,000'),
    input: { period: 12 },
    expect: { 'Short-term gain': 0, 'Long-term gain': 12_000, 'Tax on redemption': 0 },
  },
  {
    name: 'sold on the anniversary the gain is short-term where that reading is chosen',
    source: byHand('12,000 × 20% × 1.04'),
    input: { period: 12, anniversary: 'short' },
    expect: { 'Short-term gain': 12_000, 'Tax on redemption': 2_496 },
  },
  ...(
    [
      ['₹1 below the exemption is free of tax', 2_49_998, 1_24_999, 0, 0],
      ['of exactly the exemption is free of tax', 2_50_000, 1_25_000, 0, 0],
      ['₹1 above the exemption bears tax on ₹1', 2_50_002, 1_25_001, 1, 0.13],
    ] as const
  ).map(([what, amount, gain, taxable, tax]) => ({
    name: `a long-term gain ${what}`,
    source: byHand('Half of the amount less 1,25,000, × 12.5% × 1.04'),
    input: { ...oneYear, amount },
    expect: { 'Long-term gain': gain, 'Taxable long-term gain': taxable, 'Tax on redemption': tax },
  })),
  ...(
    [
      ['at no cost: the exemption of one more year', 0, 8_125, 16_250],
      ['at 1% of what is sold', 1, 7_881.25, 10_868.75],
    ] as const
  ).map(([name, bookingCost, tax, worth]) => ({
    name: `₹1,25,000 of gain booked after a year ${name}`,
    source: byHand(
      '2,50,000 → 3,75,000, all sold and bought again for 3,75,000 less the cost → × 1.5; 13% of the gain above 1,25,000, against 24,375 without',
    ),
    input: { ...twoYears, amount: 2_50_000, booking: true, bookingCost },
    expect: { 'Gains booked free of tax': 1_25_000, 'Tax with booking': tax, 'Booking is worth': worth },
  })),
  {
    name: 'gains of ₹10 lakh booked after each of nine years',
    source: byHand('1,20,000 + 8 × 1,25,000 of gain, on each of which 13% is saved'),
    input: { amount: 10_00_000, booking: true },
    expect: {
      'Gains booked free of tax': 11_20_000,
      'Tax with booking': 1_11_910.2670847472,
      'Left after tax with booking': 29_93_937.94125946,
      'Booking is worth': 1_45_600,
    },
  },
  {
    name: 'the same at 0.1% of what is sold',
    source: byHand('Value and cost of each lot, year by year'),
    input: { amount: 10_00_000, booking: true, bookingCost: 0.1 },
    expect: {
      'Costs of booking': 6_447.4970223296,
      'Value with booking': 30_92_490.95935773,
      'Booking is worth': 1_33_141.0187688612,
    },
  },
  {
    name: 'nothing is booked where what is bought again would be short-term at the end',
    source: byHand('12 months after the booking are needed, 11 are there'),
    input: { period: 23, rate: 50, booking: true },
    expect: { 'Gains booked free of tax': 0, 'Booking is worth': 0 },
  },
  {
    name: 'the gain of a debt fund is taxed at the slab rate',
    source: byHand('10,00,000 × (1.07^3 − 1) × 30% × 1.04'),
    input: { amount: 10_00_000, period: 36, rate: 7, fund: 'debt' },
    expect: { 'Value at the end': 12_25_043, 'Tax on redemption': 70_213.416 },
  },
  {
    name: 'a return of −10% a year leaves 72.9% after three years, and a loss bears no tax',
    source: byHand('1,00,000 × 0.9^3'),
    input: { period: 36, rate: -10 },
    expect: { 'Value at the end': 72_900, Gain: -27_100, Lost: 27_100, 'Tax on redemption': 0 },
  },
  {
    name: '₹1 crore in 15 years at 12% takes ₹18,26,963 now',
    source: byHand('1,00,00,000 ÷ 1.12^15'),
    input: { known: 'goal', period: 180 },
    expect: { 'Amount needed': 18_26_962.61264199, 'Value at the end': 1_00_00_000 },
  },
  {
    name: '₹1 crore at today’s prices in 15 years',
    source: byHand('1,00,00,000 × 1.06^15 ÷ 1.12^15'),
    input: { known: 'goal', period: 180, goalPrices: 'today' },
    expect: { 'Amount needed': 43_78_422.21781399, 'Value in today’s rupees': 1_00_00_000 },
  },
  {
    name: '₹1 crore in hand after tax in 15 years',
    source: byHand(
      '(1,00,00,000 − 1,25,000 × t) ÷ (1.12^15 − t × (1.12^15 − 1)), t = 12.5% × 1.1 × 1.04 above ₹50 lakh',
    ),
    input: { known: 'goal', period: 180, goalAfterTax: true },
    expect: {
      'Amount needed': 20_65_048.26550556,
      'Value at the end': 1_13_03_177.47728437,
      'Value after tax': 1_00_00_000,
    },
  },
  {
    name: 'the least amount is below ₹50 lakh of gain, although more money leaves less just above it',
    source: byHand(
      '(43,83,000 − 1,25,000 × 13%) ÷ (1.12^50 − 13% of (1.12^50 − 1)); ₹200 more leaves less than the goal',
    ),
    input: { known: 'goal', goal: 43_83_000, goalAfterTax: true, period: 600 },
    expect: { 'Amount needed': 17_358.55036302, 'Value after tax': 43_83_000 },
  },
  {
    name: 'a goal that no amount in reach comes to is refused',
    source: byHand('1,000 crore ÷ 0.5^50 is far above 10 lakh crore'),
    input: { known: 'goal', goal: 1_000_00_00_000, period: 600, rate: -50 },
    refused: 'At this return your money shrinks so much that no amount can reach your goal.',
  },
  {
    name: 'a gain of ₹1.6 crore brings surcharge of 15% by itself',
    source: byHand('10,00,000 × (1.12^25 − 1) less 1,25,000, × 12.5% × 1.15 × 1.04'),
    input: { amount: 10_00_000, period: 300 },
    expect: { Surcharge: 2_97_657.457624551, 'Tax on redemption': 23_73_322.128793087 },
  },
  ...table<typeof calculator>(
    {
      source: byHand,
      given: ['amount', 'fund', 'exemptionUsed', 'surcharge'],
      input: twoYears,
      expect: ['Surcharge', 'Tax on redemption'],
    },
    [
      // prettier-ignore
      [
        'a gain of exactly ₹50 lakh brings no surcharge',
        '(50,00,000 − 1,25,000) × 12.5% × 1.04',
        40_00_000,
        'equity',
        0,
        '0',
        blank,
        6_33_750,
      ],
      // prettier-ignore
      [
        'just above ₹50 lakh tax and surcharge rise by no more than the income above it',
        '(6,09,375 on a gain of ₹50 lakh + 25,000 above it) × 1.04; tax on the gain 6,12,500',
        40_20_000,
        'equity',
        0,
        '0',
        21_875,
        6_59_750,
      ],
      // prettier-ignore
      [
        'the rate chosen for other income counts in full above ₹50 lakh',
        '6,12,500 × 1.1 × 1.04',
        40_20_000,
        'equity',
        0,
        '10',
        61_250,
        7_00_700,
      ],
      // prettier-ignore
      [
        'just above ₹1 crore the relief is measured on tax with 10% there',
        '(12,34,375 × 1.1 on a gain of ₹1 crore + 50,000 above it) × 1.04; tax on the gain 12,40,625',
        80_40_000,
        'equity',
        0,
        '0',
        1_67_187.5,
        14_64_125,
      ],
      // prettier-ignore
      [
        'a rate chosen below what the gain brings is raised to it',
        'As before: the gain is above ₹1 crore',
        80_40_000,
        'equity',
        0,
        '10',
        1_67_187.5,
        14_64_125,
      ],
      // prettier-ignore
      [
        'gains that used the exemption elsewhere are income of the same year',
        '1,00,50,000 + 1,25,000 is far enough above ₹1 crore: 1,00,50,000 × 12.5% × 1.15 × 1.04',
        80_40_000,
        'equity',
        1_25_000,
        '0',
        1_88_437.5,
        15_02_475,
      ],
      // prettier-ignore
      [
        'on the gain of a debt fund just above ₹2 crore relief is measured on tax with 15% there',
        '(2,00,00,000 × 30% × 1.15 + 50,000) × 1.04; tax on the gain 60,15,000',
        1_60_40_000,
        'debt',
        0,
        '0',
        9_35_000,
        72_28_000,
      ],
      // prettier-ignore
      [
        'on the gain of a debt fund above ₹5 crore the rate that every regime has is certain',
        '6,00,00,000 × 30% × 1.25 × 1.04',
        4_80_00_000,
        'debt',
        0,
        '0',
        45_00_000,
        2_34_00_000,
      ],
      // prettier-ignore
      [
        '37% of the old regime counts where it is chosen',
        '6,00,00,000 × 30% × 1.37 × 1.04',
        4_80_00_000,
        'debt',
        0,
        '37',
        66_60_000,
        2_56_46_400,
      ],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: byHand,
      given: ['period', 'fund', 'anniversary'],
      input: { amount: 10_00_000, rate: 21, compounding: 'yearly' },
      expect: ['Short-term gain', 'Long-term gain', 'Tax on redemption'],
    },
    // prettier-ignore
    [
      ['a gold fund held 24 months is long-term', '4,64,100 × 12.5% × 1.04', 24, 'other', 'long', 0, 4_64_100, 60_333],
      [
        'a gold fund held 24 months, the other reading',
        '4,64,100 × 30% × 1.04',
        24,
        'other',
        'short',
        4_64_100,
        0,
        1_44_799.2,
      ],
      [
        'a gold fund held 18 months is short-term',
        '10,00,000 × (1.1^3 − 1) × 30% × 1.04',
        18,
        'other',
        'long',
        3_31_000,
        0,
        1_03_272,
      ],
      [
        'a gold fund held 25 months',
        '10,00,000 × (1.21^(25 ÷ 12) − 1) × 13%',
        25,
        'other',
        'short',
        0,
        4_87_542.97560702,
        63_380.58682891,
      ],
      [
        'a listed gold ETF held 12 months is long-term',
        '2,10,000 × 12.5% × 1.04',
        12,
        'listed',
        'long',
        0,
        2_10_000,
        27_300,
      ],
      [
        'a listed gold ETF held 12 months, the other reading',
        '2,10,000 × 30% × 1.04',
        12,
        'listed',
        'short',
        2_10_000,
        0,
        65_520,
      ],
      [
        'a listed gold ETF held 6 months is short-term',
        '1,00,000 × 30% × 1.04',
        6,
        'listed',
        'long',
        1_00_000,
        0,
        31_200,
      ],
    ],
  ),
  ...table<typeof calculator>(
    {
      source: byHand,
      given: ['amount', 'period', 'surcharge'],
      input: { rate: 50, fund: 'other' },
      expect: ['Surcharge', 'Tax on redemption'],
    },
    // prettier-ignore
    [
      [
        'a long-term gain of ₹6 crore in a foreign fund bears 15% at most',
        '6,00,00,000 × 12.5% × 1.15 × 1.04',
        4_80_00_000,
        24,
        '0',
        11_25_000,
        89_70_000,
      ],
      ['also where 37% was chosen', '6,00,00,000 × 12.5% × 1.15 × 1.04', 4_80_00_000, 24, '37', 11_25_000, 89_70_000],
      [
        'a short-term gain of ₹3 crore in it bears 25%',
        '3,00,00,000 × 30% × 1.25 × 1.04',
        6_00_00_000,
        12,
        '0',
        22_50_000,
        1_17_00_000,
      ],
      [
        'just above ₹2 crore relief is measured on tax with 15% there',
        '(2,00,00,000 × 30% × 1.15 + 50,000) × 1.04; tax on the gain 60,15,000',
        4_01_00_000,
        12,
        '0',
        9_35_000,
        72_28_000,
      ],
      [
        'just above ₹50 lakh',
        '(50,00,000 × 12.5% + 25,000) × 1.04; tax on the gain 6,28,125',
        40_20_000,
        24,
        '0',
        21_875,
        6_76_000,
      ],
    ],
  ),
];
