import type { GoldenCase } from '@/lib/calculator';
import { byHand } from '@/lib/golden';
import type calculator from './index';

const yearly = byHand(
  'Each year’s twelve payments as an annuity due, discounted year by year; savings as annuities by year',
);
const from60 = { fromAge: 60, toAge: null, rise: 0 } as const;
const from70 = { fromAge: 70, toAge: null } as const;
const still = { returnBefore: 0, returnAfter: 0, inflation: 0, savingRise: 0 } as const;
const from50 = { ...still, age: 50, untilAge: 80, spend: 20_000, savings: 1_00_000, saving: 5_000 } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'stop at 60, plan to 90, ₹50,000 a month, ₹25,000 saved a month',
    source: yearly,
    input: {},
    expect: {
      'Corpus needed': 6_55_89_972.8337507,
      'Corpus you will have': 6_21_16_371.3622183,
      'Short by': 34_73_601.4715324,
      'Monthly spending when you stop work': 2_14_593.5359871744,
      'Corpus needed in today’s rupees': 1_52_82_373.8450516,
      'Return above prices after retirement': 0.9433962264,
      'Money lasts': 'until age 88 years 2 months',
    },
  },
  {
    name: 'with the saving that the page names the money lasts to the end',
    source: byHand('(6,55,89,973 − what ₹10 lakh grows to) ÷ what ₹1 a month grows to = 26,693.39'),
    input: { saving: 26_694 },
    expect: { 'Money lasts': 'to age 90' },
  },
  {
    name: 'a rupee less does not',
    source: byHand('26,693 is below 26,693.39'),
    input: { saving: 26_693 },
    expect: { 'Money lasts': 'until age 89 years 11 months' },
  },
  {
    name: 'the spending that the page names lasts to the end',
    source: byHand('50,000 × 6,21,16,371 ÷ 6,55,89,973 = 47,352.03'),
    input: { spend: 47_352 },
    expect: { 'Money lasts': 'to age 90' },
  },
  {
    name: 'nothing earned, nothing rising: plain sums',
    source: byHand('20 years × 12 × 20,000; 1,00,000 + 10 years × 12 × 5,000'),
    input: from50,
    expect: { 'Corpus needed': 48_00_000, 'Corpus you will have': 7_00_000, 'Short by': 41_00_000 },
  },
  {
    name: 'already retired at 62',
    source: yearly,
    input: { age: 62, retireAge: 62, savings: 1_50_00_000, saving: 0 },
    expect: { 'Corpus needed': 1_43_91_983.9526545, 'More than needed': 6_08_016.0473455, 'Money lasts': 'to age 90' },
  },
  {
    name: 'already retired, spending twice as much',
    source: byHand('Balance carried from month to month: the 164th payment is not covered'),
    input: { age: 62, retireAge: 62, savings: 1_50_00_000, saving: 0, spend: 1_00_000 },
    expect: { 'Money lasts': 'until age 75 years 7 months' },
  },
  {
    name: 'leaving ₹50 lakh of today’s money',
    source: byHand('As the first case, plus 50,00,000 × 1.06⁵⁵ ÷ 1.07³⁰'),
    input: { legacy: 50_00_000 },
    expect: { 'Corpus needed': 8_17_81_181.2575237 },
  },
  {
    name: 'a level pension of ₹40,000 from 60',
    source: yearly,
    input: { incomes: [{ name: 'Pension', monthly: 40_000, ...from60 }] },
    expect: { 'Corpus needed': 5_94_10_122.8327292 },
  },
  {
    name: 'the same pension from 65 only',
    source: yearly,
    input: { incomes: [{ name: 'Pension', monthly: 40_000, ...from60, fromAge: 65 }] },
    expect: { 'Corpus needed': 6_14_52_069.8900417 },
  },
  {
    name: 'a pension that rises by 5% a year',
    source: yearly,
    input: { incomes: [{ name: 'Pension', monthly: 40_000, ...from60, rise: 5 }] },
    expect: { 'Corpus needed': 5_48_26_967.6053207 },
  },
  {
    name: 'a health premium of ₹3,000 that rises by 12% a year',
    source: yearly,
    input: { ownCosts: [{ name: 'Premium', monthly: 3_000, rise: 12, fromAge: 60, toAge: null }] },
    expect: { 'Corpus needed': 10_28_72_075.3338115 },
  },
  {
    name: 'a spouse of 30, who spends 70% alone for five more years',
    source: yearly,
    input: { spouseAge: 30, survivorShare: 70 },
    expect: { 'Corpus needed': 7_20_61_782.1319017 },
  },
  {
    name: 'a goal of ₹20 lakh at 45 is paid from the savings',
    source: byHand('As the first case, less 20,00,000 × 1.06¹⁰ × 1.1¹⁵'),
    input: { goals: [{ name: 'Car', amount: 20_00_000, atAge: 45, rise: 6 }] },
    expect: { 'Corpus you will have': 4_71_54_740.8380465, 'Corpus needed': 6_55_89_972.8337507 },
  },
  {
    name: 'the same goal at 65 is part of what is needed',
    source: byHand('As the first case, plus 20,00,000 × 1.06³⁰ ÷ 1.07⁵'),
    input: { goals: [{ name: 'Car', amount: 20_00_000, atAge: 65, rise: 6 }] },
    expect: { 'Corpus needed': 7_37_80_032.4902979, 'Corpus you will have': 6_21_16_371.3622183 },
  },
  {
    name: 'an EPF balance of ₹8 lakh at 8%',
    source: yearly,
    input: { otherSavings: [{ name: 'EPF', balance: 8_00_000, monthly: 6_000, rate: 8 }] },
    expect: { 'Corpus you will have': 7_71_31_710.47001705 },
  },
  {
    name: 'a retirement age that is past: work has ended, as where it ends at 62',
    source: yearly,
    input: { age: 62, retireAge: 60, savings: 1_50_00_000 },
    expect: { 'Corpus needed': 1_43_91_983.9526545, 'More than needed': 6_08_016.0473455, 'Money lasts': 'to age 90' },
  },
  {
    name: 'a plan that ends by the present age',
    source: byHand('There is nothing to plan'),
    input: { age: 62, retireAge: 60, untilAge: 62 },
    refused: 'The plan must run beyond 62',
  },
  {
    name: 'a plan that ends on the day work ends',
    source: byHand('There is nothing to plan'),
    input: { retireAge: 60, untilAge: 60 },
    refused: 'The plan must run beyond 60',
  },
  {
    name: 'an income that ends before it begins',
    source: byHand('60 comes before 70'),
    input: { incomes: [{ name: 'Rent', monthly: 10_000, fromAge: 70, toAge: 60, rise: 0 }] },
    refused: 'It begins at 70. Enter a higher age here, or leave it empty',
  },
  {
    name: 'a goal at an age that is past',
    source: byHand('Somebody of 35 was 30 five years ago'),
    input: { goals: [{ name: '', amount: 5_00_000, atAge: 30, rise: 6 }] },
    refused: 'You are 35. Enter 35 or a higher age, or remove the goal',
  },
  {
    name: 'a goal after the end of the plan',
    source: byHand('95 comes after 90'),
    input: { goals: [{ name: '', amount: 5_00_000, atAge: 95, rise: 6 }] },
    refused: 'The plan ends when you turn 90. Enter a lower age here',
  },
  {
    name: 'gratuity of ₹10 lakh on the day work stops is there on that day',
    source: byHand('7,00,000 + 10,00,000; the need stays 20 years × 12 × 20,000'),
    input: {
      ...from50,
      receipts: [{ name: 'Gratuity', amount: 10_00_000, atAge: 60, prices: 'then' }],
    },
    expect: {
      'Money that comes once by then': 10_00_000,
      'Corpus needed': 48_00_000,
      'Corpus you will have': 17_00_000,
      'Short by': 31_00_000,
    },
  },
  {
    name: 'what comes ten years after that day lowers what is needed on it',
    source: byHand('24,00,000 for the first ten years + 24,00,000 − 10,00,000 for the rest'),
    input: {
      ...from50,
      receipts: [{ name: 'Flat sold', amount: 10_00_000, atAge: 70, prices: 'then' }],
    },
    expect: { 'Corpus needed': 38_00_000, 'Corpus you will have': 7_00_000, 'Short by': 31_00_000 },
  },
  {
    name: 'more than the rest needs does not pay for the years before it comes',
    source: byHand('Ten years × 12 × 20,000 before it; 24,00,000 of the 30,00,000 pay for the rest'),
    input: {
      ...from50,
      receipts: [{ name: 'Flat sold', amount: 30_00_000, atAge: 70, prices: 'then' }],
    },
    expect: { 'Corpus needed': 24_00_000, 'Short by': 17_00_000 },
  },
  {
    name: '₹10 lakh in today’s rupees at 60',
    source: byHand('6,21,16,371.36 + 10,00,000 × 1.06^25'),
    input: { receipts: [{ name: 'House', amount: 10_00_000, atAge: 60, prices: 'today' }] },
    expect: {
      'Money that comes once by then': 4291870.719743,
      'Corpus you will have': 66408242.081962,
      'Corpus needed': 6_55_89_972.8337507,
    },
  },
  {
    name: '₹10 lakh at 45, a sum of that year, grows for 15 years',
    source: byHand('6,21,16,371.36 + 10,00,000 × 1.1^15'),
    input: { receipts: [{ name: 'Inheritance', amount: 10_00_000, atAge: 45, prices: 'then' }] },
    expect: { 'Money that comes once by then': 10_00_000, 'Corpus you will have': 66293619.531634 },
  },
  {
    name: '₹10 lakh at 70, a sum of that year',
    source: byHand('6,55,89,972.83 − 10,00,000 ÷ 1.07^10'),
    input: { receipts: [{ name: 'Flat sold', amount: 10_00_000, atAge: 70, prices: 'then' }] },
    expect: { 'Corpus needed': 65081623.541616, 'Corpus you will have': 6_21_16_371.3622183 },
  },
  {
    name: 'needs ₹5,000 less from 70 on',
    source: byHand('120 × 20,000 + 120 × 15,000'),
    input: { ...from50, retireAge: 60, needs: [{ name: '', change: 'less', monthly: 5_000, ...from70 }] },
    expect: {
      'Corpus needed': 42_00_000,
      'Monthly spending when you stop work': 20_000,
      'Needed a month from 70, at today’s prices': 15_000,
    },
  },
  {
    name: 'and ₹5,000 more from 65 until 75',
    source: byHand('60 × 20,000 + 60 × 25,000 + 60 × 20,000 + 60 × 15,000'),
    input: {
      ...from50,
      retireAge: 60,
      needs: [
        { name: '', change: 'less', monthly: 5_000, ...from70 },
        { name: 'Health', change: 'more', monthly: 5_000, fromAge: 65, toAge: 75 },
      ],
    },
    expect: { 'Corpus needed': 48_00_000 },
  },
  {
    name: 'a change that began before work stops',
    source: byHand('240 × 15,000'),
    input: {
      ...from50,
      retireAge: 60,
      needs: [{ name: '', change: 'less', monthly: 5_000, fromAge: 55, toAge: null }],
    },
    expect: { 'Corpus needed': 36_00_000, 'Monthly spending when you stop work': 15_000 },
  },
  {
    name: 'a change that is over when work stops',
    source: byHand('240 × 20,000'),
    input: { ...from50, retireAge: 60, needs: [{ name: '', change: 'more', monthly: 5_000, fromAge: 55, toAge: 60 }] },
    expect: { 'Corpus needed': 48_00_000 },
  },
  {
    name: '₹10,000 less from 65 and ₹15,000 more from 75, with prices and returns',
    source: byHand('Σ of 360 months: (50,000, 40,000 or 55,000) × 1.06^(25 + year) ÷ 1.07^(month ÷ 12)'),
    input: {
      needs: [
        { name: '', change: 'less', monthly: 10_000, fromAge: 65, toAge: null },
        { name: '', change: 'more', monthly: 15_000, fromAge: 75, toAge: null },
      ],
    },
    expect: { 'Corpus needed': 64069487.983686 },
  },
  {
    name: 'needs that fall to nothing',
    source: byHand('120 × 20,000 + 120 × 0'),
    input: { ...from50, retireAge: 60, needs: [{ name: '', change: 'less', monthly: 20_000, ...from70 }] },
    expect: { 'Corpus needed': 24_00_000 },
  },
  {
    name: 'needs that would fall below nothing',
    source: byHand('20,000 − 20,001'),
    input: { ...from50, retireAge: 60, needs: [{ name: '', change: 'less', monthly: 20_001, ...from70 }] },
    refused: 'At 70 you would need ₹20,001 less, but your monthly spending is ₹20,000. Enter less here',
  },
  {
    name: 'money at an age that is past',
    source: byHand('Somebody of 35 was 34 last year'),
    input: { receipts: [{ name: '', amount: 5_00_000, atAge: 34, prices: 'then' }] },
    refused: 'You are 35. Enter 35 or a higher age, or remove the receipt',
  },
  {
    name: 'random paths: a second program with the same seed counts the same',
    source: byHand(
      'Mulberry32 with seed 20261126, normal numbers of Box and Muller, a year of all 500 paths after the other, in another language: 36 of 100 last; 0.62187 of the spending on 95',
    ),
    input: {},
    expect: { 'Random paths on which the money lasts': 36, 'Spending a month that lasts on 95 of 100 paths': 31_093 },
  },
  {
    name: 'enough money without growth lasts on every path of small ups and downs',
    source: byHand(
      '360 × 20,000 = 72,00,000, less than a third of it; ups and downs of 1% a year do not take the rest',
    ),
    input: { ...from50, retireAge: 50, savings: 2_40_00_000, volatility: 1 },
    expect: { 'Random paths on which the money lasts': 100 },
  },
];
