/** Finding a calculator by what is typed: which entries match, in which order, and what was meant where none does. */
import Fuse from 'fuse.js';
import type { QuantityKind } from './asked';
import { consonantsOf, isDevanagari, latinOf, leastConsonants } from './devanagari';
import { filled } from './fill/filled';
import type { FilledIn, FillForm } from './fill/form';
import { asHeard, slipsBetween, spellingOf } from './spelling';
import { type ReadSearch, readSearch } from './typed-quantities';

/** What the search looks at; the entries of lists have more fields. */
export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** Other names of the same thing. They count as titles. */
  readonly aliases?: readonly string[];
  /** Most people who type a word that several names share mean this one. */
  readonly popular?: boolean;
}

export type SearchField = 'title' | 'description' | 'category' | 'id';

/** What people type, in small letters: see `content/search-vocabulary.ts`. */
interface SearchVocabulary {
  /** Words that say nothing about what is looked for. */
  readonly small: ReadonlySet<string>;
  /** Words and phrases → the words by which the entries know the same thing. */
  readonly same: Readonly<Record<string, string>>;
  /** Words of names that beside words that nobody knows find nothing, unless they are a whole name. */
  readonly weak?: ReadonlySet<string>;
  /** Words and phrases that no entry is about: they count against what else is typed. */
  readonly elsewhere?: readonly string[];
  /** By id, words of queries that this entry does not answer, whatever else they say. */
  readonly notFor?: Readonly<Record<string, RegExp>>;
  /** By id, how people ask for it. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}

const noVocabulary: SearchVocabulary = { small: new Set(), same: {}, asked: {} };

/** Returns the query as it is compared: without spaces around it, in lower case. */
function normalisedQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** Returns whether one of these fields contains the query, whatever its case; an empty query matches everything. */
export function matches(entry: SearchEntry, query: string, fields: readonly SearchField[]): boolean {
  const wanted = normalisedQuery(query);
  if (wanted === '') return true;
  const texts = fields.flatMap((field) =>
    field === 'title' ? [entry.title, ...(entry.aliases ?? [])] : [entry[field]],
  );
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** What a match in each field is worth: a name says more than a description. */
const weights = { title: 6, aliases: 3, id: 3, description: 1, category: 1 };
const keys = Object.entries(weights).map(([name, weight]) => ({ name, weight }));

/** Returns which entries come first, before Fuse.js decides: a word of the name begins so, and of these what most people mean. */
function classOf(entry: SearchEntry, wanted: string): number {
  const isNamed = ` ${entry.title.toLowerCase()}`.includes(` ${wanted}`);
  return (isNamed ? 0 : 2) + (entry.popular ? 0 : 1);
}

/** A search over entries that stay the same: made once, asked at each keystroke. */
interface Search<Entry extends SearchEntry> {
  /** Returns the entries that contain the query, best first; for an empty query all of them, in their own order. */
  readonly matching: (query: string, fields: readonly SearchField[]) => readonly Entry[];
  /** Returns the entries that the words ask for, in any order, best first, each with its score. */
  readonly asked: (words: string) => readonly Ranked<Entry>[];
  /** Returns whether there are words besides small ones and figures. */
  readonly hasWords: (words: string) => boolean;
  /** Returns whether one of the words is of what no entry is about. */
  readonly isElsewhere: (words: string) => boolean;
  /** Returns whether one of the entries' words, small ones left out, is in the query. */
  readonly knows: (query: string) => boolean;
}

interface Ranked<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** Words longer than a query has are none of the vocabulary's, and would take long to compare. */
const longestWord = 24;
const mostWords = 14;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

interface Indexed<Entry> {
  readonly entry: Entry;
  /** Its names: all the words of one, in any order. */
  readonly names: readonly ReadonlySet<string>[];
  /** What each of its words is worth. */
  readonly words: ReadonlyMap<string, number>;
}

/** What a word is worth by the property it is in. */
const inTitle = 3;
const inName = 2;
/** Of a word in a name of several. */
const base = 0.5;
const inLongName = 1;
const inText = 0.7;
/** Of a name whose words are all there, for each. */
const wholeName = 1.2;
/** And for one that is all that was asked. */
const onlyName = 3;
/** A word that is only begun, or that has a slip in it, is worth less than a whole one; of one spelled by ear, nearly as much. */
const begun = 0.75;
const withSlip = 0.7;
const byEar = 0.9;
/** What is left of a word that says what the figure beside it is: "80c 1.5 lakh" asks less for 80C than the other words do for theirs. */
const ofLabel = 0.7;
/** A number that is neither a section nor a form is most often a figure. */
const ofNumber = 0.3;
/** What a word of something else counts against the others, beside the rarest of theirs. */
/** What a word that nobody knows counts against the others, beside the rarest of theirs; less beside figures. */
const ofUnknown = 0.35;
const ofElsewhere = 1.8;
const ofElsewhereWithFigures = 0.6;
/** Entries that score less than this part of the best are something else. */
const nearBest = 0.4;
/** Without a word for a page, its boxes alone name it from here on. */
const sureByPlaces = 18;
const mostCompared = 16;
/** Words that say a page so clearly need no comparison with all others. */
const clear = 3.5;
/** What counts in the order of pages, as fitted to the sets of `tests/queries`: the words, beside the best, and the boxes. */
const ofWords = 2.3;
const ofBest = 1.1;
const ofPlaces = 0.11;
const ofLeft = 0.2;
const mostAsked = 8;
/** Stands for what no entry is about. */
const elsewhereWord = '\0';
/** A number after one of these is a name. */
const isNumbered = /^(?:section|form|rule|gstr|itr)$/;
const isNumber = /^\d+$/;
/** With a country, these may be that country's: they decide nothing alone. */
const countryWord = 'country';
const ofEachCountry = /^(?:tax|income|salary|gst|property|company|corporate|rate)$/;
/** What a weak word counts among those that an entry has not. */
const ofWeak = 0.5;

/** Returns whether two short words differ by letters typed twice, by two that changed places, or by a vowel left out of five letters. */
function isShortSlip(typed: string, word: string): boolean {
  if (typed.length === 4 && word.length === 5)
    return [1, 2, 3, 4].some(
      (at) => /[aeiou]/.test(word.charAt(at)) && word.slice(0, at) + word.slice(at + 1) === typed,
    );
  if (typed.length > word.length) return typed.replace(/(.)\1+/g, '$1') === word.replace(/(.)\1+/g, '$1');
  return typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');
}

/** Returns one form for singular and plural, in the entries and in the query alike. */
const singular = (word: string): string => word.replace(/(?<=.{3}[^s])s$/, '');

/** A word as the entries have it. */
interface PlainWord {
  readonly word: string;
  /** It says what the figure beside it is. */
  readonly isLabel?: boolean;
  /** It is the kind of a figure, "year" for "20 years": part of a name, and nothing by itself. */
  readonly isKind?: boolean;
  /** It was typed in Devanagari, and is written as it sounds. */
  readonly isHeard?: boolean;
}

/** Stands before a word that was typed in Devanagari. */
const heardMark = '\u0001';
/** Stands for an amount or a rate of the query, and for a time, an age or a day, which the words beside it do not say. */
const figureMark = '¤';
const timeMark = '¬';

/** Returns the words as the entries have them: other words for the same thing replaced, small words left out. */
function plainWords(
  text: string,
  small: ReadonlySet<string>,
  same: ReadonlyMap<string, string>,
  longest: number,
  written: ReadonlySet<string>,
): PlainWord[] {
  const typed =
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[’']s\b/g, '')
      .match(/[¤¬][a-z]*|[\p{L}\p{M}\p{N}&./+-]+/gu) ?? [];
  const trimmed = typed
    .map((word) => word.replace(/^[./+-]+|[./+-]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => (isDevanagari(word) && !written.has(word) ? `${heardMark}${latinOf(word)}` : word));
  const found: PlainWord[] = [];
  for (let at = 0; at < trimmed.length; ) {
    let length = Math.min(longest, trimmed.length - at);
    const phraseOf = (count: number) =>
      trimmed
        .slice(at, at + count)
        .join(' ')
        .replaceAll(heardMark, '');
    while (length > 0 && !same.has(phraseOf(length))) length -= 1;
    const end = at + Math.max(length, 1);
    const isHeard = length === 0 && trimmed[at]?.startsWith(heardMark);
    const phrase = phraseOf(end - at);
    const means = length > 0 ? (same.get(phrase) ?? phrase) : phrase;
    const isLabel = trimmed[end]?.startsWith(figureMark) ?? false;
    const isKind = /^[¤¬]/.test(phrase);
    if (means === elsewhereWord) found.push({ word: means, isLabel });
    else
      found.push(
        ...wordsOf(means).map((word) => ({ word: singular(word), isLabel, isKind, ...(isHeard && { isHeard }) })),
      );
    at = end;
  }
  const seen = new Set<string>();
  return found.filter(({ word }) => {
    if (word === elsewhereWord) return true;
    if (small.has(word) || word.length > longestWord || seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}

/** Returns the search over these entries. Fuse.js orders what contains the query as it was typed. */
export function searchOver<Entry extends SearchEntry>(
  entries: readonly Entry[],
  vocabulary: SearchVocabulary = noVocabulary,
): Search<Entry> {
  const ranking = new Fuse(entries, { keys, ignoreLocation: true, threshold: 0.2 });
  const { small, weak = new Set<string>(), elsewhere = [] } = vocabulary;
  // Letters of Devanagari with a dot below have two spellings; queries have the one of NFC.
  const same = new Map(
    [...elsewhere.map((phrase) => [phrase, elsewhereWord] as const), ...Object.entries(vocabulary.same)].map(
      ([phrase, means]) => [phrase.normalize('NFC'), means] as const,
    ),
  );
  const longest = Math.max(1, ...[...same.keys()].map((phrase) => phrase.split(' ').length));
  /** The words of Devanagari that the vocabulary has as they are written. */
  const written = new Set([...same.keys(), ...small].flatMap((phrase) => phrase.split(' ')).filter(isDevanagari));
  const read = (text: string) => plainWords(text, small, same, longest, written);
  const plain = (text: string) => read(text).map(({ word }) => word);
  const indexed = entries.map((entry): Indexed<Entry> => {
    const words = new Map<string, number>();
    const put = (text: string, worth: number, alone = worth) => {
      const all = plain(text);
      for (const word of all) words.set(word, Math.max(words.get(word) ?? 0, all.length === 1 ? alone : worth));
    };
    // What is one word alone without its small ones says too little: "loan free".
    const asked = (vocabulary.asked[entry.id] ?? []).filter((name) => !name.includes(' ') || plain(name).length > 1);
    put(entry.title, inTitle);
    for (const name of [...(entry.aliases ?? []), ...asked]) put(name, inLongName, inName);
    for (const text of [entry.category, entry.description]) put(text, inText);
    const names = [entry.title, ...(entry.aliases ?? []), ...asked].map((name) => new Set(plain(name)));
    return { entry, names: names.filter(({ size }) => size > 0), words };
  });
  /** How many entries have a word, those counted less where it counts less. */
  const holders = new Map<string, number>();
  /** The most that a word is worth in any entry. */
  const strongest = new Map<string, number>();
  const held = (word: string, worth: number) => {
    holders.set(word, (holders.get(word) ?? 0) + Math.min(1, worth / inName));
    strongest.set(word, Math.max(strongest.get(word) ?? 0, worth));
  };
  for (const { words } of indexed) for (const [word, worth] of words) held(word, worth);
  const known = [...holders.keys()];
  /** Words of names and titles: a slip is in one of these. */
  const named = new Set(
    indexed.flatMap(({ words }) => [...words].flatMap(([word, worth]) => (worth >= inLongName ? word : []))),
  );
  /** A word that few entries have counts more. */
  const rarity = (word: string) => Math.log(1 + entries.length / Math.max(1, holders.get(word) ?? entries.length));
  /** The weight of a word among those typed: less where only long names and texts have it. */
  const weightOf = (word: string) =>
    rarity(word) * (base + (1 - base) * Math.min(1, (strongest.get(word) ?? 0) / inName));
  /** Words that a typed one may be a slip of, by their first letter, each with the words that it means. */
  const spelled = new Map<string, [word: string, stands: readonly string[]][]>();
  const heard = new Map<string, readonly string[]>();
  const byConsonants = new Map<string, [word: string, stands: readonly string[]][]>();
  const spell = (word: string, stands: readonly string[]) => {
    if (word.length < 3 || /[\d ]/.test(word)) return;
    const letter = word.charAt(0);
    spelled.set(letter, [...(spelled.get(letter) ?? []), [word, stands]]);
    if (word.length > 3 && !heard.has(asHeard(word))) heard.set(asHeard(word), stands);
    if (isDevanagari(word)) return;
    const consonants = consonantsOf(word);
    byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), [word, stands]]);
  };
  for (const word of named) spell(word, [word]);
  for (const [phrase, means] of same) spell(phrase, means === elsewhereWord ? [means] : plain(means));
  for (const word of small) if (word.length > 3) spell(word, []);

  /** The words of the entries that a typed word may mean, with what it is worth as each; `null` for a small word with a slip. */
  const meanings = ({ word: typed, isHeard }: PlainWord, isLast: boolean): ReadonlyMap<string, number> | null => {
    if (holders.has(typed) || typed === elsewhereWord) return new Map([[typed, 1]]);
    if (isNumber.test(typed)) return new Map();
    const ofWords = (words: readonly string[], share: number) =>
      words.length === 0 ? null : new Map(words.map((word) => [word, share]));
    const same = heard.get(asHeard(typed));
    if (typed.length > 3 && same) return ofWords(same, byEar);
    if (isHeard) {
      // Of words with the same consonants the one that is written most alike.
      const consonants = consonantsOf(typed);
      if (consonants.length < leastConsonants) return new Map();
      const [nearest] = [...(byConsonants.get(consonants) ?? [])].sort(
        ([one], [other]) => slipsBetween(typed, one, 9) - slipsBetween(typed, other, 9),
      );
      return nearest ? ofWords(nearest[1], byEar) : new Map();
    }
    const begins =
      typed.length >= (isLast ? 3 : 4) ? known.filter((word) => named.has(word) && word.startsWith(typed)) : [];
    const asBegun = begins.map((word) => [word, begun] as const);
    if (/\d/.test(typed) || typed.length < 3) return new Map(asBegun);
    const { length } = typed;
    const most = begins.length > 0 ? Number(length > 5) : length < 5 ? 0 : length < 8 ? 1 : length < 11 ? 2 : 3;
    if (begins.length > 0 && most === 0) return new Map(asBegun);
    const near = (spelled.get(typed.charAt(0)) ?? [])
      .map(([word, stands]) => ({
        stands,
        slips: most > 0 ? (word.length > 3 ? slipsBetween(typed, word, most) : 9) : isShortSlip(typed, word) ? 0 : 9,
      }))
      .filter(({ slips }) => slips <= most);
    const least = Math.min(...near.map(({ slips }) => slips));
    const nearest = near.filter(({ slips }) => slips === least).map(({ stands }) => stands);
    if (begins.length === 0 && nearest.some((stands) => stands.length === 0)) return null;
    return new Map([...nearest.flat().map((word) => [word, withSlip] as const), ...asBegun]);
  };

  return {
    hasWords: (text) => read(text).some(({ word, isKind }) => !isKind && !isNumber.test(word)),
    isElsewhere: (text) => plain(text).includes(elsewhereWord),
    knows: (text) => plain(text).some((word) => holders.has(word)),
    matching: (query, fields) => {
      const wanted = normalisedQuery(query);
      const matched = entries.filter((entry) => matches(entry, query, fields));
      if (wanted === '' || matched.length < 2) return matched;
      const place = new Map(ranking.search(wanted).map(({ item }, index) => [item, index]));
      const placeOf = (entry: Entry) => place.get(entry) ?? entries.length;
      return matched.sort(
        (one, other) => classOf(one, wanted) - classOf(other, wanted) || placeOf(one) - placeOf(other),
      );
    },
    asked: (text) => {
      const typedWords = read(text);
      const words = typedWords.map(({ word }) => word);
      const isFigure = (word: string, at: number): boolean => {
        const before = words[at - 1] ?? '';
        return isNumber.test(word) && (isNumber.test(before) ? isFigure(before, at - 1) : !isNumbered.test(before));
      };
      const areNumbers = typedWords.every(
        (each, at) => isNumber.test(each.word) || !meanings(each, at === words.length - 1)?.size,
      );
      const typed = typedWords.flatMap((each, at) => {
        const { word } = each;
        const means = meanings(each, at === words.length - 1);
        const rarest = Math.max(
          0,
          ...[...(means?.keys() ?? [])].map((name) => weightOf(name) * (weak.has(name) ? ofWeak : 1)),
        );
        const { isLabel, isKind } = each;
        const share = isLabel ? ofLabel : 1;
        return means
          ? {
              word,
              means,
              rarest: rarest * share,
              share,
              isKind,
              isFigure: isKind || (!areNumbers && isFigure(word, at)),
            }
          : [];
      });
      const isElsewhere = ({ means }: { means: ReadonlyMap<string, number> }) => means.has(elsewhereWord);
      const understood = typed.filter((each) => each.means.size > 0 && !isElsewhere(each));
      const asking = understood.filter((each) => !each.isFigure);
      if (asking.length === 0) return [];
      const unknown = typed.filter(({ word, means }) => means.size === 0 && !isNumber.test(word)).length;
      const hasCountry = words.includes(countryWord);
      const strange = typed.filter(isElsewhere).length;
      const all =
        asking.reduce((sum, { rarest }) => sum + rarest, 0) +
        unknown * ofUnknown * (text.includes(figureMark) ? 0.3 : 1) * Math.log(1 + entries.length) +
        strange * (text.includes(figureMark) ? ofElsewhereWithFigures : ofElsewhere) * Math.log(1 + entries.length);
      const ranked = indexed.flatMap(({ entry, names, words }): Ranked<Entry>[] => {
        /** What each typed word is here: the best word that it may mean. */
        const here = new Map<string, number>();
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
            here.set(word, Math.max(here.get(word) ?? 0, isFigure && !isKind ? ofNumber : likeness));
            best = Math.max(best, worth * likeness * rarity(word) * counts);
            if (isFigure || worth <= inText || (hasCountry && ofEachCountry.test(word))) continue;
            if (likeness >= byEar) sure = Math.max(sure, worth < inLongName || weak.has(word) ? ofWeak : 1);
            else if (asTyped.length > 3) slips += 1;
          }
          sureness += sure;
          score += isFigure ? best * ofNumber : best;
          if (best > 0 && !isFigure) {
            covered += 1;
            share += rarest;
          }
        }
        if (covered === 0) return [];
        const whole = names.map((name) => {
          let sum = 0;
          let least = 1;
          for (const word of name) {
            const likeness = here.get(word);
            if (likeness === undefined) return 0;
            least = Math.min(least, likeness);
            sum += likeness * rarity(word) * wholeName;
          }
          const isCountrys = hasCountry && [...name].every((word) => ofEachCountry.test(word));
          if (name.size > 1 && !isCountrys && least >= byEar) sureness = 1;
          // A name that is all that was asked says more than one that is a part of it.
          return sum + (name.size === covered && covered === asking.length && strange === 0 ? onlyName : 0);
        });
        // A slip among words that nobody knows is worth a question, no more.
        const isGuess = sureness < 1 && slips <= unknown;
        if (isGuess && slips === 0) return [];
        const part = share / all;
        const total = (score + Math.max(0, ...whole)) * part ** 1.5 + (entry.popular ? 0.3 : 0);
        return [{ entry, score: isGuess ? Math.min(total, leastAnswer / 2) : total }];
      });
      return ranked.sort((one, other) => other.score - one.score);
    },
  };
}

/** Returns entries in groups of one key, the groups in the order in which they first come up. */
export function grouped<Entry, Key extends string>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): readonly { readonly key: Key; readonly entries: readonly Entry[] }[] {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].map(([key, members]) => ({ key, entries: members }));
}

/** A calculator with the figures of the search already in its boxes. */
export interface Offer<Entry> {
  readonly entry: Entry;
  /** Which figure goes into which box. */
  readonly places: readonly FilledIn[];
  /** The figures that fit no box, as typed. */
  readonly left?: readonly string[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
  /** How well the words beside the figures are those of its boxes. */
  readonly worth?: number;
  /** The text of the offer, where it is not the boxes. */
  readonly text?: string;
}

/** What a search found. `offers` holds the best entry with the figures of the search filled in; it is not in `entries` then. */
export interface Found<Entry> {
  readonly entries: readonly Entry[];
  readonly offers: readonly Offer<Entry>[];
  /** Where nothing was found: what was most likely meant, at most three. */
  readonly suggestions: readonly Entry[];
  /** Where nothing is even near: entries that most people look for. */
  readonly fallback?: readonly Entry[];
}

/** The one search behind the home page, the bar and the dialog. */
interface Finder<Entry> {
  /** `prefill` gives by id which fields a calculator has for figures; without it nothing is offered filled in. */
  readonly find: (
    query: string,
    fields: readonly SearchField[],
    prefill?: Readonly<Record<string, FillForm>>,
  ) => Found<Entry>;
  /** Returns whether the entries have one of these words. */
  readonly knows: (words: string) => boolean;
}

/** What a figure is, in a word. */
const ofKind: Readonly<Partial<Record<QuantityKind, string>>> = {
  duration: 'year',
  weight: 'gram',
  area: 'sqft',
  days: 'days',
  year: 'calendaryear',
};

/** Returns the words of a query, with a mark and what it is in place of each figure. */
const wordsAround = ({ text, quantities }: ReadSearch): string =>
  quantities.reduceRight((words, { at, end, as, isSure, isAge, per }) => {
    const first = Object.keys(as)[0] as QuantityKind;
    const kind = isSure ? (ofKind[first] ?? '') : '';
    const mark = isAge || (isSure && first !== 'money' && first !== 'percent') ? timeMark : figureMark;
    // A rate by the month is what is asked of money lent.
    const lent = as.percent !== undefined && per === 'month' ? ' saikda' : '';
    return `${words.slice(0, at)} ${mark}${kind}${lent} ${words.slice(end)}`;
  }, text);

/** An entry below this score is no answer to what was typed, only the nearest there is. */
const leastAnswer = 2.2;
const mostSuggestions = 3;

/**
 * Returns the finder among `entries`. What contains the query is always found; with it what its words ask for, in any
 * order, with slips and other names. What is known by name alone, in `named`, is found only by a query that no entry contains.
 * Figures in the query go into the boxes of the best entry where they make sense there.
 */
export function finderOver<Entry extends SearchEntry>(
  entries: readonly Entry[],
  named: readonly Entry[] = [],
  vocabulary: SearchVocabulary = noVocabulary,
): Finder<Entry> {
  const search = searchOver(entries, vocabulary);
  let spelling: { readonly of: object; readonly corrected: (query: string) => string } | undefined;
  /** Returns a query with the slips in the words of the forms put right. */
  const correctedBy = (prefill: Readonly<Record<string, FillForm>>, query: string) => {
    if (spelling?.of !== prefill) spelling = { of: prefill, corrected: spellingOf(Object.values(prefill)) };
    return spelling.corrected(query);
  };
  return {
    knows: search.knows,
    find: (query, fields, prefill = {}) => {
      const literal = search.matching(query, fields);
      if (normalisedQuery(query) === '') return { entries: literal, offers: [], suggestions: [] };
      const byName = literal.length > 0 ? [] : named.filter((entry) => matches(entry, query, ['title']));
      if (byName.length > 0) return { entries: byName, offers: [], suggestions: [] };
      const typed = readSearch(query);
      const read = Object.keys(prefill).length > 0 ? readSearch(correctedBy(prefill, query)) : typed;
      const isMeant = ({ id }: Entry) => !vocabulary.notFor?.[id]?.test(typed.typed);
      const ranked = search.asked(wordsAround(typed)).filter(({ entry }) => isMeant(entry));
      const best = ranked[0]?.score ?? 0;
      const isAnswered = best >= leastAnswer;
      const hasWords = search.hasWords(wordsAround(typed));
      const count = read.quantities.length;
      const isOfYear = read.quantities.some(({ as }) => as.year !== undefined);
      // Figures with words that are nobody's still find the calculator that takes them all: "2 lakh then, 5 lakh now".
      const byPlaces = count >= (hasWords ? 2 : 1) && !search.isElsewhere(typed.text);
      const scores = new Map(ranked.map(({ entry, score }) => [entry, score]));
      const compared =
        best >= clear ? ranked.slice(0, mostCompared).map(({ entry }) => entry) : entries.filter(isMeant);
      const judged = (count > 0 && (isAnswered || byPlaces) ? compared : ranked.map(({ entry }) => entry))
        .map((entry) => {
          const score = scores.get(entry) ?? 0;
          const offer = isAnswered || byPlaces ? offerOf(entry, read, prefill) : null;
          // Of figures alone each of these pages may be meant: the first of the list is.
          const worth = hasWords || isOfYear ? (offer?.worth ?? 0) : 0;
          const left = offer ? (offer.left?.length ?? 0) : count;
          const total =
            ofWords * Math.log1p(score) + (best > 0 ? (ofBest * score) / best : 0) + ofPlaces * worth - ofLeft * left;
          return { entry, score, offer, worth, left, total };
        })
        .sort((one, other) => other.total - one.total);
      const [first] = judged;
      const isTaken = first?.offer && first.left === 0 && (!hasWords || first.worth >= sureByPlaces);
      const asked = judged
        .filter(
          ({ entry, score }) =>
            (score >= leastAnswer && score >= best * nearBest) || (isAnswered && entry === first?.entry),
        )
        .slice(0, mostAsked)
        .map(({ entry }) => entry);
      const found = [...new Set([...asked, ...literal])];
      if (found.length > 0) {
        const offer = found[0] === first?.entry ? first?.offer : undefined;
        return offer
          ? { entries: found.filter((entry) => entry !== offer.entry), offers: [offer], suggestions: [] }
          : { entries: found, offers: [], suggestions: [] };
      }
      if (byPlaces && isTaken && first?.offer) return { entries: [], offers: [first.offer], suggestions: [] };
      return { entries: [], offers: [], suggestions: ranked.slice(0, mostSuggestions).map(({ entry }) => entry) };
    },
  };

  function offerOf(entry: Entry, read: ReadSearch, prefill: Readonly<Record<string, FillForm>>): Offer<Entry> | null {
    const form = prefill[entry.id];
    const found = form ? filled(read, form) : null;
    return found && { entry, ...found };
  }
}
