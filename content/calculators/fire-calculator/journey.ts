/** When savings reach the number, what the number is, and how long the money then lasts. */
import { inBadStart } from '@/content/life-plan/bad-start';
import { livingCosts } from '@/content/life-plan/needs';
import { ageText, monthOfAge, partsOf } from '@/content/life-plan/plan';
import {
  firstMonthReaching,
  firstMonthWithoutSaving,
  firstUnpaidOf,
  type LifePlan,
  leastWhole,
  type PlanMonth,
  pathOf,
  priceLevel,
  streamIn,
} from '@/lib/finance/life-plan';
import { sumOf } from '@/lib/sum';
import type { FireInput } from './form';

/** A plan: the path until work ends, the month in which it ends, and the path after it. */
export interface Journey {
  readonly plan: LifePlan;
  /** The first month in which the savings reach the number; null if not before the plan ends. */
  readonly month: number | null;
  /** Path of the whole plan, with work ending in `month`. */
  readonly path: readonly PlanMonth[];
  /** What the number is in that month, or today where it is not reached, in today's rupees. */
  readonly number: number;
  /** The first month before it with a goal that the savings do not cover: then `month` is null. */
  readonly missed: PlanMonth | null;
}

/** Returns the plan if work ends in a month. */
export function planOf(input: FireInput, retireMonth: number): LifePlan {
  const parts = partsOf(input, input.age);
  const end = monthOfAge(input.age, input.untilAge);
  return {
    months: end,
    retireMonth,
    pots: [{ balance: input.savings, monthly: input.saving, rate: input.returnBefore }, ...parts.pots],
    savingRise: input.savingRise,
    costs: [...livingCosts(input, [{ monthly: input.spendAfter ?? input.spend, from: 0, to: end }]), ...parts.costs],
    incomes: parts.incomes,
    goals: parts.goals,
    receipts: parts.receipts,
    returnAfter: input.returnAfter,
    legacy: 0,
  };
}

/**
 * Returns the savings that a month's costs ask for at the withdrawal rate, in today's rupees: those that `pay`, ₹ a month at today's
 * prices, leaves to them.
 */
export function numberIn(plan: LifePlan, month: number, { withdrawalRate, inflation }: FireInput, pay = 0): number {
  const prices = priceLevel(inflation, month);
  const monthly = Math.max(0, sumOf(plan.costs, (cost) => streamIn(cost, month)) - pay * prices);
  return (monthly * 12 * 100) / withdrawalRate / prices;
}

/**
 * Returns when the number is reached with every goal before it paid, and the number then or today, in today's rupees; `pay` as for
 * `numberIn`.
 */
export function reachOf(input: FireInput, pay = 0): Omit<Journey, 'path'> {
  const end = monthOfAge(input.age, input.untilAge);
  const working = planOf(input, end);
  const found = firstMonthReaching(working, input.inflation, (month) => numberIn(working, month, input, pay));
  const missed = found?.missed ?? null;
  if (!found || missed) return { plan: working, month: null, number: numberIn(working, 0, input, pay), missed };
  return { plan: { ...working, retireMonth: found.month }, month: found.month, number: found.target, missed };
}

/** Returns the age at FIRE for a table, or why there is none. */
export function reachedText(input: FireInput, { month, missed }: Omit<Journey, 'path'>): string {
  if (missed) return 'A goal is not covered';
  return month === null ? `Not by ${input.untilAge}` : ageText(input.age, month);
}

/** Returns the plan of an input. */
export function journeyOf(input: FireInput): Journey {
  const reach = reachOf(input);
  return { ...reach, path: pathOf(reach.plan) };
}

/** Returns whether there is a birthday after today and before the plan ends. */
export const hasBirthdayWithin = ({ age, untilAge }: FireInput): boolean => untilAge > age + 1;

/** Returns whether the age to coast to lies within the plan. */
export const coastsAhead = ({ age, coastAge, untilAge }: FireInput): boolean => age < coastAge && coastAge < untilAge;

/** Returns what must be there today to coast, and from which age saving could stop. */
export function coastOf(input: FireInput): { today: number; age: string } {
  const target = monthOfAge(input.age, input.coastAge);
  const plan = planOf(input, target);
  const number = numberIn({ ...plan, months: target + 1 }, target, input) * priceLevel(input.inflation, target);
  const today = number / (1 + input.returnBefore / 100) ** (target / 12);
  const month = firstMonthWithoutSaving(plan, target, number);
  return { today, age: month === null ? `Not by ${input.coastAge}` : ageText(input.age, month) };
}

/** Steps of the withdrawal rates that are tried, %. */
const rateStep = 0.05;

/**
 * Returns the highest withdrawal rate below the present one, to five hundredths of a point, at which the savings last with a bad start
 * too, and when its number is reached; null if none does.
 */
export function lastingRate(input: FireInput): { rate: number; month: number } | null {
  const tried = (fewer: number) => {
    const rate = Math.round((input.withdrawalRate - fewer * rateStep) / rateStep) * rateStep;
    const { plan, month } = reachOf({ ...input, withdrawalRate: rate });
    return { rate, month, holds: month !== null && firstUnpaidOf(inBadStart(plan, input)) === null };
  };
  const steps = Math.floor((input.withdrawalRate - 1) / rateStep);
  if (steps < 1) return null;
  // Planning with less only delays the day: not reaching it by the end of the plan is no answer either.
  const fewer = leastWhole(1, steps, (each) => {
    const { month, holds } = tried(each);
    return holds || month === null;
  });
  const found = fewer === null ? null : tried(fewer);
  return found?.holds && found.month !== null ? { rate: found.rate, month: found.month } : null;
}
