import { amountForGoal } from '@/content/investing/goal';
import {
  goalOnTheDay,
  growthModel,
  instalmentOf,
  monthlyReturn,
  monthlyReturnName,
} from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import { valueAfter } from '@/lib/finance/instalments';
import { listOf } from '@/lib/list-of';
import type { Model, ModelSheet } from '@/lib/model';
import { planOf } from './compute';
import type { StepUpInput } from './form';

const perRupee = 'Value of ₹1 of the first SIP';
const ofRises = 'Value of the rises';

/**
 * Returns the growth as formulas, of the first instalment or of the one that a goal takes; null where the goal is what tax leaves, the rise is
 * what is found, or instalments rise or fall on days that are no months.
 */
export function modelOf(input: StepUpInput, result: Result): Model | null {
  const rate = monthlyReturn(input);
  const isGoal = input.known === 'goal';
  if (!rate || input.known === 'rise' || (isGoal && input.goalAfterTax) || rate.every > Number(input.every))
    return null;
  const { every, timing } = rate;
  /** What a row pays in of an instalment, which `of` writes by the rises before it; '0' where none falls in it. */
  const paying = (row: number, of: (step: number) => string) => {
    const step = Math.floor((row - (timing === 'start' ? 1 : every)) / Number(input.every));
    if (!instalmentOf(row, every, timing).falls) return '0';
    return input.stopAfter === null ? of(step) : `IF({#}<={stopAfter},${of(step)},0)`;
  };
  const first = isGoal ? '{First SIP needed}' : '{amount}';
  const paidIn = (row: number) => {
    const own = paying(row, (step) => {
      const risen = input.riseBy === 'amount' ? `${first}+${step}*{riseAmount}` : `${first}*(1+{risePercent})^${step}`;
      return input.cap === null ? risen : `MIN({cap},${risen})`;
    });
    return row === 1 ? `{lumpSum}+${own}` : own;
  };
  const start = timing === 'end' ? '{lumpSum}' : '0';
  const formulas = { monthly: rate.formula, timing, start, paidIn };
  if (!isGoal) return growthModel({ ...formulas, plan: planOf(input) }, result);
  const amount = amountForGoal(input, (tried) => planOf(input, { amount: tried }));
  if (amount === null) return null;
  const grows = (label: string, of: (step: number) => string) => (row: number) => {
    const [before, paid] = [row === 1 ? '0' : `[^${label}]`, paying(row, of)];
    return timing === 'start'
      ? `(${before}+${paid})*(1+${monthlyReturnName})`
      : `${before}*(1+${monthlyReturnName})+${paid}`;
  };
  const isByAmount = input.riseBy === 'amount';
  const share = (step: number) => (isByAmount ? '1' : `(1+{risePercent})^${step}`);
  const added: NonNullable<ModelSheet['added']> = listOf(
    {
      label: perRupee,
      unit: 'rupees',
      formula: grows(perRupee, share),
      cell: (index) => valueAt(input, index + 1),
    },
    isByAmount && {
      label: ofRises,
      unit: 'rupees',
      formula: grows(ofRises, (step) => `${step}*{riseAmount}`),
      cell: (index) => valueAfter({ ...planOf(input, { amount: 0 }), lumpSum: 0 }, index + 1),
    },
  );
  const lumpSum = `{lumpSum}*(1+${monthlyReturnName})^{period}`;
  const rises = isByAmount ? `-INDEX([schedule!${ofRises}],{period})` : '';
  const needed = {
    label: 'First SIP needed',
    formula: `MAX(0,(${goalOnTheDay}-${lumpSum}${rises})/INDEX([schedule!${perRupee}],{period}))`,
  };
  return growthModel({ ...formulas, plan: planOf(input, { amount }), added, needed }, result);
}

/** Returns what ₹1 of the first instalment becomes in some months: alone, where it rises by an amount. */
function valueAt(input: StepUpInput, months: number): number {
  const plan = planOf({ ...input, riseAmount: 0 }, { amount: 1 });
  return valueAfter({ ...plan, lumpSum: 0 }, months);
}
