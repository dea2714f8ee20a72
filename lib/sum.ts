/** Returns the sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Returns the sum of a number of each item.
 * @example sumOf(payments, ({ amount }) => amount)
 */
export function sumOf<Item>(items: readonly Item[], of: (item: Item, index: number) => number): number {
  return items.reduce((total, item, index) => total + of(item, index), 0);
}
