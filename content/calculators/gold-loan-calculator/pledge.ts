import { goldFineness, goldLoanRules, goldLoanToValue, silverPricedAt } from '@/content/rules/gold-loans';
import { loanRules } from '@/content/rules/loans';
import { type NumericFigure, rupees } from '@/lib/calculator';
import { amortise, annualPercentageRate, type LoanRow } from '@/lib/finance/loan';
import { type LendingTier, largestLoan, leastValue, shareFor } from '@/lib/finance/loan-to-value';
import { type Citation, valueOn } from '@/lib/law';
import type { GoldLoanInput, RepaymentMode } from './form';

type Item = GoldLoanInput['items'][number];

/** The first day of the tiers, from which the Directions bind every lender; loans sanctioned before stay under the earlier circulars. */
export const tieredFrom = goldLoanToValue.from.find(({ value }) => value.tiers.length > 0)?.date ?? '';

/** Returns whether a loan is under the Directions. */
export const isUnderDirections = ({ sanctionedOn }: Pick<GoldLoanInput, 'sanctionedOn'>): boolean =>
  sanctionedOn >= tieredFrom;

/** Returns whether an item is silver. */
export const isSilver = ({ kind }: Item): boolean => kind === 'silver' || kind === 'silverCoin';

/** Returns what is pledged, in words. */
export function metalOf({ items }: GoldLoanInput): 'gold' | 'silver' | 'gold and silver' {
  if (items.every(isSilver)) return 'silver';
  return items.some(isSilver) ? 'gold and silver' : 'gold';
}

/** Returns an item's parts per thousand of pure metal. */
export function finenessOf(item: Item): number {
  if (isSilver(item)) return item.silverFineness;
  return item.purity === 'other' ? item.fineness : goldFineness[item.purity].value;
}

/** Returns the grams of an item without stones and wax. */
export const netWeight = (item: Item): number => Math.max(0, item.gross - item.stones);

/** Returns what one gram of gold of the given fineness is worth in ₹ at the price that was entered. */
function goldPerGram(input: GoldLoanInput, fineness: number): number {
  return (input.price * fineness) / goldFineness[input.priceFor].value;
}

/** Returns what one gram of an item is worth in ₹, at the price of its metal. */
export function pricePerGram(input: GoldLoanInput, item: Item): number {
  const fineness = finenessOf(item);
  return isSilver(item) ? ((input.silverPrice ?? 0) * fineness) / silverPricedAt.value : goldPerGram(input, fineness);
}

/** Returns the value of an item in ₹: its metal alone, without stones and making charges. */
export function itemValue(input: GoldLoanInput, item: Item): number {
  return netWeight(item) * pricePerGram(input, item);
}

/** Returns the tiers that hold for a new loan, in order; what other loans use up of a tier is taken off its limit. */
function tiersFor(input: GoldLoanInput): readonly LendingTier[] {
  if (input.limit === 'business') return [{ upTo: Number.POSITIVE_INFINITY, percent: input.ownShare }];
  const { tiers, above } = valueOn(goldLoanToValue, input.sanctionedOn).value;
  const most = input.limit === 'own' ? input.ownShare : Number.POSITIVE_INFINITY;
  return [
    ...tiers.map(({ upTo, percent }) => ({ upTo: upTo - input.otherLoans, percent: Math.min(percent, most) })),
    { upTo: Number.POSITIVE_INFINITY, percent: Math.min(above, most) },
  ];
}

/** Returns the highest share that the RBI allows on the day for a loan for own use, %: that of the smallest loans. */
export function highestShare({ sanctionedOn }: GoldLoanInput): number {
  const { tiers, above } = valueOn(goldLoanToValue, sanctionedOn).value;
  return tiers[0]?.percent ?? above;
}

/** Months in a quarter. */
const QUARTER = 3;

/** Returns the rate of a month, as a fraction. */
const monthlyRate = ({ rate }: GoldLoanInput): number => rate / 1200;

/** Returns what ₹1 of a loan counts for in the limit: with the interest of the months to its end where all is paid at the end. */
export function countedPerRupee(input: GoldLoanInput, mode: RepaymentMode, months: number): number {
  if (mode !== 'bullet') return 1;
  return input.bulletInterest === 'monthly' ? (1 + monthlyRate(input)) ** months : 1 + monthlyRate(input) * months;
}

/** A way to repay and its cost; amounts in ₹, shares in percent. */
export interface GoldPlan {
  /** Of all items together. */
  readonly value: number;
  /** The shares that may be lent, by the size of the loan. */
  readonly tiers: readonly LendingTier[];
  /** What ₹1 of the loan counts for in the limit. */
  readonly countedPerRupee: number;
  /** The largest loan on the items. */
  readonly largest: number;
  readonly loan: number;
  /** The share of the value that may be lent for this loan. */
  readonly share: number;
  /** That share, ₹: what may be owed at today’s price. */
  readonly limit: number;
  readonly rows: readonly LoanRow[];
  /** The regular payment; for a bullet the one payment at the end. */
  readonly payment: number;
  readonly interest: number;
  readonly fee: number;
  readonly charges: number;
  readonly gst: number;
  readonly inHand: number;
  readonly apr: number | null;
  /** By how much the price may fall before the loan counts for more than its share of the value, %. */
  readonly priceFall: number;
  /** The value in ₹ that the wanted loan needs beyond what is there. */
  readonly missing: number;
}

/** Returns the largest loan on the gold, the one taken, and its repayment in a given way. */
export function planFor(input: GoldLoanInput, mode: RepaymentMode): GoldPlan {
  const value = input.items.reduce((sum, item) => sum + itemValue(input, item), 0);
  const tiers = tiersFor(input);
  const counted = countedPerRupee(input, mode, input.tenure);
  const largest = largestLoan(value / counted, tiers);
  const loan = Math.min(input.wanted ?? largest, largest);
  const share = shareFor(loan, tiers);
  const rows = loan > 0 ? scheduleOf(input, mode, loan) : [];
  const fee = (loan * input.feePercent) / 100;
  const gst = ((fee + input.charges) * loanRules.gstOnFees.value) / 100;
  const inHand = loan - fee - input.charges - gst;
  const limit = (value * share) / 100;
  return {
    value,
    tiers,
    countedPerRupee: counted,
    largest,
    loan,
    share,
    limit,
    rows,
    payment: (mode === 'bullet' ? rows.at(-1) : rows[mode === 'quarterly' ? QUARTER - 1 : 0])?.instalment ?? 0,
    interest: rows.reduce((sum, row) => sum + row.interest, 0),
    fee,
    charges: input.charges,
    gst,
    inHand,
    apr: inHand > 0 ? annualPercentageRate(inHand, rows) : null,
    priceFall: limit > 0 ? Math.max(0, 100 * (1 - (loan * counted) / limit)) : 0,
    missing: input.wanted !== null && input.wanted > largest ? leastValue(input.wanted, tiers) * counted - value : 0,
  };
}

const paymentLabel: Readonly<Record<RepaymentMode, string>> = {
  emi: 'Monthly EMI',
  interest: 'Interest each month',
  quarterly: 'Interest every three months',
  bullet: 'Due at the end',
};

/**
 * Returns the input as the loan is repaid: interest every three months on a loan of no more than three is due once, with the loan, so that it
 * is one repaid at the end with interest on the loan alone.
 */
export const asRepaid = (input: GoldLoanInput): GoldLoanInput =>
  input.mode === 'quarterly' && input.tenure <= QUARTER
    ? { ...input, mode: 'bullet', bulletInterest: 'simple' }
    : input;

/** Returns what is paid each time, or at the end, in ₹. */
export function paymentFigure({ mode }: GoldLoanInput, { rows, payment }: GoldPlan): NumericFigure {
  return rupees(paymentLabel[mode], mode === 'interest' ? (rows[0]?.interest ?? 0) : payment);
}

/**
 * Returns the schedule of a loan in a way to repay; `since` begins it after some of its months, with the interest that is unpaid then and
 * the EMI as it was.
 */
export function scheduleOf(
  input: GoldLoanInput,
  mode: RepaymentMode,
  principal: number,
  since?: { readonly after: number; readonly unpaid: number; readonly instalment: number },
): LoanRow[] {
  const ratePerPeriod = monthlyRate(input);
  const { tenure } = input;
  if (mode === 'quarterly') return simpleRows(principal, ratePerPeriod, tenure, QUARTER, since);
  if (mode === 'bullet' && input.bulletInterest === 'simple')
    return simpleRows(principal, ratePerPeriod, tenure, tenure, since);
  const after = since?.after ?? 0;
  const periods = tenure - after;
  // Interest alone, paid or added, and the loan with the last month's interest.
  const holiday = { periods: periods - 1, interest: mode === 'bullet' ? 'added' : 'paid' } as const;
  const { rows } =
    mode === 'emi'
      ? amortise({ principal, ratePerPeriod, periods, ...(since && { instalment: since.instalment }) })
      : amortise({ principal, ratePerPeriod, periods: 1, holiday });
  return rows.map((row) => ({ ...row, period: row.period + after }));
}

/**
 * Returns the schedule with interest on the loan alone, paid every `every` months; the loan is paid in the last month. `since` begins
 * it after some of the months, with interest that is unpaid then.
 */
function simpleRows(
  principal: number,
  ratePerPeriod: number,
  periods: number,
  every: number,
  since = { after: 0, unpaid: 0 },
): LoanRow[] {
  const interest = principal * ratePerPeriod;
  let unpaid = since.unpaid;
  return Array.from({ length: periods - since.after }, (_, index) => {
    const period = since.after + index + 1;
    const isLast = period === periods;
    const opening = principal + unpaid;
    const owed = opening + interest;
    const isDue = period % every === 0;
    unpaid = isDue ? 0 : unpaid + interest;
    return {
      period,
      opening,
      instalment: isLast ? owed : isDue ? owed - principal : 0,
      interest,
      added: isLast || isDue ? 0 : interest,
      principal: isLast ? principal : 0,
      prepayment: 0,
      closing: isLast ? 0 : isDue ? principal : owed,
    };
  });
}

/** Returns the authority for the share that may be lent. */
export const limitCite = (input: GoldLoanInput): Citation =>
  input.limit === 'business'
    ? ruleCite(input, goldLoanRules.throughout)
    : valueOn(goldLoanToValue, input.sanctionedOn).cite;

/** Returns the authority of a rule that both have: the Directions, or the circulars for a loan sanctioned before. */
export const ruleCite = (input: GoldLoanInput, ofDirections: Citation): Citation =>
  isUnderDirections(input) ? ofDirections : valueOn(goldLoanToValue, input.sanctionedOn).cite;

/** What is missing for the loan that is wanted: the metal in words, what a gram of it is worth in ₹, and the grams. */
interface MissingMetal {
  readonly name: string;
  readonly perGram: number;
  readonly grams: number;
}

/** Returns what is missing in 22 carat gold; where only silver is pledged, in silver like the first item. */
export function missingMetal(input: GoldLoanInput, plan: GoldPlan): MissingMetal {
  const [first] = input.items;
  const inSilver = metalOf(input) === 'silver' && first !== undefined;
  const perGram = inSilver ? pricePerGram(input, first) : goldPerGram(input, goldFineness['22'].value);
  const name = inSilver ? `silver of ${finenessOf(first)} fineness` : '22 carat gold';
  return { name, perGram, grams: plan.missing / perGram };
}
