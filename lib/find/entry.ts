/** What a search looks at, and the words that it knows. */

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

/** What people type, in small letters: see `content/search-vocabulary.ts`. */
export interface SearchVocabulary {
  /** Words that say nothing about what is looked for. */
  readonly small: ReadonlySet<string>;
  /** Words and phrases → the words by which the entries know the same thing. */
  readonly same: Readonly<Record<string, string>>;
  /** Words of names that beside words that nobody knows find nothing, unless they are a whole name. */
  readonly weak?: ReadonlySet<string>;
  /** Words and phrases that no entry is about: they count against what else is typed. */
  readonly elsewhere?: readonly string[];
  /** What in a search says that no entry answers it, whatever else it says. */
  readonly never?: RegExp;
  /** Expressions that mean a word as a whole, unless others stand in the query too: "surat to ahmedabad" is a supply. */
  readonly phrases?: readonly { readonly pattern: RegExp; readonly means: string; readonly unless?: RegExp }[];
  /** By id, words of queries that this entry does not answer, whatever else they say. */
  readonly notFor?: Readonly<Record<string, RegExp>>;
  /** By id, how people ask for it. */
  readonly asked: Readonly<Record<string, readonly string[]>>;
}
