import { roundHalfAwayFromZero } from './rounding';

/**
 * Returns whole-unit parts that add up to the rounded total, so that what is shown adds up. Each part is rounded down and
 * the units still missing go to the parts with the largest remainders. `decimals` is that of the figures shown (0 for
 * rupees, 2 for paise). Parts marked in `fixed` are rounded by themselves, as long as another part can absorb the
 * difference.
 * @example roundedParts(10, [3.4, 3.3, 3.3]) // [4, 3, 3]
 */
export function roundedParts(
  total: number,
  parts: readonly number[],
  decimals = 0,
  fixed: readonly boolean[] = [],
): number[] {
  const scale = 10 ** decimals;
  const kept = parts.map((part, index) => (fixed[index] ? roundHalfAwayFromZero(part, decimals) : 0));
  const loose = parts.map((part, index) => (fixed[index] ? 0 : part));
  const rest = roundHalfAwayFromZero(total, decimals) - kept.reduce((sum, part) => sum + part, 0);
  const leastRest = loose.reduce((sum, part) => sum + Math.floor(part * scale + 1e-7) / scale, 0);
  if (fixed.includes(true) && loose.some((part) => part > 0) && rest >= leastRest - 1e-7) {
    const others = roundedParts(rest, loose, decimals);
    return kept.map((part, index) => (fixed[index] ? part : (others[index] ?? 0)));
  }
  const floors = parts.map((part) => Math.floor(part * scale + 1e-7));
  const missing =
    Math.round(roundHalfAwayFromZero(total, decimals) * scale) - floors.reduce((sum, part) => sum + part, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part * scale - (floors[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) {
    floors[index] = (floors[index] ?? 0) + 1;
  }
  return floors.map((part) => (part === 0 ? 0 : part / scale));
}
