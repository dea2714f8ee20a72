/** The words of a query, and of the entries, as both are compared. */
import { isDevanagari, latinOf } from '../devanagari';
import { eachWord, lettersAndDigits } from '../letters';
import type { SearchVocabulary } from './entry';

/** Words longer than a query has are none of the vocabulary's, and would take long to compare. */
const longestWord = 24;
const mostWords = 20;
/** Stands for what no entry is about. */
export const elsewhereWord = '\0';

export const isNumber = /^\d+$/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(eachWord) ?? [];

/** Returns one form for singular and plural, in the entries and in the query alike. */
const singular = (word: string): string => word.replace(/(?<=.{3}[^s])s$/, '');

/** A word as the entries have it. */
export interface PlainWord {
  readonly word: string;
  /** It says what the figure beside it is. */
  readonly isLabel?: boolean;
  /** It is the kind of a figure, "year" for "20 years": part of a name, and nothing by itself. */
  readonly isKind?: boolean;
  /** It was typed in Devanagari, and is written as it sounds. */
  readonly isHeard?: boolean;
}

/** Stands before a word that was typed in Devanagari. */
const heardMark = '\u0001';
/** Stands for an amount or a rate of the query, and for a time, an age or a day, which the words beside it do not say. */
export const figureMark = '¤';
export const timeMark = '¬';

/** A word, a mark of a figure, or what people write with signs: "s&p", "w.e.f.", "80c/80d". */
const eachTyped = new RegExp(`[¤¬][a-z]*|[${lettersAndDigits}&./+-]+`, 'gu');

/** Returns the words as the entries have them: other words for the same thing replaced, small words left out. */
function plainWords(
  text: string,
  small: ReadonlySet<string>,
  same: ReadonlyMap<string, string>,
  longest: ReadonlyMap<string, number>,
  written: ReadonlySet<string>,
): PlainWord[] {
  const typed =
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[’']s\b/g, '')
      .match(eachTyped) ?? [];
  const trimmed = typed
    .map((word) => word.replace(/^[./+-]+|[./+-]+$/g, ''))
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => (isDevanagari(word) && !written.has(word) ? `${heardMark}${latinOf(word)}` : word));
  const found: PlainWord[] = [];
  for (let at = 0; at < trimmed.length; ) {
    const first = (trimmed[at] ?? '').replace(heardMark, '');
    let length = longest.get(first) ?? 0;
    const phraseOf = (count: number) =>
      trimmed
        .slice(at, at + count)
        .join(' ')
        .replaceAll(heardMark, '');
    while (length > 0 && !same.has(phraseOf(length))) length -= 1;
    const end = at + Math.max(length, 1);
    const isHeard = length === 0 && trimmed[at]?.startsWith(heardMark);
    const phrase = phraseOf(end - at);
    const means = same.get(phrase) ?? phrase;
    const isLabel = trimmed[end]?.startsWith(figureMark) === true;
    const isKind = /[¤¬]/.test(phrase);
    if (means === elsewhereWord) found.push({ word: means, isLabel });
    else
      found.push(
        ...wordsOf(means).map((word) => ({ word: singular(word), isLabel, isKind, ...(isHeard && { isHeard }) })),
      );
    at = end;
  }
  const seen = new Set<string>();
  return found.filter(({ word }) => {
    if (word === elsewhereWord) return true;
    if (small.has(word) || word.length > longestWord || seen.has(word)) return false;
    seen.add(word);
    return true;
  });
}

/** Reads words as the entries have them. */
export interface WordReader {
  readonly read: (text: string) => PlainWord[];
  readonly plain: (text: string) => string[];
  /** Phrases with the words by which the entries know the same thing. */
  readonly same: ReadonlyMap<string, string>;
  readonly small: ReadonlySet<string>;
}

/** Returns the reader with these other words for the same things. */
export function readerOf({ small, same: others, elsewhere = [] }: SearchVocabulary): WordReader {
  // Letters of Devanagari with a dot below have two spellings; queries have the one of NFC.
  const same = new Map(
    [...elsewhere.map((phrase) => [phrase, elsewhereWord] as const), ...Object.entries(others)].map(
      ([phrase, means]) => [phrase.normalize('NFC'), means] as const,
    ),
  );
  /** By the word that phrases begin with, how many words the longest has. */
  const longest = new Map<string, number>();
  for (const phrase of same.keys()) {
    const [first = '', ...rest] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, rest.length + 1));
  }
  /** The words that the vocabulary has as they are written: those in Devanagari need not be heard. */
  const written = new Set([...same.keys(), ...small].flatMap((phrase) => phrase.split(' ')));
  const read = (text: string) => plainWords(text, small, same, longest, written);
  return { read, plain: (text) => read(text).map(({ word }) => word), same, small };
}
