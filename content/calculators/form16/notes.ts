import { refundRules } from '@/content/rules/years/refunds';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { otherRegime, regimeNames } from '@/content/tax/names';
import { noReturnText } from '@/content/tax/return-duty';
import { revisedUntil } from '@/content/tax/revised-return';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { owesReturn } from '@/lib/tax/interest';
import type { Form16Answer } from './answer';
import type { Form16Input } from './form';
import { assessed } from './person';

/** Differences of tax below this are not worth a word, ₹. */
const WORTH_SAYING = 100;

/** Says what is left to do once the return is filed. */
function filedNotes(notes: NoteSheet, { today }: Form16Input, { balance, findings, year }: Form16Answer): void {
  const rules = rulesOfYear(refundRules, year.financialYear);
  const { until } = rules.revised.value;
  notes.action(
    balance.payable > 0 &&
      `If you did not pay ${inr(balance.payable)} with the return, pay it now on the e-filing portal (e-Pay Tax, self-assessment tax).${balance.shortAdvanceTaxInterest > 0 ? ' Interest runs until you pay.' : ''}`,
    year.selfAssessment,
  );
  notes.actionOn(
    until,
    findings.length > 0 &&
      today <= until &&
      `If the return has one of these points wrong, correct it in a revised return by ${revisedUntil(rules)}.`,
    rules.revised.cite,
  );
}

/** Says what to pay before the return, and by when to file it. */
function returnNotes(notes: NoteSheet, input: Form16Input, { balance, filing, year, filedOn }: Form16Answer): void {
  const { due, belated } = year.returns;
  const runs = input.today !== '' && input.today <= year.lastDay;
  const isLate = filedOn > due.value.individual;
  // Interest runs by months from 1 April, and from the day after the due date, the first of a month too; the fee has none.
  const grows = balance.interest > 0 ? ' Interest grows with each month that begins.' : '';
  const more = isLate ? grows : ` If you pay after ${formatDate(filedOn)}, you pay more interest.`;
  notes.actionOn(
    filedOn,
    balance.payable > 0 &&
      !runs &&
      `Pay ${inr(balance.payable)} on the e-filing portal (e-Pay Tax, self-assessment tax) before you file.${more}`,
    year.selfAssessment,
  );
  if (!owesReturn(filing) && balance.payable >= 0) notes.action(noReturnText(filing), due.cite);
  else if (isLate) {
    const text = `File the late return. ${formatDate(belated.value)} is the last day.`;
    notes.actionOn(belated.value, text, belated.cite);
  } else {
    notes.actionOn(due.value.individual, `File the return by ${formatDate(due.value.individual)}.`, due.cite);
  }
}

/** Says what to do, in order, with its day where there is one. */
function actionNotes(notes: NoteSheet, input: Form16Input, answer: Form16Answer): void {
  const { findings, balance, year } = answer;
  const { belated } = year.returns;
  for (const { what, todo, cite } of findings) notes.action(`${what}: ${todo}`, cite);
  notes.action(
    input.relief > 0 &&
      `File Form ${formName('10E', year.act)} on the portal before the return${year.act === 'act2025' ? ' and by its due date' : ''}. Without it, the relief of ${inr(input.relief)} is refused.`,
    year.reliefs,
  );
  notes.actionOn(
    year.lastDay,
    balance.payable > 0 &&
      input.today !== '' &&
      input.today <= year.lastDay &&
      `The year runs until ${formatDate(year.lastDay)}. Tell your present employer about all your income, so that it deducts the rest by then. ${balance.liable ? 'Or pay advance tax on the next date. You then pay less interest or none.' : 'Or pay it before you file the return: no advance tax is due.'}`,
    year.advanceTax.instalments.cite,
  );
  // Once none can be filed any more, the return counts as filed in time.
  const isFiled = input.filedOn !== '' ? input.filedOn < input.today : input.today > belated.value;
  if (isFiled) filedNotes(notes, input, answer);
  else returnNotes(notes, input, answer);
  notes.action(
    findings.length > 0 &&
      `Ask the employer to correct the statement on Form ${formName('24Q', year.act)} and to issue the form again where tax, PAN or salary is wrong. For a deduction that was left out you need no new form. Claim it in the return.`,
  );
}

/** Says what the day of the return decides: the regime, fee and interest, or that it is too late. */
function dayNotes(notes: NoteSheet, input: Form16Input, answer: Form16Answer): void {
  const { year, regime, filedOn, all } = answer;
  const { due, belated, oldRegimeChoice } = year.returns;
  const dueDate = formatDate(due.value.individual);
  const isLate = filedOn > due.value.individual;
  const other = otherRegime(regime);
  const saved = all.tax - assessed(input, 'all', other).tax;
  notes.warn(
    !isLate &&
      // The choice is over with the day, also for a return that was in time.
      input.today <= due.value.individual &&
      saved >= WORTH_SAYING &&
      `With the same figures, you pay ${inr(saved)} less tax in the ${regimeNames[other]}. A return filed by ${dueDate} can be in it, whatever the form says.`,
    oldRegimeChoice,
  );
  notes.limit(
    regime !== input.regime &&
      `The return is filed after ${dueDate}, so it must be in the new regime, and we work out the tax in that regime. We still check the lines in the old one.`,
    oldRegimeChoice,
  );
  if (input.filedOn === '' && isLate) {
    const inTime = answer.balanceIfFiledOn(due.value.individual).payable;
    const outcome =
      inTime > 0
        ? `${inr(inTime)} was left to pay`
        : inTime < 0
          ? `you get ${inr(-inTime)} back`
          : 'nothing was left to pay';
    notes.warn(
      `We take it that you have not filed yet: the return was due on ${dueDate}, and late fee and interest count up to today. With a return filed by then, ${outcome}. Enter its day under “Return filed on”.`,
      belated.cite,
    );
  }
  notes.warn(
    input.filedOn === '' &&
      input.today > belated.value &&
      `The last day to file was ${formatDate(belated.value)}. We take it that yours was filed in time. If not, only an updated return is left, with additional tax that we do not work out.`,
    belated.cite,
  );
}

/** Returns what to do, who should leave, what limited the answer, what was taken for granted, what to look out for. */
export function notesOf(input: Form16Input, answer: Form16Answer): NoteSheet {
  const { year, balance } = answer;
  const notes = noteSheet();
  actionNotes(notes, input, answer);
  notes.notForYou(
    'This is for employees and pensioners without business. If you have capital gains, let-out houses or income abroad, use the income-tax page for the tax. The check of the lines still works here.',
  );
  dayNotes(notes, input, answer);
  notes.assume(
    input.employerNps > 0 &&
      `The limit for the employer’s NPS depends on basic pay, which the form does not show. We use the whole section ${sectionBeside('17(1)', year.act)} salary instead, so we may not notice a claim above the limit.`,
    year.regimes[input.regime].employerNps.cite,
  );
  notes.assume(
    input.otherExempt + input.otherExempt2 > 0 &&
      input.regime === 'new' &&
      'We treat other exemptions as those that the new regime allows, such as allowances spent on duty. Children’s and similar allowances are not among them.',
    year.regimes.new.personalAllowances.cite,
  );
  notes.assume(
    input.health > 0 &&
      input.regime === 'old' &&
      'We assume that health insurance is shared between family and parents aged 60 or more, which gives the highest limits. The form does not say whose it is.',
    year.deductions.health.cite,
  );
  notes.assume(
    balance.instalmentInterest > 0 &&
      'For interest we assume that you paid only the credit above, and the rest on the day of filing. The advance tax page takes each payment with its date.',
    year.interest.shortAdvanceTax.cite,
  );
  return notes;
}
