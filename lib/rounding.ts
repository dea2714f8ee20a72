/**
 * Rounds half away from zero at the given number of decimals: 2.5 → 3, −2.5 → −3, 1.005 at 2 decimals → 1.01.
 * A double that represents a decimal half (1.005 is stored as 1.00499…) is taken as that half.
 * Right for results of up to 15 digits, decimals included: paise up to ₹10 lakh crore. Never returns −0.
 */
export function roundHalfAwayFromZero(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  const scaled = Math.abs(value) * scale;
  // A whole number stays, and so does one so large that a double holds no further decimals; adding 0 turns −0 into 0.
  if (Number.isInteger(value) || scaled >= 2 ** 53) return value + 0;
  // Past 10¹³ the error of a double is no longer small beside a half, hence the cap.
  const tolerance = Math.min(scaled * 4 * Number.EPSILON, 1 / 16);
  const rounded = (Number.isInteger(scaled) ? scaled : Math.floor(scaled + 0.5 + tolerance)) / scale;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Returns the nearest whole rupee, 50 paise and more upwards (s. 170 CGST Act; small-savings interest). */
export function nearestRupee(amount: number): number {
  return roundHalfAwayFromZero(amount, 0);
}

/** Returns the nearest paisa, half a paisa upwards: the two decimals of an invoice line. */
export function nearestPaisa(amount: number): number {
  return roundHalfAwayFromZero(amount, 2);
}

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
