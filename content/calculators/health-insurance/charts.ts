import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { bonusFactor, type CoverNeed, costAfter, type SavingInstead } from './cover';
import { type Both, beyond, paidFor } from './deduction';
import type { HealthInput } from './form';

export function groupChart(both: Both, input: HealthInput): Chart {
  const paid = paidFor(input);
  const over = [beyond(both.own, paid.own), beyond(both.parents, paid.parents)];
  return barsChart('What is deducted, and what is left of the limits', {
    bars: ['You and family', 'Parents'],
    series: listOf(
      { label: 'Deducted', values: [both.own.total, both.parents.total], tone: 'growth' },
      { label: 'Room left', values: [both.own.unused, both.parents.unused], tone: 'other' },
      over.some((each) => each > 0) && ({ label: 'Paid, not deducted', values: over, tone: 'cost' } as const),
    ),
  });
}

export function coverChart(input: HealthInput, need: CoverNeed): Chart {
  const years = Array.from({ length: input.horizon + 1 }, (_, year) => year);
  const cover = input.sumInsured > 0 ? input.sumInsured : need.aim;
  return linesChart(
    input.sumInsured > 0 ? 'Your cover and the cost of care' : 'The cover to aim for and the cost of care',
    {
      x: { label: 'Years from now', values: years },
      series: [
        { label: 'Cost of care', values: years.map((year) => costAfter(need.today, year, input)), tone: 'cost' },
        { label: 'Cover', values: years.map((year) => cover * bonusFactor(year, input)), tone: 'own' },
      ],
    },
  );
}

export function savingChart({ years }: SavingInstead): Chart {
  return linesChart('If you saved the premium instead', {
    x: { label: 'Year', values: years.map(({ year }) => year) },
    series: [
      { label: 'Premiums saved, with return', values: years.map(({ saved }) => saved), tone: 'growth' },
      { label: 'One serious illness', values: years.map(({ cost }) => cost), tone: 'cost' },
    ],
  });
}
