import { houseLoanRules, housingSubsidy, lendingPractice, loanRules } from '@/content/rules/loans';
import { saleDuty } from '@/content/rules/stamp-duty';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { counted, inr } from '@/lib/format';
import { sum } from '@/lib/sum';
import type { HomeLoanEligibilityInput } from './form';
import { type Assessment, incomeByReturns, leftOutApplicants } from './loan';

/** Returns whether income, price and time leave room for the interest subsidy; the income is the family’s, as far as it is typed. */
function maySubsidise(input: HomeLoanEligibilityInput, months: number): boolean {
  const { income, price, longerThanMonths } = housingSubsidy.limits.value;
  const monthly = [
    input.income,
    input.variablePay,
    incomeByReturns(input),
    ...input.coApplicants.map((each) => each.income),
  ];
  const isLow = input.goal === 'price' || sum(monthly) * 12 <= income;
  return (
    isLow && ((input.goal === 'price' ? input.wantedPrice : input.price) ?? 0) <= price && months > longerThanMonths
  );
}

/** Returns what the interest subsidy pays, to whom, and where to ask. */
function subsidyText(): string {
  const { most, counted: part, limits } = housingSubsidy;
  const { income, price, loan, squareMetres } = limits.value;
  return `Check whether you get the interest subsidy of PMAY-U 2.0: up to ${inr(most.value.amount)}, paid into the loan in ${most.value.instalments} yearly instalments, less for a loan below ${inr(part.value.loan)} or shorter than ${counted(part.value.months / 12, 'year')}. The family may earn at most ${inr(income)} a year and must own no pucca house anywhere in India. The house, in a town, may cost at most ${inr(price)} and measure ${squareMetres} square metres inside; the loan may be at most ${inr(loan)}. Apply on the scheme’s site or ask your lender.`;
}

/** Writes what holds for both questions: who should leave, what is assumed, and what to do for the `loan`, ₹, over the `months`. */
export function commonNotes(input: HomeLoanEligibilityInput, loan: number, months: number): NoteSheet {
  const notes = noteSheet();
  for (const { age, income, emis, lastAge } of leftOutApplicants(input)) {
    notes.warn(
      `The loan must end by the age of ${lastAge ?? input.lastAge}, which a co-applicant of ${age} has reached. We leave out that income of ${inr(income)} a month${emis > 0 ? ` and the EMIs of ${inr(emis)}` : ''}. With a higher age limit ${lastAge === null ? 'under “Your lender’s rules”' : 'of their own'} it counts.`,
    );
  }
  notes.notForYou(
    'This is not for business income that you cannot show in returns, for a loan only on a plot, or for a loan against property. Lenders use other shares there.',
  );
  notes.assume(
    'The share of income, the age limit and the multiple are lenders’ own practice, not law. They differ by lender and by your credit score. Enter your lender’s figures under “Your lender’s rules”.',
    lendingPractice.emiShare.cite,
  );
  notes.assume(
    'Stamp duty and registration come from general tables by State, some of them old. They can differ for women, by area and by price, and new orders change them. Check with your sub-registrar and enter the percentage.',
    saleDuty.cite,
  );
  notes.assume(
    input.stepUp > 0 &&
      'Whether an EMI may rise, how often and by how much is the lender’s practice. We keep the first EMI at no less than the first month’s interest, so that the loan never grows. The EMI rises even if your pay does not.',
  );
  notes.action(
    loan > 0 &&
      'Ask two or three lenders for an in-principle sanction and compare the yearly rate with all charges in their Key Facts Statements.',
    loanRules.annualPercentageRate,
  );
  notes.action(loan > 0 && maySubsidise(input, months) && subsidyText(), housingSubsidy.limits.cite);
  return notes;
}

/** Writes those, and what limits the loan that an income allows. */
export function notesOf(input: HomeLoanEligibilityInput, now: Assessment): NoteSheet {
  const { price, returns } = input;
  const notes = commonNotes(input, now.loan, now.months);
  const { multiple } = lendingPractice;
  const { dutyCountsUpTo } = houseLoanRules;
  const usual = multiple.value * now.income;
  notes.assume(
    returns.length > 0 &&
      'Which years of your returns count, and whether depreciation is added to the profit, is the lender’s practice, not law. Many ask for two or three years.',
  );
  notes.warn(
    now.byMultiple === null &&
      now.loan > usual &&
      `Some lenders also stop at about ${multiple.value} times monthly pay, here ${inr(usual)}.`,
    multiple.cite,
  );
  notes.limit(
    price !== null &&
      price <= dutyCountsUpTo.value &&
      `Up to a price of ${inr(dutyCountsUpTo.value)}, lenders may count stamp duty and registration as part of the value. Above that price they may not.`,
    dutyCountsUpTo.cite,
  );
  notes.action(now.debts > 0 && 'Ask the lender whether it ignores loans that end within six months or so: many do.');
  return notes;
}
