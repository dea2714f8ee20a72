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
  return floors.map((part) => part / scale);
}

/**
 * Returns a total and its parts as they are shown, adding up. Where every part is also shown elsewhere by itself, which is `fixed`, and
 * the total is not, each part is rounded by itself and the total is their sum: no figure is then a rupee apart from itself.
 * @example shownParts({ total: 3.8, parts: [1.4, 2.4] }, 0, [true, true], false) // { total: 3, parts: [1, 2] }
 */
export function shownParts(
  { total, parts }: { readonly total: number; readonly parts: readonly number[] },
  decimals: number,
  fixed: readonly boolean[],
  isTotalFixed: boolean,
): { readonly total: number; readonly parts: number[] } {
  if (isTotalFixed || parts.some((_, index) => !fixed[index])) {
    return { total, parts: roundedParts(total, parts, decimals, fixed) };
  }
  const shown = parts.map((part) => roundHalfAwayFromZero(part, decimals));
  return { total: shown.reduce((sum, part) => sum + part, 0), parts: shown };
}
