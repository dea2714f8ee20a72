import type { GoldenCase } from '@/lib/calculator';
import { byHand, published } from '@/lib/golden';
import type calculator from './index';

const buy = (date: string, amount: number) => ({ date, kind: 'buy', amount }) as const;
const sell = (date: string, amount: number) => ({ date, kind: 'sell', amount }) as const;
/** Payments alone: the list holds all that came back. */
const listed = { find: 'xirr', valueNow: 0 } as const;
const microsoft = [
  ['2008-01-01', -10_000],
  ['2008-03-01', 2_750],
  ['2008-10-30', 4_250],
  ['2009-02-15', 3_250],
  ['2009-04-01', 2_750],
] as const;
const oneYear = { period: 12, start: 10_00_000, fund: 'equity' } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹1 lakh that became ₹1.8 lakh in five years',
    source: byHand('1.8^(1 ÷ 5) − 1'),
    input: {},
    expect: {
      CAGR: 12.4746113142,
      'Absolute return': 80,
      Gain: 80_000,
      'After inflation': 6.1081238813,
      'Years until it doubles': 5.8962479242,
    },
  },
  {
    name: 'between two dates a year is 365 days',
    source: byHand('1.8^(365 ÷ 2,009) − 1'),
    input: { by: 'dates' },
    expect: { CAGR: 11.2701129249, Years: 2_009 / 365 },
  },
  {
    name: 'in less than a year no yearly rate is shown',
    source: byHand('8% in six months'),
    input: { period: 6, end: 1_08_000 },
    expect: { 'Absolute return': 8, Gain: 8_000 },
  },
  {
    name: 'in less than a year the yearly rate is shown when asked for',
    source: byHand('1.08^2 − 1'),
    input: { period: 6, end: 1_08_000, annualise: true },
    expect: { CAGR: 16.64 },
  },
  {
    name: 'in exactly a year the yearly rate is the return',
    source: byHand('8% in twelve months'),
    input: { period: 12, end: 1_08_000 },
    expect: { CAGR: 8 },
  },
  {
    name: 'a value that halves in two years',
    source: byHand('0.5^(1 ÷ 2) − 1'),
    input: { period: 24, end: 50_000 },
    expect: { CAGR: -29.2893218813, Lost: 50_000 },
  },
  {
    name: 'a value that is lost altogether',
    source: byHand('Nothing is left'),
    input: { end: 0 },
    expect: { CAGR: -100, 'Absolute return': -100 },
  },
  {
    name: 'the value at the end from start, growth and time',
    source: byHand('1,00,000 × 1.12^5'),
    input: { find: 'end' },
    expect: { 'Value at the end': 1_76_234.16832 },
  },
  {
    name: 'the value to start with from end, growth and time',
    source: byHand('1,80,000 ÷ 1.12^5'),
    input: { find: 'start' },
    expect: { 'Value to start with': 1_02_136.83402935 },
  },
  {
    name: 'doubling at 8% takes 9 years',
    source: byHand('ln 2 ÷ ln 1.08'),
    input: { find: 'time', start: 5_00_000, end: 10_00_000, rate: 8 },
    expect: { 'Years needed': 9.0064683420006, 'Years until it doubles': 9.0064683420006 },
  },
  {
    name: 'a benchmark of 10% beside it',
    source: byHand('1,00,000 × 1.1^5; 12.4746 − 10'),
    input: { benchmark: 10 },
    expect: { 'Value with the benchmark': 1_61_051, 'Ahead of the benchmark, points': 2.4746113142 },
  },
  {
    name: 'CAGR after the tax of an equity fund',
    source: byHand('18,00,000 − (8,00,000 − 1,25,000) × 12.5% × 1.04 = 17,12,250; (17.1225 ÷ 10)^(1 ÷ 5) − 1'),
    input: { start: 10_00_000, end: 18_00_000, fund: 'equity' },
    expect: { 'Tax on redemption': 87_750, 'Value after tax': 17_12_250, 'CAGR after tax': 11.355951961757 },
  },
  ...(
    [
      ['₹1 below the exemption', 11_24_999, 0],
      ['of exactly the exemption', 11_25_000, 0],
      ['₹1 above the exemption', 11_25_001, 0.13],
    ] as const
  ).map(([what, end, tax]) => ({
    name: `a long-term gain ${what}`,
    source: byHand('12.5% × 1.04 of what is above 1,25,000; sold on the anniversary'),
    input: { ...oneYear, end },
    expect: { 'Tax on redemption': tax },
  })),
  {
    name: 'sold a day before the anniversary the gain is short-term',
    source: byHand('1,25,000 × 20% × 1.04'),
    input: { start: 10_00_000, end: 11_25_000, fund: 'equity', by: 'dates', from: '2024-04-02', to: '2025-04-01' },
    expect: { 'Short-term gain': 1_25_000, 'Tax on redemption': 26_000 },
  },
  {
    name: 'sold on the anniversary it is long-term',
    source: byHand('Held for 12 months: within the exemption'),
    input: { start: 10_00_000, end: 11_25_000, fund: 'equity', by: 'dates', from: '2024-04-01', to: '2025-04-01' },
    expect: { 'Short-term gain': 0, 'Tax on redemption': 0 },
  },
  {
    name: 'two payments in, one out, and the value now',
    source: byHand('The root of Σ amount ÷ (1 + x)^(days ÷ 365), with 40 digits'),
    input: { find: 'xirr' },
    expect: {
      XIRR: 9.9860540106,
      'Paid in': 1_50_000,
      'Taken out and worth now': 1_95_000,
      Gain: 45_000,
      'What CAGR on the totals would say': 8.5215716627,
    },
  },
  {
    name: 'the example of Microsoft’s XIRR, pasted with its signs',
    source: published('Microsoft Support, XIRR function: 0.373362535, exact to 0.000001%'),
    input: { ...listed, flows: microsoft.map(([date, amount]) => buy(date, amount)) },
    expect: { XIRR: 37.336253351883, Gain: 3_000 },
  },
  {
    name: 'the same example in words: paid in and taken out',
    source: published('Microsoft Support, XIRR function: 0.373362535, exact to 0.000001%'),
    input: {
      ...listed,
      flows: microsoft.map(([date, amount]) => (amount < 0 ? buy(date, -amount) : sell(date, amount))),
    },
    expect: { XIRR: 37.336253351883 },
  },
  {
    name: 'the example of LibreOffice’s XIRR, all within a year',
    source: published('LibreOffice Help, XIRR: 18.28%'),
    input: {
      ...listed,
      flows: [
        buy('2001-01-01', 10_000),
        sell('2001-02-01', 2_000),
        sell('2001-03-15', 2_500),
        sell('2001-05-12', 5_000),
        sell('2001-08-10', 1_000),
      ],
    },
    expect: { 'Absolute return': 5, XIRR: 18.282 },
    tolerance: 0.005,
  },
  {
    name: 'payments that are not in the order of time',
    source: published('Documentation of the xirr package, as LibreOffice computes: 0.1635371584432641'),
    input: {
      ...listed,
      flows: [buy('2015-06-11', 1_000), buy('2015-07-21', 9_000), sell('2018-06-10', 20_000), buy('2015-10-17', 3_000)],
    },
    expect: { XIRR: 16.353715844326 },
  },
  {
    name: 'a SIP of ₹10,000 on the 5th for a year, worth ₹1,28,000',
    source: byHand('The root with 40 digits'),
    input: {
      find: 'xirr',
      valueNow: 1_28_000,
      valueDate: '2025-04-05',
      flows: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((month) =>
        buy(`${month > 12 ? 2025 : 2024}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-05`, 10_000),
      ),
    },
    expect: { XIRR: 12.563314444397 },
  },
  {
    name: 'a loss gives a negative rate',
    source: byHand('0.64^(365 ÷ 731) − 1'),
    input: { ...listed, flows: [buy('2023-01-01', 1_00_000), sell('2025-01-01', 64_000)] },
    expect: { XIRR: -19.975575637434, Lost: 36_000 },
  },
  {
    name: 'two rates fit payments that go in again at the end',
    source: byHand('−100 + 230 ÷ 1.1 − 132 ÷ 1.21 = 0, and the same at 20%'),
    input: { ...listed, flows: [buy('2023-01-01', 100), sell('2024-01-01', 230), buy('2024-12-31', 132)] },
    expect: { XIRR: 10, 'Rate that fits as well (1)': 20 },
  },
  {
    name: 'money that doubles within a month earns far more than 1,000% a year',
    source: byHand('2^(365 ÷ 31) − 1'),
    input: { ...listed, flows: [buy('2025-01-01', 1_000), sell('2025-02-01', 2_000)] },
    expect: { 'Absolute return': 100, XIRR: 3_50_155.878372292 },
  },
  {
    name: 'a tenfold gain in a month is a yearly rate beyond all bounds',
    source: byHand('10^(365 ÷ 31) is 5.9 × 10¹¹'),
    input: { ...listed, flows: [buy('2025-01-01', 1_000), sell('2025-02-01', 10_000)] },
    expect: { 'Absolute return': 900, XIRR: 'Above 10,00,000%' },
  },
  {
    name: 'a row without an amount does not count',
    source: byHand('As without it'),
    input: {
      ...listed,
      flows: [buy('2023-01-01', 100), { date: '', kind: 'buy', amount: null }, sell('2024-01-01', 110)],
    },
    expect: { XIRR: 10, 'Paid in': 100 },
  },
  {
    name: 'an amount without its day is asked for it',
    source: byHand('The rate hangs on the day'),
    input: { ...listed, flows: [buy('2023-01-01', 100), sell('', 110)] },
    refused: 'Enter the day of this payment.',
  },
  {
    name: 'no rate fits where the discriminant is below 0',
    source: byHand('1,000x² − 3,000x + 2,500: 9 − 10 < 0'),
    input: { ...listed, flows: [sell('2023-01-01', 1_000), buy('2024-01-01', 3_000), sell('2024-12-31', 2_500)] },
    expect: { XIRR: 'No rate fits', Gain: 500 },
  },
  {
    name: 'payments of one day count together',
    source: byHand('100 for a year to 110, paid in two parts'),
    input: {
      ...listed,
      flows: [buy('2023-01-01', 60), buy('2023-01-01', 40), sell('2024-01-01', 110)],
    },
    expect: { XIRR: 10 },
  },
  {
    name: 'everything on one day is refused',
    source: byHand('No time passes'),
    input: { ...listed, flows: [buy('2023-01-01', 100), sell('2023-01-01', 110)] },
    refused: 'Everything is on one day.',
  },
  {
    name: 'a list that only pays in is refused without a value',
    source: byHand('One sign has no rate'),
    input: { ...listed, flows: [buy('2023-01-01', 100)] },
    refused: 'You have nothing back yet.',
  },
  {
    name: 'a list that only takes out is refused',
    source: byHand('One sign has no rate'),
    input: { ...listed, flows: [sell('2023-01-01', 100)] },
    refused: 'Nothing is paid in.',
  },
  {
    name: 'a payment after the day of the value is refused',
    source: byHand('The value of that day does not hold it'),
    input: { find: 'xirr', flows: [buy('2026-04-01', 100)] },
    refused: 'A payment on 1 Apr 2026 comes after the day of the value.',
  },
  {
    name: 'a last day that is not after the first is refused',
    source: byHand('No time passes'),
    input: { by: 'dates', from: '2025-04-01', to: '2025-04-01' },
    refused: 'The last day must come after the first day',
  },
  {
    name: 'a value that never rises is refused',
    source: byHand('0.95^t is below 1'),
    input: { find: 'time', rate: -5 },
    refused: 'A value cannot rise without growth.',
  },
  {
    name: 'a gain of ₹80 lakh bears surcharge of 10%',
    source: byHand('(80,00,000 − 1,25,000) × 12.5% × 1.1 × 1.04'),
    input: { start: 1_00_00_000, end: 1_80_00_000, fund: 'equity' },
    expect: { Surcharge: 98_437.5, 'Tax on redemption': 11_26_125 },
  },
  {
    name: '₹1 lakh that became ₹1 crore in 60 years',
    source: byHand('100^(1 ÷ 60) − 1, with 40 digits'),
    input: { end: 1_00_00_000, period: 720 },
    expect: { CAGR: 7.9775162328, Gain: 99_00_000 },
  },
  {
    name: 'the same in 100 years, the longest time',
    source: byHand('100^(1 ÷ 100) − 1, with 40 digits'),
    input: { end: 1_00_00_000, period: 1_200 },
    expect: { CAGR: 4.7128548051 },
  },
  {
    name: '₹1 lakh at 8% for 60 years',
    source: byHand('1,00,000 × 1.08^60, with 40 digits'),
    input: { find: 'end', rate: 8, period: 720 },
    expect: { 'Value at the end': 1_01_25_706.3667217 },
  },
  {
    name: 'a yearly rate of a thousandfold, money paid in again after it',
    source: published('Tests of the package @rundit/xirr: 1007.8026438395'),
    input: {
      ...listed,
      flows: [
        buy('2005-06-01', 1_62_000),
        sell('2005-07-31', 5_05_000),
        buy('2009-06-01', 1_16_000),
        buy('2011-06-01', 1_16_000),
        sell('2013-07-31', 18_25_000),
        sell('2022-01-15', 80_00_000),
        sell('2022-12-16', 90_00_000),
      ],
    },
    expect: { XIRR: 1_00_780.26438395 },
    tolerance: 0.00001,
  },
  {
    name: 'a loss within half a year, three payments at three dates',
    source: published('github.com/klippero/xirr-bug, which the Ruby library fails: −74.20%'),
    input: {
      ...listed,
      flows: [buy('2019-09-10', 400), buy('2020-01-21', 400), buy('2020-02-24', 400), sell('2020-03-16', 895.24)],
    },
    expect: { XIRR: -74.2 },
    tolerance: 0.005,
  },
];
