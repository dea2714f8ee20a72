import type { WithFilledRows } from '@/content/filled-rows';
import { saleDuty } from '@/content/rules/stamp-duty';
import { choice, decimal, defineForm, duration, type InputOf, money, percent, rows, whole } from '@/lib/calculator';

const most = 100_00_00_000;
const forLoan = { goal: 'loan' } as const;

const states = Object.entries(saleDuty.states) as [keyof typeof saleDuty.states, { readonly state: string }][];

export const fields = {
  goal: choice({
    label: 'What you want to know',
    options: [
      { value: 'loan', label: 'How much I can borrow' },
      { value: 'price', label: 'Income I need for a house' },
    ],
    default: 'loan',
  }),
  income: money({
    label: 'Take-home pay, per month',
    help: 'Only your own pay, after tax and provident fund.',
    showIf: forLoan,
    min: 1_000,
    max: 1_00_00_000,
    step: 1_000,
    slider: { min: 15_000, max: 5_00_000 },
    default: 1_00_000,
  }),
  wantedPrice: money({
    label: 'Price of the house',
    showIf: { goal: 'price' },
    min: 1_00_000,
    max: most,
    step: 50_000,
    slider: { min: 10_00_000, max: 3_00_00_000 },
    default: 80_00_000,
  }),
  emis: money({
    label: 'EMIs you pay already, per month',
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 1_00_000 },
    default: 0,
  }),
  age: whole({ label: 'Your age', unit: 'years', min: 18, max: 74, slider: { min: 21, max: 65 }, default: 35 }),
  tenure: duration({
    label: 'Tenure',
    help: 'Shortened where your age does not allow it.',
    min: 12,
    max: 360,
    slider: { min: 60, max: 360 },
    default: 240,
  }),
  rate: percent({
    label: 'Interest rate, per year',
    help: 'Ask for the rate at your credit score.',
    min: 0,
    max: 30,
    step: 0.05,
    slider: { min: 6, max: 14 },
    default: 8.5,
  }),

  price: money({
    label: 'Price of the house you have in mind',
    showIf: forLoan,
    optional: true,
    min: 1_00_000,
    max: most,
    step: 50_000,
    slider: { min: 10_00_000, max: 3_00_00_000 },
    default: null,
  }),
  ownMoney: money({
    label: 'Your own money for it',
    help: 'For the down payment, stamp duty and registration together.',
    optional: true,
    min: 0,
    max: most,
    step: 50_000,
    slider: { min: 0, max: 1_00_00_000 },
    default: null,
  }),
  state: choice({
    label: 'State of the house',
    help: 'Sets typical stamp duty and registration. Check them with your sub-registrar.',
    options: states.map(([value, { state }]) => ({ value, label: state })),
    finder: true,
    default: 'other',
  }),
  dutyPercent: percent({
    label: 'Stamp duty and registration, % of the price',
    help: 'Leave it empty for the State’s typical figure.',
    optional: true,
    min: 0,
    max: 20,
    slider: { min: 0, max: 12 },
    default: null,
  }),

  coApplicants: rows({
    label: 'Co-applicants with an income',
    noun: 'co-applicant',
    fields: {
      income: money({
        label: 'Take-home pay, per month',
        min: 0,
        max: 1_00_00_000,
        step: 1_000,
        optional: true,
        default: null,
      }),
      emis: money({ label: 'EMIs, per month', min: 0, max: 1_00_00_000, step: 500, default: 0 }),
      age: whole({ label: 'Age', unit: 'years', min: 18, max: 74, default: 32 }),
    },
    default: [],
    maxRows: 4,
  }),
  variablePay: money({
    label: 'Variable pay and other income, per month',
    help: 'Bonus, incentives, rent: the average of a year ÷ 12.',
    min: 0,
    max: 1_00_00_000,
    step: 1_000,
    slider: { min: 0, max: 2_00_000 },
    default: 0,
  }),
  variableShare: percent({
    label: 'Share of it the lender counts',
    showIf: { variablePay: { above: 0 } },
    min: 0,
    max: 100,
    step: 5,
    default: 50,
    assumed: true,
  }),
  cardDues: money({
    label: 'Unpaid credit-card dues',
    help: 'What you carry over, not what you repay each month.',
    min: 0,
    max: 1_00_00_000,
    step: 5_000,
    slider: { min: 0, max: 5_00_000 },
    default: 0,
  }),

  emiShare: percent({
    label: 'Share of income for all EMIs (FOIR)',
    help: 'Leave it empty for a usual figure at your income.',
    optional: true,
    min: 10,
    max: 80,
    step: 5,
    slider: { min: 30, max: 70 },
    default: null,
  }),
  multiple: decimal({
    label: 'Largest loan, times monthly take-home pay',
    help: 'Some lenders stop at about 60 times. Leave it empty for no such limit.',
    unit: 'times',
    optional: true,
    min: 1,
    max: 200,
    slider: { min: 40, max: 80 },
    default: null,
  }),
  lastAge: whole({
    label: 'Age by which the loan must end',
    help: '60 to 65 for salaried people at most lenders, up to 75 for the self-employed.',
    unit: 'years',
    min: 40,
    max: 80,
    slider: { min: 55, max: 75 },
    default: 60,
    assumed: true,
  }),
};

/** The cell without which a co-applicant does not count. */
export type DecidingCells = { readonly coApplicants: 'income' };

export type HomeLoanEligibilityInput = WithFilledRows<InputOf<typeof fields>, DecidingCells>;

export default defineForm({
  fields,
  groups: [
    { fields: ['goal', 'income', 'wantedPrice', 'emis', 'age', 'tenure', 'rate'] },
    { title: 'The house', fields: ['price', 'ownMoney', 'state', 'dutyPercent'], more: true },
    {
      title: 'Co-applicants, other income and card dues',
      fields: ['coApplicants', 'variablePay', 'variableShare', 'cardDues'],
      more: true,
    },
    { title: 'Your lender’s rules', fields: ['emiShare', 'multiple', 'lastAge'], more: true },
  ],
  presets: [
    { label: 'House of ₹60 lakh in Maharashtra', input: { price: 60_00_000, state: 'maharashtra' } },
    { label: 'With a working spouse', input: { coApplicants: [{ income: 60_000, emis: 0, age: 33 }] } },
    { label: 'Age 50, car loan of ₹15,000', input: { age: 50, emis: 15_000 } },
    { label: 'Income for a house of ₹80 lakh', input: { goal: 'price', wantedPrice: 80_00_000 } },
  ],
});
