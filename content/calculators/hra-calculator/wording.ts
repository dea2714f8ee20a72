/** Returns '1 month', '9 months', '12 months'. */
export function countedMonths(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}

/** Returns a limit's name within a sentence. */
export function lowerFirst(text: string): string {
  return text.startsWith('HRA') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the total. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
