/** The words of the entries that a typed word may mean: begun, heard, or with a slip. */
import { consonantsOf, isDevanagari, leastConsonants } from '../devanagari';
import { asHeard, slipsBetween } from '../spelling';
import type { WordIndex } from './index-of';
import { elsewhereWord, isNumber, type PlainWord, type WordReader } from './words';

/** A word that is only begun, or that has a slip in it, is worth less than a whole one; of one spelled by ear, nearly as much. */
const begun = 0.75;
const withSlip = 0.7;
export const byEar = 0.9;

const sorted = (word: string) => [...word].sort().join('');
const withoutDoubles = (word: string) => word.replace(/(.)\1/g, '$1');

/** Returns whether a word of at most four letters is another but for letters typed twice, with letters that changed places, or, of five letters, without a vowel. */
function isShortSlip(typed: string, word: string): boolean {
  if (word.length === 5)
    return [1, 2, 3, 4].some(
      (at) => /[aeiou]/.test(word.charAt(at)) && word.slice(0, at) + word.slice(at + 1) === typed,
    );
  if (typed.length > word.length) return withoutDoubles(typed) === withoutDoubles(word);
  return sorted(typed) === sorted(word);
}

/** A word as it is spelled, and the words that it means; none for a small word. */
type Spelled = readonly [word: string, stands: readonly string[]];

/** Words that a typed one may be a slip of. */
interface Spellings {
  readonly byLetter: ReadonlyMap<string, readonly Spelled[]>;
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly byConsonants: ReadonlyMap<string, readonly Spelled[]>;
}

/** Spelled at a step. */
const mostAtOnce = 100;

/** Returns the spellings of all words that the entries and the vocabulary have, some at a step. */
function* spellingsOf(named: ReadonlySet<string>, { same, small, plain }: WordReader): Generator<void, Spellings> {
  const byLetter = new Map<string, Spelled[]>();
  const bySound = new Map<string, readonly string[]>();
  const byConsonants = new Map<string, Spelled[]>();
  const put = (map: Map<string, Spelled[]>, key: string, spelled: Spelled) => {
    const known = map.get(key);
    if (known) known.push(spelled);
    else map.set(key, [spelled]);
  };
  const spell = (word: string, stands: readonly string[]) => {
    if (word.length < 3 || /[\d ]/.test(word)) return;
    put(byLetter, word.charAt(0), [word, stands]);
    const sound = asHeard(word);
    if (word.length > 3 && !bySound.has(sound)) bySound.set(sound, stands);
    if (!isDevanagari(word)) put(byConsonants, consonantsOf(word), [word, stands]);
  };
  let count = 0;
  const isTurn = () => {
    count += 1;
    return count % mostAtOnce === 0;
  };
  for (const word of named) {
    spell(word, [word]);
    if (isTurn()) yield;
  }
  for (const [phrase, means] of same) {
    spell(phrase, means === elsewhereWord ? [means] : plain(means));
    if (isTurn()) yield;
  }
  for (const word of small) if (word.length > 3) spell(word, []);
  return { byLetter, bySound, byConsonants };
}

/** By the word that may be meant, what the typed one is worth as it. */
export type Meant = ReadonlyMap<string, number>;

const asOne = (words: readonly string[], share: number): Meant | null =>
  words.length === 0 ? null : new Map(words.map((word) => [word, share]));

/** Returns how many slips a typed word may have, by its length; fewer where it begins another word. */
const mostSlips = (length: number, isBegun: boolean) =>
  isBegun ? Number(length > 5) : length < 5 ? 0 : length < 8 ? 1 : length < 11 ? 2 : 3;

/** Returns what gives the words that a typed word may mean, with what it is worth as each, `null` for a small word with a slip; in steps. */
export function* meaningsOver<Entry>(
  { holders, named }: WordIndex<Entry>,
  reader: WordReader,
): Generator<void, (word: PlainWord, isLast: boolean) => Meant | null> {
  const known = [...holders.keys()].filter((word) => named.has(word));
  const { byLetter, bySound, byConsonants } = yield* spellingsOf(named, reader);
  /** Returns the words as which one that was typed in Devanagari may be written: of those with its consonants the one that is most alike. */
  const inLatin = (typed: string): Meant | null => {
    const consonants = consonantsOf(typed);
    if (consonants.length < leastConsonants) return new Map();
    const [nearest] = [...(byConsonants.get(consonants) ?? [])].sort(
      ([one], [other]) => slipsBetween(typed, one, 9) - slipsBetween(typed, other, 9),
    );
    return nearest ? asOne(nearest[1], byEar) : new Map();
  };
  const withSlips = (typed: string, begins: readonly string[]): Meant | null => {
    const asBegun = begins.map((word) => [word, begun] as const);
    if (/\d/.test(typed)) return new Map(asBegun);
    const most = mostSlips(typed.length, begins.length > 0);
    if (begins.length > 0 && most === 0) return new Map(asBegun);
    const near = (byLetter.get(typed.charAt(0)) ?? [])
      .map(([word, stands]) => ({
        stands,
        slips: most > 0 ? slipsBetween(typed, word, most) : isShortSlip(typed, word) ? 0 : 9,
      }))
      .filter(({ slips }) => slips <= most);
    const least = Math.min(...near.map(({ slips }) => slips));
    const nearest = near.filter(({ slips }) => slips === least).map(({ stands }) => stands);
    if (begins.length === 0 && nearest.some((stands) => stands.length === 0)) return null;
    return new Map([...nearest.flat().map((word) => [word, withSlip] as const), ...asBegun]);
  };
  return ({ word: typed, isHeard }, isLast) => {
    if (holders.has(typed) || typed === elsewhereWord) return new Map([[typed, 1]]);
    if (isNumber.test(typed)) return new Map();
    const heard = bySound.get(asHeard(typed));
    if (typed.length > 3 && heard) return asOne(heard, byEar);
    if (isHeard) return inLatin(typed);
    return withSlips(typed, typed.length >= (isLast ? 3 : 4) ? known.filter((word) => word.startsWith(typed)) : []);
  };
}
