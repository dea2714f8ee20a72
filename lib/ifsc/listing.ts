/** The branches of one bank (in one state, where it is large) by place: what the steps bank → state → city → branch read. */
import type { Data } from './lookup';
import { type Bank, listingPath, type Manifest } from './manifest';
import { BadShard, columns, packCodes, packPlaces, unpackCodes } from './shard';

export interface ListedBranch {
  readonly code: string;
  readonly branch: string;
  /** Names of its place, city first: banks file city and district either way round, so it is found under each. */
  readonly places: readonly string[];
  readonly state: string;
  /** First three digits of the PIN code in its address, or ''. */
  readonly area: string;
}

/** Returns rows in ascending order of their codes as columns of a data file. */
export function packListing(rows: readonly ListedBranch[]): object {
  const { places, place } = packPlaces(rows);
  return {
    codes: packCodes(rows.map((row) => row.code)),
    branches: rows.map((row) => row.branch),
    places,
    place,
    areas: rows.map((row) => Number(row.area)),
  };
}

/** Returns the rows of a listing; throws BadShard where its columns do not agree. */
function unpackListing(name: string, body: unknown): ListedBranch[] {
  const table = columns(name, body, ['codes', 'branches', 'places', 'place', 'areas']);
  const codes = unpackCodes(name, table.codes);
  const places = table.places.map((text) => String(text).split('|'));
  return codes.map((code, row) => {
    const names = places[Number(table.place[row])];
    const branch = table.branches[row];
    if (!names || typeof branch !== 'string') throw new BadShard(`${name} has a row without its place.`);
    const area = Number(table.areas[row]);
    return {
      code,
      branch,
      places: names.slice(0, -1),
      state: names.at(-1) ?? '',
      area: area > 0 ? String(area) : '',
    };
  });
}

/** Returns the places of a listing in a state, in alphabetical order, each with the number of branches found under it. */
export function placesIn(
  rows: readonly ListedBranch[],
  state: string,
): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (row.state !== state) continue;
    for (const place of new Set(row.places)) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns the branches in the file of a bank that holds those in a state; other states may be in it too. */
export function listingOf(data: Data, manifest: Manifest, bank: Bank, state: string): Promise<readonly ListedBranch[]> {
  return data.open(listingPath(manifest, bank, state), unpackListing);
}
