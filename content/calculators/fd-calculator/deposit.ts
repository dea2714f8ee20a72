/** The deposits that the form describes. */
import { bankDeposits as law, postOffice } from '@/content/rules/bank-deposits';
import { quarterlyRates } from '@/content/rules/small-savings';
import { addDays, addMonthsToDay } from '@/lib/calendar';
import {
  type AddedEvery,
  cumulativeDeposit,
  type DepositTerms,
  payingDeposit,
  payoutOfPeriod,
  type RunningDeposit,
  recurringDeposit,
} from '@/lib/finance/term-deposit';
import { type IsoDate, lastKnownOn, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { FdInput } from './rows';

/** Returns whether the deposit is with the post office. */
export const isAtPost = ({ kind, rdAt }: Pick<FdInput, 'kind' | 'rdAt'>): boolean =>
  kind === 'post' || (kind === 'rd' && rdAt === 'post');

/** Returns whether several people hold the deposit together: the monthly income scheme alone asks. */
export const isJoint = ({ kind, scheme, joint }: Pick<FdInput, 'kind' | 'scheme' | 'joint'>): boolean =>
  kind === 'post' && scheme === 'monthlyIncome' && joint;

/** Returns the rate of the post office on the day of the deposit, % a year, and until when rates are known. */
export const postRateOf = ({ kind, scheme, start }: Pick<FdInput, 'kind' | 'scheme' | 'start'>) =>
  lastKnownOn(quarterlyRates[kind === 'post' ? scheme : 'recurring'], start);

/** Returns the rate of the deposit, % a year: the post office's by the day of deposit, else the visitor's with the senior's extra. */
export function rateOf(input: FdInput): number {
  return isAtPost(input) ? postRateOf(input).value : input.rate + input.seniorExtra;
}

const schemeMonths: Readonly<Record<Exclude<FdInput['scheme'], 'kisanVikas'>, number>> = {
  deposit1: 12,
  deposit2: 24,
  deposit3: 36,
  deposit5: 60,
  senior: postOffice.senior.value.months,
  monthlyIncome: postOffice.monthlyIncome.value.months,
  certificate: postOffice.certificate.value.months,
};

/** Returns the months of the deposit; 0 where it is given in days. */
export function monthsOf(input: FdInput): number {
  if (input.kind === 'post') {
    return input.scheme === 'kisanVikas'
      ? valueOn(postOffice.kisanVikasMonths, input.start).value
      : schemeMonths[input.scheme];
  }
  if (input.kind === 'rd' && input.rdAt === 'post') return postOffice.recurring.value.months;
  return input.termIn === 'days' ? 0 : input.term;
}

/** Returns the day on which the deposit matures. */
export function endOf(input: FdInput): IsoDate {
  if (input.termIn === 'days') return addDays(input.start, input.termDays);
  return addMonthsToDay(input.start, monthsOf(input));
}

/** Returns whether a deposit with regular payouts ends before the first of them. */
export const endsBeforePayout = (input: FdInput): boolean =>
  input.kind === 'payout' && addMonthsToDay(input.start, Number(input.payoutEvery)) > endOf(input);

/** Returns the input as the bank pays: of a deposit that ends before its first payout, all interest at the end. */
export const asPaid = (input: FdInput): FdInput =>
  input.known === 'amount' && endsBeforePayout(input) ? { ...input, kind: 'end' } : input;

/** Returns how a bank deposit between two days earns at a rate: below six months simple, unless odd days compound too. */
export function termsBetween(input: FdInput, start: IsoDate, end: IsoDate, ratePercent: number): DepositTerms {
  const isShort = end < addMonthsToDay(start, law.simpleBelowMonths.value);
  const asked: AddedEvery = input.addedEvery === 'never' ? 'never' : (Number(input.addedEvery) as AddedEvery);
  return {
    ratePercent,
    addedEvery: isShort && input.oddDays === 'simple' ? 'never' : asked,
    oddDays: input.oddDays,
    dayCount: input.dayCount,
  };
}

/** Returns the months between two payments of interest, and what ₹1 pays out each time; null where interest stays inside. */
export function payoutTerms(input: FdInput): { readonly months: number; readonly perPeriod: number } | null {
  const rate = rateOf(input);
  if (input.kind === 'payout') {
    const months = Number(input.payoutEvery);
    return { months, perPeriod: payoutOfPeriod(rate, months) };
  }
  if (input.kind !== 'post') return null;
  switch (input.scheme) {
    case 'senior':
      return { months: 3, perPeriod: rate / 400 };
    case 'monthlyIncome':
      return { months: 1, perPeriod: rate / 1_200 };
    case 'certificate':
    case 'kisanVikas':
      return null;
    default:
      return { months: 12, perPeriod: payoutOfPeriod(rate, 12) };
  }
}

/** Returns a Kisan Vikas Patra: it doubles at the end of its months, and earns by the year on the way. */
function doubling(principal: number, ratePercent: number, start: IsoDate, end: IsoDate): RunningDeposit {
  const terms: DepositTerms = { ratePercent, addedEvery: 12, oddDays: 'simple', dayCount: '365' };
  const inner = cumulativeDeposit(principal, terms, start, end);
  const earned = (day: IsoDate) => (day >= end ? principal : Math.min(principal, inner.earned(day)));
  return { ...inner, payouts: [{ date: end, amount: principal }], earned };
}

/** Returns the one deposit that the form describes, held to its end; not for a ladder. `put` is the principal or instalment. */
export function depositOf(input: FdInput, put: number, end = endOf(input), rate = rateOf(input)): RunningDeposit {
  const { start, dayCount } = input;
  if (input.kind === 'rd') return recurringDeposit(put, rate, monthsOf(input), start, dayCount);
  const paying = payoutTerms(input);
  if (paying) {
    const perPeriod = input.kind === 'payout' ? payoutOfPeriod(rate, paying.months) : paying.perPeriod;
    return payingDeposit(put, rate, { months: paying.months, perPeriod, dayCount }, start, end);
  }
  if (input.kind === 'post') {
    if (input.scheme === 'kisanVikas') return doubling(put, rate, start, end);
    return cumulativeDeposit(put, { ratePercent: rate, addedEvery: 12, oddDays: 'simple', dayCount }, start, end);
  }
  return cumulativeDeposit(put, termsBetween(input, start, end, rate), start, end);
}

/** Returns what the post office takes of the deposit, in ₹: the least and its multiples; null for a bank. */
export function takenByPost({
  kind,
  rdAt,
  scheme,
}: FdInput): { readonly least: number; readonly multiple: number } | null {
  const { time, income, certificate, recurring } = postOffice.takes.value;
  if (kind === 'rd') return rdAt === 'post' ? recurring : null;
  if (kind !== 'post') return null;
  if (scheme === 'senior' || scheme === 'monthlyIncome') return income;
  return scheme === 'certificate' || scheme === 'kisanVikas' ? certificate : time;
}

/** Returns the smallest amount to put in for what the visitor wants to get: whole rupees, or what the post office takes. */
export function putOf(input: FdInput): number {
  const given = input.kind === 'rd' ? input.instalment : input.principal;
  if (input.known !== 'goal') return given;
  // A speck of double arithmetic is no rupee.
  const unit = takenByPost(input)?.multiple ?? 1;
  const up = (amount: number) => Math.ceil(amount / unit - 1e-6) * unit;
  if (input.kind === 'payout') return up(input.wanted / (payoutTerms(input)?.perPeriod ?? 1));
  const one = depositOf(input, 1);
  const total = sumOf(one.paidIn, ({ amount }) => amount);
  return up(input.goal / (total + one.earned(one.end)));
}

/** Returns the deposits of a ladder. */
export function rungsOf(input: FdInput): RunningDeposit[] {
  return input.rungs.map(({ amount, term, rate }) => {
    const end = addMonthsToDay(input.start, term);
    return cumulativeDeposit(amount, termsBetween(input, input.start, end, rate), input.start, end);
  });
}

/** Returns the rate that a deposit broken early earns for its days, % a year. */
export function brokenRate(input: FdInput): number {
  if (input.breakOn < addDays(input.start, law.shortestDays.value)) return 0;
  const contracted = rateOf(input);
  return Math.max(0, Math.min(contracted, input.cardRate ?? contracted) - input.penalty);
}

/**
 * Returns a deposit that ends early with `total` of interest, ₹: up to that day interest was counted as contracted, the last day sets it
 * to the total, and what was paid out too much is kept back from the principal.
 */
export function endedWith(contract: RunningDeposit, end: IsoDate, total: number): RunningDeposit {
  const before = contract.payouts.filter(({ date }) => date < end);
  const paid = sumOf(before, ({ amount }) => amount);
  return {
    ...contract,
    end,
    payouts: [...before, { date: end, amount: total - paid }],
    earned: (day) => (day >= end ? total : contract.earned(day)),
    addedAtEnd: total - contract.earned(end),
  };
}

/** Returns a deposit broken on a day, with interest at the lower rate. */
export function broken(input: FdInput, contract: RunningDeposit, put: number): RunningDeposit {
  const end = input.breakOn as IsoDate;
  return endedWith(contract, end, depositOf(input, put, end, brokenRate(input)).earned(end));
}
