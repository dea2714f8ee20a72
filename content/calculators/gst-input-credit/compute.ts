import { type Result, rupees, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { headNames, sumOfHeads, totalOfHeads } from '@/lib/tax/input-credit';
import { chartsOf } from './charts';
import { creditOfMonth } from './credit';
import { delayOf } from './delay';
import type { CreditInput } from './form';
import { nameOf } from './heads';
import { notesOf } from './notes';
import { payMonth } from './payment';
import { refundOf } from './refund';
import { sentenceOf } from './sentence';
import { tablesOf } from './tables';

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
  const extras = listOf(
    payment.cess.payable > 0 && rupees('Cess in cash', payment.cess.cash, { tone: 'tax' }),
    rupees('Interest', delay.totalInterest, { tone: 'cost' }),
    rupees('Late fee', delay.fee * 2, { tone: 'cost' }),
  );
  const notes = notesOf(input, credit, payment, delay);
  return {
    headline: [total, ...byHead],
    sentence: sentenceOf(input, { toPay, payment, delay, refund }),
    breakdowns: [{ title: 'Cash to pay', total, parts: [...byHead, ...extras] }],
    charts: chartsOf(payment),
    tables: tablesOf(credit, payment, delay),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
