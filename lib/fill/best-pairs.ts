/** The placement of figures that is worth most as a whole. */
import { type Allowed, alsoShowing } from './choices';
import { type Mention, overlap } from './mentions';
import type { Pair } from './pairs';

/** The most candidates of each figure, and the most figures, that are compared; of more the likeliest is taken first. */
const mostCandidates = 5;
const mostWeighed = 7;
/** What it is worth that a figure has a place at all. */
const anyPlace = 3;

const lengthOf = ({ from, to }: Mention) => to - from;

interface Placement {
  readonly worth: number;
  readonly pairs: readonly Pair[];
}

/** Of two figures of one kind the first is what was, the second what is: "8.95 wala loan 7.9 pe". */
const inOrder = 4;
const outOfOrder = -4;

/** Returns what the order of a figure after those that are placed says: from before to, bought before sold, now before new. */
const worthOfOrder = ({ box }: Pair, chosen: readonly Pair[]) =>
  box.role && chosen.some((each) => each.box.role && each.box.role !== box.role && each.box.kind === box.kind)
    ? box.role === 'to'
      ? inOrder
      : outOfOrder
    : 0;

/** Returns the pairs that together are worth most: each figure and each box once, each word for one figure, and no two that need other choices. */
export function bestPairs(pairs: readonly Pair[], count: number): readonly Pair[] {
  const of = Array.from({ length: count }, (_, index) =>
    pairs.filter(({ quantity }) => quantity === index).slice(0, mostCandidates),
  );
  const worthBeside = ({ worth, without, by, box }: Pair, chosen: readonly Pair[]) => {
    const other = by && chosen.find((each) => each.by && overlap(each.by, by) && each.box !== box);
    if (!other) return worth;
    // "38 lakh left 15 years": the word may stand between a figure of one kind and one of another.
    const shared =
      other.box.kind === box.kind || without === Number.NEGATIVE_INFINITY ? without : (worth + without) / 2;
    // "80 gm gold price 12500": the longer word is the price's, and the weight goes without its part of it.
    const isHeld = other.by && by.from <= other.by.from && by.to >= other.by.to && lengthOf(by) > lengthOf(other.by);
    if (!isHeld || other.without === Number.NEGATIVE_INFINITY) return shared;
    return Math.max(shared, worth - Math.max(0, other.worth - other.without));
  };
  if (count > mostWeighed) {
    const taken: Pair[] = [];
    let allowed: Allowed = new Map();
    for (const pair of pairs) {
      if (!taken.every(({ quantity, box }) => quantity !== pair.quantity && box !== pair.box)) continue;
      const showing = alsoShowing(pair.box, allowed);
      if (!showing || worthBeside(pair, taken) <= 0) continue;
      allowed = showing;
      taken.push(pair);
    }
    return taken;
  }
  let best: Placement = { worth: -1, pairs: [] };
  const bound = of.map((each) => (each[0] ? each[0].worth + anyPlace + inOrder : 0));
  const rest = bound.map((_, index) => bound.slice(index).reduce((sum, each) => sum + Math.max(0, each), 0));
  const visit = (index: number, worth: number, chosen: readonly Pair[], allowed: Allowed) => {
    if (worth > best.worth) best = { worth, pairs: chosen };
    if (index === count || worth + (rest[index] ?? 0) <= best.worth) return;
    for (const pair of of[index] ?? []) {
      const isTaken = ({ box, by }: Pair) => box === pair.box && !(box.adds && by && pair.by && !overlap(by, pair.by));
      if (chosen.some(isTaken)) continue;
      const own = worthBeside(pair, chosen);
      if (own === Number.NEGATIVE_INFINITY) continue;
      const showing = alsoShowing(pair.box, allowed);
      if (showing) visit(index + 1, worth + own + anyPlace + worthOfOrder(pair, chosen), [...chosen, pair], showing);
    }
    visit(index + 1, worth, chosen, allowed);
  };
  visit(0, 0, [], new Map());
  return best.pairs;
}
