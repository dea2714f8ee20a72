/** Whether an amount of a search was lost, or earned. */
import { letters } from './letters';

const lossWord = '(?:loss(?:es)?|nuksaa?n|ghaa?ta|नुकसान|घाटा)';
const lossBefore = new RegExp(
  String.raw`(?:^|\s)${lossWord}\s+(?:(?:(?:on|in|from) (?:sale|selling) (?:of )?\S+|of|is|hai|hua|rs)\s+)*$`,
  'u',
);
/** … but "18 lakh loss trades 24 lakh" says it of the next. */
const lossBehind = new RegExp(
  String.raw`^\s+(?:(?:ka|ki|का)\s+${lossWord}(?![${letters}])|${lossWord}(?![${letters}])(?!\s+(?:\S+\s+){0,2}\d))`,
  'u',
);

const gainBefore =
  /(?:^|\s)(?:(?:profits?|gains?|munaa?fa|fa+yda|returns)\s+(?:(?:of|is|hai|hua|rs)\s+)*|gains? tax )$/;
/** Of bare numbers these are amounts. */
const leastAmount = 1_000;

/** What an amount is beside the money that it came from. */
export interface Outcome {
  /** A loss: no income, and a profit with a minus. */
  readonly isLoss?: true;
  /** What was earned on money: none of the money. */
  readonly isGain?: true;
}

/**
 * Returns whether the words beside an amount say that it was lost, or earned. Words before it count where they are its own, and not those
 * of the figure before: "60 lakh firm profit 12 lakh partner salary".
 */
export function outcomeOf(
  { money = 0, year }: { readonly money?: number; readonly year?: number },
  before: string,
  after: string,
  isOwn: boolean,
): Outcome {
  if (money < leastAmount) return {};
  if ((isOwn && lossBefore.test(before)) || lossBehind.test(after)) return { isLoss: true };
  return year === undefined && isOwn && gainBefore.test(before) ? { isGain: true } : {};
}
