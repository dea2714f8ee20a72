import { ppf } from '@/content/rules/ppf';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { ppfInterestRate } from '@/content/rules/small-savings';
import { addMonths, type IsoMonth } from '@/lib/calendar';
import { type Movement, yearsOfMonthlyBalance } from '@/lib/finance/monthly-balance';
import {
  accountOf,
  calendarYear,
  type DepositPattern,
  daysOfPattern,
  depositsOfOpeningYear,
  financialYear,
  firstYear,
  isEnough,
  type OpenedAccount,
  ownDeposits,
  placeFromApril,
  ratesByMonth,
  type SchemeAccount,
  type SchemeYear,
  type SecondPayment,
  secondPayment,
  type YearlyDeposit,
  yearNumber,
} from '@/lib/finance/scheme-account';
import type { IsoDate } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { sumOf } from '@/lib/sum';

/** A withdrawal or a loan; `repaidAfter` is the months until a loan is paid back. */
export interface Payout {
  readonly date: IsoDate;
  readonly kind: 'withdrawal' | 'loan';
  readonly amount: number;
  readonly repaidAfter: number;
}

/** What the account is worked out from. */
export interface PpfInput extends DepositPattern, SecondPayment, OpenedAccount {
  readonly today: IsoDate;
  readonly deposit: number;
  readonly rate: number;
  readonly horizon: 'fifteen' | 'sixteen';
  /** Deposits on days of their own; they replace all others of their year. */
  readonly deposits: readonly { readonly date: IsoDate; readonly amount: number }[];
  readonly schedule: readonly { readonly financialYear: string; readonly amount: number }[];
  readonly rateChanges: readonly { readonly from: IsoMonth; readonly rate: number }[];
  readonly extensions: number;
  readonly extensionKind: 'with' | 'without';
  readonly payouts: readonly Payout[];
  readonly fdRate: number;
  readonly taxRate: number;
  /** The return of an ELSS fund, % a year; null for no comparison. */
  readonly elssReturn: number | null;
  readonly rounding: 'exact' | 'rupee';
}

/** What the form asks: `usual` leaves it to the account how many years are counted. */
export interface AskedPpfInput extends Omit<PpfInput, 'horizon'> {
  readonly horizon: 'usual' | PpfInput['horizon'];
}

/** The term of the account, or its extension with or without deposits. */
type Phase = 'term' | 'with' | 'without';

/** One financial year of the account. */
export interface AccountYear extends SchemeYear {
  /** What is paid in: as in the term, or as in an extension with or without deposits. */
  readonly phase: Phase;
  /** What may be taken out. Counting 15 years from opening ends the term a year before the law does; the law's term governs here. */
  readonly withdrawalPhase: Phase;
  readonly loanTaken: number;
  readonly loanRepaid: number;
  /** What the law lets be lent in this year at most; null outside the window or where an older balance is not known. */
  readonly loanLimit: number | null;
}

/** The account, year by year. */
export type PpfAccount = SchemeAccount<AccountYear>;

/** First and last numbers of the years in which a loan may be taken: the third and the sixth. */
export const loanYears = {
  first: ppf.loan.afterYears.value + 2,
  last: ppf.loan.beforeYears.value + 1,
} as const;
/** The number of the first year in which money may be withdrawn: the seventh. */
export const firstWithdrawalYear = ppf.withdrawal.afterYears.value + 2;

/** Returns the number of years of the term that are counted: 15 from the year of opening, or all 16 to maturity. */
export function countedTerm(horizon: PpfInput['horizon']): number {
  return ppf.termYears.value + (horizon === 'sixteen' ? 1 : 0);
}

/**
 * Returns the input with the years to count: an account that goes on from a passbook balance runs to its legal maturity. The day of
 * opening does not decide, or a link would answer otherwise a year later.
 */
export function withYearsCounted(input: AskedPpfInput): PpfInput {
  const { horizon, passbook } = input;
  if (horizon !== 'usual') return { ...input, horizon };
  return { ...input, horizon: passbook.length > 0 ? 'sixteen' : 'fifteen' };
}

/** Returns the number of the last year that is counted, extensions included. */
export function lastYear(input: Pick<PpfInput, 'horizon' | 'extensions'>): number {
  return countedTerm(input.horizon) + ppf.extensionYears.value * input.extensions;
}

/** Returns the first day on which the account, with its extensions, may be closed: 1 April after the last year that the law counts. */
export function maturityDate(opened: IsoDate, extensions: number): IsoDate {
  return `${calendarYear(opened, ppf.termYears.value + 2 + ppf.extensionYears.value * extensions)}-04-01`;
}

const cutOffDay = ppf.interestCutOffDay.value;
const minimum = ppf.minimumDeposit.value;

function depositsOfYear(input: PpfInput, number: number, phase: Phase): YearlyDeposit[] {
  const own = ownDeposits(input.opened, number, input.deposits);
  if (own) return own;
  const fixed = input.schedule.find((row) => yearNumber(input.opened, row.financialYear) === number)?.amount;
  if (number === 1) {
    const { opened, deposit } = input;
    return [
      ...depositsOfOpeningYear(input, { opened, cutOffDay, minimum, deposit, fixed }),
      ...(fixed === undefined ? secondPayment(input, cutOffDay, opened) : []),
    ];
  }
  const amount = fixed ?? (phase === 'without' ? 0 : input.deposit);
  if (amount === 0) return [];
  const days = daysOfPattern(input, cutOffDay);
  return [
    ...days.map((due) => ({ ...due, amount: amount / days.length })),
    ...(fixed === undefined ? secondPayment(input, cutOffDay) : []),
  ];
}

/** Returns the months for which a loan is out, and whether it is repaid within the time that the law gives. */
export function loanInterest(loan: Payout): number {
  const late = loan.repaidAfter > ppf.loan.repaymentMonths.value;
  const rate = late ? ppf.loan.lateInterest.value : ppf.loan.interest.value;
  return (loan.amount * rate * loan.repaidAfter) / 1_200;
}

/** Returns whether a loan taken earlier is still out when another day comes. */
export function isOutstanding(loan: Payout, day: IsoDate): boolean {
  return (
    loan.kind === 'loan' && loan.date <= day && day.slice(0, 7) < addMonths(loan.date.slice(0, 7), loan.repaidAfter)
  );
}

/**
 * Returns whether the account is discontinued on a day: a year went by without the minimum deposit and was not made good since. A deposit
 * of the running year makes good what was missed before.
 */
export function isDiscontinued(input: PpfInput, account: PpfAccount, day: IsoDate): boolean {
  const first = firstYear(input);
  const number = yearNumber(input.opened, day);
  const year = account.years[number - first];
  if (!year || year.missedBefore === 0) return false;
  const place = placeFromApril(calendarYear(input.opened, first), day);
  const paid = account.movements.some(
    ({ month, day: dayOfMonth, amount }) =>
      amount > 0 &&
      Math.floor(month / 12) === number - first &&
      (month < place.month || (month === place.month && dayOfMonth <= place.day)),
  );
  return !paid || !isEnough(year.deposit, minimum);
}

interface Limits {
  readonly closings: ReadonlyMap<number, number>;
  /** The number of the first year of the extension block in which a year lies. */
  readonly blockStart: number;
  readonly withdrawnInBlock: number;
}

function loanLimit(number: number, { closings }: Limits): number | null {
  if (number < loanYears.first || number > loanYears.last) return null;
  const balance = closings.get(number - ppf.loan.balanceYearsBefore.value);
  return balance === undefined ? null : (balance * ppf.loan.share.value) / 100;
}

function withdrawalLimit(number: number, phase: Phase, limits: Limits): number | null {
  if (number < firstWithdrawalYear) return null;
  const before = limits.closings.get(number - 1);
  if (before === undefined || phase === 'without') return before ?? null;
  if (phase === 'with') {
    const atStart = limits.closings.get(limits.blockStart - 1);
    if (atStart === undefined) return null;
    const share = (atStart * ppf.withdrawal.extensionShare.value) / 100;
    return Math.max(0, Math.min(before, share - limits.withdrawnInBlock));
  }
  const fourYearsBefore = limits.closings.get(number - ppf.withdrawal.balanceYearsBefore.value);
  return fourYearsBefore === undefined ? null : (Math.min(fourYearsBefore, before) * ppf.withdrawal.share.value) / 100;
}

/** Returns every payment into and out of the account, in months from the first year counted. */
function movementsOf(
  { opened, payouts }: PpfInput,
  first: number,
  depositsByYear: readonly (readonly Movement[])[],
): Movement[] {
  const movements: Movement[] = depositsByYear.flatMap((deposits, index) =>
    deposits.map((deposit) => ({ ...deposit, month: 12 * index + deposit.month })),
  );
  for (const payout of payouts) {
    const place = placeFromApril(calendarYear(opened, first), payout.date);
    movements.push({ ...place, amount: -payout.amount });
    if (payout.kind === 'loan') {
      movements.push({ month: place.month + payout.repaidAfter, day: 1, amount: payout.amount });
    }
  }
  return movements;
}

/**
 * Returns the account's years from the first unknown one to the last that is counted, with deposits, interest and limits. It follows the
 * input even where a loan or withdrawal is beyond its limit: `problems` in check.ts reports that.
 */
export function ppfAccount(input: PpfInput): PpfAccount {
  const first = firstYear(input);
  const last = lastYear(input);
  const term = countedTerm(input.horizon);
  const lawfulTerm = countedTerm('sixteen');
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const phaseOf = (number: number) => (number <= term ? 'term' : input.extensionKind);
  const closings = new Map(input.passbook.map((row) => [yearNumber(input.opened, row.financialYear), row.balance]));
  const opening = closings.get(first - 1) ?? 0;

  const depositsByYear = numbers.map((number) => depositsOfYear(input, number, phaseOf(number)));
  const movements = movementsOf(input, first, depositsByYear);
  const start = `${calendarYear(input.opened, first)}-04`;
  const rates = ratesByMonth({
    notified: ppfInterestRate,
    knownUntil: ppfRateKnownUntil.value,
    start,
    months: 12 * numbers.length,
    expected: input.rate,
    changes: input.rateChanges,
  });
  const book = yearsOfMonthlyBalance({
    opening,
    years: numbers.length,
    movements,
    ratePercent: (month) => rates[month] ?? 0,
    cutOffDay,
    credited: input.rounding === 'rupee' ? nearestRupee : (interest) => interest,
  });
  book.forEach((year, index) => {
    closings.set(first + index, year.closing);
  });

  let missed = 0;
  let revivalFees = 0;
  let withdrawnInBlock = 0;
  const years = numbers.map((number, index): AccountYear => {
    const phase = phaseOf(number);
    const inYear = (payout: Payout) => yearNumber(input.opened, payout.date) === number;
    const withdrawals = input.payouts.filter((payout) => payout.kind === 'withdrawal' && inYear(payout));
    const withdrawn = sumOf(withdrawals, ({ amount }) => amount);
    const loans = input.payouts.filter(({ kind }) => kind === 'loan');
    const isRepaidInYear = ({ date, repaidAfter }: Payout) =>
      yearNumber(input.opened, `${addMonths(date.slice(0, 7), repaidAfter)}-01`) === number;
    const lawfulPhase = number <= lawfulTerm ? 'term' : input.extensionKind;
    const blockYear = number > lawfulTerm ? (number - lawfulTerm - 1) % ppf.extensionYears.value : 0;
    if (blockYear === 0) withdrawnInBlock = 0;
    const limits: Limits = { closings, blockStart: number - blockYear, withdrawnInBlock };
    const deposit = sumOf(depositsByYear[index] ?? [], ({ amount }) => amount);
    const missedBefore = missed;
    if (isEnough(deposit, minimum)) {
      revivalFees += missed * ppf.revivalFee.value;
      missed = 0;
    } else if (phase !== 'without') missed += 1;
    withdrawnInBlock += withdrawn;
    const regular = missedBefore === 0 || missed === 0;
    const ledger = book[index];
    return {
      number,
      financialYear: financialYear(input.opened, number),
      phase,
      withdrawalPhase: lawfulPhase,
      deposit,
      rates: [...new Set(rates.slice(12 * index, 12 * index + 12))],
      lowestBalances: ledger?.lowestBalances ?? 0,
      interest: ledger?.interest ?? 0,
      withdrawn,
      loanTaken: sumOf(loans.filter(inYear), ({ amount }) => amount),
      loanRepaid: sumOf(loans.filter(isRepaidInYear), ({ amount }) => amount),
      closing: ledger?.closing ?? 0,
      missedBefore,
      loanLimit: regular ? loanLimit(number, limits) : null,
      withdrawalLimit: regular ? withdrawalLimit(number, lawfulPhase, limits) : null,
    };
  });
  return accountOf({ opening, years, movements, revivalFees });
}
