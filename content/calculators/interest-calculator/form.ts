import type { WithFilledRows } from '@/content/filled-rows';
import { choice, date, defineForm, duration, type InputOf, money, percent, rows } from '@/lib/calculator';

const most = 100_00_00_000;
const plain = { ask: ['amount', 'principal', 'rate', 'time'] } as const;
const timed = { ask: ['amount', 'principal', 'rate'] } as const;
const dated = { ...timed, timeBy: 'dates' } as const;
const late = { ask: 'late' } as const;

export const fields = {
  ask: choice({
    label: 'What you want to know',
    options: [
      { value: 'amount', label: 'Interest on an amount' },
      { value: 'principal', label: 'Amount to put in for a target' },
      { value: 'rate', label: 'Rate needed for a target' },
      { value: 'time', label: 'Time needed for a target' },
      { value: 'late', label: 'Interest for paying tax late' },
    ],
    default: 'amount',
  }),
  principal: money({
    label: 'Principal',
    help: 'The amount lent, borrowed or put in.',
    showIf: { ask: ['amount', 'rate', 'time'] },
    min: 1,
    max: most,
    step: 1_000,
    slider: { min: 10_000, max: 1_00_00_000 },
    default: 1_00_000,
  }),
  wanted: money({
    label: 'Target amount, with interest',
    showIf: { ask: ['principal', 'rate', 'time'] },
    min: 1,
    max: most,
    step: 1_000,
    slider: { min: 10_000, max: 2_00_00_000 },
    default: 2_00_000,
  }),
  rate: percent({
    label: 'Interest rate',
    showIf: { ask: ['amount', 'principal', 'time'] },
    min: 0,
    max: 100,
    step: 0.05,
    slider: { min: 1, max: 36 },
    default: 8,
  }),
  ratePer: choice({
    label: 'The rate is',
    showIf: { ask: ['amount', 'principal', 'time'] },
    options: [
      { value: 'year', label: '% per year' },
      { value: 'month', label: '% per month' },
      { value: 'hundred', label: '₹ per ₹100 a month', help: 'As moneylenders say it: “₹2 per hundred”.' },
    ],
    default: 'year',
  }),
  adding: choice({
    label: 'How interest is added',
    showIf: plain,
    options: [
      { value: 'simple', label: 'Simple: only on the principal' },
      { value: 'yearly', label: 'Compound, added every year' },
      { value: 'halfYearly', label: 'Compound, every half-year' },
      { value: 'quarterly', label: 'Compound, every quarter (bank deposits)' },
      { value: 'monthly', label: 'Compound, every month' },
      { value: 'daily', label: 'Compound, every day (365 a year)' },
      { value: 'continuous', label: 'Continuous' },
    ],
    default: 'yearly',
  }),
  period: duration({
    label: 'Time',
    help: 'For two dates, see “Between two dates” below.',
    showIf: { ...timed, timeBy: 'period' },
    min: 1,
    max: 1_200,
    slider: { min: 1, max: 360 },
    default: 60,
  }),
  lateKind: choice({
    label: 'What was paid late',
    showIf: late,
    options: [
      { value: 'gst', label: 'GST paid in cash after the due date' },
      { value: 'tdsNotPaid', label: 'TDS deducted but paid late' },
      { value: 'tdsNotDeducted', label: 'TDS not deducted in time' },
      { value: 'lateReturn', label: 'Income tax with a late return (234A)' },
      { value: 'shortAdvanceTax', label: 'Advance tax paid short (234B)' },
    ],
    default: 'gst',
  }),
  lateAmount: money({
    label: 'Tax paid late',
    showIf: late,
    min: 1,
    max: most,
    step: 1_000,
    slider: { min: 1_000, max: 10_00_000 },
    default: 50_000,
  }),
  lateFrom: date({
    label: 'Interest starts on',
    help: 'GST: the due date. TDS: the day of, or for, deduction. 234A: the day after the due date. 234B: 1 April.',
    showIf: late,
    min: '2017-07-01',
    max: '2035-12-31',
    default: '2026-08-20',
  }),
  lateTo: date({
    label: 'Paid on',
    showIf: late,
    min: '2017-07-01',
    max: '2035-12-31',
    default: '2026-11-18',
  }),

  timeBy: choice({
    label: 'Enter the time',
    showIf: timed,
    options: [
      { value: 'period', label: 'As years and months' },
      { value: 'dates', label: 'By two dates' },
    ],
    default: 'period',
  }),
  from: date({ label: 'From', showIf: dated, min: '1950-01-01', max: '2075-12-31', default: '2025-04-01' }),
  to: date({
    label: 'To',
    help: 'This day itself earns no interest.',
    showIf: dated,
    min: '1950-01-01',
    max: '2075-12-31',
    default: '2026-04-01',
  }),
  dayCount: choice({
    label: 'Days in a year',
    showIf: dated,
    options: [
      { value: '365', label: '÷ 365, in a leap year too (Indian banks)' },
      { value: '360', label: '÷ 360' },
      { value: 'actual', label: '÷ 366 in a leap year, otherwise ÷ 365' },
    ],
    default: '365',
  }),
  movements: rows({
    label: 'Deposits and withdrawals in between',
    noun: 'payment',
    showIf: { ask: 'amount', timeBy: 'dates' },
    fields: {
      way: choice({
        label: 'Paid',
        options: [
          { value: 'in', label: 'In' },
          { value: 'out', label: 'Out' },
        ],
        default: 'in',
      }),
      amount: money({ label: 'Amount', min: 1, max: most, step: 1_000, optional: true, default: null }),
      on: date({ label: 'On', min: '1950-01-01', max: '2075-12-31', default: '2025-10-01' }),
    },
    default: [],
    newRow: ({ from }) => ({ on: String(from) }),
    maxRows: 24,
  }),
  taxPercent: percent({
    label: 'Your tax rate on the interest, with cess',
    help: 'Enter 0 to leave out tax.',
    showIf: { ask: 'amount' },
    min: 0,
    max: 43,
    slider: { min: 0, max: 36 },
    default: 0,
  }),
};

/** The cell without which a payment does not count. */
export type DecidingCells = { readonly movements: 'amount' };

export type InterestInput = WithFilledRows<InputOf<typeof fields>, DecidingCells>;

export default defineForm({
  fields,
  groups: [
    {
      fields: [
        'ask',
        'principal',
        'wanted',
        'rate',
        'ratePer',
        'adding',
        'period',
        'lateKind',
        'lateAmount',
        'lateFrom',
        'lateTo',
      ],
    },
    { title: 'Between two dates', fields: ['timeBy', 'from', 'to', 'dayCount', 'movements'], more: true },
    { title: 'Tax', fields: ['taxPercent'], more: true },
  ],
  presets: [
    {
      label: '₹2 per hundred',
      input: { principal: 50_000, rate: 2, ratePer: 'hundred', adding: 'simple', period: 18 },
    },
    { label: 'Time to ₹1.5 lakh', input: { ask: 'time', wanted: 1_50_000 } },
    { label: 'Between two dates', input: { adding: 'simple', timeBy: 'dates', from: '2024-01-15', to: '2025-01-15' } },
    { label: 'GST paid 90 days late', input: { ask: 'late' } },
  ],
});
