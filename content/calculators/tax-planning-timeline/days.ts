import type { DueDateYear } from '@/content/rules/due-dates';
import { firstYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { setDates } from '@/lib/tax/due-dates';
import type { TimelineInput } from './form';

/** Returns the day of an obligation that has one day in the year, as people write it: as set, or as an order moved it; '' where there is none. */
export function dayOf(id: string, { obligations, extensions }: DueDateYear, financialYear: string): string {
  const due = obligations.find((obligation) => obligation.id === id)?.due.value;
  if (!due) return '';
  const [set] = setDates(due, financialYear, { returnDue: '', filedOn: '' });
  const order = extensions[id]?.find(({ period }) => period === '');
  return formatDate(order?.to ?? set?.date ?? '');
}

/** Returns the first and last day on which the return of a financial year can be filed: section 139(4). */
export function filingWindow(financialYear: string): { readonly first: IsoDate; readonly last: IsoDate } {
  const next = firstYearOf(financialYear) + 1;
  return { first: `${next}-04-01`, last: `${next}-12-31` };
}

/** Returns the input without a day of filing on which no return of its year can be filed: it is of another year's return. */
export function withFilingOfYear(input: TimelineInput): TimelineInput {
  const { first, last } = filingWindow(input.financialYear);
  return input.filedOn < first || input.filedOn > last ? { ...input, filedOn: '' } : input;
}
