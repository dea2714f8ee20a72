import { type Breakdown, type Chart, rupees } from '@/lib/calculator';
import type { OpenedAccount, SchemeAccount } from '@/lib/finance/scheme-account';
import { listOf } from '@/lib/list-of';
import { depositsLabel, interestLabel, runsFromPassbook } from './account';

/** Returns where the final amount comes from and, where money was taken out, where it goes; `names` are what amount and taken money are called. */
export function breakdownsOf(
  input: OpenedAccount,
  account: SchemeAccount,
  names: { readonly amount: string; readonly taken: string },
): Breakdown[] {
  const { opening, deposits, interest, closing, withdrawn } = account;
  const total = withdrawn > 0 ? rupees('Paid in and earned', closing + withdrawn) : rupees(names.amount, closing);
  const came: Breakdown = {
    title: 'Where it comes from',
    total,
    parts: listOf(
      runsFromPassbook(input) && rupees('Balance you start with', opening, { tone: 'other' }),
      rupees(depositsLabel(input), deposits, { tone: 'own' }),
      rupees(interestLabel(input), interest, { tone: 'growth' }),
    ),
  };
  if (withdrawn === 0) return [came];
  const goes: Breakdown = {
    title: 'Where it goes',
    total,
    parts: [rupees(names.amount, closing, { tone: 'own' }), rupees(names.taken, withdrawn, { tone: 'other' })],
  };
  return [came, goes];
}

/** Returns the chart of the balance at the end of each year: your own money still in it, and the rest, which is interest. */
export function balanceChart(input: OpenedAccount, { opening, years }: SchemeAccount) {
  let paid = opening;
  const own = years.map((year) => {
    paid += year.deposit - year.withdrawn;
    return Math.min(year.closing, Math.max(0, paid));
  });
  const growth = years.map((year, index) => Math.max(0, year.closing - (own[index] ?? 0)));
  return {
    kind: 'areas',
    title: 'Balance at the end of each financial year',
    unit: 'rupees',
    x: { label: 'Financial year', values: years.map((year) => year.financialYear) },
    series: [
      {
        label: runsFromPassbook(input) ? 'Balance you start with and deposits' : 'Your own money',
        values: own,
        tone: 'own',
      },
      { label: 'Interest', values: growth, tone: 'growth' },
    ],
  } as const satisfies Chart;
}
