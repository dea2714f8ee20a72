import { roundHalfAwayFromZero } from './rounding';

/**
 * meantLakh: a small amount with decimals, "1.5", where 1.5 lakh is likelier; commaIsNotADecimal: "1,5" was read as 15;
 * meantPercent: "0.085" where 8.5 % is likelier; pointGroups: "1,250.000", where the full stop may group digits;
 * sum: the value is the total of several amounts.
 */
export type ParseHint = 'meantLakh' | 'commaIsNotADecimal' | 'meantPercent' | 'pointGroups' | 'sum';

/** What was typed: a number, with a hint where it may not be what was meant, or why there is none. */
export type Parsed =
  | { readonly ok: true; readonly value: number; readonly hint?: ParseHint }
  | { readonly ok: false; readonly why: 'empty' | 'unreadable' };

const unreadable: Parsed = { ok: false, why: 'unreadable' };

// Longer text is no figure. Every pattern below runs on text of this length at most.
const longest = 40;
// 10 crore crore: about where a double can no longer tell paise apart.
const largest = 1e15;

/** Marks that are pasted along unseen: zero-width, direction and byte-order marks. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Returns the text in lower case with ASCII digits, signs and single spaces, whatever keyboard or page it came from. The
 * nukta goes too, since people write हजार for हज़ार and करोड for करोड़. Null for text of more than `most` characters.
 */
export function normalised(text: string, most = longest): string | null {
  const trimmed = text.trim();
  if (trimmed.length > most) return null;
  return trimmed
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\u093c/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .toLowerCase()
    .trim();
}

interface ReadNumber {
  readonly value: number;
  readonly decimals: number;
  readonly commaLooksDecimal: boolean;
  /** The text behind the number. */
  readonly rest: string;
}

/**
 * Reads the number without sign at the start of the text. Commas are dropped wherever they are between digits, for India
 * and the West group differently; spaces only where they group threes or pairs, as "1 250 000" does.
 */
function readNumber(text: string): ReadNumber | null {
  const [typed, whole = '', , fraction = ''] = /^(\d+(?:[ ,]\d+)*)?(\.(\d*))?/.exec(text) ?? [''];
  if (!whole && !fraction) return null;
  const groups = whole.split(/[ ,]/).slice(1);
  const grouped = groups.every(({ length }, index) => length === 3 || (length === 2 && index < groups.length - 1));
  if (!grouped && whole.includes(' ')) return null;
  return {
    value: Number(`${whole.replace(/[ ,]/g, '') || '0'}.${fraction || '0'}`),
    decimals: fraction.length,
    commaLooksDecimal: !grouped,
    rest: text.slice(typed.length),
  };
}

interface Signed {
  readonly sign: 1 | -1;
  readonly rest: string;
}

/** Reads one leading sign and what follows it. */
function readSign(text: string): Signed {
  const [typed = '', sign] = /^([+-]?) ?/.exec(text) ?? [];
  return { sign: sign === '-' ? -1 : 1, rest: text.slice(typed.length) };
}

/** Returns a number within reach and without −0; anything else is unreadable. */
function parsed(value: number, hint?: ParseHint): Parsed {
  if (!(Math.abs(value) <= largest)) return unreadable;
  return { ok: true, value: value === 0 ? 0 : value, ...(hint && { hint }) };
}

const currencyBefore = /^(?:₹|₨|rupees?|rs\.?|inr|रुपये|रुपए|रुपया|रु\.?) ?/;
const behindAmount = /^ ?(?:₹|rupees?|rs\.?|inr|रुपये|रुपए|रुपया|रु\.?)? ?(?:\/[-=])? ?(?:only)?$/;

const amountUnits = new Map<string, number>([
  ...['k', 'thousand', 'thousands', 'hazar', 'हजार'].map((word) => [word, 1e3] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, 1e5] as const),
  ...['m', 'mn', 'million', 'millions'].map((word) => [word, 1e6] as const),
  ...['cr', 'crs', 'crore', 'crores', 'करोड'].map((word) => [word, 1e7] as const),
]);

interface ReadWord<T> {
  readonly meaning: T | undefined;
  readonly rest: string;
}

/** Reads the word at the start of the text, with a space before or a full stop behind it, looked up. */
function readWord<T>(text: string, meanings: ReadonlyMap<string, T>): ReadWord<T> {
  const [typed = '', word = ''] = /^ ?([a-z\u0900-\u097f]+)\.?/.exec(text) ?? [];
  const meaning = meanings.get(word);
  return { meaning, rest: meaning === undefined ? text : text.slice(typed.length) };
}

/** Reads the unit after a number: "lakh", "cr", and the compound "lakh crore"; 1 where there is none. */
function readAmountUnit(text: string): { readonly size: number; readonly rest: string } {
  const first = readWord(text, amountUnits);
  if (first.meaning === undefined) return { size: 1, rest: text };
  const second = readWord(first.rest, amountUnits);
  return second.meaning === 1e7 && first.meaning < 1e6
    ? { size: first.meaning * second.meaning, rest: second.rest }
    : { size: first.meaning, rest: first.rest };
}

/** Below this a last number without a unit is a slip: the 50 of "2 cr 50" is most likely lakh. */
const smallestBareRest = 100;

/**
 * Parses an amount in ₹ as people write it, to the paisa: "12,50,000", "₹12.5 lakh", "2 cr 50 l", "10k", "Rs. 5,000/-",
 * "१.५ लाख". Parts such as "2 cr 50 l" are added; they must descend, and only the last may have decimals. A decimal below
 * 100 without a unit has the hint `meantLakh`.
 * @example parseAmount('1.2cr') // { ok: true, value: 12000000 }
 */
export function parseAmount(text: string): Parsed {
  const plain = normalised(text);
  if (plain === null) return unreadable;
  if (plain === '') return { ok: false, why: 'empty' };

  const before = readSign(plain);
  const withoutCurrency = before.rest.replace(currencyBefore, '');
  // "₹-500" as well as "-₹500", but one sign only.
  const after = plain.startsWith('-') || plain.startsWith('+') ? null : readSign(withoutCurrency);
  const sign = after?.sign ?? before.sign;
  let rest = after?.rest ?? withoutCurrency;

  let total = 0;
  let parts = 0;
  let commaLooksDecimal = false;
  let bareDecimal = false;
  let previousSize = Number.POSITIVE_INFINITY;
  let previousHadDecimals = false;
  for (let number = readNumber(rest); number; number = readNumber(rest.trimStart())) {
    const unit = readAmountUnit(number.rest);
    const part = number.value * unit.size;
    if (previousHadDecimals || unit.size >= previousSize || part >= previousSize) return unreadable;
    if (parts > 0 && unit.size === 1 && part < smallestBareRest) return unreadable;
    total += part;
    parts += 1;
    commaLooksDecimal ||= number.commaLooksDecimal;
    bareDecimal = parts === 1 && unit.size === 1 && number.decimals > 0;
    previousHadDecimals = number.decimals > 0;
    previousSize = unit.size;
    rest = unit.rest;
  }
  if (parts === 0 || !behindAmount.test(rest)) return unreadable;

  const amount = roundHalfAwayFromZero(total, 2);
  if (commaLooksDecimal) return parsed(sign * amount, 'commaIsNotADecimal');
  return parsed(sign * amount, bareDecimal && amount > 0 && amount < 100 ? 'meantLakh' : undefined);
}

/** Parses a number with one sign and nothing but the given ending after it. */
function parseWithEnding(
  text: string,
  ending: RegExp,
  hintFor: (value: number, typedEnding: string) => ParseHint | undefined,
): Parsed {
  const plain = normalised(text);
  if (plain === null) return unreadable;
  if (plain === '') return { ok: false, why: 'empty' };
  const { sign, rest } = readSign(plain);
  const number = readNumber(rest);
  if (!number || !ending.test(number.rest)) return unreadable;
  const value = sign * number.value;
  return parsed(value, number.commaLooksDecimal ? 'commaIsNotADecimal' : hintFor(value, number.rest));
}

/**
 * Parses a whole or decimal number without a unit: "1,200", "2.75", "−3".
 * @example parseNumber('1,200.5') // { ok: true, value: 1200.5 }
 */
export function parseNumber(text: string): Parsed {
  return parseWithEnding(text, /^$/, () => undefined);
}

const behindPercent = /^ ?(?:%|percent|per cent|pct|प्रतिशत)? ?(?:p\.? ?a\.?|per annum|per year|a year|yearly)?$/;

/** A rate below this, typed as a bare decimal, is more likely a fraction: 0.085 for 8.5 %. */
const smallestLikelyPercent = 0.3;

/**
 * Parses a percentage, 8.5 for 8.5 %: "8.5", "8.5%", "8.5 % p.a.", "8.5 per cent". A bare decimal above 0 and below 0.3
 * has the hint `meantPercent`.
 * @example parsePercent('8.5 % p.a.') // { ok: true, value: 8.5 }
 */
export function parsePercent(text: string): Parsed {
  return parseWithEnding(text, behindPercent, (value, ending) =>
    ending === '' && value > 0 && value < smallestLikelyPercent ? 'meantPercent' : undefined,
  );
}

const durationUnits = new Map<string, 'years' | 'months'>([
  ...['y', 'yr', 'yrs', 'year', 'years', 'साल', 'वर्ष'].map((word) => [word, 'years'] as const),
  ...['m', 'mo', 'mos', 'mth', 'mths', 'month', 'months', 'माह', 'महीना', 'महीने'].map(
    (word) => [word, 'months'] as const,
  ),
]);

/**
 * Parses a length of time in whole months: "20" and "20.5" are years; "20 years 6 months", "20y 6m", "246 months". A part
 * of a year goes to the nearest month; a part of a month is unreadable.
 * @example parseDuration('20y 6m') // { ok: true, value: 246 }
 */
export function parseDuration(text: string): Parsed {
  // Of two boxes, for years and for months, the one that is left empty is nought.
  const plain =
    normalised(text)
      ?.replace(/^y (?=\d)/, '0y ')
      .replace(/y m$/, 'y 0m') ?? null;
  if (plain === null) return unreadable;
  if (plain === '') return { ok: false, why: 'empty' };
  const { sign, rest } = readSign(plain);

  const first = readNumber(rest);
  if (!first) return unreadable;
  const firstUnit = readWord(first.rest, durationUnits);
  const hint = first.commaLooksDecimal ? 'commaIsNotADecimal' : undefined;
  if (firstUnit.rest === '') {
    if (firstUnit.meaning !== 'months') return parsed(sign * roundHalfAwayFromZero(first.value * 12), hint);
    return Number.isInteger(first.value) ? parsed(sign * first.value, hint) : unreadable;
  }

  const second = readNumber(firstUnit.rest.replace(/^(?: and |,| )/, ''));
  if (firstUnit.meaning !== 'years' || !second) return unreadable;
  const secondUnit = readWord(second.rest, durationUnits);
  if (secondUnit.meaning !== 'months' || secondUnit.rest !== '') return unreadable;
  if (!Number.isInteger(first.value) || !Number.isInteger(second.value)) return unreadable;
  return parsed(sign * (first.value * 12 + second.value), second.commaLooksDecimal ? 'commaIsNotADecimal' : hint);
}
