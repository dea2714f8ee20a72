import { houseLoanRules, lendingPractice, loanRules } from '@/content/rules/loans';
import { saleDuty } from '@/content/rules/stamp-duty';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { HomeLoanEligibilityInput } from './form';
import type { Assessment } from './loan';

/** Writes what holds for both questions: who should leave, what is assumed, and what to do for the `loan`, ₹. */
export function commonNotes({ stepUp }: HomeLoanEligibilityInput, loan: number): NoteSheet {
  const notes = noteSheet();
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
    stepUp > 0 &&
      'Whether an EMI may rise, how often and by how much is the lender’s practice. We keep the first EMI at no less than the first month’s interest, so that the loan never grows. The EMI rises even if your pay does not.',
  );
  notes.action(
    loan > 0 &&
      'Ask two or three lenders for an in-principle sanction and compare the yearly rate with all charges in their Key Facts Statements.',
    loanRules.annualPercentageRate,
  );
  return notes;
}

/** Writes those, and what limits the loan that an income allows. */
export function notesOf(input: HomeLoanEligibilityInput, now: Assessment): NoteSheet {
  const { price, returns } = input;
  const notes = commonNotes(input, now.loan);
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
