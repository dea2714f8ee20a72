import { houseLoanRules, lendingPractice } from '@/content/rules/loans';
import { type SaleDuty, saleDuty } from '@/content/rules/stamp-duty';
import { type LendingTier, largestLoan, leastValue } from '@/lib/finance/loan-to-value';
import type { HomeLoanEligibilityInput } from './form';
import { firstEmiFor, loanFor } from './rising-emi';

const { tiers: lower, above } = houseLoanRules.loanToValue.value;
const tiers: readonly LendingTier[] = [...lower, { upTo: Number.POSITIVE_INFINITY, percent: above }];

/** The longest tenure lenders give, in months. */
export const LONGEST = 360;

/** Stamp duty and registration in ₹ on a price, and what they are in % of it. */
interface Duty {
  readonly amount: number;
  readonly percent: number;
}

/** Returns stamp duty and registration on a price: as typed, or typical for the State. */
export function dutyOn(price: number, { state, dutyPercent }: HomeLoanEligibilityInput): Duty {
  if (dutyPercent !== null) return { amount: (price * dutyPercent) / 100, percent: dutyPercent };
  const typical: SaleDuty = saleDuty.states[state];
  const holds = ({ upTo }: { readonly upTo: number | null }) => upTo === null || price <= upTo;
  const stamp = typical.stamp.find(holds)?.percent ?? 0;
  const registration =
    typical.registrationFees?.find(holds)?.fee ??
    Math.min((price * typical.registration) / 100, typical.registrationCap ?? Number.POSITIVE_INFINITY);
  const amount = (price * stamp) / 100 + registration;
  return { amount, percent: (amount / price) * 100 };
}

/** Returns the value in ₹ on which the lender's share is taken: for low prices stamp duty and registration count. */
function lendingValue(price: number, input: HomeLoanEligibilityInput): number {
  return price <= houseLoanRules.dutyCountsUpTo.value ? price + dutyOn(price, input).amount : price;
}

/** Returns the most in ₹ that may be lent on a house of a price. */
export function mostLoanOn(price: number, input: HomeLoanEligibilityInput): number {
  return largestLoan(lendingValue(price, input), tiers);
}

/** Returns the share of income in % that all EMIs may take: as typed, or usual for an income in ₹ a month. */
function emiShareOf(income: number, { emiShare }: HomeLoanEligibilityInput): number {
  return emiShare ?? lendingPractice.emiShare.value.findLast(({ from }) => income >= from)?.percent ?? 0;
}

type CoApplicant = HomeLoanEligibilityInput['coApplicants'][number];

/** Returns whether a co-applicant who earns has reached the age by which the loan must end: that income brings no loan. */
const isPastAge = ({ lastAge }: HomeLoanEligibilityInput, each: CoApplicant) =>
  each.income > 0 && each.age >= (each.lastAge ?? lastAge);

/** Returns the co-applicants with whom the loan is worked out: those past the age are left out with their EMIs, as if they did not apply. */
export const countedApplicants = (input: HomeLoanEligibilityInput): readonly CoApplicant[] =>
  input.coApplicants.filter((each) => !isPastAge(input, each));

/** Returns the co-applicants who are left out for their age. */
export const leftOutApplicants = (input: HomeLoanEligibilityInput): readonly CoApplicant[] =>
  input.coApplicants.filter((each) => isPastAge(input, each));

/** Who of those who earn decides how long the loan may run: the age by which it must end for them, and the months until then. */
interface AgeLimit {
  readonly lastAge: number;
  /** 0 or less where no time is left. */
  readonly months: number;
}

/** Returns who must be done first: the applicant, or a co-applicant who earns, each by their own age or the lender's. */
export function ageLimitOf(input: HomeLoanEligibilityInput): AgeLimit {
  const { age, lastAge } = input;
  const earners = countedApplicants(input).flatMap((each) =>
    each.income > 0 ? [{ age: each.age, lastAge: each.lastAge ?? lastAge }] : [],
  );
  return [{ age, lastAge }, ...earners]
    .map((each) => ({ lastAge: each.lastAge, months: (each.lastAge - each.age) * 12 }))
    .reduce((first, each) => (each.months < first.months ? each : first));
}

/** Returns the months that are left until the first of those who earn reaches the age at which the loan must end. */
export const monthsByAge = (input: HomeLoanEligibilityInput): number => ageLimitOf(input).months;

/** Returns the self-employed applicant's income by the returns, ₹ a month: profit after tax and depreciation; 0 without returns. */
export function incomeByReturns({ returns, returnsCounted }: HomeLoanEligibilityInput): number {
  if (returns.length === 0) return 0;
  const years = returns.map(({ profit, depreciation }) => profit + depreciation);
  const counted =
    returnsCounted === 'lowest' ? Math.min(...years) : years.reduce((sum, each) => sum + each, 0) / years.length;
  return counted / 12;
}

/** Incomes other than the applicant's own pay, and what existing debts take; ₹ a month. */
function othersOf(input: HomeLoanEligibilityInput) {
  let income = (input.variablePay * input.variableShare) / 100 + incomeByReturns(input);
  let emis = input.emis + (input.cardDues * lendingPractice.cardShare.value) / 100;
  for (const each of countedApplicants(input)) {
    income += each.income;
    emis += each.emis;
  }
  return { income, emis };
}

export type Limit = 'income' | 'debts' | 'age' | 'multiple' | 'value';

/** What a lender would grant: each limit as a loan in ₹ (null: not applied), and the one that binds. */
export interface Assessment {
  /** ₹ a month that count, and what present EMIs and card dues take of them. */
  readonly income: number;
  readonly debts: number;
  readonly sharePercent: number;
  /** ₹ a month left for a new EMI. */
  readonly emiRoom: number;
  readonly months: number;
  readonly byIncome: number;
  readonly byMultiple: number | null;
  readonly byValue: number | null;
  readonly loan: number;
  readonly emi: number;
  readonly binding: Limit;
}

/** Returns what a lender would grant for an input that `check` has let through. */
export function assess(input: HomeLoanEligibilityInput): Assessment {
  const others = othersOf(input);
  const income = input.income + others.income;
  const sharePercent = emiShareOf(income, input);
  const emiRoom = Math.max(0, (income * sharePercent) / 100 - others.emis);
  const months = Math.min(input.tenure, monthsByAge(input));
  const byIncome = loanFor(emiRoom, input, months);
  const byMultiple = input.multiple === null ? null : income * input.multiple;
  const byValue = input.price === null ? null : mostLoanOn(input.price, input);
  const loan = Math.min(byIncome, byMultiple ?? byIncome, byValue ?? byIncome);
  let binding: Limit = 'income';
  if (emiRoom === 0) binding = 'debts';
  else if (loan === byIncome) binding = months < input.tenure ? 'age' : 'income';
  else binding = loan === byMultiple ? 'multiple' : 'value';
  return {
    income,
    debts: others.emis,
    sharePercent,
    emiRoom,
    months,
    byIncome,
    byMultiple,
    byValue,
    loan,
    emi: firstEmiFor(loan, input, months),
    binding,
  };
}

/**
 * Returns the dearest house in ₹ that a loan up to a limit and own money pay for with stamp duty and registration; without
 * own money stated, the least price for which the lender's share of the value allows that loan.
 */
export function priceFor(mostLoan: number, input: HomeLoanEligibilityInput): number {
  const { ownMoney } = input;
  if (ownMoney === null) return leastValue(mostLoan, tiers);
  let affordable = 0;
  let tooDear = mostLoan + ownMoney + 1;
  // Price and duty less the loan grow with the price, also where a slab of the duty begins.
  for (let round = 0; round < 80; round += 1) {
    const price = (affordable + tooDear) / 2;
    const loan = Math.min(mostLoan, mostLoanOn(price, input));
    if (price + dutyOn(price, input).amount - loan <= ownMoney) affordable = price;
    else tooDear = price;
  }
  return affordable;
}

/** What a house asks of a buyer, all in ₹; incomes a month. */
export interface Requirement {
  readonly duty: Duty;
  readonly mostLoan: number;
  readonly loan: number;
  readonly ownMoney: number;
  /** How much more own money is needed than there is; 0 where it is enough or not stated. */
  readonly short: number;
  readonly months: number;
  readonly emi: number;
  readonly debts: number;
  readonly income: number;
  readonly sharePercent: number;
  /** The part of the income that the applicant's own pay must bring. */
  readonly ownIncome: number;
}

/** Returns what a house of the wanted price asks: the loan, own money and the income for it. */
export function requirementOf(input: HomeLoanEligibilityInput): Requirement {
  const price = input.wantedPrice;
  const duty = dutyOn(price, input);
  const mostLoan = mostLoanOn(price, input);
  const total = price + duty.amount;
  const loan = input.ownMoney === null ? mostLoan : Math.min(mostLoan, Math.max(0, total - input.ownMoney));
  const months = Math.min(input.tenure, monthsByAge(input));
  const emi = firstEmiFor(loan, input, months);
  const others = othersOf(input);
  const income = incomeFor(loan, emi + others.emis, input);
  return {
    duty,
    mostLoan,
    loan,
    ownMoney: total - loan,
    short: Math.max(0, total - loan - (input.ownMoney ?? total)),
    months,
    emi,
    debts: others.emis,
    income,
    sharePercent: emiShareOf(income, input),
    ownIncome: Math.max(0, income - others.income),
  };
}

/** Returns the least income in ₹ a month whose share for EMIs covers the given EMIs and whose multiple covers the loan. */
function incomeFor(loan: number, emis: number, input: HomeLoanEligibilityInput): number {
  const byMultiple = input.multiple === null ? 0 : loan / input.multiple;
  const bands = input.emiShare === null ? lendingPractice.emiShare.value : [{ from: 0, percent: input.emiShare }];
  for (const [index, { from, percent }] of bands.entries()) {
    const income = Math.max(from, (emis * 100) / percent, byMultiple);
    if (income < (bands[index + 1]?.from ?? Number.POSITIVE_INFINITY)) return income;
  }
  return byMultiple;
}

/** One change and the loan in ₹ that it adds, found by assessing the changed input. */
export interface Gain {
  readonly change: string;
  readonly gain: number;
}

/** Returns what each change would add to the loan, the most first; changes that add nothing are left out. */
export function gainsOf(input: HomeLoanEligibilityInput, now: Assessment, rupees: (value: number) => string): Gain[] {
  const partnerPay = Math.max(10_000, Math.round(input.income / 2 / 1_000) * 1_000);
  const longer = Math.min(input.tenure + 60, LONGEST);
  const candidates: [string, Partial<HomeLoanEligibilityInput> | null][] = [
    [
      `A co-applicant who takes home ${rupees(partnerPay)}`,
      input.coApplicants.length < 4
        ? {
            coApplicants: [...input.coApplicants, { income: partnerPay, emis: 0, age: input.age, lastAge: null }],
          }
        : null,
    ],
    ['Applying without a co-applicant', input.coApplicants.length > 0 ? { coApplicants: [] } : null],
    ...(input.coApplicants.length > 1
      ? input.coApplicants.map((left, index): [string, Partial<HomeLoanEligibilityInput>] => [
          `Applying without co-applicant ${index + 1}`,
          { coApplicants: input.coApplicants.filter((each) => each !== left) },
        ])
      : []),
    [
      'Closing your other loans and card dues first',
      now.debts > 0
        ? { emis: 0, cardDues: 0, coApplicants: input.coApplicants.map((each) => ({ ...each, emis: 0 })) }
        : null,
    ],
    [`A tenure of ${longer / 12} years`, longer > input.tenure && longer % 12 === 0 ? { tenure: longer } : null],
    ['A rate lower by 0.5%', input.rate >= 0.5 ? { rate: input.rate - 0.5 } : null],
    [
      'A lender that counts 5% more of your income',
      now.sharePercent + 5 <= 80 ? { emiShare: now.sharePercent + 5 } : null,
    ],
    ['A lender that lends to an age 5 years higher', input.lastAge + 5 <= 80 ? { lastAge: input.lastAge + 5 } : null],
    ['A house valued a tenth higher', input.price === null ? null : { price: input.price * 1.1 }],
  ];
  return candidates
    .flatMap(([change, changed]) =>
      changed ? [{ change, gain: assess({ ...input, ...changed }).loan - now.loan }] : [],
    )
    .filter(({ gain }) => gain >= 1)
    .sort((a, b) => b.gain - a.gain);
}
