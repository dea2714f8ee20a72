import { type Result, rupees, worksheet } from '@/lib/calculator';
import { formatMonth, inr } from '@/lib/format';
import { headNames, sumOfHeads, totalOfHeads } from '@/lib/tax/input-credit';
import { actionsOf, caveatsOf } from './caveats';
import { creditOfMonth } from './credit';
import { type Delay, delayOf } from './delay';
import type { CreditInput } from './form';
import { listed, nameOf } from './heads';
import { type Payment, payMonth } from './payment';
import { refundOf } from './refund';
import { chartsOf, tablesOf } from './tables';

/** Returns how the credit of a month pays its GST, what is left to pay in cash and what is carried forward. */
export function inputCredit(input: CreditInput): Result {
  const sheet = worksheet();
  const credit = creditOfMonth(sheet, input);
  const payment = payMonth(sheet, input, credit);
  const delay = delayOf(sheet, input, payment, credit.interest);
  const cash = sumOfHeads([payment.found.cash, payment.reverseCharge]);
  const toPay = totalOfHeads(cash) + payment.cess.cash + delay.totalInterest + delay.fee * 2;
  sheet.heading('To pay');
  sheet.step(
    rupees('Cash to pay', toPay, { tone: 'tax' }),
    `Tax ${inr(totalOfHeads(cash) + payment.cess.cash)} + interest ${inr(delay.totalInterest)} + late fee ${inr(delay.fee * 2)}`,
  );
  const refund = refundOf(sheet, input, credit, payment);

  const total = rupees('Cash to pay', toPay, { tone: 'tax' });
  const byHead = headNames.map((head) => rupees(`${nameOf[head]} in cash`, cash[head], { tone: 'tax' }));
  const extras = [
    ...(payment.cess.payable > 0 ? [rupees('Cess in cash', payment.cess.cash, { tone: 'tax' })] : []),
    rupees('Interest', delay.totalInterest, { tone: 'cost' }),
    rupees('Late fee', delay.fee * 2, { tone: 'cost' }),
  ];
  return {
    headline: [total, ...byHead],
    sentence: [cashSentence(input, toPay, payment, delay), splitSentence(payment), refundSentence(refund)].join(''),
    breakdowns: [{ title: 'Cash to pay', total, parts: [...byHead, ...extras] }],
    charts: chartsOf(payment),
    tables: tablesOf(credit, payment, delay),
    steps: sheet.steps,
    actions: actionsOf(input, credit, payment, delay),
    caveats: caveatsOf(input, credit, payment, delay),
  };
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
