import type { Both } from '@/content/tax/year-answer';
import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { pointsWith } from '@/lib/chart-points';
import type { Effects } from './effect';

/** Returns tax of both regimes, split into what is due anyway and what agricultural income adds. */
export function regimesChart(effects: Effects): Chart {
  return barsChart('Tax with agricultural income', {
    bars: ['New regime', 'Old regime'],
    series: [
      { label: 'Due anyway', values: [effects.new.withoutFarm, effects.old.withoutFarm], tone: 'other' },
      { label: 'Added by agricultural income', values: [effects.new.added, effects.old.added], tone: 'tax' },
    ],
  });
}

/** Returns what would be added at other agricultural incomes. */
export function growthChart(net: number, addedAt: (net: number) => Both<number>): Chart {
  const step = Math.max(50_000, Math.round(net / 4 / 50_000) * 50_000);
  const { values: incomes, rest } = pointsWith(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => index * step),
    Math.max(0, net),
  );
  const added = incomes.map(addedAt);
  return linesChart('Tax added as agricultural income grows', {
    x: { label: 'Net agricultural income', values: incomes, unit: 'rupees' },
    rest,
    series: [
      { label: 'New regime', values: added.map((each) => each.new), tone: 'tax' },
      { label: 'Old regime', values: added.map((each) => each.old), tone: 'other' },
    ],
  });
}
