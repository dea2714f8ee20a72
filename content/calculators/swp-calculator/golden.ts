import type { GoldenCase } from '@/lib/calculator';
import { byHand, published } from '@/lib/golden';
import type calculator from './index';

const monthByMonth = byHand('Month by month with 40 digits, units and cost of each withdrawal apart');

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '₹35,000 a month from ₹50 lakh at 8%, over 20 years',
    source: monthByMonth,
    input: {},
    expect: {
      'Money lasts': 392,
      'First month that falls short': 393,
      'Money left in that month': 5_821.4163281353,
      'Left at the end': 33_89_818.29696058,
      'Withdrawn in all': 84_00_000,
      'Withdrawal that lasts to the end': 40_957.5111461569,
      'As a share of the money, per year': 9.8298026751,
      'Short-term part': 14_457.382575895,
      'Long-term part': 2_592.5925925926,
      'Tax of the first year': 3_007.1355757861,
      'Tax in all': 2_48_687.772896198,
    },
  },
  ...(
    [
      ['effective-start', 'the start of the month', 32_61_684.79692585, 2_46_567.313693383],
      ['nominal-end', 'R ÷ 12', 40_18_299.30729756, 2_59_117.456589294],
      ['nominal-start', 'R ÷ 12, the start of the month', 38_80_861.21031921, 2_56_733.487767378],
    ] as const
  ).map(([convention, name, left, tax]) => ({
    name: `the same by ${name}`,
    source: monthByMonth,
    input: { convention },
    expect: { 'Left at the end': left, 'Tax in all': tax },
  })),
  {
    name: '₹1,000 a month out of ₹50,000 at 10% for a year is the figure of Groww',
    source: published('Groww SWP calculator: ₹42,459'),
    input: { corpus: 50_000, withdrawal: 1_000, period: 12, rate: 10 },
    expect: { 'Left at the end': 42_459.4633877362 },
  },
  {
    name: '₹10,000 a month out of ₹5 lakh at 10% for five years is the figure of AdvisorKhoj',
    source: published('AdvisorKhoj SWP calculator: ₹39,642'),
    input: { corpus: 5_00_000, withdrawal: 10_000, period: 60, rate: 10 },
    expect: { 'Left at the end': 39_642.6992846852 },
  },
  {
    name: '₹50,000 a month out of ₹50 lakh by R ÷ 12 is paid 165 times, and falls short in month 166',
    source: byHand('n = −ln(1 − C × i ÷ W) ÷ ln(1 + i) = 165.34'),
    input: { withdrawal: 50_000, convention: 'nominal-end' },
    expect: {
      'Money lasts': 165,
      'First month that falls short': 166,
      'Money left in that month': 17_064.3742602,
      'Left at the end': 0,
      'Withdrawn in all': 82_67_064.3742602,
      'Tax in all': 2_23_841.932865155,
    },
  },
  {
    name: 'the same at the start of each month falls short in month 164',
    source: monthByMonth,
    input: { withdrawal: 50_000, convention: 'nominal-start' },
    expect: { 'Money lasts': 163, 'First month that falls short': 164, 'Money left in that month': 18_051.1306698 },
  },
  {
    name: '₹40,000 a month out of ₹1 crore, 6% more every year, falls short in month 331',
    source: monthByMonth,
    input: { corpus: 1_00_00_000, withdrawal: 40_000, rise: 6, period: 360 },
    expect: { 'Money lasts': 330, 'First month that falls short': 331, 'Withdrawn in all': 3_17_61_837.7779323 },
  },
  {
    name: 'without a return ₹12 lakh pays ₹10,000 exactly 120 times',
    source: byHand('12,00,000 ÷ 10,000'),
    input: { corpus: 12_00_000, withdrawal: 10_000, rate: 0 },
    expect: {
      'Money lasts': 120,
      'First month that falls short': 121,
      'Money left in that month': 0,
      'Tax in all': 0,
    },
  },
  {
    name: 'one rupee less pays it 119 times',
    source: byHand('11,99,999 − 119 × 10,000 = 9,999'),
    input: { corpus: 11_99_999, withdrawal: 10_000, rate: 0 },
    expect: { 'Money lasts': 119, 'First month that falls short': 120, 'Money left in that month': 9_999 },
  },
  {
    name: 'one rupee more pays it 120 times and leaves the rupee',
    source: byHand('12,00,001 − 120 × 10,000 = 1'),
    input: { corpus: 12_00_001, withdrawal: 10_000, rate: 0 },
    expect: { 'Money lasts': 120, 'First month that falls short': 121, 'Money left in that month': 1 },
  },
  {
    name: 'a return that covers the withdrawal: ₹33,333.33 out of ₹50 lakh at 8% ÷ 12 never ends',
    source: byHand('50,00,000 × 8% ÷ 12 = 33,333.33 a month'),
    input: { withdrawal: 33_333, convention: 'nominal-end' },
    expect: { 'Money lasts': 'More than 100 years' },
  },
  {
    name: 'what ₹1 crore pays for 30 years, 6% more every year',
    source: byHand('1,00,00,000 ÷ Σ 1.06^y ÷ 1.08^(k ÷ 12) for k = 1 to 360'),
    input: { known: 'period', corpus: 1_00_00_000, period: 360, rise: 6 },
    expect: { 'Withdrawal that lasts to the end': 37_474.5041436441, 'Money lasts': 360, 'Left at the end': 0 },
  },
  {
    name: 'what ₹50 lakh pays for 20 years when ₹10 lakh is to be left',
    source: byHand('(50,00,000 − 10,00,000 ÷ 1.08^20) ÷ 122.08'),
    input: { known: 'period', leave: 10_00_000 },
    expect: { 'Withdrawal that lasts to the end': 39_200.039026929, 'Left at the end': 10_00_000 },
  },
  {
    name: 'what ₹50,000 a month for 25 years, 6% more every year, takes',
    source: byHand('50,000 × Σ 1.06^y ÷ 1.08^(k ÷ 12) for k = 1 to 300'),
    input: { known: 'corpus', withdrawal: 50_000, period: 300, rise: 6 },
    expect: { 'Money needed': 1_16_04_236.31731426, 'Money lasts': 300, 'Left at the end': 0 },
  },
  {
    name: '12% of the balance a year, month by month, without a return',
    source: byHand('1% each time: 1,00,000 × 0.99^12 is left'),
    input: { known: 'share', corpus: 1_00_000, share: 12, rate: 0, period: 12 },
    expect: {
      'First withdrawal': 1_000,
      'Last withdrawal': 895.3382542587,
      'Left at the end': 88_638.4871716129,
      'Withdrawn in all': 11_361.5128283871,
      'Tax in all': 0,
    },
  },
  {
    name: '12% of the balance a year by R ÷ 12 at 12%: each month 1.01 × 0.99 of the one before',
    source: byHand('50,00,000 × 0.9999^240; 50,500 × (1 − 0.9999^240) ÷ 0.0001'),
    input: { known: 'share', share: 12, rate: 12, convention: 'nominal-end' },
    expect: {
      'First withdrawal': 50_500,
      'Left at the end': 4881422.69068826,
      'Withdrawn in all': 11976308.24048579,
    },
  },
  {
    name: '8% of the balance once a year at 8%',
    source: byHand('50,00,000 × 1.08 × 8% at first; 50,00,000 × (1.08 × 0.92)^20 is left'),
    input: { known: 'share', share: 8, frequency: '12' },
    expect: {
      'First withdrawal': 4_32_000,
      'Last withdrawal': 382387.6176339324,
      'Left at the end': 4397457.60279022,
    },
  },
  {
    name: 'the same at the start of each year begins with 8% of the money',
    source: byHand('50,00,000 × 8%'),
    input: { known: 'share', share: 8, frequency: '12', convention: 'effective-start' },
    expect: { 'First withdrawal': 4_00_000, 'Left at the end': 4397457.60279022 },
  },
  {
    name: 'the tax of a first yearly share out of a debt fund',
    source: byHand('4,32,000 × (1 − 1 ÷ 1.08) = 32,000; 30% × 1.04'),
    input: { known: 'share', share: 8, frequency: '12', fund: 'debt' },
    expect: { 'Tax of the first year': 9_984 },
  },
  {
    name: 'a wait of a year makes the first withdrawals long-term',
    source: monthByMonth,
    input: { delay: 12 },
    expect: { 'Left at the end': 52_67_951.09381327, 'Withdrawn in all': 79_80_000, 'Tax in all': 2_45_680.637320412 },
  },
  {
    name: 'units sold exactly 12 months after the purchase are short-term where that reading is chosen',
    source: monthByMonth,
    input: { anniversary: 'short' },
    expect: { 'Short-term part': 17_049.975168487, 'Long-term part': 0, 'Tax of the first year': 3_546.3948350454 },
  },
  {
    name: 'money that was invested long ago and cost 60% of its value',
    source: monthByMonth,
    input: { basis: 'old', costShare: 60 },
    expect: {
      'Short-term part': 0,
      'Long-term part': 1_78_229.98510109,
      'Tax of the first year': 6_919.8980631418,
      'Tax in all': 4_33_727.796244992,
    },
  },
  ...(
    [
      ['₹1 below the exemption of the year bears no tax', 1_24_999, 0],
      ['of exactly the exemption of the year bears no tax', 1_25_000, 0],
      ['₹1 above the exemption of the year bears tax on ₹1', 1_25_001, 0.13],
    ] as const
  ).map(([what, withdrawal, tax]) => ({
    name: `a long-term gain ${what}`,
    source: byHand('Units that cost nothing: the withdrawal is all gain; 12.5% × 1.04 above 1,25,000'),
    input: { corpus: 1_00_00_000, withdrawal, period: 12, frequency: '12', basis: 'old', costShare: 0 } as const,
    expect: { 'Long-term part': withdrawal, 'Tax of the first year': tax },
  })),
  {
    name: 'an exit load of 1% in the first year lowers the gain and what is paid out',
    source: monthByMonth,
    input: { exitLoad: 1 },
    expect: {
      'Short-term part': 10_607.382575895,
      'Tax of the first year': 2_206.3355757861,
      'Exit load in all': 3_850,
    },
  },
  ...(
    [
      ['at no cost', 0, 9_750],
      ['at 1% of the ₹2,50,000 that are sold', 1, 7_250],
    ] as const
  ).map(([name, bookingCost, worth]) => ({
    name: `₹1,25,000 of gain booked in a year without withdrawals ${name}`,
    source: byHand(
      'Half of each rupee is gain: 2,50,000 sold and bought again; later 9,00,000 with 3,75,000 of gain instead of 4,50,000, 13% above 1,25,000',
    ),
    input: {
      corpus: 10_00_000,
      withdrawal: 9_00_000,
      rate: 0,
      basis: 'old',
      costShare: 50,
      frequency: '12',
      delay: 12,
      period: 24,
      booking: true,
      bookingCost,
    } as const,
    expect: {
      'Gains booked free of tax': 1_25_000,
      'Tax in all': 42_250,
      'Tax in all with booking': 32_500,
      'Booking is worth': worth,
    },
  })),
  {
    name: 'withdrawals that use up the exemption leave nothing to book',
    source: byHand('4,00,000 with 2,00,000 of gain after 12 months is above 1,25,000'),
    input: {
      corpus: 10_00_000,
      withdrawal: 4_00_000,
      rate: 0,
      basis: 'old',
      costShare: 50,
      frequency: '12',
      period: 24,
      booking: true,
    },
    expect: { 'Gains booked free of tax': 0, 'Booking is worth': 0 },
  },
  {
    name: 'a debt fund, quarterly',
    source: monthByMonth,
    input: { rate: 7, fund: 'debt', frequency: '3', withdrawal: 1_00_000 },
    expect: {
      'Left at the end': 25_25_839.69065399,
      'Tax of the first year': 5_145.9563408693,
      'Tax in all': 11_39_650.191927466,
    },
  },
  {
    name: 'a return of −5% a year: no tax, and the money is gone in month 112',
    source: monthByMonth,
    input: { rate: -5, period: 120 },
    expect: { 'Money lasts': 111, 'Money left in that month': 11_084.9575331, 'Tax in all': 0 },
  },
  {
    name: 'a first withdrawal after the time looked at is refused',
    source: byHand('The first yearly withdrawal at the end of a year after two years of waiting comes in month 36'),
    input: { delay: 24, period: 35, frequency: '12' },
    refused: 'The first withdrawal is in month 36, after the 2 years 11 months of the plan.',
  },
  {
    name: 'a year whose withdrawals bring ₹66.7 lakh of gain bears surcharge of 10%',
    source: byHand('(4,00,00,000 × (1 − 1 ÷ 1.2) − 1,25,000) × 12.5% × 1.1 × 1.04'),
    input: { corpus: 10_00_00_000, withdrawal: 4_00_00_000, frequency: '12', rate: 20, period: 12 },
    expect: { 'Tax of the first year': 9_35_458.3333333333 },
  },
  ...(
    [
      ['a hybrid fund: the first year short-term at 30%, the second long-term', {}, 3_120, 5_601.8181818],
      ['a listed gold ETF is long-term after 12 months', { fund: 'listed' }, 1_300, 3_781.8181818],
      ['a hybrid fund, exactly 24 months by the other reading', { anniversary: 'short' }, 3_120, 9_076.3636364],
      ['a hybrid fund bought 12 months before the first day', { basis: 'old', heldFor: 12 }, 1_300, 3_781.8181818],
      ['the same by the other reading', { basis: 'old', heldFor: 12, anniversary: 'short' }, 3_120, 5_601.8181818],
      [
        'a hybrid fund bought three years before that cost half',
        { basis: 'old', costShare: 50 },
        7_800,
        16_190.9090909,
      ],
    ] as const
  ).map(([name, input, first, all]) => ({
    name,
    source: byHand(
      '10,00,000 at 10%: of 1,10,000 after a year 10,000 is gain, of the next 19,090.91 (with half the cost 60,000 and 64,545.45); 30% or 12.5%, × 1.04',
    ),
    input: {
      corpus: 10_00_000,
      withdrawal: 1_10_000,
      rate: 10,
      frequency: '12',
      period: 24,
      fund: 'other',
      ...input,
    } as const,
    expect: { 'Tax of the first year': first, 'Tax in all': all },
  })),
  {
    name: 'random paths: a second program with the same seed counts the same',
    source: byHand(
      'Mulberry32 with seed 20261126, normal numbers of Box and Muller, in another language: 353 of 500 paths; 0.76615 of the withdrawal on 95 of 100',
    ),
    input: {},
    expect: {
      'Random paths with every withdrawal in full': 70.6,
      'First withdrawal that lasts on 95 of 100 paths': 26_815,
    },
  },
  {
    name: '₹500 a month for 20 years at 8% ÷ 12',
    source: published('Microsoft Support, PV function: 59,777.15'),
    input: { known: 'corpus', withdrawal: 500, period: 240, convention: 'nominal-end' },
    expect: { 'Money needed': 59_777.15 },
    tolerance: 0.005,
  },
];
