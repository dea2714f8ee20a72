import { type Problem, problemAt } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { CarLoanInput } from './form';
import { type PricedInput, pricedInput } from './price';
import { emiOf, isRoadTaxUnknown, loanOf, type OnRoad, onRoadOf } from './purchase';

/** The box that decides the loan, by what the loan is. */
const boxOfLoan = {
  down: 'downPayment',
  onRoad: 'financeShare',
  exShowroom: 'financeShare',
  amount: 'loanAmount',
} as const;

/** What to change where hardly anything is left to borrow. */
const smaller = {
  down: 'Enter a smaller down payment, or buy without a loan.',
  onRoad: 'Enter a larger share, or buy without a loan.',
  exShowroom: 'Enter a larger share, or buy without a loan.',
  amount: 'Enter a larger loan.',
} as const;

/** Returns what is wrong with an ex-showroom price and the on-road price that it is a part of. */
function priceProblems(input: PricedInput, onRoad: OnRoad): readonly Problem[] {
  const { priceKnown, priceIs, exShowroom, onRoadPrice } = input;
  if (priceIs === 'unknown') {
    if (input.loanBasis !== 'exShowroom') return [];
    return problemAt(
      ['exShowroomKnown', 'loanBasis'],
      'The loan is a share of the ex-showroom price. Enter that price, or the road tax from the dealer’s price sheet: we have no rate for this State and fuel from which to estimate it.',
    );
  }
  if (priceIs === 'estimated') {
    if (exShowroom >= 1) return [];
    return problemAt(
      ['quotedPrice', 'insurance'],
      `The road tax, insurance and other parts that you entered leave nothing for the car in the on-road price of ${inr(onRoad.total)}. Correct them or the price.`,
    );
  }
  if (onRoadPrice === null || onRoad.rest >= 0) return [];
  const isOnRoad = priceKnown === 'onRoad';
  return problemAt(
    isOnRoad ? ['quotedPrice', 'exShowroomKnown'] : ['onRoadPrice', 'exShowroom', 'priceKnown'],
    `The on-road price of ${inr(onRoadPrice)} is less than the ex-showroom price of ${inr(exShowroom)}${onRoad.tcs > 0 ? ` with ${inr(onRoad.tcs)} of TCS` : ''}. Correct one of them${isOnRoad ? '' : ', or choose “On-road price” as the price that you know'}.`,
  );
}

/** Returns what in the input makes no loan, as sentences. */
export function problems(typed: CarLoanInput): readonly Problem[] {
  const input = pricedInput(typed);
  if (input.loanBasis !== 'amount' && isRoadTaxUnknown(input)) {
    return problemAt(
      ['roadTax', 'state'],
      'We have no road tax rate for this State and fuel. Enter the road tax under “Fuel and the dealer’s price sheet”, its rate under “Road tax by your State’s own rate”, or the loan itself under “Loan terms”.',
    );
  }
  const onRoad = onRoadOf(input);
  const ofPrices = priceProblems(input, onRoad);
  if (ofPrices.length > 0) return ofPrices;
  const loan = loanOf(input, onRoad);
  if (loan < 1_000) {
    return problemAt(
      boxOfLoan[input.loanBasis],
      `Less than ₹1,000 of the on-road price of ${inr(onRoad.total)} is left to borrow. ${smaller[input.loanBasis]}`,
    );
  }
  if (loan > onRoad.total) {
    return problemAt(
      boxOfLoan[input.loanBasis],
      `The loan of ${inr(loan)} is more than the on-road price of ${inr(onRoad.total)}${isRoadTaxUnknown(input) ? ', in which road tax is not counted. Enter the road tax from the dealer’s price sheet' : '. Borrow that much or less'}.`,
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
