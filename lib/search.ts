/** Finding a calculator by what is typed: which entries match, in which order, and what was meant where none does. */
import Fuse from 'fuse.js';
import { fragmentOfValues } from './fragment';
import { type Placed, type PrefillFields, placed, readFigures, valuesOf } from './prefill';

/** What the search looks at; lists carry more. */
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

/** The query as it is compared: without spaces around it, in lower case. */
export function normalisedQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** Whether one of these fields contains the query, whatever its case; an empty query matches everything. */
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

const mostSuggestions = 3;

/** Which entries come first, before Fuse.js decides: a word of the name begins so, and of these what most people mean. */
function classOf(entry: SearchEntry, wanted: string): number {
  const isNamed = ` ${entry.title.toLowerCase()}`.includes(` ${wanted}`);
  return (isNamed ? 0 : 2) + (entry.popular ? 0 : 1);
}

/** A search over entries that stay the same: made once, asked at each keystroke. */
export interface Search<Entry extends SearchEntry> {
  /** The entries that match, best first; for an empty query all of them, in their own order. */
  readonly matching: (query: string, fields: readonly SearchField[]) => readonly Entry[];
  /** Entries that are spelled nearly like the query, best first, at most three. */
  readonly near: (query: string) => readonly Entry[];
}

/** A word of the entries, and what it tells of each that holds it: more in a name than in a description. */
interface Word<Entry> {
  readonly text: string;
  readonly worth: ReadonlyMap<Entry, number>;
}

const nameWorth = 3;
const otherWorth = 1;
/** Shorter words are near to too many others. */
const shortestGuess = 3;
/** Longer ones are near to none, and would take long to find that out. */
const longestGuess = 30;
const mostGuesses = 6;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How near a typed word is to one of the vocabulary, from 0 to 1: many small slips count less than none. */
function closeness(typed: string, word: string, score: number): number {
  if (word.startsWith(typed)) return 1;
  const [shorter, longer] = [Math.min(typed.length, word.length), Math.max(typed.length, word.length)];
  return (1 - score) ** 2 * (shorter / longer);
}

/** Every word that stands somewhere in the entries. */
function vocabulary<Entry extends SearchEntry>(entries: readonly Entry[]): readonly Word<Entry>[] {
  const words = new Map<string, Map<Entry, number>>();
  const put = (entry: Entry, text: string, worth: number) => {
    for (const word of wordsOf(text)) {
      const told = words.get(word) ?? new Map<Entry, number>();
      told.set(entry, Math.max(told.get(entry) ?? 0, worth));
      words.set(word, told);
    }
  };
  for (const entry of entries) {
    for (const name of [entry.title, ...(entry.aliases ?? [])]) put(entry, name, nameWorth);
    for (const text of [entry.category, entry.description]) put(entry, text, otherWorth);
  }
  return [...words].map(([text, worth]) => ({ text, worth }));
}

/** The search over these entries. Fuse.js orders what matches, and finds words that are spelled nearly alike. */
export function searchOver<Entry extends SearchEntry>(entries: readonly Entry[]): Search<Entry> {
  const ranking = new Fuse(entries, { keys, ignoreLocation: true, threshold: 0.2 });
  const guessing = new Fuse(vocabulary(entries), {
    keys: ['text'],
    includeScore: true,
    threshold: 0.35,
    minMatchCharLength: 2,
  });
  return {
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
    near: (query) => {
      const nearness = new Map<Entry, number>();
      const typed = wordsOf(query).filter(({ length }) => length >= shortestGuess && length <= longestGuess);
      for (const word of typed.slice(0, mostGuesses)) {
        const best = new Map<Entry, number>();
        for (const { item, score = 1 } of guessing.search(word)) {
          for (const [entry, worth] of item.worth) {
            best.set(entry, Math.max(best.get(entry) ?? 0, worth * closeness(word, item.text, score)));
          }
        }
        for (const [entry, value] of best) nearness.set(entry, (nearness.get(entry) ?? 0) + value);
      }
      return [...nearness]
        .sort(([, one], [, other]) => other - one)
        .map(([entry]) => entry)
        .slice(0, mostSuggestions);
    },
  };
}

/** Entries in groups of one key, the groups in the order in which they first come up. */
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
  /** What stands in which box. */
  readonly places: readonly Placed[];
  /** The address after `#` that fills them in. */
  readonly fragment: string;
}

/** What a search comes to. Where nothing matches as typed there are offers or, failing these, suggestions. */
export interface Found<Entry> {
  readonly entries: readonly Entry[];
  readonly offers: readonly Offer<Entry>[];
  readonly suggestions: readonly Entry[];
}

const mostOffersWithoutWords = 6;

/** The one search behind the home page, the bar and the dialog. */
export interface Finder<Entry> {
  /** `prefill` tells by id which fields a calculator has for figures; without it nothing is offered filled in. */
  readonly find: (
    query: string,
    fields: readonly SearchField[],
    prefill?: Readonly<Record<string, PrefillFields>>,
  ) => Found<Entry>;
}

/**
 * Finds among `entries`. What is known by name alone, in `named`, is found only by a query that no entry answers.
 * A query that matches nothing as it stands may hold figures: then the calculators that its words name, or nearly name,
 * are offered with the figures filled in.
 */
export function finderOver<Entry extends SearchEntry>(
  entries: readonly Entry[],
  named: readonly Entry[] = [],
): Finder<Entry> {
  const search = searchOver(entries);
  const offersFor = (
    query: string,
    fields: readonly SearchField[],
    prefill: Readonly<Record<string, PrefillFields>>,
  ) => {
    const figures = readFigures(query);
    const matched = search.matching(figures.words, fields);
    const candidates = matched.length > 0 ? matched : search.near(figures.words);
    const offers = candidates.flatMap((entry) => {
      const places = placed(figures, prefill[entry.id] ?? {});
      return places ? [{ entry, places, fragment: fragmentOfValues(valuesOf(places)) }] : [];
    });
    return figures.words === '' ? offers.slice(0, mostOffersWithoutWords) : offers;
  };
  return {
    find: (query, fields, prefill = {}) => {
      const matched = search.matching(query, fields);
      const found = matched.length > 0 ? matched : named.filter((entry) => matches(entry, query, ['title']));
      if (found.length > 0) return { entries: found, offers: [], suggestions: [] };
      const offers = offersFor(query, fields, prefill);
      const suggestions = offers.length > 0 ? [] : search.near(readFigures(query).words || query);
      return { entries: [], offers, suggestions };
    },
  };
}
