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

/** How many letters of a beginning are compared at most. */
const mostLetters = 3;
/** Words that have been looked for, with the letters that they begin with; `null` where those can't be told. */
const begun = new Map<string, readonly string[] | null>();
/** By letters, the words that begin so. */
const byBeginning = new Map<string, string[]>();

/** What of those words may stand in a text. */
interface Possible {
  /** The letters with which its own words begin. */
  readonly letters: ReadonlySet<string>;
  readonly words: Set<string>;
}

/** The last few texts: a search reads one for all forms. */
const possible = new Map<string, Possible>();
const mostTexts = 8;
const isLetter = new RegExp(letter);

function possibleIn(text: string): Possible {
  const known = possible.get(text);
  if (known) return known;
  const letters = new Set<string>();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && isLetter.test(text.charAt(at - 1))) continue;
    for (let length = 1; length <= mostLetters; length += 1) letters.add(text.slice(at, at + length));
  }
  const made = { letters, words: new Set([...letters].flatMap((each) => byBeginning.get(each) ?? [])) };
  if (possible.size >= mostTexts) possible.clear();
  possible.set(text, made);
  return made;
}

/** Puts words that are looked for the first time beside those that were. */
function addWords(words: string): readonly string[] | null {
  const all = beginningsOf(words.normalize('NFC'));
  const beginnings = all && [...new Set(all.map((each) => each.slice(0, mostLetters)))];
  begun.set(words, beginnings);
  for (const each of beginnings ?? []) {
    const alike = byBeginning.get(each);
    if (alike) alike.push(words);
    else byBeginning.set(each, [words]);
  }
  for (const { letters, words: standing } of possible.values())
    if (beginnings?.some((each) => letters.has(each))) standing.add(words);
  return beginnings;
}

/** Returns whether words may stand in a text: without their first letters they don't, and need no expression. */
function mayStand(words: string, text: string): boolean {
  const known = begun.get(words);
  const beginnings = known === undefined ? addWords(words) : known;
  return beginnings === null || possibleIn(text).words.has(words);
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
