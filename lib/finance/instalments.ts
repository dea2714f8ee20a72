/** A plan of regular instalments and a lump sum on the first day, all at one rate per period. */
import { type Timing, valueOfDeposits } from './deposits';
import { rateNear } from './irr';

/** What an instalment is from a moment on: ₹, 0 for a pause. */
interface InstalmentStretch {
  /** Months from the first day. */
  readonly after: number;
  readonly amount: number;
}

export interface InstalmentPlan {
  /** In the order of time; the first from month 0. */
  readonly stretches: readonly InstalmentStretch[];
  /** ₹ on the first day. */
  readonly lumpSum: number;
  /** From the first day to the day of the value. */
  readonly months: number;
  /** Months within which instalments are paid, at most `months`. */
  readonly payingMonths: number;
  /** Instalments in a year. */
  readonly perYear: number;
  /** Fraction per period, above −1. */
  readonly rate: number;
  readonly timing: Timing;
}

/** What a plan has become, ₹; gains are below zero for losses. */
export interface InstalmentOutcome {
  readonly value: number;
  readonly invested: number;
  readonly gain: number;
  /** The gain on what is not held long enough to be long-term, and on the rest. */
  readonly shortGain: number;
  readonly longGain: number;
}

/** When units become long-term. */
export interface LongTermTest {
  readonly months: number;
  /** Whether units held for exactly that time are long-term. */
  readonly atAnniversary: boolean;
}

/** Equal instalments one after another; the first has the number `first`, counted from 0. */
interface Run {
  readonly first: number;
  readonly count: number;
  readonly amount: number;
}

/** Returns the periods in a number of months; of weeks and quarters a part may be left. */
export function periodsIn(plan: InstalmentPlan, months: number): number {
  return (months * plan.perYear) / 12;
}

/** Returns the periods in which an instalment falls due within a number of months, pauses included. */
function duesBy(plan: InstalmentPlan, months: number): number {
  const periods = periodsIn(plan, Math.min(months, plan.payingMonths));
  return plan.timing === 'start' ? Math.ceil(periods) : Math.floor(periods);
}

/** The runs of each plan to its end, kept with the plan: a table asks for them in every month. */
const keptRuns = new WeakMap<InstalmentPlan, readonly Run[]>();

function runsOf(plan: InstalmentPlan): readonly Run[] {
  const kept = keptRuns.get(plan);
  if (kept) return kept;
  const due = duesBy(plan, plan.payingMonths);
  const starts = plan.stretches.map(({ after }) => Math.min(due, duesBy(plan, after)));
  const runs = plan.stretches.flatMap(({ amount }, index) => {
    const first = starts[index] ?? due;
    const count = (starts[index + 1] ?? due) - first;
    return amount > 0 ? [{ first, count, amount }] : [];
  });
  keptRuns.set(plan, runs);
  return runs;
}

function runsBy(plan: InstalmentPlan, months: number): Run[] {
  const due = duesBy(plan, months);
  return runsOf(plan).flatMap((run) =>
    run.first < due ? [{ ...run, count: Math.min(run.count, due - run.first) }] : [],
  );
}

/** Returns how many instalments are paid within a number of months; pauses do not count. */
export function instalmentsBy(plan: InstalmentPlan, months: number): number {
  return runsBy(plan, months).reduce((sum, run) => sum + run.count, 0);
}

/** Returns what is paid in within a number of months, the lump sum included, ₹. */
export function paidBy(plan: InstalmentPlan, months: number): number {
  return runsBy(plan, months).reduce((sum, run) => sum + run.amount * run.count, plan.lumpSum);
}

/** Returns each payment of a plan with its month from the first day, in the order of time; the lump sum first. */
export function purchasesOf(plan: InstalmentPlan): { readonly month: number; readonly paid: number }[] {
  const later = plan.timing === 'start' ? 0 : 1;
  const instalments = runsBy(plan, plan.months).flatMap(({ first, count, amount }) =>
    Array.from({ length: count }, (_, each) => ({ month: ((first + each + later) * 12) / plan.perYear, paid: amount })),
  );
  return plan.lumpSum > 0 ? [{ month: 0, paid: plan.lumpSum }, ...instalments] : instalments;
}

/** Returns the value of the runs, from instalment number `from` on, ₹. */
function valueOfRuns(plan: InstalmentPlan, runs: readonly Run[], months: number, from = 0): number {
  const periods = periodsIn(plan, months);
  return runs.reduce((sum, { first, count, amount }) => {
    const counted = Math.min(count, Math.max(0, first + count - from));
    const since = periods - first - count;
    return sum + amount * valueOfDeposits(plan.rate, counted, plan.timing) * (1 + plan.rate) ** since;
  }, 0);
}

/** Returns the value of the lump sum after a number of months, ₹. */
export function lumpSumAfter(plan: InstalmentPlan, months: number): number {
  return plan.lumpSum * (1 + plan.rate) ** periodsIn(plan, months);
}

/** Returns the value of instalments and lump sum after a number of months, ₹. */
export function valueAfter(plan: InstalmentPlan, months: number): number {
  return valueOfRuns(plan, runsBy(plan, months), months) + lumpSumAfter(plan, months);
}

/** Returns value − paid, and 0 where the difference is too small to be more than the rounding of doubles. */
export function gainOver(paid: number, value: number): number {
  return Math.abs(value - paid) < paid * 1e-12 ? 0 : value - paid;
}

/** Returns the number of the first instalment that is not long-term at the end of the plan. */
function firstYoung(plan: InstalmentPlan, { months, atAnniversary }: LongTermTest): number {
  const before = periodsIn(plan, plan.months) - periodsIn(plan, months);
  const old = atAnniversary ? Math.floor(before) + 1 : Math.ceil(before);
  return Math.max(0, plan.timing === 'start' ? old : old - 1);
}

/** Returns whether the lump sum is long-term at the end of the plan. */
export function isLumpSumLongTerm(plan: InstalmentPlan, { months, atAnniversary }: LongTermTest): boolean {
  return atAnniversary ? plan.months >= months : plan.months > months;
}

/** Returns how many instalments are short-term at the end of the plan. */
export function shortTermInstalments(plan: InstalmentPlan, test: LongTermTest): number {
  const from = firstYoung(plan, test);
  return runsBy(plan, plan.months).reduce(
    (sum, { first, count }) => sum + Math.min(count, Math.max(0, first + count - from)),
    0,
  );
}

/** Returns value, money paid in and gain at the end of the plan, the gain split by how long the units are held. */
export function outcomeOf(plan: InstalmentPlan, test: LongTermTest): InstalmentOutcome {
  const runs = runsBy(plan, plan.months);
  const from = firstYoung(plan, test);
  const lumpSum = lumpSumAfter(plan, plan.months);
  const value = valueOfRuns(plan, runs, plan.months) + lumpSum;
  const invested = paidBy(plan, plan.months);
  const gain = gainOver(invested, value);
  const isYoung = !isLumpSumLongTerm(plan, test);
  const youngPaid = runs.reduce(
    (sum, { first, count, amount }) => sum + amount * Math.min(count, Math.max(0, first + count - from)),
    isYoung ? plan.lumpSum : 0,
  );
  const youngValue = valueOfRuns(plan, runs, plan.months, from) + (isYoung ? lumpSum : 0);
  const shortGain = gainOver(youngPaid, youngValue);
  return { value, invested, gain, shortGain, longGain: gain - shortGain };
}

/** Returns the rate per period, as a fraction, at which the plan reaches another value (₹); null where none fits. */
export function rateToValue(plan: InstalmentPlan, value: number): number | null {
  return rateNear(plan.rate, (rate) => valueAfter({ ...plan, rate }, plan.months) - value);
}

/**
 * Returns the least amount from 0 on at which a function that never falls reaches a target, to the last digit of a double;
 * null where it does not reach it by `most`.
 * @example amountFor(121, (amount) => amount * 1.1, 1e15) // 110
 */
export function amountFor(target: number, value: (amount: number) => number, most: number): number | null {
  if (value(0) >= target) return 0;
  let low = 0;
  let high = 1;
  while (value(high) < target) {
    if (high > most) return null;
    low = high;
    high *= 2;
  }
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (value(middle) < target) low = middle;
    else high = middle;
  }
  return high;
}
