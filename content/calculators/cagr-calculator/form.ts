import type { WithFilledRows } from '@/content/filled-rows';
import { day, mayBeLeftOut } from '@/content/questions/dates';
import * as ask from '@/content/questions/growth';
import { taxOnRedemption, taxTitle } from '@/content/questions/redemption';
import { defineForm, type InputOf, money, rows } from '@/lib/calculator';

const timed = { find: ['growth', 'end', 'start'] } as const;
const twoValues = { find: [...timed.find, 'time'] } as const;
const tax = taxOnRedemption(twoValues);
const first = '1950-01-01';
const last = '2100-12-31';
/** The highest value, ₹. */
const most = 10_000_00_00_000;

const form = defineForm({
  main: {
    find: ask.oneOf({ label: 'I want to know' }, [
      ['growth', 'Growth between two values (CAGR)'],
      ['xirr', 'Return on dated payments (XIRR)'],
      ['end', 'What a value grows to'],
      ['start', 'What value to start with'],
      ['time', 'How long it takes'],
    ]),
    start: ask.amount('Value at the start', [1_000, 1_00_00_000], {
      showIf: { find: ['growth', 'end', 'time'] },
      min: 1,
      max: most,
      step: 10_000,
      default: 1_00_000,
    }),
    end: ask.amount('Value at the end', [1_000, 1_00_00_000], {
      showIf: { find: ['growth', 'start', 'time'] },
      max: most,
      step: 10_000,
      default: 1_80_000,
    }),
    rate: ask.yearlyRate('Growth a year (CAGR)', {
      showIf: { find: ['end', 'start', 'time'] },
      min: -90,
      max: 200,
      slider: { min: -20, max: 40 },
    }),
    by: ask.oneOf({ label: 'I know the time as', showIf: timed }, [
      ['years', 'Years and months'],
      ['dates', 'Two dates'],
    ]),
    period: ask.timeInvested({
      label: 'Time between',
      showIf: { ...timed, by: 'years' },
      max: 1_200,
      slider: { min: 12, max: 360 },
      default: 60,
    }),
    from: day('First day', first, last, { showIf: { ...timed, by: 'dates' }, default: '2020-04-01' }),
    to: day('Last day', first, last, { showIf: { ...timed, by: 'dates' }, default: '2025-10-01' }),
    flows: rows({
      label: 'What you paid in and took out',
      help: 'Paste rows from a spreadsheet or statement: date, amount, and whether you bought or sold. If any amount has a minus, the signs decide: minus is paid in, plus is taken out.',
      showIf: { find: 'xirr' },
      noun: 'payment',
      fields: {
        date: day('Date', first, last, mayBeLeftOut),
        kind: ask.oneOf({ label: 'Transaction type' }, [
          ['buy', 'Paid in'],
          ['sell', 'Taken out'],
        ]),
        amount: money({
          label: 'Amount',
          min: -1_000_00_00_000,
          max: 1_000_00_00_000,
          step: 1_000,
          optional: true,
          default: null,
          paise: true,
        }),
      },
      minRows: 1,
      maxRows: 120,
      default: [
        { date: '2023-01-15', kind: 'buy', amount: 1_00_000 },
        { date: '2023-11-01', kind: 'buy', amount: 50_000 },
        { date: '2024-06-30', kind: 'sell', amount: 20_000 },
      ],
    }),
    valueNow: ask.amount('What it is worth now', [0, 1_00_00_000], {
      help: '0 if you have sold everything, or if the last line of your list is the value.',
      showIf: { find: 'xirr' },
      max: most,
      step: 10_000,
      default: 1_75_000,
    }),
    valueDate: day('Day of that value', first, last, {
      showIf: { find: 'xirr', valueNow: { above: 0 } },
      default: '2026-03-31',
    }),
  },
  more: {
    'Inflation and comparison': {
      inflation: ask.inflation(),
      benchmark: ask.mayBeEmpty(
        ask.yearlyRate('A benchmark’s return, per year', {
          help: 'An index or a deposit to compare with. Leave it empty for none.',
          max: 100,
        }),
      ),
      annualise: ask.firstNo('Show a yearly rate for less than a year too', {
        help: 'Most funds may not show one: 8% in six months does not mean 16.64% in a year.',
      }),
    },
    // Most people look up a return here, not a sale.
    [taxTitle]: { ...tax, fund: { ...tax.fund, default: 'none' as const, assumed: undefined } },
  },
  presets: [
    { label: 'Fund bought in April 2020', input: { by: 'dates' } },
    { label: 'Payments on several days', input: { find: 'xirr' } },
    { label: '₹1 lakh that became ₹1 crore in 60 years', input: { end: 1_00_00_000, period: 720 } },
    { label: 'When does ₹5 lakh become ₹10 lakh?', input: { find: 'time', start: 5_00_000, end: 10_00_000, rate: 8 } },
    {
      label: 'Microsoft’s XIRR example',
      input: {
        find: 'xirr',
        valueNow: 0,
        flows: [
          { date: '2008-01-01', kind: 'buy', amount: -10_000 },
          { date: '2008-03-01', kind: 'buy', amount: 2_750 },
          { date: '2008-10-30', kind: 'buy', amount: 4_250 },
          { date: '2009-02-15', kind: 'buy', amount: 3_250 },
          { date: '2009-04-01', kind: 'buy', amount: 2_750 },
        ],
      },
    },
  ],
});

/** The cell without which a row of the list does not count. */
export type DecidingCells = { readonly flows: 'amount' };

export type CagrInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
