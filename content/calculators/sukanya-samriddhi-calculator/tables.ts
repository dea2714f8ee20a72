import { yearEnd } from '@/content/small-savings/account';
import type { Table } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { tableOf } from '@/lib/table-of';
import { ageOn, endOf, type SukanyaAccount } from './account';
import type { SukanyaInput } from './rows';

/** Returns the account year by year, with her age and what she could take. */
export function yearTable(input: SukanyaInput, { years, deposits, interest, withdrawn }: SukanyaAccount): Table {
  const end = endOf(input);
  const balance = 'Balance at its end';
  // A year with two rates, or with a deposit after the 5th of April, keeps its number.
  const rate = { percent: years.map(({ rates }) => rates[0] ?? 0), perYear: 1 };
  return tableOf(years, {
    id: 'years',
    caption: 'The account, financial year by financial year',
    columns: [
      { label: 'Financial year', unit: 'text', cell: (year) => year.financialYear, total: 'Total' },
      { label: 'Deposit', unit: 'rupees', cell: ({ deposit }) => deposit, total: deposits },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (year) => year.interest,
        total: interest,
        terms: [
          { of: balance, above: true, rate },
          { of: 'Deposit', rate },
        ],
      },
      { label: 'Taken out', unit: 'rupees', cell: (year) => year.withdrawn, total: withdrawn, when: withdrawn > 0 },
      {
        label: balance,
        unit: 'rupees',
        cell: ({ closing }) => closing,
        terms: [{ of: balance, above: true }, { of: 'Deposit' }, { of: 'Interest' }, { of: 'Taken out', times: -1 }],
      },
      {
        label: 'Rate',
        unit: 'percent',
        cell: ({ rates }) => (rates.length === 1 ? (rates[0] ?? 0) : rates.map((each) => pct(each)).join(', ') || null),
      },
      {
        label: 'Her age at its end',
        unit: 'years',
        cell: ({ number }) => {
          const day = yearEnd(input, number);
          return ageOn(input.birth as IsoDate, day < end ? day : end);
        },
      },
      {
        label: 'Limit for education',
        unit: 'rupees',
        cell: ({ withdrawalLimit }) => (withdrawalLimit === null ? null : Math.floor(withdrawalLimit + 1e-6)),
      },
    ],
    note: `The last row ends on ${formatDate(end)}. The limit is the most she could take for her education in that year.`,
  });
}
