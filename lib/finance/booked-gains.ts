/** Gains of fund units that are booked once a year: units are sold and bought again at once, the oldest lots first. */
import { type FundLot, redeemUnits, type SoldUnits } from './fund-lots';
import { type InstalmentPlan, type LongTermTest, purchasesOf } from './instalments';

/** Units sold and bought again in one month. */
interface Booking {
  /** Months from the first day. */
  readonly month: number;
  readonly sold: readonly SoldUnits[];
  /** The long-term gain that is booked, and what selling and buying again cost, ₹. */
  readonly gain: number;
  readonly cost: number;
}

/** How gains are booked. */
export interface BookingTerms {
  readonly test: LongTermTest;
  /** The most gain of a year, ₹. */
  readonly most: number;
  /** Cost of selling and buying again, % of what is sold. */
  readonly costPercent: number;
}

const isLong = ({ months, atAnniversary }: LongTermTest, held: number): boolean =>
  atAnniversary ? held >= months : held > months;

/** Returns how many units, the oldest first, bring a long-term gain of `most` (₹) and no more; lots without a gain end the row. */
function unitsForGain(lots: readonly FundLot[], price: number, month: number, { test, most }: BookingTerms): number {
  let [units, left] = [0, most];
  for (const lot of lots) {
    const gain = lot.units * price - lot.cost;
    if (gain <= 0 || left <= 0 || !isLong(test, month - lot.bought)) break;
    units += gain <= left ? lot.units : (lot.units * left) / gain;
    left -= gain;
  }
  return units;
}

/**
 * Returns the lots after long-term gains are booked in a month at `price` (₹ a unit): what is left of the sale after costs buys units
 * at the same price, and their time begins again. The costs are not taken off the gain.
 */
export function bookGains(
  lots: readonly FundLot[],
  price: number,
  month: number,
  terms: BookingTerms,
): { readonly lots: readonly FundLot[]; readonly booking: Booking | null } {
  const units = unitsForGain(lots, price, month, terms);
  if (units <= 0) return { lots, booking: null };
  const { sold, left } = redeemUnits(lots, units, price, month);
  const proceeds = sold.reduce((sum, each) => sum + each.proceeds, 0);
  const gain = sold.reduce((sum, each) => sum + each.proceeds - each.cost, 0);
  const cost = (proceeds * terms.costPercent) / 100;
  const again = proceeds - cost;
  return {
    lots: [...left, { bought: month, units: again / price, cost: again }],
    booking: { month, sold, gain, cost },
  };
}

/** What a plan with yearly bookings has become, ₹. */
export interface BookedPlan {
  readonly bookings: readonly Booking[];
  readonly value: number;
  readonly shortGain: number;
  readonly longGain: number;
}

/**
 * Returns a plan whose gains are booked every twelve months from the first day, at last when what is bought again is still long-term at
 * the end of the plan.
 */
export function bookedYearly(plan: InstalmentPlan, terms: BookingTerms): BookedPlan {
  const priceAt = (month: number) => (1 + plan.rate) ** ((month * plan.perYear) / 12);
  const purchases = purchasesOf(plan);
  const bookings: Booking[] = [];
  let lots: readonly FundLot[] = [];
  let next = 0;
  const buyUntil = (month: number) => {
    const from = next;
    while ((purchases[next]?.month ?? Number.POSITIVE_INFINITY) <= month) next += 1;
    const bought = purchases.slice(from, next);
    lots = [...lots, ...bought.map(({ month: at, paid }) => ({ bought: at, units: paid / priceAt(at), cost: paid }))];
  };
  for (let month = 12; month < plan.months && isLong(terms.test, plan.months - month); month += 12) {
    buyUntil(month);
    const booked = bookGains(lots, priceAt(month), month, terms);
    lots = booked.lots;
    if (booked.booking) bookings.push(booked.booking);
  }
  buyUntil(plan.months);
  const price = priceAt(plan.months);
  const ended = { bookings, value: 0, shortGain: 0, longGain: 0 };
  for (const { bought, units, cost } of lots) {
    ended.value += units * price;
    ended[isLong(terms.test, plan.months - bought) ? 'longGain' : 'shortGain'] += units * price - cost;
  }
  return ended;
}
