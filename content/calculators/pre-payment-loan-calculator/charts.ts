import { type Breakdown, barsChart, type Chart, linesChart, rupees } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { Charges } from './charges';
import type { InvestComparison } from './invest';
import type { Comparison } from './loan';
import { delayName, type Timing } from './timing';

/** Returns where the interest of the loan without prepayments goes. */
export function breakdownsOf({ plan, without }: Comparison, saved: number, { charge, gst, net }: Charges): Breakdown[] {
  const stillPaid = rupees('Total interest', plan.totalInterest, { tone: 'cost' });
  const title = 'Your remaining interest';
  const total = rupees('Total interest without prepayments', without.totalInterest);
  // More interest than before is no part of it.
  if (saved < 0) return [];
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
  return listOf<Chart>(
    linesChart('Balance at the end of each financial year', {
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
    }),
    timings.length > 1 &&
      barsChart('Interest saved after charges, by when you prepay', {
        bars: timings.map(({ delay }) => delayName(delay)),
        marked: best,
        series: [{ label: 'Interest saved after charges', values: timings.map(({ saved }) => saved), tone: 'growth' }],
      }),
    invest &&
      barsChart(`Worth in ${formatMonth(horizon)}, after tax`, {
        bars: ['If you prepay', 'If you invest'],
        marked: invest.prepaid.after >= invest.invested.after ? 0 : 1,
        series: [{ label: 'Worth after tax', values: [invest.prepaid.after, invest.invested.after], tone: 'own' }],
      }),
  );
}
