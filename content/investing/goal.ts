/** A goal that is known, and the amount that reaches it. */

import type { GoalChoices } from '@/content/questions/growth';
import type { TaxChoices } from '@/content/questions/redemption';
import { type Figure, type Problem, problemAt, rupees, type Table, type Worksheet } from '@/lib/calculator';
import { amountFor, type InstalmentPlan, paidBy } from '@/lib/finance/instalments';
import { formatMonths, inr } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import { tableOf } from '@/lib/table-of';
import { type Grown, grow, pricesAfter } from './growth';
import { termsOf } from './tax';

type GoalInput = GoalChoices & TaxChoices & { readonly inflation: number };

/** More than anybody pays, ₹: an amount above it is no answer. */
const mostAmount = 1e13;

/** Longest plan, in months, and by how many months the same goal is shown earlier and later. */
const longest = 600;
const otherTimes = [-60, -36, -12, 0, 12, 36, 60];

/** Returns the goal on the last day, ₹: as given, or with inflation added. */
export function goalOf({ goal, goalPrices, inflation }: GoalInput, months: number): number {
  return goalPrices === 'today' ? goal * pricesAfter(inflation, months) : goal;
}

/**
 * Returns the amount (₹) with which the plan reaches the goal exactly, before or after tax as chosen; 0 where it is reached
 * without, null where no amount reaches it.
 */
export function amountForGoal(input: GoalInput, planWith: (amount: number) => InstalmentPlan): number | null {
  return leastReaching(goalOf(input, planWith(0).months), input, (amount) => grow(planWith(amount), input), mostAmount);
}

/**
 * Returns the least number from 0 on (an amount, a rise) with which a plan reaches a target (₹), before or after tax as chosen; null
 * where none up to `most` does. Just above a step of the surcharge a rupee of gain can cost more than a rupee: what is left falls
 * there, so each stretch below a step is looked at by itself.
 */
export function leastReaching(
  target: number,
  { goalAfterTax, ...choices }: Pick<GoalInput, 'goalAfterTax'> & TaxChoices,
  grownWith: (tried: number) => Grown,
  most: number,
): number | null {
  const reached = (tried: number) => {
    const { outcome, afterTax } = grownWith(tried);
    return goalAfterTax ? afterTax : outcome.value;
  };
  const found = amountFor(target, reached, most);
  if (found === null || !goalAfterTax) return found;
  const { surchargeSteps = [], gainsBeside = 0 } = termsOf(choices);
  const gainWith = (tried: number) => grownWith(tried).outcome.gain + gainsBeside;
  for (const [above] of surchargeSteps.filter(([each]) => gainWith(found) > each)) {
    const step = amountFor(above, gainWith, most);
    if (step !== null && reached(step) >= target) {
      return amountFor(target, (tried) => reached(Math.min(tried, step)), most);
    }
  }
  return found;
}

/** Returns the problem that no amount within reason reaches the goal. */
export function goalProblems(input: GoalInput, planWith: (amount: number) => InstalmentPlan): readonly Problem[] {
  if (amountForGoal(input, planWith) !== null) return [];
  return problemAt(
    ['goal', 'rate'],
    'At this return your money shrinks so much that no amount can reach your goal. Try a higher return, a shorter time or a smaller goal.',
  );
}

/** Writes the goal and the amount that reaches it, with paise; returns it in whole rupees, as the sentence says it. `label` names it: "SIP needed". */
export function goalSteps(
  { heading, step }: Worksheet,
  input: GoalInput,
  months: number,
  label: string,
  amount: number,
): Figure {
  const target = goalOf(input, months);
  const what = input.goalAfterTax ? 'after tax' : 'before tax';
  heading('Your goal');
  step(
    rupees('Goal on the last day', target),
    input.goalPrices === 'today'
      ? `${inr(input.goal)} × ${onePlus(input.inflation)}^${yearsPower(months)}`
      : `As you entered it, after ${formatMonths(months)}`,
  );
  step(
    rupees(label, amount, { decimals: 2 }),
    `The amount that makes the value ${what} ${inr(target)}. The lines below check it`,
  );
  return rupees(label, amount);
}

/** Returns the same goal in less and in more time; null where there is only one. `label` as in `goalSteps`. */
export function goalTable<Input extends GoalInput & { readonly period: number }>(
  input: Input,
  label: string,
  planOf: (input: Input, amount: number) => InstalmentPlan,
): Table | null {
  const times = otherTimes.flatMap((more) => {
    const period = input.period + more;
    if (period < 12 || period > longest) return [];
    const other = { ...input, period };
    const amount = amountForGoal(other, (tried) => planOf(other, tried));
    return amount === null ? [] : [{ other, amount }];
  });
  if (times.length < 2) return null;
  return tableOf(times, {
    id: 'other-times',
    caption: 'The same goal in less or more time',
    columns: [
      { label: 'Time', unit: 'text', cell: ({ other }) => formatMonths(other.period) },
      { label: 'Goal on the last day', unit: 'rupees', cell: ({ other }) => goalOf(other, other.period) },
      { label, unit: 'rupees', cell: ({ amount }) => amount },
      { label: 'Invested', unit: 'rupees', cell: ({ other, amount }) => paidBy(planOf(other, amount), other.period) },
    ],
  });
}

/** Returns the goal in words: "₹1,00,00,000 after tax". */
export function goalInWords(input: GoalInput, months: number): string {
  return `${inr(goalOf(input, months))}${input.goalAfterTax ? ' after tax' : ''}`;
}

/** Returns a whole rupee amount that is enough: "₹19,819", or "less than ₹1". */
export function enoughRupees(amount: number): string {
  return amount < 0.5 ? 'less than ₹1' : inr(Math.ceil(amount - 1e-6));
}
