import { costFields, taxFields, taxTitle } from '@/content/investing/fields';
import { choice, date, defineForm, duration, type InputOf, money, percent, rows, yesNo } from '@/lib/calculator';

const twoValues = ['growth', 'end', 'start', 'time'] as const;
const timed = ['growth', 'end', 'start'] as const;
const first = '1950-01-01';
const last = '2100-12-31';

const form = defineForm({
  main: {
    find: choice({
      label: 'I want to know',
      options: [
        { value: 'growth', label: 'Growth between two values (CAGR)' },
        { value: 'xirr', label: 'Return on dated payments (XIRR)' },
        { value: 'end', label: 'What a value grows to' },
        { value: 'start', label: 'What value to start with' },
        { value: 'time', label: 'How long it takes' },
      ],
      default: 'growth',
    }),
    start: money({
      label: 'Value at the start',
      showIf: { find: ['growth', 'end', 'time'] },
      min: 1,
      max: 10_000_00_00_000,
      step: 10_000,
      slider: { min: 1_000, max: 1_00_00_000 },
      default: 1_00_000,
    }),
    end: money({
      label: 'Value at the end',
      showIf: { find: ['growth', 'start', 'time'] },
      min: 0,
      max: 10_000_00_00_000,
      step: 10_000,
      slider: { min: 1_000, max: 1_00_00_000 },
      default: 1_80_000,
    }),
    rate: percent({
      label: 'Growth a year (CAGR)',
      showIf: { find: ['end', 'start', 'time'] },
      min: -90,
      max: 200,
      step: 0.5,
      slider: { min: -20, max: 40 },
      default: 12,
    }),
    by: choice({
      label: 'I know the time as',
      showIf: { find: timed },
      options: [
        { value: 'years', label: 'Years and months' },
        { value: 'dates', label: 'Two dates' },
      ],
      default: 'years',
    }),
    period: duration({
      label: 'Time between',
      showIf: { find: timed, by: 'years' },
      min: 1,
      max: 600,
      slider: { min: 12, max: 360 },
      default: 60,
    }),
    from: date({
      label: 'First day',
      showIf: { find: timed, by: 'dates' },
      min: first,
      max: last,
      default: '2020-04-01',
    }),
    to: date({ label: 'Last day', showIf: { find: timed, by: 'dates' }, min: first, max: last, default: '2025-10-01' }),
    flows: rows({
      label: 'What you paid in and took out',
      help: 'Paste rows from a spreadsheet or statement: date, amount, and whether you bought or sold. If any amount has a minus, the signs decide: minus is paid in, plus is taken out.',
      showIf: { find: 'xirr' },
      noun: 'payment',
      fields: {
        date: date({ label: 'Date', min: first, max: last, default: '', optional: true }),
        kind: choice({
          label: 'Transaction type',
          options: [
            { value: 'buy', label: 'Paid in' },
            { value: 'sell', label: 'Taken out' },
          ],
          default: 'buy',
        }),
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
    valueNow: money({
      label: 'What it is worth now',
      help: '0 if you have sold everything, or if the last line of your list is the value.',
      showIf: { find: 'xirr' },
      min: 0,
      max: 10_000_00_00_000,
      step: 10_000,
      slider: { min: 0, max: 1_00_00_000 },
      default: 1_75_000,
    }),
    valueDate: date({
      label: 'Day of that value',
      showIf: { find: 'xirr', valueNow: { above: 0 } },
      min: first,
      max: last,
      default: '2026-03-31',
    }),
  },
  more: {
    'Inflation and comparison': {
      inflation: costFields.inflation,
      benchmark: percent({
        label: 'A benchmark’s return, per year',
        help: 'An index or a deposit to compare with. Leave it empty for none.',
        min: -50,
        max: 100,
        step: 0.5,
        optional: true,
        default: null,
      }),
      annualise: yesNo({
        label: 'Show a yearly rate for less than a year too',
        help: 'Funds are not allowed to show one: 8% in six months does not mean 16.64% in a year.',
        default: false,
      }),
    },
    [taxTitle]: {
      fund: { ...taxFields.fund, showIf: { find: twoValues }, default: 'none' as const, assumed: undefined },
      exemptionUsed: { ...taxFields.exemptionUsed, showIf: { find: twoValues, fund: 'equity' } as const },
      slabRate: { ...taxFields.slabRate, showIf: { find: twoValues, fund: 'debt' } as const },
      surcharge: { ...taxFields.surcharge, showIf: { find: twoValues, fund: ['equity', 'debt'] } as const },
      cess: { ...taxFields.cess, showIf: { find: twoValues, fund: ['equity', 'debt'] } as const },
      anniversary: { ...taxFields.anniversary, showIf: { find: twoValues, fund: 'equity' } as const },
    },
  },
  presets: [
    { label: 'Fund bought in April 2020', input: { by: 'dates' } },
    { label: 'Payments on several days', input: { find: 'xirr' } },
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

export type CagrInput = InputOf<typeof form.fields>;

export default form;
