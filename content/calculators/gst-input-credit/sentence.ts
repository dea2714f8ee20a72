import { formatMonth, inr } from '@/lib/format';
import { sumOfHeads, totalOfHeads } from '@/lib/tax/input-credit';
import type { Delay } from './delay';
import type { CreditInput } from './form';
import { listed } from './heads';
import type { Payment } from './payment';

/** What the sentence speaks of: what is to be paid in cash and what could be claimed back, ₹. */
interface Answers {
  readonly toPay: number;
  readonly payment: Payment;
  readonly delay: Delay;
  readonly refund: number;
}

/** Returns what is paid in cash, how the IGST credit is split, and what could be claimed back. */
export function sentenceOf(input: CreditInput, { toPay, payment, delay, refund }: Answers): string {
  return cashSentence(input, toPay, payment, delay) + splitSentence(payment) + refundSentence(refund);
}

function cashSentence(
  input: CreditInput,
  toPay: number,
  { payable, found, reverseCharge, cess }: Payment,
  delay: Delay,
): string {
  const month = formatMonth(input.month);
  if (toPay === 0 && totalOfHeads(payable) + cess.payable === 0) return `There is no tax to pay for ${month}.`;
  if (toPay === 0) return `Your credit pays all the tax for ${month}. Nothing is left to pay in cash.`;
  const tax = listed(sumOfHeads([found.cash, reverseCharge]));
  const parts = [
    tax,
    cess.cash > 0 ? `cess ${inr(cess.cash)}` : '',
    delay.totalInterest > 0 ? `interest ${inr(delay.totalInterest)}` : '',
    delay.fee > 0 ? `late fee ${inr(delay.fee * 2)}` : '',
  ].filter(Boolean);
  return `For ${month} you pay ${inr(toPay)} in cash: ${parts.join(', ')}.`;
}

function splitSentence({ found, bounds, options }: Payment): string {
  if (bounds.amount === 0) return '';
  const { central, state } = found.used.integrated;
  const half = options[1]?.extra ?? 0;
  const compared = half > 0 ? ` Half and half would need ${inr(half)} more cash.` : '';
  return ` Of the IGST credit left after IGST, ${inr(central)} goes to CGST and ${inr(state)} to SGST/UTGST.${compared}`;
}

function refundSentence(refund: number): string {
  return refund > 0 ? ` You could claim back about ${inr(refund)} of unused credit.` : '';
}
