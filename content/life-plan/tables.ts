import type { Table } from '@/lib/calculator';
import { type PlanMonth, priceLevel } from '@/lib/finance/life-plan';
import { tableOf } from '@/lib/table-of';
import { yearsOf } from './plan';

/** Returns the plan year by year, in rupees of the day. */
export function yearTable(path: readonly PlanMonth[], ageNow: number, inflation: number): Table {
  const years = yearsOf(path, ageNow);
  return tableOf(years, {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Age', unit: 'text', cell: ({ age }) => String(age) },
      { label: 'Saved', unit: 'rupees', cell: ({ saved }) => saved },
      { label: 'Growth', unit: 'rupees', cell: ({ growth }) => growth },
      { label: 'Income', unit: 'rupees', cell: ({ income }) => income, when: years.some(({ income }) => income > 0) },
      {
        label: 'Received once',
        unit: 'rupees',
        cell: ({ received }) => received,
        when: years.some(({ received }) => received > 0),
      },
      { label: 'Spent', unit: 'rupees', cell: ({ spent }) => spent },
      { label: 'Not paid', unit: 'rupees', cell: ({ unpaid }) => unpaid, when: years.some(({ unpaid }) => unpaid > 0) },
      { label: 'At the end', unit: 'rupees', rollUp: 'last', cell: ({ balance }) => balance },
      {
        label: 'In today’s rupees',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ balance }, index) => balance / priceLevel(inflation, Math.min(path.length, (index + 1) * 12)),
      },
    ],
    note: 'In rupees of each year, except the last column. Costs and income are counted after you stop work.',
  });
}
