import { educationInterest, modelLoan } from '@/content/rules/education-loans';
import { loanRules, prepaymentCharges } from '@/content/rules/loans';
import { tcsCredit, tcsOnEducationLoanAbroad } from '@/content/rules/tcs';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate, formatMonth, formatMonths, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import type { EducationLoanInput } from './form';
import {
  DAYS_OF_YEAR,
  educationInterestLaw,
  firstEmiOf,
  type InterestYear,
  isPaidOutByDay,
  type StudyLoan,
  subsidyOf,
} from './loan';

/** Writes what the answer takes for granted, its limits, and what to do. */
export function notesOf(
  input: EducationLoanInput,
  loan: StudyLoan,
  years: readonly InterestYear[],
  collected: number,
): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, limit } = notes;
  notForYou('This is not for a loan whose EMIs begin with the first payment of the loan (see the EMI calculator).');
  assume(
    `We assume that each part of the loan comes at the start of its month${input.paidOutOn.length > 0 ? ' where you name no day' : ''}, that every ${input.paidOutOn.length > 0 ? 'whole ' : ''}month is one twelfth of a year, and that the rate does not change.`,
    modelLoan.simpleInterest,
  );
  assume(
    input.unpaidInterest !== 'simple' &&
      'The time after which unpaid interest is added to the loan counts from the first payment of the loan. What is still unpaid when the EMIs begin is added then.',
  );
  latePaymentNotes(notes, input);
  dayNotes(notes, input, loan);
  prepaymentNotes(notes, input, loan);
  subsidyNotes(notes, input, loan);
  taxNotes(notes, input, years);
  limit(
    loan.borrowed > modelLoan.withoutSecurity.value &&
      input.scheme !== 'vidyalaxmi' &&
      `Above ${inr(modelLoan.withoutSecurity.value)} banks usually ask for security.${input.abroad ? '' : ' PM-Vidyalaxmi loans need none.'}`,
    modelLoan.withoutSecurity.cite,
  );
  limit(
    input.tenure > modelLoan.longestTenure.value &&
      `Under the model scheme the EMIs run for at most ${formatMonths(modelLoan.longestTenure.value)}.`,
    modelLoan.longestTenure.cite,
  );
  if (input.abroad) {
    limit(
      'Nothing is collected on money that the bank sends out of a loan from a bank or another lender that the law names. The limit for your own money covers everything you send abroad in a financial year, for any purpose.',
      valueOn(tcsOnEducationLoanAbroad, `${input.sentIn}-01`).cite,
    );
  }
  actionNotes(notes, input, loan, years, collected);
  return notes;
}

/** Writes that parts of the loan come after the course; an error only where they come after the first EMI. */
function latePaymentNotes({ warn }: NoteSheet, { tranches, courseEnd }: EducationLoanInput): void {
  const late = tranches.find(({ from }) => from > courseEnd);
  warn(
    late &&
      `A part of the loan in ${formatMonth(late.from)} comes after the course, which ends in ${formatMonth(courseEnd)}. Check both months.`,
  );
}

/** Writes how interest is counted for a part of the loan that is paid out on a day. */
function dayNotes({ assume, limit }: NoteSheet, input: EducationLoanInput, { tranches, holiday }: StudyLoan): void {
  const broken = tranches.filter(isPaidOutByDay);
  assume(
    broken.some(({ period }) => period <= holiday.length) &&
      `In the month in which a part is paid out, interest counts for its days, that day included, of ${DAYS_OF_YEAR} days a year. Some lenders count every month by days.`,
  );
  limit(
    broken.some(({ period }) => period > holiday.length) &&
      'A part that is paid out in the month of the first EMI bears interest for that whole month here.',
  );
  assume(broken.length > 0 && input.feePercent > 0 && 'The APR takes each part as paid out at the start of its month.');
}

/** Writes what to look out for where something is prepaid. */
function prepaymentNotes({ assume, warn, action }: NoteSheet, input: EducationLoanInput, loan: StudyLoan): void {
  if (input.prepayments.length === 0) return;
  const last = loan.lastMonth;
  assume(
    loan.prepaidEarly > 0 &&
      `We assume that a prepayment before the EMIs comes at the end of its month, and that the lender takes it first for interest that is unpaid then and after that for the loan.${input.unpaidInterest === 'simple' && input.payNow !== 'interest' ? ' Until the EMIs begin, only what it repays of the loan saves interest: unpaid interest bears none.' : ''}${input.regime === 'old' ? ` What it pays of interest is deductible in its tax year, and can begin the ${educationInterest.years.value} years.` : ''}${loan.subsidy > 0 && loan.repaidEarly > 0 ? ' The subsidy is then on what is left of the loan.' : ''}`,
  );
  assume(
    loan.emiOn > loan.owed &&
      loan.owed > 0 &&
      'We take the EMI as it would be without prepayments before the EMIs, so that the loan ends sooner. If your bank sets it on what is owed when the EMIs begin, choose “Lowers the EMI”.',
  );
  const { value: freeFrom } = loanRules.freePrepaymentFrom;
  const isUnderDirections = loan.firstMonth >= freeFrom.slice(0, 7);
  warn(
    `No prepayment charge is counted. On a floating-rate loan to a person, not for business, ${
      isUnderDirections
        ? 'a lender may not ask for one.'
        : `banks and NBFCs may not ask for one. On a loan of before ${formatDate(freeFrom)} a co-operative or regional rural bank may.`
    }`,
    isUnderDirections ? prepaymentCharges.ownUse : prepaymentCharges.earlierBanks.cite,
  );
  const late = [...new Set(input.prepayments.flatMap(({ from }) => (from > last ? [from] : [])))].sort();
  warn(
    late.length > 0 &&
      `The loan is repaid in ${formatMonth(last)}, so what you entered for ${listed(late.map(formatMonth))} has no effect.`,
  );
  action('Tell the lender in writing with each prepayment whether it should end the loan sooner or lower the EMI.');
}

function subsidyNotes({ limit, assume }: NoteSheet, input: EducationLoanInput, loan: StudyLoan): void {
  const subsidy = subsidyOf(input);
  if (!subsidy) return;
  const { applies, cite } = subsidy;
  limit(!applies && `The family income is above ${inr(subsidy.incomeUpTo)} a year, so this scheme pays nothing.`, cite);
  assume(
    applies &&
      (input.scheme === 'csis'
        ? 'We assume that you study a professional or technical course at an approved institution in India and take no other interest subsidy. It is paid only once, and not if you leave the course.'
        : 'We assume that your institution is on the scheme’s list, that you have no other scholarship or subsidy, and that you are among the students chosen for the year.'),
    cite,
  );
  limit(
    applies &&
      loan.borrowed > subsidy.loanUpTo &&
      `The subsidy covers ${inr(subsidy.loanUpTo)} of the loan. You pay the interest on the rest.`,
    cite,
  );
}

function taxNotes({ limit, assume }: NoteSheet, input: EducationLoanInput, years: readonly InterestYear[]): void {
  if (input.regime === 'new') {
    assume(
      'In the new regime you cannot deduct interest on an education loan, so it saves no tax.',
      educationInterest.newRegimeFrom2026,
    );
    return;
  }
  assume(
    'The borrower deducts the interest paid, for the study of self, spouse, child or ward, from income in the slab you chose. We treat interest that was added to the loan as principal when you repay it, as banks certify it.',
    educationInterestLaw(years),
  );
  limit(
    years.some(({ paid, deductible }) => paid > 0 && deductible === 0) &&
      `The loan runs beyond the ${educationInterest.years.value} years of the deduction. Interest in the later years gets no deduction.`,
    educationInterestLaw(years),
  );
}

/** Writes what to do with the answer. */
function actionNotes(
  { action, actionOn }: NoteSheet,
  input: EducationLoanInput,
  loan: StudyLoan,
  years: readonly InterestYear[],
  collected: number,
): void {
  action(
    input.unpaidInterest === 'simple' &&
      'Ask the bank in writing that interest until the EMIs is simple, and when unpaid interest is added to the loan. Some lenders add it sooner.',
    modelLoan.simpleInterest,
  );
  action(
    input.unpaidInterest !== 'simple' &&
      'Compare with a bank: by the banks’ model scheme interest until the EMIs is simple.',
    modelLoan.simpleInterest,
  );
  action(
    'Ask for the Key Facts Statement and compare EMI, APR and schedule with these figures.',
    loanRules.annualPercentageRate,
  );
  action(
    input.scheme === 'none' &&
      !input.abroad &&
      'Before the first payment of the loan, check on the Vidya Lakshmi and PM-Vidyalaxmi portals whether your family income and institution qualify for an interest subsidy.',
  );
  actionOn(
    `${firstEmiOf(input)}-01`,
    loan.added > 0 &&
      `Pay what you can before the first EMI. It reduces the ${inr(loan.added)} of interest that would be added to the loan.`,
  );
  if (input.regime === 'old') {
    action(
      'Get the lender’s interest certificate for each tax year in which you deduct the interest.',
      educationInterestLaw(years),
    );
  }
  action(
    collected >= 0.5 &&
      `Claim the ${inr(collected)} of tax collected in the income-tax return of the person who sent the money. It reduces the tax, or comes back as a refund.`,
    tcsCredit[actOf(financialYearOf(`${input.sentIn}-01`))],
  );
}
