import { payableRounding } from '@/content/rules/gst';
import { creditLaw, lateInterest, returnLateFee } from '@/content/rules/gst-credit';
import { dateFigure, rupees, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { counted, inr, pct } from '@/lib/format';
import { nearestRupee } from '@/lib/rounding';
import { feeByDays, type Heads, interestByDays, perHead, totalOfHeads } from '@/lib/tax/input-credit';
import { dueDateOf } from './dates';
import type { CreditInput } from './form';
import type { Payment } from './payment';

/** What delay costs, whole ₹. */
export interface Delay {
  readonly due: string;
  readonly days: number;
  /** On tax paid late and on credit that was used and reversed. */
  readonly interest: Heads;
  readonly cessInterest: number;
  readonly totalInterest: number;
  /** Under each of the CGST and SGST Acts. */
  readonly fee: number;
}

/** Returns interest and late fee, and writes them on the sheet. `onUsed` is the interest on reversed credit. */
export function delayOf(sheet: Worksheet, input: CreditInput, payment: Payment, onUsed: Heads): Delay {
  const due = dueDateOf(input);
  const days = input.filedOn === '' ? 0 : Math.max(0, daysBetween(due.value, input.filedOn));
  const { percent, daysInYear } = lateInterest.value;
  const kept = { integrated: input.cashIgst, central: input.cashCgst, state: input.cashSgst };
  const base = perHead((head) => Math.max(0, payment.found.cash[head] + payment.reverseCharge[head] - kept[head]));
  const on = (amount: number) => nearestRupee(interestByDays(amount, percent, days, daysInYear));
  const late = perHead((head) => on(base[head]));
  const cessInterest = on(payment.cess.cash);
  const lateTotal = totalOfHeads(late) + cessInterest;
  const totalInterest = lateTotal + totalOfHeads(onUsed);
  const isNil =
    payment.payable.central + payment.payable.state + payment.reverseCharge.central + payment.reverseCharge.state === 0;
  const rule = isNil ? returnLateFee.nil : returnLateFee[input.lastTurnover];
  const fee = feeByDays(days, rule.value);

  sheet.heading('Delay');
  sheet.step(dateFigure('Due date', due.value), input.dueDate === '' ? 'Of the return' : 'As you entered it', due.cite);
  sheet.step({ label: 'Days late', value: days, unit: 'days' }, 'From the due date to the day of filing');
  if (days > 0) {
    sheet.step(
      rupees('Tax in cash with interest', totalOfHeads(base) + payment.cess.cash),
      'Cash to pay − the balance in your cash ledger since the due date, head by head',
      creditLaw.cashInterest,
    );
    sheet.step(
      rupees('Interest on tax paid late', lateTotal),
      `${pct(percent)} a year × ${days} ÷ ${daysInYear}, to the rupee under each head`,
      lateInterest.cite,
    );
  }
  sheet.step(
    rupees('Interest', totalInterest, { tone: 'cost' }),
    days > 0 || totalInterest > 0 ? 'On tax paid late and on reversed credit that was used' : 'The return is in time',
    payableRounding.cite,
  );
  const perDay = inr(rule.value.perDay * 2);
  const kind = isNil ? 'No CGST or SGST/UTGST is payable: ' : '';
  sheet.step(
    rupees('Late fee', fee * 2, { tone: 'cost' }),
    `${kind}${counted(days, 'day')} × ${perDay}, at most ${inr(rule.value.atMost * 2)}, half under each Act`,
    days > 0 ? rule.cite : creditLaw.lateFee,
  );
  return {
    due: due.value,
    days,
    interest: perHead((head) => late[head] + onUsed[head]),
    cessInterest,
    totalInterest,
    fee,
  };
}
