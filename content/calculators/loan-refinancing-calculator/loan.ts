import { smallerLast } from '@/content/loans/equal-emis';
import { loanRules } from '@/content/rules/loans';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { periodicRate } from '@/lib/finance/irr';
import { levelPayment, wholePeriodsToRepay } from '@/lib/finance/level-payment';
import { type Repayment, type RunningLoan, repay } from '@/lib/finance/prepayment';
import {
  type Ahead,
  aheadOf,
  type FirstRate,
  type Moved,
  movedLoan,
  movedRepayment,
  rateWithInterest,
} from '@/lib/finance/refinance';
import { formatMonths } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import form, { type LoanRefinancingInput } from './form';

/** Months by which the example of a stretched tenure is longer. */
const STRETCH = 60;

/** The longest tenure that the form takes, in months. */
const LONGEST = 480;

/** The highest rate that the form takes, % a year: no lender asks for more. */
export const HIGHEST_RATE = form.fields.newRate.max;

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
  const periods = wholePeriodsToRepay(balance, ratePerPeriod, emi);
  return periods === null ? null : { balance, ratePerPeriod, instalment: emi, periods };
}

/**
 * Returns the input with the rates that hold: where the first rate lasts as long as any way to go on, it is the one rate of the new loan, and
 * the other never holds.
 */
export function withRatesThatHold(input: LoanRefinancingInput): LoanRefinancingInput {
  const left = presentLoan(input)?.periods ?? input.monthsLeft;
  const isWhole = input.firstMonths > 0 && input.firstMonths >= Math.max(input.newTenure ?? left, left);
  return isWhole ? { ...input, newRate: input.firstRate, firstMonths: 0 } : input;
}

/** One way to go on: its schedule, what it costs to take it, and ₹ paid less in all than by staying (negative: more). */
export interface Way {
  readonly name: string;
  readonly instalment: number;
  /** The EMI after the first rate; null where there is none, or the loan ends before. */
  readonly later: number | null;
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

/** A top-up: its EMI, the EMI after the first rate, interest, fee with GST, all in ₹, and what it costs in % a year with the fee. */
interface TopUp {
  readonly instalment: number;
  readonly later: number | null;
  readonly interest: number;
  readonly fee: number;
  readonly yearlyCost: number | null;
}

/** Returns the first rate of the new loan; null where it has one rate. */
const firstRateOf = ({ firstMonths, firstRate }: LoanRefinancingInput): FirstRate | null =>
  firstMonths > 0 ? { ratePerPeriod: firstRate / 1200, periods: firstMonths } : null;

/** All that the page compares. */
export interface Comparison {
  readonly loan: RunningLoan;
  readonly costs: Costs;
  readonly stay: Way;
  /** The last EMI by staying, ₹, where it is smaller than the others; a lender sets those of a new loan equal. */
  readonly smallerLast: number | null;
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
  /** Rates in % a year: from where moving no longer pays over the same time (the rate after a first one), and what makes staying as good without a fee. */
  readonly stopsAt: number | null;
  /** Whether moving pays over the same time at every rate that the form takes, as where a low first rate holds almost to the end. */
  readonly paysAtAnyRate: boolean;
  readonly matchedAt: number | null;
  /** What the move is worth today in ₹: the old payments discounted at the rates of the new loan, less the balance and the costs. */
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
  const wayOf = (name: string, moved: Moved, cost: number): Way => {
    const saved = old.totalInterest - moved.schedule.totalInterest - cost;
    return { name, ...moved, cost, saved: Math.abs(saved) < 1e-6 ? 0 : saved };
  };
  const level = (of: RunningLoan): Moved => ({
    instalment: of.instalment,
    later: null,
    schedule: repay(of, [], 'instalment'),
  });
  const first = firstRateOf(input);
  // Costs that the new lender adds are owed there with interest; they are paid all the same, with the EMIs.
  const atNewLender = input.addCosts ? { ...loan, balance: loan.balance + costs.total } : loan;
  const move = (name: string, periods: number, least = 0) =>
    wayOf(name, movedRepayment(atNewLender, newRate, periods, first, least), costs.total);

  const stay = wayOf('Stay as you are', level(loan), 0);
  const sameTime = move('Move, same time', loan.periods);
  const kept = move('Move, keep the EMI', loan.periods, loan.instalment);
  const term = input.newTenure ?? loan.periods;
  const isSameTerm = term === loan.periods;
  const chosen = isSameTerm ? sameTime : move(`Move, over ${formatMonths(term)}`, term);
  const leastEmi = input.keepEmi ? loan.instalment : 0;
  // Where the new loan asks for more than the present EMI all the time, there is nothing to keep.
  const asked = input.keepEmi ? move('Move, keep the EMI', term, leastEmi) : chosen;
  const plan = asked.schedule.totalInterest === chosen.schedule.totalInterest ? chosen : asked;
  const longer = loan.periods + STRETCH;
  const stretched = isSameTerm && longer <= LONGEST ? [move(`Move, stretched to ${formatMonths(longer)}`, longer)] : [];
  const own =
    input.ownRate === null
      ? null
      : wayOf(
          'Stay, lower rate',
          level(movedLoan(loan, input.ownRate / 1200, loan.periods)),
          input.ownFee * (1 + loanRules.gstOnFees.value / 100),
        );
  const isKept = kept.instalment <= loan.instalment + HALF_PAISA;
  const keeping = plan === chosen ? isKept && kept : plan;
  const ways = listOf(stay, own, sameTime, keeping, ...(isSameTerm ? stretched : [chosen]));

  const found = aheadOf(old, plan.schedule, costs.total);
  // Without costs a move that only ever breaks even, as at the same rate, is never ahead.
  const ahead =
    costs.total > 0 || found.by.some((rupees) => rupees > 0.005) ? found : { ...found, from: null, until: null };
  const { paysAtAnyRate, stopsAt } = breakEven(atNewLender, old.totalInterest - costs.total, first);
  const matchedAt = sameTime.saved > 0 ? rateWithInterest(loan, old.totalInterest - sameTime.saved) : null;
  let worth = 0;
  for (let period = old.periods; period > 0; period -= 1) {
    const rate = first && period <= first.periods ? first.ratePerPeriod : newRate;
    worth = (worth + (old.instalments[period] ?? 0)) / (1 + rate);
  }
  return {
    loan,
    costs,
    stay,
    smallerLast: smallerLast(old.instalments.slice(1)),
    sameTime,
    plan,
    interestOnCosts: input.addCosts
      ? plan.schedule.totalInterest - movedRepayment(loan, newRate, term, first, leastEmi).schedule.totalInterest
      : 0,
    ways,
    own,
    ahead,
    stopsAt,
    paysAtAnyRate,
    matchedAt: matchedAt === null ? null : matchedAt * 1200,
    worthToday: worth - input.balance - costs.total,
    topUp: topUpOf(input, term),
  };
}

/** Returns up to which rate in % a year, after a first one, a move over the same time costs less than the interest given in ₹. */
function breakEven(
  loan: RunningLoan,
  interest: number,
  first: FirstRate | null,
): Pick<Comparison, 'stopsAt' | 'paysAtAnyRate'> {
  const atHighest = movedRepayment(loan, HIGHEST_RATE / 1200, loan.periods, first).schedule.totalInterest;
  if (atHighest < interest) return { stopsAt: null, paysAtAnyRate: true };
  const rate = rateWithInterest(loan, interest, first);
  return { stopsAt: rate === null ? null : rate * 1200, paysAtAnyRate: false };
}

function topUpOf(input: LoanRefinancingInput, periods: number): TopUp | null {
  if (input.topUp === 0) return null;
  const loan = { balance: input.topUp, ratePerPeriod: input.newRate / 1200, instalment: 0, periods };
  const { instalment, later, schedule } = movedRepayment(loan, loan.ratePerPeriod, periods, firstRateOf(input));
  const fee = ((input.topUp * input.feePercent) / 100) * (1 + loanRules.gstOnFees.value / 100);
  const perMonth = periodicRate([input.topUp - fee, ...schedule.instalments.slice(1).map((paid) => -paid)]);
  return {
    instalment,
    later,
    interest: schedule.totalInterest,
    fee,
    yearlyCost: perMonth === null ? null : perMonth * 1200,
  };
}
