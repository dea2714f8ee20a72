/** The look-ups over the data files of one release: by code, by place, by words, by MICR. */
import { type Branch, unpackBranches } from './branch';
import { withZeros } from './code';
import { type ListedBranch, unpackListing } from './listing';
import { type Bank, listingPath, type Manifest, unpackManifest } from './manifest';
import { type MicrTable, partsOfMicr, unpackMicrTable } from './micr';
import { type Merger, mergerOf, successorOf } from './retired';
import type { IndexReader } from './search';
import { lastNotAfter, opened } from './shard';
import { unpackPage, unpackWordIndex } from './words';

/** Reads one data file as JSON, by its path within the release such as `c/12`. */
export type ReadFile = (path: string) => Promise<unknown>;

/** The data files of a release, opened and checked. */
export interface Data {
  readonly manifest: () => Promise<Manifest>;
  readonly chunk: (number: number) => Promise<readonly Branch[]>;
  readonly listing: (manifest: Manifest, bank: Bank, state: string) => Promise<readonly ListedBranch[]>;
  readonly words: () => Promise<IndexReader>;
  readonly micrTable: () => Promise<MicrTable>;
  readonly micrs: (firstTwo: string) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** The data of a release. `read` brings a file; opening it throws BadShard where it is not whole or another. */
export function dataOf(release: string, read: ReadFile): Data {
  // What has been opened once is kept: unpacking a file takes longer than looking something up in it.
  const kept = new Map<string, Promise<unknown>>();
  const once = <Content>(path: string, open: (name: string, body: unknown) => Content): Promise<Content> => {
    const known = kept.get(path) as Promise<Content> | undefined;
    if (known) return known;
    const name = `${release}/${path}`;
    const content = read(path).then((file) => open(name, opened(name, file)));
    kept.set(path, content);
    content.catch(() => kept.delete(path));
    return content;
  };
  return {
    manifest: () => once('manifest', unpackManifest),
    chunk: (number) => once(`c/${number}`, unpackBranches),
    listing: (manifest, bank, state) => once(listingPath(manifest, bank, state), unpackListing),
    words: async () => ({
      index: await once('words', unpackWordIndex),
      page: (number) => once(`w/${number}`, unpackPage),
    }),
    micrTable: () => once('micr', unpackMicrTable),
    micrs: (firstTwo) => once(`m/${firstTwo}`, (name, body) => unpackMicrTable(name, body).known),
  };
}

/** What a code of the right form turns out to be. */
export type CodeAnswer =
  /** On the list. `repaired` where only the code with zeros for its letters O is. */
  | { readonly kind: 'listed'; readonly bank: Bank; readonly branch: Branch; readonly repaired: boolean }
  /** The bank merged: the successor's code and branch where a rule gives a code that is on the list. */
  | {
      readonly kind: 'retired';
      readonly code: string;
      readonly merger: Merger;
      readonly into: Bank | null;
      readonly successor: Branch | null;
      readonly hasRule: boolean;
      readonly old: Branch | null;
    }
  /** The bank is known, the code is not on its list; `old` where it was on the list of 2017. */
  | { readonly kind: 'unlisted'; readonly code: string; readonly bank: Bank; readonly old: Branch | null }
  | { readonly kind: 'unknownBank'; readonly code: string };

/** The row of a code, listed or of the past; null where there is none. */
export async function rowOf(data: Data, manifest: Manifest, code: string): Promise<Branch | null> {
  const rows = await data.chunk(Math.max(0, lastNotAfter(manifest.chunks, code)));
  return rows.find((row) => row.code === code) ?? null;
}

/**
 * The one listed row whose code begins with a stem of ten characters; null where there is none or more than one. Codes
 * that differ in their last character alone are never parted by the end of a chunk.
 */
async function rowBeginning(data: Data, manifest: Manifest, stem: string): Promise<Branch | null> {
  const rows = await data.chunk(Math.max(0, lastNotAfter(manifest.chunks, `${stem}~`)));
  const found = rows.filter((row) => row.listed && row.code.startsWith(stem));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What is known of a code of the right form. It reads the manifest and one chunk, two for a code that was replaced. */
export async function lookUpCode(data: Data, code: string, mergers: readonly Merger[]): Promise<CodeAnswer> {
  const manifest = await data.manifest();
  const bank = manifest.banks.find((each) => code.startsWith(each.code));
  const merger = mergerOf(code, mergers);
  const row = bank || merger ? await rowOf(data, manifest, code) : null;
  if (bank && row?.listed) return { kind: 'listed', bank, branch: row, repaired: false };
  if (merger) {
    const stem = successorOf(code, merger);
    const read = stem?.length === 11 ? rowOf : rowBeginning;
    const successor = stem ? await read(data, manifest, stem) : null;
    return {
      kind: 'retired',
      code,
      merger,
      into: manifest.banks.find((each) => each.code === merger.into) ?? null,
      successor: successor?.listed ? successor : null,
      hasRule: merger.rule !== undefined,
      old: row,
    };
  }
  if (!bank) return { kind: 'unknownBank', code };
  const zeros = withZeros(code);
  const mended = zeros ? await rowOf(data, manifest, zeros) : null;
  if (mended?.listed) return { kind: 'listed', bank, branch: mended, repaired: true };
  return { kind: 'unlisted', code, bank, old: row };
}

/** What a MICR tells. */
export interface MicrAnswer {
  readonly micr: string;
  /** Branches that have this very MICR, by our data; usually one, sometimes several, often none known. */
  readonly exact: readonly Branch[];
  /** Banks that use its middle digits, as far as they have codes of their own. */
  readonly banks: readonly Bank[];
  /** The city most PIN codes of the area belong to, '' where unknown, and its states. */
  readonly city: string;
  readonly states: readonly string[];
  /** Known branches of these banks in the PIN area: the branch may be among them. */
  readonly candidates: readonly ListedBranch[];
}

/** At most this many listings are read for candidates, so that a look-up stays small. */
const MOST_LISTINGS = 3;

/** What is known of a MICR of nine digits. */
export async function lookUpMicr(data: Data, micr: string): Promise<MicrAnswer> {
  const [manifest, table] = await Promise.all([data.manifest(), data.micrTable()]);
  const parts = partsOfMicr(micr);
  const codes = [...(table.known.get(micr) ?? [])];
  if (manifest.full) codes.push(...((await data.micrs(micr.slice(0, 2))).get(micr) ?? []));
  const exact = await Promise.all([...new Set(codes)].map((code) => rowOf(data, manifest, code)));
  const banks = (table.banks.get(parts.bank) ?? []).flatMap(
    (code) => manifest.banks.find((bank) => bank.code === code) ?? [],
  );
  const area = table.areas.get(parts.city);
  const states = area?.states ?? [];
  const wanted = banks.flatMap((bank) =>
    [...new Set(states.filter((state) => bank.states.includes(state)))].map((state) => ({ bank, state })),
  );
  const paths = new Map(wanted.map((each) => [listingPath(manifest, each.bank, each.state), each]));
  const listings =
    exact.length > 0 || paths.size > MOST_LISTINGS
      ? []
      : await Promise.all([...paths.values()].map(({ bank, state }) => data.listing(manifest, bank, state)));
  const candidates = listings.flat().filter((row) => row.area === parts.city);
  return {
    micr,
    exact: exact.flatMap((row) => row ?? []),
    banks,
    city: area?.city ?? '',
    states,
    candidates,
  };
}
