import { chargesInWords } from '@/content/tax/balance';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
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

/** Returns whether nothing at all is left of a balance in ₹, not even paise. */
export function isExact(balance: number): boolean {
  return Math.abs(balance) < 0.005;
}

/** Returns in words that nothing is left, to pay or to get back; a part of the multiple of section 288B is named. */
function whatIsDue(balance: number, charges: string, multiple: number): string {
  const due = charges ? `With ${charges}, that` : 'That';
  if (isExact(balance)) return `${due} is exactly what is due: you get no refund and have nothing left to pay.`;
  const apart = `${exactInr(Math.abs(balance))} ${balance > 0 ? 'less' : 'more'}`;
  return `${due} is ${apart} than what is due. The law rounds to the nearest ${inr(multiple)}: you get no refund and have nothing left to pay.`;
}

/** Returns what the answer means: the tax and what was deducted first, as both may be examples. */
export function sentenceOf(
  input: RefundInput,
  tax: number,
  answer: RefundAnswer,
  { year, rules, grantedOn, isFiled }: Days,
): string {
  const { balance, paid, refund, interest, adjusted, toBank, tooSmall } = answer;
  const start = `Your tax is ${inr(tax)}, and ${inr(input.tds)} was deducted${paid > 0 ? ` and ${inr(paid)} paid` : ''}`;
  const example = isExampleTds(input) ? ` ${inr(input.tds)} of TDS is the page’s example: enter yours.` : '';
  if (refund === 0) {
    const added = chargesInWords(balance);
    return balance.payable > 0
      ? `${start}. There is no refund: ${inr(balance.payable)}${added && ` with ${added}`} is left to pay${isFiled ? '' : ' before you file'}.${example}`
      : `${start}. ${whatIsDue(balance.balance, added, year.payableMultiple.value)}${example}`;
  }
  const kept =
    adjusted > 0
      ? ` ${inr(adjusted)} of it goes against the old demand${input.demand > adjusted ? `, of which ${inr(input.demand - Math.round(adjusted))} is still due` : ''}.`
      : '';
  const charged = chargesInWords(balance, 'interest for late tax');
  const after = charged && ` after ${charged}`;
  const get = `${start}: you get a refund of ${inr(refund)}${after}.`;
  const held = tooSmall ? ` The Department pays out no refund below ${inr(rules.paidFrom.value)}.` : '';
  if (interest === 0) {
    const { atLeastPercentOfTax } = year.interest.refund.value;
    return `${get} A refund below ${pct(atLeastPercentOfTax)} of the tax earns no interest.${kept}${held}${example}`;
  }
  const total = `${get} If it is paid on ${formatDate(grantedOn)}, it earns ${inr(interest)} of interest`;
  return `${adjusted > 0 ? `${total}.${kept}` : `${total}: ${inr(toBank)} in all.`}${held}${example}`;
}
