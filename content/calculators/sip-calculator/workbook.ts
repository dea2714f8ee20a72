import { filledRows } from '@/content/filled-rows';
import { growthModel, instalmentOf, monthlyReturn } from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import type { Model } from '@/lib/model';
import { planOf } from './compute';
import type { SipInput } from './form';

/** Returns the growth as formulas; null where the instalment is found for a goal, or falls on days that are no months. */
export function modelOf(input: SipInput, result: Result): Model | null {
  const rate = monthlyReturn(input);
  if (!rate || input.known === 'goal') return null;
  const { every, timing } = rate;
  const changes = filledRows(input.changes, 'amount').toSorted((a, b) => a.after - b.after);
  const duesBefore = (months: number) => (timing === 'start' ? Math.ceil(months / every) : Math.floor(months / every));
  const paidIn = (row: number) => {
    const { falls, before } = instalmentOf(row, every, timing);
    const changed = changes.findLast(({ after }) => before >= duesBefore(after));
    const amount = !falls ? '0' : changed ? String(changed.amount) : '{amount}';
    const own = input.stopAfter === null || amount === '0' ? amount : `IF({#}<={stopAfter},${amount},0)`;
    return row === 1 ? `{lumpSum}+${own}` : own;
  };
  const start = timing === 'end' ? '{lumpSum}' : '0';
  return growthModel({ plan: planOf(input), monthly: rate.formula, timing, start, paidIn }, result);
}
