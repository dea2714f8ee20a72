import type { LifePlan } from '@/lib/finance/life-plan';
import { pct } from '@/lib/format';
import { listed } from '@/lib/listed';

/**
 * Yearly returns of equity in the bad start that these pages test: an assumption of ours, printed on the page, not the history of
 * any market. Other money earns the return after retirement meanwhile.
 */
export const badStart = [-20, -10, 0, 5, 5] as const;

/** The bad start in words: "−20%, −10%, 0%, 5% and 5%". */
export const badStartInWords = listed(badStart.map((each) => pct(each)));

/** Returns a plan whose first years after work bring the returns of the bad start; `equityShare` in %. */
export function inBadStart(
  plan: LifePlan,
  { equityShare, returnAfter }: { readonly equityShare: number; readonly returnAfter: number },
): LifePlan {
  const firstReturns = badStart.map((equity) => (equityShare * equity + (100 - equityShare) * returnAfter) / 100);
  return { ...plan, firstReturns };
}

/** Returns what the bad start is, below a table of cases. */
export const badStartNote = (): string =>
  `Bad start: equity changes by ${badStartInWords} in the first five years after work, then your plan’s return. These are our assumptions, not history and not forecasts.`;
