import {
  blockedCredit,
  capitalGoodsMonths,
  creditLaw,
  lateInterest,
  paymentDays,
  personalShare,
  wrongCreditInterest,
} from '@/content/rules/gst-credit';
import { rupees, type Worksheet } from '@/lib/calculator';
import { daysBetween, monthsBetween } from '@/lib/calendar';
import { pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { nearestRupee, roundHalfAwayFromZero } from '@/lib/rounding';
import {
  capitalGoodsReversal,
  commonCredit,
  type Heads,
  headNames,
  interestByDays,
  perHead,
  sumOfHeads,
  totalOfHeads,
} from '@/lib/tax/input-credit';
import { isOverdue, returnDay } from './dates';
import type { CreditInput } from './form';
import { nameOf, paiseFigure, paiseOf, sumOfRows, written } from './heads';

/** The month's credit in the shape of Table 4 of GSTR-3B, in paise. */
export interface MonthlyCredit {
  /** 4(A)(3). */
  readonly reverseCharge: Heads;
  /** 4(A)(5), with what is taken back. */
  readonly other: Heads;
  /** 4(A). */
  readonly available: Heads;
  /** 4(B)(1): for good. */
  readonly forGood: Heads;
  /** 4(B)(2): can be taken back later. */
  readonly forNow: Heads;
  /** 4(C); negative where more is reversed than available. */
  readonly net: Heads;
  /** 4(D)(1). */
  readonly reclaimed: Heads;
  /** 4(D)(2). */
  readonly barred: Heads;
  readonly missing: Heads;
  /** Interest on reversed credit that was used, whole ₹ under each head. */
  readonly interest: Heads;
}

/** The month's credit by the rows of the form, in paise. */
interface CreditParts {
  /** Books and reverse charge, less what cannot be taken this month. */
  readonly taken: Heads;
  readonly reverseCharge: Heads;
  readonly missing: Heads;
  readonly barred: Heads;
  readonly blocked: Heads;
  readonly nonBusiness: Heads;
  readonly exemptOnly: Heads;
  readonly taxableOnly: Heads;
  /** On capital goods of this month, all uses. */
  readonly newCapital: Heads;
  readonly newExemptCapital: Heads;
}

/** Adds up the rows of the form. */
export function partsOfCredit(input: CreditInput): CreditParts {
  const { month, unavailable, blocked, uses, capitalGoods } = input;
  const reverseCharge = perHead((head) =>
    input.rcmCredit ? paiseOf({ igst: input.rcmIgst, cgst: input.rcmCgst, sgst: input.rcmSgst })[head] : 0,
  );
  const books = paiseOf({ igst: input.inIgst, cgst: input.inCgst, sgst: input.inSgst });
  const missing = sumOfRows(unavailable, (row) => row.reason === 'missing');
  const barred = sumOfRows(unavailable, (row) => row.reason !== 'missing');
  return {
    taken: perHead((head) => books[head] + reverseCharge[head] - missing[head] - barred[head]),
    reverseCharge,
    missing,
    barred,
    blocked: sumOfRows(blocked, () => true),
    nonBusiness: sumOfRows(uses, (row) => row.use === 'nonBusiness'),
    exemptOnly: sumOfRows(uses, (row) => row.use === 'exempt'),
    taxableOnly: sumOfRows(uses, (row) => row.use === 'taxable'),
    newCapital: sumOfRows(capitalGoods, (row) => row.invoiceMonth === month),
    newExemptCapital: sumOfRows(capitalGoods, (row) => row.invoiceMonth === month && row.use === 'exempt'),
  };
}

/** Writes a total where it is above zero. */
function totalStep(sheet: Worksheet, label: string, amounts: Heads, how: string, cite: Citation): void {
  const total = totalOfHeads(amounts);
  if (total > 0) sheet.step(paiseFigure(label, total), how, cite);
}

/** Returns what rules 42 and 43 reverse, in paise, written on the sheet; zeros where nothing is exempt or personal. */
function reversedForUse(sheet: Worksheet, input: CreditInput, parts: CreditParts): Heads {
  if (!input.mixed) return perHead(() => 0);
  const turnover = { exempt: input.exemptTurnover, total: input.totalTurnover };
  const ratio = `exempt ÷ total turnover (${pct((turnover.exempt / turnover.total) * 100, 4)})`;
  const personal = input.personal ? personalShare.value : 0;
  const paise = (value: number) => roundHalfAwayFromZero(value);
  sheet.heading('Exempt sales and personal use');
  return perHead((head) => {
    const name = nameOf[head];
    const total = parts.taken[head] - parts.newCapital[head];
    const { common, forExempt, forPersonal } = commonCredit(
      {
        total,
        nonBusiness: parts.nonBusiness[head],
        exempt: parts.exemptOnly[head],
        blocked: parts.blocked[head],
        taxable: parts.taxableOnly[head],
      },
      turnover,
      personal,
    );
    const capital = input.capitalGoods
      .filter((row) => row.use === 'common')
      .reduce((sum, row) => {
        const age = monthsBetween(row.invoiceMonth, input.month);
        return sum + capitalGoodsReversal(paiseOf(row)[head], age, capitalGoodsMonths.value, turnover);
      }, 0);
    if (common > 0) {
      const how = `${written(total)} − T1 ${written(parts.nonBusiness[head])} − T2 ${written(parts.exemptOnly[head])} − T3 ${written(parts.blocked[head])} − T4 ${written(parts.taxableOnly[head])}`;
      sheet.step(paiseFigure(`${name} common credit (C2)`, common), how, creditLaw.commonCredit);
      const exemptHow = `${written(common)} × ${ratio}`;
      sheet.step(paiseFigure(`${name} for exempt sales (D1)`, paise(forExempt)), exemptHow, creditLaw.commonCredit);
      if (input.personal) {
        const personalHow = `${pct(personal)} of ${written(common)}, at most what is left after D1`;
        sheet.step(paiseFigure(`${name} for personal use (D2)`, paise(forPersonal)), personalHow, personalShare.cite);
      }
    }
    if (capital > 0) {
      const how = `A ${capitalGoodsMonths.value}th of the credit on common capital goods × ${ratio}`;
      sheet.step(paiseFigure(`${name} on capital goods (Te)`, paise(capital)), how, capitalGoodsMonths.cite);
    }
    const alone = parts.nonBusiness[head] + parts.exemptOnly[head] + parts.newExemptCapital[head];
    return alone + paise(forExempt) + paise(forPersonal) + paise(capital);
  });
}

/** Returns the part of a row that goes back now, in paise. */
function overduePart(row: CreditInput['reversed'][number], month: string): Heads {
  const amounts = paiseOf(row);
  const isDue = row.reason === 'unpaid' && isOverdue(row.invoiceDate, month);
  return perHead((head) => (isDue ? roundHalfAwayFromZero((amounts[head] * row.unpaid) / 100) : 0));
}

/** Returns the interest on reversed credit that was used, whole ₹ under each head. */
function interestOnUsed(input: CreditInput): Heads {
  const until = returnDay(input);
  return perHead((head) =>
    nearestRupee(
      input.reversed.reduce((sum, row) => {
        if (row.usedOn === '') return sum;
        const days = daysBetween(row.usedOn, until);
        const back = overduePart(row, input.month)[head] / 100;
        return sum + interestByDays(back, wrongCreditInterest.value, days, lateInterest.value.daysInYear);
      }, 0),
    ),
  );
}

/** Returns the month's credit, written on the sheet. */
export function creditOfMonth(sheet: Worksheet, input: CreditInput): MonthlyCredit {
  const parts = partsOfCredit(input);
  const unpaid = sumOfHeads(input.reversed.map((row) => overduePart(row, input.month)));
  const notFiled = sumOfRows(input.reversed, (row) => row.reason === 'supplier');
  const reclaimed = sumOfRows(input.reversed, (row) => row.reason === 'reclaim');

  sheet.heading('Credit of the month');
  const notReported = 'Comes when your supplier reports the invoice';
  totalStep(sheet, 'Credit not in GSTR-2B', parts.missing, notReported, creditLaw.reported);
  totalStep(sheet, 'Credit not allowed by date or place', parts.barred, 'Table 4(D)(2)', creditLaw.timeLimit);
  totalStep(sheet, 'Credit taken back', reclaimed, 'Table 4(D)(1), within 4(A)(5)', creditLaw.reclaim);
  const clauses = [...new Set(input.blocked.map((row) => blockedCredit[row.kind].at.split(',')[0]))].join(', ');
  const firstKind = input.blocked[0]?.kind ?? 'personal';
  totalStep(sheet, 'Blocked credit', parts.blocked, clauses, blockedCredit[firstKind]);
  const unpaidHow = `Unpaid part of invoices whose ${paymentDays.value} days ended before this month`;
  totalStep(sheet, 'Reversed for unpaid suppliers', unpaid, unpaidHow, paymentDays.cite);
  const notFiledLabel = 'Reversed for suppliers who have not filed';
  totalStep(sheet, notFiledLabel, notFiled, 'As entered', creditLaw.supplierNotFiled);

  const forUse = reversedForUse(sheet, input, parts);
  const forGood = sumOfHeads([parts.blocked, forUse]);
  const forNow = sumOfHeads([unpaid, notFiled]);
  const available = sumOfHeads([parts.taken, reclaimed]);
  const net = perHead((head) => available[head] - forGood[head] - forNow[head]);

  sheet.heading('Table 4 of GSTR-3B');
  for (const head of headNames) {
    const name = nameOf[head];
    sheet.step(
      paiseFigure(`${name} credit available`, available[head]),
      'Table 4(A): credit in your books and reverse charge, minus what you cannot take, plus what you take back',
      creditLaw.conditions,
    );
    const back = forGood[head] + forNow[head];
    sheet.step(paiseFigure(`${name} credit reversed`, back), 'Table 4(B)', creditLaw.tableFour);
    const how = `Table 4(C): ${written(available[head])} − ${written(back)}`;
    sheet.step(paiseFigure(`${name} net credit`, net[head]), how, creditLaw.tableFour);
  }
  const interest = interestOnUsed(input);
  if (totalOfHeads(interest) > 0) {
    sheet.step(
      rupees('Interest on credit used', totalOfHeads(interest)),
      `${pct(wrongCreditInterest.value)} a year on the reversed credit from the day you used it, to the rupee under each head`,
      creditLaw.usedCreditInterest,
    );
  }
  return {
    reverseCharge: parts.reverseCharge,
    other: perHead((head) => available[head] - parts.reverseCharge[head]),
    available,
    forGood,
    forNow,
    net,
    reclaimed,
    barred: parts.barred,
    missing: parts.missing,
    interest,
  };
}
