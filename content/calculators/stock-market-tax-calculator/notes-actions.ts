import { dayOfVisit } from '@/content/day-of-visit';
import { auditReportNote } from '@/content/tax/audit-report';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { lateReturnMissed } from '@/content/tax/late-return';
import { hasReasonToFile, noReturnText } from '@/content/tax/return-duty';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { type IncomeForFee, owesReturn } from '@/lib/tax/interest';
import type { Answer } from './answer';

/** Returns what decides whether a return is due, as far as the page knows it: the tax deducted is not asked. */
function filingOf({ input, now, audit, hasBusiness, year }: Answer): IncomeForFee {
  return {
    ...incomeForFee(now, { kind: 'individual', age: input.age, residence: 'resident' }, 0, year),
    receiptsAskReturn: hasBusiness && audit.turnover > year.returns.fromReceipts.value.business,
  };
}

/** Writes by when report and return are due, or were, and until when a late return is possible. */
function returnNotes(notes: NoteSheet, answer: Answer): void {
  const { action, actionOn } = notes;
  const { input, hasBusiness, audit, auditLaw, now, year, form } = answer;
  const isAudited = hasBusiness && audit.required;
  const { due: dueDays, belated } = year.returns;
  const { individual, business, audit: audited } = dueDays.value;
  const due = isAudited ? audited : hasBusiness ? business : individual;
  const day = dayOfVisit(input.today);
  const isOver = day > belated.value;
  const { value: report, cite } = auditLaw.report;
  if (isAudited && !isOver) auditReportNote(notes, auditLaw.form.own, { by: report.by, day, cite });
  const income = filingOf(answer);
  const losesLoss = now.carriedForward.some(({ financialYear }) => financialYear === year.financialYear);
  const late = listed(listOf(owesReturn(income) && 'has a fee', losesLoss && 'carries no loss of the year forward'));
  const files = hasReasonToFile(income, now);
  action(!files && noReturnText(income), dueDays.cite);
  action(files && isOver && lateReturnMissed(year), belated.cite);
  actionOn(due, files && day <= due && `File the return, ${form}, by ${formatDate(due)}.`, dueDays.cite);
  actionOn(
    belated.value,
    !isOver &&
      (day <= due
        ? late !== '' &&
          `A return that is filed after ${formatDate(due)} ${late}. The last day for it is ${formatDate(belated.value)}.`
        : files &&
          `The return, ${form}, was due by ${formatDate(due)}. If you have not filed it, the last day is ${formatDate(belated.value)}.${late === '' ? '' : ` A late one ${late}.`}`),
    belated.cite,
  );
}

/** Writes when advance tax is due, or what is left of it once the instalments are past. */
function advanceTaxNote({ action, actionOn }: NoteSheet, { input, hasBusiness, year, tax }: Answer): void {
  const { from, instalments } = year.advanceTax;
  // The age is asked only in the old regime.
  const isOld = input.regime === 'old';
  if (tax < from.value || (isOld && input.age !== 'below60' && !hasBusiness)) return;
  const last = instalments.value.at(-1)?.date ?? year.lastDay;
  const day = dayOfVisit(input.today);
  const seniors = hasBusiness || isOld ? '' : ' At 60 or more without a business you pay it with the return instead.';
  if (day <= last) {
    actionOn(
      last,
      `Pay advance tax on each profit with the next instalment, and all of it by ${formatDate(last)}.${seniors}`,
      instalments.cite,
    );
  } else if (day <= year.lastDay) {
    actionOn(
      year.lastDay,
      `The last instalment of advance tax was due on ${formatDate(last)}. Pay what is left by ${formatDate(year.lastDay)}: it still counts as advance tax, with interest for the delay.${seniors}`,
      instalments.cite,
    );
  } else {
    action(
      day <= year.returns.belated.value &&
        `Advance tax was due in instalments up to ${formatDate(last)}. Pay what is left of the tax, with interest, before you file the return.${seniors}`,
      instalments.cite,
    );
  }
}

/** Writes what to do next, with its days: report, return, advance tax. */
export function actionNotes(notes: NoteSheet, answer: Answer): void {
  if (answer.counted === 0) return;
  returnNotes(notes, answer);
  advanceTaxNote(notes, answer);
}
