/** The plan of an input, and what would make its money last. */
import { livingCosts } from '@/content/life-plan/needs';
import { monthOfAge, partsOf } from '@/content/life-plan/plan';
import {
  balanceAt,
  balanceNeeded,
  firstUnpaidMonth,
  type LifePlan,
  lasts,
  leastWhole,
  pathOf,
  priceLevel,
} from '@/lib/finance/life-plan';
import { fields, type RetirementInput } from './form';

/** The highest amount of a month that is tried, ₹. */
const mostAmount = 1_00_00_000;

/** Returns the plan that the input describes. */
export function planOf(input: RetirementInput): LifePlan {
  const { age, untilAge, spouseAge, inflation } = input;
  const retireMonth = monthOfAge(age, input.retireAge);
  const own = monthOfAge(age, untilAge);
  const spouse = spouseAge === null ? own : monthOfAge(spouseAge, untilAge);
  const months = Math.max(own, spouse);
  const alone = spouseAge === null ? months : Math.min(own, spouse);
  const parts = partsOf(input, age);
  return {
    months,
    retireMonth,
    pots: [{ balance: input.savings, monthly: input.saving, rate: input.returnBefore }, ...parts.pots],
    savingRise: input.savingRise,
    costs: [
      ...livingCosts(input, [
        { monthly: input.spend, from: 0, to: alone },
        { monthly: (input.spend * input.survivorShare) / 100, from: alone, to: months },
      ]),
      ...parts.costs,
    ],
    incomes: parts.incomes,
    goals: parts.goals,
    receipts: parts.receipts,
    returnAfter: input.returnAfter,
    legacy: input.legacy * priceLevel(inflation, months),
  };
}

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
}

/** Returns each change by itself. */
export function waysOf(input: RetirementInput, plan: LifePlan): Ways {
  const changed = (changes: Partial<RetirementInput>) => planOf({ ...input, ...changes });
  const paysGoals = (each: LifePlan) => firstUnpaidMonth(pathOf({ ...each, months: each.retireMonth })) === null;
  const enough = savedUntil(plan) + 0.01;
  const needed = balanceNeeded(plan) - 0.01;
  const goalsPaid = paysGoals(plan);
  // From ₹1 of spending upward: the least amount that is too much, less one.
  const tooMuch = leastWhole(1, mostAmount, (spend) => balanceNeeded(changed({ spend })) > enough);
  const spend = tooMuch === null ? mostAmount : tooMuch - 1;
  const latest = Math.min(input.untilAge - 1, fields.retireAge.max);
  const retireAge = leastWhole(input.age, latest, (each) => lasts(changed({ retireAge: each })));
  const saving = leastWhole(0, mostAmount, (each) => savedUntil(changed({ saving: each })) >= needed);
  return {
    saving: plan.retireMonth > 0 && saving !== null && paysGoals(changed({ saving })) ? saving : null,
    retireAge: retireAge !== null && lasts(changed({ retireAge })) ? retireAge : null,
    spend: spend >= fields.spend.min && goalsPaid ? spend : null,
  };
}

/** Returns the balance on the day work ends, ₹. */
export const savedUntil = (plan: LifePlan): number =>
  balanceAt(plan, pathOf({ ...plan, months: plan.retireMonth }), plan.retireMonth);
