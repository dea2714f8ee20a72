/** Your own money in a scheme account and what it earned, year by year. */

interface YearOfMoney {
  readonly deposit: number;
  readonly withdrawn: number;
  readonly closing: number;
}

/** Returns your own money left in the account at the end of each year, ₹, and the rest, which is interest. */
export function ownAndGrowth(
  opening: number,
  years: readonly YearOfMoney[],
): { readonly own: number[]; readonly growth: number[] } {
  let paid = opening;
  const own = years.map((year) => {
    paid += year.deposit - year.withdrawn;
    return Math.min(year.closing, Math.max(0, paid));
  });
  return { own, growth: years.map((year, index) => Math.max(0, year.closing - (own[index] ?? 0))) };
}
