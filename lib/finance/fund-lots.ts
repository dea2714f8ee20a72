/** Units of a fund held in lots, of which the first bought is the first sold. */

/** One purchase: when, in months from the first day (before it, negative), how many units, and their cost, ₹. */
export interface FundLot {
  readonly bought: number;
  readonly units: number;
  readonly cost: number;
}

/** Units of one lot that were sold, ₹. */
export interface SoldUnits {
  readonly monthsHeld: number;
  readonly units: number;
  readonly proceeds: number;
  readonly cost: number;
}

interface Redemption {
  readonly sold: readonly SoldUnits[];
  readonly left: readonly FundLot[];
}

/**
 * Returns the lots after `units` are sold in the month `when` at `price` (₹ a unit), the oldest lots first, and what was
 * sold. More units than there are sell all of them.
 */
export function redeemUnits(lots: readonly FundLot[], units: number, price: number, when: number): Redemption {
  const sold: SoldUnits[] = [];
  let wanted = units;
  for (const [index, lot] of lots.entries()) {
    // A rest of units that is only the rounding of doubles goes with the lot.
    const isWhole = wanted >= lot.units * (1 - 1e-12);
    const taken = isWhole ? lot.units : wanted;
    const cost = isWhole ? lot.cost : (lot.cost * taken) / lot.units;
    if (taken > 0) sold.push({ monthsHeld: when - lot.bought, units: taken, proceeds: taken * price, cost });
    if (!isWhole) {
      return { sold, left: [{ ...lot, units: lot.units - taken, cost: lot.cost - cost }, ...lots.slice(index + 1)] };
    }
    wanted -= taken;
    if (wanted <= 0) return { sold, left: lots.slice(index + 1) };
  }
  return { sold, left: [] };
}
