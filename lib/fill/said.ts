/** What the words beside a figure say of it. */
import type { TypedQuantity } from '../typed-quantities';
import { type Line, nextInTime } from './line';
import { letter, type Mention } from './mentions';

/** What a word beside a figure is worth, less for each word between them. */
const beside = 12;
const leastWorth = 1;
const usualSide = 1.5;
const farther = 7;
/** Words of this box alone say more than those that others have too. */
const ofItsOwn = 3;
const mostShared = 3;
/** And words inside longer ones of another box less. */
const ofHeld = 4;
/** Small words that stand beside figures of all kinds say little. */
const particle =
  /^(?:at|@|pe|par|se|for|in|on|of|to|from|me|mein|over|after|tak|until|till|upto|ke liye|by|after|baad|में|के लिए|से|पर|तक)$/;
const ofParticle = 0.5;
const broken = 10;
/** Right before an amount these say more of it than right behind one: "60 lakh flat bought 20 lakh". */
const verb = /^(?:bought|purchased|sold|cost|already (?:paid|sent|spent))(?: (?:for|at))? $/;
const ofVerb = 9;
/** A word for what comes next says nothing of the figure before it: "8.5% then 9%". */
const leading = new RegExp(`^${nextInTime}$`, 'u');
/** … and with what comes then, "then stop", it is of the figure before, and says nothing of the one behind. */
const ending = new RegExp(`^${nextInTime} `, 'u');
/** What is left of it for a word of the page's own name. */
const ofOwnName = 0.12;

const howMuch = `(?:kitn[aiey]|how (?:much|many)|what (?:is|will be)|कितन[ाीे])`;
const asksBehind = new RegExp(
  String.raw`^\s*${howMuch}\s*(?:$|\?|[\d₹]|(?:hai|hoga|hogi|ho|mil\w*|ban\w*|lag\w*|kat\w*|bhar\w*|den[aei]|aa\w*|will|do|should|can|i|to)(?!${letter}))`,
  'u',
);
const asksBefore = new RegExp(String.raw`(?<!${letter})${howMuch}\s*(?:of |my |the |ki |ka )?$`, 'u');
/** Returns whether a word is what a search asks for, "pension kitni", "how much tax": then no figure of it is that. */
const isAskedFor = (text: string, { from, to }: Mention) =>
  asksBehind.test(text.slice(to)) || asksBefore.test(text.slice(0, from));
/** What the words for a box say of a figure, and which of them; 0 where none does. */
interface Said {
  readonly worth: number;
  readonly by?: Mention;
}

/** Returns what the words for a box, at these places, say of a figure. */
export function saidOf(
  mentions: readonly Mention[],
  quantity: TypedQuantity,
  line: Line,
  isAfterUsual: boolean,
  own: RegExp,
): Said {
  let best: Said = { worth: 0 };
  for (const by of mentions) {
    const isInside = by.from >= quantity.at && by.to <= quantity.end;
    if (isInside && !quantity.isAge) continue;
    // "Father 82 mother 79": whose an age is stands in it, and says nothing of the next.
    const isOfOther = ({ isAge, at, end }: TypedQuantity) => isAge && by.from === at && by.to <= end;
    if (quantity.isAge && !isInside && line.quantities.some(isOfOther)) continue;
    const isAfter = by.from >= quantity.end;
    const [from, to] = isInside ? [by.to, by.to] : isAfter ? [quantity.end, by.from] : [by.to, quantity.at];
    const between = (counts: readonly number[]) => (counts[to] ?? 0) - (counts[from] ?? 0);
    const crossed = between(line.figures);
    // "tuition fee 2 kids 84000": the word is before the figure before. Behind the next figure it belongs to that.
    if (crossed >= 2 || (isAfter && crossed >= 1) || (!isInside && isAskedFor(line.text, by))) continue;
    // "Turnover 1.4 crore loss 3 lakh": the word right before a loss is that figure's.
    const isOfLoss = ({ at, isLoss }: TypedQuantity) =>
      isLoss && at >= by.to && /^\s*$/.test(line.text.slice(by.to, at));
    if (isAfter && line.quantities.some(isOfLoss)) continue;
    const word = line.text.slice(by.from, by.to);
    if ((isAfter ? leading : ending).test(word)) continue;
    const isVerbBefore =
      quantity.isSure &&
      quantity.as.money !== undefined &&
      !isAfter &&
      verb.test(line.text.slice(by.from, quantity.at));
    const worth =
      beside -
      3 * between(line.words) -
      (between(line.breaks) > 0 ? broken : 0) -
      farther * crossed +
      (crossed >= 1 ? 0 : Math.min(by.isLabel ? 8 : 4, word.length / 4)) -
      (by.isHeld ? ofHeld : 0) +
      (isAfter === isAfterUsual ? usualSide : 0) +
      (isVerbBefore ? ofVerb : 0) +
      (by.others === undefined || particle.test(word) ? 0 : ofItsOwn - Math.min(by.others, mostShared));
    const said = worth * (particle.test(word) ? ofParticle : word.replace(own, '').trim() === '' ? ofOwnName : 1);
    if (said > best.worth) best = { worth: said, by };
  }
  return best.worth >= leastWorth ? best : { worth: 0 };
}
