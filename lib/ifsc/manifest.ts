/** The table of contents of the look-up by place, words and MICR: banks and states. */
import type { BankName } from './head';
import type { Data } from './lookup';
import { BadShard, columns } from './shard';

export interface Bank extends BankName {
  /** Codes on the list. */
  readonly codes: number;
  /** Codes on the list whose branch is known. */
  readonly located: number;
  /** States with a known branch. */
  readonly states: readonly string[];
  /** Whether its branches are in one file for each state, or in a single one. */
  readonly split: boolean;
}

export interface Manifest {
  readonly banks: readonly Bank[];
  readonly states: readonly string[];
  /** Whether the details come from the full public release, with MICR and payment systems for each branch. */
  readonly full: boolean;
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the manifest as the content of a data file. */
export function packManifest(manifest: Manifest): object {
  const { banks, states } = manifest;
  return {
    states,
    codes: banks.map((bank) => bank.code).join(''),
    names: banks.map((bank) => bank.name),
    counts: banks.map((bank) => bank.codes),
    missing: banks.map((bank) => bank.codes - bank.located),
    where: banks.map((bank) => bank.states.map((state) => digits[states.indexOf(state)] ?? '').join('')),
    flags: [...banks.map((bank) => (bank.upi ? 1 : 0) + (bank.split ? 2 : 0)).join('')],
    full: manifest.full,
  };
}

/** Returns the manifest from the content of its file; throws BadShard where it is not whole. */
function unpackManifest(name: string, body: unknown): Manifest {
  const table = columns(name, body, ['states', 'names', 'counts', 'missing', 'where', 'flags']);
  const { codes, full } = body as Record<string, unknown>;
  const count = table.names.length;
  if (typeof codes !== 'string' || codes.length !== count * 4) {
    throw new BadShard(`${name} is not whole.`);
  }
  const states = table.states.map(String);
  const banks = table.names.map((bankName, index): Bank => {
    const flags = Number(table.flags[index]);
    return {
      code: codes.slice(index * 4, index * 4 + 4),
      name: String(bankName),
      codes: Number(table.counts[index]),
      located: Number(table.counts[index]) - Number(table.missing[index]),
      upi: flags % 2 === 1,
      split: flags >= 2,
      states: [...String(table.where[index])].map((digit) => states[digits.indexOf(digit)] ?? ''),
    };
  });
  return { banks, states, full: full === true };
}

/** Returns the path of the file that lists the branches of a bank in a state. */
export function listingPath(manifest: Manifest, bank: Bank, state: string): string {
  return bank.split ? `b/${bank.code}-${manifest.states.indexOf(state)}` : `b/${bank.code}`;
}

/** Returns the manifest of a release. */
export function manifestOf(data: Data): Promise<Manifest> {
  return data.open('manifest', unpackManifest);
}
