import { type Breakdown, type Chart, type NumericFigure, rupees } from '@/lib/calculator';
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
  return {
    kind: 'bars',
    title: 'Due by each date: paid in time and shortfall',
    unit: 'rupees',
    bars: rows.map((row) => formatDate(row.date)),
    series: [
      { label: 'Paid in time', values: rows.map((row) => row.cumulativeDue - row.shortfall), tone: 'own' },
      { label: 'Short', values: rows.map((row) => row.shortfall), tone: 'cost' },
    ],
  };
}

function shareChart({ tax, tds }: YearTax, { settlement }: Plan): Chart {
  const byTds = Math.min(tds, tax);
  const before = Math.min(tax - byTds, Math.max(0, tax - byTds - Math.max(0, settlement.balance)));
  return {
    kind: 'parts',
    title: 'How the tax of the year is paid',
    unit: 'rupees',
    parts: [
      { label: 'TDS and TCS', value: byTds, tone: 'own' },
      { label: 'Paid by you already', value: before, tone: 'growth' },
      { label: 'With the return', value: Math.max(0, tax - byTds - before), tone: 'tax' },
    ],
  };
}

function chargesChart(charges: readonly NumericFigure[]): Chart {
  return {
    kind: 'bars',
    title: 'Interest and fee by kind',
    unit: 'rupees',
    bars: charges.map((charge) => charge.label),
    series: [{ label: 'Interest or fee', values: charges.map((charge) => charge.value), tone: 'cost' }],
  };
}
