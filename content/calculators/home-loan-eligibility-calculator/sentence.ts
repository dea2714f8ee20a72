import { counted, formatMonths, inr, pct } from '@/lib/format';
import type { HomeLoanEligibilityInput } from './form';
import { type Assessment, ageLimitOf, type Gain, type Limit, monthsByAge, type Requirement } from './loan';
import { risingEmis } from './rising-emi';

export const limitNames: Readonly<Record<Exclude<Limit, 'age'>, string>> = {
  income: 'Your income',
  debts: 'Your present EMIs',
  multiple: 'Income multiple',
  value: 'Value of the house',
};

export const whoseAge = (input: HomeLoanEligibilityInput, { months }: Assessment) =>
  monthsByAge({ ...input, coApplicants: [] }) > months ? 'A co-applicant’s age' : 'Your age';

export function loanSentence(
  input: HomeLoanEligibilityInput,
  now: Assessment,
  gains: readonly Gain[],
  need: number,
): string {
  const best =
    gains[0] && now.binding !== 'value' ? ` ${gains[0].change} would raise it most: by ${inr(gains[0].gain)}.` : '';
  if (now.binding === 'debts') {
    return `Your present EMIs and card dues of ${inr(now.debts)} use up the ${pct(now.sharePercent)} of income that lenders allow for EMIs, so there is no room for a home loan.${best}`;
  }
  const time = input.stepUp === 0 ? now.months : risingEmis(now.loan, now.emi, input, now.months).months;
  const amount = `You can borrow ${inr(now.loan)} over ${formatMonths(time)}, ${emiText(input, now.loan, now.emi, now.months)}.`;
  const why = {
    income: ` Your income is the limit: lenders allow ${pct(now.sharePercent)} of it for all EMIs.`,
    debts: '',
    age: ` ${whoseAge(input, now)} is the limit: the loan must end at ${ageLimitOf(input).lastAge}.`,
    multiple: ` The lender’s limit of ${counted(input.multiple ?? 0, 'month')} of your income decides. By the EMI you can pay, your income would allow ${inr(now.byIncome)}.`,
    value: ` The value of the house is the limit; your income would allow ${inr(now.byIncome)}.`,
  }[now.binding];
  const short = input.price === null || input.ownMoney === null ? 0 : need - input.ownMoney;
  const money =
    input.price === null
      ? ''
      : short > 0.5
        ? ` You need ${inr(need)} of your own money, ${inr(short)} more than you have.`
        : ` You need ${inr(need)} of your own money.`;
  return `${amount}${why}${money}${best}`;
}

/** Returns the EMI in words, with where it rises to. */
function emiText(input: HomeLoanEligibilityInput, loan: number, emi: number, months: number): string {
  if (input.stepUp === 0) return `at an EMI of ${inr(emi)}`;
  const { highest } = risingEmis(loan, emi, input, months);
  return highest - emi < 0.5
    ? `at an EMI of ${inr(emi)}`
    : `at an EMI that begins at ${inr(emi)} and rises to ${inr(highest)}`;
}

/** Returns what a house needs, in words. */
export function houseSentence(input: HomeLoanEligibilityInput, need: Requirement): string {
  const price = inr(input.wantedPrice);
  if (need.loan === 0) {
    return `Your own money pays for the house of ${price} with stamp duty and registration. You need no loan.`;
  }
  const short =
    need.short > 0.5
      ? ` You are ${inr(need.short)} short of own money, because lenders may not lend more on this house.`
      : '';
  const rising = risingEmis(need.loan, need.emi, input, need.months);
  const emi =
    input.stepUp === 0 || rising.highest - need.emi < 0.5
      ? `The EMI is ${inr(need.emi)}`
      : `The EMI begins at ${inr(need.emi)} and rises to ${inr(rising.highest)},`;
  const months = input.stepUp === 0 ? need.months : rising.months;
  return `For a house of ${price} you need ${inr(need.ownMoney)} of your own, a loan of ${inr(need.loan)} and a take-home pay of ${inr(need.ownIncome)} a month. ${emi} for ${formatMonths(months)}.${short}`;
}
