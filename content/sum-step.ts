import type { NumericFigure, Worksheet } from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { roundHalfAwayFromZero } from '@/lib/rounding';
import { sum } from '@/lib/sum';

/** An amount of a sum, ₹, taken off where it is below zero (−0 too), and what the line says right after it. */
type Term = number | readonly [amount: number, words: string];

/**
 * Writes a step whose figure is a sum of amounts in ₹, so that the line adds up as it is shown: in whole rupees, with paise where the rounded
 * rupees are ₹1 apart, and said to be rounded where the paise are apart too. `words` follow the terms. Returns the figure's value.
 * @example sumStep(sheet, rupees('Gain', gain), [value, -invested]) // ₹1,50,000 − ₹1,00,000
 */
export function sumStep(
  { step }: Pick<Worksheet, 'step'>,
  figure: NumericFigure,
  terms: readonly Term[],
  words = '',
  cite?: Citation,
): number {
  const amounts = terms.map((term) => (typeof term === 'number' ? term : term[0]));
  const addsUp = (decimals: number) => {
    const rounded = amounts.map((amount) => roundHalfAwayFromZero(amount, decimals));
    return roundHalfAwayFromZero(sum(rounded), decimals) === roundHalfAwayFromZero(figure.value, decimals);
  };
  const written = (inWords: (amount: number) => string) =>
    terms
      .map((term, index) => {
        const [amount, after] = typeof term === 'number' ? [term, ''] : term;
        const isOff = amount < 0 || Object.is(amount, -0);
        if (index === 0) return inWords(amount) + after;
        return ` ${isOff ? '−' : '+'} ${inWords(Math.abs(amount))}${after}`;
      })
      .join('');
  // What is cut at zero or at a limit is no sum.
  const isSum = Math.abs(sum(amounts) - figure.value) < 0.005;
  if (!isSum || (figure.unit === 'rupees' && !figure.decimals && addsUp(0)))
    return step(figure, written(inr) + words, cite);
  const rounded = addsUp(2) ? '' : '. Rounded to the paisa';
  return step({ ...figure, unit: 'exactRupees' }, written(exactInr) + words + rounded, cite);
}
