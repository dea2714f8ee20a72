import {
  conventionField,
  costGroup,
  expenseRatioField,
  frequencyField,
  goalFields,
  inflationField,
  lumpSumField,
  rateField,
  taxFields,
  taxGroup,
} from '@/content/investing/fields';
import { defineForm, duration, type InputOf, money, rows } from '@/lib/calculator';

export const fields = {
  ...goalFields,
  amount: money({
    label: 'SIP amount',
    help: 'What you pay with each instalment.',
    showIf: { known: 'amount' },
    min: 10,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 500, max: 2_00_000 },
    default: 10_000,
  }),
  period: duration({
    label: 'Time invested',
    help: 'From the first day to the day you look at the value.',
    min: 1,
    max: 600,
    slider: { min: 12, max: 480 },
    default: 120,
  }),
  rate: rateField,
  convention: conventionField,
  frequency: frequencyField,
  lumpSum: lumpSumField,
  stopAfter: duration({
    label: 'Stop paying after',
    help: 'The money stays invested to the end. Leave it empty to pay throughout.',
    min: 1,
    max: 600,
    optional: true,
    default: null,
  }),
  changes: rows({
    label: 'Pauses and changes on the way',
    help: 'From then each instalment is the new amount. Enter 0 for a pause.',
    showIf: { known: 'amount' },
    noun: 'change',
    fields: {
      after: duration({ label: 'After', min: 1, max: 599, default: 36 }),
      amount: money({
        label: 'New SIP amount',
        min: 0,
        max: 1_00_00_000,
        step: 500,
        optional: true,
        default: null,
      }),
    },
    maxRows: 12,
    default: [],
  }),
  expenseRatio: expenseRatioField,
  inflation: inflationField,
  ...taxFields,
};

export type SipInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    { fields: ['known', 'amount', 'goal', 'goalPrices', 'period', 'rate'] },
    { fields: ['convention'] },
    { title: 'Instalments', fields: ['frequency', 'lumpSum', 'stopAfter', 'changes'], more: true },
    costGroup,
    { ...taxGroup, fields: [...taxGroup.fields, 'goalAfterTax'] },
  ],
  presets: [
    { label: '₹1 crore in 15 years', input: { known: 'goal', period: 180 } },
    { label: 'Child’s college', input: { amount: 5_000, period: 180 } },
    {
      label: 'Pay 10 years, wait 10',
      input: { amount: 25_000, period: 240, stopAfter: 120 },
    },
    { label: '₹500 a week', input: { amount: 500, period: 120, frequency: 'weekly' } },
    {
      label: 'Debt fund, 3 years',
      input: { amount: 10_000, period: 36, rate: 7, convention: 'effective-start', fund: 'debt' },
    },
  ],
});
