/** How a box for an amount answers keys. Apart from the grouping of digits, for a page loads it later. */
import { groupDigits } from './grouping';

// A sign before or after the ₹, whole digits with commas anywhere among them, then decimals.
const plainNumber = /^((?:[+\-−] ?)?(?:₹ ?)?|₹ ?[+\-−] ?)(\d[\d,]*|,[\d,]*\d[\d,]*)?(\.\d*)?$/;

const withoutCommas = (text: string): string => text.replaceAll(',', '');

// Longer text is no amount; leaving it alone keeps a pasted page from being read at all.
const longest = 40;

/** Returns sign with ₹, whole digits and decimals of a plain number; undefined for other text. */
function partsOf(text: string): readonly [prefix: string, whole: string, decimals: string] | undefined {
  const [, prefix = '', whole, decimals = ''] = (text.length <= longest && plainNumber.exec(text)) || [];
  return whole === undefined ? undefined : [prefix, whole, decimals];
}

/**
 * Returns the text of a number box regrouped with commas as India writes them, and where the caret then is: after the same
 * character as before, commas not counted. Sign, ₹ and decimals stay as typed. Text that is not a plain number ('12.5L',
 * 'abc', '') comes back as it is.
 * @example groupWhileTyping('1250000', 7) // { text: '12,50,000', caret: 9 }
 */
export function groupWhileTyping(text: string, caret: number): { text: string; caret: number } {
  const parts = partsOf(text);
  if (!parts) return { text, caret };
  const [prefix, whole, decimals] = parts;

  const grouped = prefix + groupDigits(withoutCommas(whole)) + decimals;
  const charactersBefore = withoutCommas(text.slice(0, caret)).length;
  let newCaret = 0;
  for (let seen = 0; seen < charactersBefore; newCaret += 1) {
    if (grouped[newCaret] !== ',') seen += 1;
  }
  return { text: grouped, caret: newCaret };
}

/**
 * Returns a number box after an input event, regrouped: what a box without commas would hold. `before` is its text before the event,
 * `typed` and `caret` what the browser made of it, `inputType` that of the event. A key that deletes only a comma deletes the digit
 * beside it; within a composition a keyboard's Backspace comes as `insertCompositionText`.
 * @example editGrouped('12,50,000', '1250,000', 2, 'deleteContentBackward') // { text: '1,50,000', caret: 1 }
 */
export function editGrouped(
  before: string,
  typed: string,
  caret: number,
  inputType: string,
): { text: string; caret: number } {
  const plain = withoutCommas(typed);
  const isKey = /delete(?!ByCut)|insertCompositionText/.test(inputType);
  if (!isKey || typed.length >= before.length || plain !== withoutCommas(before) || !partsOf(before)) {
    return groupWhileTyping(typed, caret);
  }
  const behind = withoutCommas(typed.slice(0, caret)).length;
  const at = inputType.endsWith('Forward') ? behind : Math.max(0, behind - 1);
  return groupWhileTyping(plain.slice(0, at) + plain.slice(at + 1), at);
}
