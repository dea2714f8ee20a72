/** Free text such as "sbi andheri west": which words are a bank, a state or a place, and which branches have them all. */
import type { Bank, Manifest } from './manifest';
import { lastNotAfter } from './shard';
import { bankKey, type Hit, type IndexReader, isIndexed, type Key, pairKey, type Vocabulary, wordsOf } from './words';

/** What the words of a query mean. */
export interface Query {
  /** Banks that one part of the query names; none where it names none. */
  readonly banks: readonly Bank[];
  readonly states: readonly string[];
  /** Words with a place in the index. */
  readonly words: readonly string[];
  /** Other words, by which hits are only narrowed: numbers, directions, "road". */
  readonly loose: readonly string[];
}

/** Names by which people call banks, in capitals, each with the first four letters of the bank's codes. */
export type Nicknames = Readonly<Record<string, string>>;

const fillers = new Set([
  'BANK',
  'LTD',
  'LIMITED',
  'THE',
  'OF',
  'CO',
  'OPERATIVE',
  'COOPERATIVE',
  'IFSC',
  'CODE',
  'BRANCH',
  'IN',
]);

/** Returns a bank's name without the words that all banks share, to be compared with a part of a query. */
function coreOf(words: readonly string[]): string {
  return words.filter((word) => !fillers.has(word)).join(' ');
}

interface Found {
  readonly banks: readonly Bank[];
  readonly from: number;
  readonly to: number;
}

/** Returns the longest part of the words that names a bank. One bare word of a name counts only with "bank" beside it. */
function bankIn(
  words: readonly string[],
  manifest: Manifest,
  nicknames: Nicknames,
  vocabulary: Vocabulary,
): Found | null {
  const byCore = new Map<string, Bank[]>();
  const byCode = new Map(manifest.banks.map((bank) => [bank.code, bank]));
  for (const bank of manifest.banks) {
    const core = coreOf(wordsOf(bank.name, vocabulary));
    byCore.set(core, [...(byCore.get(core) ?? []), bank]);
  }
  for (let length = Math.min(words.length, 7); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length);
      const text = part.join(' ');
      const code = Object.hasOwn(nicknames, text) ? nicknames[text] : text;
      const named = byCode.get(code ?? '');
      if (named) return { banks: [named], from, to: from + length };
      const core = coreOf(part);
      // A bank may be named after a state: then too, only "bank" shows that it is meant.
      const isState = manifest.states.some((state) => wordsOf(state, vocabulary).join(' ') === core);
      const isName = (core.includes(' ') && !isState) || part.includes('BANK');
      const banks = isName && core !== '' ? byCore.get(core) : undefined;
      if (banks) return { banks, from, to: from + length };
    }
  }
  return null;
}

/** Returns the state that some of the words name, spelled as the data does. */
function stateIn(
  words: readonly string[],
  states: readonly string[],
  vocabulary: Vocabulary,
): (Found & { states: string[] }) | null {
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const text = words.slice(from, from + length).join(' ');
      const state = states.find((each) => wordsOf(each, vocabulary).join(' ') === text);
      // Delhi, Chandigarh and Puducherry are places too: their names stay words to search for.
      if (state && !/^(DELHI|CHANDIGARH|PUDUCHERRY|LAKSHADWEEP)$/.test(state)) {
        return { banks: [], states: [state], from, to: from + length };
      }
    }
  }
  return null;
}

/** Returns what a query asks for. */
export function queryOf(text: string, manifest: Manifest, nicknames: Nicknames, vocabulary: Vocabulary): Query {
  let words = wordsOf(text, vocabulary);
  const bank = bankIn(words, manifest, nicknames, vocabulary);
  if (bank) words = [...words.slice(0, bank.from), ...words.slice(bank.to)];
  const state = stateIn(words, manifest.states, vocabulary);
  if (state) words = [...words.slice(0, state.from), ...words.slice(state.to)];
  const rest = [...new Set(words.filter((word) => !fillers.has(word)))];
  return {
    banks: bank?.banks ?? [],
    states: state?.states ?? [],
    words: rest.filter((word) => isIndexed(word, vocabulary)),
    loose: rest.filter((word) => !isIndexed(word, vocabulary)),
  };
}

/** What a search found. */
export interface Findings {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How many branches there are; more than `hits` where a word is too common to list them all. */
  readonly total: number;
  /** Words of the query that the hits do not have. */
  readonly missing: readonly string[];
  /** Indexed words near one that is not indexed. */
  readonly suggestions: readonly string[];
  /** For one very common word alone: the banks to narrow it by. */
  readonly banks: readonly (readonly [code: string, count: number])[];
}

const most = 200;

async function keysAt({ index, page }: IndexReader, key: string): Promise<readonly Key[]> {
  return page(Math.max(0, lastNotAfter(index.starts, key)));
}

/** Returns the keys of the page beside that of a word, on the side to which the word is nearer. */
async function keysBeside({ index, page }: IndexReader, word: string): Promise<readonly Key[]> {
  const own = Math.max(0, lastNotAfter(index.starts, word));
  const keys = await page(own);
  const isInFirstHalf = keys.filter(({ key }) => key < word).length * 2 < keys.length;
  const beside = own === 0 || !isInFirstHalf ? own + 1 : own - 1;
  return beside < index.starts.length ? page(beside) : [];
}

const isWordAlone = ({ key }: Key) => !/[ /]/.test(key);

/** Returns how many letters to change, add, drop or swap to make one word the other; more than two counts as three. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(3, last[other.length] ?? 3);
}

/** Returns words of a page that are one or two slips from a word and have many more branches, the nearest first. */
function nearTo(word: string, keys: readonly Key[], count: number): string[] {
  return keys
    .map(({ key, total }) => ({ key, total, slips: slips(word, key) }))
    .filter((each) => each.slips > 0 && each.slips <= (word.length > 5 ? 2 : 1) && each.total > count * 5)
    .sort((a, b) => a.slips - b.slips || b.total - a.total)
    .slice(0, 3)
    .map(({ key }) => key);
}

const textOf = (hit: Hit, vocabulary: Vocabulary) =>
  ` ${wordsOf([hit.branch, ...hit.places, hit.state, hit.member].join(' '), vocabulary).join(' ')} `;

const isOffice = (branch: string) =>
  /\b(RTGS|IMPS|NEFT|HO|HEAD OFFICE|SERVICE BRANCH|TREASURY|CELL|CPC|ZONAL|REGIONAL)\b/.test(branch);

/** Returns how well a hit answers: exact name, name begins so, word in the name, word in the place, inside a word. */
function rankOf(hit: Hit, words: readonly string[], vocabulary: Vocabulary): number {
  const name = wordsOf(hit.branch, vocabulary).join(' ');
  const asked = words.join(' ');
  const inName = words.filter((word) => ` ${name} `.includes(` ${word} `)).length;
  const score = name === asked ? 0 : name.startsWith(asked) ? 1 : 2 + (words.length - inName);
  return score + (isOffice(hit.branch) ? 20 : 0);
}

/**
 * Returns the hits that have every word, bank and state asked for; where none has, those that lack the fewest words, with
 * what they lack.
 */
function narrowed(hits: readonly Hit[], query: Query, vocabulary: Vocabulary): Pick<Findings, 'hits' | 'missing'> {
  const codes = new Set(query.banks.map((bank) => bank.code));
  const right = hits.filter(
    (hit) =>
      (codes.size === 0 || codes.has(hit.code.slice(0, 4))) &&
      (query.states.length === 0 || query.states.includes(hit.state)),
  );
  const asked = [...query.words, ...query.loose];
  const rated = right.map((hit) => {
    const text = textOf(hit, vocabulary);
    const missing = asked.filter((word) => !text.includes(word.length < 3 ? ` ${word} ` : word));
    return { hit, missing };
  });
  const least = Math.min(...rated.map(({ missing }) => missing.length));
  const best = rated.filter(({ missing }) => missing.length === least);
  const sorted = best
    .map(({ hit }) => ({ hit, rank: rankOf(hit, asked, vocabulary) }))
    .sort((a, b) => a.rank - b.rank || (a.hit.branch < b.hit.branch ? -1 : 1));
  return { hits: sorted.map(({ hit }) => hit), missing: best[0]?.missing ?? [] };
}

const nothing: Findings = { hits: [], total: 0, missing: [], suggestions: [], banks: [] };

/**
 * Returns the key under which very common words are found: with the bank, with another such word, or alone; '' where there
 * are none.
 */
function frequentKey(query: Query, frequent: ReadonlySet<string>): string {
  const [first, second] = query.words.filter((word) => frequent.has(word));
  const [bank, ...otherBanks] = query.banks;
  if (!first) return '';
  if (bank && otherBanks.length === 0) return bankKey(first, bank.code);
  return second ? pairKey(first, second) : first;
}

/** Returns what the branches under a key have of a query; the key of a very common word may hold only the first of them. */
function findingsOf(key: Key, query: Query, vocabulary: Vocabulary): Findings {
  const found = narrowed(key.hits, query, vocabulary);
  const isWhole = key.hits.length === key.total || found.missing.length > 0;
  const total = isWhole ? found.hits.length : key.total;
  const isAlone = query.words.length === 1 && query.words[0] === key.key;
  return { ...nothing, ...found, hits: found.hits.slice(0, most), total, banks: isAlone ? key.banks : [] };
}

/** Returns what the branches with a word that is not very common, or that begins so, have of a query; and words near it. */
function rareFindings(
  word: string,
  keys: readonly Key[],
  query: Query,
  vocabulary: Vocabulary,
): Findings & { isKnown: boolean } {
  const exact = keys.filter(({ key }) => key === word);
  const matching = exact.length > 0 ? exact : keys.filter(({ key }) => key.startsWith(word));
  const hits = [...new Map(matching.flatMap((key) => key.hits.map((hit) => [hit.code, hit] as const))).values()];
  const found = narrowed(hits, query, vocabulary);
  // A slip of the pen in the data itself would hide the branches that are meant: the better spelling is offered too.
  const suggestions = hits.length < 4 ? nearTo(word, keys, hits.length) : [];
  const total = found.hits.length;
  return { ...nothing, ...found, hits: found.hits.slice(0, most), total, suggestions, isKnown: hits.length > 0 };
}

/**
 * Returns the branches that a query asks for, by its least common words first. Where none has all the words, those that
 * lack the fewest. It reads two pages of the index at most.
 */
export async function search(query: Query, reader: IndexReader, vocabulary: Vocabulary): Promise<Findings> {
  const { frequent } = reader.index;
  const rare = query.words.filter((word) => !frequent.has(word)).sort((a, b) => b.length - a.length);
  const common = frequentKey(query, frequent);
  const tried = rare.slice(0, common === '' ? 2 : 1);
  let suggestions: readonly string[] = [];
  for (const word of tried) {
    const keys = (await keysAt(reader, word)).filter(isWordAlone);
    const { isKnown, ...found } = rareFindings(word, keys, query, vocabulary);
    if (found.hits.length > 0) return found;
    if (!isKnown) suggestions = [...suggestions, ...found.suggestions];
  }
  if (common !== '') {
    const key = (await keysAt(reader, common)).find((each) => each.key === common);
    return { ...(key ? findingsOf(key, query, vocabulary) : { ...nothing, missing: query.words }), suggestions };
  }
  const [only, ...others] = tried;
  if (only && others.length === 0) {
    const beside = (await keysBeside(reader, only)).filter(isWordAlone);
    suggestions = [...new Set([...nearTo(only, beside, 0), ...suggestions])]
      .sort((a, b) => slips(only, a) - slips(only, b))
      .slice(0, 3);
  }
  return { ...nothing, missing: tried, suggestions };
}
