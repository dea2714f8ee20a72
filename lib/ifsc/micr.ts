/** The nine digits of a MICR: three for the city (they follow the PIN code), three for the bank, three for the branch. */
import { BadShard, columns } from './shard';

/** The parts of a MICR, each three digits. */
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

/** The table as the content of a data file. */
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

/** The table from the content of its file. */
export function unpackMicrTable(name: string, body: unknown): MicrTable {
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
