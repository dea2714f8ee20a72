import type { WithMore } from '@/content/tax/marginal';
import { otherRegime } from '@/content/tax/names';
import { regimeTitles } from '@/content/tax/year-answer';
import { type TextFigure, verdict } from '@/lib/calculator';
import { assess } from '@/lib/tax/assess';
import type { TakeHomeInput } from './form';
import { type SalaryYear, salaryYear } from './payslips';
import { type Setting, settingOf } from './setting';
import { wantedCtc } from './wanted';

/** Everything about one CTC that the page shows. */
export interface TakeHome {
  readonly setting: Setting;
  readonly chosen: SalaryYear;
  readonly other: SalaryYear;
  readonly withMore: WithMore;
  /** Another CTC with the same in-hand, where there is one. */
  readonly alsoAt: number | null;
}

/** Returns the CTC asked about: as typed, or the one that leaves the in-hand wanted. */
function ctcOf(setting: Setting): { readonly ctc: number; readonly alsoAt: number | null } {
  const { input } = setting;
  if (input.known !== 'inHand') return { ctc: input.ctc, alsoAt: null };
  const wanted = wantedCtc(setting, input.inHandWanted);
  return wanted.found ? wanted : { ctc: wanted.least?.ctc ?? 0, alsoAt: null };
}

/** Returns the year's payslips in both regimes; the CTC from the in-hand where that is what is known. */
export function takeHomeOf(typed: TakeHomeInput): TakeHome {
  const setting = settingOf(typed);
  const { regime } = setting.input;
  const { ctc, alsoAt } = ctcOf(setting);
  const chosen = salaryYear(setting, ctc, regime);
  const { person } = chosen;
  return {
    setting,
    chosen,
    other: salaryYear(setting, ctc, otherRegime(regime)),
    withMore: (extra) =>
      assess({ ...person, salary: { ...person.salary, gross: person.salary.gross + extra } }, setting.year, regime),
    alsoAt,
  };
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
