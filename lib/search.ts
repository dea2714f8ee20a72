/** Finding a calculator by what is typed: which entries match, in which order, and what was meant where none does. */
import Fuse from 'fuse.js';
import type { QuantityKind } from './asked';
import { filled } from './fill/filled';
import type { FilledIn, FillForm } from './fill/form';
import type { SearchEntry, SearchVocabulary } from './find/entry';
import { indexOf } from './find/index-of';
import { meaningsOver } from './find/meanings';
import { leastAnswer, type Ranked, rankedBy } from './find/ranked';
import { elsewhereWord, figureMark, isNumber, readerOf, timeMark } from './find/words';
import { atOnce } from './in-steps';
import { type Spelling, spellingOf } from './spelling';
import { compiling } from './typed/figures';
import { aMonth } from './typed/times';
import { isRateOfMonth, type ReadSearch, readSearch } from './typed-quantities';

export type SearchField = 'title' | 'description' | 'category' | 'id';

const noVocabulary: SearchVocabulary = { small: new Set(), same: {}, asked: {} };

/** Returns the query as it is compared: without spaces around it, in lower case. */
function normalisedQuery(query: string): string {
  return query.trim().toLowerCase();
}

/** Returns whether one of these fields contains the query, whatever its case; an empty query matches everything. */
export function matches(entry: SearchEntry, query: string, fields: readonly SearchField[]): boolean {
  const wanted = normalisedQuery(query);
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

/** Entries that score less than this part of the best are something else. */
const nearBest = 0.4;
/** Without a word for a page, its boxes alone name it from here on. */
const sureByPlaces = 18;
const mostCompared = 6;
/** Words that say a page so clearly need no comparison with all others. */
const clear = 3.5;
/** What counts in the order of pages, as fitted to the sets of `tests/queries`: the words, beside the best, and the boxes. */
const ofWords = 2.3;
const ofBest = 1.1;
const ofPlaces = 0.11;
const ofLeft = 0.2;
const mostAsked = 8;
/** What an amount takes from a page that has no box for any figure. */
const ofNoPlace = 5;

/** Returns the search over these entries, made in steps. Fuse.js orders what contains the query as it was typed. */
function* searchInSteps<Entry extends SearchEntry>(
  entries: readonly Entry[],
  vocabulary: SearchVocabulary,
): Generator<void, Search<Entry>> {
  const ranking = new Fuse(entries, { keys, ignoreLocation: true, threshold: 0.2 });
  const { weak = new Set<string>() } = vocabulary;
  yield;
  const reader = readerOf(vocabulary);
  yield;
  const { read, plain } = reader;
  const index = yield* indexOf(entries, vocabulary, reader);
  const meanings = yield* meaningsOver(index, reader);
  return {
    hasWords: (text) => read(text).some(({ word, isKind }) => !isKind && !isNumber.test(word)),
    isElsewhere: (text) => plain(text).includes(elsewhereWord),
    knows: (text) => plain(text).some((word) => index.holders.has(word)),
    matching: (query, fields) => {
      const wanted = normalisedQuery(query);
      const matched = entries.filter((entry) => matches(entry, query, fields));
      if (wanted === '' || matched.length < 2) return matched;
      const place = new Map(ranking.search(wanted).map(({ item }, at) => [item, at]));
      const placeOf = (entry: Entry) => place.get(entry) ?? entries.length;
      return matched.sort(
        (one, other) => classOf(one, wanted) - classOf(other, wanted) || placeOf(one) - placeOf(other),
      );
    },
    asked: (text) => rankedBy(text, read(text), index, meanings, weak),
  };
}

/** Returns the search over these entries, made at once. */
export const searchOver = <Entry extends SearchEntry>(
  entries: readonly Entry[],
  vocabulary: SearchVocabulary = noVocabulary,
): Search<Entry> => atOnce(searchInSteps(entries, vocabulary));

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
export interface Finder<Entry> {
  /** `prefill` gives by id which fields a calculator has for figures; without it nothing is offered filled in. */
  readonly find: (
    query: string,
    fields: readonly SearchField[],
    prefill?: Readonly<Record<string, FillForm>>,
  ) => Found<Entry>;
  /** Returns whether the entries have one of these words. */
  readonly knows: (words: string) => boolean;
}

/** The spellings by the forms that they know: all searches of a page have one. */
const spellings = new WeakMap<object, Spelling>();

/** Returns what puts right the slips in the words of these forms. */
function spellingBy(prefill: Readonly<Record<string, FillForm>>): Spelling {
  const spelling = spellings.get(prefill) ?? spellingOf(Object.values(prefill));
  spellings.set(prefill, spelling);
  return spelling;
}

/** Does ahead, a form at each step, what the first search with figures would wait for: reads the words for slips, and the expressions that look for figures. */
export function* preparing(prefill: Readonly<Record<string, FillForm>>): Generator<void, void> {
  while (spellingBy(prefill).read()) yield;
  yield* compiling();
  const anySearch = readSearch('5 lakh 8% 10 years');
  yield;
  for (const form of Object.values(prefill)) {
    filled(anySearch, form);
    yield;
  }
}

/** What a figure is, in a word. */
const ofKind: Readonly<Partial<Record<QuantityKind, string>>> = {
  duration: 'year',
  weight: 'gram',
  area: 'sqft',
  days: 'days',
  year: 'calendaryear',
};

/** Returns the words of a query, with a mark and what it is in place of each figure; the month of a rate is a part of the figure. */
const wordsAround = ({ text, quantities }: ReadSearch): string =>
  quantities.reduceRight((words, { at, end, as, isSure, isAge, per }) => {
    const [first = 'money'] = Object.keys(as) as QuantityKind[];
    const kind = isSure || first === 'year' ? (ofKind[first] ?? '') : '';
    const mark = isAge || (isSure && first !== 'money' && first !== 'percent') ? timeMark : figureMark;
    const rest = words.slice(end);
    return `${words.slice(0, at)} ${mark}${kind} ${isRateOfMonth({ as, per }) ? rest.replace(aMonth, ' ') : rest}`;
  }, text);

const mostSuggestions = 3;

/** Returns whether the best of the entries is an answer. */
const isAnswer = ([best]: readonly { readonly score: number }[]): boolean => (best?.score ?? 0) >= leastAnswer;

/** Returns an entry with the figures of a search in its boxes; null where none goes in. */
function offerOf<Entry extends SearchEntry>(
  entry: Entry,
  read: ReadSearch,
  prefill: Readonly<Record<string, FillForm>>,
): Offer<Entry> | null {
  const form = prefill[entry.id];
  const found = form ? filled(read, form) : null;
  return found && { entry, ...found };
}

/**
 * Returns the finder among `entries`, made in steps. What contains the query is always found; with it what its words ask for, in any
 * order, with slips and other names. What is known by name alone, in `named`, is found only by a query that no entry contains.
 * Figures in the query go into the boxes of the best entry where they make sense there.
 */
export function* finderInSteps<Entry extends SearchEntry>(
  entries: readonly Entry[],
  named: readonly Entry[],
  vocabulary: SearchVocabulary,
): Generator<void, Finder<Entry>> {
  const search = yield* searchInSteps(entries, vocabulary);
  const { phrases = [] } = vocabulary;
  const wordsIn = (read: ReadSearch) =>
    phrases.reduce(
      (words, { pattern, means, unless }) => (unless?.test(read.typed) ? words : words.replace(pattern, ` ${means} `)),
      wordsAround(read),
    );
  return {
    knows: search.knows,
    find: (asked, fields, prefill = {}) => {
      const typed = readSearch(asked);
      const query = typed.typed;
      // Signs alone, "???", are nothing that is looked for.
      if (query === '' && asked.trim() !== '') return { entries: [], offers: [], suggestions: [] };
      const literal = search.matching(query, fields);
      const byName = literal.length > 0 ? [] : named.filter((entry) => matches(entry, query, ['title']));
      if (byName.length > 0) return { entries: byName, offers: [], suggestions: [] };
      if (literal.length === 0 && vocabulary.never?.test(query)) return { entries: [], offers: [], suggestions: [] };
      const corrected = Object.keys(prefill).length > 0 ? spellingBy(prefill).corrected(query) : query;
      const read = corrected === query ? typed : readSearch(corrected);
      const isMeant = ({ id }: Entry) => !vocabulary.notFor?.[id]?.test(typed.typed);
      const askedBy = (words: string) => ({
        words,
        ranked: search.asked(words).filter(({ entry }) => isMeant(entry)),
      });
      const plain = askedBy(wordsIn(typed));
      // Beside no words of a page a rate by the month is one of money lent.
      const isOfMonth = typed.quantities.some(isRateOfMonth);
      const asTyped = isOfMonth && !isAnswer(plain.ranked) ? askedBy(`${plain.words} saikda`) : plain;
      // Words with slips may answer nothing as they are typed.
      const isElsewhere = search.isElsewhere(asTyped.words);
      const again = corrected === query || isAnswer(asTyped.ranked) || isElsewhere ? asTyped : askedBy(wordsIn(read));
      const { words, ranked } = isAnswer(again.ranked) ? again : asTyped;
      const best = ranked[0]?.score ?? 0;
      const isAnswered = isAnswer(ranked);
      const hasWords = search.hasWords(words);
      const count = read.quantities.length;
      const amounts = read.quantities.filter(({ as, isSure }) => isSure && as.money !== undefined).length;
      const isOfYear = read.quantities.some(({ as }) => as.year !== undefined);
      // Figures with words that are nobody's still find the calculator that takes them all: "2 lakh then, 5 lakh now".
      const byPlaces = count >= (hasWords ? 2 : 1) && !isElsewhere;
      const scores = new Map(ranked.map(({ entry, score }) => [entry, score]));
      const compared =
        best >= clear ? ranked.slice(0, mostCompared).map(({ entry }) => entry) : entries.filter(isMeant);
      const judged = (count > 0 && (isAnswered || byPlaces) ? compared : ranked.map(({ entry }) => entry))
        .map((entry) => {
          const score = scores.get(entry) ?? 0;
          const offer = isAnswered || byPlaces ? offerOf(entry, read, prefill) : null;
          // Of figures alone each of these pages may be meant: the first of the list is.
          const worth = hasWords || isOfYear ? (offer?.worth ?? -ofNoPlace * amounts) : 0;
          const left = offer ? (offer.left?.length ?? 0) : count;
          const total =
            ofWords * Math.log1p(score) + (best > 0 ? (ofBest * score) / best : 0) + ofPlaces * worth - ofLeft * left;
          return { entry, score, offer, worth, left, total };
        })
        .sort((one, other) => other.total - one.total);
      const [first] = judged;
      const isTaken = first?.offer && first.left === 0 && (!hasWords || first.worth >= sureByPlaces);
      const offered = judged
        .filter(
          ({ entry, score }) =>
            (score >= leastAnswer && score >= best * nearBest) || (isAnswered && entry === first?.entry),
        )
        .slice(0, mostAsked)
        .map(({ entry }) => entry);
      const found = [...new Set([...offered, ...literal])];
      const offer = found[0] === first?.entry ? first?.offer : undefined;
      if (offer) return { entries: found.filter(({ id }) => id !== offer.entry.id), offers: [offer], suggestions: [] };
      if (found.length > 0) return { entries: found, offers: [], suggestions: [] };
      if (byPlaces && isTaken && first?.offer) return { entries: [], offers: [first.offer], suggestions: [] };
      return { entries: [], offers: [], suggestions: ranked.slice(0, mostSuggestions).map(({ entry }) => entry) };
    },
  };
}

/** Returns the finder among these entries, made at once. */
export const finderOver = <Entry extends SearchEntry>(
  entries: readonly Entry[],
  named: readonly Entry[] = [],
  vocabulary: SearchVocabulary = noVocabulary,
): Finder<Entry> => atOnce(finderInSteps(entries, named, vocabulary));
