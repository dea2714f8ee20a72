/** Amounts in words as invoices write them: apart from those beside a box, since every page that asks for an amount loads these. */
import { amountInWords } from './amount-in-words';
import { nearestPaisa } from './rounding';

/**
 * Returns an amount as invoices and cheques write it, to the nearest paisa. A value that is not finite gives ''.
 * @example rupeesInWords(1250000.5) // 'Rupees Twelve Lakh Fifty Thousand and Fifty Paise Only'
 */
export function rupeesInWords(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const size = Math.abs(nearestPaisa(amount));
  const words = `${size > 0 && size < 1 ? 'zero and ' : ''}${amountInWords(size)}`;
  const capitals = words.replace(/\b(?!and\b)[a-z]/g, (letter) => letter.toUpperCase());
  return `${amount < 0 && size > 0 ? 'Minus ' : ''}Rupees ${capitals} Only`;
}
