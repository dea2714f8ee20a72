/** Makes the data files of the look-up from its rows. */
import { gzipSync } from 'node:zlib';
import { bankNames } from '@/content/ifsc/banks';
import { states } from '@/content/ifsc/corrections';
import { mergers } from '@/content/ifsc/mergers';
import { vocabulary } from '@/content/ifsc/places';
import { grouped } from '@/lib/grouped';
import { type Branch, packBranches } from '@/lib/ifsc/branch';
import { filingOf } from '@/lib/ifsc/code';
import { packHead } from '@/lib/ifsc/head';
import { type ListedBranch, packListing } from '@/lib/ifsc/listing';
import { type Bank, listingPath, type Manifest, packManifest } from '@/lib/ifsc/manifest';
import { type MicrTable, packMicrTable } from '@/lib/ifsc/micr';
import { pinIn } from '@/lib/ifsc/readable';
import { mergerOf, successorOf } from '@/lib/ifsc/retired';
import { sealed } from '@/lib/ifsc/shard';
import { bankKey, type Hit, isIndexed, type Key, packPage, pairKey, wordsOf } from '@/lib/ifsc/words';
import type { CodeList } from './sources';

/** Paths within the release → texts. */
type Files = Map<string, string>;

/** Some seventy codes of a large bank: fewer would tell the site's server more of what is looked up, more would cost a visitor more. */
const CHUNK_TEXT = 5_400;
const CHUNK_ROWS = 300;
/** A bank with more known branches than this has a file for each state. */
const SPLIT_ABOVE = 700;
/** A word with more branches than this is kept together with a bank or another such word. */
const FREQUENT_ABOVE = 430;
const FIRST_OF_FREQUENT = 60;
const PAGE_GZIP = 8_400;

/** A row, and the code by whose order it is filed: its own, or what became of it where a merger's rule gives it. */
interface Filed {
  readonly at: string;
  readonly row: Branch;
}

/**
 * Returns rows by the letters under which they are filed, in order. A code of the past is filed where its successor is or would be, so that
 * one chunk answers it; where the successor has its details already, it is left out.
 */
function filedRows(rows: readonly Branch[]): ReadonlyMap<string, readonly Filed[]> {
  const included = new Set(rows.map((row) => row.oldCode).filter(Boolean));
  const filed = rows.flatMap((row): Filed[] => {
    const merger = row.listed ? null : mergerOf(row.code, mergers);
    const successor = merger && successorOf(row.code, merger);
    return included.has(row.code) ? [] : [{ at: filingOf(successor ?? row.code), row }];
  });
  filed.sort((a, b) => (a.at < b.at || (a.at === b.at && a.row.code < b.row.code) ? -1 : 1));
  return grouped(filed, ({ at }) => at.slice(0, 4));
}

/** Returns the rows of a bank in chunks of about the same length of text; those filed within ten equal characters stay together. */
function chunksOf(rows: readonly Filed[]): Filed[][] {
  const chunks: Filed[][] = [];
  let chunk: Filed[] = [];
  let length = 0;
  for (const [index, filed] of rows.entries()) {
    const { row, at } = filed;
    chunk.push(filed);
    length += 16 + row.branch.length + row.address.length + row.member.length;
    const isTogether = rows[index + 1]?.at.startsWith(at.slice(0, 10)) === true;
    if (isTogether || (length < CHUNK_TEXT && chunk.length < CHUNK_ROWS)) continue;
    chunks.push(chunk);
    chunk = [];
    length = 0;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

const isLocated = (row: Branch) => row.listed && row.branch !== '' && row.state !== '';

/** Returns the name of a place as it is listed: other names replaced. */
const placeName = (place: string) =>
  place.replace(/[A-Z]+/g, (word) =>
    Object.hasOwn(vocabulary.canonical, word) ? (vocabulary.canonical[word] ?? word) : word,
  );

const placesOf = (row: Branch) => [...new Set([row.city, row.district].filter(Boolean).map(placeName))];

function listed(row: Branch): ListedBranch {
  const { code, branch, state } = row;
  return { code, branch, places: placesOf(row), state, area: pinIn(row.address).slice(0, 3) };
}

/** Returns the banks with codes on the list, in order of their letters. */
function banksOf(rows: readonly Branch[], list: CodeList): Bank[] {
  const byBank = grouped(
    rows.filter((row) => row.listed),
    (row) => row.code.slice(0, 4),
  );
  // NPCI lists some banks under a second code of the same name.
  const namesOnUpi = new Set(
    Object.entries(list.banks).flatMap(([code, { upi }]) =>
      upi === true && list.names[code] ? [list.names[code]] : [],
    ),
  );
  return [...byBank].map(([code, own]) => {
    const located = own.filter(isLocated);
    return {
      code,
      name: bankNames[code] ?? list.names[code] ?? `Bank code ${code}`,
      codes: own.length,
      located: located.length,
      upi: list.banks[code]?.upi === true || namesOnUpi.has(list.names[code] ?? ''),
      states: [...new Set(located.map((row) => row.state))].sort(),
      split: located.length > SPLIT_ABOVE,
    };
  });
}

/** Returns the words that run on from a city's name, as in BANGALOREKORAMANGALA: the word behind it is indexed as well. */
function partsOfRunOn(word: string, cities: ReadonlySet<string>): string[] {
  if (word.length < 11) return [word];
  for (let cut = word.length - 4; cut >= 5; cut -= 1) {
    if (cities.has(word.slice(0, cut))) return [word, ...wordsOf(word.slice(0, cut), vocabulary), word.slice(cut)];
  }
  return [word];
}

/** Returns the keys of the word index, ascending, and the words so common that they are indexed only with a bank or another such word. */
function keysOf(rows: readonly Branch[]): { readonly keys: Key[]; readonly frequent: string[] } {
  const found = rows.filter((row) => row.listed && (isLocated(row) || row.member !== ''));
  const cityCounts = grouped(found, (row) => row.city);
  const cities = new Set(
    [...cityCounts].filter(([city, own]) => own.length >= 40 && /^[A-Z]{5,}$/.test(city)).map(([city]) => city),
  );
  const byWord = new Map<string, Hit[]>();
  const wordsOfHit = new Map<Hit, string[]>();
  for (const row of found) {
    const hit: Hit = {
      code: row.code,
      branch: row.branch,
      places: placesOf(row),
      state: row.state,
      member: row.member,
    };
    const text = [row.branch, ...hit.places, row.member].join(' ');
    const all = wordsOf(text, vocabulary).flatMap((word) => partsOfRunOn(word, cities));
    const words = [...new Set(all)].filter((word) => isIndexed(word, vocabulary));
    wordsOfHit.set(hit, words);
    for (const word of words) {
      const hits = byWord.get(word);
      if (hits) hits.push(hit);
      else byWord.set(word, [hit]);
    }
  }
  const frequent = [...byWord].filter(([, hits]) => hits.length > FREQUENT_ABOVE).map(([word]) => word);
  const isFrequent = new Set(frequent);
  const keys: Key[] = [];
  const add = (key: string, hits: readonly Hit[]) =>
    keys.push({ key, total: hits.length, hits: hits.slice(0, FREQUENT_ABOVE), banks: [] });
  for (const [word, hits] of byWord) {
    if (!isFrequent.has(word)) {
      add(word, hits);
      continue;
    }
    const byBank = grouped(hits, (hit) => hit.code.slice(0, 4));
    const banks = [...byBank].map(([code, own]) => [code, own.length] as const).sort((a, b) => b[1] - a[1]);
    const named = hits.filter((hit) => hit.branch.startsWith(word));
    const first = [...new Set([...named, ...hits])].slice(0, FIRST_OF_FREQUENT);
    keys.push({ key: word, total: hits.length, hits: first, banks });
    for (const [code, own] of byBank) add(bankKey(word, code), own);
    const pairs = grouped(
      hits.flatMap((hit) =>
        (wordsOfHit.get(hit) ?? [])
          .filter((other) => other > word && isFrequent.has(other))
          .map((other) => ({ hit, other })),
      ),
      ({ other }) => other,
    );
    for (const [other, both] of pairs)
      add(
        pairKey(word, other),
        both.map(({ hit }) => hit),
      );
  }
  return { keys: keys.sort((a, b) => (a.key < b.key ? -1 : 1)), frequent: frequent.sort() };
}

/** Returns pages of keys, none much longer than a quick download; cut between keys. */
function pagesOf(keys: readonly Key[]): Key[][] {
  const pages: Key[][] = [];
  const cut = (part: readonly Key[]) => {
    const isSmall = part.length === 1 || gzipSync(JSON.stringify(packPage(part))).length <= PAGE_GZIP;
    if (isSmall) {
      pages.push([...part]);
      return;
    }
    let rows = 0;
    const half = part.reduce((sum, key) => sum + key.hits.length, 0) / 2;
    const middle = part.findIndex((key) => {
      rows += key.hits.length;
      return rows >= half;
    });
    const at = Math.min(Math.max(1, middle), part.length - 1);
    cut(part.slice(0, at));
    cut(part.slice(at));
  };
  let part: Key[] = [];
  let rows = 0;
  for (const key of keys) {
    part.push(key);
    rows += key.hits.length;
    if (rows < 1_600) continue;
    cut(part);
    part = [];
    rows = 0;
  }
  if (part.length > 0) cut(part);
  return pages;
}

/** Returns what the digits of a MICR mean, from the banks' head offices and the PIN codes of the addresses. */
function micrTableOf(rows: readonly Branch[], banks: readonly Bank[], list: CodeList): MicrTable {
  const codes = new Set(banks.map((bank) => bank.code));
  const byDigits = new Map<string, string[]>();
  for (const [code, { micr }] of Object.entries(list.banks)) {
    if (!codes.has(code) || !/^\d{9}$/.test(micr ?? '')) continue;
    const digits = (micr ?? '').slice(3, 6);
    byDigits.set(digits, [...(byDigits.get(digits) ?? []), code]);
  }
  const areas = new Map<string, { city: string; states: string[] }>();
  const byArea = grouped(rows.filter(isLocated), (row) => pinIn(row.address).slice(0, 3));
  for (const [area, own] of byArea) {
    if (area === '' || own.length < 3) continue;
    const share = (counts: ReadonlyMap<string, readonly Branch[]>) =>
      [...counts].sort((a, b) => b[1].length - a[1].length);
    const [[city = '', inCity = []] = []] = share(grouped(own, (row) => placesOf(row)[0] ?? ''));
    const inStates = share(grouped(own, (row) => row.state)).filter(([, each]) => each.length >= own.length / 10);
    areas.set(area, { city: inCity.length >= own.length / 4 ? city : '', states: inStates.map(([state]) => state) });
  }
  const known = new Map(
    [
      ...grouped(
        rows.filter((row) => row.listed && row.micr),
        (row) => row.micr,
      ),
    ].map(([micr, own]) => [micr, own.map((row) => row.code)] as const),
  );
  return { banks: byDigits, areas, known };
}

/** What a build made, for the page and for the log. */
export interface Facts {
  readonly codes: number;
  readonly banks: number;
  /** First four letters of all codes, of today and of the past, run together. */
  readonly letters: string;
  readonly located: number;
  readonly micrs: number;
  readonly listDate: string;
  readonly detailsDate: string;
  readonly full: boolean;
}

/** Returns every data file of a release. */
export function filesOf(
  release: string,
  rows: readonly Branch[],
  list: CodeList,
  dates: { readonly list: string; readonly details: string; readonly full: boolean },
): { readonly files: Files; readonly facts: Facts } {
  const files: Files = new Map();
  const write = (path: string, body: unknown) => files.set(path, sealed(`${release}/${path}`, body));
  const banks = banksOf(rows, list);
  const present = new Set(banks.flatMap((bank) => bank.states));
  const manifest: Manifest = {
    banks,
    states: states.filter((state) => present.has(state)),
    full: dates.full,
  };
  write('manifest', packManifest(manifest));
  const bankOf = new Map(banks.map((bank) => [bank.code, bank]));
  const byLetters = filedRows(rows);
  const prefixes = [...new Set([...byLetters.keys(), ...mergers.map(({ from }) => from)])].sort();
  for (const letters of prefixes) {
    const chunks = chunksOf(byLetters.get(letters) ?? []);
    const [only = [], ...others] = chunks;
    const isSmall = others.length === 0;
    const starts = isSmall ? [] : chunks.map(([first]) => first?.at.padEnd(11, '0') ?? '');
    const head = { bank: bankOf.get(letters) ?? null, merger: mergerOf(letters, mergers), starts };
    write(`c/${letters}`, packHead({ ...head, rows: isSmall ? only.map(({ row }) => row) : null }));
    if (isSmall) continue;
    for (const [index, chunk] of chunks.entries()) {
      write(`c/${letters}/${index}`, packBranches(chunk.map(({ row }) => row)));
    }
  }
  const listings = grouped(rows.filter(isLocated), (row) => {
    const bank = bankOf.get(row.code.slice(0, 4));
    return bank ? listingPath(manifest, bank, row.state) : '';
  });
  for (const [path, own] of listings) write(path, packListing(own.map(listed)));
  const { keys, frequent } = keysOf(rows);
  const pages = pagesOf(keys);
  write('words', { starts: pages.map((page) => page[0]?.key ?? ''), frequent });
  for (const [index, page] of pages.entries()) write(`w/${index}`, packPage(page));
  const table = micrTableOf(rows, banks, list);
  const own = new Set(Object.values(list.banks).map(({ micr }) => micr));
  write(
    'micr',
    packMicrTable({
      ...table,
      known: dates.full ? new Map([...table.known].filter(([micr]) => own.has(micr))) : table.known,
    }),
  );
  if (dates.full) {
    for (let two = 0; two < 100; two += 1) {
      const digits = String(two).padStart(2, '0');
      const known = new Map([...table.known].filter(([micr]) => micr.startsWith(digits)));
      write(`m/${digits}`, packMicrTable({ banks: new Map(), areas: new Map(), known }));
    }
  }
  const facts: Facts = {
    codes: rows.filter((row) => row.listed).length,
    banks: banks.length,
    letters: prefixes.join(''),
    located: rows.filter((row) => row.listed && row.origin !== 'none').length,
    micrs: rows.filter((row) => row.listed && row.micr).length,
    listDate: dates.list,
    detailsDate: dates.details,
    full: dates.full,
  };
  return { files, facts };
}
