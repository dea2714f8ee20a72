import type { Table, TimeChart } from '@/lib/calculator';
import { type LifePlan, type PlanMonth, priceLevel } from '@/lib/finance/life-plan';
import { yearsOf } from './plan';

/** One case of a plan that a chart compares. */
interface Case {
  readonly label: string;
  readonly plan: LifePlan;
  readonly path: readonly PlanMonth[];
}

/** Returns the balance at each birthday in today's rupees, today included. */
function realBalances({ plan, path }: Case, inflation: number): number[] {
  const now = plan.pots.reduce((sum, pot) => sum + pot.balance, 0);
  const ends = path.filter((_, index) => index % 12 === 11);
  return [now, ...ends.map((each) => each.balance / priceLevel(inflation, each.month + 1))];
}

/** Returns the chart of a plan and its other cases by age, in today's rupees. */
export function casesChart(cases: readonly Case[], ageNow: number, inflation: number): TimeChart {
  const tones = ['growth', 'other', 'cost', 'own'] as const;
  const points = Math.floor((cases[0]?.path.length ?? 0) / 12) + 1;
  return {
    kind: 'lines',
    title: 'Your savings by age, in today’s rupees',
    unit: 'rupees',
    x: { label: 'Age', values: Array.from({ length: points }, (_, year) => ageNow + year) },
    series: cases.map((each, index) => ({
      label: each.label,
      tone: tones[index] ?? 'other',
      values: realBalances(each, inflation),
    })),
  };
}

/** Returns the plan year by year, in rupees of the day. */
export function yearTable(path: readonly PlanMonth[], ageNow: number, inflation: number): Table {
  const years = yearsOf(path, ageNow);
  const hasIncome = years.some((year) => year.income > 0);
  const hasUnpaid = years.some((year) => year.unpaid > 0);
  const money = (label: string) => ({ label, unit: 'rupees' }) as const;
  return {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Age', unit: 'text' },
      money('Saved'),
      money('Growth'),
      ...(hasIncome ? [money('Income')] : []),
      money('Spent'),
      ...(hasUnpaid ? [money('Not paid')] : []),
      { label: 'At the end', unit: 'rupees', rollUp: 'last' },
      { label: 'In today’s rupees', unit: 'rupees', rollUp: 'last' },
    ],
    rows: years.map((year, index) => [
      String(year.age),
      year.saved,
      year.growth,
      ...(hasIncome ? [year.income] : []),
      year.spent,
      ...(hasUnpaid ? [year.unpaid] : []),
      year.balance,
      year.balance / priceLevel(inflation, Math.min(path.length, (index + 1) * 12)),
    ]),
    note: 'In rupees of each year, except the last column. Costs and income are counted after you stop work.',
  };
}
