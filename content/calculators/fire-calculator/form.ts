import * as ask from '@/content/questions/plan';
import { defineForm, type InputOf, percent } from '@/lib/calculator';

const form = defineForm({
  main: {
    age: ask.age('Your age', { max: 80, default: 30 }),
    spend: ask.monthlySpending('Monthly spending today', 'All your monthly expenses, at today’s prices.'),
    saving: ask.monthly('You save a month', 3_00_000, { default: 50_000 }),
    savings: ask.savings('Savings now', 5_00_00_000, {
      help: 'What you could live on: funds, shares, deposits. Not the house you live in.',
      default: 15_00_000,
    }),
    withdrawalRate: percent({
      label: 'Withdrawal rate, per year',
      help: 'The share of your savings that you spend in a year. 4% comes from American data; a study of India finds 3 to 3.5%.',
      min: 1,
      max: 10,
      slider: { min: 2, max: 6 },
      step: 0.25,
      default: 3.5,
    }),
    untilAge: ask.age('Money must last until you turn', { min: 40, max: 110, default: 90 }),
  },
  more: {
    'Returns, prices and rises': {
      returnBefore: ask.planReturn('Return while you save, per year', {
        help: 'After tax and costs. Your own guess, as nobody can promise a return.',
        default: 10,
      }),
      returnAfter: ask.planReturn('Return after work, per year', { help: 'After tax.', default: 8 }),
      inflation: ask.inflation(),
      savingRise: ask.savingRise(),
    },
    'Spending after work, part-time work': {
      spendAfter: ask.mayBeEmpty(
        ask.monthlySpending(
          'Monthly spending after work, at today’s prices',
          'Fill it in if it will differ: a smaller city, no rent, more travel. Leave it empty to keep today’s spending.',
        ),
      ),
      partTime: ask.monthly('Part-time income a month, for “Barista FIRE”', 3_00_000, {
        help: 'At today’s prices. Only the table of FIRE types uses it. Your main plan does not count this income.',
      }),
      incomes: ask.incomes(),
      receipts: ask.receipts(),
    },
    'Needs that change with age, health, one-off goals': {
      needs: ask.needs(),
      ownCosts: ask.ownCosts(),
      goals: ask.goals(),
    },
    'An age at which you want to stop': {
      stopAge: ask.mayBeEmpty(
        ask.age('Age at which you want to stop work', {
          help: 'We then show what to save a month, so that your savings are the number on that birthday. Leave it empty if no age is fixed.',
          max: 100,
        }),
      ),
    },
    'Other savings, Coast FIRE, bad years': {
      otherSavings: ask.otherSavings(),
      coastAge: ask.age('Age for “Coast FIRE”', {
        help: 'The age by which your savings must reach the number without further saving.',
        min: 19,
      }),
      equityShare: ask.equityShare('Share in equity after work', { assumed: true, default: 60 }),
      volatility: ask.planUpsAndDowns({ default: 11 }),
    },
  },
  presets: [
    { label: 'Stop at 45', input: { stopAge: 45 } },
    { label: 'Save 60%', input: { spend: 40_000, saving: 60_000 } },
    { label: 'Move to a smaller city', input: { spendAfter: 35_000 } },
    {
      label: 'Own health premium and a pension from 60',
      input: {
        ownCosts: [{ name: 'Health premium', monthly: 2_500, rise: 12, fromAge: 40, toAge: null }],
        incomes: [{ name: 'Pension', monthly: 60_000, fromAge: 60, toAge: null, rise: 0 }],
      },
    },
    {
      label: 'Flat sold at 45, ₹60 lakh today',
      input: { receipts: [{ name: 'Flat sold', amount: 60_00_000, atAge: 45, prices: 'today' }] },
    },
    {
      label: 'Children out of the house at 55',
      input: { needs: [{ name: 'Children', change: 'less', monthly: 15_000, fromAge: 55, toAge: null }] },
    },
    { label: 'Already there', input: { age: 45, savings: 3_00_00_000, saving: 0 } },
  ],
});

export const { fields } = form;

export type FireInput = InputOf<typeof form.fields>;

export default form;
