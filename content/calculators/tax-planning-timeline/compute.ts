import type { DueDateYear } from '@/content/rules/due-dates';
import { lateDates } from '@/content/rules/late-dates';
import { datesOfYearsOnFile } from '@/content/rules/years/due-dates';
import { yearTitle } from '@/content/tax/years';
import { count, dateFigure, type Figure, type Result, verdict, worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { formatDate } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { chartsOf } from './charts';
import { filingWindow, withFilingOfYear } from './days';
import { entriesOf } from './entries';
import type { TimelineInput } from './form';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { firstDue, type Marked, marked, returnIn, soonerInOther } from './states';
import { calendarTable, savingsTable } from './tables';
import { updatedReturnOn, updatedReturnSheet } from './updated';
import { dateSteps, lateFeeStep, savingsSteps, stateSteps, taxSteps } from './working';

/** Returns the dates of the year with what is past, next and later, and what to do by when. */
export function timelineResult(given: TimelineInput): Result {
  const input = withFilingOfYear(given);
  const year = rulesOfYear<DueDateYear>(datesOfYearsOnFile, input.financialYear);
  const entries = marked(entriesOf(input, year), input.today);
  const ahead = entries.filter(({ state }) => !['past', 'done', 'late', 'paid'].includes(state ?? ''));
  const sheet = worksheet();
  if (year !== lateDates) taxSteps(sheet, input, year, entries);
  dateSteps(sheet, entries);
  lateFeeStep(sheet, input, year);
  const late = year === lateDates ? updatedReturnOn(input, entries) : null;
  if (late) updatedReturnSheet(sheet, late);
  stateSteps(sheet, input.today, entries, ahead);
  const plan = savingsSteps(sheet, input, year);
  const notes = notesOf(input, year, entries, ahead, late);
  const { first, last } = filingWindow(input.financialYear);
  notes.warn(
    input.filedOn !== given.filedOn &&
      `No return of ${yearTitle(input.financialYear)} can be filed on ${formatDate(given.filedOn)}, only from ${formatDate(first)} to ${formatDate(last)}. We leave that day out, and the dates are those of a return that is not filed.`,
  );
  return {
    headline: headlineOf(input, entries, ahead),
    sentence: sentenceOf(input, entries, ahead, late),
    charts: chartsOf(entries, plan),
    tables: listOf(calendarTable(entries, input.today, soonerInOther(input, ahead)), plan && savingsTable(plan, year)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

function headlineOf(input: TimelineInput, entries: readonly Marked[], ahead: readonly Marked[]): [Figure, ...Figure[]] {
  const itsReturn = returnIn(entries);
  if (input.today === '') {
    return [
      count('Dates in your calendar', entries.length),
      ...listOf(itsReturn && dateFigure('Return due', itsReturn.date)),
    ];
  }
  const first = firstDue(ahead);
  const sooner = soonerInOther(input, ahead);
  const next = sooner
    ? { date: sooner.entry.date, text: `${sooner.entry.title}, of ${yearTitle(sooner.year)}` }
    : first;
  if (!next) return [verdict('Next date', 'None left'), count('Dates still to come', 0)];
  return [
    dateFigure('Next date', next.date),
    verdict('What is due', next.text),
    { label: 'Days left', value: daysBetween(input.today, next.date), unit: 'days' },
    count('Dates still to come', ahead.length),
  ];
}
