import type { DueDateYear } from '@/content/rules/due-dates';
import type { Table } from '@/lib/calculator';
import { tableOf } from '@/lib/table-of';
import { type Marked, movedFrom } from './states';
import type { SavingsPlan } from './working';

const stateNames: Record<NonNullable<Marked['state']>, string> = {
  past: 'Past',
  today: 'Due today',
  next: 'Next',
  later: 'Later',
  done: 'Filed',
  late: 'Filed late',
  paid: 'Paid',
};

/** Returns every date with its state and what missing it costs. */
export function calendarTable(entries: readonly Marked[]): Table {
  return tableOf(entries, {
    id: 'dates',
    lead: true,
    caption: 'Your dates',
    columns: [
      { label: 'Date', unit: 'date', cell: ({ date }) => date },
      { label: 'What is due', unit: 'text', cell: (entry) => `${entry.title}${movedFrom(entry)}` },
      { label: 'Status', unit: 'text', cell: ({ state }) => (state === null ? null : stateNames[state]) },
      {
        label: 'Amount',
        unit: 'rupees',
        rollUp: 'none',
        cell: ({ amount }) => amount,
        when: entries.some(({ amount }) => amount !== null),
      },
      { label: 'If missed', unit: 'text', cell: ({ missed }) => missed || null },
      { label: 'Why it applies to you', unit: 'text', cell: ({ why }) => why },
    ],
    note: 'A date with “if” applies only if that is your case. The working says which dates are only usual, not set by law.',
  });
}

/** Returns the savings of each month that is left. */
export function savingsTable({ months, monthly, pension, section80C, nps }: SavingsPlan, year: DueDateYear): Table {
  return tableOf(months, {
    id: 'savings-plan',
    caption: 'Savings month by month',
    columns: [
      { label: 'Month', unit: 'month', cell: (month) => month, total: 'Total' },
      { label: `Section ${year.savings.value.name}`, unit: 'rupees', cell: () => monthly, total: section80C },
      { label: `NPS, section ${year.pension.value.name}`, unit: 'rupees', cell: () => pension, total: nps },
      { label: 'Together', unit: 'rupees', cell: () => monthly + pension, total: section80C + nps },
    ],
  });
}
