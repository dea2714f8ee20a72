/** Figures that are a share of the whole: "20% down payment", or a basic pay of 12 lakh where its share of the CTC is asked. */
import type { TypedQuantity } from '../typed-quantities';
import type { FillBox } from './form';
import { mentionsOf } from './mentions';

/** What may stand between a word and its share. */
const between = /^\s*(?:of|is|at|as|ka|ki|hai|=|:|का|की)?\s*$/u;
/** "20% down payment 9%": of two shares around a word it is rather one of these. */
const usual = 5;

/** Of bare numbers these are amounts. */
const leastAmount = 1_000;
const amountOf = ({ as: { money = 0, year }, isSure }: TypedQuantity): number =>
  year === undefined && (isSure || money >= leastAmount) ? money : 0;

/** Returns whether words for a box stand right before a figure, or right behind it. */
const isNamed = ({ words }: FillBox, text: string, { at }: TypedQuantity) =>
  mentionsOf(words, text).some(({ to }) => to <= at && between.test(text.slice(to, at)));
const isNamedBehind = ({ words }: FillBox, text: string, { end }: TypedQuantity) =>
  mentionsOf(words, text).some(({ from }) => from >= end && between.test(text.slice(end, from)));

/** Returns whether a share is what the words beside it say; not where they say it of the share on their other side, which has a rounder number. */
function isPart(all: readonly TypedQuantity[], index: number, text: string, box: FillBox, isOther: boolean): boolean {
  const [previous, quantity, next] = [all[index - 1], all[index], all[index + 1]];
  const percentOf = (each?: TypedQuantity) => (each?.isSure ? each.as.percent : undefined);
  const isRound = (each?: TypedQuantity) => (percentOf(each) ?? 1) % usual === 0;
  if (!quantity) return false;
  if (isNamed(box, text, quantity))
    return (
      !(previous && percentOf(previous) !== undefined && isNamedBehind(box, text, previous)) ||
      isRound(quantity) ||
      !isRound(previous)
    );
  const isNextNamed = next && percentOf(next) !== undefined && isNamed(box, text, next);
  return !isOther && isNamedBehind(box, text, quantity) && !(isNextNamed && (isRound(next) || !isRound(quantity)));
}

/** Returns a share of the whole as an amount, or an amount as a share, whichever a box asks that the words right beside it name. */
function converted(
  all: readonly TypedQuantity[],
  index: number,
  whole: number,
  text: string,
  boxes: readonly FillBox[],
): TypedQuantity {
  const quantity = all[index] as TypedQuantity;
  const { percent } = quantity.as;
  const amount = amountOf(quantity);
  if (quantity.per) return quantity;
  const asks = (kind: 'money' | 'percent') => boxes.filter((box) => box.ofWhole && box.kind === kind);
  if (quantity.isSure && percent !== undefined && percent < 100) {
    const previous = all[index - 1];
    const isOther = boxes.some(
      (box) =>
        box.kind === 'percent' &&
        isNamed(box, text, quantity) &&
        // "14 lakh on road 30% down": what is said of the amount before says nothing of the share.
        !(previous && amountOf(previous) > 0 && isNamedBehind(box, text, previous)),
    );
    return asks('money').some((box) => isPart(all, index, text, box, isOther))
      ? { ...quantity, as: { money: Math.round((whole * percent) / 100) }, isOfWhole: true }
      : quantity;
  }
  const isShare = amount > 0 && amount < whole && asks('percent').some((box) => isNamed(box, text, quantity));
  return isShare
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
  return whole === 0 ? quantities : quantities.map((_, index) => converted(quantities, index, whole, text, boxes));
}
