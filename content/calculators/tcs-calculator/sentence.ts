import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { type Collection, nothingWhy } from './collection';
import type { TcsInput } from './form';

export function sentenceOf(input: TcsInput, { tax, limit }: Collection): string {
  if (tax === 0) return `No tax is collected: ${lowerFirst(nothingWhy(input, limit))}.`;
  return `TCS of ${inr(tax)} is added, so you pay ${inr(input.amount + tax)}. ${input.pan === 'none' ? creditWithoutPan : 'You do not lose it. It counts as tax you have paid, and you get back what is more than your tax.'}`;
}
