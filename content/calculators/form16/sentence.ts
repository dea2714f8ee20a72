import { chargesInWords } from '@/content/tax/balance';
import { formatDate, inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import type { Form16Answer } from './answer';
import type { Form16Input } from './form';
import { assessed } from './person';

/**
 * Returns the tax on both salaries together beyond what the employers deducted, ₹, as far as it comes from each deducting as if it were the
 * only one; 0 without a second one.
 */
function shortfallOf(input: Form16Input): number {
  if (!input.second) return 0;
  const together = assessed({ ...input, untold: 0 }, 'all').tax;
  const alone = assessed(input, 'first').tax + assessed(input, 'second').tax;
  return Math.max(0, together - Math.max(alone, input.tds + input.tds2));
}

/** Returns what the answer means, in two or three sentences. */
export function sentenceOf(
  input: Form16Input,
  { all, findings, balance, credit, year, filedOn }: Form16Answer,
): string {
  const { due, belated } = year.returns;
  const named = findings.slice(0, 2).map(({ what }) => lowerFirst(what));
  const others = findings.length - named.length;
  const points =
    findings.length === 0
      ? 'The lines you entered agree with the law.'
      : `${findings.length === 1 ? '1 point needs' : `${findings.length} points need`} a look: ${named.join(' and ')}${others > 0 ? `, and ${others} more` : ''}.`;
  const charges = chargesInWords(balance);
  const withCharges = charges && `, with ${charges}`;
  const left =
    balance.payable > 0
      ? `${inr(balance.payable)} is left to pay with the return${withCharges}`
      : balance.payable < 0
        ? `You get ${inr(-balance.payable)} back`
        : 'Nothing is left to pay or to get back';
  const sum = `Tax on all your income is ${inr(all.tax)}, and ${inr(credit)} was deducted and paid: ${lowerFirst(left)}.`;
  const shortfall = shortfallOf(input);
  const shock =
    shortfall > 0
      ? ` As the two employers do not know of each other, together they deducted ${inr(shortfall)} too little.`
      : '';
  // What the amount rests on where nobody entered the day of filing: today, or a return in time that can no longer be filed.
  const day =
    input.filedOn !== '' || input.today <= due.value.individual
      ? ''
      : input.today <= belated.value
        ? ` That is for a late return filed on ${formatDate(filedOn)}: if you have filed already, enter the day.`
        : ` That is for a return filed by ${formatDate(due.value.individual)}.`;
  return `${points} ${sum}${shock}${day}`;
}
