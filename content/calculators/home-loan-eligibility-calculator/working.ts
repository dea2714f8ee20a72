import { emiInWords } from '@/content/loans/emi-in-words';
import { annuity, houseLoanRules, lendingPractice } from '@/content/rules/loans';
import { saleDuty } from '@/content/rules/stamp-duty';
import { sumStep } from '@/content/sum-step';
import { months, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { principalRepaidBy } from '@/lib/finance/level-payment';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { HomeLoanEligibilityInput } from './form';
import {
  type Assessment,
  ageLimitOf,
  countedApplicants,
  dutyOn,
  incomeByReturns,
  monthsByAge,
  mostLoanOn,
  priceFor,
  type Requirement,
} from './loan';
import { isCapped, risingEmis } from './rising-emi';

/** Returns the age that ends the time of the loan, in words. */
const endOf = (input: HomeLoanEligibilityInput): string => {
  const { lastAge } = ageLimitOf(input);
  return countedApplicants(input).some((each) => each.income > 0 && each.lastAge !== null)
    ? `the first applicant who earns reaches the age at which it must end, ${lastAge}`
    : `the oldest applicant who earns is ${lastAge}`;
};

/** Writes the income of a self-employed applicant, where there are returns. */
function returnsStep({ step }: Pick<Worksheet, 'step'>, input: HomeLoanEligibilityInput): void {
  if (input.returns.length === 0) return;
  const years = input.returns.map(({ profit, depreciation }) => inr(profit + depreciation)).join(', ');
  step(
    rupees('Income by your returns, per month', incomeByReturns(input)),
    `Profit after tax and depreciation, ${years}: ${input.returnsCounted === 'lowest' ? 'the lowest year' : 'the average'} ÷ 12`,
  );
}

/** Returns how a rising EMI gives a loan, in words. */
function risingText(input: HomeLoanEligibilityInput, emi: number, months: number): string {
  return isCapped(input, months)
    ? `${inr(emi)} × 12 ÷ ${pct(input.rate)}: a larger loan would grow, because its first EMI would not pay its interest`
    : `What ${months} EMIs are worth at ${pct(input.rate)} ÷ 12, the first ${inr(emi)}, then ${pct(input.stepUp)} more after every 12, ${risesOf(input)}`;
}

/** Returns how often the EMI rises, in words. */
const risesOf = ({ stepYears }: HomeLoanEligibilityInput) => (stepYears === 1 ? 'once' : `${stepYears} times`);

/** Writes where a rising EMI ends. */
function risingSteps(
  { step }: Pick<Worksheet, 'step'>,
  input: HomeLoanEligibilityInput,
  loan: number,
  emi: number,
  most: number,
): void {
  if (input.stepUp === 0 || loan === 0) return;
  const rising = risingEmis(loan, emi, input, most);
  step(
    rupees('Highest EMI', rising.highest),
    `${inr(emi)}, ${pct(input.stepUp)} more each time, ${risesOf(input)} at most`,
  );
  if (rising.months < most) {
    step(months('The loan ends after', rising.months), 'The first EMI pays the whole interest, and later ones more');
  }
}

export function limitSteps({ heading, step }: Worksheet, input: HomeLoanEligibilityInput, now: Assessment): void {
  heading('By income');
  returnsStep({ step }, input);
  const income = step(
    rupees('Income that counts, per month', now.income),
    `Take-home pay, ${input.returns.length > 0 ? 'income by your returns, ' : ''}the counted share of other income, and co-applicants’ pay`,
  );
  const debts = step(
    rupees('Present EMIs and card dues, per month', now.debts),
    `EMIs of all applicants, and ${pct(lendingPractice.cardShare.value)} of card dues`,
    lendingPractice.cardShare.cite,
  );
  step(
    percentage('Share of income for all EMIs', now.sharePercent),
    input.emiShare === null ? 'A usual figure at this income; each lender has its own' : 'As you entered it',
    lendingPractice.emiShare.cite,
  );
  const room = step(
    rupees('Room for a new EMI', now.emiRoom),
    `${inr(income)} × ${pct(now.sharePercent)} − ${inr(debts)}, not below zero`,
  );
  step(
    months('Tenure that counts', now.months),
    `The shorter of ${formatMonths(input.tenure)} and the ${formatMonths(monthsByAge(input))} until ${endOf(input)}`,
  );
  step(
    rupees('Loan by income', now.byIncome),
    input.stepUp === 0
      ? input.rate === 0
        ? `${inr(room)} × ${now.months}`
        : `EMI × (1 − (1 + r)⁻ⁿ) ÷ r with EMI = ${inr(room)}, r = ${pct(input.rate)} ÷ 12, n = ${now.months}`
      : risingText(input, room, now.months),
    annuity,
  );
  if (input.stepUp > 0) {
    const level = step(
      rupees('Loan by income with an EMI that stays', principalRepaidBy(now.emiRoom, input.rate / 1200, now.months)),
      input.rate === 0 ? `${inr(room)} × ${now.months}` : `EMI × (1 − (1 + r)⁻ⁿ) ÷ r with EMI = ${inr(room)}`,
      annuity,
    );
    sumStep({ step }, rupees('More loan by an EMI that rises', now.byIncome - level, { tone: 'own' }), [
      now.byIncome,
      -level,
    ]);
  }
  if (now.byMultiple !== null) {
    step(
      rupees('Loan by income multiple', now.byMultiple),
      `${formatNumber(input.multiple ?? 0)} × ${inr(income)}`,
      lendingPractice.multiple.cite,
    );
  }
}

/** Writes the house: the one in mind, or the one that the loan goes with. */
export function houseSteps({ heading, step }: Worksheet, input: HomeLoanEligibilityInput, now: Assessment) {
  heading('The house');
  if (now.byValue !== null) {
    step(
      rupees('Loan by value of the house', now.byValue),
      `${shares()}, chosen by the amount of the loan`,
      houseLoanRules.loanToValue.cite,
    );
  }
  step(rupees('Home loan you can get', now.loan), 'The smallest of the limits');
  step(
    rupees('Monthly EMI', now.emi),
    input.stepUp === 0
      ? `Repays it in ${formatMonths(now.months)} at ${pct(input.rate)}`
      : `In the first year; it rises as you entered and repays the loan at ${pct(input.rate)}`,
    annuity,
  );
  risingSteps({ step }, input, now.loan, now.emi, now.months);
  const named = input.price ?? priceFor(now.loan, input);
  const duty = dutyOn(Math.max(named, 1), input);
  const dutyAmount = named > 0 ? duty.amount : 0;
  const priceFigure = rupees(
    input.ownMoney === null ? 'Lowest house price for this loan' : 'Highest house price you can afford',
    named,
  );
  if (input.price === null) {
    step(
      priceFigure,
      input.ownMoney === null
        ? `The lowest price at which lenders may lend this amount: ${shares()}`
        : `Loan, ${inr(input.ownMoney)} of your own, and the lender’s share of the value together pay for it`,
      houseLoanRules.loanToValue.cite,
    );
  }
  step(rupees('Stamp duty and registration', dutyAmount), dutyHow(input, duty.percent), saleDuty.cite);
  const loan = Math.min(now.loan, mostLoanOn(named, input));
  const need = sumStep(
    { step },
    rupees('Own money you need', named + dutyAmount - loan),
    [named, dutyAmount, -loan],
    ' of loan',
  );
  return {
    price: named,
    duty: dutyAmount,
    loan,
    need,
    figure: input.price === null ? priceFigure : rupees('Own money you need', need),
  };
}

const shares = () => {
  const { tiers, above } = houseLoanRules.loanToValue.value;
  const parts = tiers.map(({ upTo, percent }) => `${pct(percent)} for a loan up to ${inr(upTo)}`);
  return `${parts.join(', ')}, ${pct(above)} above`;
};

function dutyHow({ state, dutyPercent }: HomeLoanEligibilityInput, percent: number): string {
  return dutyPercent === null
    ? `${pct(percent)} of the price, a typical figure (${saleDuty.states[state].state}). Check with your sub-registrar`
    : `${pct(percent)} of the price, as you entered it`;
}

/** Writes the loan that a house needs, and the income that the loan needs. */
export function requirementSteps(
  { heading, step }: Worksheet,
  input: HomeLoanEligibilityInput,
  need: Requirement,
): void {
  const price = input.wantedPrice;
  heading('The house');
  step(rupees('Stamp duty and registration', need.duty.amount), dutyHow(input, need.duty.percent), saleDuty.cite);
  step(
    rupees('Most that lenders may lend on it', need.mostLoan),
    `${shares()}, chosen by the amount of the loan`,
    houseLoanRules.loanToValue.cite,
  );
  step(
    rupees('Loan you need', need.loan),
    input.ownMoney === null
      ? 'As much as lenders may lend'
      : `${inr(price + need.duty.amount)} less ${inr(input.ownMoney)} of your own, at most what lenders may lend`,
  );
  step(rupees('Own money you need', need.ownMoney), 'Price with stamp duty and registration, less the loan');
  heading('The income');
  returnsStep({ step }, input);
  step(
    months('Tenure that counts', need.months),
    `The shorter of ${formatMonths(input.tenure)} and the ${formatMonths(monthsByAge(input))} until ${endOf(input)}`,
  );
  step(
    rupees('Monthly EMI', need.emi),
    input.stepUp === 0
      ? emiInWords(need.loan, input.rate, need.months)
      : isCapped(input, need.months)
        ? `${inr(need.loan)} × ${pct(input.rate)} ÷ 12: in the first year at least the interest`
        : `In the first year; with the rises it repays ${inr(need.loan)} in ${formatMonths(need.months)} at ${pct(input.rate)}`,
    annuity,
  );
  risingSteps({ step }, input, need.loan, need.emi, need.months);
  step(
    percentage('Share of income for all EMIs', need.sharePercent),
    input.emiShare === null ? 'A usual figure at that income; each lender has its own' : 'As you entered it',
    lendingPractice.emiShare.cite,
  );
  step(
    rupees('Income of all applicants needed, per month', need.income),
    `The lowest income of which ${pct(need.sharePercent)} covers the EMI and ${inr(need.debts)} of present EMIs${input.multiple === null ? '' : ', and the multiple covers the loan'}`,
  );
  step(
    rupees('Take-home pay you need, per month', need.ownIncome),
    `That income, less co-applicants’ pay${input.returns.length > 0 ? ', income by your returns' : ''} and the counted share of other income`,
  );
}
