import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { homeLoanSections } from '@/content/tax/home-loan-law';
import type { Table } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { EmiInput } from './form';
import { type Repayment, rateAt, type YearSums } from './loan';
import { houseShare, knownYears } from './tax';
/** Returns every month of the loan, with the columns that this loan needs. */
export function scheduleTable(input: EmiInput, loan: Repayment): Table {
  const { rows, month, year, instalments, interest, prepaid, added } = loan;
  const remarks = listOf(
    input.moratorium > 0 &&
      input.moratoriumInterest === 'paid' &&
      'In the moratorium, the EMI column shows the interest you pay.',
    prepaid > 0 && 'A prepayment is made right after the EMI of its month.',
  );
  return tableOf(rows, {
    id: 'schedule',
    caption: 'Repayment schedule',
    columns: [
      { label: 'Month', unit: 'month', cell: (_, index) => month[index] ?? '', total: 'Total' },
      {
        label: 'Opening balance',
        unit: 'rupees',
        rollUp: 'first',
        cell: (row) => row.opening,
        terms: [{ of: 'Balance', above: true }],
      },
      { label: 'EMI', unit: 'rupees', cell: (row) => row.instalment, total: instalments },
      {
        label: 'Interest',
        unit: 'rupees',
        cell: (row) => row.interest,
        total: interest,
        terms: [{ of: 'Opening balance', rate: { percent: month.map((each) => rateAt(input, each)), perYear: 12 } }],
      },
      { label: 'Interest added to the loan', unit: 'rupees', cell: (row) => row.added, total: added, when: added > 0 },
      {
        label: 'Principal',
        unit: 'rupees',
        cell: (row) => row.principal,
        sum: true,
        terms: [{ of: 'EMI' }, { of: 'Interest', times: -1 }, { of: 'Interest added to the loan' }],
      },
      { label: 'Prepayment', unit: 'rupees', cell: (row) => row.prepayment, total: prepaid, when: prepaid > 0 },
      {
        label: 'Balance',
        unit: 'rupees',
        rollUp: 'last',
        cell: (row) => row.closing,
        terms: [
          { of: 'Opening balance' },
          { of: 'Principal', times: -1 },
          { of: 'Prepayment', times: -1 },
          { of: 'Interest added to the loan' },
        ],
      },
    ],
    years: { label: 'Financial year', of: (_, index) => year[index] ?? '' },
    note: remarks.join(' '),
  });
}

/** Returns what can be deducted in each year of the loan, were the limits to stay. */
export function taxTable(input: EmiInput, years: readonly YearSums[]): Table {
  const share = houseShare(input);
  const known = knownYears(years);
  const { interest, principal } = deductions;
  return tableOf(known, {
    id: 'tax-years',
    caption: 'Home loan under the old tax regime, by financial year',
    columns: [
      { label: 'Financial year', unit: 'text', cell: (sums) => sums.year },
      { label: 'Interest', unit: 'rupees', cell: (sums) => sums.interest * share },
      {
        label: 'Deductible interest',
        unit: 'rupees',
        cell: (sums) => Math.min(sums.interest * share, interest.value),
      },
      { label: 'Principal', unit: 'rupees', cell: (sums) => sums.principal * share },
      {
        label: 'Deductible principal',
        unit: 'rupees',
        cell: (sums) => Math.min(sums.principal * share, principal.value),
      },
    ],
    note: homeLoanSections(known[0]?.year ?? '', known.at(-1)?.year ?? ''),
  });
}
