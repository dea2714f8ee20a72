import { barsChart, type Chart, partsChart, stepsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { Answer } from './answer';
import { repairsLabel } from './tables';

/** Returns the way from rent to income, where the rent goes, and the tax in both regimes. */
export function chartsOf({ answers, now, cash, year }: Answer): Chart[] {
  const { houses, heads } = now.assessment;
  const sum = (of: (house: (typeof houses)[number]) => number) => sumOf(houses, of);
  const bridge = [
    { label: 'Municipal tax', value: -sum((house) => house.municipalTax), tone: 'cost' as const },
    { label: repairsLabel(year), value: -sum((house) => house.repairs), tone: 'cost' as const },
    { label: 'Interest', value: -sum((house) => house.interestAllowed), tone: 'cost' as const },
    { label: 'Old rent', value: sum((house) => house.arrears), tone: 'growth' as const },
  ].filter(({ value }) => value !== 0);
  const parts = [
    { label: 'Left to you', value: cash.left, tone: 'own' as const },
    { label: 'Tax added', value: now.added, tone: 'tax' as const },
    { label: 'Loan interest', value: cash.interest, tone: 'cost' as const },
    { label: 'Municipal tax and costs', value: cash.municipalTax + cash.costs, tone: 'other' as const },
  ];
  const canSplit = cash.rent + cash.arrears > 0 && parts.every(({ value }) => value >= 0);
  return listOf<Chart>(
    stepsChart('From rent to taxable income', [
      { label: 'Annual value', value: sum((house) => house.annualValue), tone: 'growth' },
      ...bridge,
      { label: 'Income from house property', value: heads.house, tone: 'own', total: true },
    ]),
    canSplit &&
      partsChart(
        'Where the rent goes',
        parts.filter(({ value }) => value > 0),
      ),
    barsChart('Tax of the year in both regimes', {
      bars: ['New, without', 'New, with houses', 'Old, without', 'Old, with houses'],
      series: [
        {
          label: 'Income-tax',
          values: [answers.new.taxWithout, answers.new.tax, answers.old.taxWithout, answers.old.tax],
          tone: 'tax',
        },
      ],
    }),
  );
}
