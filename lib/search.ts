/** Finding a calculator by what is typed: which entries match, in which order, and what was meant where none does. */
import Fuse from 'fuse.js';
import { fragmentOfValues } from './fragment-of-values';
import { type Placed, type PrefillFields, placed, readFigures, valuesOf } from './prefill';

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
export interface SearchVocabulary {
  /** Words that say nothing about what is looked for. */
  readonly small: ReadonlySet<string>;
  /** Words and phrases → the words by which the entries know the same thing. */
  readonly same: Readonly<Record<string, string>>;
  /** By id, how people ask for it. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}

const noVocabulary: SearchVocabulary = { small: new Set(), same: {}, asked: {} };

/** Returns the query as it is compared: without spaces around it, in lower case. */
export function normalisedQuery(query: string): string {
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
export interface Search<Entry extends SearchEntry> {
  /** Returns the entries that contain the query, best first; for an empty query all of them, in their own order. */
  readonly matching: (query: string, fields: readonly SearchField[]) => readonly Entry[];
  /** Returns the entries that the words ask for, in any order, best first, each with its score. */
  readonly asked: (words: string) => readonly Ranked<Entry>[];
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

/** Returns the number of slips between two words: letters left out, put in, replaced or swapped; more than `most` is `most + 1`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

/** A way to name an entry: all its words, in any order. */
interface Name {
  readonly words: ReadonlySet<string>;
  readonly worth: number;
}

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly names: readonly Name[];
  /** What each of its words is worth. */
  readonly words: ReadonlyMap<string, number>;
}

/** What a word is worth by the property it is in. */
const inTitle = 3;
const inName = 2;
const inText = 0.7;
/** Of a name whose words are all there, for each. */
const wholeName = 3;
/** A word that is only begun, or that has a slip in it, is worth less than a whole one. */
const begun = 0.75;
const withSlip = 0.7;
/** Entries that score less than this part of the best are something else. */
const nearBest = 0.4;
const mostAsked = 8;
/** Entries that score this part of the best are asked for as well as it. */
const asGood = 0.8;

/** Returns the words as the entries have them: other words for the same thing replaced, small words left out. */
function plainWords(text: string, { small, same }: SearchVocabulary, longest: number): string[] {
  const typed =
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}&./+-]+/gu) ?? [];
  const trimmed = typed
    .map((word) => word.replace(/^[./+-]+|[./+-]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords);
  const found: string[] = [];
  for (let at = 0; at < trimmed.length; ) {
    let length = Math.min(longest, trimmed.length - at);
    while (length > 0 && !Object.hasOwn(same, trimmed.slice(at, at + length).join(' '))) length -= 1;
    const phrase = trimmed.slice(at, at + Math.max(length, 1)).join(' ');
    found.push(...wordsOf(length > 0 ? (same[phrase] ?? phrase) : phrase));
    at += Math.max(length, 1);
  }
  const indexed = found.filter((word) => !small.has(word) && word.length <= longestWord);
  // One form for singular and plural, in the entries and in the query alike.
  return [...new Set(indexed.map((word) => word.replace(/(?<=.{3}[^s])s$/, '')))];
}

/** Returns the search over these entries. Fuse.js orders what contains the query as it was typed. */
export function searchOver<Entry extends SearchEntry>(
  entries: readonly Entry[],
  vocabulary: SearchVocabulary = noVocabulary,
): Search<Entry> {
  const ranking = new Fuse(entries, { keys, ignoreLocation: true, threshold: 0.2 });
  const longest = Math.max(1, ...Object.keys(vocabulary.same).map((phrase) => phrase.split(' ').length));
  const plain = (text: string) => plainWords(text, vocabulary, longest);
  const indexed = entries.map((entry): Indexed<Entry> => {
    const words = new Map<string, number>();
    const put = (text: string, worth: number) => {
      for (const word of plain(text)) words.set(word, Math.max(words.get(word) ?? 0, worth));
    };
    const asked = vocabulary.asked[entry.id] ?? [];
    put(entry.title, inTitle);
    for (const name of [...(entry.aliases ?? []), ...asked]) put(name, inName);
    for (const text of [entry.category, entry.description]) put(text, inText);
    const names = [entry.title, ...(entry.aliases ?? []), ...asked].map((name) => ({
      words: new Set(plain(name)),
      worth: wholeName,
    }));
    return { entry, names: names.filter((name) => name.words.size > 0), words };
  });
  const holders = new Map<string, number>();
  for (const { words } of indexed) for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const known = [...holders.keys()];
  /** A word that few entries have counts more. */
  const rarity = (word: string) => Math.log(1 + entries.length / (holders.get(word) ?? entries.length));

  /** The words of the entries that a typed word may mean, with what it is worth as each. */
  const meanings = (typed: string): ReadonlyMap<string, number> => {
    if (holders.has(typed)) return new Map([[typed, 1]]);
    const begins = typed.length >= 3 ? known.filter((word) => word.startsWith(typed)) : [];
    if (begins.length > 0) return new Map(begins.map((word) => [word, begun]));
    const most = /\d/.test(typed) || typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
    if (most === 0) return new Map();
    const near = known
      .filter((word) => word.length > 2 && !/\d/.test(word))
      .map((word) => ({ word, slips: slipsBetween(typed, word, most) }))
      .filter(({ slips }) => slips <= most);
    const least = Math.min(...near.map(({ slips }) => slips));
    return new Map(near.filter(({ slips }) => slips === least).map(({ word }) => [word, withSlip]));
  };

  return {
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
      const typed = plain(text).map((word) => ({ word, means: meanings(word) }));
      const understood = typed.filter(({ means }) => means.size > 0);
      if (understood.length === 0) return [];
      const ranked = indexed.flatMap(({ entry, names, words }): Ranked<Entry>[] => {
        /** What each typed word is here: the best word that it may mean. */
        const here = new Map<string, number>();
        let score = 0;
        let covered = 0;
        for (const { means } of understood) {
          let best = 0;
          for (const [word, share] of means) {
            const worth = words.get(word);
            if (worth === undefined) continue;
            here.set(word, Math.max(here.get(word) ?? 0, share));
            best = Math.max(best, worth * share * rarity(word));
          }
          score += best;
          if (best > 0) covered += 1;
        }
        if (covered === 0) return [];
        const whole = names.map((name) => {
          let sum = 0;
          for (const word of name.words) {
            const share = here.get(word);
            if (share === undefined) return 0;
            sum += share * name.worth;
          }
          // A name that is all that was asked says more than one that is a part of it.
          return sum + (name.words.size === covered && covered === understood.length ? wholeName : 0);
        });
        const part = covered / understood.length;
        const total = (score + Math.max(0, ...whole)) * part * part + (entry.popular ? 0.3 : 0);
        return [{ entry, score: total }];
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
  readonly places: readonly Placed[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
  /** The text of the offer, where it is not the boxes. */
  readonly text?: string;
}

/** What a search comes to. `offers` holds the best entry with the figures of the search filled in; it is not in `entries` then. */
export interface Found<Entry> {
  readonly entries: readonly Entry[];
  readonly offers: readonly Offer<Entry>[];
  /** Where nothing was found: what was most likely meant, at most three. */
  readonly suggestions: readonly Entry[];
  /** Where nothing is even near: entries that most people look for. */
  readonly fallback?: readonly Entry[];
}

/** The one search behind the home page, the bar and the dialog. */
export interface Finder<Entry> {
  /** `prefill` gives by id which fields a calculator has for figures; without it nothing is offered filled in. */
  readonly find: (
    query: string,
    fields: readonly SearchField[],
    prefill?: Readonly<Record<string, PrefillFields>>,
  ) => Found<Entry>;
  /** Returns whether the entries have one of these words. */
  readonly knows: (words: string) => boolean;
}

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
  return {
    knows: search.knows,
    find: (query, fields, prefill = {}) => {
      const literal = search.matching(query, fields);
      if (normalisedQuery(query) === '') return { entries: literal, offers: [], suggestions: [] };
      const byName = literal.length > 0 ? [] : named.filter((entry) => matches(entry, query, ['title']));
      if (byName.length > 0) return { entries: byName, offers: [], suggestions: [] };
      const figures = readFigures(query);
      const ranked = search.asked(figures.words);
      const best = ranked[0]?.score ?? 0;
      const asked = ranked
        .filter(({ score }) => score >= leastAnswer && score >= best * nearBest)
        .slice(0, mostAsked)
        .map(({ entry }) => entry);
      const found = [...new Set([...asked, ...literal])];
      if (found.length === 0) {
        // Figures alone still fill the calculators that take them all.
        const filled = figures.words === '' ? entries.flatMap((entry) => offerOf(entry, query, prefill) ?? []) : [];
        const nearest = ranked.slice(0, mostSuggestions).map(({ entry }) => entry);
        return { entries: [], offers: filled.slice(0, 1), suggestions: filled.length > 0 ? [] : nearest };
      }
      // Of entries that are asked for as well as the best, the first that takes the figures is the one.
      const likely = ranked.filter(({ score }) => score >= best * asGood).map(({ entry }) => entry);
      const offer = likely.flatMap((entry) => offerOf(entry, query, prefill) ?? [])[0];
      return offer
        ? { entries: found.filter((entry) => entry !== offer.entry), offers: [offer], suggestions: [] }
        : { entries: found, offers: [], suggestions: [] };
    },
  };

  function offerOf(entry: Entry, query: string, prefill: Readonly<Record<string, PrefillFields>>): Offer<Entry> | null {
    const fields = prefill[entry.id];
    const places = fields ? placed(query, fields) : null;
    return places && { entry, places, fragment: fragmentOfValues(valuesOf(places)) };
  }
}
