/** The nine digits of a MICR: three for the city (they follow the PIN code), three for the bank, three for the branch. */
import type { Branch } from './branch';
import { type ListedBranch, listingOf } from './listing';
import { type Data, rowOf, rowsBeside } from './lookup';
import { type Bank, listingPath, manifestOf } from './manifest';
import { BadShard, columns } from './shard';

/** Returns the parts of a MICR, each three digits. */
export function partsOfMicr(micr: string): { readonly city: string; readonly bank: string; readonly branch: string } {
  return { city: micr.slice(0, 3), bank: micr.slice(3, 6), branch: micr.slice(6) };
}

/** What is known of MICRs without the full release: banks by their digits, cities by theirs, head offices exactly. */
export interface MicrTable {
  /** Middle digits → first letters of the codes of the banks that have them. */
  readonly banks: ReadonlyMap<string, readonly string[]>;
  /** First digits → the city and the states where PIN codes begin so. */
  readonly areas: ReadonlyMap<string, { readonly city: string; readonly states: readonly string[] }>;
  /** MICR → code, for the one branch of each bank that NPCI's list gives. */
  readonly known: ReadonlyMap<string, readonly string[]>;
}

/** Returns the table as the content of a data file. */
export function packMicrTable({ banks, areas, known }: MicrTable): object {
  return {
    banks: [...banks].map(([digits, codes]) => [digits, ...codes]),
    areas: [...areas].map(([digits, { city, states }]) => [digits, city, ...states]),
    known: [...known].map(([micr, codes]) => [micr, ...codes]),
  };
}

function texts(name: string, row: unknown): [string, ...string[]] {
  if (!Array.isArray(row) || row.length === 0) throw new BadShard(`${name} has an empty row.`);
  const [first, ...rest] = row.map(String);
  return [first ?? '', ...rest];
}

/** Returns the table from the content of its file. */
function unpackMicrTable(name: string, body: unknown): MicrTable {
  const table = columns(name, body, ['banks', 'areas', 'known']);
  const pairs = (rows: readonly unknown[]) =>
    new Map(
      rows.map((row) => {
        const [first, ...rest] = texts(name, row);
        return [first, rest] as const;
      }),
    );
  return {
    banks: pairs(table.banks),
    areas: new Map([...pairs(table.areas)].map(([digits, [city = '', ...states]]) => [digits, { city, states }])),
    known: pairs(table.known),
  };
}

/** What is known from a MICR. */
export interface MicrAnswer {
  readonly micr: string;
  /** Branches that have this very MICR, by our data; usually one, sometimes several, often none known. */
  readonly exact: readonly Branch[];
  /** Other listed codes of the co-operative bank of the first of these: they may share the MICR. */
  readonly sharing: readonly Branch[];
  /** Banks that use its middle digits, as far as they have codes of their own. */
  readonly banks: readonly Bank[];
  /** The city most PIN codes of the area belong to, '' where unknown, and its states. */
  readonly city: string;
  readonly states: readonly string[];
  /** Known branches of these banks in the PIN area: the branch may be among them. */
  readonly candidates: readonly ListedBranch[];
}

/** Returns the listed codes of a bank that has its own range within a sponsor's: letters of the branch part, then numbers (UTIB0SGCB01). */
async function siblingsOf(data: Data, { code }: Branch): Promise<readonly Branch[]> {
  const range = /^.{5}[A-Z]{3,5}(?=\d+$)/.exec(code)?.[0];
  if (!range) return [];
  return (await rowsBeside(data, code)).filter((row) => row.listed && row.code.startsWith(range));
}

/** At most this many listings are read for candidates, so that a look-up stays small. */
const MOST_LISTINGS = 3;

/** Returns what is known of a MICR of nine digits. */
export async function lookUpMicr(data: Data, micr: string): Promise<MicrAnswer> {
  const [manifest, table] = await Promise.all([manifestOf(data), data.open('micr', unpackMicrTable)]);
  const parts = partsOfMicr(micr);
  const codes = [...(table.known.get(micr) ?? [])];
  if (manifest.full) codes.push(...((await data.open(`m/${micr.slice(0, 2)}`, unpackMicrTable)).known.get(micr) ?? []));
  const exact = await Promise.all([...new Set(codes)].map((code) => rowOf(data, code)));
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
      : await Promise.all([...paths.values()].map(({ bank, state }) => listingOf(data, manifest, bank, state)));
  const candidates = listings.flat().filter((row) => row.area === parts.city);
  const sharing = exact[0] ? (await siblingsOf(data, exact[0])).filter((row) => !codes.includes(row.code)) : [];
  return {
    micr,
    sharing,
    exact: exact.flatMap((row) => row ?? []),
    banks,
    city: area?.city ?? '',
    states,
    candidates,
  };
}
