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

const tranche = (from: string) => ({ from, amount: 2_50_000 });

export const fields = {
  tranches: rows({
    label: 'How the loan is paid out',
    noun: 'part',
    fields: {
      from: month({ label: 'Month', min: '2015-01', max: '2050-12', default: '2027-08' }),
      amount: money({
        label: 'Amount',
        min: 1_000,
        max: 5_00_00_000,
        step: 10_000,
        optional: true,
        default: null,
        slider: false,
      }),
    },
    default: ['2026-08', '2027-08', '2028-08', '2029-08'].map(tranche),
    minRows: 1,
    maxRows: 16,
    newRow: ({ tranches }) => {
      const last = (tranches as readonly { readonly from: string }[]).at(-1);
      return { from: addMonths(last?.from ?? '2026-08', 12) };
    },
  }),
  courseEnd: month({ label: 'Last month of the course', min: '2015-01', max: '2055-12', default: '2030-07' }),
  rate: percent({
    label: 'Interest rate, per year',
    help: 'Women often pay half a percentage point less.',
    min: 0,
    max: 24,
    step: 0.05,
    slider: { min: 6, max: 16 },
    default: 10,
  }),
  tenure: duration({
    label: 'How long you pay EMIs',
    min: 1,
    max: 240,
    slider: { min: 12, max: 180 },
    default: 120,
  }),
  payNow: choice({
    label: 'Until the EMIs begin you pay',
    options: [
      { value: 'none', label: 'Nothing' },
      { value: 'interest', label: 'The interest every month' },
      { value: 'part', label: 'A fixed sum every month' },
    ],
    default: 'none',
  }),
  partPayment: money({
    label: 'Sum every month',
    help: 'It goes towards the interest, never more than is due.',
    min: 100,
    max: 5_00_000,
    step: 100,
    slider: { min: 500, max: 20_000 },
    default: 2_000,
    showIf: { payNow: 'part' },
  }),
  salary: money({
    label: 'First salary you expect in hand, a month',
    min: 1_000,
    max: 1_00_00_000,
    step: 1_000,
    slider: { min: 10_000, max: 2_00_000 },
    default: null,
    optional: true,
  }),

  grace: whole({
    label: 'Months from the course to the first EMI',
    help: 'Usually 12; 6 at some lenders.',
    unit: 'months',
    min: 0,
    max: 12,
    default: 12,
    assumed: true,
  }),
  servedConcession: percent({
    label: 'Concession while you pay the interest',
    help: 'Often 1 percentage point until the EMIs begin.',
    min: 0,
    max: 3,
    step: 0.25,
    default: 0,
    showIf: { payNow: 'interest' },
  }),
  feePercent: percent({
    label: 'Processing fee, % of the loan',
    help: 'Before GST, which we add.',
    min: 0,
    max: 5,
    step: 0.05,
    slider: { min: 0, max: 2 },
    default: 0,
  }),

  scheme: choice({
    label: 'Interest subsidy',
    options: [
      { value: 'none', label: 'None' },
      { value: 'csis', label: 'CSIS (PM-USP): all interest until the EMIs' },
      { value: 'vidyalaxmi', label: 'PM-Vidyalaxmi: a part of it' },
    ],
    default: 'none',
  }),
  familyIncome: money({
    label: 'Family income, a year',
    help: 'Leave empty if you know that you qualify.',
    min: 0,
    max: 10_00_00_000,
    step: 10_000,
    slider: { min: 0, max: 12_00_000 },
    default: null,
    optional: true,
    showIf: { scheme: ['csis', 'vidyalaxmi'] },
  }),

  regime: choice({
    label: 'Tax regime of the person who repays',
    options: [
      { value: 'new', label: 'New: no deduction' },
      { value: 'old', label: 'Old: interest is deductible' },
    ],
    default: 'new',
  }),
  slab: choice({
    label: 'Highest slab rate',
    help: 'Cess is added.',
    options: [
      { value: '5', label: '5%' },
      { value: '20', label: '20%' },
      { value: '30', label: '30%' },
    ],
    default: '20',
    assumed: true,
    showIf: { regime: 'old' },
  }),

  payShare: percent({
    label: 'Share of the salary you can spend on the EMI',
    min: 5,
    max: 80,
    step: 5,
    slider: { min: 10, max: 60 },
    default: 30,
  }),

  abroad: yesNo({ label: 'The course is abroad', default: false }),
  ownRemittance: money({
    label: 'Sent abroad from your own money, a year',
    help: 'Fees and living costs that the loan does not pay, plus anything else you send abroad that year.',
    min: 0,
    max: 10_00_00_000,
    step: 50_000,
    slider: { min: 0, max: 50_00_000 },
    default: 0,
    showIf: { abroad: true },
  }),
  sentIn: month({
    label: 'Sent in',
    min: '2025-04',
    max: '2040-12',
    default: '2026-12',
    showIf: { abroad: true },
  }),
};

/** The cell without which a part of the loan does not count. */
export type DecidingCells = { readonly tranches: 'amount' };

export type EducationLoanInput = WithFilledRows<InputOf<typeof fields>, DecidingCells>;

export default defineForm({
  fields,
  groups: [
    { fields: ['tranches', 'courseEnd', 'rate', 'tenure', 'payNow', 'partPayment', 'salary'] },
    { title: 'Moratorium and fee', fields: ['grace', 'servedConcession', 'feePercent'], more: true },
    { title: 'Interest subsidy', fields: ['scheme', 'familyIncome'], more: true },
    { title: 'Tax deduction on the interest', fields: ['regime', 'slab'], more: true },
    { title: 'What you can afford', fields: ['payShare'], more: true },
    { title: 'Study abroad', fields: ['abroad', 'ownRemittance', 'sentIn'], more: true },
  ],
  presets: [
    { label: 'Pay the interest now', input: { payNow: 'interest' } },
    {
      label: 'MBA of two years',
      input: {
        tranches: [
          { from: '2027-06', amount: 12_00_000 },
          { from: '2028-06', amount: 12_00_000 },
        ],
        courseEnd: '2029-04',
        grace: 6,
        salary: 1_20_000,
      },
    },
    {
      label: 'Master’s abroad',
      input: {
        tranches: [
          { from: '2027-08', amount: 20_00_000 },
          { from: '2028-01', amount: 20_00_000 },
        ],
        courseEnd: '2029-05',
        rate: 11,
        abroad: true,
        ownRemittance: 15_00_000,
        sentIn: '2027-08',
      },
    },
    { label: 'PM-Vidyalaxmi', input: { scheme: 'vidyalaxmi', familyIncome: 7_00_000 } },
  ],
});
