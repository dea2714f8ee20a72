import {
  governmentGratuity,
  gratuityRelief,
  gratuityReliefRule,
  lastYearReading,
  lifetimeLimit,
  receivedByHeirs,
} from '@/content/rules/gratuity';
import { arrearsRelief } from '@/content/rules/income-tax/earlier-rates';
import { sectionBeside } from '@/content/tax/law-names';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addDays, financialYearOf } from '@/lib/calendar';
import { counted, formatCompact, formatDate, inr, pct } from '@/lib/format';
import { exemptionOf, isUnderLaw, yearOf } from './entitlement';
import type { GratuityInput } from './form';
import { lawNotes } from './notes-law';
import { yearsOfRelief } from './relief';
import { circular } from './sentence';
import { type GratuityAnswer, nextRise } from './stay';

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: GratuityInput, answer: GratuityAnswer): NoteSheet {
  const notes = noteSheet();
  const { leaving, entitlement, gratuity, exemption, tax } = answer;
  const { law, wages, basic, service, year } = leaving;
  notes.notForYou(
    input.kind === 'government'
      ? 'Not for the armed forces, railways and others with their own pension rules, unless you enter the gratuity that they pay.'
      : 'Not for working journalists, who need only three years, and not for pay by the piece. If your contract gives more than the law, the contract counts.',
  );
  notes.assume(
    !yearOf(input.lastDay).isKnown &&
      `The tax law for ${yearTitle(financialYearOf(input.lastDay))} is not known yet. We use that of ${yearTitle(year.financialYear)}.`,
  );
  if (isUnderLaw(input)) lawNotes(notes, input, answer);
  notes.assume(
    input.kind === 'government' &&
      'The amount is by Central Government rules. If your State or authority pays another amount, enter it under “Gratuity you receive”. A resignation from government service can forfeit the gratuity.',
  );
  notes.warn(
    input.kind === 'notCovered' &&
      'An employer with ten or more people on any day of the last twelve months is under the gratuity law, whatever the contract says, and stays under it.',
    law.cites.eligible,
  );
  if (input.reason === 'death' && input.kind !== 'government' && gratuity > 0) {
    const section = exemptionOf({ ...input, reason: 'disablement' }, leaving, entitlement, gratuity);
    notes.assume(
      `${circular} says that a lump sum to the heirs of an employee who dies in service is not their income. The section on gratuity also names what a widow, children or dependants receive, with its limits.${section.taxable > 0 ? ` An officer who goes by the section alone would exempt ${inr(section.exempt)} and tax ${inr(section.taxable)} in the family’s hands.` : ' Here both exempt all of it.'}${year.act === 'act1961' ? '' : ' We take the circular to hold under the Act of 2025 too.'}`,
      receivedByHeirs,
    );
  }
  if ((exemption.by === 'law' || exemption.by === 'average') && exemption.taxable > 0) {
    const byLeft = exemption.left <= exemption.formula;
    notes.limit(
      byLeft
        ? `The lifetime limit, ${inr(exemption.left)}, caps the exemption. The ${formatCompact(governmentGratuity.value.atMost)} for government servants is not a limit of this exemption.`
        : `The formula caps the exemption at ${inr(exemption.formula)}. What an employer pays above it is taxed as salary.`,
      lifetimeLimit[year.act],
    );
  }
  notes.assume(
    isUnderLaw(input) &&
      exemption.by === 'average' &&
      gratuity > 0 &&
      'Your service is too short for the gratuity law. So we use the formula for other gratuity: half a month’s average pay for each completed year.',
  );
  notes.warn(
    exemption.taxable > 0 && tax === null && 'To see the tax, enter your other salary of the year under “Tax on it”.',
  );
  notes.warn(
    input.known === 'length' &&
      isUnderLaw(input) &&
      service.months === 6 &&
      'Six months and a day already count as a year. Enter the day you joined for the exact result.',
    law.cites.formula,
  );
  if (wages > basic && exemption.by === 'law') {
    const onBasic = (entitlement.formula * basic) / wages;
    const other = Math.min(gratuity, onBasic, exemption.left);
    notes.assume(
      exemption.exempt - other >= 1 &&
        `The exemption follows the wages on which the gratuity is due. A tax officer who takes only basic pay and DA would exempt ${inr(other)}, not ${inr(exemption.exempt)}.`,
    );
  }
  actionNotes(notes, input, answer);
  return notes;
}

function actionNotes(notes: NoteSheet, input: GratuityInput, answer: GratuityAnswer): void {
  const { leaving, entitlement } = answer;
  const { law } = leaving;
  const rise = nextRise(input, answer);
  if (rise && entitlement.eligible) {
    notes.actionOn(
      rise.day,
      `With a last working day of ${formatDate(rise.day)} or later one more year counts. The law then gives ${inr(rise.stay.entitlement.due)}, ${inr(rise.stay.entitlement.due - entitlement.due)} more than on ${formatDate(input.lastDay)}.`,
      law.cites.formula,
    );
  } else if (rise) {
    notes.actionOn(
      rise.day,
      `With a last working day of ${formatDate(rise.day)} or later your service is long enough. The law then gives ${inr(rise.stay.entitlement.due)}.`,
      input.courtReading && input.kind === 'covered' ? lastYearReading : rise.stay.leaving.law.cites.eligible,
    );
  }
  if (isUnderLaw(input) && entitlement.eligible) {
    const by = addDays(input.lastDay, law.payWithin);
    const isPast = input.today > by;
    const is = isPast ? 'was' : 'is';
    notes.actionOn(
      isPast ? undefined : by,
      `The last day for your employer to pay ${is} ${formatDate(by)}, ${law.payWithin} days after the gratuity ${is} due. ${isPast ? 'If it has not paid, or paid later,' : 'For any delay'} it owes ${pct(law.lateInterest)} simple interest a year. Ask for it in writing.`,
      law.cites.payment,
    );
  }
  reliefNotes(notes, input, answer);
}

/** Says how the relief by earlier years is claimed, or that there may be one. */
function reliefNotes(notes: NoteSheet, input: GratuityInput, { leaving, exemption, relief }: GratuityAnswer): void {
  const { act, reliefs } = leaving.year;
  const { form } = arrearsRelief[act];
  const count = yearsOfRelief(leaving);
  notes.limit(
    count === 0 &&
      input.before.length > 0 &&
      `For less than ${gratuityRelief.value.fromYears} years of service there is no relief by earlier years. We leave out the ${counted(input.before.length, 'year')} that you entered.`,
    gratuityReliefRule[act],
  );
  if (exemption.taxable === 0 || count === 0 || input.reason === 'inService') return;
  if (relief === null) {
    notes.action(
      `Gratuity that is taxed may have relief under section ${sectionBeside('89', act)}. Enter the income of the ${count} years before under “Relief by earlier years”, and we work it out.`,
      reliefs,
    );
    return;
  }
  notes.assume(
    'All income of the years before is taxed at slab rates, as of a resident individual. With gains or agricultural income in one of them, have the relief worked out by a tax adviser.',
    gratuityReliefRule[act],
  );
  notes.action(
    relief.relief > 0 &&
      `File ${form.value} before your return, with these figures. Without it the relief of ${inr(relief.relief)} is refused.`,
    form.cite,
  );
}
