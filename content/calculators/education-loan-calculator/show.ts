import { educationInterest } from '@/content/rules/education-loans';
import { type Breakdown, type Chart, rupees, type Table } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { formatMonth } from '@/lib/format';
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

/** Returns what is paid in all. */
export function breakdownsOf({ borrowed, early, subsidy, late, interest }: StudyLoan): Breakdown[] {
  return [
    {
      title: 'What you pay in total',
      total: rupees('Total paid', borrowed + interest),
      parts: [
        rupees('Loan amount', borrowed, { tone: 'own' }),
        rupees('Interest until the EMIs begin', early - subsidy, { tone: 'other' }),
        rupees('Interest in the EMIs', late, { tone: 'cost' }),
      ],
    },
  ];
}

/** Returns what is owed after each month, the payments of the loan and the unpaid interest counted. */
function balancesOf({ holiday, rows }: StudyLoan): number[] {
  return [...holiday.map((row) => row.principal + row.unpaid), ...rows.map((row) => row.closing)];
}

/** Returns the balance at the end of each financial year as chosen and with the interest paid, and interest by year. */
export function chartsOf(input: EducationLoanInput, loan: StudyLoan, years: readonly InterestYear[]): Chart[] {
  const names = years.map(({ year }) => year);
  const atEnd = (each: StudyLoan) => {
    const byYear = new Map<string, number>();
    balancesOf(each).forEach((balance, index) => {
      byYear.set(financialYearOf(addMonths(each.firstMonth, index)), balance);
    });
    return names.map((year) => byYear.get(year) ?? 0);
  };
  const other = input.payNow === 'interest' ? 'none' : 'interest';
  return [
    {
      kind: 'lines',
      title: 'Owed at the end of each financial year',
      unit: 'rupees',
      x: { label: 'Financial year', values: names },
      series: [
        { label: 'As you chose', values: atEnd(loan), tone: 'cost' },
        {
          label: other === 'interest' ? 'If you pay the interest now' : 'If you pay nothing now',
          values: atEnd(studyLoanOf(input, { payNow: other })),
          tone: 'own',
        },
      ],
    },
    {
      kind: 'bars',
      title: 'Interest you pay in each financial year',
      unit: 'rupees',
      bars: names,
      series: [{ label: 'Interest', values: years.map(({ paid }) => paid), tone: 'cost' }],
    },
  ];
}

/** Returns what can be done until the EMIs begin, side by side. */
export function choicesTable(input: EducationLoanInput): Table {
  const choices: (readonly [string, Partial<Choice>])[] = [
    ['Pay nothing', { payNow: 'none' }],
    ...(input.payNow === 'part' ? [['Pay the fixed sum', { payNow: 'part' }] as const] : []),
    ['Pay the interest', { payNow: 'interest' }],
    ...(input.grace > 0 ? [['Pay nothing, EMIs right after the course', { payNow: 'none', grace: 0 }] as const] : []),
  ];
  const old = input.regime === 'old';
  const possible = choices.filter(
    ([, choice]) =>
      choice.grace === undefined || input.tranches.every(({ from }) => from <= firstEmiOf({ ...input, grace: 0 })),
  );
  return {
    id: 'choices',
    caption: 'What to do until the EMIs begin',
    columns: [
      { label: 'Choice', unit: 'text' },
      { label: 'Most paid in a month before', unit: 'rupees' },
      { label: 'Owed when the EMIs begin', unit: 'rupees' },
      { label: 'EMI', unit: 'rupees' },
      { label: 'Total interest', unit: 'rupees' },
      ...(old ? [{ label: 'Tax saved (80E)', unit: 'rupees' } as const] : []),
    ],
    rows: possible.map(([name, choice]) => {
      const loan = studyLoanOf(input, choice);
      const before = loan.holiday.reduce((most, row) => Math.max(most, row.paid), 0);
      const cells = [name, before, loan.owed, loan.emi, loan.interest];
      return old ? [...cells, taxSaved(interestYears(input, loan))] : cells;
    }),
    note: 'The same loan, rate and number of EMIs each time.',
  };
}

/** Returns the deduction year by year. */
export function deductionTable(years: readonly InterestYear[]): Table {
  return {
    id: 'deduction-years',
    caption: 'Deduction for the interest in the old regime',
    columns: [
      { label: 'Tax year', unit: 'text' },
      { label: 'Interest paid', unit: 'rupees' },
      { label: 'Deductible', unit: 'rupees' },
      { label: 'Tax saved', unit: 'rupees' },
    ],
    rows: years.map(({ year, paid, deductible, saved }) => [year, paid, deductible, saved]),
    note: `${educationInterestSection(years)}: the year in which you begin to pay interest and the ${educationInterest.years.value - 1} after it.`,
  };
}

/** Returns every month of the loan, from the first payment of it to the last EMI. */
export function scheduleTable(loan: StudyLoan): Table {
  const hasSubsidy = loan.subsidy > 0;
  const month = (period: number) => addMonths(loan.firstMonth, period - 1);
  const only = <T>(cell: T): T[] => (hasSubsidy ? [cell] : []);
  let owed = 0;
  const early = loan.holiday.map((row) => {
    const opening = owed;
    owed = row.principal + row.unpaid;
    return [month(row.period), opening, row.paidOut, row.paid, row.interest, ...only(row.subsidy), owed];
  });
  const late = loan.rows.map((row) => {
    // A part of the loan may be paid out in the month of the first EMI.
    const paidOut = row.period === 1 ? row.opening - owed : 0;
    const cells = [row.opening - paidOut, paidOut, row.instalment, row.interest, ...only(0), row.closing];
    return [month(loan.holiday.length + row.period), ...cells];
  });
  const rows = [...early, ...late];
  return {
    id: 'schedule',
    caption: 'Schedule',
    columns: [
      { label: 'Month', unit: 'month' },
      { label: 'Opening balance', unit: 'rupees', rollUp: 'first' },
      { label: 'Paid out to you', unit: 'rupees' },
      { label: 'You pay', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      ...only({ label: 'Subsidy', unit: 'rupees' } as const),
      { label: 'Balance', unit: 'rupees', rollUp: 'last' },
    ],
    rows,
    years: { label: 'Financial year', ofRow: rows.map(([at]) => financialYearOf(String(at))) },
    relations: {
      'Opening balance': [{ of: 'Balance', above: true }],
      Balance: [
        { of: 'Opening balance' },
        { of: 'Paid out to you' },
        { of: 'Interest' },
        ...only({ of: 'Subsidy', times: -1 }),
        { of: 'You pay', times: -1 },
      ],
    },
    total: [
      'Total',
      null,
      loan.borrowed,
      loan.borrowed + loan.interest,
      loan.early + loan.late,
      ...only(loan.subsidy),
      null,
    ],
    note: `Until ${formatMonth(month(loan.holiday.length + 1))} interest is simple: the balance includes unpaid interest, but no interest is charged on it.`,
  };
}
