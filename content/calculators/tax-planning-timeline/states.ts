import type { DueDateYear } from '@/content/rules/due-dates';
import { dueDates } from '@/content/rules/years/due-dates';
import { actOf } from '@/content/tax/years';
import { financialYearOf } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import { type DateState, statesOn } from '@/lib/tax/due-dates';
import { type Entry, entriesOf, weekendName } from './entries';
import type { TimelineInput } from './form';

/** A date with its state on the visitor's day; null without a day. */
export interface Marked extends Entry {
  readonly state: DateState | 'done' | 'late' | 'paid' | null;
}

export function marked(entries: readonly Entry[], today: IsoDate | ''): Marked[] {
  const open = entries.filter((entry) => !entry.isDone && !entry.isPaid);
  const states = statesOn(
    open.map((entry) => entry.date),
    today,
  );
  const stateOf = new Map(open.map((entry, index) => [entry, states[index] ?? null]));
  return entries.map((entry) => ({
    ...entry,
    state: entry.isPaid ? 'paid' : entry.isDone ? (entry.isLate ? 'late' : 'done') : (stateOf.get(entry) ?? null),
  }));
}

/** Returns what is due on the first date still to come. */
export function firstDue(ahead: readonly Marked[]): { date: IsoDate; moved: string; text: string } | null {
  const [first] = ahead;
  if (!first) return null;
  const moved = movedFrom(first);
  const others = ahead.filter(({ date }) => date === first.date).length - 1;
  return { date: first.date, moved, text: others > 0 ? `${first.title}, and ${others} more` : first.title };
}

export const returnIn = (entries: readonly Entry[]) => entries.find(({ id }) => id.startsWith('return'));

/** Dates that are a duty only in some cases, or of the employer: they are no next date beside the duties of another year. */
const onlyInSomeCases = (entry: Entry) =>
  ['verify', 'belated', 'revised', 'form-16'].includes(entry.id) || entry.title.includes(', if ');

/** Returns the dates still to come in another year; what was paid and earned is of the year that is chosen. */
function datesOf(input: TimelineInput, year: string): { readonly year: string; readonly entries: readonly Entry[] } {
  if (input.today === '' || financialYearOf(input.today) < year) return { year, entries: [] };
  const itsYear = rulesOfYear<DueDateYear>(dueDates, year);
  const its = {
    ...input,
    financialYear: year as TimelineInput['financialYear'],
    filedOn: '',
    paid: null,
    totalIncome: null,
  };
  // Beside a year of the Act of 2025, the forms of the year before are the old ones.
  const named = (title: string) => (actOf(year) === 'act1961' ? title.replace(/\bForm (?=\d)/g, 'old Form ') : title);
  const entries = entriesOf(its, itsYear).filter(({ date }) => date >= input.today);
  return { year, entries: entries.map((entry) => ({ ...entry, title: named(entry.title) })) };
}

/** Returns the dates still to come in the other year, where it has begun too; of two other years, those of the one whose first duty is sooner. */
export function otherDates(input: TimelineInput): { readonly year: string; readonly entries: readonly Entry[] } {
  const others = Object.keys(dueDates)
    .filter((each) => each !== input.financialYear)
    .map((year) => datesOf(input, year));
  const firstOf = ({ entries }: { readonly entries: readonly Entry[] }) =>
    entries.find((each) => !onlyInSomeCases(each))?.date ?? '9999';
  const [first = { year: '', entries: [] }] = [...others].sort((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));
  return first;
}

/** Returns the first duty of the other year, where it comes before all that is ahead in the year that is chosen. */
export function soonerInOther(input: TimelineInput, ahead: readonly Marked[]): { year: string; entry: Entry } | null {
  const { year, entries } = otherDates(input);
  const entry = entries.find((each) => !onlyInSomeCases(each));
  return entry && entry.date < (ahead[0]?.date ?? '9999') ? { year, entry } : null;
}

/** Returns the day that the law sets, where the day in force is another one: " (15 Mar 2026 is a Sunday)". */
export function movedFrom({ date, setOn }: Pick<Entry, 'date' | 'setOn'>): string {
  if (date === setOn) return '';
  const weekend = weekendName(setOn);
  return ` (set for ${formatDate(setOn)}${weekend ? `, a ${weekend}` : ''})`;
}
