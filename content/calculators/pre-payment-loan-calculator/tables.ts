import { homeLoanSections } from '@/content/tax/home-loan-law';
import type { Table, Term } from '@/lib/calculator';
import type { Repayment } from '@/lib/finance/prepayment';
import { listOf } from '@/lib/list-of';
import { sum } from '@/lib/sum';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import type { PrepaymentInput } from './form';
import type { Comparison } from './loan';
import { type TaxYear, taxLost } from './tax';
import { delayName, type Timing } from './timing';

/** Returns the columns of one schedule, by the month's place in it. */
function scheduleColumns(way: 'with' | 'without', schedule: Repayment, percent: number) {
  const [emi, interest, balance] = [`EMI, ${way}`, `Interest, ${way}`, `Balance, ${way}`] as const;
  const paid = { label: emi, unit: 'rupees', cell: (period: number) => schedule.instalments[period] ?? 0 } as const;
  return {
    emi: { ...paid, total: sum(schedule.instalments) },
    interest: {
      label: interest,
      unit: 'rupees',
      cell: (period: number) => schedule.interest[period] ?? 0,
      total: schedule.totalInterest,
      terms: [{ of: balance, above: true, rate: { percent, perYear: 12 } }],
    },
    balance: {
      label: balance,
      unit: 'rupees',
      rollUp: 'last',
      cell: (period: number) => schedule.balances[period] ?? 0,
      terms: listOf<Term>(
        { of: balance, above: true },
        { of: interest },
        { of: emi, times: -1 },
        way === 'with' && { of: 'Prepayment', times: -1 },
      ),
    },
  } satisfies Record<string, ColumnOf<number>>;
}

/** Returns both schedules, month against month. */
export function scheduleTable({ without, plan, month, year }: Comparison, chargePerRupee: number, rate: number): Table {
  // The row of today is there only for what is prepaid today.
  const periods = [...month.keys()].slice((plan.extras[0] ?? 0) > 0 ? 0 : 1);
  const before = scheduleColumns('without', without, rate);
  const after = scheduleColumns('with', plan, rate);
  const extra = (period: number) => plan.extras[period] ?? 0;
  return tableOf(periods, {
    id: 'schedules',
    caption: 'Both schedules, with and without prepayments',
    columns: [
      { label: 'Month', unit: 'month', cell: (period) => month[period] ?? '', total: 'Total' },
      before.emi,
      before.interest,
      before.balance,
      after.emi,
      after.interest,
      { label: 'Prepayment', unit: 'rupees', cell: extra, total: plan.totalExtra },
      {
        label: 'Charge with GST',
        unit: 'rupees',
        cell: (period) => extra(period) * chargePerRupee,
        total: plan.totalExtra * chargePerRupee,
        when: chargePerRupee > 0 && plan.totalExtra > 0,
      },
      after.balance,
    ],
    years: { label: 'Financial year', of: (period) => year[period] ?? '' },
    note: 'We count a prepayment right after the EMI of its month. Balances are at the end of the month.',
  });
}

/** Returns what the same prepayments save when they come later. */
export function timingTable(timings: readonly Timing[]): Table {
  const now = timings[0]?.saved ?? 0;
  return tableOf(timings, {
    id: 'waiting',
    caption: 'What waiting costs',
    columns: [
      { label: 'All prepayments', unit: 'text', cell: ({ delay }) => delayName(delay) },
      { label: 'Interest saved after charges', unit: 'rupees', cell: ({ saved }) => saved },
      { label: 'Cost of waiting', unit: 'rupees', cell: ({ saved }) => now - saved },
    ],
  });
}

/** Returns what is deducted in each year, both ways, were the limits to stay. */
export function taxTable(input: PrepaymentInput, years: readonly TaxYear[]): Table {
  return tableOf(years, {
    id: 'deductions',
    caption: 'Deductions under the old regime, by financial year',
    columns: [
      { label: 'Financial year', unit: 'text', cell: (each) => each.year },
      { label: 'Interest, without prepayments', unit: 'rupees', cell: (each) => each.without.interest },
      { label: 'Interest, with prepayments', unit: 'rupees', cell: (each) => each.plan.interest },
      { label: 'Principal, without prepayments', unit: 'rupees', cell: (each) => each.without.principal },
      { label: 'Principal, with prepayments', unit: 'rupees', cell: (each) => each.plan.principal },
      { label: 'Tax saving lost', unit: 'rupees', cell: (each) => taxLost(input, each) },
    ],
    note: homeLoanSections(years[0]?.year ?? '', years.at(-1)?.year ?? ''),
  });
}
