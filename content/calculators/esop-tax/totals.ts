import { number } from '@/lib/calculator';
import { sum } from '@/lib/sum';
import type { EsopInput } from './rows';
import type { ShareStory } from './shares';

/** The totals of all years, ₹ and shares. */
export interface Totals {
  readonly perquisite: number;
  readonly tax: number;
  /** The part of it that waits. */
  readonly waiting: number;
  readonly gains: number;
  readonly taxOnGains: number;
  readonly paid: number;
  readonly covered: number;
  readonly coverValue: number;
  readonly proceeds: number;
  readonly left: number;
  /** Price in ₹ of each share left. */
  readonly price: number;
  readonly valueLeft: number;
  readonly shares: number;
  readonly credit: number;
  readonly kept: number;
}

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
function creditOf(input: EsopInput, story: ShareStory): number {
  if (input.market !== 'foreign' || input.foreignTax === 0 || input.residence !== 'resident') return 0;
  const most = story.years.map(({ withAll, taxWithAll, taxWithout, perquisite, year }) => {
    const gains = sum(story.pieces.filter((piece) => piece.year === year).map(({ gain }) => gain.amount));
    const income = perquisite + Math.max(0, gains);
    if (withAll.totalIncome <= 0) return 0;
    return Math.min((taxWithAll / withAll.totalIncome) * income, taxWithAll - taxWithout);
  });
  return Math.min(input.foreignTax, Math.max(0, sum(most)));
}

/** Returns the totals of all years. */
export function totalsOf(input: EsopInput, story: ShareStory): Totals {
  const { lots, pieces, years, deferred } = story;
  const perquisite = sum(years.map((year) => year.perquisite));
  const tax = sum(years.map(({ taxWithPerquisite, taxWithout }) => taxWithPerquisite - taxWithout));
  const taxOnGains = sum(years.map(({ taxWithAll, taxWithPerquisite }) => taxWithAll - taxWithPerquisite));
  const paid = sum(lots.map((lot) => lot.paid * lot.shares));
  const coverValue = sum(lots.map((lot) => lot.covered * lot.value));
  const proceeds = sum(pieces.map(({ price }) => price));
  const left = sum(lots.map((lot) => lot.left));
  const price = priceNow(input);
  const credit = creditOf(input, story);
  return {
    perquisite,
    tax,
    waiting: sum(deferred.map((each) => each.tax)),
    gains: sum(pieces.map(({ gain }) => gain.amount)),
    taxOnGains,
    paid,
    covered: sum(lots.map((lot) => lot.covered)),
    coverValue,
    proceeds,
    left,
    price,
    valueLeft: left * price,
    shares: sum(lots.map((lot) => lot.shares)),
    credit,
    kept: proceeds + coverValue + left * price - paid - tax - taxOnGains + credit,
  };
}

/** Returns the price of the shares and tax that is due at once, less what shares sold for the tax bring, not below 0, ₹. */
export function cashNeeded({ paid, tax, waiting, coverValue }: Totals): number {
  return Math.max(0, paid + tax - waiting - coverValue);
}

/** Returns a number of shares as a figure. */
export const shareCount = (label: string, value: number) => number(label, value, { decimals: 3 });
