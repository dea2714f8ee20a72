import { frequencies } from '@/content/investing/conventions';
import { growthModel } from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import type { Model } from '@/lib/model';
import { planOf } from './compute';
import type { LumpsumInput } from './form';

/** Returns the growth as formulas; null where the amount is found for a goal. */
export function modelOf(input: LumpsumInput, result: Result): Model | null {
  if (input.known === 'goal') return null;
  const { perYear } = frequencies[input.compounding];
  const monthly = `(1+({rate}-{expenseRatio})/${perYear})^(${perYear}/12)-1`;
  return growthModel({ plan: planOf(input), monthly, timing: 'start', start: '{amount}' }, result);
}
