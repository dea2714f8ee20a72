import { type Breakdown, barsChart, type Chart, type NumericFigure, partsChart, rupees } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { Plan } from './plan';
import type { YearTax } from './year-tax';

/** Returns the tax of the year with interest and fee. */
export function breakdownsOf(yearTax: YearTax, { settlement }: Plan, charges: readonly NumericFigure[]): Breakdown[] {
  return [
    {
      title: 'What the year costs',
      total: rupees('Tax, interest and fee', yearTax.tax + settlement.interest + settlement.fee),
      parts: [rupees('Tax of the year', yearTax.tax, { tone: 'tax' }), ...charges],
    },
  ];
}

/** Returns the charts: instalments due and paid, and interest and fee by kind. What a missed instalment costs is a table. */
export function chartsOf(yearTax: YearTax, plan: Plan, charges: readonly NumericFigure[]): Chart[] {
  return listOf(
    plan.duty === 'due' ? instalmentsChart(plan) : shareChart(yearTax, plan),
    charges.some((charge) => charge.value > 0) && chargesChart(charges),
  );
}

function instalmentsChart({ rows }: Plan): Chart {
  return barsChart('Due by each date: paid in time and shortfall', {
    bars: rows.map((row) => formatDate(row.date)),
    series: [
      { label: 'Paid in time', values: rows.map((row) => row.cumulativeDue - row.shortfall), tone: 'own' },
      { label: 'Short', values: rows.map((row) => row.shortfall), tone: 'cost' },
    ],
  });
}

function shareChart({ tax, tds }: YearTax, { settlement }: Plan): Chart {
  const byTds = Math.min(tds, tax);
  const before = Math.min(tax - byTds, Math.max(0, tax - byTds - Math.max(0, settlement.balance)));
  return partsChart('How the tax of the year is paid', [
    { label: 'TDS and TCS', value: byTds, tone: 'own' },
    { label: 'Paid by you already', value: before, tone: 'growth' },
    { label: 'With the return', value: Math.max(0, tax - byTds - before), tone: 'tax' },
  ]);
}

function chargesChart(charges: readonly NumericFigure[]): Chart {
  return barsChart('Interest and fee by kind', {
    bars: charges.map((charge) => charge.label),
    series: [{ label: 'Interest or fee', values: charges.map((charge) => charge.value), tone: 'cost' }],
  });
}
