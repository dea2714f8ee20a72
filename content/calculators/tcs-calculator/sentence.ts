import { creditWithoutPan } from '@/content/tax/credit-without-pan';
import { exactInr, inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { type Collection, nothingWhy } from './collection';
import type { TcsInput } from './form';

export function sentenceOf(input: TcsInput, { tax, limit }: Collection): string {
  if (tax === 0) return `No tax is collected: ${lowerFirst(nothingWhy(input, limit))}.`;
  // Below a rupee the paise are all there is; half a paisa is the least that is written.
  const written = tax < 1 ? exactInr : inr;
  const said = tax < 0.005 ? 'less than one paisa' : written(tax);
  return `TCS of ${said} is added, so you pay ${written(input.amount + tax)}. ${input.pan === 'none' ? creditWithoutPan : 'You do not lose it. It counts as tax you have paid, and you get back what is more than your tax.'}`;
}
