import { bankDeposits as law } from '@/content/rules/bank-deposits';
import { type NumericFigure, rupees } from '@/lib/calculator';
import type { RunningDeposit } from '@/lib/finance/term-deposit';
import { balanceOf } from '@/lib/finance/term-deposit';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { closedEarly, closingOf, isByTable, keptOf, takesInterestBack } from './closing';
import { broken, depositOf, payoutTerms, putOf, rungsOf } from './deposit';
import { type InterestYear, interestYears, yearlyYield } from './ledger';
import type { FdInput } from './rows';

/** The deposits with their sums. */
export interface DepositSums {
  readonly input: FdInput;
  /** The principal, or the instalment of a recurring deposit. */
  readonly put: number;
  readonly deposits: readonly RunningDeposit[];
  readonly years: readonly InterestYear[];
  readonly paidIn: number;
  readonly interest: number;
  readonly end: IsoDate;
  readonly tds: number;
  /** Null where tax is left out, or a year lies before the law on file. */
  readonly tax: number | null;
  readonly yield: number | null;
  readonly yieldAfterTax: number | null;
}

/** Returns the deposits with their sums. */
export function sumsOf(input: FdInput): DepositSums {
  const put = input.kind === 'ladder' ? 0 : putOf(input);
  const contract = input.kind === 'ladder' ? null : depositOf(input, put);
  const closing = closingOf(input);
  const deposits = !contract
    ? rungsOf(input)
    : [
        input.breakEarly
          ? broken(input, contract, put)
          : closing
            ? closedEarly(input, contract, closing, put)
            : contract,
      ];
  const years = interestYears(input, deposits);
  const paidIn = sumOf(deposits, (deposit) => sumOf(deposit.paidIn, ({ amount }) => amount));
  const interest = sumOf(deposits, (deposit) => deposit.earned(deposit.end));
  const end = deposits.map((deposit) => deposit.end).reduce((last, day) => (day > last ? day : last), input.start);
  const tax = years.every((year) => year.tax !== null) ? sumOf(years, ({ tax }) => tax ?? 0) : null;
  const kept = keptOf(input, put) > 0;
  const period =
    input.kind === 'rd'
      ? 1
      : input.kind === 'ladder'
        ? 3
        : (payoutTerms(input)?.months ?? (input.kind === 'post' ? 12 : 3));
  return {
    input,
    put,
    deposits,
    years,
    paidIn,
    interest,
    end,
    tds: sumOf(years, ({ tds }) => tds ?? 0),
    tax,
    // What is kept of the deposit is no interest: no yield is shown with it.
    yield: kept ? null : yearlyYield(deposits, period),
    yieldAfterTax: kept || tax === null ? null : yearlyYield(deposits, period, years),
  };
}

export const each: Readonly<Record<number, string>> = { 1: 'month', 3: 'quarter', 6: 'half-year', 12: 'year' };
/** Returns whether the interest is paid out on the way. */
export const paysOut = (input: FdInput): boolean => input.kind !== 'ladder' && payoutTerms(input) !== null;

/** Returns what the money at the end is called. */
export function endLabel(input: FdInput): string {
  if (input.kind === 'ladder') return 'Total paid to you';
  return paysOut(input) ? 'Total paid to you' : 'Maturity amount';
}

/** Returns what the deposit is called that brings what is wanted. */
export const neededLabel = ({ kind }: FdInput): string => (kind === 'rd' ? 'Deposit needed a month' : 'Deposit needed');

/** Returns the figure of one payout, and null where interest stays inside. */
export function payoutFigure({ input, put }: DepositSums): NumericFigure | null {
  const paying = input.kind === 'ladder' ? null : payoutTerms(input);
  return paying ? rupees(`Payout every ${each[paying.months]}`, put * paying.perPeriod, { tone: 'growth' }) : null;
}

/** Returns the money that a deposit holds until something is paid on a day, ₹: on the day of its end it is still there. */
export function heldUntil(deposit: RunningDeposit, day: IsoDate): number {
  if (day !== deposit.end) return balanceOf(deposit, day);
  const out = deposit.payouts.filter(({ date }) => date < day);
  const earned = deposit.earned(day) - (deposit.addedAtEnd ?? 0);
  return sumOf(deposit.paidIn, ({ amount }) => amount) + earned - sumOf(out, ({ amount }) => amount);
}

/** Returns the most that the bank owes at one time, ₹: what the insurance is compared with. */
export function highestBalance(deposits: readonly RunningDeposit[]): number {
  const days = new Set(deposits.flatMap(({ end, payouts }) => [end, ...payouts.map(({ date }) => date)]));
  return Math.max(...[...days].map((day) => sumOf(deposits, (deposit) => heldUntil(deposit, day))));
}

/** Returns whether the deposit is with a bank, whose deposits are insured. */
export const isInsured = (input: FdInput): boolean =>
  input.kind === 'rd' ? input.rdAt === 'bank' : input.kind !== 'post' && input.payer === 'bank';

/** Returns how much of what the bank owes is above the deposit insurance, ₹; 0 where it is not insured at all. */
export function aboveInsurance({ input, deposits }: DepositSums): number {
  if (!isInsured(input) || input.breakEarly) return 0;
  return Math.max(0, highestBalance(deposits) + input.otherDeposits - law.insured.value);
}

/** Returns what a deposit that is broken, or closed within its first year, paid out before, ₹. */
export const paidBefore = ({ deposits }: DepositSums): number =>
  sumOf(deposits[0]?.payouts.slice(0, -1) ?? [], ({ amount }) => amount);

/** Returns the interest paid before a closing within the first year, which the post office takes out of the deposit, ₹. */
export const takenBackOf = (found: DepositSums): number =>
  takesInterestBack(closingOf(found.input)) ? paidBefore(found) : 0;

/** Returns what the post office pays on the day of closing, ₹: interest that a table has in it with the deposit. */
export const paidBackOf = (found: DepositSums): number =>
  found.put -
  keptOf(found.input, found.put) -
  takenBackOf(found) +
  (isByTable(closingOf(found.input)) ? found.interest : 0);

/** Returns the interest counted up to the day of an early end that is not paid, ₹. */
export const lostOf = ({ input, put, interest, end }: DepositSums): number =>
  depositOf(input, put).earned(end) - interest;
