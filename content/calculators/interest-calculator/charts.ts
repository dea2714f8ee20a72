import { type Chart, linesChart, partsChart } from '@/lib/calculator';
import { type Adding, growthOf } from '@/lib/finance/interest';
import { formatNumber } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { MOST_SHOWN, type Plan } from './plan';

/** Steps of the chart where the time is short, long or not in whole years. */
const POINTS = 24;

/** Returns the growth of the plan against simple interest, or of simple interest against compound. */
export function chartsOf(plan: Plan): Chart[] {
  const { principal, rate, years, adding } = plan;
  // Whole years have a point each, so that the axis shows no broken ones.
  const points = Number.isInteger(years) && years >= 4 && years <= 40 ? years : POINTS;
  const x = Array.from({ length: points + 1 }, (_, index) => (years * index) / points);
  const compound = adding === 'simple' ? 1 : adding;
  const line = (way: Adding) => x.map((time) => principal * growthOf(rate, time, way));
  return [
    linesChart('Simple and compound interest', {
      x: { label: 'Years', values: x.map((time) => formatNumber(time, years < 2 ? 3 : 1)) },
      series: listOf(
        { label: 'Simple', values: line('simple'), tone: 'other' },
        growthOf(rate, years, compound) <= MOST_SHOWN && {
          label: adding === 'simple' ? 'Compound, every year' : 'Compound, as chosen',
          values: line(compound),
          tone: 'growth' as const,
        },
      ),
    }),
  ];
}

/** Returns a tax paid late beside its interest. */
export function lateChart(tax: number, interest: number): Chart {
  return partsChart('Tax and interest', [
    { label: 'Tax', value: tax, tone: 'tax' },
    { label: 'Interest', value: interest, tone: 'cost' },
  ]);
}
