/** The entries that the words of a query ask for, best first. */
import type { SearchEntry } from './entry';
import { type Indexed, inText, type WordIndex } from './index-of';
import { byEar, type Meant } from './meanings';
import { elsewhereWord, figureMark, isNumber, type PlainWord } from './words';

/** An entry below this score is no answer to what was typed, only the nearest there is. */
export const leastAnswer = 2.2;
/** Of a name whose words are all there, for each. */
const wholeName = 1.2;
/** And for one that is all that was asked. */
const onlyName = 3;
/** What is left of a word that says what the figure beside it is: "80c 1.5 lakh" asks less for 80C than the other words do for theirs. */
const ofLabel = 0.7;
/** A number that is neither a section nor a form is most often a figure. */
const ofNumber = 0.3;
/** What a word that nobody knows counts against the others, beside the rarest of theirs; less beside figures. */
const ofUnknown = 0.35;
const besideFigures = 0.3;
/** What a word of something else counts against the others, beside the rarest of theirs. */
const ofElsewhere = 1.8;
const ofElsewhereWithFigures = 0.6;
/** A number after one of these is a name. */
const isNumbered = /^(?:section|form|rule|gstr|itr)$/;
/** With a country, these may be that country's: they decide nothing alone. */
const countryWord = 'country';
const ofEachCountry = /^(?:tax|income|salary|gst|property|company|corporate|rate)$/;
/** What a weak word counts among those that an entry has not. */
const ofWeak = 0.5;

export interface Ranked<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** What gives the words that a typed word may mean. */
type Meanings = (word: PlainWord, isLast: boolean) => Meant | null;

/** A typed word with what it may mean. */
interface TypedWord {
  readonly word: string;
  readonly means: Meant;
  /** The weight of the rarest word that it may mean. */
  readonly rarest: number;
  /** What is left of it: less for a word that says what a figure is. */
  readonly share: number;
  readonly isKind?: boolean;
  readonly isFigure: boolean;
}

/** What the words of a query ask for. */
interface Asked {
  /** The words that entries have, and those of them that are no figures. */
  readonly understood: readonly TypedWord[];
  readonly asking: readonly TypedWord[];
  /** How many words nobody knows, and how many are of something else. */
  readonly unknown: number;
  readonly strange: number;
  readonly hasCountry: boolean;
  /** The weight of all of them. */
  readonly all: number;
}

/** Returns the typed words with what they may mean; small ones with a slip are left out. */
function typedOf(
  typedWords: readonly PlainWord[],
  meanings: Meanings,
  weightOf: (word: string) => number,
  weak: ReadonlySet<string>,
): TypedWord[] {
  let before = '';
  let isFigure = false;
  const meant = typedWords.map((each, at) => meanings(each, at === typedWords.length - 1));
  const areNumbers = typedWords.every(({ word }, at) => isNumber.test(word) || !meant[at]?.size);
  return typedWords.flatMap(({ word, isLabel, isKind }, at) => {
    isFigure = isNumber.test(word) && (isNumber.test(before) ? isFigure : !isNumbered.test(before));
    before = word;
    const means = meant[at];
    if (!means) return [];
    const weights = [...means.keys()].map((name) => weightOf(name) * (weak.has(name) ? ofWeak : 1));
    const share = isLabel ? ofLabel : 1;
    const rarest = Math.max(0, ...weights) * share;
    return [{ word, means, rarest, share, isKind, isFigure: isKind || (!areNumbers && isFigure) }];
  });
}

/** Returns what the words ask for. */
function askedOf(typed: readonly TypedWord[], hasCountry: boolean, hasFigures: boolean, count: number): Asked {
  const isElsewhere = ({ means }: TypedWord) => means.has(elsewhereWord);
  const understood = typed.filter((each) => each.means.size > 0 && !isElsewhere(each));
  const asking = understood.filter((each) => !each.isFigure);
  const unknown = typed.filter(({ word, means }) => means.size === 0 && !isNumber.test(word)).length;
  const strange = typed.filter(isElsewhere).length;
  const all =
    asking.reduce((sum, { rarest }) => sum + rarest, 0) +
    unknown * ofUnknown * (hasFigures ? besideFigures : 1) * Math.log(1 + count) +
    strange * (hasFigures ? ofElsewhereWithFigures : ofElsewhere) * Math.log(1 + count);
  return { understood, asking, unknown, strange, hasCountry, all };
}

/** What the typed words are in one entry. */
interface Here {
  /** What each word is there: the best of those typed that may mean it. */
  readonly likeness: ReadonlyMap<string, number>;
  readonly score: number;
  /** How many of the words that ask are there, and their weight. */
  readonly covered: number;
  readonly share: number;
  /** How surely the words name the entry, and how many do so only with a slip. */
  readonly sureness: number;
  readonly slips: number;
}

/** Returns what the typed words are in an entry with these words. */
function hereOf(
  { understood, unknown, strange, hasCountry }: Asked,
  words: ReadonlyMap<string, number>,
  rarity: (word: string) => number,
  weak: ReadonlySet<string>,
): Here {
  const likenesses = new Map<string, number>();
  let score = 0;
  let covered = 0;
  let share = 0;
  let sureness = unknown + strange === 0 && !hasCountry ? 0.5 : 0;
  let slips = 0;
  for (const { means, word: asTyped, rarest, share: counts, isFigure, isKind } of understood) {
    let best = 0;
    let sure = 0;
    for (const [word, likeness] of means) {
      const worth = words.get(word);
      if (worth === undefined) continue;
      likenesses.set(word, Math.max(likenesses.get(word) ?? 0, isFigure && !isKind ? ofNumber : likeness));
      best = Math.max(best, worth * likeness * rarity(word) * counts);
      if (isFigure || worth <= inText || (hasCountry && ofEachCountry.test(word))) continue;
      if (likeness >= byEar) sure = Math.max(sure, weak.has(word) ? ofWeak : 1);
      else if (asTyped.length > 3) slips += 1;
    }
    sureness += sure;
    score += isFigure ? best * ofNumber : best;
    if (best > 0 && !isFigure) {
      covered += 1;
      share += rarest;
    }
  }
  return { likeness: likenesses, score, covered, share, sureness, slips };
}

/** Returns what a name is worth whose words are all there; 0 where one is missing. */
function worthOfName(
  name: ReadonlySet<string>,
  { asking, strange }: Asked,
  { likeness, covered }: Here,
  rarity: (word: string) => number,
): number {
  let sum = 0;
  for (const word of name) {
    const here = likeness.get(word);
    if (here === undefined) return 0;
    sum += here * rarity(word) * wholeName;
  }
  // A name that is all that was asked says more than one that is a part of it.
  const isAll = name.size === covered && covered === asking.length && strange === 0;
  return sum + (isAll ? onlyName : 0);
}

/** Returns the entries that a query asks for in these words, best first. */
export function rankedBy<Entry extends SearchEntry>(
  text: string,
  typedWords: readonly PlainWord[],
  { indexed, rarity, weightOf }: WordIndex<Entry>,
  meanings: Meanings,
  weak: ReadonlySet<string>,
): Ranked<Entry>[] {
  const hasCountry = typedWords.some(({ word }) => word === countryWord);
  const typed = typedOf(typedWords, meanings, weightOf, weak);
  const asked = askedOf(typed, hasCountry, text.includes(figureMark), indexed.length);
  const scored = ({ entry, names, words }: Indexed<Entry>): Ranked<Entry>[] => {
    const here = hereOf(asked, words, rarity, weak);
    if (here.covered === 0) return [];
    // A slip among words that nobody knows is worth a question, no more.
    const isGuess = here.sureness < 1 && here.slips <= asked.unknown;
    if (isGuess && here.slips === 0) return [];
    const part = here.share / asked.all;
    const ofNames = Math.max(0, ...names.map((name) => worthOfName(name, asked, here, rarity)));
    const total = (here.score + ofNames) * part ** 1.5 + (entry.popular ? 0.3 : 0);
    return [{ entry, score: isGuess ? Math.min(total, leastAnswer / 2) : total }];
  };
  return indexed.flatMap(scored).sort((one, other) => other.score - one.score);
}
