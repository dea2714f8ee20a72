import type { Chart, NumericFigure, Table } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { MissedInstalment, Plan } from './plan';
import type { YearTax } from './year-tax';

/** Returns the charts: instalments due and paid, and interest and fee by kind. What a missed instalment costs is a table. */
export function charts(yearTax: YearTax, plan: Plan, charges: readonly NumericFigure[]): Chart[] {
  return [
    plan.duty === 'due' ? instalmentsChart(plan) : shareChart(yearTax, plan),
    ...(charges.some((charge) => charge.value > 0) ? [chargesChart(charges)] : []),
  ];
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

/** Returns the tables: payments, instalments with their interest, interest by month, and what a missed instalment costs. */
export function tables(input: AdvanceTaxInput, plan: Plan, missed: readonly MissedInstalment[], law: Law): Table[] {
  return [
    ...(plan.duty === 'due' ? [instalmentsTable(plan), missedTable(missed, plan, law)] : []),
    ...(plan.settlement.shortAdvanceTax.length > 0 ? [monthsTable(plan, law)] : []),
    ...(plan.payments.length > 0 || plan.settlement.payable > 0 ? [paymentsTable(input, plan, law)] : []),
  ];
}

function instalmentsTable({ rows }: Plan): Table {
  return {
    id: 'instalments',
    caption: 'Instalments, paid and short',
    columns: [
      { label: 'Instalment', unit: 'date' },
      { label: 'Payments count until', unit: 'date' },
      { label: 'Total due by then', unit: 'rupees', rollUp: 'none' },
      { label: 'Enough for no interest', unit: 'rupees', rollUp: 'none' },
      { label: 'Total paid by then', unit: 'rupees', rollUp: 'none' },
      { label: 'Short', unit: 'rupees', rollUp: 'none' },
      { label: 'Interest on', unit: 'rupees', rollUp: 'none' },
      { label: 'Months', unit: 'count' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: rows.map((row) => [
      row.date,
      row.lastDay,
      row.cumulativeDue,
      row.enough,
      row.paidBy,
      row.shortfall,
      row.base,
      row.months,
      row.interest,
    ]),
    total: ['Total', null, null, null, null, null, null, null, rows.reduce((sum, row) => sum + row.interest, 0)],
  };
}

function missedTable(missed: readonly MissedInstalment[], { rows }: Plan, { year }: Law): Table {
  const perThousand = (months: number) => (1_000 * year.interest.deferredInstalments.value * months) / 100;
  return {
    id: 'missed-instalment',
    caption: 'What it costs to miss one instalment and pay it with the next',
    columns: [
      { label: 'Instalment', unit: 'date' },
      { label: 'Amount', unit: 'rupees' },
      { label: 'Interest if missed', unit: 'rupees' },
      { label: 'Interest for each ₹1,000 short', unit: 'rupees', rollUp: 'none' },
    ],
    rows: missed.map((each, index) => [each.date, each.amount, each.interest, perThousand(rows[index]?.months ?? 0)]),
    note: `We take all other instalments as paid in time. After the last one, interest is added for each month from April if less than ${year.interest.shortAdvanceTax.value.enough}% of the tax is paid by 31 March.`,
  };
}

function monthsTable({ settlement }: Plan, { places }: Law): Table {
  return {
    id: 'interest-by-month',
    caption: `Interest for short advance tax, month by month (section ${places.sections.short})`,
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Tax on which interest is due', unit: 'rupees', rollUp: 'none' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: settlement.shortAdvanceTax.map((row) => [row.month, row.base, row.interest]),
    total: ['Total', null, settlement.shortAdvanceTaxInterest],
  };
}

function paymentsTable(input: AdvanceTaxInput, { planned, settlement }: Plan, { year, restPaidOn }: Law): Table {
  const chargesOf = (date: string) =>
    settlement.settled.filter((each) => each.date === date).reduce((sum, each) => sum + each.towardsCharges, 0);
  const kind = (date: string) => (date <= year.lastDay ? 'Advance tax (100)' : 'Self-assessment (300)');
  const entered = input.payments.map(({ date, amount }) => ({ date, amount, state: 'Paid' }));
  const toCome = planned.map(({ date, amount }) => ({ date, amount, state: 'To pay' }));
  const rest = settlement.payable > 0 ? [{ date: restPaidOn, amount: settlement.payable, state: 'To pay' }] : [];
  const all = [...entered, ...toCome, ...rest].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const hasCharges = settlement.settled.some((each) => each.towardsCharges > 0);
  return {
    id: 'payments',
    caption: 'Your payments, with the minor head of the challan',
    columns: [
      { label: 'Day', unit: 'date' },
      { label: 'Payment', unit: 'text' },
      { label: 'Kind', unit: 'text' },
      { label: 'Amount', unit: 'rupees' },
    ],
    rows: all.map(({ date, amount, state }) => [date, state, kind(date), amount]),
    total: ['Total', null, null, all.reduce((sum, each) => sum + each.amount, 0)],
    ...(hasCharges && {
      note: `Payments go to interest and fee first: ${[...new Set(settlement.settled.map((each) => each.date))]
        .map((date) => `${inr(chargesOf(date))} of what was paid on ${formatDate(date)}`)
        .join(', ')}.`,
    }),
  };
}
