/**
 * Returns the order of two texts for `sort`, by the codes of their letters: for ISO days and months, years, codes. `localeCompare`
 * asks for the rules of a language, whose first use takes a phone some 25 ms.
 */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
