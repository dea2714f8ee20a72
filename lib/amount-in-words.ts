import { nearestPaisa } from './rounding';

const belowTwenty =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units = [
  { size: 1e7, name: 'crore' },
  { size: 1e5, name: 'lakh' },
  { size: 1e3, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const;

/** Returns a whole number that is not negative, in words. Above 99 crore the crores are themselves counted in lakh and crore. */
function wholeInWords(whole: number): string {
  const small = belowTwenty[whole];
  if (small) return small;
  const words: string[] = [];
  let rest = whole;
  for (const { size, name } of units) {
    if (rest >= size) words.push(wholeInWords(Math.floor(rest / size)), name);
    rest %= size;
  }
  if (rest >= 20) {
    const ten = tens[Math.floor(rest / 10)] ?? '';
    words.push(rest % 10 > 0 ? `${ten}-${belowTwenty[rest % 10]}` : ten);
  } else if (rest > 0) words.push(belowTwenty[rest] ?? '');
  return words.join(' ');
}

/** Returns the rupees and paise of an amount's size, to the nearest paisa. */
function rupeesAndPaise(amount: number): { readonly rupees: number; readonly paise: number } {
  const size = Math.abs(nearestPaisa(amount));
  const rupees = Math.floor(size);
  return { rupees, paise: Math.round((size - rupees) * 100) };
}

const coinName = (paise: number): string => (paise === 1 ? 'paisa' : 'paise');

/**
 * Returns an amount in lower-case words without "rupees", to the nearest paisa; paise are named only where there are any.
 * Round the amount first where its paise are not shown. A value that is not finite gives ''.
 * @example amountInWords(2650000) // 'twenty-six lakh fifty thousand'
 */
export function amountInWords(amount: number): string {
  if (!Number.isFinite(amount)) return '';
  const { rupees, paise } = rupeesAndPaise(amount);
  const coins = paise > 0 ? `${wholeInWords(paise)} ${coinName(paise)}` : '';
  const words = rupees > 0 && coins ? `${wholeInWords(rupees)} and ${coins}` : coins || wholeInWords(rupees);
  return rupees + paise > 0 && amount < 0 ? `minus ${words}` : words;
}
