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
