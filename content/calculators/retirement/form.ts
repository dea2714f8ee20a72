import { badStart } from '@/content/life-plan/plan';
import { planRows } from '@/content/life-plan/rows';
import { defineForm, type InputOf, money, percent, whole } from '@/lib/calculator';

const years = { unit: 'years', step: 1 } as const;

const form = defineForm({
  main: {
    age: whole({ label: 'Your age', ...years, min: 18, max: 90, default: 35 }),
    retireAge: whole({ label: 'Retirement age', ...years, min: 18, max: 90, default: 60 }),
    untilAge: whole({
      label: 'Plan until you turn',
      help: 'Plan for a long life. Many people now reach 90.',
      ...years,
      min: 40,
      max: 110,
      default: 90,
    }),
    spend: money({
      label: 'Monthly spending today',
      help: 'What you would spend after work, at today’s prices, without loans that will be paid off.',
      min: 1_000,
      max: 1_00_00_000,
      slider: { min: 10_000, max: 3_00_000 },
      default: 50_000,
    }),
    savings: money({
      label: 'Savings for retirement now',
      help: 'Mutual funds, deposits and other savings together.',
      min: 0,
      max: 1_000_00_00_000,
      step: 50_000,
      slider: { min: 0, max: 2_00_00_000 },
      default: 10_00_000,
    }),
    saving: money({
      label: 'You save a month',
      min: 0,
      max: 1_00_00_000,
      slider: { min: 0, max: 2_00_000 },
      default: 25_000,
    }),
  },
  more: {
    'Returns, prices and rises': {
      returnBefore: percent({
        assumed: true,
        label: 'Return before retirement, per year',
        help: 'After tax and costs. Your own guess; nobody promises a return.',
        min: -10,
        max: 30,
        slider: { min: 0, max: 15 },
        step: 0.5,
        default: 10,
      }),
      returnAfter: percent({
        assumed: true,
        label: 'Return after retirement, per year',
        help: 'After tax. Usually lower, because less is in equity.',
        min: -10,
        max: 30,
        slider: { min: 0, max: 15 },
        step: 0.5,
        default: 7,
      }),
      inflation: planRows.inflation,
      savingRise: planRows.savingRise,
    },
    'EPF, PPF, NPS and other savings': {
      otherSavings: planRows.otherSavings,
    },
    'Pension, rent and other income': {
      incomes: planRows.incomes,
    },
    'Health and other costs, one-off goals': {
      ownCosts: planRows.ownCosts,
      goals: planRows.goals,
    },
    'Spouse, what you leave, bad start': {
      spouseAge: whole({
        label: 'Age of your spouse',
        help: 'The plan then runs until the younger of you reaches the age above.',
        ...years,
        min: 18,
        max: 110,
        optional: true,
        default: null,
      }),
      survivorShare: percent({
        label: 'Spending of the surviving spouse',
        help: 'As a share of what both of you spend.',
        min: 30,
        max: 100,
        step: 5,
        default: 100,
      }),
      legacy: money({
        label: 'Money you want to leave behind',
        help: 'In today’s rupees.',
        min: 0,
        max: 100_00_00_000,
        slider: { min: 0, max: 2_00_00_000 },
        default: 0,
      }),
      equityShare: percent({
        label: 'Share in equity after retirement',
        help: `Only for the bad start: equity changes by ${badStart.map((each) => `${each}%`).join(', ')} in the first five years. It is an assumption, not history.`,
        min: 0,
        max: 100,
        step: 5,
        default: 40,
      }),
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
    { label: 'Retire at 50', input: { retireAge: 50, saving: 60_000 } },
    { label: 'Already retired', input: { age: 62, retireAge: 62, savings: 1_50_00_000, saving: 0 } },
  ],
});

export const { fields } = form;

export type RetirementInput = InputOf<typeof form.fields>;

export default form;
