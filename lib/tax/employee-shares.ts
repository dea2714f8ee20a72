/** Shares from an employer: perquisite, deferral of its tax, vesting, and which shares a sale takes. Nothing is rounded. */

import { addMonthsToDay, financialYearOf, firstYearOf } from '../calendar';
import { compareText } from '../compare-text';
import type { IsoDate } from '../law';

/** One exercise, vesting or purchase; amounts a share in ₹. */
export interface ShareGrant {
  readonly date: IsoDate;
  readonly shares: number;
  readonly paid: number;
  /** Fair market value. */
  readonly value: number;
}

/** Returns the perquisite of a share, ₹: value less what was paid, never below zero (section 17(2)(vi)). */
export function perquisiteOf({ paid, value }: Pick<ShareGrant, 'paid' | 'value'>): number {
  return Math.max(0, value - paid);
}

/**
 * Returns the cost of a share for capital gains, ₹: the value that was taxed as a perquisite (section 49(2AA)); what was
 * paid where it is more, as no perquisite was taxed then.
 */
export function costOf({ paid, value }: Pick<ShareGrant, 'paid' | 'value'>): number {
  return Math.max(paid, value);
}

/**
 * Returns the day on which the time for paying the deferred tax ends: a number of months from the end of the assessment year
 * of the exercise, which is the year after its financial year.
 * @example deferralEnd('2025-11-10', 48) // '2031-03-31'
 */
export function deferralEnd(exercised: IsoDate, months: number): IsoDate {
  const assessmentYearEnd = `${firstYearOf(financialYearOf(exercised)) + 2}-03-31`;
  return addMonthsToDay(assessmentYearEnd, months);
}

/** Shares of one grant that were sold on a day; amounts a share in ₹. */
interface SoldShares {
  /** Places in the two lists that were given. */
  readonly grant: number;
  readonly sale: number;
  readonly shares: number;
}

/**
 * Returns which shares each sale takes, the oldest of its kind first, and how many of each grant are left. `missing` names, by the place
 * of the sale, shares that were not there on the day.
 */
export function matchSales(
  grants: readonly (Pick<ShareGrant, 'date' | 'shares'> & { readonly kind?: string })[],
  sales: readonly { readonly date: IsoDate; readonly shares: number; readonly kind?: string }[],
): {
  readonly sold: readonly SoldShares[];
  readonly left: readonly number[];
  readonly missing: readonly number[];
} {
  const byDate = <T extends { readonly date: IsoDate }>(list: readonly T[]) =>
    list.map((item, place) => ({ ...item, place })).sort((a, b) => compareText(a.date, b.date));
  const left = grants.map(({ shares }) => shares);
  const missing = sales.map(() => 0);
  const sold: SoldShares[] = [];
  const oldestFirst = byDate(grants);
  for (const sale of byDate(sales)) {
    let wanted = sale.shares;
    for (const { place, date, kind } of oldestFirst) {
      if (date > sale.date || wanted <= 0) break;
      if (kind !== sale.kind) continue;
      const shares = Math.min(wanted, left[place] ?? 0);
      if (shares <= 0) continue;
      sold.push({ grant: place, sale: sale.place, shares });
      left[place] = (left[place] ?? 0) - shares;
      wanted -= shares;
    }
    // A rest that is only the rounding of doubles is none.
    missing[sale.place] = wanted > sale.shares * 1e-9 ? wanted : 0;
  }
  return { sold, left, missing };
}

/** One day on which shares vest. */
interface Vesting {
  readonly date: IsoDate;
  readonly shares: number;
  readonly vestedInAll: number;
}

/**
 * Returns the days on which a grant vests in equal parts every few months; nothing before the cliff, and on that day
 * all that has run up by then. Shares are whole, and the last day brings the rest.
 */
export function vestingPlan(
  granted: IsoDate,
  shares: number,
  terms: { readonly months: number; readonly cliffMonths: number; readonly everyMonths: number },
): Vesting[] {
  const { months, cliffMonths, everyMonths } = terms;
  const plan: Vesting[] = [];
  let vested = 0;
  for (let month = everyMonths; month < months + everyMonths; month += everyMonths) {
    const at = Math.min(month, months);
    if (at < cliffMonths && at < months) continue;
    const inAll = at === months ? shares : Math.floor((shares * at) / months);
    if (inAll > vested) {
      plan.push({ date: addMonthsToDay(granted, at), shares: inAll - vested, vestedInAll: inAll });
    }
    vested = inAll;
  }
  return plan;
}
