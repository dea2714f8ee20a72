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
