/**
 * Yearly returns of equity in the bad start that these pages test: an assumption of ours, printed on the page, not the history of
 * any market. Other money earns the return after retirement meanwhile.
 */
export const badStart = [-20, -10, 0, 5, 5] as const;

/** Returns the first years' returns of a portfolio in the bad start, % a year; `equityShare` in %. */
export function badStartReturns(equityShare: number, otherReturn: number): number[] {
  return badStart.map((equity) => (equityShare * equity + (100 - equityShare) * otherReturn) / 100);
}
