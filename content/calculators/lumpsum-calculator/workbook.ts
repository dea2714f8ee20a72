import { frequencies } from '@/content/investing/conventions';
import { goalOnTheDay, growthModel, monthlyReturnName } from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import type { Model } from '@/lib/model';
import { planOf } from './compute';
import type { LumpsumInput } from './form';

/** Returns the growth as formulas, of the amount or of the one that a goal takes; null where the goal is what tax leaves. */
export function modelOf(input: LumpsumInput, result: Result): Model | null {
  if (input.known === 'goal' && input.goalAfterTax) return null;
  const { perYear } = frequencies[input.compounding];
  const monthly = `(1+({rate}-{expenseRatio})/${perYear})^(${perYear}/12)-1`;
  const growth = { plan: planOf(input), monthly, timing: 'start' } as const;
  if (input.known === 'amount') return growthModel({ ...growth, start: '{amount}' }, result);
  const needed = {
    label: 'Amount needed',
    formula: `${goalOnTheDay}/(1+${monthlyReturnName})^{period}`,
  };
  return growthModel({ ...growth, start: '{Amount needed}', needed }, result);
}
