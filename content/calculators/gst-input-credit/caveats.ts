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
import { formatDate, formatMonth, formatPercent, formatRupees } from '@/lib/format';
import { totalOfHeads } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import { isOverdue, lastDayForCredit, paymentEnds } from './dates';
import type { Delay } from './delay';
import type { CreditInput } from './form';
import { written } from './heads';
import type { Payment } from './payment';

/** What to do, with its day. */
export function actionsOf(input: CreditInput, credit: MonthlyCredit, payment: Payment, delay: Delay): Action[] {
  const month = formatMonth(input.month);
  const cash = totalOfHeads(payment.found.cash) + totalOfHeads(payment.reverseCharge) + payment.cess.cash;
  const steps: Action[] = [];
  if (input.filedOn === '') {
    const pay = cash > 0 ? `Pay ${formatRupees(cash)} into the cash ledger and file` : 'File';
    steps.push({ text: `${pay} GSTR-3B for ${month}.`, date: delay.due, cite: creditLaw.cashInterest });
  }
  if (totalOfHeads(credit.missing) > 0) {
    const text = `Have your suppliers report the invoices that are not in GSTR-2B, worth ${written(totalOfHeads(credit.missing))} of credit. It can be taken up to this day, or until the annual return if you file it earlier.`;
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

/** Who should leave, limits, assumptions and warnings. */
export function caveatsOf(input: CreditInput, credit: MonthlyCredit, payment: Payment, delay: Delay): Caveat[] {
  const { turnoverAbove, percent } = cashShare;
  const limit = formatRupees(turnoverAbove.value);
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'Not for composition dealers, who take no credit, nor for input service distributors. If you file quarterly (QRMP), enter the quarter as one month and give your own due date; payments with PMT-06 are not counted.',
      cite: creditLaw.quarterly,
    },
  ];
  if (payment.floorBinds) {
    const text = `Rule 86B asks for at least ${formatRupees(payment.floor)} in cash. The credit held back stays in your ledger: first what pays IGST from CGST and SGST/UTGST, then own heads half and half, IGST credit last, as it must be used up before the others.`;
    caveats.push({ kind: 'limit', text, cite: percent.cite });
  }
  for (const row of waitingRows(input)) {
    const ends = paymentEnds(row.invoiceDate);
    const text = `The ${paymentDays.value} days of the invoice of ${formatDate(row.invoiceDate)} end on ${formatDate(ends)}. Rule 37 asks for reversal in the return of the tax period that follows, ${formatMonth(addMonths(ends.slice(0, 7), 1))}, so nothing is reversed here. Some reverse a month earlier, which is safe too.`;
    caveats.push({ kind: 'limit', text, cite: paymentDays.cite });
  }
  if (totalOfHeads(credit.net) < 0 || Object.values(credit.net).some((paise) => paise < 0)) {
    const text =
      'More credit is reversed than the month brings. The opening balance bears it first; the rest is added to the tax payable.';
    caveats.push({ kind: 'limit', text, cite: creditLaw.reversalInLiability });
  }
  if (input.taxableTurnover === null) {
    const text = `Rule 86B is not applied. If your taxable turnover of the month is above ${limit}, enter it: ${formatPercent(percent.value)} of output tax may be due in cash.`;
    caveats.push({ kind: 'warning', text, cite: turnoverAbove.cite });
  }
  if (input.mixed) {
    const text = `Rules 42 and 43 are applied month by month, D2 as ${formatPercent(personalShare.value)} of common credit. After the year work them out again on its whole turnover. Rule 43 speaks of interest on what capital goods give back; paid with the return of each month, none is counted here.`;
    caveats.push({ kind: 'assumption', text, cite: creditLaw.yearlyAdjustment });
  }
  if (input.blocked.some((row) => row.kind === 'vehicle')) {
    const text = `Goods vehicles, and vehicles for more than ${blockedSeats.value} people with the driver, are not blocked. Nor are cars you resell, hire out as transport or teach driving in.`;
    caveats.push({ kind: 'warning', text, cite: blockedSeats.cite });
  }
  if (input.reversed.some((row) => row.reason === 'supplier')) {
    const text =
      'No interest is counted on credit of suppliers who have not filed. It falls due if you reverse after 30 November following the financial year of the credit.';
    caveats.push({ kind: 'warning', text, cite: creditLaw.supplierNotFiled });
  }
  if (delay.days > 0 && payment.payable.integrated + payment.reverseCharge.integrated > 0 && isNilAtHome(payment)) {
    const text = `The lower late fee is for returns without CGST and SGST/UTGST payable, as yours is. The portal may still ask for ${formatRupees(returnLateFee.small.value.perDay * 2)} a day where IGST is payable.`;
    caveats.push({ kind: 'warning', text, cite: returnLateFee.nil.cite });
  }
  if (payment.found.used.central.integrated > 0 || payment.found.used.state.integrated > 0) {
    const text = `IGST takes CGST credit before SGST/UTGST credit, as section 49(5) says. From the return for February 2026 the portal allows any order; the cash is the same, only the credit left differs.`;
    caveats.push({ kind: 'assumption', text, cite: creditLaw.anyOrderOnPortal });
  }
  if (payment.cess.leftPaise > 0) {
    const text =
      'Credit of compensation cess pays nothing but cess, which has ended for all goods. Ask your adviser whether a refund is open to you.';
    caveats.push({ kind: 'warning', text, cite: creditLaw.cessCredit });
  }
  caveats.push(
    {
      kind: 'assumption',
      text: 'Among splits with the same cash, the one is chosen that leaves CGST and SGST/UTGST credit most nearly equal, then cash most nearly equal; an odd rupee of credit goes to CGST. Tax is paid in whole rupees, and paise of credit stay in the ledger.',
      cite: creditLaw.split,
    },
    {
      kind: 'assumption',
      text: `UTGST counts as SGST. The due date does not move for Sundays and holidays; if a notification moved it from ${formatDate(delay.due)}, enter the new one.`,
    },
  );
  return caveats;
}

function isNilAtHome({ payable, reverseCharge }: Payment): boolean {
  return payable.central + payable.state + reverseCharge.central + reverseCharge.state === 0;
}
