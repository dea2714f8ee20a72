import { linesChart, type TimeChart } from '@/lib/calculator';
import { balanceAt, type LifePlan, type PlanMonth, priceLevel } from '@/lib/finance/life-plan';

/** One case of a plan that a chart compares. */
export interface Case {
  readonly label: string;
  readonly plan: LifePlan;
  readonly path: readonly PlanMonth[];
}

/** Returns the balance at each birthday in today's rupees, today included. */
function realBalances({ plan, path }: Case, inflation: number): number[] {
  return Array.from({ length: Math.floor(path.length / 12) + 1 }, (_, year) => {
    const month = year * 12;
    return balanceAt(plan, path, month) / priceLevel(inflation, month);
  });
}

/** Returns the chart of a plan and its other cases by age, in today's rupees. */
export function casesChart(cases: readonly Case[], ageNow: number, inflation: number): TimeChart {
  const tones = ['growth', 'other', 'cost', 'own'] as const;
  const points = Math.floor((cases[0]?.path.length ?? 0) / 12) + 1;
  return linesChart('Your savings by age, in today’s rupees', {
    x: { label: 'Age', values: Array.from({ length: points }, (_, year) => ageNow + year) },
    series: cases.map((shown, index) => ({
      label: shown.label,
      tone: tones[index] ?? 'other',
      values: realBalances(shown, inflation),
    })),
  });
}
