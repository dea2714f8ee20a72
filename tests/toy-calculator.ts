/** A toy calculator with every kind of field, figure, chart and note, for tests of the parts that no calculator owns. */
import {
  choice,
  count,
  date,
  dateFigure,
  decimal,
  duration,
  exactRupees,
  type InputOf,
  money,
  month,
  monthFigure,
  months,
  number,
  percent,
  percentage,
  type Result,
  rows,
  rupees,
  shortText,
  verdict,
  whole,
  worksheet,
  yesNo,
} from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { defineCalculator } from '@/lib/define-calculator';

export const fields = {
  amount: money({
    label: 'Amount',
    help: 'What it is about.',
    min: 0,
    max: 100_00_00_000,
    default: 1_00_000,
    slider: { min: 10_000, max: 1_00_00_000 },
  }),
  fee: money({ label: 'Fee', min: 0, max: 10_000, step: 10, default: 99.5, paise: true, slider: false }),
  bonus: money({ label: 'Bonus', min: -50_000, max: 5_00_000, optional: true, default: null }),
  rate: percent({ label: 'Rate', min: -10, max: 30, default: 8.5 }),
  period: duration({ label: 'Period', min: 1, max: 360, default: 60 }),
  pause: duration({ label: 'Pause', min: 0, max: 12, step: 1, optional: true, default: null }),
  people: whole({ label: 'People', min: 1, max: 20, default: 2, unit: 'people' }),
  area: decimal({ label: 'Area', min: 0, max: 10_000, step: 0.5, default: 450.5, unit: 'sq ft' }),
  senior: yesNo({ label: 'Senior citizen', default: false }),
  from: date({ label: 'From', min: '2020-01-01', max: '2030-12-31', default: '2025-04-01' }),
  until: date({ label: 'Until', min: '2020-01-01', max: '2030-12-31', default: '', optional: true }),
  start: month({ label: 'Start', min: '2000-01', max: '2040-12', default: '2025-07' }),
  remark: shortText({ label: 'Remark', maxLength: 40, default: '', placeholder: 'Anything' }),
  mode: choice({
    label: 'Mode',
    options: [
      { value: 'simple', label: 'Simple' },
      { value: 'detailed', label: 'Detailed', help: 'Line by line.' },
      { value: 'other', label: 'Other' },
    ],
    default: 'simple',
  }),
  /** Hangs on `mode`. */
  method: choice({
    label: 'Method',
    options: [
      { value: 'flat', label: 'Flat' },
      { value: 'tiered', label: 'Tiered' },
    ],
    default: 'flat',
    showIf: { mode: ['detailed', 'other'] },
  }),
  /** Hangs on `method`, which may itself be hidden. */
  tier: percent({ label: 'Tier', min: 0, max: 100, default: 0, showIf: { method: 'tiered' } }),
  /** Hangs on a number. */
  surcharge: percent({ label: 'Surcharge', min: 0, max: 37, default: 0, showIf: { amount: { above: 50_00_000 } } }),
  lines: rows({
    label: 'Lines',
    noun: 'line',
    minRows: 1,
    maxRows: 4,
    fields: {
      what: shortText({ label: 'What', maxLength: 60, default: '' }),
      kind: choice({
        label: 'Kind',
        options: [
          { value: 'goods', label: 'Goods' },
          { value: 'service', label: 'Service' },
        ],
        default: 'goods',
      }),
      price: money({ label: 'Price', min: 0, max: 1_00_00_000, default: 1_000, paise: true }),
      quantity: decimal({ label: 'Quantity', min: 0, max: 1_000, step: 0.25, default: 1, showIf: { kind: 'goods' } }),
      discount: percent({ label: 'Discount', min: 0, max: 100, optional: true, default: null }),
      count: whole({ label: 'Count', min: 0, max: 99, default: 1 }),
      held: duration({ label: 'Held', min: 0, max: 120, default: 6 }),
      exempt: yesNo({ label: 'Exempt', default: false, showIf: { kind: 'service' } }),
      on: date({ label: 'On', min: '2020-01-01', max: '2030-12-31', default: '2025-06-15' }),
      billed: month({ label: 'Billed', min: '2020-01', max: '2030-12', default: '2025-06' }),
    },
    default: [
      {
        what: 'Pens',
        kind: 'goods',
        price: 10.5,
        quantity: 4,
        discount: null,
        count: 1,
        held: 6,
        exempt: false,
        on: '2025-06-15',
        billed: '2025-06',
      },
    ],
    showIf: { mode: 'detailed' },
  }),
  /** May have no rows at all, and a row of one empty cell. */
  flows: rows({
    label: 'Flows',
    noun: 'flow',
    maxRows: 3,
    fields: { flow: money({ label: 'Flow', min: -1_00_000, max: 1_00_000, optional: true, default: null }) },
    default: [],
  }),
};

type ToyInput = InputOf<typeof fields>;

const act = { source: 'level-annuity', at: 'Level annuity' } as const;

/** Interest on an amount month by month, and the lines' total: simple enough to check by hand. */
function compute(input: ToyInput): Result {
  const { step, heading, steps } = worksheet();
  heading('Amount');
  const interest = step(rupees('Interest a month', (input.amount * input.rate) / 1_200), 'Amount × rate ÷ 12', act);
  const fee = step(exactRupees('Fee', input.fee), 'As entered');
  const surcharge = step(rupees('Surcharge', (input.amount * input.surcharge) / 100), 'Amount × surcharge');
  heading('Lines');
  const lines = input.lines.map((line) => line.price * line.quantity * (1 - (line.discount ?? 0) / 100));
  const linesTotal = step(
    exactRupees(
      'Lines',
      lines.reduce((sum, line) => sum + line, 0),
    ),
    'Price × quantity',
  );
  step(months('Length', input.period), 'As entered');
  step(count('People', input.people), 'As entered');
  step(number('Area', input.area), 'As entered');
  step(percentage('Rate', input.rate), 'As entered');
  step(verdict('Verdict', input.senior ? 'Senior' : 'Not senior'), 'As entered');
  step(dateFigure('From', input.from), 'As entered');
  step(monthFigure('Start', input.start), 'As entered');
  const payable = input.amount + fee + surcharge + linesTotal;
  const every = Array.from({ length: input.period }, (_, index) => index);
  return {
    headline: [rupees('Payable', payable), rupees('Interest a month', interest), months('Length', input.period)],
    sentence: 'This is a toy.',
    breakdowns: [
      {
        title: 'Parts',
        total: rupees('Payable', payable),
        parts: [
          rupees('Amount', input.amount, { tone: 'own' }),
          exactRupees('Fee', fee, { tone: 'cost' }),
          rupees('Surcharge', surcharge, { tone: 'tax' }),
          exactRupees('Lines', linesTotal, { tone: 'other' }),
        ],
      },
    ],
    charts: [
      { kind: 'parts', title: 'Parts', unit: 'rupees', parts: [{ label: 'Fee', value: fee, tone: 'cost' }] },
      {
        kind: 'lines',
        title: 'Months',
        unit: 'rupees',
        x: { label: 'Month', values: every },
        series: [{ label: 'Interest', values: every.map(() => interest), tone: 'growth' }],
      },
      {
        kind: 'bars',
        title: 'Bars',
        unit: 'rupees',
        bars: ['One', 'Two'],
        series: [{ label: 'Fee', values: [fee, surcharge], tone: 'cost' }],
      },
      {
        kind: 'steps',
        title: 'Bridge',
        unit: 'rupees',
        steps: [
          { label: 'Amount', value: input.amount, tone: 'own' },
          { label: 'Payable', value: payable, tone: 'own', total: true },
        ],
      },
    ],
    tables: [
      {
        id: 'months',
        caption: 'Month by month',
        columns: [
          { label: 'Month', unit: 'month' },
          { label: 'Opening', unit: 'rupees', rollUp: 'first' },
          { label: 'Interest', unit: 'rupees' },
          { label: 'Rate', unit: 'percent' },
          { label: 'Remark', unit: 'text', rollUp: 'none' },
        ],
        rows: every.map((index) => [
          addMonths(input.start, index),
          input.amount,
          interest,
          input.rate,
          input.remark || null,
        ]),
        years: { label: 'Year', ofRow: every.map((index) => addMonths(input.start, index).slice(0, 4)) },
        total: ['Total', null, interest * input.period, null, null],
      },
      {
        id: 'lines',
        caption: 'Lines',
        columns: [
          { label: 'What', unit: 'text' },
          { label: 'On', unit: 'date' },
          { label: 'Amount', unit: 'exactRupees' },
        ],
        rows: input.lines.map((line, index) => [line.what, line.on, lines[index] ?? 0]),
      },
    ],
    steps,
    actions: [
      { text: 'Pay the fee', date: input.from, cite: act },
      ...(input.until === '' ? [] : [{ text: 'Stop, then rest', date: input.until }]),
      { text: 'Think it over' },
    ],
    caveats: [{ kind: 'notForYou', text: 'You are not a toy.' }],
  };
}

export default defineCalculator({
  fields,
  groups: [
    { fields: ['amount', 'rate', 'period'] },
    { title: 'Mode', fields: ['mode', 'method', 'tier', 'surcharge', 'lines'] },
    {
      title: 'More',
      fields: ['fee', 'bonus', 'pause', 'people', 'area', 'senior', 'from', 'until', 'start', 'remark', 'flows'],
      more: true,
    },
  ],
  presets: [{ label: 'Detailed', input: { mode: 'detailed', method: 'tiered', tier: 5 } }],
  check: (input) =>
    input.until !== '' && input.until < input.from
      ? [{ fields: ['from', 'until'], text: 'The end is before the start.' }]
      : [],
  compute,
});

/** The rules of its page. */
export const toyRules = { version: '12345', checkedOn: '2026-11-20', supportEmail: 'support@hisaabi.example' } as const;
