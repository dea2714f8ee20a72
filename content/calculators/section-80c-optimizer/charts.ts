import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { counted } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { SavingsInput } from './form';
import type { Plan } from './plan';
import { valueOfYears } from './products';

/** Returns the tax with and without the plan, the products against each other, and the corpus over the years. */
export function chartsOf(input: SavingsInput, plan: Plan): Chart[] {
  const { tax, taxWithPlan, saved, ranking, parts, returnTax } = plan;
  const open = ranking.filter(({ product }) => product.closed === '');
  const years = Array.from({ length: input.years }, (_, index) => index + 1);
  const total = sumOf(parts, ({ amount }) => amount);
  return listOf<Chart>(
    barsChart('Tax of the year', {
      bars: listOf('New regime', 'Old regime now', saved > 0 && 'With the plan'),
      marked: saved > 0 ? 2 : plan.regime === 'new' ? 0 : 1,
      series: [{ label: 'Income-tax', values: listOf(tax.new, tax.old, saved > 0 && taxWithPlan), tone: 'tax' }],
    }),
    barsChart(`What ₹1 lakh becomes in ${counted(input.years, 'year')}`, {
      bars: open.map(({ product }) => product.name),
      series: [{ label: 'Value after tax', values: open.map(({ value }) => value), tone: 'growth' }],
    }),
    total > 0 &&
      linesChart('The same plan every year', {
        x: { label: 'Year', values: years },
        series: [
          {
            label: 'Put in',
            values: years.map((each) =>
              sumOf(parts, ({ product, amount }) => amount * Math.min(each, product.depositYears)),
            ),
            tone: 'own',
          },
          {
            label: 'Value after tax',
            values: years.map((each) =>
              sumOf(parts, ({ product, amount }) => valueOfYears(product, amount, each, returnTax)),
            ),
            tone: 'growth',
          },
        ],
      }),
  );
}
