/** Figures that are a share of the whole: "20% down payment", or a basic pay of 12 lakh where its share of the CTC is asked. */
import type { TypedQuantity } from '../typed-quantities';
import type { FillBox } from './form';
import { mentionsOf } from './mentions';

/** What says that there is none of the word behind it: "zero down payment 10%". */
export const isDenied = /(?:^|\s)(?:no|nothing|without|bina|zero|nil)\s+$/;

/** What may stand between a word and its share. */
const between = /^\s*(?:of|is|at|as|ka|ki|hai|=|:|का|की)?\s*$/u;
/** Of bare numbers these are amounts. */
const leastAmount = 1_000;
/** A part of a price or of pay is rather a multiple of this than a rate of interest is, %. */
const roundShare = 5;

/** Returns what a figure is as an amount, ₹; 0 where it is none. */
const amountOf = ({ as: { money = 0, year }, isSure }: TypedQuantity): number =>
  year === undefined && (isSure || money >= leastAmount) ? money : 0;

/** Returns what a figure is as a share, %; undefined where it is none. */
const shareOf = (quantity?: TypedQuantity) => (quantity?.isSure ? quantity.as.percent : undefined);

/** Returns whether a figure is an amount smaller than the whole. */
const isBelow = (quantity: TypedQuantity, whole: number) => amountOf(quantity) > 0 && amountOf(quantity) < whole;

/** Returns whether words for a box stand right before a figure. */
const isNamed = ({ words }: FillBox, text: string, quantity?: TypedQuantity) =>
  quantity !== undefined &&
  mentionsOf(words, text).some(
    ({ from, to }) =>
      to <= quantity.at && between.test(text.slice(to, quantity.at)) && !isDenied.test(text.slice(0, from)),
  );

/** Returns whether they stand right behind it. */
const isNamedBehind = ({ words }: FillBox, text: string, quantity?: TypedQuantity) =>
  quantity !== undefined &&
  mentionsOf(words, text).some(({ from }) => from >= quantity.end && between.test(text.slice(quantity.end, from)));

/** Words between two shares, "20% down payment 9%", are of the second, unless the first alone is a round one. */
const isOfFirst = (first?: TypedQuantity, second?: TypedQuantity) =>
  (shareOf(first) ?? 1) % roundShare === 0 && (shareOf(second) ?? 1) % roundShare !== 0;

/** A figure of a search, with those beside it. */
interface Place {
  readonly text: string;
  readonly previous?: TypedQuantity;
  readonly quantity: TypedQuantity;
  readonly next?: TypedQuantity;
}

/** Returns whether a share is of the box whose words stand right beside it. */
function isPart(
  { text, previous, quantity, next }: Place,
  whole: number,
  box: FillBox,
  boxes: readonly FillBox[],
): boolean {
  // "2 lakh down 9.5%": the word is of the amount before, and the rate no part.
  const isOfPrevious = () =>
    previous !== undefined &&
    (isOfFirst(previous, quantity) || (isBelow(previous, whole) && (shareOf(quantity) ?? 0) % roundShare !== 0));
  if (isNamed(box, text, quantity)) return !(isNamedBehind(box, text, previous) && isOfPrevious());
  const isOfNext = shareOf(next) !== undefined && isNamed(box, text, next) && !isOfFirst(quantity, next);
  if (isOfNext || !isNamedBehind(box, text, quantity)) return false;
  // "14 lakh on road 30% down": what is said of the amount before says nothing of the share.
  const isOfAmount = (other: FillBox) =>
    previous !== undefined && amountOf(previous) > 0 && isNamedBehind(other, text, previous);
  // "2 crore cash receipts 4% profit 14 lakh": the word behind the share is of the next amount.
  const isOfNextAmount = next !== undefined && amountOf(next) > 0 && isNamed(box, text, next);
  return !boxes.some(
    (other) => other.kind === 'percent' && isNamed(other, text, quantity) && (isOfNextAmount || !isOfAmount(other)),
  );
}

/** Returns a share of the whole as an amount, or an amount as a share, whichever a box asks that the words right beside it name. */
function converted(place: Place, whole: number, boxes: readonly FillBox[]): TypedQuantity {
  const { text, quantity } = place;
  const share = shareOf(quantity);
  const amount = amountOf(quantity);
  if (quantity.per) return quantity;
  const parts = boxes.filter(({ ofWhole, kind }) => ofWhole && kind === (share === undefined ? 'percent' : 'money'));
  if (share !== undefined) {
    return share < 100 && parts.some((box) => isPart(place, whole, box, boxes))
      ? { ...quantity, as: { money: Math.round((whole * share) / 100) }, isOfWhole: true }
      : quantity;
  }
  return amount > 0 && amount < whole && parts.some((box) => isNamed(box, text, quantity))
    ? { ...quantity, as: { percent: Math.round((amount / whole) * 10_000) / 100 }, isOfWhole: true }
    : quantity;
}

/** Returns the figures of a search for a form, those that are a share of the largest amount in the way that its box asks. */
export function withShares(
  quantities: readonly TypedQuantity[],
  text: string,
  boxes: readonly FillBox[],
): readonly TypedQuantity[] {
  if (!boxes.some(({ ofWhole }) => ofWhole)) return quantities;
  const whole = Math.max(0, ...quantities.map((each) => (each.per === 'month' ? 0 : amountOf(each))));
  if (whole === 0) return quantities;
  return quantities.map((quantity, index) => {
    const [previous, next] = [quantities[index - 1], quantities[index + 1]];
    return converted({ text, quantity, ...(previous && { previous }), ...(next && { next }) }, whole, boxes);
  });
}
