/** What is known of one code, and how rows of it are packed into a chunk of the code-ordered list. */
import { BadShard, columns, packCodes, unpackCodes } from './shard';

/**
 * Where the details of a row come from: `none` (the code alone is known), `old` (the branch list of 2017), `mapped` (the
 * branch list of 2017 under the code that the branch had before its bank merged), `release` (the full public release).
 */
const origins = ['none', 'old', 'mapped', 'release'] as const;
type Origin = (typeof origins)[number];

/** Payment systems a branch takes part in, where the data says so. */
export interface Systems {
  readonly neft: boolean;
  readonly rtgs: boolean;
  readonly imps: boolean;
  readonly upi: boolean;
}

/** One code. Texts are in capitals as the source has them; '' is unknown. */
export interface Branch {
  readonly code: string;
  /** Whether the code is on today's list. If not, it is a code of the past whose details are still known. */
  readonly listed: boolean;
  readonly origin: Origin;
  readonly branch: string;
  readonly address: string;
  readonly city: string;
  readonly district: string;
  readonly state: string;
  /** Where the PIN code in the address belongs to another State than `state` and nothing settles which is right: that one. */
  readonly pinState: string;
  readonly micr: string;
  readonly systems: Systems | null;
  /** The bank that the account is really with, where it uses the code of a sponsor; else ''. */
  readonly member: string;
  /** For `mapped` rows the code of 2017; else ''. */
  readonly oldCode: string;
}

const bits = ({ neft, rtgs, imps, upi }: Systems) =>
  16 + (neft ? 8 : 0) + (rtgs ? 4 : 0) + (imps ? 2 : 0) + (upi ? 1 : 0);

function systemsOf(packed: number): Systems | null {
  if (packed < 16) return null;
  return { neft: (packed & 8) > 0, rtgs: (packed & 4) > 0, imps: (packed & 2) > 0, upi: (packed & 1) > 0 };
}

/** [row, value] of the rows whose value is worth a place. */
const sparse = <Value>(values: readonly Value[], isEmpty: (value: Value) => boolean) =>
  values.flatMap((value, row) => (isEmpty(value) ? [] : [[row, value] as const]));

/** Returns a chunk of rows as columns of a data file, shortest in the order of their codes. */
export function packBranches(rows: readonly Branch[]): object {
  const places: string[] = [];
  const placeIndex = new Map<string, number>();
  const place = rows.map((row) => {
    const text = [row.city, row.district === row.city ? '' : row.district, row.state].join('|');
    const known = placeIndex.get(text);
    if (known !== undefined) return known;
    placeIndex.set(text, places.length);
    places.push(text);
    return places.length - 1;
  });
  const isBlank = (text: string) => text === '';
  return {
    codes: packCodes(rows.map((row) => row.code)),
    kinds: [...rows.map((row) => origins.indexOf(row.origin) + (row.listed ? 4 : 0)).join('')],
    branches: rows.map((row) => row.branch),
    addresses: rows.map((row) => row.address),
    places,
    place,
    pinStates: sparse(
      rows.map((row) => row.pinState),
      isBlank,
    ),
    micrs: sparse(
      rows.map((row) => row.micr),
      isBlank,
    ),
    systems: sparse(
      rows.map((row) => (row.systems ? bits(row.systems) : 0)),
      (value) => value === 0,
    ),
    members: sparse(
      rows.map((row) => row.member),
      isBlank,
    ),
    oldCodes: sparse(
      rows.map((row) => row.oldCode),
      isBlank,
    ),
  };
}

/** Returns the rows of a chunk; throws BadShard where its columns do not agree. */
export function unpackBranches(name: string, body: unknown): Branch[] {
  const table = columns(name, body, [
    'codes',
    'kinds',
    'branches',
    'addresses',
    'places',
    'place',
    'pinStates',
    'micrs',
    'systems',
    'members',
    'oldCodes',
  ]);
  const codes = unpackCodes(name, table.codes);
  for (const column of ['kinds', 'branches', 'addresses', 'place'] as const) {
    if (table[column].length !== codes.length) throw new BadShard(`${name} has a short column ${column}.`);
  }
  const places = table.places.map((text) => String(text).split('|'));
  const sparsely = (pairs: readonly unknown[]) => new Map(pairs as readonly (readonly [number, string | number])[]);
  const pinStates = sparsely(table.pinStates);
  const micrs = sparsely(table.micrs);
  const systems = sparsely(table.systems);
  const members = sparsely(table.members);
  const oldCodes = sparsely(table.oldCodes);
  return codes.map((code, row) => {
    const kind = Number(table.kinds[row]);
    const place = places[Number(table.place[row])];
    const origin = origins[kind % 4];
    if (!place || !origin) throw new BadShard(`${name} has a row without its place.`);
    const [city = '', district = '', state = ''] = place;
    return {
      code,
      listed: kind >= 4,
      origin,
      branch: String(table.branches[row]),
      address: String(table.addresses[row]),
      city,
      district: district || city,
      state,
      pinState: String(pinStates.get(row) ?? ''),
      micr: String(micrs.get(row) ?? ''),
      systems: systemsOf(Number(systems.get(row) ?? 0)),
      member: String(members.get(row) ?? ''),
      oldCode: String(oldCodes.get(row) ?? ''),
    };
  });
}
