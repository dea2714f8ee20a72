import { compensationCess } from '@/content/rules/gst';
import { paymentDays, returnYears } from '@/content/rules/gst-credit';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { formatDate, formatMonth } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { type Head, headNames } from '@/lib/tax/input-credit';
import { partsOfCredit } from './credit';
import { dueDateOf, firstFilingDay, returnDay } from './dates';
import type { CreditInput } from './form';
import { nameOf } from './heads';

const boxes: Readonly<Record<Head, { readonly credit: string; readonly cell: string }>> = {
  integrated: { credit: 'inIgst', cell: 'igst' },
  central: { credit: 'inCgst', cell: 'cgst' },
  state: { credit: 'inSgst', cell: 'sgst' },
};

/** Returns problems where more is taken off the month's credit than there is. */
function creditProblems(input: CreditInput): readonly Problem[] {
  const parts = partsOfCredit(input);
  return headNames.flatMap((head) => {
    const { credit, cell } = boxes[head];
    const inBooks = parts.taken[head] - parts.reverseCharge[head];
    const alone = parts.nonBusiness[head] + parts.exemptOnly[head] + parts.taxableOnly[head] + parts.newCapital[head];
    if (inBooks >= 0 && parts.taken[head] - parts.blocked[head] - alone >= 0) return [];
    const rowsOf = (name: 'blocked' | 'unavailable' | 'uses' | 'capitalGoods') =>
      input[name].flatMap((row, index) => (paid(row, head) > 0 ? [`${name}.${index}.${cell}`] : []));
    const from = inBooks < 0 ? rowsOf('unavailable') : (['blocked', 'uses', 'capitalGoods'] as const).flatMap(rowsOf);
    const text = `You subtract more ${nameOf[head]} than the month’s credit. Enter all the credit above, and each purchase only once below.`;
    return problemAt([credit, ...from], text);
  });
}

function paid(row: { readonly igst: number; readonly cgst: number; readonly sgst: number }, head: Head): number {
  return { integrated: row.igst, central: row.cgst, state: row.sgst }[head];
}

function filingProblems(input: CreditInput): readonly Problem[] {
  const { month, filedOn, dueDate } = input;
  const first = firstFilingDay(month);
  const due = dueDateOf(input).value;
  const last = `${addMonths(due.slice(0, 7), 12 * returnYears.value)}${due.slice(7)}`;
  const { at, problems: found } = problemSheet();
  at(
    ['dueDate', 'month'],
    dueDate !== '' &&
      dueDate < first &&
      `The return for ${formatMonth(month)} is due after the month. Enter ${formatDate(first)} or later.`,
  );
  if (filedOn !== '' && filedOn < first) {
    const text = `You file a return after its month ends: from ${formatDate(first)} on for ${formatMonth(month)}.`;
    at(['filedOn', 'month'], text);
  } else if (filedOn > last) {
    const text = `A return cannot be filed once ${returnYears.value} years have passed since its due date. The last day was ${formatDate(last)}.`;
    at(['filedOn', 'month'], text);
  }
  return found;
}

function reversalProblems(input: CreditInput): readonly Problem[] {
  const first = firstFilingDay(input.month);
  const until = returnDay(input);
  return input.reversed.flatMap((row, index): readonly Problem[] => {
    const path = `reversed.${index}.`;
    if (row.reason !== 'unpaid') return [];
    if (row.invoiceDate >= first) {
      const text = `This invoice is dated after ${formatMonth(input.month)}. The ${paymentDays.value} days have not begun.`;
      return problemAt([`${path}invoiceDate`, 'month'], text);
    }
    if (row.usedOn !== '' && row.usedOn < row.invoiceDate) {
      const text = 'The credit cannot be used before the date of its invoice.';
      return problemAt([`${path}usedOn`, `${path}invoiceDate`], text);
    }
    if (row.usedOn > until) {
      const text = `The credit cannot be used after you reverse it on ${formatDate(until)}.`;
      return problemAt(`${path}usedOn`, text);
    }
    return [];
  });
}

function mixedProblems({ mixed, exemptTurnover, totalTurnover, capitalGoods, month }: CreditInput): readonly Problem[] {
  if (!mixed) return [];
  const late = capitalGoods.flatMap((row, index) =>
    problemAt(
      [`capitalGoods.${index}.invoiceMonth`, 'month'],
      row.invoiceMonth > month && `These capital goods were bought after ${formatMonth(month)}.`,
    ),
  );
  return [
    ...late,
    ...problemAt(
      'totalTurnover',
      totalTurnover === 0 && 'With no turnover this month, enter both turnovers of the last month that had one.',
    ),
    ...problemAt(
      ['exemptTurnover', 'totalTurnover'],
      totalTurnover > 0 && exemptTurnover > totalTurnover && 'Exempt turnover cannot be more than total turnover.',
    ),
  ];
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: CreditInput): readonly Problem[] {
  const { at, problems: found } = problemSheet();
  at(
    ['outCess', 'month'],
    input.outCess > 0 &&
      valueOn(compensationCess, `${input.month}-01`).value === 'none' &&
      `There is no compensation cess to charge in ${formatMonth(input.month)}. Enter 0.`,
  );
  at(
    ['yearCash', 'yearTax'],
    input.yearCash > input.yearTax && 'The cash paid cannot be more than the output tax of those months.',
  );
  at(
    ['refundTurnover', 'adjustedTurnover'],
    input.refund !== 'none' &&
      (input.adjustedTurnover === 0 || input.refundTurnover > input.adjustedTurnover) &&
      'The turnover for the refund is part of the adjusted total turnover. So the total cannot be smaller than it, or zero.',
  );
  return [
    ...creditProblems(input),
    ...filingProblems(input),
    ...reversalProblems(input),
    ...mixedProblems(input),
    ...found,
  ];
}
