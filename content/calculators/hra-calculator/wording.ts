/** Returns '1 month', '9 months', '12 months'. */
export function countedMonths(count: number): string {
  return count === 1 ? '1 month' : `${count} months`;
}
