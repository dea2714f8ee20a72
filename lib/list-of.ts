/**
 * Returns its arguments as a list without those whose condition fails.
 * @example listOf(rupees('Principal', loan), fee > 0 && rupees('Fee', fee)) // one or two parts
 */
export function listOf<T>(...entries: readonly (T | false | null | undefined)[]): T[] {
  return entries.filter((entry): entry is T => entry !== false && entry !== null && entry !== undefined);
}
