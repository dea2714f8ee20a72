import type { Table } from '@/lib/calculator';
import { compareText } from '@/lib/compare-text';
import { formatDate, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import { missedInstalments, type Plan } from './plan';
import type { YearTax } from './year-tax';

/** Returns the tables: payments, instalments with their interest, interest by month, and what a missed instalment costs. */
export function tablesOf(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): Table[] {
  const { settlement, payments } = plan;
  return listOf(
    plan.duty === 'due' && instalmentsTable(plan),
    plan.duty === 'due' && missedTable(yearTax, plan, law),
    settlement.shortAdvanceTax.length > 0 && monthsTable(plan, law),
    (payments.length > 0 || settlement.payable > 0) && paymentsTable(input, plan, law),
  );
}

function instalmentsTable({ rows }: Plan): Table {
  return tableOf(rows, {
    id: 'instalments',
    caption: 'Instalments, paid and short',
    columns: [
      { label: 'Instalment', unit: 'date', cell: (row) => row.date, total: 'Total' },
      { label: 'Payments count until', unit: 'date', cell: (row) => row.lastDay },
      { label: 'Total due by then', unit: 'rupees', rollUp: 'none', cell: (row) => row.cumulativeDue },
      { label: 'Enough for no interest', unit: 'rupees', rollUp: 'none', cell: (row) => row.enough },
      { label: 'Total paid by then', unit: 'rupees', rollUp: 'none', cell: (row) => row.paidBy },
      { label: 'Short', unit: 'rupees', rollUp: 'none', cell: (row) => row.shortfall },
      { label: 'Interest on', unit: 'rupees', rollUp: 'none', cell: (row) => row.base },
      { label: 'Months', unit: 'count', cell: (row) => row.months },
      { label: 'Interest', unit: 'rupees', cell: (row) => row.interest, sum: true },
    ],
  });
}

function missedTable(yearTax: YearTax, { rows }: Plan, law: Law): Table {
  const { deferredInstalments, shortAdvanceTax } = law.year.interest;
  return tableOf(missedInstalments(yearTax, law), {
    id: 'missed-instalment',
    caption: 'What it costs to miss one instalment and pay it with the next',
    columns: [
      { label: 'Instalment', unit: 'date', cell: (missed) => missed.date },
      { label: 'Amount', unit: 'rupees', cell: (missed) => missed.amount },
      { label: 'Interest if missed', unit: 'rupees', cell: (missed) => missed.interest },
      {
        label: 'Interest for each ₹1,000 short',
        unit: 'rupees',
        rollUp: 'none',
        cell: (_, index) => (1_000 * deferredInstalments.value * (rows[index]?.months ?? 0)) / 100,
      },
    ],
    note: `We take all other instalments as paid in time. After the last one, interest is added for each month from April if less than ${shortAdvanceTax.value.enough}% of the tax is paid by 31 March.`,
  });
}

function monthsTable({ settlement }: Plan, { places }: Law): Table {
  return tableOf(settlement.shortAdvanceTax, {
    id: 'interest-by-month',
    caption: `Interest for short advance tax, month by month (section ${places.sections.short})`,
    columns: [
      { label: 'Month', unit: 'month', cell: (row) => row.month, total: 'Total' },
      { label: 'Tax on which interest is due', unit: 'rupees', rollUp: 'none', cell: (row) => row.base },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (row) => row.interest,
        total: settlement.shortAdvanceTaxInterest,
      },
    ],
  });
}

function paymentsTable(input: AdvanceTaxInput, { planned, settlement }: Plan, { year, restPaidOn }: Law): Table {
  const { settled, payable } = settlement;
  const entered = input.payments.map(({ date, amount }) => ({ date, amount, state: 'Paid' }));
  const toCome = planned.map(({ date, amount }) => ({ date, amount, state: 'To pay' }));
  const rest = payable > 0 ? [{ date: restPaidOn, amount: payable, state: 'To pay' }] : [];
  const all = [...entered, ...toCome, ...rest].sort((a, b) => compareText(a.date, b.date));
  const towardsCharges = [...new Set(settled.map(({ date }) => date))].map((date) => {
    const amount = sumOf(settled, (payment) => (payment.date === date ? payment.towardsCharges : 0));
    return `${inr(amount)} of what was paid on ${formatDate(date)}`;
  });
  return tableOf(all, {
    id: 'payments',
    caption: 'Your payments, with the minor head of the challan',
    columns: [
      { label: 'Day', unit: 'date', cell: ({ date }) => date, total: 'Total' },
      { label: 'Payment', unit: 'text', cell: ({ state }) => state },
      {
        label: 'Kind',
        unit: 'text',
        cell: ({ date }) => (date <= year.lastDay ? 'Advance tax (100)' : 'Self-assessment (300)'),
      },
      { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount, sum: true },
    ],
    note:
      settled.some((payment) => payment.towardsCharges > 0) &&
      `Payments go to interest and fee first: ${towardsCharges.join(', ')}.`,
  });
}
