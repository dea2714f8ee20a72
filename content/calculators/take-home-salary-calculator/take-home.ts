import type { WithMore } from '@/content/tax/near';
import { regimeTitles } from '@/content/tax/year-answer';
import { type TextFigure, verdict } from '@/lib/calculator';
import type { SalaryYear } from './payslips';
import type { Setting } from './setting';

/** Everything about one CTC that the page shows. */
export interface TakeHome {
  readonly setting: Setting;
  readonly chosen: SalaryYear;
  readonly other: SalaryYear;
  readonly withMore: WithMore;
  /** Another CTC with the same in-hand, where there is one. */
  readonly alsoAt: number | null;
}

/** Returns what the other regime leaves more, in hand and as a refund, ₹ a year; below zero where it leaves less. */
export function moreInOther({ chosen, other }: TakeHome): number {
  return other.total.inHand + other.refund - chosen.total.inHand - chosen.refund;
}

/** Returns the regime that leaves more, a refund included, as a figure. */
export function betterRegime(home: TakeHome): TextFigure {
  const more = moreInOther(home);
  const better = (more < 0 ? home.chosen : home.other).regime;
  return verdict('Regime that leaves more', Math.abs(more) < 1 ? 'Both the same' : regimeTitles[better]);
}

/** Returns whether a refund is a part of what a regime leaves. */
export function hasRefund({ chosen, other }: TakeHome): boolean {
  return chosen.refund + other.refund > 0;
}
