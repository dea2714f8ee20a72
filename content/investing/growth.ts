/** Plans that grow at one rate: instalments, lump sums, or both. */

import type { Convention, Frequency } from '@/content/questions/growth';
import type { TaxChoices } from '@/content/questions/redemption';
import { effectiveYearlyRate, ratePerPeriod } from '@/lib/finance/deposits';
import { priceFactor } from '@/lib/finance/inflation';
import { type InstalmentOutcome, type InstalmentPlan, outcomeOf, rateToValue } from '@/lib/finance/instalments';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { conventions, frequencies } from './conventions';
import { longTermTest, redemptionTax } from './tax';

/** By how many points the weak and the strong case differ from the expected return. */
export const scenarioPoints = 4;

/** What decides the rate per period. */
export interface RateChoices {
  readonly rate: number;
  readonly expenseRatio: number;
  readonly convention: Convention;
  readonly frequency: Frequency;
}

/** Returns rate per period, periods in a year and timing of instalments. */
export function rateOf({ rate, expenseRatio, convention, frequency }: RateChoices) {
  const { meaning, timing } = conventions[convention];
  const { perYear } = frequencies[frequency];
  return { perYear, timing, rate: ratePerPeriod(rate - expenseRatio, perYear, meaning) };
}

/** Returns what a year really yields, %: the XIRR of any plan that earns one rate throughout. */
export function yearlyYield({ rate, perYear }: Pick<InstalmentPlan, 'rate' | 'perYear'>): number {
  return effectiveYearlyRate(rate, perYear) * 100;
}

/** Returns the factor by which prices rise over some months. */
export function pricesAfter(inflation: number, months: number): number {
  return priceFactor(inflation, months / 12);
}

/** A plan with its value before and after tax; divided by `prices` it is in today's rupees. */
export interface Grown {
  readonly plan: InstalmentPlan;
  readonly outcome: InstalmentOutcome;
  readonly tax: RedemptionTax;
  readonly afterTax: number;
  readonly prices: number;
}

/** Returns the value of a plan at its end, with the tax of a sale on that day. */
export function grow(plan: InstalmentPlan, choices: TaxChoices & { readonly inflation: number }): Grown {
  const outcome = outcomeOf(plan, longTermTest(choices));
  const tax = redemptionTax(outcome, choices);
  return {
    plan,
    outcome,
    tax,
    afterTax: outcome.value - tax.total,
    prices: pricesAfter(choices.inflation, plan.months),
  };
}

/** Returns the yearly rate, %, at which the plan gives what is left after tax; null where none fits. */
export function afterTaxYield({ plan, tax, afterTax }: Grown): number | null {
  if (tax.total === 0) return yearlyYield(plan);
  const rate = rateToValue(plan, afterTax);
  return rate === null ? null : yearlyYield({ ...plan, rate });
}
