import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

const oneByOne = byHand('Each instalment compounded on its own for the time it is held, with 40 digits');

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹10,000 a month, 10% more every year, for 20 years at 12%',
    source: byHand(
      'P × A × (g^20 − 1.1^20) ÷ (g − 1.1) with A the due value of 12 instalments and g = 1.01^12; surcharge of 15%, as the gain is above ₹1 crore',
    ),
    input: {},
    expect: {
      'Value at the end': 1_98_88_715.48593496,
      Invested: 68_72_999.93919072,
      Instalments: 240,
      'Value without the rise': 99_91_479.19041234,
      'More by the rise': 98_97_236.29552262,
      'Short-term gain': 41_741.2635154291,
      'Long-term gain': 1_29_73_974.2832288,
      Surcharge: 2_42_170.50571596,
      'Tax on redemption': 19_30_906.1655756,
      'Value after tax': 1_79_57_809.32035939,
      XIRR: 12.6825030132,
    },
  },
  {
    name: 'the same with 12% as the effective annual return',
    source: oneByOne,
    input: { convention: 'effective-start' },
    expect: { 'Value at the end': 1_86_31_383.28357239, 'Tax on redemption': 17_42_737.47838252 },
  },
  {
    name: 'the same paid at the end of each month',
    source: oneByOne,
    input: { convention: 'nominal-end' },
    expect: { 'Value at the end': 1_96_91_797.51082669, 'Tax on redemption': 19_01_466.92829692 },
  },
  {
    name: '₹1,000 more every year',
    source: oneByOne,
    input: { riseBy: 'amount', riseAmount: 1_000 },
    expect: { 'Value at the end': 1_58_49_639.50310105, Invested: 46_80_000, 'Tax on redemption': 16_52_949.00080184 },
  },
  {
    name: '₹10,000 a month, 10% more every year, for 10 years at 12%, as published',
    source: { how: 'published', title: 'Step-up SIP calculators: ₹33,74,326 for ₹19,12,491 paid in' },
    input: { period: 120 },
    expect: { 'Value at the end': 33_74_326.2641775, Invested: 19_12_490.95212 },
  },
  {
    name: '12 instalments are all of the first amount',
    source: byHand('10,000 × (1.01^12 − 1) ÷ 0.01 × 1.01'),
    input: { period: 12 },
    expect: { 'Value at the end': 1_28_093.28043329, Invested: 1_20_000, 'More by the rise': 0 },
  },
  {
    name: 'instalment 13 is the first that is higher',
    source: byHand('As 13 level instalments, and 1,000 × 1.01 for the rise of the last'),
    input: { period: 13 },
    expect: { 'Value at the end': 1_40_484.21323762, Invested: 1_31_000, 'More by the rise': 1_010 },
  },
  {
    name: 'a rise of 5% every half-year',
    source: oneByOne,
    input: { risePercent: 5, every: '6' },
    expect: { 'Value at the end': 2_07_79_283.83591743, Invested: 72_47_986.45454958 },
  },
  {
    name: 'a rise that stops at ₹25,000',
    source: oneByOne,
    input: { cap: 25_000 },
    expect: {
      'Value at the end': 1_69_45_059.08910566,
      Invested: 49_12_490.95212,
      'Tax on redemption': 17_81_711.94948646,
    },
  },
  {
    name: 'a limit at the first instalment is a level SIP',
    source: byHand('The level SIP of ₹10,000'),
    input: { cap: 10_000 },
    expect: { 'Value at the end': 99_91_479.19041234, 'More by the rise': 0 },
  },
  {
    name: 'a limit below the first instalment is refused',
    source: byHand('No instalment could be paid'),
    input: { cap: 9_999 },
    refused: 'The limit of ₹9,999 is below the first SIP of ₹10,000.',
  },
  {
    name: 'no rise is a level SIP',
    source: byHand('10,000 × (1.01^240 − 1) ÷ 0.01 × 1.01'),
    input: { risePercent: 0 },
    expect: { 'Value at the end': 99_91_479.19041234, Invested: 24_00_000 },
  },
  {
    name: 'a return of −5% a year for five years',
    source: oneByOne,
    input: { period: 60, rate: -5 },
    expect: { 'Value at the end': 6_52_854.5775329145, Lost: 79_757.4224670855, 'Tax on redemption': 0 },
  },
  {
    name: '₹1 crore in 15 years with 10% more every year begins with ₹11,516',
    source: byHand('1,00,00,000 ÷ the value of a first instalment of ₹1'),
    input: { known: 'goal', period: 180 },
    expect: { 'First SIP needed': 11_515.6303428426, 'Value at the end': 1_00_00_000 },
  },
  {
    name: '₹1 crore in 15 years from ₹10,000 a month takes a rise of 12.33% a year',
    source: byHand('The root of the value less 1,00,00,000, with 40 digits'),
    input: { known: 'rise', period: 180 },
    expect: { 'Rise needed, each time': 12.3254126849, 'Value at the end': 1_00_00_000 },
  },
  {
    name: 'a goal that the level SIP reaches takes no rise',
    source: byHand('10,000 a month for 15 years is ₹50,45,760'),
    input: { known: 'rise', goal: 50_45_000, period: 180 },
    expect: { 'Rise needed, each time': 0, 'Value at the end': 50_45_759.99511 },
    tolerance: 0.01,
  },
  {
    name: 'a goal that no rise reaches is refused',
    source: byHand('12 instalments never rise'),
    input: { known: 'rise', period: 12 },
    refused: 'Even a rise of 100% each time does not reach your goal.',
  },
  {
    name: 'paid at the end of a year and raised every half-year, the first instalment is the first amount',
    source: byHand('10,000 × 1.12 + 11,000: two rises of 500 between the two instalments'),
    input: {
      amount: 10_000,
      riseBy: 'amount',
      riseAmount: 500,
      every: '6',
      frequency: 'yearly',
      convention: 'nominal-end',
      period: 24,
    },
    expect: { Invested: 21_000, 'Value at the end': 22_200 },
  },
  {
    name: 'paid for 10 years and held for 10 more',
    source: byHand(
      '₹33,74,326.26 after 10 years × 1.01^120; all of it long-term: 12.5% of the gain less ₹1,25,000, surcharge of 10% above ₹50 lakh, cess of 4%',
    ),
    input: { stopAfter: 120 },
    expect: {
      'Value at the end': 1_11_36_582.18030715,
      Invested: 19_12_490.95212,
      Instalments: 120,
      'Value without the rise': 76_68_088.42689293,
      'Short-term gain': 0,
      'Long-term gain': 92_24_091.22818715,
      'Tax on redemption': 13_01_170.04563076,
      'Value after tax': 98_35_412.13467639,
    },
  },
  {
    name: 'paid for 10 years at the end of each month and held for 10 more',
    source: oneByOne,
    input: { stopAfter: 120, convention: 'nominal-end' },
    expect: { 'Value at the end': 1_10_26_318.99040312, Invested: 19_12_490.95212 },
  },
  {
    name: 'paid for 12 months, no instalment has risen',
    source: byHand('10,000 × (1.01^12 − 1) ÷ 0.01 × 1.01 × 1.01^12'),
    input: { period: 24, stopAfter: 12 },
    expect: { 'Value at the end': 1_44_338.71458394, Invested: 1_20_000, 'More by the rise': 0 },
  },
  {
    name: 'paid for 13 months, the last instalment has risen',
    source: byHand('13 level instalments and 1,000 for the rise of the last, held for 24, 23 … 12 months'),
    input: { period: 24, stopAfter: 13 },
    expect: { 'Value at the end': 1_56_733.7899154, Invested: 1_31_000, 'More by the rise': 1_000 * 1.01 ** 12 },
  },
  {
    name: 'to stop after the whole time is to pay throughout',
    source: byHand('As without it'),
    input: { stopAfter: 240 },
    expect: { 'Value at the end': 1_98_88_715.48593496, Instalments: 240 },
  },
  {
    name: '₹1 crore after 20 years from instalments of the first 10',
    source: byHand('1,00,00,000 ÷ the value of a first instalment of ₹1'),
    input: { known: 'goal', stopAfter: 120 },
    expect: { 'First SIP needed': 8_979.4156215028, 'Value at the end': 1_00_00_000 },
  },
  {
    name: 'to stop before the first instalment is refused',
    source: byHand('The first instalment of a yearly SIP at the end of the year falls after 12 months'),
    input: { frequency: 'yearly', convention: 'nominal-end', stopAfter: 11 },
    refused: 'The first instalment is paid after 1 year, so there is none in 11 months.',
  },
  {
    name: 'gains booked once, of two yearly instalments of ₹2,50,000 at 50%',
    source: byHand(
      '1,25,000 of gain after 12 months; then 13% × (1,87,500 + 1,25,000 − 1,25,000), against 13% × (3,12,500 + 1,25,000 − 1,25,000)',
    ),
    input: { amount: 2_50_000, risePercent: 0, frequency: 'yearly', period: 24, rate: 50, booking: true },
    expect: { 'Gains booked free of tax': 1_25_000, 'Tax with booking': 24_375, 'Booking is worth': 16_250 },
  },
];
