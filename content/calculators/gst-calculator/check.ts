import { gstItemsFrom } from '@/content/rules/gst-item-rates';
import { type Problem, problemAt, problemSheet } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { inPaise, lineAmount } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { cessProblem, slabProblem, typedRateProblem } from './limits-on-date';
import { dayOfSupply } from './rate-on-date';

/** Returns the date's box where a date was entered; else the rate alone is wrong. */
const atDate = (day: GstInput['date']): string[] => (day === '' ? [] : ['date']);

function lineProblems({ lines, date: day }: GstInput): readonly Problem[] {
  return lines.flatMap((row, index) => {
    const path = `lines.${index}.`;
    const typed = row.rate === 'other' ? row.otherRate : Number(row.rate);
    const isOther = row.rate === 'other';
    const slab = (isOther ? typedRateProblem : slabProblem)(typed, day);
    const cess = slab ? null : cessProblem({ rate: typed, cess: row.cess }, day);
    return [
      ...problemAt([`${path}${isOther ? 'otherRate' : 'rate'}`, ...atDate(day)], slab && slab),
      ...problemAt([`${path}cess`, 'date'], cess && cess),
    ];
  });
}

function amountProblems(input: GstInput): readonly Problem[] {
  const { rate, otherRate, cess, date: day, amount, quantity, discountKind, discountRupees } = input;
  const { at, problems: found } = problemSheet();
  if (rate === 'item') {
    if (dayOfSupply(day) < gstItemsFrom.value) {
      const from = formatDate(gstItemsFrom.value);
      const text = `The item list has rates from ${from} on. For an earlier date, choose the rate yourself.`;
      at(['item', 'date'], text);
    }
  } else {
    const typed = rate === 'other' ? otherRate : Number(rate);
    const slab = (rate === 'other' ? typedRateProblem : slabProblem)(typed, day);
    const onCess = slab ? null : cessProblem({ rate: typed, cess }, day);
    at([rate === 'other' ? 'otherRate' : 'rate', ...atDate(day)], slab && slab);
    at(['cess', 'date'], onCess && onCess);
  }
  at(
    ['discountRupees', 'amount'],
    discountKind === 'rupees' &&
      inPaise(discountRupees) > lineAmount(inPaise(amount), quantity ?? 1) &&
      'The discount is more than the amount.',
  );
  return found;
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: GstInput): readonly Problem[] {
  if (input.mode === 'composition') {
    return problemAt(
      ['exemptTurnover', 'turnover'],
      input.dealer === 'trader' &&
        input.exemptTurnover > input.turnover &&
        'Exempt supplies cannot be more than the turnover.',
    );
  }
  if (input.mode === 'several' && input.lines.length === 0) {
    return problemAt('lines', 'Enter the price of a line.');
  }
  return input.mode === 'several' ? lineProblems(input) : amountProblems(input);
}
