import { type Breakdown, barsChart, type Chart, rupees, stepsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { ShareHistory } from './shares';
import { titleOf } from './tables';
import type { Totals } from './totals';

/** Returns the tax in its parts: as salary and on gains. */
export function breakdownsOf({ tax, taxOnGains }: Totals): Breakdown[] {
  if (tax <= 0 || taxOnGains <= 0) return [];
  return [
    {
      title: 'Total tax',
      total: rupees('Total tax', tax + taxOnGains, { tone: 'tax' }),
      parts: [rupees('Tax as salary', tax, { tone: 'tax' }), rupees('Tax on the gains', taxOnGains, { tone: 'cost' })],
    },
  ];
}

const minus = (value: number) => (value === 0 ? 0 : -value);

/** Returns from what the shares are worth to what is kept, and the tax of each year. */
export function chartsOf({ years }: ShareHistory, totals: Totals): Chart[] {
  const { proceeds, coverValue, valueLeft, paid, tax, taxOnGains, credit, kept } = totals;
  const between = [
    { label: 'Price paid', value: minus(paid), tone: 'cost' },
    { label: 'Tax on the value', value: minus(tax), tone: 'tax' },
    { label: 'Tax on gains', value: minus(taxOnGains), tone: 'tax' },
    { label: 'Credit', value: credit, tone: 'growth' },
  ] as const;
  return listOf<Chart>(
    stepsChart('From the value of your shares to what you keep', [
      { label: 'Sales and shares left', value: proceeds + coverValue + valueLeft, tone: 'own', total: true },
      ...between.filter(({ value }) => value !== 0),
      { label: 'You keep', value: kept, tone: 'growth', total: true },
    ]),
    years.length > 0 &&
      barsChart('Tax of each year on the shares', {
        bars: years.map(titleOf),
        series: [
          { label: 'On the value', values: years.map((year) => year.tax), tone: 'tax' },
          { label: 'On gains', values: years.map((year) => year.taxOnGains), tone: 'cost' },
        ],
      }),
  );
}
