/** Whether a search of the site is one for a bank branch. */
import { entryOf } from './code';

/** Words around the name of a branch that mean only that one is looked for. */
const around =
  /(?<![\w-])(?:ifsc|micr|code|codes|bank|branch|branches|number|search|find|lookup|look|up|of|for|the|in|at|ka|ki|ke|neft|rtgs|india)(?![\w-])/g;

/**
 * Returns what to look up among bank branches where a search asks for one: a code, a MICR, or a bank with a place. Null for
 * everything else, "ifsc" alone included. `banks` are names that people give banks, in small letters; `isOther` returns whether words
 * ask for something else.
 */
export function askedOfBranches(
  query: string,
  banks: ReadonlySet<string>,
  isOther: (words: string) => boolean,
): string | null {
  const text = query.trim().replace(/\s+/g, ' ').slice(0, 120);
  const entry = entryOf(text);
  if (entry.kind === 'code' && entry.sure) return entry.code;
  if (entry.kind === 'micr') return entry.micr;
  const plain = text.toLowerCase();
  const left = plain.replace(around, ' ').replace(/\s+/g, ' ').trim();
  const words = left.split(' ');
  const named = words.filter((word) => banks.has(word));
  if (/(?<![\w-])(?:ifsc|micr)(?![\w-])/.test(plain)) return left === '' ? null : left;
  if (named.length === 0) return null;
  const places = words.filter((word) => !banks.has(word)).join(' ');
  return /\d/.test(places) || isOther(places) ? null : left;
}
