/** Tables of plans that grow at one rate: other returns, month by month, other ways of counting. */
import type { Convention } from '@/content/questions/growth';
import type { TaxChoices } from '@/content/questions/redemption';
import { barsChart, type Chart, type Table } from '@/lib/calculator';
import { gainOver, type InstalmentPlan, paidBy, periodsIn, valueAfter } from '@/lib/finance/instalments';
import { pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import { conventionNames, conventions } from './conventions';
import { type Grown, grow, pricesAfter, scenarioPoints, yearlyYield } from './growth';

/** Returns the same plan at a weaker, the expected and a stronger return, as a chart and a table. */
export function threeReturns(
  input: TaxChoices & { readonly rate: number; readonly inflation: number },
  planAt: (rate: number) => InstalmentPlan,
): { readonly chart: Chart; readonly table: Table } {
  const cases = [
    { name: 'Weak', rate: input.rate - scenarioPoints },
    { name: 'Expected', rate: input.rate },
    { name: 'Strong', rate: input.rate + scenarioPoints },
  ].map((each) => ({ ...each, ...grow(planAt(each.rate), input) }));
  return {
    chart: barsChart('If the return is lower or higher', {
      bars: cases.map(({ name, rate }) => `${name}, ${pct(rate)}`),
      series: [{ label: 'Value at the end', values: cases.map(({ outcome }) => outcome.value), tone: 'growth' }],
    }),
    table: tableOf(cases, {
      id: 'scenarios',
      caption: 'Three returns',
      columns: [
        { label: 'Case', unit: 'text', cell: ({ name }) => name },
        { label: 'Return a year', unit: 'percent', cell: ({ rate }) => rate },
        { label: 'Gain', unit: 'rupees', cell: ({ outcome }) => outcome.gain },
        { label: 'Value at the end', unit: 'rupees', cell: ({ outcome }) => outcome.value },
        { label: 'Value after tax', unit: 'rupees', cell: ({ afterTax }) => afterTax, when: input.fund !== 'none' },
        { label: 'In today’s rupees', unit: 'rupees', cell: ({ afterTax, prices }) => afterTax / prices },
      ],
      note: `The weak and the strong case are ${scenarioPoints} percentage points below and above your return. This is an assumption, not a forecast.`,
    }),
  };
}

/** Returns the growth month by month, rolled up by year; without instalments, without what is paid in. */
export function growthTable({ plan }: Grown, inflation: number): Table {
  const pays = plan.stretches.length > 0;
  const growthOfMonth = (1 + plan.rate) ** periodsIn(plan, 1) - 1;
  let before = { paid: 0, value: 0 };
  const months = Array.from({ length: plan.months }, (_, index) => {
    const [paid, value] = [paidBy(plan, index + 1), valueAfter(plan, index + 1)];
    const paidIn = paid - before.paid;
    const growth = gainOver(before.value + paid - before.paid, value);
    before = { paid, value };
    return { month: index + 1, paid, value, paidIn, growth };
  });
  return tableOf(months, {
    id: 'schedule',
    caption: 'Growth month by month',
    columns: [
      { label: 'Month', unit: 'count', cell: ({ month }) => month, total: 'Total' },
      { label: 'Paid in', unit: 'rupees', cell: ({ paidIn }) => paidIn, total: before.paid, when: pays },
      {
        label: 'Growth',
        unit: 'rupees',
        cell: ({ growth }) => growth,
        total: gainOver(before.paid, before.value),
        terms: listOf(
          { of: 'Value', above: true, times: growthOfMonth },
          plan.timing === 'start' && { of: 'Paid in', times: growthOfMonth },
        ),
      },
      {
        label: 'Paid in so far',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ paid }) => paid,
        terms: [{ of: 'Paid in so far', above: true }, { of: 'Paid in' }],
        when: pays,
      },
      {
        label: 'Value',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ value }) => value,
        terms: [{ of: 'Value', above: true }, { of: 'Paid in' }, { of: 'Growth' }],
      },
      {
        label: 'In today’s rupees',
        unit: 'rupees',
        rollUp: 'last',
        cell: ({ month, value }) => value / pricesAfter(inflation, month),
      },
    ],
    years: { label: 'Year', of: ({ month }) => `Year ${Math.ceil(month / 12)}` },
    note: 'Before tax. Years are counted from the first day of the plan.',
  });
}

/** Returns the same plan by each named convention; those that leave no instalment are left out. */
export function conventionTable(planBy: (convention: Convention) => InstalmentPlan): Table {
  const ways = conventionNames
    .map((name) => ({ ...conventions[name], plan: planBy(name) }))
    .map((way) => ({ ...way, paid: paidBy(way.plan, way.plan.months) }))
    .filter(({ paid }) => paid > 0);
  // Of a time that is no whole number of periods, one instalment less is paid at the ends than at the starts.
  const differ = new Set(ways.map(({ paid }) => Math.round(paid))).size > 1;
  return tableOf(ways, {
    id: 'conventions',
    caption: 'The same plan by each way of counting',
    columns: [
      {
        label: 'Way of counting',
        unit: 'text',
        cell: ({ meaning, timing, plan }) =>
          `${meaning === 'nominal' ? `Return ÷ ${plan.perYear}` : 'Effective annual return'}, paid at the ${timing}`,
      },
      { label: 'XIRR', unit: 'percent', cell: ({ plan }) => yearlyYield(plan) },
      { label: 'Paid in', unit: 'rupees', cell: ({ paid }) => paid, when: differ },
      { label: 'Value at the end', unit: 'rupees', cell: ({ plan }) => valueAfter(plan, plan.months) },
    ],
    note: `When two calculators seem to disagree, this is usually why. What you really earn does not depend on it.${differ ? ' Paid at the end, an instalment less fits in this time.' : ''}`,
  });
}
