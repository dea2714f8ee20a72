/** Words that stand in the text of a search. */

export const letter = String.raw`[a-z0-9\u0900-\u097f]`;
const compiled = new Map<string, RegExp>();
/** Returns the alternatives of an expression, the longest first: "home loan interest" before "home loan". */
function longestFirst(words: string): string {
  const all: string[] = [''];
  let depth = 0;
  for (const [at, each] of [...words].entries()) {
    if (words[at - 1] !== '\\') depth += each === '(' ? 1 : each === ')' ? -1 : 0;
    if (each === '|' && depth === 0) all.push('');
    else all[all.length - 1] += each;
  }
  return all.sort((one, other) => other.length - one.length).join('|');
}

/** Returns the expression for these words, whole ones alone; made once. */
export function wordsOf(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const made = new RegExp(`(?<!${letter})(?:${longestFirst(words).normalize('NFC')})(?!${letter})`, 'gu');
  compiled.set(words, made);
  return made;
}

/** Words that stand in the text of a search. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** How many other boxes they may mean. */
  readonly others?: number;
  /** Longer words of another box hold them. */
  readonly isHeld?: boolean;
  /** They are the whole label of a box. */
  readonly isLabel?: true;
}

/** Returns where these words stand, in their order. */
export const mentionsOf = (words: string, text: string): Mention[] =>
  words === ''
    ? []
    : [...text.matchAll(wordsOf(words))].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

export const overlap = (one: Mention, other: Mention) => one.from < other.to && other.from < one.to;
