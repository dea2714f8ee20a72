import type { GoldenCase } from '@/lib/calculator';
import { byHand, table } from '@/lib/golden';
import type calculator from './index';

const monthByMonth = byHand('Balance carried from month to month: saving at the end, prices and saving up once a year');
const still = { returnBefore: 0, returnAfter: 0, inflation: 0, savingRise: 0 } as const;
const ofSixtyLakh = { ...still, spend: 20_000, withdrawalRate: 4, savings: 10_00_000 } as const;

export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: 'aged 30, ₹50,000 spent and ₹50,000 saved a month, ₹15 lakh saved, 3.5%',
    source: monthByMonth,
    input: {},
    expect: {
      'FIRE number, in today’s rupees': 1_71_42_857.1428571,
      'Age at FIRE': '46 years 10 months',
      'Time to go': 202,
      'Savings on that day': 4_36_48_948.6538458,
      'In today’s rupees': 1_71_82_246.4255561,
      'Yearly spending after work': 6_00_000,
      'Share of pay that you save': 50,
    },
  },
  {
    name: 'a withdrawal rate of 4%',
    source: monthByMonth,
    input: { withdrawalRate: 4 },
    expect: {
      'FIRE number, in today’s rupees': 1_50_00_000,
      'Age at FIRE': '45 years 5 months',
      'Savings on that day': 3_61_72_816.9265072,
    },
  },
  {
    name: '60% of the same pay saved',
    source: monthByMonth,
    input: { spend: 40_000, saving: 60_000 },
    expect: { 'Time to go': 150, 'Savings on that day': 2_78_95_763.4955479, 'Share of pay that you save': 60 },
  },
  {
    name: 'spending less after work',
    source: monthByMonth,
    input: { spendAfter: 35_000 },
    expect: { 'FIRE number, in today’s rupees': 1_20_00_000, 'Time to go': 151 },
  },
  {
    name: 'half as much again after work',
    source: monthByMonth,
    input: { spendAfter: 75_000 },
    expect: { 'FIRE number, in today’s rupees': 2_57_14_285.7142857, 'Age at FIRE': '52 years 11 months' },
  },
  {
    name: 'a health premium that rises by 12% moves the number',
    source: monthByMonth,
    input: {
      ownCosts: [{ name: 'Premium', monthly: 2_500, rise: 12, fromAge: 40, toAge: null }],
      incomes: [{ name: 'Pension', monthly: 60_000, fromAge: 60, toAge: null, rise: 0 }],
    },
    expect: {
      'FIRE number, in today’s rupees': 1_94_52_112.9459558,
      'Age at FIRE': '48 years 9 months',
      'Savings on that day': 5_58_38_492.394822,
    },
  },
  {
    name: 'nothing earned and nothing rising: a plain division',
    source: byHand('6,00,000 ÷ 5% = 1,20,00,000; ÷ 50,000 a month = 240 months'),
    input: { ...still, savings: 0, withdrawalRate: 5 },
    expect: { 'FIRE number, in today’s rupees': 1_20_00_000, 'Time to go': 240, 'Age at FIRE': '50' },
  },
  {
    name: 'savings that are the number to the rupee',
    source: byHand('6,00,000 ÷ 4% = 1,50,00,000'),
    input: { savings: 1_50_00_000, withdrawalRate: 4 },
    expect: { 'Time to go': 0, 'Age at FIRE': '30' },
  },
  {
    name: 'a rupee less',
    source: byHand('1,49,99,999 is below 1,50,00,000; a month’s growth is enough'),
    input: { savings: 1_49_99_999, withdrawalRate: 4 },
    expect: { 'Time to go': 1, 'Age at FIRE': '30 years 1 month' },
  },
  {
    name: 'nothing saved is never enough',
    source: byHand('0 grows to 0'),
    input: { savings: 0, saving: 0 },
    expect: { 'Age at FIRE': 'not by 90', 'Savings at 90': 0 },
  },
  {
    name: 'a house at 31 that the savings cannot pay',
    source: byHand('15,00,000 × 1.1 + 50,000 × 0.1 ÷ (1.1^(1/12) − 1) = 22,77,027; 50,00,000 × 1.06 = 53,00,000'),
    input: { goals: [{ name: 'House', amount: 50_00_000, atAge: 31, rise: 6 }] },
    expect: { 'Age at FIRE': 'a goal before it is not covered', 'Missing for the goal': 30_22_973.16938681 },
  },
  {
    name: 'a house at 31 that takes the savings to the rupee',
    source: byHand('23,00,000 + 12 × 50,000 = 29,00,000, all spent; then 1,20,00,000 ÷ 50,000 = 240 months more'),
    input: {
      ...still,
      savings: 23_00_000,
      withdrawalRate: 5,
      goals: [{ name: 'House', amount: 29_00_000, atAge: 31, rise: 0 }],
    },
    expect: { 'Time to go': 252 },
  },
  ...(
    [
      ['₹8,000 less', 8_000, 36_00_000, 52],
      ['₹8,667 less, which the savings reach on that day', 8_667, 33_99_900, 48],
      ['₹8,666 less, which they do not', 8_666, 34_00_200, 49],
    ] as const
  ).map(([name, monthly, number, month]) => ({
    name: `needs from 34 on of ${name}`,
    source: byHand('(20,000 − the change) × 12 ÷ 4%, against 10,00,000 + 50,000 a month: 34,00,000 at 34'),
    input: { ...ofSixtyLakh, needs: [{ name: '', change: 'less', monthly, fromAge: 34, toAge: null }] } as const,
    expect: { 'FIRE number, in today’s rupees': number, 'Time to go': month },
  })),
  {
    name: 'a change after work has stopped does not move the number',
    source: byHand('(60,00,000 − 10,00,000) ÷ 50,000 = 100 months, which end before 39'),
    input: { ...ofSixtyLakh, needs: [{ name: 'Health', change: 'more', monthly: 10_000, fromAge: 39, toAge: null }] },
    expect: { 'Time to go': 100, 'Needed a month from 39, at today’s prices': 30_000 },
  },
  {
    name: 'needs that would fall below nothing',
    source: byHand('20,000 − 20,001'),
    input: { ...ofSixtyLakh, needs: [{ name: '', change: 'less', monthly: 20_001, fromAge: 70, toAge: null }] },
    refused: 'At 70 you would need ₹20,001 less, but your monthly spending is ₹20,000. Enter less here',
  },
  {
    name: 'to stop at 40, nothing earned and nothing rising',
    source: byHand('(60,00,000 − 10,00,000) ÷ 120 months = 41,666.67, to the next rupee'),
    input: { ...ofSixtyLakh, stopAge: 40 },
    expect: {
      'Save a month to stop at 40': 41_667,
      'Number at 40, in rupees of that day': 60_00_000,
      'Savings at 40 without saving more': 10_00_000,
      '₹1 saved a month grows to': 120,
    },
  },
  {
    name: 'saved so, the number is reached on that birthday',
    source: byHand('10,00,000 + 120 × 41,667 = 60,00,040; a rupee less a month gives 59,99,920'),
    input: { ...ofSixtyLakh, saving: 41_667 },
    expect: { 'Time to go': 120, 'Savings on that day': 60_00_040 },
  },
  {
    name: 'a rupee less a month reaches it a month later',
    source: byHand('10,00,000 + 121 × 41,666 = 60,41,586'),
    input: { ...ofSixtyLakh, saving: 41_666 },
    expect: { 'Time to go': 121, 'Savings on that day': 60_41_586 },
  },
  {
    name: 'to stop at 45 with growth, prices and a rising saving',
    source: byHand(
      '1,71,42,857 × 1.06^15 = 4,10,83,855; 15,00,000 × 1.1^15 = 62,65,872; ₹1: (0.1 ÷ (1.1^(1/12) − 1)) × (1.1^15 − 1.06^15) ÷ 0.04',
    ),
    input: { stopAge: 45 },
    expect: {
      'Save a month to stop at 45': 62_368,
      'Number at 45, in rupees of that day': 4_10_83_854.7388519,
      'Savings at 45 without saving more': 62_65_872.2541235,
      '₹1 saved a month grows to': 558.270196077,
    },
  },
  {
    name: 'to stop at an age by which a goal asks for more than the number does',
    source: byHand('29,00,000 at 31 − 23,00,000 = 12 × 50,000; the number alone: 1,20,00,000 ÷ 300 = 40,000'),
    input: {
      ...still,
      savings: 23_00_000,
      withdrawalRate: 5,
      goals: [{ name: 'House', amount: 29_00_000, atAge: 31, rise: 0 }],
      stopAge: 56,
    },
    expect: { 'Save a month to stop at 56': 50_000 },
  },
  {
    name: 'to stop at an age when the savings are enough already',
    source: byHand('20,000 × 12 ÷ 4% = 60,00,000, which is there'),
    input: { ...ofSixtyLakh, savings: 60_00_000, stopAge: 31 },
    expect: { 'Save a month to stop at 31': 0 },
  },
  {
    name: 'a rupee short of enough, to stop in a year',
    source: byHand('1 ÷ 12, to the next rupee'),
    input: { ...ofSixtyLakh, savings: 59_99_999, stopAge: 31 },
    expect: { 'Save a month to stop at 31': 1 },
  },
  {
    name: 'more than the page takes, to stop in a year',
    source: byHand('1,00,00,000 × 12 ÷ 1% = 1,20,00,00,000; the highest saving gives 12,00,00,000 in a year'),
    input: { ...still, spend: 1_00_00_000, withdrawalRate: 1, savings: 0, stopAge: 31 },
    expect: { 'Save a month to stop at 31': 'more than ₹1 crore' },
  },
  {
    name: 'to stop at an age that is past',
    source: byHand('Somebody of 30 cannot stop at 30 by saving'),
    input: { stopAge: 30 },
    refused: 'You are 30. Enter a higher age here, or leave it empty',
  },
  {
    name: 'to stop at the age at which the plan ends',
    source: byHand('The plan ends at 90'),
    input: { stopAge: 90 },
    refused: 'Your plan ends at 90. Enter a lower age here',
  },
  {
    name: 'coasting to an age after the plan',
    source: byHand('The plan ends at 46'),
    input: { untilAge: 46, coastAge: 50 },
    refused: 'Your plan ends at 46. Enter a lower age here for Coast FIRE',
  },
  {
    name: 'a plan that ends today',
    source: byHand('There is nothing to plan'),
    input: { age: 60, untilAge: 60, coastAge: 65 },
    refused: 'You are 60. Enter a higher age',
  },
  {
    name: 'coasting to an age that is past',
    source: byHand('Coasting looks ahead'),
    input: { age: 60, coastAge: 59 },
    refused: 'You are 60. Coast FIRE looks ahead',
  },
  {
    name: 'at 60 nobody is asked to coast to 60, as the form begins with',
    source: byHand('50,000 × 12 ÷ 3.5%; there today with 2 crore'),
    input: { age: 60, savings: 2_00_00_000 },
    expect: { 'FIRE number, in today’s rupees': 1_71_42_857.142857, 'Time to go': 0 },
  },
  {
    name: 'nor where the plan ends before that',
    source: byHand('50,000 × 12 ÷ 3.5%'),
    input: { untilAge: 46 },
    expect: { 'FIRE number, in today’s rupees': 1_71_42_857.142857 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand('50,000 × 12 ÷ 3.5%; the 61st birthday ends the plan, and none is between'), input: { age: 60, untilAge: 61 }, given: ['savings', 'coastAge'],
    expect: ['FIRE number, in today’s rupees', 'Age at FIRE', 'Time to go'] }, [
    ['a plan that ends in one year has no age to coast to', 2_00_00_000, 61, 1_71_42_857.142857, '60', 0],
    ['nor an age that is past', 2_00_00_000, 59, 1_71_42_857.142857, '60', 0],
    ['with ₹1 crore, which one year of saving does not make ₹1.7 crore', 1_00_00_000, 61, 1_71_42_857.142857, 'not by 61'],
  ]),
  {
    name: 'to stop at 61 in a plan that ends then',
    source: byHand('No birthday is between'),
    input: { age: 60, untilAge: 61, stopAge: 61 },
    refused: 'Your plan ends at 61. Leave this empty',
  },
  {
    name: 'a goal at an age that is past',
    source: byHand('Somebody of 30 was 29 last year'),
    input: { goals: [{ name: '', amount: 5_00_000, atAge: 29, rise: 6 }] },
    refused: 'You are 30. Enter 30 or a higher age, or remove the goal',
  },
  {
    name: 'money at 34 that brings the savings to the number on that day',
    source: byHand('20,000 × 12 ÷ 4% = 60,00,000 = 10,00,000 + 48 × 50,000 + 26,00,000'),
    input: {
      ...ofSixtyLakh,
      receipts: [{ name: 'Inheritance', amount: 26_00_000, atAge: 34, prices: 'then' }],
    },
    expect: { 'Time to go': 48, 'Savings on that day': 60_00_000, 'Money that comes once by then': 26_00_000 },
  },
  {
    name: 'a rupee less takes one month more',
    source: byHand('59,99,999 after 48 months, 60,49,999 after 49'),
    input: {
      ...ofSixtyLakh,
      receipts: [{ name: 'Inheritance', amount: 25_99_999, atAge: 34, prices: 'then' }],
    },
    expect: { 'Time to go': 49, 'Savings on that day': 60_49_999 },
  },
  {
    name: 'money that comes after the number is reached does not bring it nearer',
    source: byHand('(60,00,000 − 10,00,000) ÷ 50,000 = 100 months, which end before 39'),
    input: {
      ...ofSixtyLakh,
      receipts: [{ name: 'Inheritance', amount: 26_00_000, atAge: 39, prices: 'then' }],
    },
    expect: { 'Time to go': 100, 'Savings on that day': 60_00_000 },
  },
  {
    name: 'random paths: a second program with the same seed counts the same',
    source: byHand(
      'Mulberry32 with seed 20261126, normal numbers of Box and Muller, in another language: from 4,36,48,949 after 202 months, 518 months of rising costs',
    ),
    input: {},
    expect: {
      'Random paths on which the money lasts from FIRE on': 33.6,
      'Withdrawal rate that lasts on 95 of 100 paths': 1.4203750562,
    },
  },
];
