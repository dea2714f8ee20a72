import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules } from '@/content/rules/loans';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { formatDate, formatMonth, inr } from '@/lib/format';
import { listed } from '@/lib/listed';
import type { EmiInput } from './form';
import type { Repayment, YearSums } from './loan';
import { houseShare, knownYears } from './tax';

/** Returns the law of the first year of the schedule. */
const lawOf = (years: readonly YearSums[]) => homeLoanLaw(years[0]?.year ?? '');

/** Writes who should leave, what we took for granted, which limits applied, what to look out for, and what to do. */
export function notesOf(input: EmiInput, loan: Repayment, years: readonly YearSums[], showsTax: boolean): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for an overdraft or home-saver account, where interest is charged on the daily balance. It is also not for a loan repaid in one sum, or an education loan with simple interest in the moratorium.',
  );
  changeNotes(notes, input, loan);
  if (showsTax) taxNotes(notes, input, years);
  notes.assume(
    !showsTax &&
      input.homeLoan &&
      input.moratorium > 0 &&
      input.moratoriumInterest !== 'paid' &&
      'There is no tax table here. Interest on interest added to the loan is not deductible, and a schedule cannot separate the two. Use the lender’s certificate.',
  );
  notes.assume(
    input.timing === 'end'
      ? 'Every month counts as one twelfth of a year, and the first EMI comes a full month after the money. For days before that, the lender charges broken-period interest on top.'
      : 'Every month counts as one twelfth of a year, and the first EMI is paid on the day you get the money.',
  );
  actionNotes(notes, input, years, showsTax);
  return notes;
}

/** Writes what to look out for where the rate changes or something is prepaid. */
function changeNotes({ warn }: NoteSheet, input: EmiInput, { month, rows }: Repayment): void {
  const last = month.at(-1) ?? input.firstMonth;
  const { cite } = loanRules.freePrepaymentFrom;
  warn(
    input.prepayments.length > 0 &&
      'No prepayment charge is counted. On most floating-rate loans to individuals a lender may not ask for one. The questions below say on which.',
    cite,
  );
  warn(
    input.rateChanges.length > 0 &&
      input.rateEffect === 'tenure' &&
      rows.length > input.tenure + input.moratorium &&
      `With the same EMI, the loan runs until ${formatMonth(last)}, longer than agreed. Check that your lender allows it at your age.`,
    loanRules.rateReset,
  );
  const late = [...input.rateChanges, ...input.prepayments].filter(({ from }) => from > last);
  const months = listed([...new Set(late.map(({ from }) => from))].sort().map(formatMonth));
  warn(
    late.length > 0 && `The loan is repaid in ${formatMonth(last)}, so what you entered for ${months} has no effect.`,
  );
}

function taxNotes({ assume, limit }: NoteSheet, input: EmiInput, years: readonly YearSums[]): void {
  const { interest, interestOtherwise, principal, completionYears, earlierInterestParts, limitsSince } = deductions;
  const law = lawOf(years);
  const share = houseShare(input);
  assume(
    `The tax table is for the old regime; the new regime allows neither deduction for a house you live in. We assume that the house is complete, and that you bought or built it with this loan within ${completionYears.value} years from the end of the year of borrowing.`,
    law.newRegime,
  );
  const [known] = knownYears(years);
  assume(
    known !== years[0] &&
      `The tax table begins with ${known?.year}: before ${formatDate(limitsSince.value)} the limits were lower.`,
    limitsSince.cite,
  );
  assume(share < 1 && 'The tax table leaves out the part of each EMI that repays the insurance.');
  assume(
    input.moratorium > 0 &&
      `If the house is still being built in the moratorium, you cannot deduct its interest year by year. You deduct it in ${earlierInterestParts.value} equal yearly parts from the year of completion.`,
    law.earlierInterest,
  );
  limit(
    years.some((sums) => sums.interest * share > interest.value) &&
      `Interest above ${inr(interest.value)} a year is not deductible. This limit is for all the houses you live in together. For repairs or a house completed late, the limit is ${inr(interestOtherwise.value)}.`,
    law.interest,
  );
  limit(
    years.some((sums) => sums.principal * share > principal.value) &&
      `Principal above ${inr(principal.value)} a year is not deductible. Provident fund, insurance and other payments share that limit.`,
    law.principal,
  );
}

function actionNotes({ action }: NoteSheet, input: EmiInput, years: readonly YearSums[], showsTax: boolean): void {
  action(
    input.find === 'loan' &&
      'Ask how much the lender gives on your income too: it counts your other EMIs, your age and, for a house or a car, its price.',
  );
  action(
    'Ask the lender for the Key Facts Statement and compare its EMI, APR and schedule with these figures.',
    loanRules.annualPercentageRate,
  );
  action(
    input.rateChanges.length > 0 &&
      'When your rate is reset, tell the lender whether the EMI, the tenure or both should change. The choice is yours.',
    loanRules.rateReset,
  );
  action(
    input.prepayments.length > 0 &&
      'Tell the lender in writing with each prepayment whether it should end the loan sooner or lower the EMI.',
  );
  action(
    showsTax && 'Get the lender’s interest certificate for each financial year in which you claim the interest.',
    showsTax ? lawOf(years).certificate : undefined,
  );
}
