import { number } from '@/lib/calculator';
import { sumOf } from '@/lib/sum';
import { type EsopInput, hasKind, type Market } from './rows';
import type { Lot, Piece, ShareHistory } from './shares';

/** Returns the last row or sale of those given, with its price of a share in its own currency. */
function lastPrice({ lots, sales }: Pick<EsopInput, 'lots' | 'sales'>) {
  const known = [
    ...lots.map(({ date, value, rate, kind }) => ({ date, price: value, rate, kind })),
    ...sales.map(({ date, price, rate, kind }) => ({ date, price, rate, kind })),
  ];
  return known.reduce<(typeof known)[number] | undefined>(
    (latest, each) => (latest === undefined || each.date >= latest.date ? each : latest),
    undefined,
  );
}

/** Returns the price of a share now by its kind, ₹: the last one of a row of this kind; for the kind of the last row, as entered. */
function pricesNow(input: EsopInput) {
  const { priceNow: given, lots, sales } = input;
  const last = lastPrice(input);
  const priceOf = (kind: Market) => {
    const own = lastPrice({
      lots: lots.filter((lot) => lot.kind === kind),
      sales: sales.filter((sale) => sale.kind === kind),
    });
    return ((kind === last?.kind ? given : null) ?? own?.price ?? 0) * (own?.rate ?? 1);
  };
  return { priceOf, ofLast: priceOf(last?.kind ?? input.market) };
}

/**
 * Returns the most of the tax paid abroad that counts, ₹: of the perquisite and of the gains, each by itself, what Indian tax of the year
 * takes on it at the average rate, and no more than it adds to the tax. The total income has the perquisite after its part of the standard
 * deduction, and gains after losses: rule 128(5).
 */
function creditOf(input: EsopInput, { years, pieces, lots }: ShareHistory): number {
  if (!hasKind(input, 'foreign') || input.residence !== 'resident') return 0;
  const most = sumOf(years, ({ withAll, tax, taxOnGains, year }) => {
    const isOf = (each: Lot | Piece, { kind }: Lot) => each.year === year && kind === 'foreign';
    const perquisite = sumOf(lots, (lot) => (isOf(lot, lot) ? lot.perquisite : 0));
    const gains = sumOf(pieces, (piece) => (isOf(piece, piece.lot) ? piece.gain.amount : 0));
    const { totalIncome, grossTotalIncome, salary } = withAll;
    if (totalIncome <= 0) return 0;
    const averageRate = withAll.tax / totalIncome;
    const salaryAbroad = perquisite > 0 ? (perquisite * salary.income) / salary.gross : 0;
    const gainsAbroad = Math.max(0, Math.min(gains, grossTotalIncome - salary.income));
    return (
      Math.min(averageRate * salaryAbroad, Math.max(0, tax)) +
      Math.min(averageRate * gainsAbroad, Math.max(0, taxOnGains))
    );
  });
  return Math.min(input.foreignTax, most);
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
  const { priceOf, ofLast } = pricesNow(input);
  const kindsLeft = new Set(lots.flatMap((lot) => (lot.left > 0 ? [lot.kind] : [])));
  const [kind] = kindsLeft;
  // Of each share left, where they are of one kind.
  const price = kind === undefined ? ofLast : kindsLeft.size === 1 ? priceOf(kind) : null;
  const valueLeft = sumOf(lots, (lot) => lot.left * priceOf(lot.kind));
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
    price,
    priceOfLast: ofLast,
    valueLeft,
    shares: sumOf(lots, ({ shares }) => shares),
    credit,
    kept: proceeds + coverValue + valueLeft - paid - tax - taxOnGains + credit,
  };
}

export type Totals = ReturnType<typeof totalsOf>;

/** Returns the price of the shares and tax that is due at once, less what shares sold for the tax bring, not below 0, ₹. */
export function cashNeeded({ paid, tax, waiting, coverValue }: Totals): number {
  return Math.max(0, paid + tax - waiting - coverValue);
}

/** Returns a number of shares as a figure. */
export const shareCount = (label: string, value: number) => number(label, value, { decimals: 3 });
