import * as ask from '@/content/questions/plan';
import { defineForm, type InputOf, percent } from '@/lib/calculator';

const form = defineForm({
  main: {
    age: ask.age('Your age', { default: 35 }),
    retireAge: ask.age('Retirement age', {}),
    untilAge: ask.age('Plan until you turn', {
      help: 'Plan for a long life. Many people now reach 90.',
      min: 40,
      max: 110,
      default: 90,
    }),
    spend: ask.monthlySpending(
      'Monthly spending today',
      'What you would spend after work, at today’s prices, without loans that will be paid off.',
    ),
    savings: ask.savings('Savings for retirement now', 2_00_00_000, {
      help: 'Mutual funds, deposits and other savings together.',
      default: 10_00_000,
    }),
    saving: ask.monthly('You save a month', 2_00_000, { default: 25_000 }),
  },
  more: {
    'Returns, prices and rises': {
      returnBefore: ask.planReturn('Return before retirement, per year', {
        help: 'After tax and costs. Your own guess; nobody promises a return.',
        default: 10,
      }),
      returnAfter: ask.planReturn('Return after retirement, per year', {
        help: 'After tax. Usually lower, because less is in equity.',
        default: 7,
      }),
      inflation: ask.inflation(),
      savingRise: ask.savingRise(),
    },
    'EPF, PPF, NPS and other savings': { otherSavings: ask.otherSavings() },
    'Pension, rent and other income': { incomes: ask.incomes(), receipts: ask.receipts() },
    'Needs that change with age, health, one-off goals': {
      needs: ask.needs(),
      ownCosts: ask.ownCosts(),
      goals: ask.goals(),
    },
    'Spouse, what you leave, bad years': {
      spouseAge: ask.mayBeEmpty(
        ask.age('Age of your spouse', {
          help: 'The plan then runs until the younger of you reaches the age above.',
          max: 110,
        }),
      ),
      survivorShare: percent({
        label: 'Spending of the surviving spouse',
        help: 'As a share of what both of you spend.',
        min: 30,
        max: 100,
        step: 5,
        default: 100,
      }),
      legacy: ask.amount('Money you want to leave behind', [0, 2_00_00_000], { help: 'In today’s rupees.' }),
      equityShare: ask.equityShare('Share in equity after retirement', { default: 40 }),
      volatility: ask.planUpsAndDowns({ default: 7 }),
    },
  },
  presets: [
    {
      label: 'With EPF and a health premium',
      input: {
        otherSavings: [{ name: 'EPF', balance: 8_00_000, monthly: 6_000, rate: 8 }],
        ownCosts: [{ name: 'Health premium', monthly: 3_000, rise: 12, fromAge: 60, toAge: null }],
      },
    },
    {
      label: 'Government pension from 60',
      input: { incomes: [{ name: 'Pension', monthly: 1_00_000, fromAge: 60, toAge: null, rise: 5 }] },
    },
    {
      label: '₹10,000 a month less from 65, ₹15,000 more from 75',
      input: {
        needs: [
          { name: 'Children out of the house', change: 'less', monthly: 10_000, fromAge: 65, toAge: null },
          { name: 'Health', change: 'more', monthly: 15_000, fromAge: 75, toAge: null },
        ],
      },
    },
    {
      label: 'Gratuity of ₹20 lakh at 60',
      input: { receipts: [{ name: 'Gratuity', amount: 20_00_000, atAge: 60, prices: 'then' }] },
    },
    { label: 'Retire at 50', input: { retireAge: 50, saving: 60_000 } },
    { label: 'Already retired', input: { age: 62, retireAge: 62, savings: 1_50_00_000, saving: 0 } },
  ],
});

export const { fields } = form;

export type RetirementInput = InputOf<typeof form.fields>;

export default form;
