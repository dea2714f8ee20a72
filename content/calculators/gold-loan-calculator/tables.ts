import { goldLoanRules as rules } from '@/content/rules/gold-loans';
import type { Table } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { GoldLoanInput, RepaymentMode } from './form';
import { finenessOf, type GoldPlan, itemValue, metalOf, netWeight, planFor } from './pledge';
import type { Release } from './release';

const modeName: Readonly<Record<RepaymentMode, string>> = {
  emi: 'EMI every month',
  interest: 'Interest every month',
  quarterly: 'Interest every three months',
  bullet: 'All at the end',
};

/** Returns the calendar month of a payment; the first is due a month after the loan. */
const monthOf = (input: GoldLoanInput, period: number) => addMonths(input.sanctionedOn.slice(0, 7), period);

/** Returns the ways to repay side by side, the items where there is more than one, and the schedule. */
export function tablesOf(input: GoldLoanInput, plan: GoldPlan, release: Release | null): Table[] {
  return listOf(
    waysTable(input),
    input.items.length > 1 && itemsTable(input, plan),
    scheduleTable(input, plan),
    release !== null && release.rows.length > 0 && releaseTable(input, release),
  );
}

/** Returns the months after some items came back. */
function releaseTable(input: GoldLoanInput, { rows, interest, owedAfter, value }: Release): Table {
  return tableOf(rows, {
    id: 'after-release',
    caption: 'Schedule after the release',
    columns: [
      { label: 'Month', unit: 'month', cell: (row) => monthOf(input, row.period), total: 'Total' },
      { label: 'Opening balance', unit: 'rupees', rollUp: 'first', cell: (row) => row.opening },
      { label: 'Paid', unit: 'rupees', cell: (row) => row.instalment, total: owedAfter + interest },
      { label: 'Interest', unit: 'rupees', cell: (row) => row.interest, total: interest },
      { label: 'Balance', unit: 'rupees', rollUp: 'last', cell: (row) => row.closing },
      {
        label: `Balance against the ${metalOf(input)}`,
        unit: 'percent',
        rollUp: 'last',
        cell: (row) => (row.closing / value) * 100,
      },
    ],
    years: { label: 'Financial year', of: (row) => financialYearOf(monthOf(input, row.period)) },
    note: 'From the month after the part payment. The schedule above is without it.',
  });
}

function waysTable(input: GoldLoanInput): Table {
  const isPossible = (mode: RepaymentMode) =>
    mode !== 'bullet' || input.limit === 'business' || input.tenure <= rules.longestBullet.value;
  const modes = (['emi', 'interest', 'quarterly', 'bullet'] as const).filter(
    (mode) => isPossible(mode) && (mode !== 'quarterly' || input.mode === mode),
  );
  const ways = modes.map((mode) => ({ mode, ...planFor(input, mode) }));
  return tableOf(ways, {
    id: 'ways',
    caption: 'Ways to repay',
    columns: [
      { label: 'Way', unit: 'text', cell: ({ mode }) => modeName[mode] },
      { label: 'Most you can borrow', unit: 'rupees', cell: ({ largest }) => largest },
      { label: 'Loan', unit: 'rupees', cell: ({ loan }) => loan },
      {
        label: 'Each month',
        unit: 'rupees',
        cell: ({ mode, rows }) => (mode === 'bullet' || rows.length < 2 ? 0 : (rows[0]?.instalment ?? 0)),
      },
      {
        label: 'Every three months',
        unit: 'rupees',
        cell: ({ mode, payment }) => (mode === 'quarterly' ? payment : 0),
        when: input.mode === 'quarterly',
      },
      {
        label: 'At the end',
        unit: 'rupees',
        cell: ({ mode, rows }) => (mode === 'emi' ? 0 : (rows.at(-1)?.instalment ?? 0)),
      },
      { label: 'Interest', unit: 'rupees', cell: ({ interest }) => interest },
    ],
    note: `The same ${metalOf(input)}, rate and tenure each time.`,
  });
}

function itemsTable(input: GoldLoanInput, plan: GoldPlan): Table {
  return tableOf(input.items, {
    id: 'items',
    caption: 'Value of each item',
    columns: [
      { label: 'Item', unit: 'text', cell: (_, index) => `Item ${index + 1}`, total: 'Total' },
      { label: metalOf(input) === 'gold' ? 'Gold, g' : 'Metal, g', unit: 'number', cell: netWeight },
      { label: 'Fineness', unit: 'number', cell: finenessOf },
      { label: 'Value', unit: 'rupees', cell: (item) => itemValue(input, item), total: plan.value },
      {
        label: 'Loan on it',
        unit: 'rupees',
        cell: (item) => (plan.loan * itemValue(input, item)) / plan.value,
        total: plan.loan,
      },
    ],
  });
}

function scheduleTable(input: GoldLoanInput, plan: GoldPlan): Table {
  const paid = plan.loan + plan.interest;
  return tableOf(plan.rows, {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: [
      { label: 'Month', unit: 'month', cell: (row) => monthOf(input, row.period), total: 'Total' },
      {
        label: 'Opening balance',
        unit: 'rupees',
        rollUp: 'first',
        cell: (row) => row.opening,
        terms: [{ of: 'Balance', above: true }],
      },
      { label: 'Paid', unit: 'rupees', cell: (row) => row.instalment, total: paid },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (row) => row.interest,
        total: plan.interest,
        terms: [{ of: 'Opening balance', rate: { percent: input.rate, perYear: 12 } }],
      },
      {
        label: 'Balance',
        unit: 'rupees',
        rollUp: 'last',
        cell: (row) => row.closing,
        terms: [{ of: 'Opening balance' }, { of: 'Interest' }, { of: 'Paid', times: -1 }],
      },
      {
        label: `Balance against the ${metalOf(input)}`,
        unit: 'percent',
        rollUp: 'last',
        cell: (row) => (row.closing / plan.value) * 100,
        terms: [{ of: 'Balance', times: 100 / plan.value }],
      },
    ],
    years: { label: 'Financial year', of: (row) => financialYearOf(monthOf(input, row.period)) },
    note: 'The first payment falls a month after the loan. The last column is at today’s price.',
  });
}
