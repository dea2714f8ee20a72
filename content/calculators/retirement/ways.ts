/** The plan of an input, and what would make its money last. */
import { needProblems } from '@/content/life-plan/checks';
import { livingCosts } from '@/content/life-plan/needs';
import { monthOfAge, partsOf } from '@/content/life-plan/plan';
import { planPathsOf } from '@/content/life-plan/random-paths';
import {
  balanceNeeded,
  balanceOnRetiring,
  type LifePlan,
  lasts,
  leastWhole,
  type PlanMonth,
  priceLevel,
  streamIn,
  wholeOnLine,
} from '@/lib/finance/life-plan';
import { sumOf } from '@/lib/sum';
import { fields, type RetirementInput } from './form';

/** The highest amount of a month that is tried, ₹. */
const mostAmount = 1_00_00_000;

/** Returns the months of the plan, and the spending of both spouses and then of the one who lives longer, ₹ a month. */
function spendingOf({ age, untilAge, spouseAge, spend, survivorShare }: RetirementInput) {
  const own = monthOfAge(age, untilAge);
  const spouse = spouseAge === null ? own : monthOfAge(spouseAge, untilAge);
  const months = Math.max(own, spouse);
  const alone = spouseAge === null ? months : Math.min(own, spouse);
  const survivor = (spend * survivorShare) / 100;
  return {
    months,
    spans: [
      { monthly: spend, from: 0, to: alone },
      { monthly: survivor, from: alone, to: months },
    ],
    least: alone < months ? Math.min(spend, survivor) : spend,
  };
}

/** Returns the plan that the input describes. */
export function planOf(input: RetirementInput): LifePlan {
  const { age, inflation } = input;
  const retireMonth = monthOfAge(age, input.retireAge);
  const { months, spans } = spendingOf(input);
  const parts = partsOf(input, age);
  return {
    months,
    retireMonth,
    pots: [{ balance: input.savings, monthly: input.saving, rate: input.returnBefore }, ...parts.pots],
    savingRise: input.savingRise,
    costs: [...livingCosts(input, spans), ...parts.costs],
    incomes: parts.incomes,
    goals: parts.goals,
    receipts: parts.receipts,
    returnAfter: input.returnAfter,
    legacy: input.legacy * priceLevel(inflation, months),
  };
}

/** Returns the input with work that ends today where the retirement age is past. */
export const asRetired = (input: RetirementInput): RetirementInput => ({
  ...input,
  retireAge: Math.max(input.retireAge, input.age),
});

/** Returns a plan whose returns are some points higher; below zero lower. */
export function shifted(plan: LifePlan, points: number): LifePlan {
  return {
    ...plan,
    returnAfter: plan.returnAfter + points,
    pots: plan.pots.map((pot) => ({ ...pot, rate: pot.rate + points })),
  };
}

/**
 * What makes the money last, one change at a time, solved by itself on the same path; null where it alone, within the bounds of its
 * question, is not enough.
 */
export interface Ways {
  /** Monthly saving from now, ₹. */
  readonly saving: number | null;
  readonly retireAge: number | null;
  /** Monthly spending at today's prices, ₹. */
  readonly spend: number | null;
  /** Savings today, ₹. */
  readonly savings: number | null;
}

/**
 * Returns the earliest age at which work may stop so that the money lasts. Where it does not last as planned, the first later age; if no
 * later one is enough, the nearest earlier one; null where none is.
 */
function lastingAge(input: RetirementInput, plan: LifePlan, enough: boolean): number | null {
  const latest = Math.min(input.untilAge - 1, fields.retireAge.max);
  const holds = (retireAge: number) => lasts(planOf({ ...input, retireAge }));
  const [from, to] = enough ? [input.age, input.retireAge] : [input.retireAge + 1, latest];
  // Then a year more of work is never worse. But savings can earn less until then, or income that begins only when work ends be more than the costs.
  const onlyHelps =
    plan.pots.every(({ rate }) => rate >= plan.returnAfter) &&
    Array.from({ length: latest - input.age }, (_, year) => year * 12).every(
      (month) =>
        sumOf(plan.incomes, (income) => streamIn(income, month)) <= sumOf(plan.costs, (cost) => streamIn(cost, month)),
    );
  if (onlyHelps) return from > to ? null : leastWhole(from, to, holds);
  for (let age = from; age <= to; age += 1) if (holds(age)) return age;
  if (!enough) for (let age = input.retireAge - 1; age >= input.age; age -= 1) if (holds(age)) return age;
  return null;
}

/** Returns each change by itself. */
export function waysOf(input: RetirementInput, plan: LifePlan, enough: boolean): Ways {
  const changed = (changes: Partial<RetirementInput>) => planOf({ ...input, ...changes });
  // From ₹1 of spending upward: the least amount that is too much, less one.
  const tooMuch = leastWhole(
    1,
    mostAmount,
    (spend) => !lasts(changed({ spend })),
    wholeOnLine((spend) => balanceNeeded(changed({ spend })), balanceOnRetiring(plan), input.spend, mostAmount),
  );
  const spend = tooMuch === null ? mostAmount : tooMuch - 1;
  return {
    saving: leastWhole(
      0,
      mostAmount,
      (saving) => lasts(changed({ saving })),
      wholeOnLine((saving) => balanceOnRetiring(changed({ saving })), balanceNeeded(plan), 0, mostAmount),
    ),
    retireAge: lastingAge(input, plan, enough),
    // Needs that fall by more than it would not be taken with it.
    spend: spend >= fields.spend.min && needProblems(input, spend).length === 0 ? spend : null,
    savings: leastWhole(
      0,
      fields.savings.max,
      (savings) => lasts(changed({ savings })),
      wholeOnLine((savings) => balanceOnRetiring(changed({ savings })), balanceNeeded(plan), 0, mostAmount),
    ),
  };
}

/**
 * Returns the random paths after work, null without ups and downs, and the spending a month at today's prices with which the money lasts
 * on 95 of 100 of them; null where there is none within the bounds of its question.
 */
export function randomPathsOf(input: RetirementInput, plan: LifePlan, path: readonly PlanMonth[]) {
  const { spans, least } = spendingOf(input);
  const paths = planPathsOf(input, plan, path, livingCosts({ ...input, needs: [] }, spans));
  if (!paths) return { paths, spend: null };
  const { factor } = paths;
  const spend = Math.floor(Math.min(factor * input.spend, mostAmount));
  // With less spending, needs that fall by more than it would be cut at nothing: they would no longer move with it.
  const less = sumOf(input.needs, ({ change, monthly }) => (change === 'less' ? monthly : 0));
  return { paths, spend: spend >= fields.spend.min && factor * least >= less ? spend : null };
}
