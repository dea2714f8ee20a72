/** Deposits with the post office that are closed before their end, for a part of the money. */
import { postOffice } from '@/content/rules/bank-deposits';
import { addMonthsToDay } from '@/lib/calendar';
import { type RunningDeposit, wholePeriods } from '@/lib/finance/term-deposit';
import type { IsoDate } from '@/lib/law';
import { depositOf, endedWith } from './deposit';
import type { FdInput } from './rows';

/** A deposit that is closed early: its day, what is kept of it (null while all interest is taken back), and by which rule. */
interface Closing {
  readonly day: IsoDate;
  readonly percent: number | null;
  readonly cite: (typeof postOffice.closing)['senior']['cite'];
}

/** Returns how the post office closes the deposit before its end; null where it runs on. */
export function closingOf({ kind, scheme, start, closedOn }: FdInput): Closing | null {
  if (kind !== 'post' || closedOn === '' || (scheme !== 'senior' && scheme !== 'monthlyIncome')) return null;
  const { value, cite } = postOffice.closing[scheme];
  const reached = value.findLast(({ fromMonths }) => addMonthsToDay(start, fromMonths) <= closedOn);
  return { day: closedOn, percent: reached?.percent ?? null, cite };
}

/** Returns whether the deposit is broken, or closed by the post office, before its end. */
export const endsEarly = (input: FdInput): boolean => input.breakEarly || closingOf(input) !== null;

/** Returns what the post office keeps of the deposit, ₹. */
export const keptOf = (input: FdInput, put: number): number => (put * (closingOf(input)?.percent ?? 0)) / 100;

/** Returns the deposit up to the day on which it is closed. What is kept of the deposit is not in it: it is no interest. */
export function closedEarly(
  input: FdInput,
  contract: RunningDeposit,
  { day, percent }: Closing,
  put: number,
): RunningDeposit {
  if (percent === null) return endedWith(contract, day, 0);
  // The monthly income scheme pays for whole months, the senior scheme up to the day before.
  const until = input.scheme === 'monthlyIncome' ? wholePeriods(input.start, day, 1).until : day;
  return { ...depositOf(input, put, until), end: day };
}
