import type { LoanRow } from '@/lib/finance/loan';
import { sumOf } from '@/lib/sum';
import type { GoldLoanInput } from './form';
import { countedPerRupee, type GoldPlan, itemValue, scheduleOf } from './pledge';

/** Some of the items given back for a part payment before the loan ends; amounts in ₹, shares in percent. */
export interface Release {
  /** What stays pledged, at the price of that day, and the most that may be owed on it. */
  readonly value: number;
  readonly limit: number;
  /** What is owed on that day before the part payment, and the interest in it that is not paid yet. */
  readonly owed: number;
  readonly unpaid: number;
  /** What ₹1 that is still owed counts for in the limit: with the interest to the end where all is paid then. */
  readonly countedPerRupee: number;
  /** The smallest part payment that keeps the loan within the limit. */
  readonly least: number;
  /** The same in the next whole rupee: a rupee less would be too little. */
  readonly leastToPay: number;
  readonly payment: number;
  /** The payment as it is made: the one that was typed, or the least in whole rupees. */
  readonly toPay: number;
  readonly owedAfter: number;
  /** What counts in the limit after it, and its share of the value that stays pledged. */
  readonly countsAfter: number;
  readonly share: number;
  readonly isWithin: boolean;
  /** The months from then to the last payment. */
  readonly rows: readonly LoanRow[];
  /** Interest of those months, and of the same months without the part payment. */
  readonly interest: number;
  readonly interestWithout: number;
}

/** An amount that is above a limit by no more than this, ₹, is within it. */
const ROUNDING = 1e-4;

/** Returns the part of each item that stays pledged, as fractions. */
export function partsThatStay({ items, released }: Pick<GoldLoanInput, 'items' | 'released'>): number[] {
  return items.map((item, index) => {
    const back = released.filter((each) => each.item === index + 1);
    const grams = sumOf(back, (each) => each.grams ?? item.gross);
    return Math.max(0, 1 - grams / item.gross);
  });
}

/** Returns the release of items that the input asks for; null where it asks for none. */
export function releaseOf(input: GoldLoanInput, plan: GoldPlan): Release | null {
  if (!input.partRelease || plan.loan <= 0) return null;
  const { mode, tenure, releaseAfter: after } = input;
  const onThatDay = { ...input, price: input.releasePrice ?? input.price };
  const stays = partsThatStay(input);
  const value = sumOf(input.items, (item, index) => itemValue(onThatDay, item) * (stays[index] ?? 0));
  const limit = (value * plan.share) / 100;
  const owed = plan.rows[after - 1]?.closing ?? 0;
  const isSimple = mode === 'quarterly' || (mode === 'bullet' && input.bulletInterest === 'simple');
  const unpaid = isSimple ? owed - plan.loan : 0;
  const counted = countedPerRupee(input, mode, tenure - after);
  const principal = owed - unpaid;
  // A payment goes first to unpaid interest. No interest is charged on that; where it is due every three months, it does not count in the limit.
  const unpaidCounts = mode === 'bullet' ? unpaid : 0;
  const excess = principal * counted + unpaidCounts - limit;
  const least = excess <= ROUNDING ? 0 : excess <= unpaidCounts ? excess : unpaid + principal - limit / counted;
  const leastToPay = Math.ceil(least - ROUNDING);
  const payment = input.releasePayment ?? least;
  const unpaidAfter = Math.max(0, unpaid - payment);
  const principalAfter = principal - Math.max(0, payment - unpaid);
  const countsAfter = principalAfter * counted + (mode === 'bullet' ? unpaidAfter : 0);
  // The same EMI, or the same days of payment, on what is still owed.
  const rows =
    principalAfter <= ROUNDING
      ? []
      : scheduleOf(input, mode, principalAfter, { after, unpaid: unpaidAfter, instalment: plan.payment });
  return {
    value,
    limit,
    owed,
    unpaid,
    countedPerRupee: counted,
    least,
    leastToPay,
    payment,
    toPay: input.releasePayment ?? leastToPay,
    owedAfter: principalAfter + unpaidAfter,
    countsAfter,
    share: (countsAfter / value) * 100,
    isWithin: countsAfter <= limit + ROUNDING,
    rows,
    interest: sumOf(rows, (row) => row.interest),
    interestWithout: sumOf(plan.rows.slice(after), (row) => row.interest),
  };
}
