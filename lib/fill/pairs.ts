/** The pairs of a figure and a box that it can go into. */
import type { TypedQuantity } from '../typed-quantities';
import { type Named, worthOfChoices } from './choices';
import type { FillBox, FillForm } from './form';
import type { Line } from './line';
import { type Mention, mentionsOf, wordsOf } from './mentions';
import { saidOf } from './said';
import { valueIn } from './value-in';

const noName = /(?!)/g;

/** A figure in a box. */
export interface Pair {
  readonly quantity: number;
  readonly box: FillBox;
  readonly value: number;
  readonly worth: number;
  /** What it is worth if another figure takes the word that says it. */
  readonly without: number;
  readonly by?: Mention;
}

/** What a word for whose or which a figure is adds to its box, and takes from the other boxes of that kind. */
const ofThatSide = 5;
const ofOtherSide = 5;
const ofNoSide = 2;
/** What a box that is known by its label alone stands behind the others. */
const ofRare = 6;

/** Returns whose or which a figure is: the words for a side that stand last before it, or right behind it. */
function sideOf(
  { at, end }: TypedQuantity,
  sides: readonly { readonly side: string; readonly at: readonly Mention[] }[],
  line: Line,
): string | null {
  let last: { readonly side: string; readonly from: number } | null = null;
  for (const { side, at: mentions } of sides)
    for (const { from, to } of mentions) {
      const isBefore = to <= at;
      const isNext =
        line.figures.at(-1) === line.figures[end] &&
        from >= end &&
        (line.words[from] ?? 0) === (line.words[end] ?? 0) &&
        (line.figures[from] ?? 0) === (line.figures[end] ?? 0);
      if (isBefore && (!last || from > last.from)) last = { side, from };
      if (isNext && !isBefore && !last) last = { side, from: -1 };
    }
  return last?.side ?? null;
}

/** Returns the pairs of a figure and a box that it can go into, the likeliest first. */
export function pairsOf(line: Line, form: FillForm, named: Named): Pair[] {
  const { boxes, own } = form;
  const { text, quantities } = line;
  const name = wordsOf(own);
  const sides = [...new Set(boxes.flatMap(({ side }) => side ?? []))].map((side) => ({
    side,
    at: mentionsOf(side, text),
  }));
  const hasSure = quantities.some(({ isSure, as }) => isSure && as.money !== undefined);
  const sideFor = quantities.map((quantity) => sideOf(quantity, sides, line));
  // What belongs to a figure, "usd" of "8000 usd rate 84", says nothing of another.
  const masked = quantities.reduce(
    (rest, { at, end, isAge }) => (isAge ? rest : rest.slice(0, at) + '#'.repeat(end - at) + rest.slice(end)),
    text,
  );
  const candidates = boxes.flatMap((box, order) => {
    const fitting = quantities.flatMap((quantity, index) => {
      const value = valueIn(quantity, box);
      return value === null ? [] : [{ quantity, index, value }];
    });
    return fitting.length > 0 ? [{ box, order, fitting, mentions: mentionsOf(box.words, masked) }] : [];
  });
  // The words stand before their figures; or behind them, where the search begins with a figure and ends with a word.
  const first = quantities[0]?.at ?? 0;
  const last = quantities.at(-1)?.end ?? 0;
  const isAfterUsual =
    !candidates.some(({ mentions }) => mentions.some(({ to }) => to <= first)) &&
    !/\p{L}/u.test(text.slice(0, first)) &&
    candidates.some(({ mentions }) => mentions.some(({ from }) => from >= last));
  return candidates
    .flatMap(({ box, order, fitting, mentions }) => {
      const choices = worthOfChoices(box, named, form.starts);
      // A box that the form does not show at the start needs more.
      const hidden = box.with && choices <= 0 ? 2 : 0;
      return fitting.flatMap(({ quantity, index, value }): Pair[] => {
        const { worth: words, by } = saidOf(mentions, quantity, line, isAfterUsual, box.named ? noName : name);
        const role = box.role && quantity.role ? (box.role === quantity.role ? 9 : -6) : 0;
        const isDecimal = !Number.isInteger(quantity.as.percent ?? 0);
        const isLikely =
          quantity.isSure ||
          (box.kind === 'money' &&
            quantity.as.year === undefined &&
            (value >= 1_000 || (value >= 100 && (box.from <= 1 || value % 50 === 0)))) ||
          (box.kind === 'percent' && isDecimal) ||
          box.kind === 'year';
        // "45 lakh 8.6 20": what is left of a loan or an investment is its rate and its years.
        const isGuess =
          !isLikely &&
          hasSure &&
          !quantity.isSure &&
          line.words[quantity.end] === line.words[quantities[index + 1]?.at ?? text.length] &&
          ((box.kind === 'duration' && (quantity.as.count ?? 99) <= 40) ||
            (box.kind === 'percent' && (quantity.as.count ?? 99) <= 20));
        // A bare number below a hundred is hardly an amount.
        const isSmall = box.kind === 'money' && box.from > 1 && !quantity.isSure && value < 100 ? 4 : 0;
        // An amount of a month is hardly one without a time.
        const time = box.kind === 'money' && quantity.per ? (box.per === quantity.per ? 3 : box.per ? 0 : -4) : 0;
        const bare =
          box.bare && (isLikely || isGuess) ? (words > 0 ? 0.5 : 2.5) - order / 100 + (index * order) / 100 : 0;
        const side = sideFor[index];
        const ofSide = !box.side ? 0 : side == null ? -ofNoSide : box.side === side ? ofThatSide : -ofOtherSide;
        const rest =
          role +
          bare +
          time +
          choices +
          ofSide -
          hidden -
          isSmall -
          (box.rare ? ofRare : 0) +
          (quantity.isSure ? 1 : 0);
        const isSaid = (worth: number) =>
          worth + Math.max(0, role) + bare > 0 &&
          // A number whose kind is not written is what the words beside it say, or nothing.
          (isLikely || (isGuess && bare > 0) || worth + role >= 6);
        // An amount of a year in a box of a month needs a word.
        const isShared = words === 0 && box.per === 'month' && !quantity.per && value < (quantity.as.money ?? 0);
        if (isShared || !isSaid(words)) return [];
        const without = isSaid(0) ? rest + (words > 0 && box.bare && isLikely ? 2 : 0) : Number.NEGATIVE_INFINITY;
        return [{ quantity: index, box, value, worth: words + rest, without, ...(by && { by }) }];
      });
    })
    .sort((one, other) => other.worth - one.worth);
}
