/** The head of a bank's codes: its name, the bank it merged into, and where each chunk of its codes begins. */
import { type Branch, packBranches, unpackBranches } from './branch';
import type { Merger } from './retired';
import { BadShard } from './shard';

/** What an answer to a code has of its bank. */
export interface BankName {
  /** First four letters of its codes. */
  readonly code: string;
  readonly name: string;
  /** Whether the bank is live on UPI, by NPCI's list; false also where the list does not name it. */
  readonly upi: boolean;
}

/** The codes that begin with the same four letters: those of one bank. */
export interface Head {
  /** Null where none of the codes is on the list. */
  readonly bank: BankName | null;
  /** The merger that ended the bank's codes. */
  readonly merger: Merger | null;
  /** First code of each chunk, ascending; none where the head itself holds the rows. */
  readonly starts: readonly string[];
  /** All rows of a bank with few codes. */
  readonly rows: readonly Branch[] | null;
}

/** Returns a head as the content of a data file. */
export function packHead({ bank, merger, starts, rows }: Head): object {
  let before = '';
  const packed = starts.map((code) => {
    const part = code.slice(4);
    let shared = 0;
    while (part[shared] === before[shared]) shared += 1;
    before = part;
    return shared + part.slice(shared);
  });
  return {
    bank: bank && [bank.name, bank.upi ? 1 : 0],
    ...(merger && { merger }),
    ...(rows ? { rows: packBranches(rows) } : { starts: packed.join(' ') }),
  };
}

/** Returns the head of the codes with these four letters from the content of its file; throws BadShard where it is not whole. */
export function unpackHead(letters: string, name: string, body: unknown): Head {
  const { bank, merger, starts, rows } = (body ?? {}) as Record<string, unknown>;
  if (bank !== null && !Array.isArray(bank)) throw new BadShard(`${name} is not whole.`);
  if (rows === undefined && typeof starts !== 'string') throw new BadShard(`${name} has neither rows nor chunks.`);
  let before = '';
  return {
    bank: bank && { code: letters, name: String(bank[0]), upi: bank[1] === 1 },
    merger: (merger as Merger | undefined) ?? null,
    starts:
      typeof starts === 'string'
        ? starts.split(' ').map((each) => {
            before = before.slice(0, Number(each[0])) + each.slice(1);
            return letters + before;
          })
        : [],
    rows: rows === undefined ? null : unpackBranches(name, rows),
  };
}
