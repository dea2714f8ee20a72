import { chartMonths } from '@/content/investing/charts';
import { type Chart, linesChart } from '@/lib/calculator';
import { type Drawdown, scenarios } from './drawdown';
import type { SwpInput } from './form';

/** Returns what is left and what is taken out, over time. */
export function balanceChart(input: SwpInput, { path, corpus }: Drawdown): Chart {
  const { points, x } = chartMonths(input.period);
  let sum = 0;
  const sums = [0, ...path.map(({ withdrawn }) => (sum += withdrawn))];
  return linesChart('What is left, and what you have taken out', {
    x,
    series: [
      { label: 'Left', values: points.map((month) => path[month - 1]?.closing ?? corpus), tone: 'growth' },
      { label: 'Taken out', values: points.map((month) => sums[month] ?? 0), tone: 'own' },
    ],
  });
}

/** Returns what is left on other returns, over time. */
export function scenarioChart(input: SwpInput, drawdown: Drawdown): Chart {
  const { points, x } = chartMonths(input.period);
  const tones = ['growth', 'other', 'own', 'cost'] as const;
  return linesChart('If the return is different', {
    x,
    series: scenarios(input, drawdown).map(({ name, drawdown: { path, corpus } }, index) => ({
      label: name,
      values: points.map((month) => path[month - 1]?.closing ?? corpus),
      tone: tones[index] ?? 'other',
    })),
  });
}
