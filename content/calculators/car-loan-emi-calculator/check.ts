import { type Problem, problemAt } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { CarLoanInput } from './form';
import { emiOf, isRoadTaxUnknown, loanOf, onRoadOf } from './purchase';

/** The box that decides the loan, by what the loan is. */
const boxOfLoan = {
  down: 'downPayment',
  onRoad: 'financeShare',
  exShowroom: 'financeShare',
  amount: 'loanAmount',
} as const;

/** Returns what in the input makes no loan, as sentences. */
export function problems(input: CarLoanInput): readonly Problem[] {
  if (input.loanBasis !== 'amount' && isRoadTaxUnknown(input)) {
    return problemAt(
      ['roadTax', 'state'],
      'We have no road tax rate for this State and fuel. Enter the road tax from the dealer’s price sheet, its rate under “Road tax by your State’s own rate”, or the loan itself under “Loan terms”.',
    );
  }
  const onRoad = onRoadOf(input);
  if (input.onRoadPrice !== null && onRoad.rest < 0) {
    return problemAt(
      ['onRoadPrice', 'exShowroom'],
      `The on-road price of ${inr(input.onRoadPrice)} is less than the ex-showroom price of ${inr(input.exShowroom)}${onRoad.tcs > 0 ? ` with ${inr(onRoad.tcs)} of TCS` : ''}. Correct one of them.`,
    );
  }
  const loan = loanOf(input, onRoad);
  if (loan < 1_000) {
    return problemAt(
      boxOfLoan[input.loanBasis],
      `Less than ₹1,000 of the on-road price of ${inr(onRoad.total)} is left to borrow. You don’t need a loan.`,
    );
  }
  if (loan > onRoad.total) {
    return problemAt(
      boxOfLoan[input.loanBasis],
      `The loan of ${inr(loan)} is more than the on-road price of ${inr(onRoad.total)}${isRoadTaxUnknown(input) ? ', in which road tax is not counted. Enter the road tax from the dealer’s price sheet' : ''}.`,
    );
  }
  if (input.advanceEmis >= input.tenure) {
    return problemAt(
      ['advanceEmis', 'tenure'],
      `All ${input.tenure} EMIs in advance would repay the loan on the day you get it. Choose fewer, or a longer tenure.`,
    );
  }
  const afterAdvance = loan - input.advanceEmis * emiOf(input, loan);
  if (input.balloon > 0 && afterAdvance - input.balloon < 1) {
    return problemAt(
      'balloon',
      `A balloon of ${inr(input.balloon)} leaves no part of the loan of ${inr(loan)} to repay by EMI. Choose a smaller one.`,
    );
  }
  return [];
}
