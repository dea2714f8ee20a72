import { badStart } from '@/content/life-plan/plan';
import { planRows } from '@/content/life-plan/rows';
import { defineForm, type InputOf, money, percent, whole } from '@/lib/calculator';

const years = { unit: 'years', step: 1 } as const;
const monthly = { min: 0, max: 1_00_00_000, slider: { min: 0, max: 3_00_000 } } as const;

const form = defineForm({
  main: {
    age: whole({ label: 'Your age', ...years, min: 18, max: 80, default: 30 }),
    spend: money({
      label: 'Monthly spending today',
      help: 'All your monthly expenses, at today’s prices.',
      min: 1_000,
      max: 1_00_00_000,
      slider: { min: 10_000, max: 3_00_000 },
      default: 50_000,
    }),
    saving: money({ label: 'You save a month', ...monthly, default: 50_000 }),
    savings: money({
      label: 'Savings now',
      help: 'What you could live on: funds, shares, deposits. Not the house you live in.',
      min: 0,
      max: 1_000_00_00_000,
      step: 50_000,
      slider: { min: 0, max: 5_00_00_000 },
      default: 15_00_000,
    }),
    withdrawalRate: percent({
      label: 'Withdrawal rate, per year',
      help: 'The share of your savings that you spend in a year. 4% comes from American data; studies of India find 3 to 3.5%.',
      min: 1,
      max: 10,
      slider: { min: 2, max: 6 },
      step: 0.25,
      default: 3.5,
    }),
    untilAge: whole({ label: 'Money must last until you turn', ...years, min: 40, max: 110, default: 90 }),
  },
  more: {
    'Returns, prices and rises': {
      returnBefore: percent({
        assumed: true,
        label: 'Return while you save, per year',
        help: 'After tax and costs. Your own guess, as nobody can promise a return.',
        min: -10,
        max: 30,
        slider: { min: 0, max: 15 },
        step: 0.5,
        default: 10,
      }),
      returnAfter: percent({
        assumed: true,
        label: 'Return after work, per year',
        help: 'After tax.',
        min: -10,
        max: 30,
        slider: { min: 0, max: 15 },
        step: 0.5,
        default: 8,
      }),
      inflation: planRows.inflation,
      savingRise: planRows.savingRise,
    },
    'Spending after work, part-time work': {
      spendAfter: money({
        label: 'Monthly spending after work, at today’s prices',
        help: 'Fill it in if it will differ: a smaller city, no rent, more travel. Leave it empty to keep today’s spending.',
        min: 1_000,
        max: 1_00_00_000,
        slider: { min: 10_000, max: 3_00_000 },
        optional: true,
        default: null,
      }),
      partTime: money({
        label: 'Part-time income a month, for “Barista FIRE”',
        help: 'At today’s prices. Only the table of FIRE types uses it. Your main plan does not count this income.',
        ...monthly,
        default: 0,
      }),
      incomes: planRows.incomes,
    },
    'Health and other costs, one-off goals': {
      ownCosts: planRows.ownCosts,
      goals: planRows.goals,
    },
    'Other savings, Coast FIRE, bad start': {
      otherSavings: planRows.otherSavings,
      coastAge: whole({
        label: 'Age for “Coast FIRE”',
        help: 'The age by which your savings must reach the number without further saving.',
        ...years,
        min: 19,
        max: 90,
        default: 60,
      }),
      equityShare: percent({
        assumed: true,
        label: 'Share in equity after work',
        help: `Only for the bad start: equity changes by ${badStart.map((each) => `${each}%`).join(', ')} in the first five years. It is an assumption, not history.`,
        min: 0,
        max: 100,
        step: 5,
        default: 60,
      }),
    },
  },
  presets: [
    { label: 'Save 60%', input: { spend: 40_000, saving: 60_000 } },
    { label: 'Move to a smaller city', input: { spendAfter: 35_000 } },
    {
      label: 'Own health premium and a pension from 60',
      input: {
        ownCosts: [{ name: 'Health premium', monthly: 2_500, rise: 12, fromAge: 40, toAge: null }],
        incomes: [{ name: 'Pension', monthly: 60_000, fromAge: 60, toAge: null, rise: 0 }],
      },
    },
    { label: 'Already there', input: { age: 45, savings: 3_00_00_000, saving: 0 } },
  ],
});

export type FireInput = InputOf<typeof form.fields>;

export default form;
