import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { balanceAt, type LifePlan, type PlanMonth, pathOf, priceLevel } from '@/lib/finance/life-plan';
import { pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { FireInput } from './form';
import { type Journey, numberIn, reachOf } from './journey';

const savingShares = [10, 20, 30, 40, 50, 60, 70] as const;

/** Returns the savings and the number at each birthday, and in the month in which they meet. */
export function pathChart(input: FireInput, { plan, path, number, month }: Journey, bad: LifePlan): Chart {
  const birthdays = Array.from({ length: plan.months / 12 + 1 }, (_, year) => year * 12);
  const points = [...new Set([...birthdays, ...listOf(month)])].sort((one, other) => one - other);
  const real = (shown: LifePlan, months: readonly PlanMonth[]) =>
    points.map((at) => balanceAt(shown, months, at) / priceLevel(input.inflation, at));
  return linesChart('Your savings and the number, in today’s rupees', {
    x: { label: 'Age', values: points.map((at) => input.age * 12 + at), unit: 'months' },
    rest: month === null ? points.length - 1 : points.indexOf(month),
    series: [
      { label: 'Your savings', tone: 'growth', values: real(plan, path) },
      { label: 'With a bad start', tone: 'cost', values: real(bad, pathOf(bad)) },
      {
        label: 'FIRE number',
        tone: 'own',
        values: points.map((at) => (at < plan.months ? numberIn(plan, at, input) : number)),
      },
    ],
  });
}

/** Returns years to FIRE by the share of the same pay that is saved; none where no share gets there, or all are there now. */
export function rateChart(input: FireInput): Chart[] {
  const pay = input.saving + input.spend;
  const reached = savingShares.flatMap((share) => {
    const saving = (pay * share) / 100;
    const { month } = reachOf({ ...input, saving, spend: pay - saving });
    return month === null ? [] : [{ share, years: Math.round((month / 12) * 10) / 10 }];
  });
  if (reached.every(({ years }) => years === 0)) return [];
  return [
    barsChart('Years to FIRE by share of pay saved', {
      unit: 'years',
      bars: reached.map(({ share }) => pct(share)),
      series: [{ label: 'Years', tone: 'own', values: reached.map(({ years }) => years) }],
    }),
  ];
}
