import {
  blockedSeats,
  cashShare,
  creditLaw,
  paymentDays,
  personalShare,
  returnLateFee,
} from '@/content/rules/gst-credit';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { addMonths, financialYearOf } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { perHead, totalOfHeads } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import { isOverdue, lastDayForCredit, paymentEnds } from './dates';
import type { Delay } from './delay';
import type { CreditInput } from './form';
import { written } from './heads';
import type { Payment } from './payment';

/** Writes who should leave, limits, what is assumed, what to look out for, and what to do. */
export function notesOf(input: CreditInput, credit: MonthlyCredit, payment: Payment, delay: Delay): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'Not for composition dealers, who take no credit, and not for input service distributors. If you file quarterly (QRMP), enter the quarter as one month and give your own due date. We do not count payments with PMT-06.',
    creditLaw.quarterly,
  );
  limitNotes(notes, input, credit, payment);
  rowNotes(notes, input);
  paymentNotes(notes, payment, delay);
  notes.assume(
    'Among splits with the same cash, we choose the one that leaves CGST and SGST/UTGST credit most nearly equal, then cash most nearly equal. An odd rupee of credit goes to CGST. Tax is paid in whole rupees, and paise of credit stay in the ledger.',
    creditLaw.split,
  );
  notes.assume(
    `UTGST counts as SGST. The due date does not change for Sundays and holidays. If a notification moved it from ${formatDate(delay.due)}, enter the new one.`,
  );
  actionNotes(notes, input, credit, payment, delay);
  return notes;
}

/** Returns the invoices that are not overdue yet, so that nothing goes back this month, each with the day on which its days end. */
function waitingRows({ reversed, month }: CreditInput) {
  return reversed
    .filter((row) => row.reason === 'unpaid' && !isOverdue(row.invoiceDate, month))
    .map(({ invoiceDate }) => {
      const ends = paymentEnds(invoiceDate);
      return { invoice: formatDate(invoiceDate), ends, period: formatMonth(addMonths(ends.slice(0, 7), 1)) };
    });
}

function limitNotes({ limit }: NoteSheet, input: CreditInput, credit: MonthlyCredit, payment: Payment): void {
  limit(
    payment.floorBinds &&
      `Rule 86B asks for at least ${inr(payment.floor)} in cash. The credit held back stays in your ledger. We hold back first the CGST and SGST/UTGST credit that pays IGST, then CGST and SGST/UTGST credit half and half, and IGST credit last, as it must be used up before the others.`,
    cashShare.percent.cite,
  );
  for (const { invoice, ends, period } of waitingRows(input)) {
    limit(
      `The ${paymentDays.value} days of the invoice of ${invoice} end on ${formatDate(ends)}. Rule 37 asks you to reverse the credit in the return for the next tax period, ${period}, so nothing is reversed here. Some reverse it a month earlier, which is safe too.`,
      paymentDays.cite,
    );
  }
  limit(
    (totalOfHeads(credit.net) < 0 || Object.values(credit.net).some((paise) => paise < 0)) &&
      'You reverse more credit than the month has. It is first taken from the opening balance. The rest is added to the tax payable.',
    creditLaw.reversalInLiability,
  );
}

function rowNotes({ warn, assume }: NoteSheet, input: CreditInput): void {
  const { turnoverAbove, percent } = cashShare;
  warn(
    input.taxableTurnover === null &&
      `We have not applied rule 86B. If your taxable turnover for the month is above ${inr(turnoverAbove.value)}, enter it. ${pct(percent.value)} of output tax may be due in cash.`,
    turnoverAbove.cite,
  );
  assume(
    input.mixed &&
      `We apply rules 42 and 43 month by month, with D2 as ${pct(personalShare.value)} of common credit. After the year, work them out again on the whole year’s turnover. Rule 43 mentions interest on the credit reversed for capital goods. As you pay it with each month’s return, we count none.`,
    creditLaw.yearlyAdjustment,
  );
  warn(
    input.blocked.some((row) => row.kind === 'vehicle') &&
      `Goods vehicles, and vehicles for more than ${blockedSeats.value} people with the driver, are not blocked. Nor are cars you resell, hire out as transport or teach driving in.`,
    blockedSeats.cite,
  );
  warn(
    input.reversed.some((row) => row.reason === 'supplier') &&
      'We count no interest on credit of suppliers who have not filed. Interest is due if you reverse it after 30 November following the financial year of the credit.',
    creditLaw.supplierNotFiled,
  );
}

function paymentNotes({ warn, assume }: NoteSheet, payment: Payment, { days }: Delay): void {
  const { payable, reverseCharge, found, cess } = payment;
  const atHome = payable.central + payable.state + reverseCharge.central + reverseCharge.state;
  warn(
    days > 0 &&
      payable.integrated + reverseCharge.integrated > 0 &&
      atHome === 0 &&
      `The lower late fee is for returns without CGST and SGST/UTGST payable, as yours is. The portal may still ask for ${inr(returnLateFee.small.value.perDay * 2)} a day where IGST is payable.`,
    returnLateFee.nil.cite,
  );
  assume(
    (found.used.central.integrated > 0 || found.used.state.integrated > 0) &&
      `IGST takes CGST credit before SGST/UTGST credit, as section 49(5) says. From the return for February 2026 the portal allows any order; the cash is the same, and only the credit left differs.`,
    creditLaw.anyOrderOnPortal,
  );
  warn(
    cess.leftPaise > 0 &&
      'Compensation cess credit can pay only cess, which has ended for all goods. Ask your adviser whether you can get a refund.',
    creditLaw.cessCredit,
  );
}

function actionNotes(
  { action, actionOn }: NoteSheet,
  input: CreditInput,
  credit: MonthlyCredit,
  { found, reverseCharge, cess }: Payment,
  { due }: Delay,
): void {
  const held = { integrated: input.cashIgst, central: input.cashCgst, state: input.cashSgst };
  const lacking = perHead((head) => Math.max(0, found.cash[head] + reverseCharge[head] - held[head]));
  const cash = totalOfHeads(lacking) + cess.cash;
  const pay = cash > 0 ? `Pay ${inr(cash)} into the cash ledger and file` : 'File';
  actionOn(due, input.filedOn === '' && `${pay} GSTR-3B for ${formatMonth(input.month)}.`, creditLaw.cashInterest);
  const missing = totalOfHeads(credit.missing);
  const before = lastDayForCredit(addMonths(input.month, -12));
  actionOn(
    lastDayForCredit(input.month),
    missing > 0 &&
      `Ask your suppliers to report the invoices that are not in GSTR-2B, worth ${written(missing)} of credit. For invoices of FY ${financialYearOf(input.month)} the last day is this one, or that of the annual return if it is earlier.${before >= `${input.month}-30` ? ` For those of the year before it is ${formatDate(before)}.` : ''}`,
    creditLaw.timeLimit,
  );
  for (const { invoice, ends, period } of waitingRows(input)) {
    actionOn(
      ends,
      `Pay the supplier of the invoice of ${invoice}, or reverse its credit in the return for ${period}.`,
      paymentDays.cite,
    );
  }
  action(
    totalOfHeads(credit.forNow) > 0 &&
      'Take the reversed credit again, in Table 4(A)(5) and 4(D)(1), once the supplier is paid or has filed.',
    creditLaw.reclaim,
  );
}
