/** Words that stand in the text of a search. */

export const letter = String.raw`[a-z0-9\u0900-\u097f]`;
const compiled = new Map<string, RegExp>();
/** Returns the alternatives of an expression. */
function alternativesOf(words: string): string[] {
  const all: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const each = words[at];
    if (each === '\\') at += 1;
    else if (each === '(') depth += 1;
    else if (each === ')') depth -= 1;
    else if (each === '|' && depth === 0) {
      all.push(words.slice(from, at));
      from = at + 1;
    }
  }
  return [...all, words.slice(from)];
}

/** Returns the alternatives of an expression, the longest first: "home loan interest" before "home loan". */
const longestFirst = (words: string) =>
  alternativesOf(words)
    .sort((one, other) => other.length - one.length)
    .join('|');

/** Returns the place of the bracket that closes a group at the start. */
function closeOf(group: string): number {
  let depth = 0;
  for (let at = 0; at < group.length; at += 1) {
    if (group[at] === '\\') at += 1;
    else if (group[at] === '(') depth += 1;
    else if (group[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return group.length;
}

/** Returns letters with one of which an expression begins; null where they can't be told. */
function beginningsOf(words: string): string[] | null {
  const all: string[] = [];
  for (const each of alternativesOf(words)) {
    const own = each.startsWith('(') ? beginningsOfGroup(each) : beginningOf(each);
    if (!own) return null;
    all.push(...own);
  }
  return all;
}

/** Returns the letters before the first sign of an expression. */
function beginningOf(words: string): string[] | null {
  const [plain = ''] = words.match(/^[a-z0-9\u0900-\u097f %₹@&/,-]*/) ?? [];
  const sure = /^[?*{]/.test(words.slice(plain.length)) ? plain.slice(0, -1) : plain;
  return sure === '' ? null : [sure];
}

function beginningsOfGroup(words: string): string[] | null {
  const close = closeOf(words);
  const rest = words.slice(close + 1);
  // What is looked at before or behind is no part of it.
  if (/^\(\?(?:<?[!=])/.test(words)) return beginningsOf(rest);
  const inner = beginningsOf(words.slice(words.startsWith('(?:') ? 3 : 1, close));
  if (/^[*{]/.test(rest)) return null;
  if (!rest.startsWith('?')) return inner;
  const without = beginningsOf(rest.slice(1));
  return inner && without && [...inner, ...without];
}

const begun = new Map<string, ReadonlyMap<string, readonly string[]> | null>();
/** Returns, by their first letter, with what these words begin; null where that can't be told. Made once. */
function beginningsBy(words: string): ReadonlyMap<string, readonly string[]> | null {
  const known = begun.get(words);
  if (known !== undefined) return known;
  const all = beginningsOf(words.normalize('NFC'));
  const made = all && new Map<string, string[]>();
  for (const each of all ?? []) {
    const letter = each.charAt(0);
    const alike = made?.get(letter);
    if (alike) alike.push(each);
    else made?.set(letter, [each]);
  }
  begun.set(words, made);
  return made;
}

const isLetter = new RegExp(letter);
const mostTexts = 8;
const starts = new Map<string, ReadonlyMap<string, readonly number[]>>();
/** Returns, by letter, where words begin in a text. The last few are kept: a search reads one text for all forms. */
function startsIn(text: string): ReadonlyMap<string, readonly number[]> {
  const known = starts.get(text);
  if (known) return known;
  const made = new Map<string, number[]>();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && isLetter.test(text.charAt(at - 1))) continue;
    const alike = made.get(text.charAt(at));
    if (alike) alike.push(at);
    else made.set(text.charAt(at), [at]);
  }
  if (starts.size >= mostTexts) starts.clear();
  starts.set(text, made);
  return made;
}

/** Returns whether words may stand in a text: without their first letters they don't, and need no expression. */
function mayStand(words: string, text: string): boolean {
  const beginnings = beginningsBy(words);
  if (!beginnings) return true;
  for (const [letter, places] of startsIn(text))
    if (beginnings.get(letter)?.some((each) => places.some((at) => text.startsWith(each, at)))) return true;
  return false;
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
  words === '' || !mayStand(words, text)
    ? []
    : [...text.matchAll(wordsOf(words))].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

export const overlap = (one: Mention, other: Mention) => one.from < other.to && other.from < one.to;
