import { type Breakdown, barsChart, type Chart, linesChart, rupees } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import type { EducationLoanInput } from './form';
import { type InterestYear, type StudyLoan, studyLoanOf } from './loan';

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
    linesChart('Owed at the end of each financial year', {
      x: { label: 'Financial year', values: names },
      series: [
        { label: 'As you chose', values: atEnd(loan), tone: 'cost' },
        {
          label: other === 'interest' ? 'If you pay the interest now' : 'If you pay nothing now',
          values: atEnd(studyLoanOf(input, { payNow: other })),
          tone: 'own',
        },
      ],
    }),
    barsChart('Interest you pay in each financial year', {
      bars: names,
      series: [{ label: 'Interest', values: years.map(({ paid }) => paid), tone: 'cost' }],
    }),
  ];
}
