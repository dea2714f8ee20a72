import type { Table } from '@/lib/calculator';
import { formatMonths } from '@/lib/format';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import type { HomeLoanEligibilityInput } from './form';
import { type Assessment, assess, type Gain, LONGEST, requirementOf } from './loan';
import { risingEmis } from './rising-emi';
import { whoseAge } from './sentence';

/** Returns a figure at three rates, a row each, and three tenures, a column each. */
function gridOf(
  { rate, tenure }: HomeLoanEligibilityInput,
  caption: string,
  figureAt: (rate: number, tenure: number) => number,
  note?: string | false,
): Table {
  const tenures = [tenure - 60, tenure, tenure + 60].filter((each) => each >= 12 && each <= LONGEST);
  const rates = [rate - 0.5, rate, rate + 0.5].filter((each) => each >= 0);
  return tableOf(rates, {
    id: 'rates-and-tenures',
    caption,
    columns: [
      { label: 'Rate', unit: 'percent', cell: (each) => each },
      ...tenures.map(
        (months): ColumnOf<number> => ({
          label: formatMonths(months),
          unit: 'rupees',
          cell: (each) => figureAt(each, months),
        }),
      ),
    ],
    note,
  });
}

/** Returns the loan at three rates and three tenures. */
export function gridTable(input: HomeLoanEligibilityInput, now: Assessment): Table {
  return gridOf(
    input,
    'Loan at other rates and tenures',
    (rate, tenure) => assess({ ...input, rate, tenure }).loan,
    now.months < input.tenure &&
      `${whoseAge(input, now)} leaves ${formatMonths(now.months)}, so a longer tenure does not help.`,
  );
}

/** Returns the pay that a house needs at three rates and three tenures. */
export function incomeTable(input: HomeLoanEligibilityInput): Table {
  return gridOf(
    input,
    'Take-home pay needed at other rates and tenures',
    (rate, tenure) => requirementOf({ ...input, rate, tenure }).ownIncome,
  );
}

/** Returns the EMIs of each year of a loan whose EMI rises; null where it stays. */
export function risingTable(input: HomeLoanEligibilityInput, loan: number, emi: number, months: number): Table | null {
  if (input.stepUp === 0 || loan === 0) return null;
  return tableOf(risingEmis(loan, emi, input, months).years, {
    id: 'rising-emi',
    caption: 'EMI year by year',
    columns: [
      { label: 'Year of the loan', unit: 'number', cell: ({ year }) => year },
      { label: 'EMI per month', unit: 'rupees', cell: (each) => each.emi },
      { label: 'Interest of the year', unit: 'rupees', cell: ({ interest }) => interest },
      { label: 'Owed at its end', unit: 'rupees', cell: ({ owed }) => owed },
    ],
    note: 'The last EMI is what is left.',
  });
}

export function gainTable(gains: readonly Gain[], now: Assessment): Table {
  return tableOf(gains, {
    id: 'what-raises-it',
    caption: 'What would raise the loan',
    columns: [
      { label: 'Change', unit: 'text', cell: ({ change }) => change },
      { label: 'More loan', unit: 'rupees', cell: ({ gain }) => gain },
      { label: 'Loan then', unit: 'rupees', cell: ({ gain }) => now.loan + gain },
    ],
    note: 'One change at a time, everything else as you entered it.',
  });
}
