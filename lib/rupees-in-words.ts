/** Amounts in words as invoices write them: apart from those beside a box, since every page that asks for an amount loads these. */
import { coinName, rupeesAndPaise, wholeInWords } from './amount-in-words';

/**
 * Returns an amount as invoices and cheques write it, to the nearest paisa. A value that is not finite gives ''.
 * @example rupeesInWords(1250000.5) // 'Rupees Twelve Lakh Fifty Thousand and Fifty Paise Only'
 */
export function rupeesInWords(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const { rupees, paise } = rupeesAndPaise(amount);
  const capitals = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const coins = paise > 0 ? ` and ${capitals(`${wholeInWords(paise)} ${coinName(paise)}`)}` : '';
  const sign = rupees + paise > 0 && amount < 0 ? 'Minus ' : '';
  return `${sign}Rupees ${capitals(wholeInWords(rupees))}${coins} Only`;
}
