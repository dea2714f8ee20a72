/**
 * Returns digits with commas as India writes them: the last three, then pairs. Takes digits alone, any number of them;
 * leading zeros stay.
 * @example groupDigits('1250000') // '12,50,000'
 */
export function groupDigits(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 2) {
    grouped = `${digits.slice(Math.max(0, end - 2), end)},${grouped}`;
  }
  return grouped;
}

// A sign before or after the ₹, whole digits with commas anywhere among them, then decimals.
const plainNumber = /^((?:[+\-−] ?)?(?:₹ ?)?|₹ ?[+\-−] ?)(\d[\d,]*|,[\d,]*\d[\d,]*)?(\.\d*)?$/;

// Longer text is no amount; leaving it alone keeps a pasted page from being read at all.
const longest = 40;

/**
 * Returns the text of a number box regrouped with commas as India writes them, and where the caret then is: after the same
 * character as before, commas not counted. Sign, ₹ and decimals stay as typed. Text that is not a plain number ('12.5L',
 * 'abc', '') comes back as it is.
 * @example groupWhileTyping('1250000', 7) // { text: '12,50,000', caret: 9 }
 */
export function groupWhileTyping(text: string, caret: number): { text: string; caret: number } {
  const [, prefix = '', whole, decimals = ''] = (text.length <= longest && plainNumber.exec(text)) || [];
  if (whole === undefined) return { text, caret };

  const grouped = prefix + groupDigits(whole.replaceAll(',', '')) + decimals;
  const charactersBefore = text.slice(0, caret).replaceAll(',', '').length;
  let newCaret = 0;
  for (let seen = 0; seen < charactersBefore && newCaret < grouped.length; newCaret += 1) {
    if (grouped[newCaret] !== ',') seen += 1;
  }
  return { text: grouped, caret: newCaret };
}
