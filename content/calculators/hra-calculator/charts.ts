import { barsChart, type Chart, linesChart } from '@/lib/calculator';
import { pointsWith } from '@/lib/chart-points';
import { allowanceLimits, rentAtPeak } from '@/lib/tax/house-rent';
import { rentLimitName, salaryLimitName } from './sentence';
import type { WorkedStretch } from './stretches';
import type { DeductionLimit } from './tables';

/** Returns the three limits side by side where there are few stretches, the year's split, and exemption against rent. */
export function allowanceCharts(worked: readonly WorkedStretch[]): Chart[] {
  const limits = worked.flatMap(({ stretch, percentages, limits: found }) => {
    const name = (text: string, isLeast: boolean) =>
      `${text}${worked.length > 1 ? `, ${stretch.label}` : ''}${isLeast ? ' (least)' : ''}`;
    return [
      {
        label: name('HRA received', found.least === 'allowance'),
        value: found.allowance,
        isLeast: found.least === 'allowance',
      },
      {
        label: name(rentLimitName(percentages), found.least === 'rent'),
        value: found.rentAboveSalary,
        isLeast: found.least === 'rent',
      },
      {
        label: name(salaryLimitName(percentages), found.least === 'salary'),
        value: found.salaryShare,
        isLeast: found.least === 'salary',
      },
    ];
  });
  const threeLimits: Chart = barsChart('The three limits', {
    bars: limits.map(({ label }) => label),
    marked: limits.findIndex(({ isLeast }) => isLeast),
    series: [{ label: 'A year', tone: 'growth', values: limits.map(({ value }) => value) }],
  });
  const byPeriod: Chart = barsChart('HRA by period in the old regime', {
    bars: worked.map(({ stretch }) => stretch.label),
    series: [
      { label: 'Exempt', tone: 'growth', values: worked.map(({ limits: found }) => found.exempt) },
      { label: 'Taxable', tone: 'tax', values: worked.map(({ limits: found }) => found.allowance - found.exempt) },
    ],
  });
  const [alone] = worked;
  if (worked.length === 1 && alone) return [threeLimits, ...exemptionByRent(alone)];
  return worked.length <= 3 ? [threeLimits, byPeriod] : [byPeriod];
}

/** Returns exempt HRA against the rent, from nothing to twice the rent at which it peaks. */
function exemptionByRent({ stretch, percentages }: WorkedStretch): Chart[] {
  const peak = rentAtPeak(stretch, percentages);
  if (peak === 0) return [];
  const points = 20;
  const around = Array.from({ length: points + 1 }, (_, index) => Math.round((2 * peak * index) / points));
  const { values: rents, rest } = pointsWith(around, stretch.rent);
  return [
    linesChart('Exempt HRA as the rent rises', {
      x: { label: 'Rent a month', unit: 'rupees', values: rents },
      rest,
      series: [
        {
          label: 'Exempt HRA in the old regime',
          tone: 'growth',
          values: rents.map((rent) => allowanceLimits({ ...stretch, rent }, percentages).exempt),
        },
      ],
    }),
  ];
}

/** Returns the three limits of the deduction for rent, whose section is named. */
export function deductionChart(section: string, limits: readonly DeductionLimit[]): Chart {
  return barsChart(`The three limits of ${section}`, {
    bars: limits.map(({ name, isLeast }) => (isLeast ? `${name} (least)` : name)),
    marked: limits.findIndex(({ isLeast }) => isLeast),
    series: [{ label: 'A year', tone: 'growth', values: limits.map(({ value }) => value) }],
  });
}
