import { lateInterest as tdsLate } from '@/content/rules/tds/duties';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { advanceTaxPlaces } from '@/content/rules/years/advance-tax-places';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { yearsBetween } from '@/lib/finance/interest';
import { pct } from '@/lib/format';
import { type Citation, nearestRules } from '@/lib/law';
import type { InterestInput } from './form';
import { yearOfTax } from './late';
import type { Plan } from './plan';

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: InterestInput, plan: Plan): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for a loan repaid in EMIs, a recurring deposit or a bank’s fixed deposit. These have their own pages.',
  );
  notes.assume(
    plan.adding !== 'simple' &&
      plan.adding !== 'continuous' &&
      !isWhole(plan.years * plan.adding) &&
      'The time is not a whole number of compounding periods. The remaining part grows at the same rate. A bank may give simple interest for it, which is a little more.',
  );
  notes.assume(
    input.ask === 'amount' &&
      input.timeBy === 'dates' &&
      yearsBetween(input.from, input.to, '365') > 1 &&
      plan.adding === 'simple' &&
      'Simple interest is never added to the principal, even if it stays unpaid for long.',
  );
  notes.assume(
    input.movements.length > 0 &&
      (plan.adding === 'simple'
        ? 'Money earns interest from the day you pay it in to the day before you take it out. A withdrawal first reduces the principal. Interest that stays in earns nothing.'
        : 'Money counts from the day you pay it in to the day before you take it out.'),
  );
  notes.assume(input.taxPercent > 0 && 'We deduct the tax once, at the end. If you pay tax every year, you get less.');
  return notes;
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

/** Writes who should leave, and what to look out for in one kind of late payment. */
export function lateNotes({ lateKind, lateFrom }: InterestInput, cite: Citation): NoteSheet {
  const notes = noteSheet();
  const year = yearOfTax(lateFrom);
  const { shortAdvanceTax } = nearestRules(advanceTaxYears, year).interest;
  const special: Readonly<Record<InterestInput['lateKind'], string>> = {
    gst: 'You pay interest only on the part paid in cash with a late return, not on the part paid from credit. A late fee is extra.',
    tdsNotPaid:
      'TDS is due by the 7th of the next month, that of March by 30 April. Paid later, the month of deduction counts too. With a challan-cum-statement, as for a house bought, you have 30 days from the end of the month, and owe nothing if you paid within them.',
    tdsNotDeducted: `Once the tax is deducted, ${pct(tdsLate.value.notDeducted)} a month stops. If you then pay it late, ${pct(tdsLate.value.notPaidIn)} a month starts. Work out both parts.`,
    lateReturn: 'There is no interest on tax paid by the due date of the return. The fee for a late return is extra.',
    shortAdvanceTax: `It runs only if you paid less than ${pct(shortAdvanceTax.value.enough)} of the tax in advance. Late instalments have their own interest (${nearestRules(advanceTaxPlaces, year).sections.deferred}). The advance-tax page works out all three together.`,
  };
  notes.notForYou(
    'This is for one amount and one delay. For a whole year of income tax, use the advance-tax page. For TDS with its dates, use the TDS page.',
  );
  notes.warn(special[lateKind], cite);
  return notes;
}
