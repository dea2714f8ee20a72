import { goldLoanRules as rules } from '@/content/rules/gold-loans';
import type { Breakdown, Chart, Table } from '@/lib/calculator';
import { rupees } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import type { GoldLoanInput, RepaymentMode } from './form';
import { finenessOf, type GoldPlan, itemValue, netWeight, planFor } from './pledge';

const modeName: Readonly<Record<RepaymentMode, string>> = {
  emi: 'EMI every month',
  interest: 'Interest every month',
  bullet: 'All at the end',
};

/** Returns what is paid back, and, where something is charged besides interest, what the loan costs. */
export function breakdownsOf({ loan, interest, fee, charges, gst }: GoldPlan): Breakdown[] {
  const interestPart = rupees('Total interest', interest, { tone: 'cost' });
  const paidBack: Breakdown = {
    title: 'What you pay back',
    total: rupees('Total paid', loan + interest),
    parts: [rupees('Loan amount', loan, { tone: 'own' }), interestPart],
  };
  if (fee + charges === 0) return [paidBack];
  return [
    paidBack,
    {
      title: 'What the loan costs you',
      total: rupees('Cost of the loan', interest + fee + charges + gst),
      parts: [
        interestPart,
        rupees('All charges', fee + charges, { tone: 'other' }),
        rupees('GST on them', gst, { tone: 'tax' }),
      ],
    },
  ];
}

/** Returns months of the calendar in which payments fall due: the first a month after the loan. */
const monthOf = (input: GoldLoanInput, period: number) => addMonths(input.sanctionedOn.slice(0, 7), period);

/** Returns what is owed beside the limit at today's and at a lower price, and the loan beside its interest. */
export function chartsOf(input: GoldLoanInput, plan: GoldPlan): Chart[] {
  const periods = [0, ...plan.rows.map((row) => row.period)];
  const limit = (plan.value * plan.share) / 100;
  return [
    {
      kind: 'lines',
      title: 'What you owe, and the limit on your gold',
      unit: 'rupees',
      x: { label: 'Months', values: periods },
      series: [
        { label: 'Owed', values: [plan.loan, ...plan.rows.map((row) => row.closing)], tone: 'cost' },
        { label: 'Limit at today’s price', values: periods.map(() => limit), tone: 'own' },
        { label: 'Limit if gold falls 10%', values: periods.map(() => limit * 0.9), tone: 'other' },
      ],
    },
    ...(input.items.length > 1 ? [itemsChart(input)] : []),
  ];
}

/** Returns the value of each item; for more than one. */
function itemsChart(input: GoldLoanInput): Chart {
  return {
    kind: 'bars',
    title: 'Value of each item',
    unit: 'rupees',
    bars: input.items.map((_, index) => `Item ${index + 1}`),
    series: [{ label: 'Value', values: input.items.map((item) => itemValue(input, item)), tone: 'own' }],
  };
}

/** Returns the ways to repay side by side, the items where there is more than one, and the schedule. */
export function tablesOf(input: GoldLoanInput, plan: GoldPlan): Table[] {
  return [waysTable(input), ...(input.items.length > 1 ? [itemsTable(input, plan)] : []), scheduleTable(input, plan)];
}

function waysTable(input: GoldLoanInput): Table {
  const isPossible = (mode: RepaymentMode) =>
    mode !== 'bullet' || input.limit === 'business' || input.tenure <= rules.longestBullet.value;
  const modes = (['emi', 'interest', 'bullet'] as const).filter(isPossible);
  return {
    id: 'ways',
    caption: 'Ways to repay',
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'Most you can borrow', unit: 'rupees' },
      { label: 'Loan', unit: 'rupees' },
      { label: 'Each month', unit: 'rupees' },
      { label: 'At the end', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: modes.map((mode) => {
      const { most, loan, rows, interest } = planFor(input, mode);
      const first = rows[0]?.instalment ?? 0;
      const last = rows.at(-1)?.instalment ?? 0;
      const monthly = mode === 'bullet' || rows.length < 2 ? 0 : first;
      return [modeName[mode], most, loan, monthly, mode === 'emi' ? 0 : last, interest];
    }),
    note: 'The same gold, rate and tenure each time.',
  };
}

function itemsTable(input: GoldLoanInput, plan: GoldPlan): Table {
  return {
    id: 'items',
    caption: 'Value of each item',
    columns: [
      { label: 'Item', unit: 'text' },
      { label: 'Gold, g', unit: 'number' },
      { label: 'Fineness', unit: 'number' },
      { label: 'Value', unit: 'rupees' },
      { label: 'Loan on it', unit: 'rupees' },
    ],
    rows: input.items.map((item, index) => {
      const value = itemValue(input, item);
      return [`Item ${index + 1}`, netWeight(item), finenessOf(item), value, (plan.loan * value) / plan.value];
    }),
    total: ['Total', null, null, plan.value, plan.loan],
  };
}

function scheduleTable(input: GoldLoanInput, plan: GoldPlan): Table {
  const paid = plan.loan + plan.interest;
  return {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Opening balance', unit: 'rupees', rollUp: 'first' },
      { label: 'Paid', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Balance', unit: 'rupees', rollUp: 'last' },
      { label: 'Balance against the gold', unit: 'percent', rollUp: 'last' },
    ],
    rows: plan.rows.map((row) => [
      monthOf(input, row.period),
      row.opening,
      row.instalment,
      row.interest,
      row.closing,
      (row.closing / plan.value) * 100,
    ]),
    years: {
      label: 'Financial year',
      ofRow: plan.rows.map((row) => financialYearOf(monthOf(input, row.period))),
    },
    relations: {
      'Opening balance': [{ of: 'Balance', above: true }],
      Interest: [{ of: 'Opening balance', rate: { percent: input.rate, perYear: 12 } }],
      Balance: [{ of: 'Opening balance' }, { of: 'Interest' }, { of: 'Paid', times: -1 }],
      'Balance against the gold': [{ of: 'Balance', times: 100 / plan.value }],
    },
    total: ['Total', null, paid, plan.interest, null, null],
    note: 'The first payment falls a month after the loan. The last column is at today’s gold price.',
  };
}
