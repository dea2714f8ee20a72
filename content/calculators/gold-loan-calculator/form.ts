import { dayOfExport } from '@/content/day-of-export';
import type { WithFilledRows } from '@/content/filled-rows';
import {
  choice,
  date,
  decimal,
  defineForm,
  duration,
  type InputOf,
  money,
  percent,
  rows,
  whole,
} from '@/lib/calculator';

const item = {
  gross: decimal({
    label: 'Weight',
    unit: 'g',
    min: 0.01,
    max: 2_000,
    step: 1,
    optional: true,
    default: null,
    slider: false,
  }),
  stones: decimal({ label: 'Stones and wax', unit: 'g', min: 0, max: 1_000, step: 0.5, default: 0, slider: false }),
  purity: choice({
    label: 'Purity',
    options: [
      { value: '24', label: '24 carat (999)' },
      { value: '22', label: '22 carat (916)' },
      { value: '20', label: '20 carat (833)' },
      { value: '18', label: '18 carat (750)' },
      { value: '14', label: '14 carat (585)' },
      { value: '9', label: '9 carat (375)' },
      { value: 'other', label: 'Another fineness' },
    ],
    default: '22',
  }),
  fineness: whole({
    label: 'Fineness',
    unit: 'of 1,000',
    min: 300,
    max: 999,
    default: 900,
    slider: false,
    showIf: { purity: 'other' },
  }),
  kind: choice({
    label: 'Jewellery or coin',
    options: [
      { value: 'ornament', label: 'Jewellery' },
      { value: 'coin', label: 'Coin' },
    ],
    default: 'ornament',
  }),
};

export const fields = {
  items: rows({
    label: 'Your gold',
    noun: 'item',
    fields: item,
    default: [{ gross: 42, stones: 2, purity: '22', fineness: 900, kind: 'ornament' }],
    minRows: 1,
    maxRows: 20,
  }),
  price: money({
    label: 'Gold price per gram',
    help: 'An example: ask your lender.',
    min: 100,
    max: 1_00_000,
    step: 100,
    slider: { min: 5_000, max: 25_000 },
    default: 12_000,
    paise: true,
  }),
  priceFor: choice({
    label: 'The price is for',
    options: [
      { value: '24', label: '24 carat (999)' },
      { value: '22', label: '22 carat (916)' },
    ],
    default: '24',
  }),
  wanted: money({
    label: 'Loan you want',
    help: 'Leave empty for the most you can borrow.',
    min: 1_000,
    max: 10_00_00_000,
    step: 10_000,
    slider: { min: 10_000, max: 20_00_000 },
    default: null,
    optional: true,
  }),
  rate: percent({
    label: 'Interest rate, per year',
    min: 0,
    max: 48,
    step: 0.05,
    slider: { min: 7, max: 30 },
    default: 10,
  }),
  tenure: duration({ label: 'Tenure', min: 1, max: 60, step: 1, slider: { min: 1, max: 36 }, default: 12 }),
  mode: choice({
    label: 'How you repay',
    options: [
      { value: 'emi', label: 'EMI every month' },
      { value: 'interest', label: 'Interest every month, loan at the end' },
      { value: 'bullet', label: 'All at the end (bullet)' },
    ],
    default: 'emi',
  }),

  bulletInterest: choice({
    label: 'Interest until the end',
    options: [
      { value: 'simple', label: 'Simple' },
      { value: 'monthly', label: 'Compounded every month' },
    ],
    default: 'simple',
    showIf: { mode: 'bullet' },
  }),

  sanctionedOn: date({
    label: 'Date of the loan',
    help: 'The RBI’s limits changed on 1 April 2026.',
    min: '2021-04-01',
    max: '2040-12-31',
    default: dayOfExport,
    formerDefault: '2026-12-01',
    formerThrough: 2,
    today: true,
  }),
  limit: choice({
    label: 'How much the lender may lend',
    options: [
      { value: 'rbi', label: 'Own use: the RBI’s limits' },
      { value: 'own', label: 'Own use: the lender’s own limit', help: 'If it is lower than the RBI’s.' },
      { value: 'business', label: 'For a farm or business: the lender’s limit' },
    ],
    default: 'rbi',
  }),
  ownShare: percent({
    label: 'Lender’s share of the value',
    min: 1,
    max: 100,
    step: 1,
    slider: { min: 40, max: 90 },
    default: 75,
    assumed: true,
    showIf: { limit: ['own', 'business'] },
  }),
  otherLoans: money({
    label: 'Gold loans for own use that you already have',
    help: 'We add them to this loan to choose the RBI’s limit.',
    min: 0,
    max: 10_00_00_000,
    step: 10_000,
    slider: { min: 0, max: 10_00_000 },
    default: 0,
    showIf: { limit: ['rbi', 'own'] },
  }),

  feePercent: percent({
    label: 'Processing fee, % of the loan',
    help: 'Before GST, which we add.',
    min: 0,
    max: 10,
    step: 0.05,
    slider: { min: 0, max: 3 },
    default: 0,
  }),
  charges: money({
    label: 'Valuation and other charges',
    help: 'In rupees, before GST, which we add.',
    min: 0,
    max: 1_00_000,
    step: 50,
    slider: { min: 0, max: 5_000 },
    default: 0,
  }),
};

/** The cell without which an item does not count. */
export type DecidingCells = { readonly items: 'gross' };

export type GoldLoanInput = WithFilledRows<InputOf<typeof fields>, DecidingCells>;
export type RepaymentMode = GoldLoanInput['mode'];

export default defineForm({
  fields,
  groups: [
    { fields: ['items', 'price', 'priceFor', 'rate', 'tenure', 'mode'] },
    { title: 'A smaller loan, interest until the end', fields: ['wanted', 'bulletInterest'], more: true },
    { title: 'The lender’s limit', fields: ['sanctionedOn', 'limit', 'ownShare', 'otherLoans'], more: true },
    { title: 'Charges', fields: ['feePercent', 'charges'], more: true },
  ],
  presets: [
    { label: 'All at the end', input: { mode: 'bullet' } },
    { label: 'I need ₹2 lakh', input: { wanted: 2_00_000 } },
    {
      label: 'Chain, bangles and a coin',
      input: {
        items: [
          { gross: 20, stones: 0, purity: '22', fineness: 900, kind: 'ornament' },
          { gross: 36, stones: 3, purity: '18', fineness: 900, kind: 'ornament' },
          { gross: 8, stones: 0, purity: '24', fineness: 900, kind: 'coin' },
        ],
      },
    },
  ],
});
