/**
 * Returns an amount to the nearest multiple: paise are dropped first, and a last part of half the multiple or more goes up.
 * Sections 288A (total income) and 288B (tax payable or refund). For amounts of zero and more.
 * @example toNearestMultiple(1234564.99, 10) // 1234560
 */
export function toNearestMultiple(amount: number, multiple: number): number {
  // A double a hair below a whole rupee represents that rupee.
  const rupees = Math.floor(amount + 1e-6);
  return Math.floor((rupees + multiple / 2) / multiple) * multiple;
}
