import { number } from '@/lib/calculator';
import { sumOf } from '@/lib/sum';
import type { EsopInput } from './rows';
import type { ShareHistory } from './shares';

/** Returns the price of a share now, ₹: as entered, or the last one of a row, and the rate of that row. */
function priceNow({ priceNow: given, lots, sales }: EsopInput): number {
  const known = [
    ...lots.map(({ date, value, rate }) => ({ date, price: value, rate })),
    ...sales.map(({ date, price, rate }) => ({ date, price, rate })),
  ];
  const last = known.reduce(
    (latest, each) => (each.date >= latest.date ? each : latest),
    known[0] ?? { date: '', price: 0, rate: 1 },
  );
  return (given ?? last.price) * last.rate;
}

/**
 * Returns the most of the tax paid abroad that counts, ₹: what Indian tax of the year takes on the same income at the average rate, and no
 * more than the shares add to the tax.
 */
function creditOf(input: EsopInput, { years, pieces }: ShareHistory): number {
  if (input.market !== 'foreign' || input.residence !== 'resident') return 0;
  const most = sumOf(years, ({ withAll, without, perquisite, year }) => {
    const gains = sumOf(pieces, (piece) => (piece.year === year ? piece.gain.amount : 0));
    if (withAll.totalIncome <= 0) return 0;
    const income = perquisite + Math.max(0, gains);
    return Math.min((withAll.tax / withAll.totalIncome) * income, withAll.tax - without.tax);
  });
  return Math.min(input.foreignTax, Math.max(0, most));
}

/** Returns the totals of all years, ₹ and shares. */
export function totalsOf(input: EsopInput, history: ShareHistory) {
  const { lots, pieces, years, deferred } = history;
  const tax = sumOf(years, (each) => each.tax);
  const taxOnGains = sumOf(years, (each) => each.taxOnGains);
  const paid = sumOf(lots, (lot) => lot.paid * lot.shares);
  const coverValue = sumOf(lots, (lot) => lot.covered * lot.value);
  const proceeds = sumOf(pieces, (piece) => piece.price);
  const left = sumOf(lots, (lot) => lot.left);
  const price = priceNow(input);
  const credit = creditOf(input, history);
  return {
    perquisite: sumOf(years, ({ perquisite }) => perquisite),
    tax,
    // The part of the tax that waits.
    waiting: sumOf(deferred, (each) => each.tax),
    gains: sumOf(pieces, ({ gain }) => gain.amount),
    taxOnGains,
    paid,
    covered: sumOf(lots, ({ covered }) => covered),
    coverValue,
    proceeds,
    left,
    // Of each share left.
    price,
    valueLeft: left * price,
    shares: sumOf(lots, ({ shares }) => shares),
    credit,
    kept: proceeds + coverValue + left * price - paid - tax - taxOnGains + credit,
  };
}

export type Totals = ReturnType<typeof totalsOf>;

/** Returns the price of the shares and tax that is due at once, less what shares sold for the tax bring, not below 0, ₹. */
export function cashNeeded({ paid, tax, waiting, coverValue }: Totals): number {
  return Math.max(0, paid + tax - waiting - coverValue);
}

/** Returns a number of shares as a figure. */
export const shareCount = (label: string, value: number) => number(label, value, { decimals: 3 });
