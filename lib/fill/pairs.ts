/** The pairs of a figure and a box that it can go into. */
import { anyLetter } from '../letters';
import type { TypedQuantity } from '../typed-quantities';
import { type Candidate, candidatesOf } from './candidates';
import { type Named, worthOfChoices } from './choices';
import type { FillBox, FillForm } from './form';
import type { Line } from './line';
import { type Mention, mentionsOf, overlap, wordsOf } from './mentions';
import { namedElsewhere, needingWords } from './needing-words';
import { saidOf } from './said';

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
const ofRefund = /refunds?\s+$/;
/** By how much a box that is known by its label alone ranks behind the others. */
const ofRare = 6;

/** Returns whose or which a figure is: the words for a side that stand last before it, or right behind it where none is before the first figure, "30000 cgst 12000 sgst". */
function sideOf(
  { at, end }: TypedQuantity,
  sides: readonly { readonly side: string; readonly at: readonly Mention[] }[],
  line: Line,
): string | null {
  let last: { readonly side: string; readonly from: number } | null = null;
  const first = line.quantities[0]?.at ?? 0;
  const isBehind = sides.every(({ at: mentions }) => mentions.every(({ to }) => to > first));
  for (const { side, at: mentions } of sides)
    for (const { from, to } of mentions) {
      const isNext = from >= end && line.words[from] === line.words[end] && line.figures[from] === line.figures[end];
      if (isBehind && isNext && !/^\s*\d/.test(line.text.slice(to))) return side;
      if (to <= at && (!last || from > last.from)) last = { side, from };
    }
  return last?.side ?? null;
}

/** Returns the mentions of a box with how many other boxes of its kind they may mean as well, and whether longer words of another hold them. */
function specific({ box, mentions }: Candidate, all: readonly Candidate[]): Mention[] {
  const alike = all.filter((other) => other.box !== box && other.box.kind === box.kind);
  return mentions.map((mention) => {
    const length = mention.to - mention.from;
    const isHeld = alike.some((other) =>
      other.mentions.some(({ from, to }) => from <= mention.from && to >= mention.to && to - from > length),
    );
    return {
      ...mention,
      others: alike.filter((other) => other.mentions.some((each) => overlap(each, mention))).length,
      ...(isHeld && { isHeld }),
    };
  });
}

/** Returns the value of a box, or what it leaves of the most where the word beside it says so: two months "vacant" are ten let. */
function leftOf({ rest, max = 0 }: FillBox, value: number, by: Mention | undefined, text: string): number {
  return rest && by && mentionsOf(rest, text).some(({ from }) => from === by.from) ? max - value : value;
}

/** Returns whether a figure is plainly of a box's kind: written so, or of a size that nothing else has. */
const isLikelyIn = (box: FillBox, quantity: TypedQuantity, value: number, asksTime: boolean) =>
  quantity.isSure ||
  // "SIP 2000 10 saal": where no year or day is asked, a round number is an amount.
  (!asksTime && box.kind === 'money' && (quantity.as.year ?? 1) % 100 === 0) ||
  (box.kind === 'money' &&
    quantity.as.year === undefined &&
    (value >= 1_000 || (value >= 100 && (box.from <= 1 || value % 50 === 0)))) ||
  (box.kind === 'percent' && !Number.isInteger(quantity.as.percent ?? 0)) ||
  box.kind === 'year';

/** A number of things before a price: "40 at 172", "500 qty 212"; or before a name and two prices, "300 tata motors 642 to 655". */
const beforePrice =
  /^\s*(?:(?:(?!at |and |to |rs )[a-z&]{2,}\s+){0,2}(?:shares?|stocks?|units?|qty|quantity|lots?|pcs|pieces|nos?))?\s*(?:at|@)\s*$/;
const beforeName = /^\s+(?:(?!at |and |to |rs |s[eo]l[ld] |sale |be?ch)[a-z&]{2,}\s+){1,3}(?:at |@|from )?\s*$/;
const isCounted = ({ text, quantities }: Line, index: number) => {
  const [one, two, three] = quantities.slice(index);
  if (!one || two?.as.money === undefined || one.isSure) return false;
  const between = text.slice(one.end, two.at);
  return (
    beforePrice.test(between) || (index === 0 && three?.isSure === false && !two.isSure && beforeName.test(between))
  );
};
/** What the time beside an amount says for the box of what is paid again, and against that of what is paid once. */
const ofTime = 8;

/** Returns what the time beside an amount says for a box of what is paid once, or again. */
const paidAs = (paid: 'once' | 'again', { per }: TypedQuantity, isOtherTimed: boolean) =>
  paid === 'again' ? (per ? ofTime : -ofTime / 2) : per ? -ofTime : isOtherTimed ? -ofTime / 2 : 0;

/** What words elsewhere in the search add to the box that goes with them, and what it is short of without. */
const ofCompany = 6;
const withoutCompany = 2;

/** … and so is what it is compared with, "8.5% vs 9%", but for a box of what is new. */
const compared = /^\s*(?:vs|versus)\s*$/;

/** Returns whether a word is beside a figure with fillers alone between them. */
const isBesideOf = ({ words, figures }: Line, { from, to }: Mention, { at, end }: TypedQuantity): boolean =>
  to <= at
    ? words[to] === words[at] && figures[to] === figures[at]
    : from >= end && words[end] === words[from] && figures[end] === figures[from];
/** "NPS 25 years" is how long, and no age without a word; longer than this hardly anybody saves. */
const mostSaved = 34;
const isTimeInAge = ({ kind }: FillBox, { as: { count = 99, duration }, isAge }: TypedQuantity) =>
  kind === 'count' && !isAge && count <= mostSaved && duration === count * 12;

const isOfThings = ({ kind, words }: FillBox) => kind === 'count' && /shares/.test(words);
const ofCount = 9;

/** "Tax on" before the first figure asks, and names no box: "tax on 7 lakh fd interest". */
const taxOn = /(?:^|\s)tax(?: liability)? (?:on|for)\s+$/;

/** A name of at least this length, in letters, right beside a figure says that it is no other box's: "down payment 240000". */
const longName = 8;
/** … and one of at least this length that a choice elsewhere in the search says nothing for another box: "f&o loss salary 18 lakh". */
const plainName = 6;
const isRightBeside = (text: string, from: number, to: number, at: number, end: number) =>
  (to <= at && /^ ?$/.test(text.slice(to, at))) ||
  (from >= end && /^ ?$/.test(text.slice(end, from)) && !/^\D{0,6}\d/.test(text.slice(to)));

/** Returns of each figure the boxes whose name, of at least `least` letters and more than the page's own, is right beside it. */
const namedBeside = (
  { text, quantities }: Line,
  candidates: readonly Candidate[],
  least: number,
  own: RegExp,
): FillBox[][] =>
  quantities.map(({ at, end }, index) =>
    candidates
      .filter(
        ({ fitting, mentions }) =>
          fitting.some((each) => each.index === index) &&
          mentions.some(
            ({ from, to, others }) =>
              others === 0 &&
              to - from >= least &&
              text.slice(from, to).replace(own, '').trim() !== '' &&
              isRightBeside(text, from, to, at, end),
          ),
      )
      .map((each) => each.box),
  );

/** "Gratuity 3 lakh": without a word or a time an amount of this size is hardly a pay of a month. */
const leastUnlikelyPay = 2_00_000;
const leastIncome = 36_000;
const isUnlikelyPay = ({ kind, per, from }: FillBox, { as, per: time }: TypedQuantity) =>
  kind === 'money' && per === 'month' && from >= leastIncome && !time && (as.money ?? 0) >= leastUnlikelyPay;

/** "45 lakh 8.6 20": what is left of a loan or an investment is its rate and its years. */
const isLeftOver = ({ kind }: FillBox, { text, words, quantities }: Line, index: number): boolean => {
  const { isSure = true, end = 0, as = {} } = quantities[index] ?? {};
  return (
    !isSure &&
    words[end] === words[quantities[index + 1]?.at ?? text.length] &&
    ((kind === 'duration' && (as.count ?? 99) <= 40) || (kind === 'percent' && (as.count ?? 99) <= 20))
  );
};

/** Returns what choices named in the search say for a box: nothing where the figure has the name of others of its kind right beside it. */
const ofChoice = (choices: number, box: FillBox, named: readonly FillBox[] = []): number =>
  named.length > 0 && named.every((other) => other !== box && other.kind === box.kind) ? Math.min(0, choices) : choices;

const singular = (word: string) => word.replace(/s$/, '');

/** Returns the candidates without names that are the page's own, "96 lakh capital gain", or a part of a choice's, "recurring deposit 4000". */
function candidatesBeyond(candidates: readonly Candidate[], { own, choices }: FillForm, { text }: Line): Candidate[] {
  const owns = new Set(own.split('|').map(singular));
  const ofChoices = choices.flatMap(({ options }) => options.flatMap(([, words]) => mentionsOf(words, text)));
  const isOwn = ({ from, to }: Mention) =>
    text
      .slice(from, to)
      .split(' ')
      .every((word) => owns.has(singular(word)));
  const isInside = ({ from, to }: Mention) =>
    ofChoices.some((each) => each.from <= from && each.to >= to && each.to - each.from > to - from);
  return candidates.map((each) => ({
    ...each,
    mentions: each.mentions.filter((one) => !isOwn(one) && !isInside(one)),
  }));
}

/** Returns whether a word says nothing of a figure whose name is of no box: the page's own name, "standard deduction 75000 salary 12 lakh", where it is right before the next, and any that is not right beside it. */
function isOthersWord(line: Line, by: Mention, index: number, name: RegExp): boolean {
  const { text, quantities } = line;
  const [quantity, next] = quantities.slice(index);
  if (!quantity || text.slice(by.from, by.to).replace(name, '').trim() === '') return true;
  const isOfNext = by.from >= quantity.end && next && /^\s*$/.test(text.slice(by.to, next.at));
  return (isOfNext && !ofRefund.test(text.slice(0, quantity.at))) || !isBesideOf(line, by, quantity);
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
  const hasTimed = quantities.some(({ per, as }) => per && as.money !== undefined);
  const hasThings = boxes.some(isOfThings);
  const areCounted = quantities.map((_, index) => hasThings && isCounted(line, index));
  const hasSure = quantities.some(({ isSure, as }) => isSure && as.money !== undefined);
  const asksTime = boxes.some(({ kind, byYear }) => kind === 'year' || kind === 'date' || byYear);
  const isCompared = quantities.map(({ at }, index) => compared.test(text.slice(quantities[index - 1]?.end ?? at, at)));
  const sideFor = quantities.map((quantity) => sideOf(quantity, sides, line));
  const found = candidatesOf(line, boxes);
  const mentioned = found.map(({ mentions }) => mentions);
  const isElsewhere = namedElsewhere(line, own, mentioned);
  const needsWord = needingWords(line, own).map((needs, index) => needs || isElsewhere[index]);
  const candidates = found.map((each) => ({ ...each, mentions: specific(each, found) }));
  const first = quantities[0]?.at ?? 0;
  const last = quantities.at(-1)?.end ?? 0;
  // Words are behind their figures where one is behind the last, and none before the first.
  const isAfter =
    candidates.some(({ mentions }) => mentions.some(({ from }) => from >= last)) &&
    !anyLetter.test(text.slice(0, first).replace(taxOn, ''));
  const namedAs = namedBeside(line, candidates, longName, name);
  const namedPlainly = namedBeside(line, candidatesBeyond(candidates, form, line), plainName, name);
  const pairsIn = ({ box, order, fitting, mentions }: Candidate): Pair[] => {
    const choices = worthOfChoices(box, named, form.starts);
    // A box that the form does not show at the start needs more.
    const hidden = box.with && choices <= 0 ? 2 : 0;
    const company = box.company ? (mentionsOf(box.company, text).length > 0 ? ofCompany : -withoutCompany) : 0;
    return fitting.flatMap(({ quantity, index, value }): Pair[] => {
      const said = saidOf(mentions, quantity, line, isAfter, box.named ? noName : name);
      // "Refund 45000 filed 20 july interest": the name right beside it says what it is, and no other.
      const isElse = isElsewhere[index] && said.by && isOthersWord(line, said.by, index, name);
      const { worth: words, by } = isElse ? { worth: 0, by: undefined } : said;
      const ofRole = box.role && quantity.role ? (box.role === quantity.role ? 9 : -6) : 0;
      // "Bought 200 tcs shares at 3100": where things are counted, their number is no price.
      const counted = !areCounted[index] ? 0 : box.kind === 'money' ? -ofCount : isOfThings(box) ? ofCount : 0;
      const role = ofRole + counted;
      const isLikely = isLikelyIn(box, quantity, value, asksTime);
      const isGuess = !isLikely && hasSure && isLeftOver(box, line, index);
      // A bare number below a hundred is hardly an amount.
      const isSmall = box.kind === 'money' && box.from > 1 && !quantity.isSure && value < 100 ? 4 : 0;
      // An amount of a month is hardly one without a time.
      const time = box.kind === 'money' && quantity.per ? (box.per === quantity.per ? 3 : box.per ? 0 : -4) : 0;
      const paid = box.paid ? paidAs(box.paid, quantity, hasTimed) : 0;
      const bare =
        box.bare &&
        !needsWord[index] &&
        namedAs[index]?.every((other) => other === box) &&
        !(isCompared[index] && box.role !== 'to') &&
        !isTimeInAge(box, quantity) &&
        !(words === 0 && isUnlikelyPay(box, quantity)) &&
        (isLikely || isGuess)
          ? (words > 0 ? 0.5 : 2.5) - order / 100 + (index * order) / 100
          : 0;
      const side = sideFor[index];
      const ofSide = !box.side ? 0 : side == null ? -ofNoSide : box.side === side ? ofThatSide : -ofOtherSide;
      const rare = box.rare ? ofRare : 0;
      const away = hidden + isSmall + rare;
      const more = ofChoice(choices, box, namedPlainly[index]) + ofSide + company + (quantity.isSure ? 1 : 0);
      const rest = role + bare + time + paid + more - away;
      const isSaid = (worth: number) =>
        worth + Math.max(0, role) + bare > 0 &&
        // A number whose kind is not written is what the words beside it say, or nothing.
        (isLikely || (isGuess && bare > 0) || worth + role >= 6);
      // An amount of a year in a box of a month needs a word.
      const isShared = words === 0 && !quantity.per && Math.abs(value) < (quantity.as.money ?? 0);
      if (isShared || !isSaid(words)) return [];
      const without = isSaid(0) ? rest + (words > 0 && box.bare && isLikely ? 2 : 0) : Number.NEGATIVE_INFINITY;
      const meant = leftOf(box, value, by, text);
      return [{ quantity: index, box, value: meant, worth: words + rest, without, ...(by && { by }) }];
    });
  };
  return candidates.flatMap(pairsIn).sort((one, other) => other.worth - one.worth);
}
