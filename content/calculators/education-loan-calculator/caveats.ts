import { educationInterest, modelLoan } from '@/content/rules/education-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsCredit, tcsOnEducationLoanAbroad } from '@/content/rules/tcs';
import type { Action, Caveat } from '@/lib/calculator';
import { formatMonth, formatMonths, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { EducationLoanInput } from './form';
import { educationInterestLaw, firstEmiOf, type InterestYear, type StudyLoan, subsidyOf } from './loan';

/** Returns what to do with the answer. */
export function actionsOf(
  input: EducationLoanInput,
  loan: StudyLoan,
  years: readonly InterestYear[],
  collected: number,
): Action[] {
  const actions: Action[] = [
    {
      text: 'Ask the bank in writing that interest until the EMIs is simple, and when unpaid interest is added to the loan. Some lenders add it sooner.',
      cite: modelLoan.simpleInterest,
    },
    {
      text: 'Ask for the Key Facts Statement and compare EMI, APR and schedule with these figures.',
      cite: loanRules.annualPercentageRate,
    },
  ];
  if (input.scheme === 'none' && !input.abroad) {
    actions.push({
      text: 'Before the first payment of the loan, check on the Vidya Lakshmi and PM-Vidyalaxmi portals whether your family income and institution qualify for an interest subsidy.',
    });
  }
  if (loan.added > 0) {
    actions.push({
      text: `Pay what you can before the first EMI. It reduces the ${inr(loan.added)} of interest that would be added to the loan.`,
      date: `${firstEmiOf(input)}-01`,
    });
  }
  if (input.regime === 'old') {
    actions.push({
      text: 'Get the lender’s interest certificate for each tax year in which you deduct the interest.',
      cite: educationInterestLaw(years),
    });
  }
  if (collected > 0) {
    actions.push({
      text: `Claim the ${inr(collected)} of tax collected in the income-tax return of the person who sent the money. It reduces the tax, or comes back as a refund.`,
      cite: input.sentIn < '2026-04' ? tcsCredit['1961'] : tcsCredit['2025'],
    });
  }
  return actions;
}

/** Returns who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: EducationLoanInput, loan: StudyLoan, years: readonly InterestYear[]): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a loan that charges interest on unpaid interest before the EMIs, as some non-bank and foreign lenders do. It is also not for a loan whose EMIs begin with the first payment of the loan (see the EMI calculator).',
    },
    {
      kind: 'assumption',
      text: 'We assume that each part of the loan comes at the start of its month, that every month is one twelfth of a year, and that the rate does not change.',
      cite: modelLoan.simpleInterest,
    },
    ...latePaymentCaveats(input),
    ...subsidyCaveats(input, loan),
    ...taxCaveats(input, years),
  ];
  if (loan.borrowed > modelLoan.withoutSecurity.value && input.scheme !== 'vidyalaxmi') {
    caveats.push({
      kind: 'limit',
      text: `Above ${inr(modelLoan.withoutSecurity.value)} banks usually ask for security. PM-Vidyalaxmi loans need none.`,
      cite: modelLoan.withoutSecurity.cite,
    });
  }
  if (input.tenure > modelLoan.longestTenure.value) {
    caveats.push({
      kind: 'limit',
      text: `Under the model scheme the EMIs run for at most ${formatMonths(modelLoan.longestTenure.value)}.`,
      cite: modelLoan.longestTenure.cite,
    });
  }
  if (input.abroad) {
    caveats.push({
      kind: 'limit',
      text: 'Nothing is collected on money that the bank sends out of a loan from a bank or another lender that the law names. The limit for your own money covers everything you send abroad in a financial year, for any purpose.',
      cite: valueOn(tcsOnEducationLoanAbroad, `${input.sentIn}-01`).cite,
    });
  }
  return caveats;
}

/** Returns a warning about parts of the loan that come after the course; an error only where they come after the first EMI. */
function latePaymentCaveats({ tranches, courseEnd }: EducationLoanInput): Caveat[] {
  const late = tranches.find(({ from }) => from > courseEnd);
  if (!late) return [];
  return [
    {
      kind: 'warning',
      text: `A part of the loan in ${formatMonth(late.from)} comes after the course, which ends in ${formatMonth(courseEnd)}. Check both months.`,
    },
  ];
}

function subsidyCaveats(input: EducationLoanInput, loan: StudyLoan): Caveat[] {
  const subsidy = subsidyOf(input);
  if (!subsidy) return [];
  const caveats: Caveat[] = [];
  if (!subsidy.applies) {
    caveats.push({
      kind: 'limit',
      text: `The family income is above ${inr(subsidy.incomeUpTo)} a year, so this scheme pays nothing.`,
      cite: subsidy.cite,
    });
  } else {
    caveats.push({
      kind: 'assumption',
      text:
        input.scheme === 'csis'
          ? 'We assume that you study a professional or technical course at an approved institution in India and take no other interest subsidy. It is paid only once, and not if you leave the course.'
          : 'We assume that your institution is on the scheme’s list, that you have no other scholarship or subsidy, and that you are among the students chosen for the year.',
      cite: subsidy.cite,
    });
    if (loan.borrowed > subsidy.loanUpTo) {
      caveats.push({
        kind: 'limit',
        text: `The subsidy covers ${inr(subsidy.loanUpTo)} of the loan. You pay the interest on the rest.`,
        cite: subsidy.cite,
      });
    }
  }
  return caveats;
}

function taxCaveats(input: EducationLoanInput, years: readonly InterestYear[]): Caveat[] {
  if (input.regime === 'new') {
    return [
      {
        kind: 'assumption',
        text: 'In the new regime you cannot deduct interest on an education loan, so it saves no tax.',
        cite: educationInterest.newRegimeFrom2026,
      },
    ];
  }
  const caveats: Caveat[] = [
    {
      kind: 'assumption',
      text: 'The borrower deducts the interest paid, for the study of self, spouse, child or ward, from income in the slab you chose. We treat interest that was added to the loan as principal when you repay it, as banks certify it.',
      cite: educationInterestLaw(years),
    },
  ];
  if (years.some(({ paid, deductible }) => paid > 0 && deductible === 0)) {
    caveats.push({
      kind: 'limit',
      text: `The loan runs beyond the ${educationInterest.years.value} years of the deduction. Interest in the later years gets no deduction.`,
      cite: educationInterestLaw(years),
    });
  }
  return caveats;
}
