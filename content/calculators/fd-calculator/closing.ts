/** Deposits with the post office that are closed before their end, for a part of the money. */
import { postOffice } from '@/content/rules/bank-deposits';
import { addMonthsToDay } from '@/lib/calendar';
import { type RunningDeposit, wholePeriods } from '@/lib/finance/term-deposit';
import type { Citation, IsoDate } from '@/lib/law';
import { depositOf, endedWith, endOf } from './deposit';
import type { FdInput } from './rows';

/**
 * How a deposit is closed early: for a part of it (`kept`, %), with all interest taken back, or for the amount of a table (₹ for
 * ₹1,000); `null` where the scheme does not close it on that day, or its table is not on file.
 */
type Way = { readonly kept: number } | { readonly takesBack: true } | { readonly perThousand: number } | null;

/** A deposit that is closed early: its day, how, the first day on which it closes for money (null without a rule), and by which rule. */
interface Closing {
  readonly day: IsoDate;
  readonly way: Way;
  readonly from: IsoDate | null;
  readonly cite?: Citation;
}

/** Returns the table of a Kisan Vikas Patra: from which day on it pays how much for ₹1,000 when it is closed, in order; null where none is on file. */
function tableOf(start: IsoDate) {
  const table = postOffice.kisanVikasClosing.from.findLast(({ date }) => date <= start);
  if (!table) return null;
  const { fromMonths, everyMonths, amounts } = table.value;
  const rows = amounts.map((perThousand, index) => ({
    day: addMonthsToDay(start, fromMonths + everyMonths * index),
    perThousand,
  }));
  return { rows, from: addMonthsToDay(start, fromMonths), cite: table.cite };
}

/** Returns how a Kisan Vikas Patra is closed on a day before its end. */
function closingByTable(start: IsoDate, day: IsoDate): Closing {
  const table = tableOf(start);
  if (!table) return { day, way: null, from: null };
  const reached = table.rows.findLast((row) => row.day <= day);
  return { day, way: reached ? { perThousand: reached.perThousand } : null, from: table.from, cite: table.cite };
}

/** Returns the next day from which a Kisan Vikas Patra that is closed early pays more, and what it pays then, ₹; null where no table says so. */
export function nextByTable(input: FdInput, put: number): { readonly day: IsoDate; readonly amount: number } | null {
  const table = tableOf(input.start);
  if (!table || !isByTable(closingOf(input))) return null;
  const next = table.rows.find(({ day }) => day > input.closedOn);
  return next ? { day: next.day, amount: (put * next.perThousand) / 1_000 } : { day: endOf(input), amount: 2 * put };
}

/** Returns how the post office closes the deposit before its end; null where it runs on. */
export function closingOf({ kind, scheme, start, closedOn }: FdInput): Closing | null {
  if (kind !== 'post' || closedOn === '') return null;
  if (scheme === 'kisanVikas') return closingByTable(start, closedOn);
  if (scheme !== 'senior' && scheme !== 'monthlyIncome') return null;
  const { value, cite } = postOffice.closing[scheme];
  const from = addMonthsToDay(start, value[0].fromMonths);
  const reached = value.findLast(({ fromMonths }) => addMonthsToDay(start, fromMonths) <= closedOn);
  const way: Way = reached ? { kept: reached.percent } : scheme === 'senior' ? { takesBack: true } : null;
  return { day: closedOn, way, from, cite };
}

/** Returns whether all interest is taken back because the deposit is closed too early. */
export const takesInterestBack = (closing: Closing | null): boolean =>
  closing?.way != null && 'takesBack' in closing.way;

/** Returns whether what the deposit pays on an early closing is in a table. */
export const isByTable = (closing: Closing | null): boolean => closing?.way != null && 'perThousand' in closing.way;

/** Returns whether the deposit is broken, or closed by the post office, before its end. */
export const endsEarly = (input: FdInput): boolean => input.breakEarly || closingOf(input) !== null;

/** Returns what the post office keeps of the deposit, %. */
export function percentKept(input: FdInput): number {
  const way = closingOf(input)?.way;
  return way && 'kept' in way ? way.kept : 0;
}

/** Returns what the post office keeps of the deposit, ₹. */
export const keptOf = (input: FdInput, put: number): number => (put * percentKept(input)) / 100;

/** Returns the deposit up to the day on which it is closed. What is kept of the deposit is not in it: it is no interest. */
export function closedEarly(
  input: FdInput,
  contract: RunningDeposit,
  { day, way }: Closing,
  put: number,
): RunningDeposit {
  if (!way || 'takesBack' in way) return endedWith(contract, day, 0);
  if ('perThousand' in way) return endedWith(contract, day, put * (way.perThousand / 1_000 - 1));
  // The monthly income scheme pays for whole months, the senior scheme up to the day before.
  const until = input.scheme === 'monthlyIncome' ? wholePeriods(input.start, day, 1).until : day;
  return { ...depositOf(input, put, until), end: day };
}
