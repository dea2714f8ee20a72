/**
 * The Indian Financial System Code: eleven characters, four letters for the bank, a zero reserved for later use, six letters
 * or digits for the branch. There is no check digit, so the form alone never proves that a branch exists.
 */

const codeForm = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** Returns whether a text has the form of an IFSC, in capitals and without anything around it. */
export function hasCodeForm(text: string): boolean {
  return codeForm.test(text);
}

/** Returns the three parts of a code: the bank's letters, the zero, the branch's six characters. */
export function partsOfCode(code: string): { readonly bank: string; readonly zero: string; readonly branch: string } {
  return { bank: code.slice(0, 4), zero: code.slice(4, 5), branch: code.slice(5) };
}

/** What was changed in a typed code: small letters, gaps between its characters, the letter O for a zero or the reverse. */
export type Repair = 'case' | 'gaps' | 'letterO' | 'zero';

/** Why a text that looks like an attempt at a code cannot be one. */
export type Misform =
  | { readonly why: 'length'; readonly length: number }
  | { readonly why: 'fifth'; readonly character: string }
  | { readonly why: 'bankLetters'; readonly letters: string };

/** What a typed or pasted text is, judged by its form alone. */
export type Entry =
  | { readonly kind: 'empty' }
  /** `sure` is false for eleven bare letters with an O in the fifth place, which may just as well be a word. */
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly repairs: readonly Repair[];
      readonly sure: boolean;
      /** The eleven characters as they were typed, in capitals. */
      readonly typed: string;
    }
  | { readonly kind: 'micr'; readonly micr: string }
  | { readonly kind: 'digits'; readonly length: number }
  | { readonly kind: 'misformed'; readonly typed: string; readonly misform: Misform }
  | { readonly kind: 'words'; readonly text: string };

/** Longest text that is looked through: a message or a page of a statement. */
const LONGEST_TEXT = 5_000;

/** Returns the text in the plain forms of letters and digits (full-width ones are typed on some keyboards), small letters kept. */
function plain(text: string): string {
  return text.slice(0, LONGEST_TEXT).normalize('NFKC');
}

/** Returns the text in capitals, character by character, so that places in the text stay the same. */
function capitalsOf(text: string): string {
  return text.replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Returns the code that eleven characters are meant as, with O and 0 put where each belongs; null where that is no code. */
function repaired(eleven: string): { readonly code: string; readonly repairs: readonly Repair[] } | null {
  const bank = eleven.slice(0, 4).replaceAll('0', 'O');
  const code = `${bank}${eleven.slice(4, 5).replace('O', '0')}${eleven.slice(5)}`;
  if (!hasCodeForm(code)) return null;
  const repairs: Repair[] = [];
  if (bank !== eleven.slice(0, 4)) repairs.push('zero');
  if (eleven[4] === 'O') repairs.push('letterO');
  return { code, repairs };
}

/** Labels such as "IFSC" are sometimes pasted without a gap before the code. */
const unbroken = /(?<![A-Z0-9])(?:IFSC(?:CODE)?)?[A-Z0]{4}[0O][A-Z0-9]{6}(?![A-Z0-9])/g;
const withGaps = /(?<![A-Z0-9])[A-Z]{4}(?:[ .-]*[A-Z0-9]){7}(?![A-Z0-9])/g;

const hasDigit = (text: string) => /\d/.test(text);

/** Returns the first code in a text, with what had to be repaired. A repaired O needs a digit behind it, or it is a word. */
function codeWithin(text: string): (Entry & { kind: 'code' }) | null {
  const capitals = capitalsOf(text);
  const found = (at: number, length: number, gaps: boolean, sure: boolean): (Entry & { kind: 'code' }) | null => {
    const typed = capitals.slice(at, at + length).replace(/[^A-Z0-9]/g, '');
    const code = repaired(typed);
    if (!code) return null;
    const repairs: Repair[] = [];
    if (/[a-z]/.test(text.slice(at, at + length))) repairs.push('case');
    if (gaps) repairs.push('gaps');
    return { kind: 'code', code: code.code, repairs: [...repairs, ...code.repairs], sure, typed };
  };
  for (const match of capitals.matchAll(unbroken)) {
    const eleven = match[0].slice(-11);
    const code = found(match.index + match[0].length - 11, 11, false, true);
    const isWord = !eleven.slice(4).includes('0') && !hasDigit(eleven.slice(5));
    if (code && !isWord) return code;
  }
  for (const match of capitals.matchAll(withGaps)) {
    const code = found(match.index, match[0].length, true, true);
    if (!code) continue;
    // Words in a row can add up to eleven letters: a code that was broken up shows some digits, or is all there is and has its zero.
    const isAlone = match[0] === capitals.trim() && hasCodeForm(code.typed);
    if (isAlone || match[0].replace(/\D/g, '').length >= 3) return code;
  }
  const alone = /^\s*([A-Z0]{4}O[A-Z]{6})\s*$/.exec(capitals);
  return alone ? found(alone[0].indexOf(alone[1] ?? ''), 11, false, false) : null;
}

/** Returns why a single run of letters and digits, nearly a code, is none; null where it does not look like an attempt at one. */
function misformOf(run: string): Misform | null {
  const looksLikeCode =
    /^[A-Z0-9]{8,15}$/.test(run) && /^[A-Z]{2}/.test(run) && !/^[A-Z]{6}/.test(run) && /\d{3}/.test(run);
  // Eleven characters with a digit among the first four letters, and the zero in its place.
  const hasDigitInBank = /^(?=.*[A-Z].?[A-Z])[A-Z0-9]{4}0[A-Z0-9]{6}$/.test(run) && !/^\d{4}/.test(run);
  if (!looksLikeCode && !hasDigitInBank) return null;
  if (run.length !== 11) return { why: 'length', length: run.length };
  const letters = run.slice(0, 4);
  return /^[A-Z0]{4}$/.test(letters) ? { why: 'fifth', character: run.slice(4, 5) } : { why: 'bankLetters', letters };
}

/** Judges a typed or pasted text: a code anywhere in it, a MICR, something near a code, or words to search for. */
export function entryOf(text: string): Entry {
  const typed = plain(text);
  const trimmed = capitalsOf(typed).trim();
  const together = trimmed.replace(/[\s.-]/g, '');
  if (together === '') return { kind: 'empty' };
  const code = codeWithin(typed);
  if (code) return code;
  if (/^\d+$/.test(together)) {
    return together.length === 9 ? { kind: 'micr', micr: together } : { kind: 'digits', length: together.length };
  }
  // Before what is nearly a code: with its label, "MICR 411002017" looks like one of thirteen characters.
  const micr = /\bMICR\D{0,12}(\d{9})(?!\d)/.exec(trimmed)?.[1];
  if (micr) return { kind: 'micr', micr };
  const misform = misformOf(together);
  return misform
    ? { kind: 'misformed', typed: together, misform }
    : { kind: 'words', text: typed.slice(0, 200).trim() };
}

/**
 * Returns the code by whose order it is filed: a letter O of its branch part counts as a zero, so that both forms are in
 * one file.
 */
export function filingOf(code: string): string {
  return code.slice(0, 5) + code.slice(5).replaceAll('O', '0');
}

/** Returns the code with each letter O of its branch part as a zero; null where it has none. A last try for a code not listed. */
export function withZeros(code: string): string | null {
  const zeros = filingOf(code);
  return zeros === code ? null : zeros;
}
