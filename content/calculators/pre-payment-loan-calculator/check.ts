import { prepaymentCharges } from '@/content/rules/loans';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { leastPayment } from '@/lib/finance/level-payment';
import { type Repayment, type RunningLoan, repay } from '@/lib/finance/prepayment';
import { exactInr, formatMonth, formatMonths, inr, pct } from '@/lib/format';
import type { PrepaymentInput } from './form';
import { runningLoan, typedPrepayments } from './loan';

/** Where ₹1 of debt left alone would grow beyond this, an EMI repays almost nothing for decades. */
const MOST_GROWTH = 10_000;

/** The longest time left that we compute, as the box for it has it. */
const MOST_MONTHS = 480;

/** Returns what in the input makes no loan or no prepayment, as sentences. */
export function problems(input: PrepaymentInput): readonly Problem[] {
  const loan = runningLoan(input);
  if (!loan) return noLoanProblems(input);
  const found = [...loanProblems(input, loan), ...sanctionProblems(input)];
  return found.length > 0 ? found : prepaymentProblems(input, repay(loan, [], 'instalment'));
}

/** Returns the least EMI that none of the checks on the time left refuses, in words. */
const leastEmi = ({ balance, rate }: PrepaymentInput) =>
  inr(leastPayment(balance, rate / 1200, MOST_MONTHS, MOST_GROWTH));

function noLoanProblems(input: PrepaymentInput): readonly Problem[] {
  if (input.known === 'original') {
    return problemAt(
      ['emisPaid', 'tenure'],
      `After ${input.emisPaid} EMIs of ${input.tenure} nothing is left to prepay. Check both.`,
    );
  }
  const interest = (input.balance * input.rate) / 1200;
  const exact = exactInr(interest);
  return problemAt(
    ['emi', 'rate'],
    `An EMI of ${inr(input.emi)} never ends the loan. The interest for the first month is ${exact}. Enter ${leastEmi(input)} or more.`,
  );
}

function loanProblems(input: PrepaymentInput, loan: RunningLoan): readonly Problem[] {
  const timeField = { months: 'monthsLeft', emi: 'emi', original: 'tenure' }[input.known];
  if (loan.periods > MOST_MONTHS) {
    return problemAt(
      ['emi', 'rate'],
      `With an EMI of ${inr(input.emi)} the loan runs for more than ${formatMonths(MOST_MONTHS)}. Enter ${leastEmi(input)} or more, or check the rate.`,
    );
  }
  const periods = input.known === 'original' ? input.tenure : loan.periods;
  if ((1 + loan.ratePerPeriod) ** periods <= MOST_GROWTH) return [];
  return problemAt(
    ['rate', timeField],
    `At ${pct(input.rate)} over ${formatMonths(periods)} an EMI is almost all interest and repays almost nothing. ${input.known === 'emi' ? 'Enter a higher EMI' : 'Choose a shorter time'} or a lower rate.`,
  );
}

function sanctionProblems(input: PrepaymentInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  at(
    ['sanctionedOn', 'nextEmi'],
    input.sanctionedOn.slice(0, 7) > input.nextEmi &&
      `The next EMI is in ${formatMonth(input.nextEmi)}, before the loan was sanctioned. Check both dates.`,
  );
  // A hidden amount counts as its default, so it is compared only where the rule asks for it.
  at(
    ['sanctioned', 'balance'],
    input.known !== 'original' &&
      asksForSanctioned(input) &&
      input.sanctioned < input.balance &&
      `You owe ${inr(input.balance)}, more than the sanctioned amount of ${inr(input.sanctioned)}. Check both.`,
  );
  return found;
}

function asksForSanctioned({ purpose, lender }: PrepaymentInput): boolean {
  const lenders: readonly string[] = prepaymentCharges.businessUpToLimit.value;
  return purpose === 'business' && lenders.includes(lender);
}

/** Returns that no prepayment comes before the end of the loan; where one does, the answer names those that do not. */
function prepaymentProblems(input: PrepaymentInput, { periods }: Repayment): readonly Problem[] {
  const typed = typedPrepayments(input);
  if (typed.some(({ after }) => after < periods)) return [];
  return typed.flatMap(({ field }) =>
    problemAt(
      field,
      `The loan ends with EMI ${periods} from now. Prepay before that: enter at most ${periods - 1} here.`,
    ),
  );
}
