/** Returns the points of an axis in order with the visitor's own among them, and the index at which that one stands, where the chart is read out first. */
export function pointsWith(
  points: readonly number[],
  own: number,
): { readonly values: readonly number[]; readonly rest: number } {
  const values = [...new Set([...points, own])].sort((a, b) => a - b);
  return { values, rest: values.indexOf(own) };
}
