import {
  blockedSeats,
  cashShare,
  creditLaw,
  paymentDays,
  personalShare,
  returnLateFee,
} from '@/content/rules/gst-credit';
import type { Action, Caveat } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { perHead, totalOfHeads } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import { isOverdue, lastDayForCredit, paymentEnds } from './dates';
import type { Delay } from './delay';
import type { CreditInput } from './form';
import { written } from './heads';
import type { Payment } from './payment';

/** Returns what to do, with its day. */
export function actionsOf(input: CreditInput, credit: MonthlyCredit, payment: Payment, delay: Delay): Action[] {
  const month = formatMonth(input.month);
  const held = { integrated: input.cashIgst, central: input.cashCgst, state: input.cashSgst };
  const missing = perHead((head) => Math.max(0, payment.found.cash[head] + payment.reverseCharge[head] - held[head]));
  const cash = totalOfHeads(missing) + payment.cess.cash;
  const steps: Action[] = [];
  if (input.filedOn === '') {
    const pay = cash > 0 ? `Pay ${inr(cash)} into the cash ledger and file` : 'File';
    steps.push({ text: `${pay} GSTR-3B for ${month}.`, date: delay.due, cite: creditLaw.cashInterest });
  }
  if (totalOfHeads(credit.missing) > 0) {
    const text = `Ask your suppliers to report the invoices that are not in GSTR-2B, worth ${written(totalOfHeads(credit.missing))} of credit. You can take it up to this day, or until you file the annual return if that is earlier.`;
    steps.push({ text, date: lastDayForCredit(input.month), cite: creditLaw.timeLimit });
  }
  for (const row of waitingRows(input)) {
    const ends = paymentEnds(row.invoiceDate);
    const text = `Pay the supplier of the invoice of ${formatDate(row.invoiceDate)}, or reverse its credit in the return for ${formatMonth(addMonths(ends.slice(0, 7), 1))}.`;
    steps.push({ text, date: ends, cite: paymentDays.cite });
  }
  if (totalOfHeads(credit.forNow) > 0) {
    const text =
      'Take the reversed credit again, in Table 4(A)(5) and 4(D)(1), once the supplier is paid or has filed.';
    steps.push({ text, cite: creditLaw.reclaim });
  }
  return steps;
}

/** Invoices that are not overdue yet, so that nothing goes back this month. */
function waitingRows(input: CreditInput) {
  return input.reversed.filter((row) => row.reason === 'unpaid' && !isOverdue(row.invoiceDate, input.month));
}

/** Returns who should leave, limits, assumptions and warnings. */
export function caveatsOf(input: CreditInput, credit: MonthlyCredit, payment: Payment, delay: Delay): Caveat[] {
  const { turnoverAbove, percent } = cashShare;
  const limit = inr(turnoverAbove.value);
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for composition dealers, who take no credit, and not for input service distributors. If you file quarterly (QRMP), enter the quarter as one month and give your own due date. We do not count payments with PMT-06.',
      cite: creditLaw.quarterly,
    },
  ];
  if (payment.floorBinds) {
    const text = `Rule 86B asks for at least ${inr(payment.floor)} in cash. The credit held back stays in your ledger. We hold back first the CGST and SGST/UTGST credit that pays IGST, then CGST and SGST/UTGST credit half and half, and IGST credit last, as it must be used up before the others.`;
    caveats.push({ kind: 'limit', text, cite: percent.cite });
  }
  for (const row of waitingRows(input)) {
    const ends = paymentEnds(row.invoiceDate);
    const text = `The ${paymentDays.value} days of the invoice of ${formatDate(row.invoiceDate)} end on ${formatDate(ends)}. Rule 37 asks you to reverse the credit in the return for the next tax period, ${formatMonth(addMonths(ends.slice(0, 7), 1))}, so nothing is reversed here. Some reverse it a month earlier, which is safe too.`;
    caveats.push({ kind: 'limit', text, cite: paymentDays.cite });
  }
  if (totalOfHeads(credit.net) < 0 || Object.values(credit.net).some((paise) => paise < 0)) {
    const text =
      'You reverse more credit than the month has. It is first taken from the opening balance. The rest is added to the tax payable.';
    caveats.push({ kind: 'limit', text, cite: creditLaw.reversalInLiability });
  }
  if (input.taxableTurnover === null) {
    const text = `We have not applied rule 86B. If your taxable turnover for the month is above ${limit}, enter it. ${pct(percent.value)} of output tax may be due in cash.`;
    caveats.push({ kind: 'warning', text, cite: turnoverAbove.cite });
  }
  if (input.mixed) {
    const text = `We apply rules 42 and 43 month by month, with D2 as ${pct(personalShare.value)} of common credit. After the year, work them out again on the whole year’s turnover. Rule 43 mentions interest on the credit reversed for capital goods. As you pay it with each month’s return, we count none.`;
    caveats.push({ kind: 'assumption', text, cite: creditLaw.yearlyAdjustment });
  }
  if (input.blocked.some((row) => row.kind === 'vehicle')) {
    const text = `Goods vehicles, and vehicles for more than ${blockedSeats.value} people with the driver, are not blocked. Nor are cars you resell, hire out as transport or teach driving in.`;
    caveats.push({ kind: 'warning', text, cite: blockedSeats.cite });
  }
  if (input.reversed.some((row) => row.reason === 'supplier')) {
    const text =
      'We count no interest on credit of suppliers who have not filed. Interest is due if you reverse it after 30 November following the financial year of the credit.';
    caveats.push({ kind: 'warning', text, cite: creditLaw.supplierNotFiled });
  }
  if (delay.days > 0 && payment.payable.integrated + payment.reverseCharge.integrated > 0 && isNilAtHome(payment)) {
    const text = `The lower late fee is for returns without CGST and SGST/UTGST payable, as yours is. The portal may still ask for ${inr(returnLateFee.small.value.perDay * 2)} a day where IGST is payable.`;
    caveats.push({ kind: 'warning', text, cite: returnLateFee.nil.cite });
  }
  if (payment.found.used.central.integrated > 0 || payment.found.used.state.integrated > 0) {
    const text = `IGST takes CGST credit before SGST/UTGST credit, as section 49(5) says. From the return for February 2026 the portal allows any order; the cash is the same, and only the credit left differs.`;
    caveats.push({ kind: 'assumption', text, cite: creditLaw.anyOrderOnPortal });
  }
  if (payment.cess.leftPaise > 0) {
    const text =
      'Compensation cess credit can pay only cess, which has ended for all goods. Ask your adviser whether you can get a refund.';
    caveats.push({ kind: 'warning', text, cite: creditLaw.cessCredit });
  }
  caveats.push(
    {
      kind: 'assumption',
      text: 'Among splits with the same cash, we choose the one that leaves CGST and SGST/UTGST credit most nearly equal, then cash most nearly equal. An odd rupee of credit goes to CGST. Tax is paid in whole rupees, and paise of credit stay in the ledger.',
      cite: creditLaw.split,
    },
    {
      kind: 'assumption',
      text: `UTGST counts as SGST. The due date does not change for Sundays and holidays. If a notification moved it from ${formatDate(delay.due)}, enter the new one.`,
    },
  );
  return caveats;
}

function isNilAtHome({ payable, reverseCharge }: Payment): boolean {
  return payable.central + payable.state + reverseCharge.central + reverseCharge.state === 0;
}
