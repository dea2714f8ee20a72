/**
 * One file of look-up data. Each has its own name and a checksum of its content, so that a file that was cut short,
 * mixed up with another or of an older release is refused and can never show a wrong branch.
 */

/** A data file that cannot be used. */
export class BadShard extends Error {
  override readonly name = 'BadShard';
}

/** Returns a checksum of a text: 32-bit FNV-1a, in hexadecimal. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns the text of a data file: its name (release and path), the checksum of its content, its content. */
export function sealed(name: string, body: unknown): string {
  const text = JSON.stringify(body);
  return `[${JSON.stringify(name)},"${checksum(text)}",${text}]`;
}

/** Returns the content of a data file that was read as JSON; throws BadShard where it is not the file of that name, whole. */
export function opened(name: string, file: unknown): unknown {
  if (!Array.isArray(file) || file.length !== 3) throw new BadShard(`${name} is not a data file.`);
  const [own, sum, body] = file as unknown[];
  if (own !== name) throw new BadShard(`${name} holds ${String(own)}.`);
  if (sum !== checksum(JSON.stringify(body))) throw new BadShard(`${name} is damaged.`);
  return body;
}

/** Reads the columns of a table whose content is known to be whole: a missing or short one is a BadShard. */
export function columns<Name extends string>(
  name: string,
  body: unknown,
  names: readonly Name[],
): Readonly<Record<Name, readonly unknown[]>> {
  if (typeof body !== 'object' || body === null) throw new BadShard(`${name} has no columns.`);
  const table = body as Record<string, unknown>;
  for (const each of names) if (!Array.isArray(table[each])) throw new BadShard(`${name} has no column ${each}.`);
  return table as Record<Name, readonly unknown[]>;
}

/** Returns the index of the last start that is not after a key, in starts that ascend; -1 where the key is before them all. */
export function lastNotAfter(starts: readonly string[], key: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= key) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Returns codes in ascending order as short as can be: each is the number of characters that it shares with the one before
 * (one digit or letter, base 36) and the rest of it.
 */
export function packCodes(codes: readonly string[]): string[] {
  let before = '';
  return codes.map((code) => {
    let shared = 0;
    while (shared < code.length && code[shared] === before[shared]) shared += 1;
    before = code;
    return shared.toString(36) + code.slice(shared);
  });
}

/** Returns the codes of `packCodes`; throws BadShard where one of them has not eleven characters. */
export function unpackCodes(name: string, packed: readonly unknown[]): string[] {
  let before = '';
  return packed.map((each) => {
    const text = String(each);
    before = before.slice(0, Number.parseInt(text.slice(0, 1), 36)) + text.slice(1);
    if (before.length !== 11) throw new BadShard(`${name} has a code of ${before.length} characters.`);
    return before;
  });
}

/** Returns the places of rows, each written once, and for each row which of them is its own. */
export function packPlaces(rows: readonly { readonly places: readonly string[]; readonly state: string }[]): {
  readonly places: readonly string[];
  readonly place: readonly number[];
} {
  const places: string[] = [];
  const known = new Map<string, number>();
  const place = rows.map((row) => {
    const text = [...row.places, row.state].join('|');
    const index = known.get(text) ?? places.length;
    if (index === places.length) {
      known.set(text, index);
      places.push(text);
    }
    return index;
  });
  return { places, place };
}
