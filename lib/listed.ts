/** Returns words in a row as a sentence lists them: "a", "a and b", "a, b and c"; '' for none. */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
