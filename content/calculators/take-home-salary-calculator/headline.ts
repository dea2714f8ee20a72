import { type Result, rupees } from '@/lib/calculator';
import type { TakeHomeInput } from './form';
import { betterRegime, type TakeHome, takeHomeOf } from './take-home';

/** Returns in-hand, tax and the better regime, ₹; first the CTC where the in-hand is what is known. */
export function headlineOf(home: TakeHome): Result['headline'] {
  const { setting, chosen } = home;
  const usual = rupees('In-hand in a usual month', chosen.usual.inHand, { tone: 'own' });
  const tax = rupees('Income tax for the year', chosen.tax, { tone: 'tax' });
  const better = betterRegime(home);
  return setting.input.known === 'inHand'
    ? [rupees('CTC you need a year', chosen.ctc), usual, tax, better]
    : [usual, rupees('In-hand for the year', chosen.total.inHand, { tone: 'own' }), tax, better];
}

/** Returns the headline of an input. */
export const headlineFor = (input: TakeHomeInput) => headlineOf(takeHomeOf(input));
