import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { levelPayment, principalRepaidBy } from '@/lib/finance/level-payment';
import type { HomeLoanEligibilityInput } from './form';

const PER_YEAR = 12;

type Terms = Pick<HomeLoanEligibilityInput, 'rate' | 'stepUp' | 'stepYears'>;

/** Returns how many times the first EMI is paid in a month, counted from 1: it rises after every 12 EMIs, `stepYears` times at most. */
function multipleOf({ stepUp, stepYears }: Terms, month: number): number {
  return (1 + stepUp / 100) ** Math.min(Math.floor((month - 1) / PER_YEAR), stepYears);
}

/** Returns whether rising EMIs that repay a loan in a number of months would begin below its interest, so that it would grow. */
export function isCapped(terms: Terms, months: number): boolean {
  return terms.stepUp > 0 && terms.rate > 0 && worthOf(terms, months) > PER_YEAR * (100 / terms.rate);
}

/** Returns what the EMIs of a number of months are worth at the rate, for each ₹1 of the first one. */
function worthOf(terms: Terms, months: number): number {
  let worth = 0;
  let discount = 1;
  for (let month = 1; month <= months; month += 1) {
    discount /= 1 + terms.rate / 1200;
    worth += multipleOf(terms, month) * discount;
  }
  return worth;
}

/** Returns the loan in ₹ for each ₹1 of the first EMI: what the EMIs are worth, at most what ₹1 pays the interest of in a month. */
function loanPerRupee(terms: Terms, months: number): number {
  return isCapped(terms, months) ? PER_YEAR * (100 / terms.rate) : worthOf(terms, months);
}

/** Returns the loan in ₹ that a first EMI repays within a number of months. */
export function loanFor(firstEmi: number, terms: Terms, months: number): number {
  return terms.stepUp === 0
    ? principalRepaidBy(firstEmi, terms.rate / 1200, months)
    : firstEmi * loanPerRupee(terms, months);
}

/** Returns the first EMI in ₹ that repays a loan within a number of months. */
export function firstEmiFor(loan: number, terms: Terms, months: number): number {
  return terms.stepUp === 0 ? levelPayment(loan, terms.rate / 1200, months) : loan / loanPerRupee(terms, months);
}

/** A year of rising EMIs, in ₹: the EMI of a month, the interest of the year, and what is owed at its end. */
interface RisingYear {
  readonly year: number;
  readonly emi: number;
  readonly interest: number;
  readonly owed: number;
}

/** Rising EMIs until a loan is repaid. */
interface RisingEmis {
  readonly years: readonly RisingYear[];
  /** The highest EMI in ₹, and the month in which the loan ends. */
  readonly highest: number;
  readonly months: number;
}

/** Returns the years of rising EMIs that repay a loan within a number of months, from its first EMI. */
export function risingEmis(loan: number, firstEmi: number, terms: Terms, months: number): RisingEmis {
  const years: RisingYear[] = [];
  let owed = loan;
  let interest = 0;
  let month = 0;
  while (month < months && owed > HALF_PAISA) {
    month += 1;
    const emi = firstEmi * multipleOf(terms, month);
    const ofMonth = (owed * terms.rate) / 1200;
    interest += ofMonth;
    owed = Math.max(0, owed + ofMonth - emi);
    if (owed <= HALF_PAISA) owed = 0;
    if (month % PER_YEAR === 0 || month === months || owed === 0) {
      years.push({ year: years.length + 1, emi, interest, owed });
      interest = 0;
    }
  }
  return { years, highest: firstEmi * multipleOf(terms, Math.max(1, month)), months: month };
}
