import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/loan';
import { defineForm, type InputOf, rows } from '@/lib/calculator';

const plain = { ask: ['amount', 'principal', 'rate', 'time'] } as const;
const rated = { ask: ['amount', 'principal', 'time'] } as const;
const toTarget = { ask: ['principal', 'rate', 'time'] } as const;
const timed = { ask: ['amount', 'principal', 'rate'] } as const;
const dated = { ...timed, timeBy: 'dates' } as const;
const late = { ask: 'late' } as const;

const form = defineForm({
  main: {
    ask: ask.oneOf({ label: 'What you want to know' }, [
      ['amount', 'Interest on an amount'],
      ['principal', 'Amount to put in for a target'],
      ['rate', 'Rate needed for a target'],
      ['time', 'Time needed for a target'],
      ['late', 'Interest for paying tax late'],
    ]),
    principal: ask.amount('Principal', [10_000, 1_00_00_000], {
      help: 'The amount lent, borrowed or put in.',
      showIf: { ask: ['amount', 'rate', 'time'] },
      min: 1,
      default: 1_00_000,
    }),
    wanted: ask.amount('Target amount, with interest', [10_000, 2_00_00_000], {
      showIf: toTarget,
      min: 1,
      default: 2_00_000,
    }),
    rate: ask.ratePerYear([1, 36], { label: 'Interest rate', showIf: rated, max: 100, default: 8 }),
    ratePer: ask.oneOf({ label: 'The rate is', showIf: rated }, [
      ['year', '% per year'],
      ['month', '% per month'],
      ['hundred', '₹ per ₹100 a month', 'As moneylenders say it: “₹2 per hundred”.'],
    ]),
    adding: ask.oneOf({ label: 'How interest is added', showIf: plain, default: 'yearly' }, [
      ['simple', 'Simple: only on the principal'],
      ['yearly', 'Compound, added every year'],
      ['halfYearly', 'Compound, every half-year'],
      ['quarterly', 'Compound, every quarter (banks)'],
      ['monthly', 'Compound, every month'],
      ['daily', 'Compound, every day (365 a year)'],
      ['continuous', 'Continuous'],
    ]),
    period: ask.tenure([1, 360], {
      label: 'Time',
      help: 'For two dates, see “Between two dates” below.',
      showIf: { ...timed, timeBy: 'period' },
      max: 1_200,
      default: 60,
    }),
    lateKind: ask.oneOf({ label: 'What was paid late', showIf: late }, [
      ['gst', 'GST paid in cash after the due date'],
      ['tdsNotPaid', 'TDS deducted but paid late'],
      ['tdsNotDeducted', 'TDS not deducted in time'],
      ['lateReturn', 'Income tax with a late return (234A)'],
      ['shortAdvanceTax', 'Advance tax paid short (234B)'],
    ]),
    lateAmount: ask.amount('Tax paid late', [1_000, 10_00_000], { showIf: late, min: 1, default: 50_000 }),
    lateFrom: ask.day('Count interest from', '2017-07-01', '2035-12-31', {
      help: 'GST: the due date. TDS: the day of, or for, deduction. 234A: the day after the due date. 234B: 1 April.',
      showIf: late,
      default: '2026-08-20',
    }),
    lateTo: ask.day('Paid on', '2017-07-01', '2035-12-31', { showIf: late, default: '2026-11-18' }),
  },
  more: {
    'Between two dates': {
      timeBy: ask.oneOf({ label: 'Enter the time', showIf: timed }, [
        ['period', 'As years and months'],
        ['dates', 'By two dates'],
      ]),
      from: ask.day('From', '1950-01-01', '2075-12-31', { showIf: dated, default: '2025-04-01' }),
      to: ask.day('To', '1950-01-01', '2075-12-31', {
        help: 'This day itself earns no interest.',
        showIf: dated,
        default: '2026-04-01',
      }),
      dayCount: ask.oneOf({ label: 'Days in a year', showIf: dated }, [
        ['365', '÷ 365, in a leap year too (many banks)'],
        ['360', '÷ 360'],
        ['actual', '÷ 366 in a leap year, otherwise ÷ 365'],
      ]),
      movements: rows({
        label: 'Deposits and withdrawals in between',
        noun: 'payment',
        showIf: { ask: 'amount', timeBy: 'dates' },
        fields: {
          way: ask.oneOf({ label: 'Paid' }, [
            ['in', 'In'],
            ['out', 'Out'],
          ]),
          amount: ask.rowAmount(),
          on: ask.day('On', '1950-01-01', '2075-12-31', { default: '2025-10-01' }),
        },
        default: [],
        newRow: ({ from }) => ({ on: String(from) }),
        maxRows: 24,
      }),
    },
    Tax: {
      taxPercent: ask.taxRate('Your tax rate on the interest, with cess', {
        help: 'Enter 0 to leave out tax.',
        showIf: { ask: 'amount' },
      }),
    },
  },
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

/** The cell without which a payment does not count. */
export type DecidingCells = { readonly movements: 'amount' };

export type InterestInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
