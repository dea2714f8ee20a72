import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

const partByPart = byHand(
  'Each part × the growth of the fund from its own month, with 40 digits; what waits month by month',
);

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹12 lakh at once or over a year, ten years at a steady 12%, waiting money at 4%',
    source: partByPart,
    input: {},
    expect: {
      'Ends ahead': 'All at once, by ₹1,30,953',
      'Value, all at once': 37_27_017.85001305,
      'Tax, all at once': 3_12_262.3205017,
      'All at once, after tax': 34_14_755.52951135,
      'In the fund': 35_40_250.41566864,
      'Earned while waiting': 31_534.5967189735,
      'Value, month by month': 35_71_785.01238762,
      'Tax, month by month': 2_87_982.55403692,
      'Month by month, after tax': 32_83_802.45835069,
      'Yearly return, all at once': 11.024247192064,
      'Yearly return, month by month': 10.590947198997,
      'XIRR of the monthly parts': 12,
      'Amount at once that gives the same': 11_50_019.18084458,
      'Rise in the fund from which all at once wins': 2.059996188134,
    },
  },
  {
    name: 'the same at 12% counted as 1% a month, as on the page of a SIP',
    source: partByPart,
    input: { convention: 'nominal-start' },
    expect: {
      'Return of a whole year': 12.682503013197,
      'Value, all at once': 39_60_464.2734884,
      'Tax, all at once': 3_42_610.35555349,
      'All at once, after tax': 36_17_853.91793491,
      'In the fund': 37_51_757.1292809,
      'Earned while waiting': 31_534.5967189735,
      'Value, month by month': 37_83_291.72599987,
      'Tax, month by month': 3_15_478.42680652,
      'Month by month, after tax': 34_67_813.29919335,
      'Amount at once that gives the same': 11_46_317.6430073,
      'Rise in the fund from which all at once wins': 1.950760365071,
    },
  },
  {
    name: 'counted as R ÷ 12, a SIP of ₹10,000 for two years out of other money',
    source: partByPart,
    input: { convention: 'nominal-start', total: 2_40_000, sip: 10_000, spread: 24, period: 24 },
    expect: { 'Value, all at once': 3_04_736.31564766, 'In the fund': 2_72_431.99501723 },
  },
  {
    name: '₹10,000 a month for ten years beside ₹12 lakh at once, what waits at 6%',
    source: partByPart,
    input: { spread: 120, idleRate: 6 },
    expect: {
      'Value, all at once': 37_27_017.85001305,
      'In the fund': 22_40_358.89559464,
      'Earned while waiting': 5_16_374.33460761,
      'Value, month by month': 27_56_733.23020225,
      'Tax, month by month': 1_19_500.92479582,
    },
  },
  ...(
    [
      ['falls 20% while you invest', 'falling', 26_62_155.60715218, 29_86_449.1759507, 'Month by month, by ₹2,86,235'],
      ['falls 20% and recovers', 'dip', 33_27_694.50894022, 37_60_163.58481624, 'Month by month, by ₹3,80,348'],
      ['rises 20% while you invest', 'rising', 39_93_233.41072827, 37_09_693.32197369, 'All at once, by ₹2,42,580'],
    ] as const
  ).map(([what, path, atOnce, monthly, ahead]) => ({
    name: `the same where the fund ${what}`,
    source: partByPart,
    input: { path },
    expect: { 'Value, all at once': atOnce, 'Value, month by month': monthly, 'Ends ahead': ahead },
  })),
  {
    name: 'own returns: −25%, then 30%, then the expected return',
    source: partByPart,
    input: { path: 'own' },
    expect: {
      'Value, all at once': 28_96_876.91626493,
      'Value, month by month': 33_48_033.12543994,
      'Tax, month by month': 2_58_894.80873373,
    },
  },
  {
    name: 'over one month it is the same as all at once',
    source: byHand('The whole is invested on the first day'),
    input: { spread: 1 },
    expect: {
      'Ends ahead': 'Both the same',
      'Value, month by month': 37_27_017.85001305,
      'Earned while waiting': 0,
    },
  },
  {
    name: 'a dip within the one month of investing is over at its end',
    source: byHand('12,00,000 × 1 × 1.12^(119 ÷ 12)'),
    input: { spread: 1, path: 'dip', swing: 20 },
    expect: { 'Ends ahead': 'Both the same', 'Value, all at once': 36_91_985.365364 },
  },
  {
    name: 'a dip of two months is a month down and a month up',
    source: byHand('12,00,000 × 0.8 ÷ 0.8 × 1.12^(118 ÷ 12); 6,00,000 × that ÷ 12,00,000 × (1 + 1 ÷ 0.8)'),
    input: { spread: 2, path: 'dip', swing: 20 },
    expect: { 'Value, all at once': 36_57_282.172129, 'In the fund': 41_14_442.443645 },
  },
  {
    name: 'where money that waits earns what the fund earns both come to the same before tax',
    source: byHand('12,00,000 × 1.06'),
    input: { period: 12, rate: 6, idleRate: 6, fund: 'none' },
    expect: {
      'Ends ahead': 'Both the same',
      'Value, all at once': 12_72_000,
      'Value, month by month': 12_72_000,
      'In the fund': 12_38_652.83420372,
    },
  },
  {
    name: 'after twelve months the first part is long-term and the other eleven are not',
    source: partByPart,
    input: { period: 12, idleRate: 0 },
    expect: {
      'Value, all at once': 13_44_000,
      'Tax, all at once': 2_470,
      'Value, month by month': 12_76_649.79083532,
      'Tax, month by month': 13_447.15649375,
    },
  },
  {
    name: 'the random paths can be repeated: a second program with the same seed counts the same',
    source: byHand(
      'Mulberry32 with seed 20261122 and normal numbers of Box and Muller, written again in another language',
    ),
    input: { fund: 'none' },
    expect: { 'Random paths on which all at once wins': 61.9 },
  },
  {
    name: 'without ups and downs all at once wins on every path if the fund earns more than what waits',
    source: byHand('12% is above 4%'),
    input: { volatility: 0 },
    expect: { 'Random paths on which all at once wins': 100 },
  },
  {
    name: 'without ups and downs it wins on none if what waits earns more',
    source: byHand('4% is below 12%'),
    input: { volatility: 0, rate: 4, idleRate: 12 },
    expect: { 'Random paths on which all at once wins': 0 },
  },
  {
    name: 'investing for longer than the money is there is refused',
    source: byHand('The last parts would come after the end'),
    input: { spread: 13, period: 12 },
    refused: 'You invest over 1 year 1 month but need the money after 1 year.',
  },
  {
    name: 'a gain of ₹76.3 lakh bears surcharge of 10%',
    source: byHand('(3,00,00,000 × (1.12^2 − 1) − 1,25,000) × 12.5% × 1.1 × 1.04'),
    input: { total: 3_00_00_000, period: 24 },
    expect: { 'Tax, all at once': 10_73_501 },
  },
  {
    name: 'a year whose return is left empty earns the expected return',
    source: byHand('12,00,000 × 0.75 × 1.12^9'),
    input: { path: 'own', years: [{ rate: -25 }, { rate: null }] },
    expect: { 'Value, all at once': 24_95_770.88170517 },
  },
  {
    name: 'a SIP of ₹15,000 for ten years beside ₹12 lakh at once, without a return',
    source: byHand('15,000 × 120 = 18,00,000; 12,00,000 ÷ 120 = 10,000'),
    input: { sip: 15_000, spread: 120, rate: 0 },
    expect: {
      'Value, all at once': 12_00_000,
      'Value, month by month': 18_00_000,
      'Paid in, month by month': 18_00_000,
      'SIP a month that ends the same': 10_000,
      'Higher return a year': 'Both the same, 0%',
    },
  },
  {
    name: 'the same at a steady 12%',
    source: byHand('15,000 × q × (1.12^10 − 1) ÷ (q − 1) with q = 1.12^(1 ÷ 12); 15,000 × the value at once ÷ that'),
    input: { sip: 15_000, spread: 120, fund: 'none' },
    expect: {
      'Value, all at once': 37_27_017.85001305,
      'Value, month by month': 3360538.343392,
      'SIP a month that ends the same': 16635.807135,
      'XIRR of the monthly parts': 12,
      'Higher return a year': 'Both the same, 12%',
    },
  },
];
