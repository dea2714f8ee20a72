/**
 * Returns a sentence or name as it continues another one: its first letter small, unless it begins with an abbreviation.
 * @example lowerFirst('The rent less 10%') // 'the rent less 10%'; lowerFirst('HRA received') stays
 */
export function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns a text with its first letter in upper case, as a sentence begins. */
export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
