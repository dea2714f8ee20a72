import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules } from '@/content/rules/loans';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, formatMonth, inr } from '@/lib/format';
import type { EmiInput } from './form';
import type { Repayment, YearSums } from './loan';
import { houseShare } from './tax';

/** Returns the law of the first year of the schedule. */
const lawOf = (years: readonly YearSums[]) => homeLoanLaw(years[0]?.year ?? '');

/** Returns what to do with the answer. */
export function actionsOf(input: EmiInput, years: readonly YearSums[], showsTax: boolean): Action[] {
  const steps: Action[] = [
    {
      text: 'Ask the lender for the Key Facts Statement and compare its EMI, APR and schedule with these figures.',
      cite: loanRules.annualPercentageRate,
    },
  ];
  if (input.rateChanges.length > 0) {
    steps.push({
      text: 'When your rate is reset, tell the lender whether the EMI, the tenure or both should change. The choice is yours.',
      cite: loanRules.rateReset,
    });
  }
  if (input.prepayments.length > 0) {
    steps.push({
      text: 'Tell the lender in writing with each prepayment whether it should end the loan sooner or lower the EMI.',
    });
  }
  if (showsTax) {
    steps.push({
      text: 'Get the lender’s interest certificate for each financial year in which you claim the interest.',
      cite: lawOf(years).certificate,
    });
  }
  return steps;
}

/** Returns who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: EmiInput, loan: Repayment, years: readonly YearSums[], showsTax: boolean): Caveat[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is not for an overdraft or home-saver account, where interest is charged on the daily balance. It is also not for a loan repaid in one sum, or an education loan with simple interest in the moratorium.',
    },
    ...warnings(input, loan),
    ...(showsTax ? taxCaveats(input, years) : noTaxCaveats(input)),
    {
      kind: 'assumption',
      text:
        input.timing === 'end'
          ? 'Every month counts as one twelfth of a year, and the first EMI comes a full month after the money. For days before that, the lender charges broken-period interest on top.'
          : 'Every month counts as one twelfth of a year, and the first EMI is paid on the day you get the money.',
    },
  ];
}

function warnings(input: EmiInput, { month, rows }: Repayment): Caveat[] {
  const found: Caveat[] = [];
  const last = month.at(-1) ?? input.firstMonth;
  if (input.prepayments.length > 0) {
    const { value, cite } = loanRules.freePrepaymentFrom;
    found.push({
      kind: 'warning',
      text: `No prepayment charge is counted. Lenders may not charge individuals for prepaying a floating-rate loan that is not for business, if it was sanctioned or renewed on or after ${formatDate(value)}. A loan in its fixed-rate period may carry a charge.`,
      cite,
    });
  }
  if (input.rateChanges.length > 0 && input.rateEffect === 'tenure' && rows.length > input.tenure + input.moratorium) {
    found.push({
      kind: 'warning',
      text: `With the same EMI, the loan runs until ${formatMonth(last)}, longer than agreed. Check that your lender allows it at your age.`,
      cite: loanRules.rateReset,
    });
  }
  const late = [...input.rateChanges, ...input.prepayments].filter(({ from }) => from > last);
  if (late.length > 0) {
    const months = [...new Set(late.map(({ from }) => formatMonth(from)))].join(', ');
    found.push({
      kind: 'warning',
      text: `The loan is repaid in ${formatMonth(last)}, so what you entered for ${months} has no effect.`,
    });
  }
  return found;
}

function taxCaveats(input: EmiInput, years: readonly YearSums[]): Caveat[] {
  const { interest, interestOtherwise, principal, completionYears, earlierInterestParts } = deductions;
  const law = lawOf(years);
  const share = houseShare(input);
  const caveats: Caveat[] = [
    {
      kind: 'assumption',
      text: `The tax table is for the old regime; the new regime allows neither deduction for a house you live in. We assume that the house is complete, and that you bought or built it with this loan within ${completionYears.value} years from the end of the year of borrowing.`,
      cite: law.newRegime,
    },
  ];
  if (share < 1) {
    caveats.push({
      kind: 'assumption',
      text: 'The tax table leaves out the part of each EMI that repays the insurance.',
    });
  }
  if (input.moratorium > 0) {
    caveats.push({
      kind: 'assumption',
      text: `If the house is still being built in the moratorium, you cannot deduct its interest year by year. You deduct it in ${earlierInterestParts.value} equal yearly parts from the year of completion.`,
      cite: law.earlierInterest,
    });
  }
  if (years.some((sums) => sums.interest * share > interest.value)) {
    caveats.push({
      kind: 'limit',
      text: `Interest above ${inr(interest.value)} a year is not deductible. This limit is for all the houses you live in together. For repairs or a house completed late, the limit is ${inr(interestOtherwise.value)}.`,
      cite: law.interest,
    });
  }
  if (years.some((sums) => sums.principal * share > principal.value)) {
    caveats.push({
      kind: 'limit',
      text: `Principal above ${inr(principal.value)} a year is not deductible. Provident fund, insurance and other payments share that limit.`,
      cite: law.principal,
    });
  }
  return caveats;
}

function noTaxCaveats(input: EmiInput): Caveat[] {
  if (!input.homeLoan || input.moratorium === 0 || input.moratoriumInterest === 'paid') return [];
  return [
    {
      kind: 'assumption',
      text: 'There is no tax table here. Interest on interest added to the loan is not deductible, and a schedule cannot separate the two. Use the lender’s certificate.',
    },
  ];
}
