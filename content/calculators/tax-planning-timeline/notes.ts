import { banksClosed, type DueDateYear, ordersKnownUntil, returnOnClosedDay } from '@/content/rules/due-dates';
import { lateDates } from '@/content/rules/late-dates';
import { updatedReturnSteps, updatedReturnWidened } from '@/content/rules/updated-return';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { advanceTaxToCome } from '@/content/tax/year-to-come';
import { actOf, yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, formatMonth, inr } from '@/lib/format';
import { plannedSavings, weekendName } from './entries';
import type { TimelineInput } from './form';
import { type Marked, movedFrom, returnIn, soonerInOther } from './states';
import type { UpdatedReturn } from './updated';

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do by when. */
export function notesOf(
  input: TimelineInput,
  year: DueDateYear,
  entries: readonly Marked[],
  ahead: readonly Marked[],
  late: UpdatedReturn | null,
): NoteSheet {
  const notes = noteSheet();
  const { notForYou, warn, assume, limit } = notes;
  notForYou(
    'This is not for companies, firms, LLPs and trusts, for partners of an audited firm, or for anybody with a transfer-pricing report. Their dates differ.',
  );
  warn(
    advanceTaxToCome(
      input.today,
      entries.filter(({ id }) => /^advance-(?!end)/.test(id)).map(({ setOn }) => setOn),
    ),
  );
  const returnDue = returnIn(entries)?.date ?? '';
  const weekend = weekendName(returnDue);
  warn(
    weekend &&
      `${formatDate(returnDue)} is a ${weekend}. By a circular of 1992 a return filed on the next working day is in time. But the portal is open every day and may charge the late fee. File by that day.`,
    returnOnClosedDay,
  );
  assume(
    entries.some(({ topic }) => topic === 'advanceTax') &&
      'An instalment that falls on a bank holiday moves to the next working day. We know only Sundays, second and fourth Saturdays and the three national holidays. If there is a holiday in your State or at your bank, pay before it.',
    banksClosed.cite,
  );
  limit(
    (input.gst !== 'none' || input.deducts !== 'none') &&
      'We do not move GST and TDS dates for Sundays and holidays, because the portals count from the date itself.',
  );
  assume(
    actOf(input.financialYear) === 'act2025' &&
      `From tax year ${firstTaxYear} the Income-tax Act, 2025 applies. For verification and the tax audit report we use the days of the year before.`,
  );
  assume(
    `We know of orders that moved a date up to ${formatMonth(ordersKnownUntil.slice(0, 7))}. Check the portal for a later order before you rely on a last day.`,
  );
  lateNotes(notes, input, year, late);
  const { section80C, nps } = plannedSavings(input, year);
  const { savings, pension } = year;
  limit(
    (input.section80C > section80C || input.nps > nps) &&
      `Only ${inr(savings.value.most)} under section ${savings.value.name} and ${inr(pension.value.most)} in NPS on top count in a year, so the plan stops there.`,
    savings.cite,
  );
  actionNotes(notes, input, year, entries, ahead);
  return notes;
}

/** Writes what an updated return can and cannot do for a year whose returns can be filed no more. */
function lateNotes(
  { limit, warn, action }: NoteSheet,
  input: TimelineInput,
  year: DueDateYear,
  late: UpdatedReturn | null,
): void {
  if (year !== lateDates) return;
  const { cite } = updatedReturnSteps;
  limit(
    `An updated return must raise the tax or, since ${formatDate(updatedReturnWidened.value.from)}, lower a loss that was reported in time. It cannot claim or raise a refund, report a new loss, or lower the tax, and only one is possible for a year. It is closed where a search, survey or assessment of the year has begun, with few exceptions. After a notice of reassessment it is possible within the time of the notice, with ${updatedReturnWidened.value.afterNotice}% more of tax and interest.`,
    updatedReturnWidened.cite,
  );
  warn(
    input.regime === 'old' &&
      input.filedOn === '' &&
      'A return filed after its due date is taxed in the new regime, unless you have business income and filed Form 10-IEA in time. Enter the tax of the year in the new regime.',
    { source: 'income-tax-act-1961', at: 's. 115BAC(6), Income-tax Act, 1961' },
  );
  limit('For this year the calendar has only the dates of its returns. Those of advance tax, TDS and GST are past.');
  action(
    late &&
      `An updated return today costs ${inr(late.total)}: ${inr(late.tax)} of tax, ${inr(late.interest)} of interest, ${inr(late.fee)} of late fee and ${inr(late.additional)} of additional tax. Interest grows each month, and the additional tax rises after ${formatDate(late.until)}.`,
    cite,
  );
}

function actionNotes(
  { action, actionOn }: NoteSheet,
  input: TimelineInput,
  { advanceTaxFrom }: DueDateYear,
  entries: readonly Marked[],
  ahead: readonly Marked[],
): void {
  const left = unpaidTax(input, entries);
  action(
    left > 0 &&
      `Pay the ${inr(left)} of tax that you have not yet paid. Interest runs on it each month. The advance-tax calculator works it out.`,
    advanceTaxFrom.cite,
  );
  const sooner = soonerInOther(input, ahead);
  // Without its citation: a result cites the law of its own year.
  if (sooner) {
    const { entry, year } = sooner;
    actionOn(entry.date, `${entry.title}${movedFrom(entry)}, of ${yearTitle(year)}`);
  }
  for (const entry of ahead) {
    const what = `${entry.title}${movedFrom(entry)}`;
    actionOn(entry.date, entry.amount === null ? what : `${what}: ${inr(entry.amount)}`, entry.cite);
  }
}

/** Returns what is left to pay once every instalment is past, ₹; its interest is worked out on the page for advance tax. */
function unpaidTax({ paid, taxAfterTds, today }: TimelineInput, entries: readonly Marked[]): number {
  const instalments = entries.filter(({ topic, amount }) => topic === 'advanceTax' && amount !== null);
  const allPast = instalments.length > 0 && instalments.every(({ date }) => date < today);
  return paid !== null && allPast ? (taxAfterTds ?? 0) - paid : 0;
}
