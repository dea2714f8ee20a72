import { barsChart, type Chart, type Series } from '@/lib/calculator';
import { formatMonth } from '@/lib/format';
import type { Marked } from './states';
import type { SavingsPlan } from './working';

/** Returns money by month where any is known. */
export function chartsOf(entries: readonly Marked[], plan: SavingsPlan | null): Chart[] {
  const byMonth = new Map<string, { tax: number; savings: number }>();
  const at = (month: string) => {
    const found = byMonth.get(month) ?? { tax: 0, savings: 0 };
    byMonth.set(month, found);
    return found;
  };
  for (const { date, topic, amount } of entries) {
    if (topic === 'advanceTax') at(date.slice(0, 7)).tax += amount ?? 0;
  }
  for (const month of plan?.months ?? []) at(month).savings += (plan?.monthly ?? 0) + (plan?.pension ?? 0);
  const months = [...byMonth].sort(([a], [b]) => (a < b ? -1 : 1));
  const withMoney = months.filter(([, { tax, savings }]) => tax + savings > 0);
  if (withMoney.length === 0) return [];
  const tax: Series = { label: 'Advance tax', tone: 'tax', values: withMoney.map(([, each]) => each.tax) };
  const savings: Series = { label: 'Savings', tone: 'own', values: withMoney.map(([, each]) => each.savings) };
  const money: Chart = barsChart('Money due by month', {
    bars: withMoney.map(([month]) => formatMonth(month)),
    series: [tax, savings].filter(({ values }) => values.some((value) => value > 0)),
  });
  return [money];
}
