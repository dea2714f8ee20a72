/** A bad start for money that is drawn down: an assumption of ours, not the history of a market. */
import { badStart } from '@/content/life-plan/bad-start';

/** Returns the monthly returns, as fractions, of a bad start with `rate` (a month, fraction) after it. */
export function badStartReturns(rate: number): (month: number) => number {
  return (month) => {
    const yearly = badStart[Math.floor((month - 1) / 12)];
    return yearly === undefined ? rate : Math.expm1(Math.log1p(yearly / 100) / 12);
  };
}
