import { laterGainRatesNote } from '@/content/tax/gain-rates';
import { lateReturnOnForms } from '@/content/tax/late-return-on-forms';
import { formName, oldRegimeNeeds, sectionBeside } from '@/content/tax/law-names';
import { openPointCaveats } from '@/content/tax/open-points';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { type Days, processedBy } from './days';
import type { RefundInput } from './form';
import type { RefundAnswer } from './refund';
import type { YearTax } from './year-tax';

/** Says what to file, pay and verify. */
function filingNotes(
  notes: NoteSheet,
  input: RefundInput,
  { balance, refund, leastWithInterest }: RefundAnswer,
  days: Days,
): void {
  const { year, rules, returnDue, uploadedOn, verifyBy, isFiled } = days;
  const { due, belated } = year.returns;
  if (!isFiled) {
    const inTime = input.today <= returnDue;
    const earns = refund > 0 && refund >= leastWithInterest;
    const paysLate = uploadedOn > returnDue && uploadedOn > input.today;
    notes.actionOn(
      inTime ? returnDue : belated.value,
      inTime
        ? `${paysLate ? 'Pay all tax and file' : 'File'} the return by ${formatDate(returnDue)}. Then you pay no late fee${earns ? ', and interest on TDS and advance tax runs from 1 April' : ''}.`
        : `${paysLate ? 'Pay all tax and file the late return' : 'File the late return now'}. ${formatDate(belated.value)} is the last day${earns ? ', and interest to you begins only when you file' : ''}.`,
      inTime ? due.cite : belated.cite,
    );
    notes.assume(
      paysLate &&
        `We count the return as filed on ${formatDate(uploadedOn)}, the day of your last payment, because all tax must be paid before the return is filed.`,
      year.selfAssessment,
    );
    notes.action(
      `Before you file, compare your TDS with Form ${formName('26AS', year.act)} and the AIS. You get back only credit that is shown there.`,
    );
  }
  notes.action(
    balance.payable > 0 &&
      `Pay ${inr(balance.payable)} on the e-filing portal (e-Pay Tax, self-assessment tax)${isFiled ? `, if you have not paid it with the return.${balance.shortAdvanceTaxInterest > 0 ? ' Interest runs until you pay.' : ''}` : ' before you file.'}`,
    year.selfAssessment,
  );
  notes.actionOn(
    isFiled ? verifyBy : undefined,
    input.verifiedOn === '' &&
      input.today <= verifyBy &&
      `Verify the return ${isFiled ? `by ${formatDate(verifyBy)}` : `within ${rules.verifyWithin.value} days of filing`}, with Aadhaar OTP, net banking or a signed ITR-V. If you verify later, the day of verification counts as the day of filing.`,
    rules.verifyWithin.cite,
  );
}

/** Says what to do so that the refund comes. */
function refundNotes(notes: NoteSheet, input: RefundInput, answer: RefundAnswer, days: Days): void {
  const { interest, tooSmall, toBank } = answer;
  const { year, rules, filedOn, grantedOn } = days;
  const lastDay = processedBy(filedOn, rules.processedWithin.value);
  notes.limit(
    tooSmall &&
      `The Department issues no refund below ${inr(rules.paidFrom.value)}, so the ${exactInr(toBank)} does not come to your bank. In practice it is set off later, against tax due or with another refund.`,
    rules.paidFrom.cite,
  );
  notes.action(
    !tooSmall &&
      'Check that your bank account is validated on the portal and chosen for the refund. The PAN must be linked with Aadhaar, the name must be the same at the bank and on the PAN, the IFSC must be current, and the account must not be closed or dormant.',
  );
  notes.action(
    input.demand > 0 &&
      'Answer the intimation about the set-off within the days it gives, on the portal under Pending Actions. If the demand is paid or wrong, disagree and attach proof. If you do not answer, the set-off usually goes ahead.',
    rules.setOff,
  );
  const intimation = `the intimation under section ${sectionBeside('143(1)', year.act)}`;
  const ifLess = 'If it shows a smaller refund, compare it line by line and ask for rectification.';
  notes.actionOn(
    input.today <= lastDay ? lastDay : undefined,
    input.today <= lastDay
      ? `Watch for ${intimation} by ${formatDate(lastDay)}, the last day for it. ${ifLess} If it has not come by then, raise a grievance on the portal.`
      : `The last day for ${intimation} was ${formatDate(lastDay)}. ${ifLess} If it has not come, raise a grievance on the portal.`,
    rules.processedWithin.cite,
  );
  notes.action(
    interest > 0 &&
      `Declare the interest as income from other sources in the return for ${yearTitle(financialYearOf(grantedOn))}, the year in which it is paid. The refund itself is not income.`,
  );
}

function limitNotes(notes: NoteSheet, { worked }: YearTax, answer: RefundAnswer, days: Days): void {
  const { year, rules, returnDue, uploadedOn, filedOn, isLate } = days;
  const { value, cite } = year.interest.refund;
  const short = answer.leastWithInterest - answer.refund;
  notes.limit(
    answer.refund > 0 &&
      answer.interest === 0 &&
      `The refund is ${exactInr(short)} short of ${pct(value.atLeastPercentOfTax)} of the tax, so it earns no interest, even if it comes late.`,
    cite,
  );
  notes.warn(
    filedOn !== uploadedOn &&
      `The return was verified more than ${rules.verifyWithin.value} days after it was filed, so it counts as filed on ${formatDate(filedOn)}.`,
    rules.verifyWithin.cite,
  );
  notes.limit(
    isLate &&
      answer.refund > 0 &&
      `The return was due on ${formatDate(returnDue)}. As it is late, interest to you runs only from ${formatDate(filedOn)}${answer.balance.fee > 0 ? `, and the fee of ${inr(answer.balance.fee)} is taken out of the refund` : ''}.`,
    cite,
  );
  notes.limit(
    worked?.oldRegimeLost &&
      'Without business income you get the old regime only in a return filed in time. A late return is taxed in the new regime, so this answer uses the new regime.',
    year.returns.oldRegimeChoice,
  );
}

function assumptionNotes(
  notes: NoteSheet,
  input: RefundInput,
  { worked }: YearTax,
  answer: RefundAnswer,
  days: Days,
): void {
  const { year, rules } = days;
  notes.assume(
    worked?.assessment.regime === 'old' &&
      input.business !== 'none' &&
      `With business income you keep the old regime only if ${oldRegimeNeeds(year.act)}.`,
    year.returns.businessChoice,
  );
  notes.assume(
    input.revisedOn !== '' &&
      'We count interest from the first return. If the refund comes only from a claim in the revised return, the officer may leave out the months before it as your own delay.',
    rules.ownDelay,
  );
  notes.assume(
    days.lastPaidOn > days.filedOn &&
      answer.balance.shortAdvanceTaxInterest > 0 &&
      `We count interest for short advance tax up to ${formatDate(days.lastPaidOn)}, as if what was still missing was paid with the revised return.`,
    year.interest.shortAdvanceTax.cite,
  );
  notes.assume(
    answer.interest > 0 &&
      'We count months from the day on which the period begins. Some offices count calendar months. For a late return that can give one month more.',
    year.interest.multiple.cite,
  );
  notes.assume(
    answer.interest > 0 &&
      answer.ownTaxParts > 0 &&
      answer.parts.length > answer.ownTaxParts &&
      'We assume that the refund comes first from tax paid with the return, last payment first, and then from TDS and advance tax. The Act does not give the order.',
    year.interest.refund.cite,
  );
  notes.assume(
    input.demand > 0 &&
      answer.refund > 0 &&
      'Enter the demand with the interest that has grown on it. The Department may set it off only after an intimation in writing.',
    rules.setOff,
  );
}

/** Returns what to do, who should leave, what limited the answer, what was taken for granted, what to look out for. */
export function notesOf(input: RefundInput, yearTax: YearTax, answer: RefundAnswer, days: Days): NoteSheet {
  const { year, isLate } = days;
  const { worked, income } = yearTax;
  const lastInstalment = year.advanceTax.instalments.value.at(-1)?.date ?? year.lastDay;
  const notes = noteSheet();
  const assessedTax = yearTax.tax - input.tds;
  filingNotes(notes, input, answer, days);
  if (answer.refund > 0) refundNotes(notes, input, answer, days);
  notes.notForYou(
    'This is for individuals. It is not for refunds after an appeal or an assessment, for wrongly deducted TDS that the deductor claims back, or for updated returns.',
  );
  limitNotes(notes, yearTax, answer, days);
  assumptionNotes(notes, input, yearTax, answer, days);
  lateReturnOnForms(notes, answer.balance, { assessedTax, returnDue: days.returnDue, filedOn: days.filedOn }, year);
  if (worked) {
    notes.add(openPointCaveats(yearTax.tax, worked.taxRead, year.act));
    laterGainRatesNote(notes, input);
  }
  notes.assume(
    worked &&
      input.shortEquity + input.longEquity > 0 &&
      answer.balance.instalmentInterest > 0 &&
      `We count no instalment interest on gains, as if they came after ${formatDate(lastInstalment)}. The advance-tax page asks for their dates.`,
    year.interest.deferredInstalments.cite,
  );
  notes.assume(
    !worked &&
      isLate &&
      `We take your total income as the income before deductions too. Income up to ${inr(income.basicExemption)} with TDS and TCS below ${inr(income.returnFromTds)} needs no return and has no late fee, unless the law asks for a return because of large deposits, foreign assets or the like.`,
    year.returns.lateFee.cite,
  );
  return notes;
}
