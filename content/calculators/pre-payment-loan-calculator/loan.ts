import { addMonths, financialYearOf, type IsoMonth } from '@/lib/calendar';
import { balanceAfter, levelPayment, wholePeriodsToRepay } from '@/lib/finance/level-payment';
import { type ExtraPayment, type Repayment, type RunningLoan, repay } from '@/lib/finance/prepayment';
import type { PrepaymentInput } from './form';

/** Returns the loan today; null where the EMI does not exceed the interest or no EMI is left. */
export function runningLoan(input: PrepaymentInput): RunningLoan | null {
  const ratePerPeriod = input.rate / 1200;
  if (input.known === 'emi') {
    const periods = wholePeriodsToRepay(input.balance, ratePerPeriod, input.emi);
    return periods === null ? null : { balance: input.balance, ratePerPeriod, instalment: input.emi, periods };
  }
  if (input.known === 'months') {
    const instalment = levelPayment(input.balance, ratePerPeriod, input.monthsLeft);
    return { balance: input.balance, ratePerPeriod, instalment, periods: input.monthsLeft };
  }
  if (input.emisPaid >= input.tenure) return null;
  const instalment = levelPayment(input.loan, ratePerPeriod, input.tenure);
  const balance = balanceAfter(input.loan, ratePerPeriod, instalment, input.emisPaid);
  return { balance, ratePerPeriod, instalment, periods: input.tenure - input.emisPaid };
}

/** Returns what a row holds: its amount in ₹, or its percentage where it goes by one; null where that is still empty. */
export function valueOfRow({ every, amount, percent }: PrepaymentInput['prepayments'][number]): number | null {
  return every === 'rise' || every === 'share' ? percent : amount;
}

/** Returns where each prepayment that was typed begins: its name, the box that says after which EMI, and that EMI. */
export function typedPrepayments(input: PrepaymentInput): { name: string; field: string; after: number }[] {
  const rows = input.prepayments.flatMap((row, index) =>
    valueOfRow(row) === null
      ? []
      : [
          {
            name: `Prepayment ${index + 1} of “More prepayments”`,
            field: `prepayments.${index}.after`,
            after: row.after,
          },
        ],
  );
  const lumpSum = { name: 'The one-time prepayment', field: 'lumpSumAfter', after: input.lumpSumAfter };
  return input.lumpSum > 0 ? [lumpSum, ...rows] : rows;
}

/** Returns the prepayments that begin before the last of the `periods` EMIs of a loan, as payments counted from the next EMI. */
function extraPayments(input: PrepaymentInput, periods: number): ExtraPayment[] {
  const extra: ExtraPayment[] = [];
  if (input.lumpSum > 0 && input.lumpSumAfter < periods)
    extra.push({ kind: 'amount', from: input.lumpSumAfter, amount: input.lumpSum });
  for (const row of input.prepayments) {
    const { every, after: from } = row;
    const value = valueOfRow(row);
    // A row that is still empty is no prepayment.
    if (value === null || from >= periods) continue;
    if (every === 'rise') extra.push({ kind: 'rise', from, growth: value / 100 });
    else if (every === 'share') extra.push({ kind: 'share', from, every: 12, share: value / 100 });
    else if (every === 'once') extra.push({ kind: 'amount', from, amount: value });
    else extra.push({ kind: 'amount', from, every: every === 'monthly' ? 1 : 12, amount: value });
  }
  return extra;
}

/** The loan with and without the prepayments. */
export interface Comparison {
  readonly loan: RunningLoan;
  readonly keeps: 'instalment' | 'term';
  readonly extra: readonly ExtraPayment[];
  readonly without: Repayment;
  readonly plan: Repayment;
  /** The first period with a prepayment; null where there is none. */
  readonly firstExtra: number | null;
  /** Month and financial year of each period until the end without prepayments; period 0 is the month before the next EMI. */
  readonly month: readonly IsoMonth[];
  readonly year: readonly string[];
}

/** Returns the two schedules of an input that `check` has let through. */
export function comparisonOf(input: PrepaymentInput): Comparison {
  const loan = runningLoan(input);
  if (!loan) throw new RangeError('This loan is never repaid; check refuses it.');
  const keeps = input.prepaymentEffect === 'emi' ? 'term' : 'instalment';
  const without = repay(loan, [], keeps);
  const extra = extraPayments(input, without.periods);
  const plan = repay(loan, extra, keeps);
  const first = plan.extras.findIndex((paid) => paid > 0);
  const month = without.balances.map((_, period) => addMonths(input.nextEmi, period - 1));
  return {
    loan,
    keeps,
    extra,
    without,
    plan,
    firstExtra: first < 0 ? null : first,
    month,
    year: month.map(financialYearOf),
  };
}

/** Returns whether the first prepayment repays all that is owed. */
export const isClosed = ({ plan, firstExtra }: Comparison): boolean => plan.periods === firstExtra;

/**
 * Returns the first single prepayment that is more than what is owed then, after the EMI and the earlier prepayments, both in ₹; undefined where
 * none is. A visitor sees what is owed in whole rupees, so less than a rupee more is no more.
 */
export function moreThanOwed({ extra, plan }: Comparison): { amount: number; owed: number; after: number } | undefined {
  return extra.flatMap((each) => {
    // After the end nothing is owed; a note says that such a prepayment has no effect.
    if (each.kind !== 'amount' || each.every !== undefined || each.from > plan.periods) return [];
    const owed = (plan.balances[each.from] ?? 0) + (plan.extras[each.from] ?? 0);
    return each.amount > Math.ceil(owed) ? [{ amount: each.amount, owed, after: each.from }] : [];
  })[0];
}
