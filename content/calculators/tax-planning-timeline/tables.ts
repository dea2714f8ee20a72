import type { DueDateYear } from '@/content/rules/due-dates';
import { yearTitle } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { compareText } from '@/lib/compare-text';
import type { IsoDate } from '@/lib/law';
import { tableOf } from '@/lib/table-of';
import { inDays } from './sentence';
import { type Marked, movedFrom, type soonerInOther } from './states';
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

const isSettled = ({ state }: Marked) => state === 'done' || state === 'late' || state === 'paid';

const [missed, why] = ['If missed', 'Why it applies to you'];

/** Returns every date with its state and what missing it costs; among them what comes first of the other year, where that is sooner. */
export function calendarTable(
  own: readonly Marked[],
  today: IsoDate | '',
  sooner: ReturnType<typeof soonerInOther>,
): Table {
  // The tax that was entered is that of the year which is chosen: what is due in the other year is not known.
  const other: Marked[] = sooner
    ? [
        {
          ...sooner.entry,
          title: `${sooner.entry.title}, of ${yearTitle(sooner.year)}`,
          amount: null,
          missed: '',
          state: 'next',
        },
      ]
    : [];
  const entries = [...own, ...other].sort((a, b) => compareText(a.date, b.date));
  const next = entries.find(({ state }) => state === 'next' || state === 'today');
  const isNext = ({ date, state }: Marked) => date === next?.date && (state === 'next' || state === 'today');
  return tableOf(entries, {
    id: 'dates',
    lead: true,
    days: {
      today,
      next: entries.flatMap((entry, index) => (isNext(entry) ? [index] : [])),
      left: today && next && today !== next.date ? inDays(daysBetween(today, next.date)) : '',
      marks: entries.map((entry) => (isNext(entry) || isSettled(entry) ? stateNames[entry.state ?? 'later'] : '')),
      onRequest: [missed, why],
    },
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
      { label: missed, unit: 'text', cell: (entry) => entry.missed || null },
      { label: why, unit: 'text', cell: (entry) => entry.why },
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
