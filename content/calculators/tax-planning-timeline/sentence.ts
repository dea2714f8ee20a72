import { lateDates } from '@/content/rules/late-dates';
import { datesOfYearsOnFile } from '@/content/rules/years/due-dates';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { updatedReturnStep } from '@/content/tax/updated-return';
import { yearTitle } from '@/content/tax/years';
import { daysBetween } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { lowerFirst, upperFirst } from '@/lib/lower-first';
import type { TimelineInput } from './form';
import { firstDue, type Marked, movedFrom, otherDates, soonerInOther } from './states';
import type { UpdatedReturn } from './updated';

/** Returns how far off a day is, in words. */
export const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/** Returns, where the other year has begun too and is not over: what comes first in it. */
function otherYear(input: TimelineInput): string {
  const { year, entries } = otherDates(input);
  const [next] = entries;
  return next
    ? ` ${upperFirst(yearTitle(year))} has its own dates, the next on ${formatDate(next.date)}: ${next.title}. Choose that year to see them.`
    : '';
}

/** Returns what can still be done for a year whose returns can be filed no more; '' for another year. */
function leftToDo(input: TimelineInput, late: UpdatedReturn | null): string {
  const law = rulesOfYear(incomeTaxYears, input.financialYear);
  const { value: belated } = law.returns.belated;
  if (datesOfYearsOnFile[input.financialYear] !== lateDates || input.today <= belated) return '';
  const step = updatedReturnStep(law.lastDay, input.today);
  const title = upperFirst(yearTitle(input.financialYear));
  if (!step) return `${title} is closed: no return is possible any more. `;
  const cost = late ? ` It costs ${inr(late.total)} today.` : '';
  return `${title} had its last day for a belated or revised return on ${formatDate(belated)}. What is left is an updated return that raises the tax: until ${formatDate(step.until)} with ${pct(step.percent)} additional tax, at the latest on ${formatDate(step.last)}.${cost} `;
}

export function sentenceOf(
  input: TimelineInput,
  entries: readonly Marked[],
  ahead: readonly Marked[],
  updated: UpdatedReturn | null,
): string {
  return `${leftToDo(input, updated)}${datesSentence(input, entries, ahead)}`;
}

function datesSentence(input: TimelineInput, entries: readonly Marked[], ahead: readonly Marked[]): string {
  const { today, financialYear } = input;
  const [start, end] = [entries[0], entries.at(-1)];
  if (today === '') {
    return `For ${yearTitle(financialYear)} you have ${entries.length} dates, from ${formatDate(start?.date ?? '')} to ${formatDate(end?.date ?? '')}. Your browser marks what is past, next and later.`;
  }
  const first = firstDue(ahead);
  const passed = entries.filter(({ state }) => state === 'past').length;
  const sooner = soonerInOther(input, ahead);
  if (sooner) {
    const { entry, year } = sooner;
    const mine = first
      ? ` For ${yearTitle(financialYear)} the next is ${formatDate(first.date)}${first.moved}: ${first.text}.`
      : ` All ${entries.length} dates for ${yearTitle(financialYear)} are past.`;
    return `${entry.title}, of ${yearTitle(year)}: by ${formatDate(entry.date)}${movedFrom(entry)}, ${inDays(daysBetween(today, entry.date))}. Choose that year to see its dates.${mine}${lateSentence(input, entries)}`;
  }
  const own = first
    ? `${first.text}: by ${formatDate(first.date)}${first.moved}, ${inDays(daysBetween(today, first.date))}. On ${formatDate(today)}, ${passed} of your ${entries.length} dates for ${yearTitle(financialYear)} are past.`
    : `On ${formatDate(today)} all ${entries.length} dates for ${yearTitle(financialYear)} are past.`;
  const open = ahead.some(({ topic }) => topic === 'advanceTax');
  const paid = !open && entries.some(({ isPaid }) => isPaid) ? ' You have paid all of your advance tax.' : '';
  return own + paid + lateSentence(input, entries) + otherYear(input);
}

/** Returns what a return filed after its due date costs. */
function lateSentence({ filedOn }: TimelineInput, entries: readonly Marked[]): string {
  const late = entries.find(({ state }) => state === 'late');
  return late
    ? ` Your return of ${formatDate(filedOn)} came after ${formatDate(late.date)}: ${lowerFirst(late.missed)}.`
    : '';
}
