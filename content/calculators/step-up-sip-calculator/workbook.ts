import { growthModel, instalmentOf, monthlyReturn } from '@/content/investing/workbook';
import type { Result } from '@/lib/calculator';
import type { Model } from '@/lib/model';
import { planOf } from './compute';
import type { StepUpInput } from './form';

/** Returns the growth as formulas; null where a figure is found for a goal, or instalments rise or fall on days that are no months. */
export function modelOf(input: StepUpInput, result: Result): Model | null {
  const rate = monthlyReturn(input);
  if (!rate || input.known !== 'amount' || rate.every > Number(input.every)) return null;
  const { every, timing } = rate;
  const paidIn = (row: number) => {
    const { falls } = instalmentOf(row, every, timing);
    const step = Math.floor((row - (timing === 'start' ? 1 : every)) / Number(input.every));
    const risen = input.riseBy === 'amount' ? `{amount}+${step}*{riseAmount}` : `{amount}*(1+{risePercent})^${step}`;
    const amount = input.cap === null ? risen : `MIN({cap},${risen})`;
    const paid = input.stopAfter === null ? amount : `IF({#}<={stopAfter},${amount},0)`;
    const own = falls ? paid : '0';
    return row === 1 ? `{lumpSum}+${own}` : own;
  };
  const start = timing === 'end' ? '{lumpSum}' : '0';
  return growthModel({ plan: planOf(input), monthly: rate.formula, timing, start, paidIn }, result);
}
