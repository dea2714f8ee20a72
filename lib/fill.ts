/** The figures of a search in the boxes of a form: by the words beside them, by their kind and size, and by their order. */
import type { Meaning, QuantityKind } from './asked';
import { encoded, VERSION } from './fragment-of-values';
import { type ReadSearch, readSearch, type TypedQuantity } from './typed-quantities';

/** A box that a figure can go into. */
export interface FillBox extends Meaning {
  /** The name of the field, or of the rows that the cell is in. */
  readonly name: string;
  readonly label: string;
  /** Its bounds, in its own unit. */
  readonly min?: number;
  readonly max?: number;
  readonly per?: 'month' | 'year';
  readonly bare?: true;
  readonly side?: string;
  readonly foreign?: true;
  readonly adds?: true;
  readonly named?: true;
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** All the choices that show it. */
  readonly needs?: Needs;
  /** A length of time that this box counts in years; else in months. */
  readonly inYears?: true;
  /** Its values, where it is a choice among figures. */
  readonly oneOf?: readonly string[];
  /** The place of the cell, where it is one of rows. */
  readonly cell?: number;
  /** The cells of the same row that show this one, by their places. */
  readonly besides?: readonly (readonly [cell: number, value: string])[];
}

/** By the name of a choice, the values with which something is shown. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** A choice, with the words that mean each of its values. */
export interface FillChoice {
  readonly name: string;
  readonly label: string;
  readonly cell?: number;
  readonly options: readonly (readonly [value: string, words: string, label: string])[];
  /** Where several are named, the first of the list is meant; else none. */
  readonly first?: true;
  /** Where it is shown on a choice alone; and the choices that a word for it makes then. */
  readonly needs?: Needs;
  readonly with?: Readonly<Record<string, string | boolean>>;
  /** From which age on each value holds, for a choice of age bands. */
  readonly ages?: readonly (readonly [from: number, value: string])[];
}

/** What a search needs to know of a form. */
export interface FillForm {
  readonly boxes: readonly FillBox[];
  readonly choices: readonly FillChoice[];
  /** By the name of rows, the cells of a new one, as links have them. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** The words of the page's own name: beside a figure they say less than others, "emi 50 lakh" is a loan. */
  readonly own: string;
  /** The values of choices at the start, of those that show others. */
  readonly starts: Readonly<Record<string, string>>;
}

/** A figure, or a choice, in its place. */
export interface FilledIn {
  readonly name: string;
  readonly label: string;
  readonly kind: QuantityKind | 'choice';
  readonly value: number;
  /** The label of a choice's value, or a day. */
  readonly text?: string;
}

interface Filled {
  readonly places: readonly FilledIn[];
  /** The figures that no box takes, as typed. */
  readonly left: readonly string[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
  /** How well the words beside the figures, and of choices, are those of this form. */
  readonly worth: number;
}

const letter = String.raw`[a-z0-9\u0900-\u097f]`;
const compiled = new Map<string, RegExp>();
/** Returns the alternatives of an expression, the longest first: "home loan interest" before "home loan". */
function longestFirst(words: string): string {
  const all: string[] = [''];
  let depth = 0;
  for (const [at, each] of [...words].entries()) {
    if (words[at - 1] !== '\\') depth += each === '(' ? 1 : each === ')' ? -1 : 0;
    if (each === '|' && depth === 0) all.push('');
    else all[all.length - 1] += each;
  }
  return all.sort((one, other) => other.length - one.length).join('|');
}

/** Returns the expression for these words, whole ones alone; made once. */
function wordsOf(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const made = new RegExp(`(?<!${letter})(?:${longestFirst(words).normalize('NFC')})(?!${letter})`, 'gu');
  compiled.set(words, made);
  return made;
}

/** Words that stand in the text of a search. */
interface Mention {
  readonly from: number;
  readonly to: number;
}

/** Returns where these words stand, in their order. */
const mentionsOf = (words: string, text: string): Mention[] =>
  words === ''
    ? []
    : [...text.matchAll(wordsOf(words))].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

const overlap = (one: Mention, other: Mention) => one.from < other.to && other.from < one.to;

/** Words that leave a figure beside the word before them. */
const filler =
  /^(?:of|is|are|was|a|an|the|ka|ki|ke|ko|hai|h|tha|thi|at|my|rs|with|for|का|की|के|को|है|per|month|monthly|mahin[ae]|year|yearly)$/;

/** What a day counts among the figures that stand between. */
const ofDay = 0.3;

/** A search in which the figures are placed. */
interface Line extends ReadSearch {
  /** How many words that are no fillers, breaks and figures stand before each position. */
  readonly words: readonly number[];
  readonly breaks: readonly number[];
  readonly figures: readonly number[];
}

function lineOf(read: ReadSearch, sides: readonly Mention[]): Line {
  const { text, quantities } = read;
  const size = text.length + 1;
  const marks = { words: new Array<number>(size).fill(0), breaks: [] as number[], figures: [] as number[] };
  marks.breaks = [...marks.words];
  marks.figures = [...marks.words];
  const isFigure = (at: number) => quantities.some((each) => at >= each.at && at < each.end);
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    if (!filler.test(word) && !isFigure(index) && !sides.some(({ from, to }) => index >= from && index < to))
      marks.words[index] = 1;
  for (const { index } of text.matchAll(/[,;]/g)) if (!isFigure(index)) marks.breaks[index] = 1;
  // A day, or a year, is between a word and its amount: "bought 14 mar 2020 at 8200".
  for (const { at, day, as } of quantities)
    marks.figures[at] = day || (as.money === undefined && as.year !== undefined) ? ofDay : 1;
  const summed = (each: readonly number[]) => {
    let sum = 0;
    return each.map((mark) => {
      sum += mark;
      return sum - mark;
    });
  };
  return {
    ...read,
    words: summed(marks.words),
    breaks: summed(marks.breaks),
    figures: summed(marks.figures),
  };
}

/** What a word beside a figure is worth, less for each word between them. */
const beside = 12;
const leastWorth = 1;
const usualSide = 1.5;
/** A figure says no more than this for a form. */
const mostOfPair = 16;
const farther = 7;
const broken = 10;
/** What is left of it for a word of the page's own name. */
const ofOwnName = 0.12;

const howMuch = `(?:kitn[aiey]|how (?:much|many)|what (?:is|will be)|कितन[ाीे])`;
const asksBehind = new RegExp(
  String.raw`^\s*${howMuch}\s*(?:$|\?|(?:hai|hoga|hogi|ho|mil\w*|ban\w*|lag\w*|kat\w*|bhar\w*|den[aei]|aa\w*|will|do|should|can|i|to)(?!${letter}))`,
  'u',
);
const asksBefore = new RegExp(String.raw`(?<!${letter})${howMuch}\s*(?:of |my |the |ki |ka )?$`, 'u');
/** Returns whether a word is what a search asks for, "pension kitni", "how much tax": then no figure of it is that. */
const isAskedFor = (text: string, { from, to }: Mention) =>
  asksBehind.test(text.slice(to)) || asksBefore.test(text.slice(0, from));

const noName = /(?!)/g;

/** What the words for a box say of a figure, and which of them; 0 where none does. */
interface Said {
  readonly worth: number;
  readonly by?: Mention;
}

/** Returns what the words for a box, at these places, say of a figure. */
function saidOf(
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
    const isAfter = by.from >= quantity.end;
    const [from, to] = isInside ? [by.to, by.to] : isAfter ? [quantity.end, by.from] : [by.to, quantity.at];
    const between = (counts: readonly number[]) => (counts[to] ?? 0) - (counts[from] ?? 0);
    const crossed = between(line.figures);
    // "tuition fee 2 kids 84000": the word is before the figure before. Behind the next figure it belongs to that.
    if (crossed >= 2 || (isAfter && crossed >= 1) || isAskedFor(line.text, by)) continue;
    const word = line.text.slice(by.from, by.to);
    const worth =
      beside -
      3 * between(line.words) -
      (between(line.breaks) > 0 ? broken : 0) -
      farther * crossed +
      (crossed >= 1 ? 0 : Math.min(4, word.length / 4)) +
      (isAfter === isAfterUsual ? usualSide : 0);
    const said = worth * (word.replace(own, '').trim() === '' ? ofOwnName : 1);
    if (said > best.worth) best = { worth: said, by };
  }
  return best.worth >= leastWorth ? best : { worth: 0 };
}

const mostOfMonth = 5_00_000;
/** Incomes, and what is part of them, from this on a year. */
const leastIncome = 36_000;

/** Returns a figure in the unit of a box; null where it is not plausible there. */
function valueIn(quantity: TypedQuantity, box: FillBox): number | null {
  const typed = quantity.as[box.kind];
  if (typed === undefined || (quantity.isForeign && !box.foreign)) return null;
  // Years are no number of things, but they may be an age.
  if (box.kind === 'count' && /(?:y|years?|yrs?|saal|sal|साल)$/.test(quantity.text) && !/age|umar/.test(box.words))
    return null;
  if (box.kind === 'date')
    return quantity.day && typed >= (box.min ?? -Infinity) && typed <= (box.max ?? Infinity) ? typed : null;
  const share = box.per === 'month' ? 12 : 1;
  const fits = (value: number) =>
    value >= box.from / share &&
    value <= box.to &&
    value >= (box.min ?? -Infinity) &&
    value <= (box.max ?? Infinity) &&
    (box.oneOf?.includes(String(value)) ?? true);
  if (box.kind === 'duration') {
    const own = box.inYears ? typed / 12 : typed;
    return Number.isInteger(own) &&
      typed >= box.from &&
      typed <= box.to &&
      own >= (box.min ?? 0) &&
      own <= (box.max ?? Infinity)
      ? own
      : null;
  }
  if (box.kind !== 'money' || !box.per) return fits(typed) ? typed : null;
  if (quantity.per === 'month' && box.per === 'year') return fits(typed * 12) ? typed * 12 : null;
  if (quantity.per === 'year' && box.per === 'month')
    return fits(typed / 12) ? Math.round((typed / 12) * 100) / 100 : null;
  // Hardly anybody has five lakh a month: "salary 14 lakh" is of a year.
  const isOfYear = box.per === 'month' && !quantity.per && typed >= mostOfMonth && box.from >= leastIncome;
  if (isOfYear && fits(typed / 12)) return Math.round((typed / 12) * 100) / 100;
  if (fits(typed)) return typed;
  // Only incomes are typed for a month where a year is asked, and the other way round, without a word.
  if (quantity.per || box.from < 60_000) return null;
  const other = box.per === 'year' ? typed * 12 : typed / 12;
  return fits(other) && Number.isInteger(other) ? other : null;
}

/** A figure in a box. */
interface Pair {
  readonly quantity: number;
  readonly box: FillBox;
  readonly value: number;
  readonly worth: number;
  /** What it is worth if another figure takes the word that says it. */
  readonly without: number;
  readonly by?: Mention;
}

/** What a choice in words is worth to the boxes that it shows or, for one in a row, to the boxes beside it; and what it takes from those it hides. */
const shownByWord = 3;
const hiddenByWord = 7;
/** What a word for whose or which a figure is adds to its box, and takes from the other boxes of that kind. */
const ofThatSide = 5;
const ofOtherSide = 5;
const ofNoSide = 2;

/** Returns the value of a choice that the words name: none where several are, but for choices of which the first counts. */
function namedOption({ options, first }: FillChoice, text: string): string | undefined {
  const named = options.flatMap(([value, words]) => {
    const at = mentionsOf(words, text);
    return at.length > 0 ? [{ value, at }] : [];
  });
  // A name inside a longer one is the longer one's: "gold" in "gold loan".
  const longest = named.filter(({ value, at }) =>
    at.some((one) =>
      named.every(
        (other) =>
          other.value === value ||
          !other.at.some((each) => overlap(each, one) && each.to - each.from > one.to - one.from),
      ),
    ),
  );
  // A section or a form decides: "194ib" of "194ib rent".
  const numbered = longest.filter(({ at }) => at.some(({ from, to }) => /\d/.test(text.slice(from, to))));
  const [one, ...others] = numbered.length > 0 ? numbered : longest;
  return others.length === 0 || first ? one?.value : undefined;
}

/** The values that words name, by choice. */
type Named = ReadonlyMap<FillChoice, string>;

/** Returns the choices that words name. Ages are figures. */
const namedChoices = ({ choices }: FillForm, text: string): Named =>
  new Map(
    choices.flatMap((choice) => {
      const value = choice.ages ? undefined : namedOption(choice, text);
      return value === undefined ? [] : [[choice, value] as const];
    }),
  );

/** Returns what the choices in words say for or against a box. */
function worthOfChoices({ name, cell, needs = {} }: FillBox, named: Named, starts: FillForm['starts']): number {
  let worth = 0;
  for (const [choice, value] of named) {
    if (choice.cell !== undefined) {
      if (cell !== undefined && choice.name === name) worth = Math.max(worth, shownByWord);
      continue;
    }
    const values = needs[choice.name];
    if (!values) continue;
    if (!values.includes(value)) return -hiddenByWord;
    if (!values.includes(starts[choice.name] ?? '')) worth = shownByWord;
  }
  return worth;
}

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
function pairsOf(line: Line, form: FillForm, named: Named): Pair[] {
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
        const rest = role + bare + time + choices + ofSide - hidden - isSmall + (quantity.isSure ? 1 : 0);
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

/** The most candidates of each figure, and the most figures, that are compared; of more the likeliest is taken first. */
const mostCandidates = 5;
const mostWeighed = 7;
/** What it is worth that a figure has a place at all. */
const anyPlace = 3;

/** By the name of a choice, the values that show all the boxes with figures. */
type Allowed = ReadonlyMap<string, readonly string[]>;

/** Returns the values that show a box as well; null where none of a choice's does. */
function alsoShowing({ needs, with: own = {} }: FillBox, allowed: Allowed): Allowed | null {
  const both = new Map(allowed);
  for (const [name, values] of Object.entries(needs ?? {})) {
    const left = both.get(name)?.filter((value) => values.includes(value)) ?? values;
    if (left.length === 0) return null;
    both.set(name, left);
  }
  for (const [name, value] of Object.entries(own)) {
    if (needs?.[name]) continue;
    const plain = value === true ? '1' : value === false ? '0' : value;
    if (!(both.get(name) ?? [plain]).includes(plain)) return null;
    both.set(name, [plain]);
  }
  return both;
}

/** Returns the pairs that together are worth most: each figure and each box once, each word for one figure, and no two that need other choices. */
function bestPairs(pairs: readonly Pair[], count: number): readonly Pair[] {
  const of = Array.from({ length: count }, (_, index) =>
    pairs.filter(({ quantity }) => quantity === index).slice(0, mostCandidates),
  );
  const worthBeside = ({ worth, without, by, box }: Pair, chosen: readonly Pair[]) =>
    by && chosen.some((each) => each.by && overlap(each.by, by) && each.box !== box) ? without : worth;
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
  let best: { readonly worth: number; readonly pairs: readonly Pair[] } = { worth: -1, pairs: [] };
  const bound = of.map((each) => (each[0] ? each[0].worth + anyPlace : 0));
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
      if (showing) visit(index + 1, worth + own + anyPlace, [...chosen, pair], showing);
    }
    visit(index + 1, worth, chosen, allowed);
  };
  visit(0, 0, [], new Map());
  return best.pairs;
}

/** A figure with those that a plus sign joins to it, as one sum. */
interface Sum {
  readonly quantity: TypedQuantity;
  readonly parts: readonly TypedQuantity[];
}

/** Returns the figures with those that a plus sign joins: as one sum, with its parts. */
function joined(quantities: readonly TypedQuantity[]): Sum[] {
  const heads: { quantity: TypedQuantity; parts: TypedQuantity[] }[] = [];
  for (const quantity of quantities) {
    const head = quantity.isAdded ? heads.at(-1) : undefined;
    if (!head) {
      heads.push({ quantity, parts: [quantity] });
      continue;
    }
    head.parts.push(quantity);
    const as = Object.fromEntries(
      Object.entries(head.quantity.as).flatMap(([kind, value]) => {
        const more = quantity.as[kind as QuantityKind];
        return more === undefined ? [] : [[kind, value + more]];
      }),
    );
    head.quantity = { ...head.quantity, as, end: quantity.end, per: quantity.per ?? head.quantity.per };
  }
  return heads;
}

const dayText = (value: number) => new Date(value * 86_400_000).toISOString().slice(0, 10);
const nextOfList = /^\s*(?:(?:,|;|&|\/|\+|and|aur|then)\s*)+$/u;

/** A row that the next figure may go on after. */
interface RowEnd {
  readonly box: FillBox;
  readonly end: number;
}

/** Rows that "6 terms 1.5 lakh each" makes, at most. */
const mostEach = 12;

/** Returns what of a search goes into a form; null where nothing does. */
export function filled(search: string | ReadSearch, form: FillForm): Filled | null {
  const read = typeof search === 'string' ? readSearch(search) : search;
  const text = read.typed;
  // A figure that is a choice's own, "gst 18%", goes nowhere else.
  const ofChoices = form.choices.flatMap(({ options }) =>
    options.flatMap(([, words]) => (/\d/.test(words) ? [...text.matchAll(wordsOf(words))].map(([each]) => each) : [])),
  );
  const isOfChoice = (figure: string) =>
    ofChoices.some((each) => /\d/.test(each) && each.includes(figure.replace(/\s*%.*$/, '').trim()));
  const typed = joined(
    read.quantities.filter(({ as, text: figure }) => as.percent === undefined || !isOfChoice(figure)),
  );
  const sides = form.boxes.flatMap(({ side = '' }) => mentionsOf(side, read.text));
  const line = lineOf({ ...read, quantities: typed.map(({ quantity }) => quantity) }, sides);
  const { quantities } = line;
  const values: Record<string, string | number | boolean> = {};
  const rows: Record<string, string[][]> = {};
  const places: (FilledIn & { readonly order: number })[] = [];
  const placed = new Map<number, FillBox>();
  const taken = new Set<FillBox>();
  let allowed: Allowed = new Map();

  const cellsAt = (name: string, row: number): string[] => {
    const list = rows[name] ?? [];
    rows[name] = list;
    while (list.length <= row) list.push([...(form.rows[name] ?? [])]);
    return list[row] as string[];
  };
  const put = (box: FillBox, value: number, order: number, row = 0) => {
    const written = box.kind === 'date' ? dayText(value) : String(value);
    const sum = box.adds && taken.has(box) && box.cell === undefined ? Number(values[box.name] ?? 0) : 0;
    if (box.cell === undefined) values[box.name] = sum > 0 ? String(sum + value) : written;
    else {
      const cells = cellsAt(box.name, row);
      cells[box.cell] = written;
      for (const [cell, other] of box.besides ?? []) cells[cell] = other;
    }
    places.push({
      name: box.name,
      label: box.label,
      kind: box.kind,
      value: box.inYears ? value * 12 : value,
      ...(box.kind === 'date' && { text: written }),
      order,
    });
  };
  const take = (box: FillBox, index: number) => {
    placed.set(index, box);
    taken.add(box);
    allowed = alsoShowing(box, allowed) ?? allowed;
  };
  const named = namedChoices(form, text);
  // "45000 on 14 june 2026": the day is of the row of that amount, where rows have one.
  const dayOf = (name: string) => {
    const days = form.boxes.filter((box) => box.kind === 'date' && box.cell !== undefined && box.name === name);
    return days.length === 1 ? days[0] : undefined;
  };
  const isOfRow = (index: number) =>
    form.boxes.some(({ cell, name }) => cell !== undefined && dayOf(name)) &&
    quantities[index]?.day !== undefined &&
    quantities[index - 1]?.as.money !== undefined &&
    quantities[index - 1]?.day === undefined &&
    /^\s*(?:on|in|ko|dated|\()?\s*$/.test(line.text.slice(quantities[index - 1]?.end, quantities[index]?.at));
  const pairs = pairsOf(line, form, named).filter(({ quantity }) => !isOfRow(quantity));
  const isListed = (index: number) =>
    quantities[index]?.isListed === true ||
    (isOfRow(index - 1) && nextOfList.test(line.text.slice(quantities[index - 1]?.end, quantities[index]?.at)));
  const best = bestPairs(
    pairs.filter(({ quantity }) => !isListed(quantity)),
    quantities.length,
  );
  for (const { quantity, box, value } of best) {
    const { quantity: own, parts = [] } = typed[quantity] ?? {};
    const times = own?.isEach
      ? (quantities.find(({ as }, index) => index < quantity && !placed.has(index) && (as.count ?? 99) <= mostEach)?.as
          .count ?? 1)
      : 1;
    if (box.cell !== undefined && parts.length > 1) {
      parts.forEach((part, row) => {
        const value = valueIn({ ...part, per: own?.per ?? null }, box);
        if (value !== null) put(box, value, quantity, row);
      });
    } else if (box.cell !== undefined) for (let row = 0; row < times; row += 1) put(box, value, quantity, row);
    else put(box, value, quantity);
    take(box, quantity);
  }
  // What a cell has a figure for already, further figures beside the same words, or of the same list, are the next rows of.
  const rowsOf = (box: FillBox) => places.filter(({ name, label }) => name === box.name && label === box.label).length;
  let last: RowEnd | null = null;
  for (const [index, quantity] of quantities.entries()) {
    const box = placed.get(index);
    const day = isOfRow(index) && last ? dayOf(last.box.name) : undefined;
    const isNext = nextOfList.test(line.text.slice(last?.end, quantity.at)) || quantity.isListed;
    const value = box || !last || !isNext ? null : valueIn(quantity, last.box);
    if (box) last = box.cell === undefined ? null : { box, end: quantity.end };
    else if (last && day && valueIn(quantity, day) !== null) {
      take(day, index);
      put(day, quantity.as.date ?? 0, index, rowsOf(last.box) - 1);
      last = { box: last.box, end: quantity.end };
    } else if (last && value !== null) {
      take(last.box, index);
      put(last.box, value, index, rowsOf(last.box));
      last = { box: last.box, end: quantity.end };
    }
  }
  for (const { quantity, box, value } of pairs) {
    if (!isListed(quantity) || placed.has(quantity) || taken.has(box) || !alsoShowing(box, allowed)) continue;
    take(box, quantity);
    put(box, value, quantity);
  }
  for (const { quantity, box, value, worth, by } of pairs) {
    if (placed.has(quantity) || box.cell === undefined || worth < 6 || !by || !taken.has(box)) continue;
    placed.set(quantity, box);
    put(box, value, quantity, rowsOf(box));
  }
  // Days without a word go into the boxes for days in their order: bought before sold, from before to.
  const days = quantities
    .flatMap((quantity, index) => (quantity.day && !placed.has(index) ? [{ index, at: quantity.as.date ?? 0 }] : []))
    .sort((one, other) => one.at - other.at);
  const free = form.boxes.filter((box) => box.kind === 'date' && !taken.has(box));
  if (days.length > 0 && free.length >= days.length) {
    days.forEach(({ index, at }, order) => {
      const box = free[order] as FillBox;
      if (at < (box.min ?? -Infinity) || at > (box.max ?? Infinity) || !alsoShowing(box, allowed)) return;
      take(box, index);
      put(box, at, index);
    });
  }
  // The choices that show the boxes with figures.
  for (const [name, showing] of allowed) {
    if (showing.includes(form.starts[name] ?? '')) continue;
    const own = [...placed.values()].map((box) => box.with?.[name]).find((value) => value !== undefined);
    const plain = own === true ? '1' : own === false ? '0' : own;
    values[name] = plain !== undefined && showing.includes(plain) ? plain : (showing[0] ?? '');
  }

  const holds = (needs: Needs = {}) =>
    Object.entries(needs).every(([name, each]) => each.includes(String(values[name] ?? form.starts[name])));
  const age = [...placed].find(([, box]) => box.kind === 'count' && /\bage\b/i.test(box.label))?.[0];
  const years = age === undefined ? ageIn(quantities) : quantities[age]?.as.count;
  for (const choice of form.choices) {
    const band = choice.ages && years !== undefined ? choice.ages.findLast(([from]) => years >= from)?.[1] : undefined;
    const found = band ?? named.get(choice) ?? (choice.ages && namedOption(choice, text));
    if (found === undefined) continue;
    // A choice stays on the values that show the boxes with figures.
    if (choice.cell === undefined && !(allowed.get(choice.name)?.includes(found) ?? true)) continue;
    if (!holds(choice.needs)) {
      const showing = Object.entries(choice.with ?? {});
      const opens =
        showing.length > 0 && showing.every(([name, value]) => allowed.get(name)?.includes(String(value)) ?? true);
      if (!opens) continue;
      for (const [name, value] of showing) values[name] = value;
    }
    const label = choice.options.find(([value]) => value === found)?.[2] ?? found;
    const isFlag = found === 'true' || found === 'false';
    const written = isFlag ? (found === 'true' ? '1' : '0') : found;
    if (choice.cell === undefined) values[choice.name] = written;
    else
      for (let row = 0; row < Math.max(1, rows[choice.name]?.length ?? 1); row += 1)
        cellsAt(choice.name, row)[choice.cell] = written;
    if (band !== undefined && age === undefined) {
      const index = quantities.findIndex(({ as, isSure }) => isSure && as.count === years);
      if (index >= 0 && !placed.has(index)) placed.set(index, form.boxes[0] as FillBox);
    }
    places.push({
      name: choice.name,
      label: choice.label,
      kind: 'choice',
      value: 0,
      text: isFlag ? (found === 'true' ? 'Yes' : 'No') : label,
      order: 99,
    });
  }
  if (places.length === 0) return null;
  const left = typed.flatMap(({ quantity, parts }, index) =>
    placed.has(index) || (!quantity.isSure && (quantity.as.money ?? 0) < 1_000) || quantity.as.year !== undefined
      ? []
      : [parts.map((part) => part.text.trim()).join(' + ')],
  );
  const own = Object.entries(values).map(
    ([name, value]) => `${name}=${encoded(value === true ? '1' : value === false ? '0' : String(value))}`,
  );
  // Cells are figures, days and names of choices. An empty last cell needs an end, or the row would read as none.
  const listed = Object.entries(rows).map(([name, list]) => {
    const packed = list.map((cells) => cells.join(',')).join(';');
    return `${name}=${packed}${packed === '' || packed.endsWith(';') ? ';' : ''}`;
  });
  const fragment = [`v=${VERSION}`, ...own, ...listed].join('&');
  return {
    places: places.sort((one, other) => one.order - other.order).map(({ order: _order, ...place }) => place),
    left,
    fragment,
    worth:
      best.reduce((sum, pair) => sum + Math.min(pair.worth, mostOfPair), 0) +
      2 * places.filter(({ kind }) => kind === 'choice').length -
      10 * left.length,
  };
}

/** Returns the age that a search names: "82 years" is one, "3 saal" of a deposit is none. */
const ageIn = (quantities: readonly TypedQuantity[]) =>
  quantities.find(({ as, isSure, isAge }) => isAge || (isSure && as.duration !== undefined && (as.count ?? 0) >= 60))
    ?.as.count;
