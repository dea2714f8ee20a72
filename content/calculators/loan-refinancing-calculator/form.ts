import { defineForm, duration, type InputOf, money, month, percent, yesNo } from '@/lib/calculator';

const most = 100_00_00_000;

export const fields = {
  balance: money({
    label: 'Outstanding balance',
    help: 'The principal you still owe today.',
    min: 10_000,
    max: most,
    step: 10_000,
    slider: { min: 1_00_000, max: 2_00_00_000 },
    default: 40_00_000,
  }),
  monthsLeft: duration({
    label: 'Time left',
    help: 'If you know only your EMI, enter it under “Your present loan”.',
    min: 1,
    max: 480,
    slider: { min: 12, max: 360 },
    default: 180,
  }),
  rate: percent({
    label: 'Present interest rate, per year',
    min: 0,
    max: 60,
    step: 0.05,
    slider: { min: 5, max: 20 },
    default: 9.25,
  }),
  newRate: percent({
    label: 'New interest rate, per year',
    min: 0,
    max: 60,
    step: 0.05,
    slider: { min: 5, max: 20 },
    default: 8.25,
  }),
  newTenure: duration({
    label: 'New tenure',
    help: 'Leave it empty for the same time as now.',
    optional: true,
    min: 1,
    max: 480,
    slider: { min: 12, max: 360 },
    default: null,
  }),
  feePercent: percent({
    label: 'Processing fee, % of the loan',
    help: 'Before GST, which we add.',
    min: 0,
    max: 10,
    step: 0.05,
    slider: { min: 0, max: 3 },
    default: 0.5,
  }),

  legalCosts: money({
    label: 'Legal and valuation charges of the lender',
    help: 'Before GST, which we add. An advocate whom you pay yourself goes in the next box.',
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 50_000 },
    default: 0,
  }),
  untaxedCosts: money({
    label: 'Costs without GST, or with it already in',
    help: 'An advocate’s fee to a person who is no business has no GST. Registration charges too.',
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 50_000 },
    default: 0,
  }),
  stampDuty: money({
    label: 'Stamp duty on the new mortgage (MOD or MODT)',
    help: 'Differs by State, often 0.1% to 0.5% of the loan. No GST.',
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 1_00_000 },
    default: 0,
  }),
  chargePercent: percent({
    label: 'Your present lender’s foreclosure charge, % of the balance',
    help: 'Before GST. Nil for most floating-rate loans to individuals.',
    min: 0,
    max: 10,
    slider: { min: 0, max: 5 },
    default: 0,
  }),

  keepEmi: yesNo({
    label: 'Keep paying the present EMI',
    help: 'The lower rate then ends the loan sooner.',
    default: false,
  }),
  topUp: money({
    label: 'Top-up: extra money you borrow with the move',
    min: 0,
    max: most,
    step: 10_000,
    slider: { min: 0, max: 50_00_000 },
    default: 0,
  }),

  ownRate: percent({
    label: 'Rate your present lender offers if you stay',
    help: 'Lenders lower the rate of a running loan for a conversion fee. Leave it empty if you have not asked.',
    optional: true,
    min: 0,
    max: 60,
    step: 0.05,
    slider: { min: 5, max: 20 },
    default: null,
  }),
  ownFee: money({
    label: 'Its conversion fee',
    help: 'Before GST, which we add.',
    min: 0,
    max: 1_00_00_000,
    step: 500,
    slider: { min: 0, max: 50_000 },
    default: 0,
  }),

  emi: money({
    label: 'EMI you pay now',
    help: 'If you fill it in, we work out the time left from it.',
    optional: true,
    min: 1,
    max: most,
    step: 500,
    slider: { min: 5_000, max: 2_00_000 },
    default: null,
  }),
  nextEmi: month({ label: 'Month of the next EMI', min: '2020-04', max: '2050-12', default: '2026-12', today: 'next' }),
};

export type LoanRefinancingInput = InputOf<typeof fields>;

export default defineForm({
  fields,
  groups: [
    { fields: ['balance', 'monthsLeft', 'rate', 'newRate', 'newTenure', 'feePercent'] },
    {
      title: 'Other costs of moving',
      fields: ['legalCosts', 'untaxedCosts', 'stampDuty', 'chargePercent'],
      more: true,
    },
    { title: 'After the move', fields: ['keepEmi', 'topUp'], more: true },
    { title: 'If you stay at a lower rate', fields: ['ownRate', 'ownFee'], more: true },
    { title: 'Your present loan', fields: ['emi', 'nextEmi'], more: true },
  ],
  presets: [
    { label: 'Stretched to 20 years', input: { newTenure: 240 } },
    { label: 'Lender offers 8.4% for ₹5,000', input: { ownRate: 8.4, ownFee: 5_000 } },
    {
      label: 'Fixed-rate personal loan, 3% charge',
      input: { balance: 5_00_000, monthsLeft: 24, rate: 15, newRate: 11, feePercent: 1, chargePercent: 3 },
    },
    { label: 'Keep the EMI', input: { keepEmi: true } },
  ],
});
