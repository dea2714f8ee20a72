/** Charts and breakdowns of plans that grow at one rate. */
import { areasChart, type Breakdown, type Chart, linesChart, rupees } from '@/lib/calculator';
import { gainOver, paidBy, valueAfter } from '@/lib/finance/instalments';
import type { Grown } from './growth';

/** Returns the value as money paid in, gain and tax; or, for a loss, what is left of the money. */
export function growthBreakdown({ outcome, tax }: Grown): Breakdown {
  const { value, invested, gain } = outcome;
  if (gain < 0) {
    return {
      title: 'Your money at the end',
      total: rupees('Invested', invested),
      parts: [rupees('Value at the end', value, { tone: 'own' }), rupees('Lost', -gain, { tone: 'cost' })],
    };
  }
  const own = rupees('Invested', invested, { tone: 'own' });
  return {
    title: 'What the value is made of',
    total: rupees('Value at the end', value),
    parts:
      tax.total > 0
        ? [
            own,
            rupees('Gain after tax', Math.max(0, gain - tax.total), { tone: 'growth' }),
            rupees('Tax on redemption', tax.total, { tone: 'tax' }),
          ]
        : [own, rupees('Gain', gain, { tone: 'growth' })],
  };
}

/** Returns the months of a chart, by month for short plans, by year for long ones, and its axis; the last is the end. */
export function chartMonths(months: number) {
  const isShort = months <= 36;
  const step = isShort ? 1 : 12;
  const points = Array.from({ length: Math.ceil(months / step) + 1 }, (_, index) => Math.min(index * step, months));
  return {
    points,
    x: {
      label: isShort ? 'Month' : 'Year',
      values: points.map((month) => (isShort ? month : Math.round((month / 12) * 100) / 100)),
    },
  };
}

/** Returns how money paid in and gain build up. */
export function growthChart({ plan, outcome }: Grown): Chart {
  const { points, x } = chartMonths(plan.months);
  const paid = points.map((months) => paidBy(plan, months));
  const values = points.map((months) => valueAfter(plan, months));
  if (outcome.gain < 0) {
    return linesChart('Paid in and worth', {
      x,
      series: [
        { label: 'Invested', values: paid, tone: 'own' },
        { label: 'Value', values, tone: 'cost' },
      ],
    });
  }
  return areasChart('How the value builds up', {
    x,
    series: [
      { label: 'Invested', values: paid, tone: 'own' },
      {
        label: 'Gain',
        values: values.map((value, index) => Math.max(0, gainOver(paid[index] ?? 0, value))),
        tone: 'growth',
      },
    ],
  });
}
