import type { WithFilledRows } from '@/content/filled-rows';
import {
  choice,
  defineForm,
  duration,
  type InputOf,
  money,
  month,
  percent,
  rows,
  whole,
  yesNo,
} from '@/lib/calculator';
import { addMonths } from '@/lib/iso-date';

const reducing = { rateType: 'reducing' } as const;
const inArrears = { ...reducing, timing: 'end' } as const;
const findsEmi = { find: 'emi' } as const;

export const fields = {
  find: choice({
    label: 'What you want to know',
    options: [
      { value: 'emi', label: 'The EMI' },
      { value: 'tenure', label: 'How long, for an EMI I can pay' },
    ],
    default: 'emi',
  }),
  loan: money({
    label: 'Loan amount',
    min: 1_000,
    max: 100_00_00_000,
    step: 10_000,
    slider: { min: 1_00_000, max: 2_00_00_000 },
    default: 50_00_000,
  }),
  rate: percent({
    label: 'Interest rate, per year',
    min: 0,
    max: 60,
    step: 0.05,
    slider: { min: 5, max: 20 },
    default: 8.5,
  }),
  tenure: duration({
    label: 'Tenure',
    help: 'How long you pay EMIs.',
    showIf: findsEmi,
    min: 1,
    max: 480,
    slider: { min: 12, max: 360 },
    default: 240,
  }),
  emi: money({
    label: 'EMI you can pay',
    showIf: { find: 'tenure' },
    min: 1,
    max: 100_00_00_000,
    step: 500,
    slider: { min: 5_000, max: 2_00_000 },
    default: 50_000,
  }),

  firstMonth: month({
    label: 'First month of the loan',
    help: 'The first EMI falls in this month, unless a moratorium comes first.',
    min: '2000-01',
    max: '2050-12',
    default: '2026-04',
    today: 'this',
  }),
  rateType: choice({
    label: 'Type of interest rate',
    showIf: findsEmi,
    options: [
      { value: 'reducing', label: 'On the balance (reducing)', help: 'The usual way: interest on what you still owe.' },
      {
        value: 'flat',
        label: 'Flat',
        help: 'Interest on the whole loan until the end, as some vehicle lenders quote it.',
      },
    ],
    default: 'reducing',
  }),
  timing: choice({
    label: 'When you pay the EMI',
    showIf: findsEmi,
    options: [
      { value: 'end', label: 'At the end of each month (usual)' },
      { value: 'start', label: 'In advance', help: 'The first EMI is due on the day you get the loan.' },
    ],
    default: 'end',
  }),
  rounding: choice({
    label: 'Rounding',
    showIf: reducing,
    options: [
      { value: 'exact', label: 'None, as most EMI calculators do', help: 'Amounts are rounded only when shown.' },
      {
        value: 'bank',
        label: 'To the rupee, as a bank’s ledger does',
        help: 'EMI and each month’s interest are whole rupees; the last EMI takes up the difference.',
      },
    ],
    default: 'exact',
  }),

  feeBasis: choice({
    label: 'Enter the processing fee',
    options: [
      { value: 'percent', label: 'As % of the loan' },
      { value: 'rupees', label: 'In rupees' },
    ],
    default: 'percent',
  }),
  feePercent: percent({
    label: 'Processing fee, % of the loan',
    help: 'Before GST, which we add.',
    showIf: { feeBasis: 'percent' },
    min: 0,
    max: 10,
    step: 0.05,
    slider: { min: 0, max: 4 },
    default: 0,
  }),
  feeRupees: money({
    label: 'Processing fee',
    help: 'Before GST, which we add.',
    showIf: { feeBasis: 'rupees' },
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 50_000 },
    default: 0,
  }),
  insurance: money({
    label: 'Insurance added to the loan',
    help: 'A one-time premium that the lender pays and you repay with interest.',
    min: 0,
    max: 10_00_00_000,
    slider: { min: 0, max: 5_00_000 },
    default: 0,
  }),

  moratorium: duration({
    label: 'Moratorium before the first EMI',
    help: 'Months without EMI. The tenure is counted after them.',
    showIf: { ...inArrears, ...findsEmi },
    min: 0,
    max: 60,
    step: 1,
    default: 0,
  }),
  moratoriumInterest: choice({
    label: 'Interest in the moratorium',
    showIf: { ...inArrears, moratorium: { above: 0 } },
    options: [
      { value: 'paid', label: 'You pay it every month (pre-EMI)' },
      { value: 'added', label: 'It is added to the loan every month' },
    ],
    default: 'paid',
  }),

  yearlyStep: percent({
    label: 'EMI changes every year by',
    help: 'After every 12 EMIs. Negative for an EMI that falls.',
    showIf: { ...reducing, ...findsEmi },
    min: -20,
    max: 20,
    step: 0.5,
    slider: { min: -10, max: 10 },
    default: 0,
  }),
  stepEffect: choice({
    label: 'What a rising EMI does',
    showIf: { ...reducing, yearlyStep: { above: 0 } },
    options: [
      { value: 'sooner', label: 'Ends the loan sooner', help: 'You begin with the usual EMI and raise it.' },
      { value: 'lower', label: 'Keeps the tenure', help: 'You begin with a lower EMI.' },
    ],
    default: 'sooner',
  }),

  rateChanges: rows({
    label: 'Later interest rates',
    noun: 'rate change',
    formerCells: ['from', 'rate'],
    showIf: inArrears,
    fields: {
      by: choice({
        label: 'Starts',
        options: [
          { value: 'month', label: 'In a month' },
          { value: 'number', label: 'After an EMI number' },
        ],
        default: 'month',
      }),
      from: month({
        label: 'From the EMI of',
        showIf: { by: 'month' },
        min: '2000-02',
        max: '2099-12',
        default: '2028-04',
      }),
      after: whole({ label: 'After EMI number', showIf: { by: 'number' }, min: 1, max: 479, default: 24 }),
      rate: percent({ label: 'New rate', min: 0, max: 60, step: 0.05, optional: true, default: null }),
    },
    default: [],
    newRow: ({ firstMonth }) => ({ from: addMonths(String(firstMonth), 24) }),
    maxRows: 12,
  }),
  rateEffect: choice({
    label: 'When the rate changes',
    showIf: inArrears,
    options: [
      { value: 'emi', label: 'The EMI changes, the end stays' },
      { value: 'tenure', label: 'The EMI stays, the end moves' },
    ],
    default: 'emi',
  }),

  prepayments: rows({
    label: 'Prepayments',
    noun: 'prepayment',
    showIf: reducing,
    fields: {
      every: choice({
        label: 'How often',
        options: [
          { value: 'once', label: 'Once' },
          { value: 'monthly', label: 'Every month' },
          { value: 'yearly', label: 'Every year' },
        ],
        default: 'once',
      }),
      amount: money({ label: 'Amount', min: 1, max: 100_00_00_000, optional: true, default: null }),
      from: month({ label: 'After the EMI of', min: '2000-01', max: '2099-12', default: '2027-04' }),
    },
    default: [],
    newRow: ({ firstMonth }) => ({ from: addMonths(String(firstMonth), 12) }),
    maxRows: 12,
  }),
  prepaymentEffect: choice({
    label: 'What a prepayment does',
    showIf: reducing,
    options: [
      { value: 'tenure', label: 'Ends the loan sooner', help: 'The EMI stays. This saves the most interest.' },
      { value: 'emi', label: 'Lowers the EMI', help: 'The loan ends when it was going to end.' },
    ],
    default: 'tenure',
  }),

  homeLoan: yesNo({
    label: 'Home loan for a house you live in',
    help: 'Adds a table of what the old tax regime lets you deduct each year.',
    showIf: reducing,
    default: false,
    formerDefault: true,
  }),
};

/** The cells without which a row of a list does not count. */
export type DecidingCells = { readonly rateChanges: 'rate'; readonly prepayments: 'amount' };

export type EmiInput = WithFilledRows<InputOf<typeof fields>, DecidingCells>;

export default defineForm({
  fields,
  groups: [
    { fields: ['find', 'loan', 'rate', 'tenure', 'emi'] },
    { title: 'Loan terms', fields: ['firstMonth', 'rateType', 'timing', 'rounding'], more: true },
    { title: 'Fees and insurance', fields: ['feeBasis', 'feePercent', 'feeRupees', 'insurance'], more: true },
    { title: 'Prepayments', fields: ['prepayments', 'prepaymentEffect'], more: true },
    { title: 'Interest rate changes', fields: ['rateChanges', 'rateEffect'], more: true },
    { title: 'An EMI that rises or falls', fields: ['yearlyStep', 'stepEffect'], more: true },
    { title: 'Moratorium', fields: ['moratorium', 'moratoriumInterest'], more: true },
    { title: 'Tax', fields: ['homeLoan'], more: true },
  ],
  presets: [
    {
      label: 'Prepay ₹1 lakh a year',
      input: { firstMonth: '2026-12', prepayments: [{ every: 'yearly', amount: 1_00_000, from: '2027-03' }] },
    },
    {
      label: 'Rate rises 1 point',
      input: { rateChanges: [{ by: 'number', from: '2028-04', after: 24, rate: 9.5 }] },
    },
    {
      label: 'Home loan, old tax regime',
      input: { homeLoan: true },
    },
    {
      label: 'Personal loan',
      input: { loan: 5_00_000, rate: 14, tenure: 36, feePercent: 2 },
    },
    {
      label: 'Flat-rate bike loan',
      input: { loan: 1_00_000, rate: 10, tenure: 36, rateType: 'flat' },
    },
  ],
});
