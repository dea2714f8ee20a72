/** The words of the entries, and what each is worth. */
import type { SearchEntry, SearchVocabulary } from './entry';
import type { WordReader } from './words';

/** What a word is worth by the property it is in. */
const inTitle = 3;
const inName = 2;
/** Of a word in a name of several. */
const base = 0.5;
const inLongName = 1;
export const inText = 0.7;

export interface Indexed<Entry> {
  readonly entry: Entry;
  /** Its names: all the words of one, in any order. */
  readonly names: readonly ReadonlySet<string>[];
  /** What each of its words is worth. */
  readonly words: ReadonlyMap<string, number>;
}

/** The entries by their words. */
export interface WordIndex<Entry> {
  readonly indexed: readonly Indexed<Entry>[];
  /** How many entries have a word, those counted less where it counts less. */
  readonly holders: ReadonlyMap<string, number>;
  /** Words of names and titles: a slip is in one of these. */
  readonly named: ReadonlySet<string>;
  /** A word that few entries have counts more. */
  readonly rarity: (word: string) => number;
  /** The weight of a word among those typed: less where only long names and texts have it. */
  readonly weightOf: (word: string) => number;
}

/** Returns the entries by their words, an entry at a step. */
export function* indexOf<Entry extends SearchEntry>(
  entries: readonly Entry[],
  vocabulary: SearchVocabulary,
  { plain }: WordReader,
): Generator<void, WordIndex<Entry>> {
  const indexedOf = (entry: Entry): Indexed<Entry> => {
    const words = new Map<string, number>();
    const put = (all: readonly string[], worth: number, alone = worth) => {
      for (const word of all) words.set(word, Math.max(words.get(word) ?? 0, all.length === 1 ? alone : worth));
    };
    // What is one word alone without its small ones says too little: "loan free".
    const asked = (vocabulary.asked[entry.id] ?? []).flatMap((name) => {
      const all = plain(name);
      return !name.includes(' ') || all.length > 1 ? [all] : [];
    });
    const title = plain(entry.title);
    const others = [...(entry.aliases ?? []).map(plain), ...asked];
    put(title, inTitle);
    for (const name of others) put(name, inLongName, inName);
    for (const text of [entry.category, entry.description]) put(plain(text), inText);
    const names = [title, ...others].map((name) => new Set(name));
    return { entry, names: names.filter(({ size }) => size > 0), words };
  };
  const indexed: Indexed<Entry>[] = [];
  for (const entry of entries) {
    indexed.push(indexedOf(entry));
    yield;
  }
  /** How many entries have a word, those counted less where it counts less. */
  const holders = new Map<string, number>();
  /** The most that a word is worth in any entry. */
  const strongest = new Map<string, number>();
  const held = (word: string, worth: number) => {
    holders.set(word, (holders.get(word) ?? 0) + Math.min(1, worth / inName));
    strongest.set(word, Math.max(strongest.get(word) ?? 0, worth));
  };
  for (const { words } of indexed) for (const [word, worth] of words) held(word, worth);
  yield;
  /** Words of names and titles: a slip is in one of these. */
  const named = new Set(
    indexed.flatMap(({ words }) => [...words].flatMap(([word, worth]) => (worth >= inLongName ? word : []))),
  );
  /** A word that few entries have counts more. */
  const rarity = (word: string) => Math.log(1 + entries.length / Math.max(1, holders.get(word) ?? entries.length));
  /** The weight of a word among those typed: less where only long names and texts have it. */
  const weightOf = (word: string) =>
    rarity(word) * (base + (1 - base) * Math.min(1, (strongest.get(word) ?? 0) / inName));
  return { indexed, holders, named, rarity, weightOf };
}
