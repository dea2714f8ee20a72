import type { Table } from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import { inr } from '@/lib/format';
import { sum, sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { closingOf, takesInterestBack } from './closing';
import { type Alternative, type AtSlab, atSlab } from './compare';
import { rateOf } from './deposit';
import type { FdInput } from './rows';
import { type DepositSums, heldUntil } from './sums';

/** Returns whether the post office takes all interest back. */
const isTakenBack = (input: FdInput) => takesInterestBack(closingOf(input));

const balance = 'In the deposit on 31 March';

/** Returns the interest of each financial year, with TDS and tax. */
export function yearTable({ input, years, deposits, paidIn, interest, tds, tax, end }: DepositSums): Table {
  const paidInYear = (financialYear: string) =>
    sum(
      deposits.flatMap((deposit) =>
        deposit.paidIn.filter(({ date }) => financialYearOf(date) === financialYear).map(({ amount }) => amount),
      ),
    );
  const close = (financialYear: string) => `${firstYearOf(financialYear) + 1}-04-01`;
  // Over a year without a 29 February, whole periods and the same days beyond them.
  const growth =
    input.kind === 'end' && input.addedEvery !== 'never'
      ? (1 + (rateOf(input) * Number(input.addedEvery)) / 1_200) ** (12 / Number(input.addedEvery)) - 1
      : null;
  return tableOf(years, {
    id: 'years',
    caption: 'Interest by financial year, as it is reported and taxed',
    columns: [
      { label: 'Financial year', unit: 'text', cell: ({ financialYear }) => financialYear, total: 'Total' },
      {
        label: 'Deposited',
        unit: 'rupees',
        cell: ({ financialYear }) => paidInYear(financialYear),
        total: paidIn,
        when: input.kind === 'rd',
      },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (year) => year.interest,
        total: interest,
        ...(growth !== null && { terms: [{ of: balance, above: true, times: growth }] }),
      },
      { label: 'TDS limit', unit: 'rupees', cell: ({ limit }) => limit },
      {
        label: 'TDS',
        unit: 'rupees',
        cell: (year) => year.tds,
        total: years.every((year) => year.tds !== null) ? tds : null,
      },
      { label: 'Tax', unit: 'rupees', cell: (year) => year.tax, total: tax, when: tax !== null },
      {
        label: balance,
        unit: 'rupees',
        cell: ({ financialYear }) =>
          // What is paid on 1 April is still there the night before.
          close(financialYear) <= end ? sumOf(deposits, (deposit) => heldUntil(deposit, close(financialYear))) : null,
        terms: [{ of: balance, above: true }, { of: 'Deposited' }, { of: 'Interest' }],
      },
    ],
    note:
      input.breakEarly || isTakenBack(input)
        ? 'In the last year, interest counted earlier at the contracted rate is taken back, so the figure can be below zero.'
        : 'Interest is counted up to 31 March even where it is paid later. Once the limit is crossed, TDS applies to all of it.',
  });
}

/** Returns the yields after tax of the ways that are compared, at each slab rate of the law. */
export function slabTable(alternatives: readonly Alternative[], slabs: readonly number[]): Table {
  const compared = slabs.flatMap((slab) => atSlab(alternatives, slab) ?? []);
  return tableOf(compared, {
    id: 'slabs',
    caption: 'Yield after tax at each slab rate',
    columns: [
      { label: 'Slab rate', unit: 'percent', cell: ({ slabPercent }) => slabPercent },
      ...alternatives.map(({ name }, index) => ({
        label: name,
        unit: 'percent' as const,
        cell: ({ ways }: AtSlab) => ways[index]?.yield ?? null,
      })),
      { label: 'Best after tax', unit: 'text', cell: ({ best }) => best.way.name },
    ],
    note: `With cess, without surcharge and rebate. Not covered by deposit insurance or the Government: ${alternatives.map(({ name, uninsured }) => `${name} ${inr(uninsured)}`).join(', ')}.`,
  });
}

/** Returns the deposits of a ladder in the order in which they mature. */
export function ladderTable({ input, deposits, paidIn, interest }: DepositSums): Table {
  const rungs = deposits
    .map((deposit, index) => {
      const { amount = 0, rate = 0 } = input.rungs[index] ?? {};
      return { end: deposit.end, amount, rate, earned: deposit.earned(deposit.end) };
    })
    .sort((a, b) => compareText(a.end, b.end));
  return tableOf(rungs, {
    id: 'ladder',
    caption: 'The deposits of the ladder',
    lead: true,
    columns: [
      { label: 'Matures on', unit: 'date', cell: ({ end }) => end, total: 'Total' },
      { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount, total: paidIn },
      { label: 'Rate', unit: 'percent', cell: ({ rate }) => rate },
      { label: 'Interest', unit: 'rupees', cell: ({ earned }) => earned, total: interest },
      { label: 'You get', unit: 'rupees', cell: ({ amount, earned }) => amount + earned, total: paidIn + interest },
    ],
    note: 'Each deposit that matures can go into the longest one again. Then one keeps maturing at each step.',
  });
}

/** Returns the interest that is paid out on the way. */
export function payoutTable({ input, deposits }: DepositSums): Table {
  return tableOf(deposits[0]?.payouts ?? [], {
    id: 'payouts',
    caption: 'Interest paid to you',
    columns: [
      { label: 'Paid on', unit: 'date', cell: ({ date }) => date },
      { label: 'Interest', unit: 'rupees', cell: ({ amount }) => amount },
    ],
    years: { label: 'Financial year', of: ({ date }) => financialYearOf(date) },
    note: input.breakEarly
      ? 'The last line is the day of breaking. The bank keeps back from your deposit what it paid too much before.'
      : isTakenBack(input) && 'The last line is the day of closing. What was paid before is taken back.',
  });
}
