import type { Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import type { PpfAccount } from './account';

/** Returns a limit in whole rupees, in which money can be taken. */
const limit = (value: number | null) => (value === null ? null : Math.floor(value + 1e-6));

/** Returns the account year by year, with what can be taken in each. */
export function yearTable({ years, deposits, interest, withdrawn }: PpfAccount): Table {
  const borrows = years.some((year) => year.loanTaken > 0);
  return tableOf(years, {
    id: 'years',
    caption: 'Your account, financial year by financial year',
    columns: [
      { label: 'Financial year', unit: 'text', cell: (year) => year.financialYear, total: 'Total' },
      { label: 'Deposit', unit: 'rupees', cell: (year) => year.deposit, total: deposits },
      {
        label: 'Rate',
        unit: 'percent',
        cell: ({ rates }) => (rates.length === 1 ? (rates[0] ?? 0) : rates.map((rate) => pct(rate)).join(', ')),
      },
      { label: 'Interest', unit: 'rupees', cell: (year) => year.interest, total: interest },
      { label: 'Withdrawn', unit: 'rupees', cell: (year) => year.withdrawn, total: withdrawn, when: withdrawn > 0 },
      { label: 'Loan taken', unit: 'rupees', cell: (year) => year.loanTaken, sum: true, when: borrows },
      { label: 'Loan repaid', unit: 'rupees', cell: (year) => year.loanRepaid, sum: true, when: borrows },
      {
        label: 'Balance on 31 March',
        unit: 'rupees',
        cell: (year) => year.closing,
        terms: [
          { of: 'Balance on 31 March', above: true },
          { of: 'Deposit' },
          { of: 'Interest' },
          { of: 'Withdrawn', times: -1 },
        ],
      },
      { label: 'Loan limit', unit: 'rupees', cell: (year) => limit(year.loanLimit) },
      { label: 'Withdrawal limit', unit: 'rupees', cell: (year) => limit(year.withdrawalLimit) },
    ],
    note: 'The limits are the most you can take in that financial year. A dash means that you can take nothing, or that we need an older balance.',
  });
}
