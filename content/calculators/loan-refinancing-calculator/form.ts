import * as ask from '@/content/questions/loan';
import { defineForm, type InputOf, whole } from '@/lib/calculator';

const form = defineForm({
  main: {
    balance: ask.outstandingBalance({ min: 10_000 }),
    monthsLeft: ask.tenure([12, 360], {
      label: 'Time left',
      help: 'If you know only your EMI, enter it under “Your present loan”.',
      default: 180,
    }),
    rate: ask.ratePerYear([5, 20], { label: 'Present interest rate, per year', default: 9.25 }),
    newRate: ask.ratePerYear([5, 20], { label: 'New interest rate, per year', default: 8.25 }),
    newTenure: ask.mayBeEmpty(
      ask.tenure([12, 360], { label: 'New tenure', help: 'Leave it empty for the same time as now.' }),
    ),
    feePercent: ask.processingFee(3, { default: 0.5 }),
  },
  more: {
    'A first rate that changes later': {
      firstMonths: whole({
        label: 'Months at the first rate',
        help: 'If the new lender gives another rate at the start. The new interest rate above then holds after these months.',
        unit: 'months',
        min: 0,
        max: 240,
        slider: { min: 0, max: 60 },
        default: 0,
      }),
      firstRate: ask.ratePerYear([5, 20], {
        label: 'First interest rate, per year',
        default: 7.5,
        assumed: true,
        showIf: { firstMonths: { above: 0 } },
      }),
    },
    'Other costs of moving': {
      legalCosts: ask.cost('Legal and valuation charges of the lender', 50_000, {
        help: 'Before GST, which we add. An advocate whom you pay yourself goes in the next box.',
      }),
      untaxedCosts: ask.cost('Costs without GST, or with it already in', 50_000, {
        help: 'An advocate’s fee to a person who is no business has no GST. Registration charges too.',
      }),
      stampDuty: ask.cost('Stamp duty on the new mortgage (MOD or MODT)', 1_00_000, {
        help: 'Differs by State, often 0.1% to 0.5% of the loan. No GST.',
      }),
      chargePercent: ask.share('Your present lender’s foreclosure charge, % of the balance', [0, 5], {
        help: 'Before GST. Nil for most floating-rate loans to individuals.',
        max: 10,
      }),
      addCosts: ask.firstNo('The new lender adds the costs to the loan', {
        help: 'You then pay nothing at the start, but interest on the costs until the loan ends.',
      }),
    },
    'After the move': {
      keepEmi: ask.firstNo('Keep paying the present EMI', { help: 'The lower rate then ends the loan sooner.' }),
      topUp: ask.amount('Top-up: extra money you borrow with the move', [0, 50_00_000], { step: 10_000 }),
    },
    'If you stay at a lower rate': {
      ownRate: ask.mayBeEmpty(
        ask.ratePerYear([5, 20], {
          label: 'Rate your present lender offers if you stay',
          help: 'Lenders lower the rate of a running loan for a conversion fee. Leave it empty if you have not asked.',
        }),
      ),
      ownFee: ask.cost('Its conversion fee', 50_000, { help: 'Before GST, which we add.' }),
    },
    'Your present loan': {
      emi: ask.mayBeEmpty(
        ask.monthlyEmi('EMI you pay now', { help: 'If you fill it in, we work out the time left from it.' }),
      ),
      nextEmi: ask.nextEmiMonth(),
    },
  },
  presets: [
    { label: 'Stretched to 20 years', input: { newTenure: 240 } },
    { label: 'Lender offers 8.4% for ₹5,000', input: { ownRate: 8.4, ownFee: 5_000 } },
    {
      label: 'Fixed-rate personal loan, 3% charge',
      input: { balance: 5_00_000, monthsLeft: 24, rate: 15, newRate: 11, feePercent: 1, chargePercent: 3 },
    },
    { label: '7.5% for two years', input: { firstMonths: 24, firstRate: 7.5, newRate: 8.75 } },
    { label: 'Costs added to the loan', input: { addCosts: true } },
    { label: 'Keep the EMI', input: { keepEmi: true } },
  ],
});

export type LoanRefinancingInput = InputOf<typeof form.fields>;

export default form;
