import { houseRent } from '@/content/rules/years/house-rent';
import { incomeForFee } from '@/content/tax/income-for-fee';
import { lateReturnMissed, oldRegimeMissed } from '@/content/tax/late-return';
import { formName } from '@/content/tax/law-names';
import { noReturnText } from '@/content/tax/return-duty';
import { costOfUnpaid } from '@/content/tax/unpaid-tax';
import { yearTitle } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { upperFirst } from '@/lib/lower-first';
import { owesReturn } from '@/lib/tax/interest';
import { isSeniorCitizen } from '@/lib/tax/taxpayer';
import { type Answer, dayOf, isOldClosed } from './answer';

/** Returns what to do about the tax that nobody deducts, ₹: while the year runs, and what it costs once it is over. */
function unpaidText(own: number, { input, now, deducted, year }: Answer): string {
  const today = dayOf(input);
  if (today <= year.lastDay) {
    return `Nobody deducts ${inr(own)} of this tax for you. ${input.salary > 0 ? 'Tell your employer about the rent, so that more is deducted from your pay, or pay it as advance tax.' : 'Pay it as advance tax.'}`;
  }
  const cost = costOfUnpaid({ tax: own, person: input, assessment: now.assessment, deducted }, today, year);
  return `${upperFirst(yearTitle(year.financialYear))} is over, and nobody deducted ${inr(own)} of this tax. ${cost}`;
}

/** Writes by when to file, and what a late return costs. */
function returnNotes({ action, actionOn }: NoteSheet, answer: Answer): void {
  const { input, now, deducted, tax, year } = answer;
  const { due, belated, oldRegimeChoice, lateFee } = year.returns;
  const today = dayOf(input);
  // Of a salary the tax deducted is not known: it is nil where the income calls for no return.
  const income = incomeForFee(now.assessment, { ...input, kind: 'individual' }, deducted, year);
  const owes = owesReturn(income);
  if (!owes && deducted <= now.tax && now.assessment.carriedForward.length === 0) {
    action(noReturnText(income), due.cite);
    return;
  }
  const dueDay = due.value.individual;
  const title = yearTitle(year.financialYear);
  const isOldBetter = now.regime === 'old' && tax.old < tax.new;
  if (today <= dueDay) {
    actionOn(
      dueDay,
      isOldBetter
        ? `A late return is taxed in the new regime. So choose the old regime in a return for ${title} filed by ${formatDate(dueDay)}.`
        : `File your return for ${title} by ${formatDate(dueDay)}.`,
      isOldBetter ? oldRegimeChoice : due.cite,
    );
  }
  action(isOldClosed(answer) && oldRegimeMissed(year, tax.new - tax.old), oldRegimeChoice);
  if (today > belated.value) {
    action(lateReturnMissed(year), belated.cite);
    return;
  }
  actionOn(
    belated.value,
    `If it ${today <= dueDay ? 'is' : 'was'} not filed by ${formatDate(dueDay)}, file it late${owes ? `, with a fee of up to ${inr(lateFee.value.fee)}` : ''}. The last day is ${formatDate(belated.value)}.`,
    belated.cite,
  );
}

/** Writes what to do about the answer. */
export function actionNotes(notes: NoteSheet, answer: Answer): void {
  const { input, now, deducted, year } = answer;
  const { age, residence } = input;
  notes.action(
    deducted > 0 &&
      `Claim the TDS of ${inr(deducted)} in your return. Compare it with Form ${formName('26AS', year.act)} before you file.`,
    year.taxDeducted,
  );
  notes.action(
    residence === 'nonResident' &&
      deducted > now.tax &&
      `Your tax for the year is ${inr(now.tax)}, but tenants deduct ${inr(deducted)}. Ask your tax officer for a lower-deduction certificate before the next rent, or claim the rest back in the return.`,
    rulesOfYear(houseRent, input.financialYear).nonResidentRent.cite,
  );
  const own = now.added - deducted;
  const { from } = year.advanceTax;
  if (own >= from.value) {
    const isSenior = isSeniorCitizen({ kind: 'individual', age, residence });
    notes.action(
      isSenior
        ? `Nobody deducts ${inr(own)} of this tax for you. A resident of 60 or more without a business pays no advance tax: pay it before you file the return.`
        : unpaidText(own, answer),
      isSenior ? year.advanceTax.seniorExempt : from.cite,
    );
  }
  returnNotes(notes, answer);
}
