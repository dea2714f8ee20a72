import type { DueDateYear } from '@/content/rules/due-dates';
import { formatDate } from '@/lib/format';
import { setDates } from '@/lib/tax/due-dates';

/** Returns the day of an obligation that has one day in the year, as people write it: as set, or as an order moved it; '' where there is none. */
export function dayOf(id: string, { obligations, extensions }: DueDateYear, financialYear: string): string {
  const due = obligations.find((obligation) => obligation.id === id)?.due.value;
  if (!due) return '';
  const [set] = setDates(due, financialYear, { returnDue: '', filedOn: '' });
  const order = extensions[id]?.find(({ period }) => period === '');
  return formatDate(order?.to ?? set?.date ?? '');
}
