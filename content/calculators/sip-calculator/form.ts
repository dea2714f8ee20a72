import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/growth';
import { taxOnRedemption, taxTitle } from '@/content/questions/redemption';
import { defineForm, duration, type InputOf, money, rows } from '@/lib/calculator';

const form = defineForm({
  main: {
    known: ask.amountOrGoal(),
    amount: ask.instalment('SIP amount', { help: 'What you pay with each instalment.', showIf: { known: 'amount' } }),
    goal: ask.goal(),
    goalPrices: ask.goalPrices(),
    period: ask.timeInvested({ help: 'From the first day to the day you look at the value.' }),
    rate: ask.expectedReturn(),
    convention: ask.convention(),
  },
  more: {
    Instalments: {
      frequency: ask.frequency(),
      lumpSum: ask.lumpSumAtStart(),
      stopAfter: ask.stopAfter(),
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
    },
    'Costs and inflation': ask.costs(),
    [taxTitle]: { ...taxOnRedemption(), goalAfterTax: ask.goalAfterTax() },
  },
  presets: [
    { label: '₹1 crore in 15 years', input: { known: 'goal', period: 180 } },
    { label: 'Child’s college', input: { amount: 5_000, period: 180 } },
    { label: 'Pay 10 years, wait 10', input: { amount: 25_000, period: 240, stopAfter: 120 } },
    { label: '₹500 a week', input: { amount: 500, period: 120, frequency: 'weekly' } },
    {
      label: 'Debt fund, 3 years',
      input: { amount: 10_000, period: 36, rate: 7, convention: 'effective-start', fund: 'debt' },
    },
  ],
});

/** The cell without which a row of the list does not count. */
export type DecidingCells = { readonly changes: 'amount' };

export type SipInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
