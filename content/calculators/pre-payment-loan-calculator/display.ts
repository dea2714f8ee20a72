import { type Breakdown, type Chart, rupees, type Table } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';
import type { Charges } from './charges';
import type { InvestComparison } from './invest';
import type { Comparison } from './loan';
import { delayName, type Timing } from './timing';

/** Returns where the interest of the loan without prepayments goes. */
export function breakdownsOf({ plan, without }: Comparison, saved: number, { charge, gst, net }: Charges): Breakdown[] {
  const stillPaid = rupees('Total interest', plan.totalInterest, { tone: 'cost' });
  const title = 'Your remaining interest';
  const total = rupees('Total interest without prepayments', without.totalInterest);
  if (charge === 0 || net < 0) {
    return [{ title, total, parts: [stillPaid, rupees('Interest saved', saved, { tone: 'growth' })] }];
  }
  return [
    {
      title,
      total,
      parts: [
        stillPaid,
        rupees('Charge', charge, { tone: 'other' }),
        rupees('GST on the charge', gst, { tone: 'tax' }),
        rupees('Interest saved after charges', net, { tone: 'growth' }),
      ],
    },
  ];
}

/** Returns both balances as they fall, what waiting does, and prepaying against investing. */
export function chartsOf(
  comparison: Comparison,
  timings: readonly Timing[],
  invest: InvestComparison | null,
  horizon: IsoMonth,
): Chart[] {
  const { loan, without, plan, year } = comparison;
  const ends = year.flatMap((name, period) => (name === year[period + 1] ? [] : [period]));
  const best = timings.reduce((found, each, index) => (each.saved > (timings[found]?.saved ?? 0) ? index : found), 0);
  const charts: Chart[] = [
    {
      kind: 'lines',
      title: 'Balance at the end of each financial year',
      unit: 'rupees',
      x: { label: 'Financial year', values: ['Start', ...ends.map((period) => year[period] ?? '')] },
      series: [
        {
          label: 'With prepayments',
          values: [loan.balance, ...ends.map((period) => plan.balances[period] ?? 0)],
          tone: 'own',
        },
        {
          label: 'Without prepayments',
          values: [loan.balance, ...ends.map((period) => without.balances[period] ?? 0)],
          tone: 'other',
        },
      ],
    },
  ];
  if (timings.length > 1) {
    charts.push({
      kind: 'bars',
      title: 'Interest saved after charges, by when you prepay',
      unit: 'rupees',
      bars: timings.map(({ delay }) => delayName(delay)),
      marked: best,
      series: [{ label: 'Interest saved after charges', values: timings.map(({ saved }) => saved), tone: 'growth' }],
    });
  }
  if (invest) {
    charts.push({
      kind: 'bars',
      title: `Worth in ${formatMonth(horizon)}, after tax`,
      unit: 'rupees',
      bars: ['If you prepay', 'If you invest'],
      marked: invest.prepaid.after >= invest.invested.after ? 0 : 1,
      series: [{ label: 'Worth after tax', values: [invest.prepaid.after, invest.invested.after], tone: 'own' }],
    });
  }
  return charts;
}

/** Returns both schedules, month against month. */
export function scheduleTable(comparison: Comparison, chargePerRupee: number, yearlyRate: number): Table {
  const rate = { percent: yearlyRate, perYear: 12 };
  const { without, plan, month, year } = comparison;
  const showsCharge = chargePerRupee > 0 && plan.totalExtra > 0;
  // The row of today is there only for what is prepaid today.
  const first = (plan.extras[0] ?? 0) > 0 ? 0 : 1;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    id: 'schedules',
    caption: 'Both schedules, with and without prepayments',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'EMI, without', unit: 'rupees' },
      { label: 'Interest, without', unit: 'rupees' },
      { label: 'Balance, without', unit: 'rupees', rollUp: 'last' },
      { label: 'EMI, with', unit: 'rupees' },
      { label: 'Interest, with', unit: 'rupees' },
      { label: 'Prepayment', unit: 'rupees' },
      ...(showsCharge ? ([{ label: 'Charge with GST', unit: 'rupees' }] as const) : []),
      { label: 'Balance, with', unit: 'rupees', rollUp: 'last' },
    ],
    rows: month.slice(first).map((name, index) => {
      const period = index + first;
      const extra = plan.extras[period] ?? 0;
      const cells = [
        name,
        without.instalments[period] ?? 0,
        without.interest[period] ?? 0,
        without.balances[period] ?? 0,
        plan.instalments[period] ?? 0,
        plan.interest[period] ?? 0,
        extra,
      ];
      if (showsCharge) cells.push(extra * chargePerRupee);
      cells.push(plan.balances[period] ?? 0);
      return cells;
    }),
    years: { label: 'Financial year', ofRow: year.slice(first) },
    relations: {
      'Interest, without': [{ of: 'Balance, without', above: true, rate }],
      'Balance, without': [
        { of: 'Balance, without', above: true },
        { of: 'Interest, without' },
        { of: 'EMI, without', times: -1 },
      ],
      'Interest, with': [{ of: 'Balance, with', above: true, rate }],
      'Balance, with': [
        { of: 'Balance, with', above: true },
        { of: 'Interest, with' },
        { of: 'EMI, with', times: -1 },
        { of: 'Prepayment', times: -1 },
      ],
    },
    total: [
      'Total',
      sum(without.instalments),
      without.totalInterest,
      null,
      sum(plan.instalments),
      plan.totalInterest,
      plan.totalExtra,
      ...(showsCharge ? [plan.totalExtra * chargePerRupee] : []),
      null,
    ],
    note: 'We count a prepayment right after the EMI of its month. Balances are at the end of the month.',
  };
}

/** Returns what the same prepayments save when they come later. */
export function timingTable(timings: readonly Timing[]): Table {
  const now = timings[0]?.saved ?? 0;
  return {
    id: 'waiting',
    caption: 'What waiting costs',
    columns: [
      { label: 'All prepayments', unit: 'text' },
      { label: 'Interest saved after charges', unit: 'rupees' },
      { label: 'Cost of waiting', unit: 'rupees' },
    ],
    rows: timings.map(({ delay, saved }) => [delayName(delay), saved, now - saved]),
  };
}
