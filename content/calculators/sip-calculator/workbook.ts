import {
  goalOnTheDay,
  growthModel,
  instalmentOf,
  monthlyReturn,
  monthlyReturnName,
} from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import type { Model } from '@/lib/model';
import { planOf } from './compute';
import type { SipInput } from './form';

/**
 * Returns the growth as formulas; null where the instalment falls on days that are no months, and where it is found for a goal in a way
 * that Excel's own function does not have: not every month to the end, or after tax.
 */
export function modelOf(input: SipInput, result: Result): Model | null {
  const rate = monthlyReturn(input);
  if (!rate) return null;
  const isGoal = input.known === 'goal';
  if (isGoal && (rate.every !== 1 || input.stopAfter !== null || input.goalAfterTax)) return null;
  const { every, timing } = rate;
  const changes = (isGoal ? [] : input.changes).toSorted((a, b) => a.after - b.after);
  const duesBefore = (months: number) => (timing === 'start' ? Math.ceil(months / every) : Math.floor(months / every));
  const paidIn = (row: number) => {
    const { falls, before } = instalmentOf(row, every, timing);
    const changed = changes.findLast(({ after }) => before >= duesBefore(after));
    const amount = !falls ? '0' : changed ? String(changed.amount) : isGoal ? '{SIP needed}' : '{amount}';
    const own = input.stopAfter === null || amount === '0' ? amount : `IF({#}<={stopAfter},${amount},0)`;
    return row === 1 ? `{lumpSum}+${own}` : own;
  };
  const start = timing === 'end' ? '{lumpSum}' : '0';
  const growth = { plan: planOf(input), monthly: rate.formula, timing, start, paidIn };
  if (!isGoal) return growthModel(growth, result);
  const paid = `PMT(${monthlyReturnName},{period},{lumpSum},-${goalOnTheDay},${timing === 'start' ? 1 : 0})`;
  return growthModel({ ...growth, needed: { label: 'SIP needed', formula: `MAX(0,${paid})` } }, result);
}
