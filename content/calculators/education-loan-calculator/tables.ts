import { educationInterest } from '@/content/rules/education-loans';
import type { Table } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { EducationLoanInput } from './form';
import {
  type Choice,
  educationInterestSection,
  firstEmiOf,
  type InterestYear,
  interestYears,
  type StudyLoan,
  studyLoanOf,
  taxSaved,
} from './loan';

/** Returns what can be done until the EMIs begin, side by side. */
export function choicesTable(input: EducationLoanInput): Table {
  const choices = listOf<readonly [string, Partial<Choice>]>(
    ['Pay nothing', { payNow: 'none' }],
    input.payNow === 'part' && ['Pay the fixed sum', { payNow: 'part' }],
    ['Pay the interest', { payNow: 'interest' }],
    input.grace > 0 &&
      input.tranches.every(({ from }) => from <= firstEmiOf({ ...input, grace: 0 })) && [
        'Pay nothing, EMIs right after the course',
        { payNow: 'none', grace: 0 },
      ],
  );
  const rows = choices.map(([name, choice]) => ({ name, loan: studyLoanOf(input, choice) }));
  return tableOf(rows, {
    id: 'choices',
    caption: 'What to do until the EMIs begin',
    columns: [
      { label: 'Choice', unit: 'text', cell: ({ name }) => name },
      {
        label: 'Most paid in a month before',
        unit: 'rupees',
        cell: ({ loan }) => loan.mostEarly,
      },
      { label: 'Owed when the EMIs begin', unit: 'rupees', cell: ({ loan }) => loan.owed },
      { label: 'EMI', unit: 'rupees', cell: ({ loan }) => loan.emi },
      { label: 'Total interest', unit: 'rupees', cell: ({ loan }) => loan.interest },
      {
        label: 'Tax saved (80E)',
        unit: 'rupees',
        cell: ({ loan }) => taxSaved(interestYears(input, loan)),
        when: input.regime === 'old',
      },
    ],
    note:
      input.prepayments.length > 0
        ? 'The same loan, rate and prepayments each time.'
        : 'The same loan, rate and number of EMIs each time.',
  });
}

/** Returns the deduction year by year. */
export function deductionTable(years: readonly InterestYear[]): Table {
  return tableOf(years, {
    id: 'deduction-years',
    caption: 'Deduction for the interest in the old regime',
    columns: [
      { label: 'Tax year', unit: 'text', cell: ({ year }) => year },
      { label: 'Interest paid', unit: 'rupees', cell: ({ paid }) => paid },
      { label: 'Deductible', unit: 'rupees', cell: ({ deductible }) => deductible },
      { label: 'Tax saved', unit: 'rupees', cell: ({ saved }) => saved },
    ],
    note: `${educationInterestSection(years)}: the year in which you begin to pay interest and the ${educationInterest.years.value - 1} after it.`,
  });
}

/** Returns every month of the loan, from the first payment of it to the last EMI. */
export function scheduleTable(input: EducationLoanInput, loan: StudyLoan): Table {
  let owed = 0;
  const early = loan.holiday.map((row) => {
    const opening = owed;
    owed = row.principal + row.unpaid;
    return { ...row, opening, closing: owed };
  });
  const late = loan.rows.map((row) => {
    // A part of the loan may be paid out in the month of the first EMI.
    const paidOut = row.period === 1 ? row.opening - owed : 0;
    return { ...row, opening: row.opening - paidOut, paidOut, paid: row.instalment, subsidy: 0 };
  });
  const rows = [...early, ...late].map((row, index) => ({ ...row, month: addMonths(loan.firstMonth, index) }));
  return tableOf(rows, {
    id: 'schedule',
    caption: 'Schedule',
    columns: [
      { label: 'Month', unit: 'month', cell: (row) => row.month, total: 'Total' },
      {
        label: 'Opening balance',
        unit: 'rupees',
        rollUp: 'first',
        cell: (row) => row.opening,
        terms: [{ of: 'Balance', above: true }],
      },
      { label: 'Paid out to you', unit: 'rupees', cell: (row) => row.paidOut, total: loan.borrowed },
      {
        label: 'You pay',
        unit: 'rupees',
        cell: (row) => row.paid,
        total: loan.borrowed + loan.interest - loan.prepaid,
      },
      {
        label: 'Prepayment',
        unit: 'rupees',
        cell: (row) => row.prepayment,
        total: loan.prepaid,
        when: loan.prepaid > 0,
      },
      { label: 'Interest', unit: 'rupees', cell: (row) => row.interest, total: loan.early + loan.late },
      {
        label: 'Subsidy',
        unit: 'rupees',
        cell: (row) => row.subsidy,
        total: loan.subsidy,
        when: loan.subsidy > 0,
      },
      {
        label: 'Balance',
        unit: 'rupees',
        rollUp: 'last',
        cell: (row) => row.closing,
        terms: [
          { of: 'Opening balance' },
          { of: 'Paid out to you' },
          { of: 'Interest' },
          { of: 'Subsidy', times: -1 },
          { of: 'You pay', times: -1 },
          { of: 'Prepayment', times: -1 },
        ],
      },
    ],
    years: { label: 'Financial year', of: (row) => financialYearOf(row.month) },
    note:
      input.unpaidInterest === 'simple'
        ? `Until ${formatMonth(firstEmiOf(input))} interest is simple: the balance includes unpaid interest, but no interest is charged on it.`
        : 'The balance includes unpaid interest, and interest is charged on it once it is added to the loan.',
  });
}
