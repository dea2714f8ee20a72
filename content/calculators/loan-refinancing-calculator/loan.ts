import { loanRules } from '@/content/rules/loans';
import { amortise, annualPercentageRate, levelPayment, periodsToRepay } from '@/lib/finance/loan';
import { type Repayment, type RunningLoan, repay } from '@/lib/finance/prepayment';
import { type Ahead, aheadOf, movedLoan, rateWithInterest } from '@/lib/finance/refinance';
import { formatMonths } from '@/lib/format';
import type { LoanRefinancingInput } from './form';

/** Months by which the example of a stretched tenure is longer. */
const STRETCH = 60;

/** The longest tenure that the form takes, in months. */
const LONGEST = 480;

/** Returns the loan as it runs today; null where the EMI does not exceed the interest. */
export function presentLoan({ balance, rate, monthsLeft, emi }: LoanRefinancingInput): RunningLoan | null {
  const ratePerPeriod = rate / 1200;
  if (emi === null) {
    return {
      balance,
      ratePerPeriod,
      instalment: levelPayment(balance, ratePerPeriod, monthsLeft),
      periods: monthsLeft,
    };
  }
  const periods = periodsToRepay(balance, ratePerPeriod, emi);
  return periods === null ? null : { balance, ratePerPeriod, instalment: emi, periods };
}

/** One way to go on: its schedule, what it costs to take it, and ₹ paid less in all than by staying (negative: more). */
export interface Way {
  readonly name: string;
  readonly instalment: number;
  readonly schedule: Repayment;
  readonly cost: number;
  readonly saved: number;
}

/** The costs of moving in ₹; `tax` is the GST on fee, the lender's legal charges and foreclosure charge. */
export interface Costs {
  readonly fee: number;
  readonly foreclosure: number;
  readonly tax: number;
  readonly total: number;
}

/** Returns the costs of moving the balance; the fee on a top-up is a cost of the top-up. */
function costsOf(input: LoanRefinancingInput): Costs {
  const fee = (input.balance * input.feePercent) / 100;
  const foreclosure = (input.balance * input.chargePercent) / 100;
  const tax = ((fee + input.legalCosts + foreclosure) * loanRules.gstOnFees.value) / 100;
  return {
    fee,
    foreclosure,
    tax,
    total: fee + input.legalCosts + foreclosure + tax + input.untaxedCosts + input.stampDuty,
  };
}

/** A top-up: its EMI, interest, fee with GST, all in ₹, and what it costs in % a year with the fee. */
interface TopUp {
  readonly instalment: number;
  readonly interest: number;
  readonly fee: number;
  readonly yearlyCost: number | null;
}

/** All that the page compares. */
export interface Comparison {
  readonly loan: RunningLoan;
  readonly costs: Costs;
  readonly stay: Way;
  /** The move over the time that is left now: like with like. */
  readonly sameTime: Way;
  /** The move as the visitor has it. */
  readonly plan: Way;
  /** Interest in ₹ that the costs added to the loan cost until it ends; 0 where they are paid at the start. */
  readonly interestOnCosts: number;
  /** All ways, the plan among them, each once. */
  readonly ways: readonly Way[];
  readonly own: Way | null;
  readonly ahead: Ahead;
  /** Rates in % a year: from where moving no longer pays over the same time, and what makes staying as good without a fee. */
  readonly stopsAt: number | null;
  readonly matchedAt: number | null;
  /** What the move is worth today in ₹: the old payments discounted at the new rate, less the balance and the costs. */
  readonly worthToday: number;
  readonly topUp: TopUp | null;
}

/**
 * Returns the ways to go on with a loan that `check` has let through.
 * @throws RangeError for an EMI that never repays the loan.
 */
export function comparisonOf(input: LoanRefinancingInput): Comparison {
  const loan = presentLoan(input);
  if (!loan) throw new RangeError('This loan is never repaid; check refuses it.');
  const costs = costsOf(input);
  const newRate = input.newRate / 1200;
  const old = repay(loan, [], 'instalment');
  const wayOf = (name: string, moved: RunningLoan, cost: number): Way => {
    const schedule = repay(moved, [], 'instalment');
    const saved = old.totalInterest - schedule.totalInterest - cost;
    return { name, instalment: moved.instalment, schedule, cost, saved: Math.abs(saved) < 1e-6 ? 0 : saved };
  };
  // Costs that the new lender adds are owed there and bear interest; they are paid all the same, with the EMIs.
  const atNewLender = input.addCosts ? { ...loan, balance: loan.balance + costs.total } : loan;
  const move = (name: string, periods: number, least = 0) =>
    wayOf(name, movedLoan(atNewLender, newRate, periods, least), costs.total);

  const stay = wayOf('Stay as you are', loan, 0);
  const sameTime = move('Move, same time', loan.periods);
  const kept = move('Move, keep the EMI', loan.periods, loan.instalment);
  const term = input.newTenure ?? loan.periods;
  const isSameTerm = term === loan.periods;
  const chosen = isSameTerm ? sameTime : move(`Move, over ${formatMonths(term)}`, term);
  const leastEmi = input.keepEmi ? loan.instalment : 0;
  const plan = input.keepEmi ? move('Move, keep the EMI', term, leastEmi) : chosen;
  const longer = Math.ceil(loan.periods) + STRETCH;
  const stretched = isSameTerm && longer <= LONGEST ? [move(`Move, stretched to ${formatMonths(longer)}`, longer)] : [];
  const own =
    input.ownRate === null
      ? null
      : wayOf(
          'Stay, lower rate',
          movedLoan(loan, input.ownRate / 1200, loan.periods),
          input.ownFee * (1 + loanRules.gstOnFees.value / 100),
        );
  const ways = [stay, ...(own ? [own] : []), sameTime, kept, ...(isSameTerm ? stretched : [chosen])];

  const found = aheadOf(old, plan.schedule, costs.total);
  // Without costs a move that only ever breaks even, as at the same rate, is never ahead.
  const ahead =
    costs.total > 0 || found.by.some((rupees) => rupees > 0.005) ? found : { ...found, from: null, until: null };
  const stopsAt = rateWithInterest(atNewLender, old.totalInterest - costs.total);
  const matchedAt = sameTime.saved > 0 ? rateWithInterest(loan, old.totalInterest - sameTime.saved) : null;
  let worth = 0;
  for (let period = old.periods; period > 0; period -= 1) {
    worth = (worth + (old.instalments[period] ?? 0)) / (1 + newRate);
  }
  return {
    loan,
    costs,
    stay,
    sameTime,
    plan,
    interestOnCosts: input.addCosts
      ? plan.schedule.totalInterest - repay(movedLoan(loan, newRate, term, leastEmi), [], 'instalment').totalInterest
      : 0,
    ways: input.keepEmi ? ways.map((way) => (way === kept ? plan : way)) : ways,
    own,
    ahead,
    stopsAt: stopsAt === null ? null : stopsAt * 1200,
    matchedAt: matchedAt === null ? null : matchedAt * 1200,
    worthToday: worth - input.balance - costs.total,
    topUp: topUpOf(input, Math.ceil(term - 1e-9)),
  };
}

function topUpOf(input: LoanRefinancingInput, periods: number): TopUp | null {
  if (input.topUp === 0) return null;
  const { rows } = amortise({ principal: input.topUp, ratePerPeriod: input.newRate / 1200, periods });
  const fee = ((input.topUp * input.feePercent) / 100) * (1 + loanRules.gstOnFees.value / 100);
  return {
    instalment: rows[0]?.instalment ?? 0,
    interest: rows.reduce((total, row) => total + row.interest, 0),
    fee,
    yearlyCost: annualPercentageRate(input.topUp - fee, rows),
  };
}
