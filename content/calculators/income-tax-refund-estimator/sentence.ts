import { chargesInWords } from '@/content/tax/balance';
import { formatDate, inr, pct } from '@/lib/format';
import type { Days } from './days';
import { fields, type RefundInput } from './form';
import type { RefundAnswer } from './refund';

/** Returns whether the TDS is still the page's example beside an income or a tax that was entered. */
function isExampleTds({ tds, mode, salary, otherIncome, tax }: RefundInput): boolean {
  if (tds !== fields.tds.default) return false;
  return mode === 'known'
    ? tax !== fields.tax.default
    : salary !== fields.salary.default || otherIncome !== fields.otherIncome.default;
}

/** Returns in words that nothing is left, to pay or to get back. */
function whatIsDue(difference: number, charges: string): string {
  if (charges) return `With ${charges}, that is what is due to the nearest ₹10`;
  return Math.abs(difference) < 0.5 ? 'That is exactly what is due' : 'That is what is due to the nearest ₹10';
}

/** Returns what the answer means: the tax and what was deducted first, as both may be examples. */
export function sentenceOf(
  input: RefundInput,
  tax: number,
  answer: RefundAnswer,
  { year, grantedOn, isFiled }: Days,
): string {
  const { balance, paid, refund, interest, adjusted, toBank } = answer;
  const start = `Your tax is ${inr(tax)}, and ${inr(input.tds)} was deducted${paid > 0 ? ` and ${inr(paid)} paid` : ''}`;
  const example = isExampleTds(input) ? ` ${inr(input.tds)} of TDS is the page’s example: enter yours.` : '';
  if (refund === 0) {
    const added = chargesInWords(balance);
    return balance.payable > 0
      ? `${start}. There is no refund: ${inr(balance.payable)}${added && ` with ${added}`} is left to pay${isFiled ? '' : ' before you file'}.${example}`
      : `${start}. ${whatIsDue(tax - input.tds - paid, added)}: you get no refund and have nothing left to pay.${example}`;
  }
  const kept =
    adjusted > 0
      ? ` ${inr(adjusted)} of it goes against the old demand${input.demand > adjusted ? `, of which ${inr(input.demand - Math.round(adjusted))} is still due` : ''}.`
      : '';
  const charged = chargesInWords(balance, 'interest for late tax');
  const after = charged && ` after ${charged}`;
  const get = `${start}: you get a refund of ${inr(refund)}${after}.`;
  if (interest === 0) {
    const { atLeastPercentOfTax } = year.interest.refund.value;
    return `${get} A refund below ${pct(atLeastPercentOfTax)} of the tax earns no interest.${kept}${example}`;
  }
  const total = `${get} If it is paid on ${formatDate(grantedOn)}, it earns ${inr(interest)} of interest`;
  return `${adjusted > 0 ? `${total}.${kept}` : `${total}: ${inr(toBank)} in all.`}${example}`;
}
