/** The data files of one release, and the look-up of a code in them. */
import { type Branch, unpackBranches } from './branch';
import { filingOf, withZeros } from './code';
import { type BankName, type Head, unpackHead } from './head';
import { type Merger, successorOf } from './retired';
import { lastNotAfter, opened } from './shard';

/** Reads one data file as JSON, by its path within the release such as `c/12`. */
type ReadFile = (path: string) => Promise<unknown>;

/** Reads a file and opens its content; what has been opened once is cached. Throws BadShard where the file is not whole or another. */
type Open = <Content>(path: string, open: (name: string, body: unknown) => Content) => Promise<Content>;

/** The data of a release, as far as all look-ups share it. */
export interface Data {
  readonly open: Open;
  /** Whether there is a file of codes that begin with these four letters. */
  readonly hasBank: (letters: string) => boolean;
}

/** Returns the data of a release whose codes begin with these four letters each, run together: `HDFCSBIN`. */
export function dataOf(release: string, banks: string, read: ReadFile): Data {
  // Unpacking a file takes longer than looking something up in it.
  const kept = new Map<string, Promise<unknown>>();
  const letters = new Set(banks.match(/.{4}/g));
  return {
    open: <Content>(path: string, open: (name: string, body: unknown) => Content): Promise<Content> => {
      const known = kept.get(path) as Promise<Content> | undefined;
      if (known) return known;
      const name = `${release}/${path}`;
      const content = read(path).then((file) => open(name, opened(name, file)));
      kept.set(path, content);
      content.catch(() => kept.delete(path));
      return content;
    },
    hasBank: (four) => letters.has(four),
  };
}

/** Returns the head of the codes of a bank; null where no code, of today or of the past, begins with its letters. */
export async function headOf({ open, hasBank }: Data, code: string): Promise<Head | null> {
  const letters = code.slice(0, 4);
  return hasBank(letters) ? open(`c/${letters}`, (name, body) => unpackHead(letters, name, body)) : null;
}

/** What a code of the right form turns out to be. */
export type CodeAnswer =
  /** On the list. `repaired` where only the code with zeros for its letters O is. */
  | { readonly kind: 'listed'; readonly bank: BankName; readonly branch: Branch; readonly repaired: boolean }
  /** The bank merged: the successor's code and branch where a rule gives a code that is on the list. */
  | {
      readonly kind: 'retired';
      readonly code: string;
      readonly merger: Merger;
      readonly into: BankName | null;
      readonly successor: Branch | null;
      readonly old: Branch | null;
    }
  /** The bank is known, the code is not on its list; `old` where it was on the list of 2017. */
  | { readonly kind: 'unlisted'; readonly code: string; readonly bank: BankName; readonly old: Branch | null }
  | { readonly kind: 'unknownBank'; readonly code: string; readonly old: Branch | null };

/** Returns the rows of the chunk that a code of the head, or the beginning of one, belongs to. */
async function rowsAbout({ open }: Data, head: Head, code: string): Promise<readonly Branch[]> {
  const chunk = Math.max(0, lastNotAfter(head.starts, filingOf(code)));
  return head.rows ?? open(`c/${code.slice(0, 4)}/${chunk}`, unpackBranches);
}

/** Returns the rows that are filed with a code: some seventy in the order of their codes, or all of a small bank. */
export async function rowsBeside(data: Data, code: string): Promise<readonly Branch[]> {
  const head = await headOf(data, code);
  return head ? rowsAbout(data, head, code) : [];
}

/** Returns the row of a code, listed or of the past; null where there is none among the codes of its bank. */
export async function rowOf(data: Data, code: string): Promise<Branch | null> {
  const head = await headOf(data, code);
  return (head && (await rowsAbout(data, head, code)).find((row) => row.code === code)) ?? null;
}

/**
 * Returns what became of a code by its merger's rule: its row and that of the code it became, null where there is none.
 * `stem` is that code, or its beginning; both rows are filed there.
 */
async function successionOf(
  data: Data,
  code: string,
  stem: string,
): Promise<{ readonly old: Branch | null; readonly successor: Branch | null }> {
  const head = await headOf(data, stem);
  const rows = head ? await rowsAbout(data, head, stem.padEnd(11, '~')) : [];
  // Of two codes with the same stem it is not known which one is meant.
  const [found, ...others] = rows.filter((row) => row.listed && row.code.startsWith(stem));
  const successor = found && others.length === 0 ? found : null;
  const old = successor?.oldCode === code ? successor : rows.find((row) => row.code === code);
  return { old: old ?? null, successor };
}

/**
 * Returns what is known of a code of the right form. It reads the head of its bank and one chunk; for a code that was
 * replaced, the head of the other bank too.
 */
export async function lookUpCode(data: Data, code: string): Promise<CodeAnswer> {
  const head = await headOf(data, code);
  const row = await rowOf(data, code);
  const bank = head?.bank;
  if (bank && row?.listed) return { kind: 'listed', bank, branch: row, repaired: false };
  if (head?.merger) {
    const { merger } = head;
    const stem = row ? null : successorOf(code, merger);
    const [rows, into] = await Promise.all([
      stem ? successionOf(data, code, stem) : { old: row, successor: null },
      headOf(data, merger.into),
    ]);
    return { kind: 'retired', code, merger, into: into?.bank ?? null, ...rows };
  }
  if (!bank) return { kind: 'unknownBank', code, old: row };
  const zeros = withZeros(code);
  const repaired = zeros ? await rowOf(data, zeros) : null;
  if (repaired?.listed) return { kind: 'listed', bank, branch: repaired, repaired: true };
  return { kind: 'unlisted', code, bank, old: row };
}

/** Returns every row of a bank, by its letters, listed or of the past: for tests and measurements. */
export async function rowsOfBank(data: Data, letters: string): Promise<readonly Branch[]> {
  const head = await headOf(data, letters);
  if (!head) return [];
  const chunks = head.starts.map((_, chunk) => data.open(`c/${letters}/${chunk}`, unpackBranches));
  return head.rows ?? (await Promise.all(chunks)).flat();
}
