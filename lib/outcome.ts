/** Whether an amount of a search was lost, or earned. */
import { letters } from './letters';

const lossWord = '(?:loss(?:es)?|nuksaa?n|ghaa?ta|नुकसान|घाटा)';
const lossBefore = new RegExp(
  String.raw`(?:^|\s)${lossWord}\s+(?:(?:(?:on|in|from) (?:sale|selling) (?:of )?\S+|of|is|hai|hua|rs)\s+)*$`,
  'u',
);
/** What was lost by: "2 lakh business loss". */
const ofWhat =
  '(?:(?:business|trading|share|stock|equity|options?|futures?|f&o|fno|intraday|speculative|capital|short ?term|long ?term|firm|dukan|market)\\s+){0,2}';
const behind = String.raw`^\s+(?:(?:ka|ki|का)\s+)?${ofWhat}${lossWord}(?![${letters}])`;
const lossBehind = new RegExp(behind, 'u');
/** … but "18 lakh loss trades 24 lakh" says it of the next, and so does "2 lakh loss 3 lakh", unless all words are behind their figures. */
const ofNext = String.raw`(?:(?:trades?|wale?|side)\s+)`;
const lossOfNext = new RegExp(String.raw`^\s+${ofWhat}${lossWord}\s+${ofNext}?(?:(?:of|is|hai|rs)\s+)?\d`, 'u');
const lossTrades = new RegExp(String.raw`^\s+${ofWhat}${lossWord}\s+${ofNext}\d`, 'u');

const gainBefore =
  /(?:^|\s)(?:(?:profits?|gains?|munaa?fa|fa+yda|returns)\s+(?:(?:of|is|hai|hua|rs)\s+)*|gains? tax )$/;
/** … and right behind the only figure, "2 lakh munafa". */
const gainBehind = /^\s+(?:(?:ka|ki|का)\s+)?(?:munaa?fa|fa+yda|मुनाफा|(?:profit|gain)(?!\s+tax))(?![a-z])/;
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
 * of the figure before: "60 lakh firm profit 12 lakh partner salary". With `isBehind` all words are behind their figures.
 */
export function outcomeOf(
  { money = 0, year }: { readonly money?: number; readonly year?: number },
  before: string,
  after: string,
  isOwn: boolean,
  isBehind = false,
  isAlone = false,
): Outcome {
  if (money < leastAmount) return {};
  const isOfNext = (isBehind ? lossTrades : lossOfNext).test(after);
  if ((isOwn && lossBefore.test(before)) || (lossBehind.test(after) && !isOfNext)) return { isLoss: true };
  const isGain = (isOwn && gainBefore.test(before)) || (isAlone && gainBehind.test(after));
  return year === undefined && isGain ? { isGain: true } : {};
}
