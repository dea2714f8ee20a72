/** The words by which branches are found, and the pages of the index that holds them. */
import type { Data } from './lookup';
import { BadShard, columns, packCodes, packPlaces, unpackCodes } from './shard';

/** How words are made equal: other names of a place and spellings → the one that is indexed; words that do not narrow a search. */
export interface Vocabulary {
  readonly canonical: Readonly<Record<string, string>>;
  readonly common: ReadonlySet<string>;
}

/** Returns the words of a text in capitals, other names of a place replaced, in their order. */
export function wordsOf(text: string, { canonical }: Vocabulary): string[] {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .map((word) => (Object.hasOwn(canonical, word) ? (canonical[word] ?? word) : word));
}

/** Returns whether a word is in the index: three letters or more, and none of the common ones. */
export function isIndexed(word: string, { common }: Vocabulary): boolean {
  return word.length >= 3 && !/\d/.test(word) && !common.has(word);
}

/** A branch as a search shows it. */
export interface Hit {
  readonly code: string;
  readonly branch: string;
  /** City, and district where it differs. */
  readonly places: readonly string[];
  readonly state: string;
  /** The bank that the account is really with, where it uses a sponsor's code; else ''. */
  readonly member: string;
}

/** One key of the index: a word, or a very common word with a bank (`PUNE/SBIN`) or with another such word (`GANDHI PUNE`). */
export interface Key {
  readonly key: string;
  /** Branches that have it; `hits` may hold only the first of them. */
  readonly total: number;
  readonly hits: readonly Hit[];
  /** For a very common word: banks that have it and how many branches each. */
  readonly banks: readonly (readonly [code: string, count: number])[];
}

/** Returns a page of the index: keys in ascending order, the rows they share written once. */
export function packPage(keys: readonly Key[]): object {
  const rows = [...new Map(keys.flatMap(({ hits }) => hits.map((hit) => [hit.code, hit] as const))).values()].sort(
    (a, b) => (a.code < b.code ? -1 : 1),
  );
  const rowOf = new Map(rows.map((row, index) => [row.code, index]));
  const { places, place } = packPlaces(rows);
  return {
    keys: keys.map(({ key }) => key),
    totals: keys.map(({ total }) => total),
    hits: keys.map(({ hits }) => hits.map((hit) => rowOf.get(hit.code) ?? -1)),
    banks: keys.flatMap(({ banks }, index) => (banks.length > 0 ? [[index, banks]] : [])),
    codes: packCodes(rows.map((row) => row.code)),
    branches: rows.map((row) => row.branch),
    places,
    place,
    members: rows.flatMap((row, index) => (row.member ? [[index, row.member]] : [])),
  };
}

/** Returns the keys of a page; throws BadShard where it is not whole. */
function unpackPage(name: string, body: unknown): Key[] {
  const table = columns(name, body, [
    'keys',
    'totals',
    'hits',
    'banks',
    'codes',
    'branches',
    'places',
    'place',
    'members',
  ]);
  const members = new Map(table.members as readonly (readonly [number, string])[]);
  const banks = new Map(table.banks as readonly (readonly [number, Key['banks']])[]);
  const places = table.places.map((text) => String(text).split('|'));
  const rows = unpackCodes(name, table.codes).map((code, row): Hit => {
    const names = places[Number(table.place[row])];
    const branch = table.branches[row];
    if (!names || typeof branch !== 'string') throw new BadShard(`${name} has a row without its place.`);
    return { code, branch, places: names.slice(0, -1), state: names.at(-1) ?? '', member: members.get(row) ?? '' };
  });
  return table.keys.map((key, index) => ({
    key: String(key),
    total: Number(table.totals[index]),
    hits: (table.hits[index] as readonly number[]).map((row) => {
      const hit = rows[row];
      if (!hit) throw new BadShard(`${name} points to a row that is not there.`);
      return hit;
    }),
    banks: banks.get(index) ?? [],
  }));
}

/** The table of the index: first key of each page, and the words so common that they are indexed only with a bank or another word. */
interface WordIndex {
  readonly starts: readonly string[];
  readonly frequent: ReadonlySet<string>;
}

/** Returns the table of the index from the content of its file. */
function unpackWordIndex(name: string, body: unknown): WordIndex {
  const { starts, frequent } = columns(name, body, ['starts', 'frequent']);
  return { starts: starts.map(String), frequent: new Set(frequent.map(String)) };
}

/** Returns the key of a very common word at a bank. */
export const bankKey = (word: string, bank: string): string => `${word}/${bank}`;

/** Returns the key of two very common words together. */
export const pairKey = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Reads pages of the index. */
export interface IndexReader {
  readonly index: WordIndex;
  readonly page: (number: number) => Promise<readonly Key[]>;
}

/** Returns the word index of a release. */
export async function indexOf({ open }: Data): Promise<IndexReader> {
  return { index: await open('words', unpackWordIndex), page: (number) => open(`w/${number}`, unpackPage) };
}
