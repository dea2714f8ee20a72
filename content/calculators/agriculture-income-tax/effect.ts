import type { Both } from '@/content/tax/year-answer';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';

/** Tax payable with and without agricultural income, and what it adds, ₹. */
export interface Effect {
  readonly withFarm: number;
  readonly withoutFarm: number;
  readonly added: number;
}

/** The effect in each regime. */
export type Effects = Both<Effect>;

/** Returns what agricultural income adds, both amounts rounded as they are paid. */
export function effectOf(withFarm: Assessment, withoutFarm: Assessment, year: IncomeTaxYear): Effect {
  const multiple = year.payableMultiple.value;
  const [paid, plain] = [payable(withFarm.tax, multiple), payable(withoutFarm.tax, multiple)];
  return { withFarm: paid, withoutFarm: plain, added: paid - plain };
}

/** Returns the share of agricultural income that the added tax takes, %. */
export function rateOn(added: number, net: number): number {
  return net > 0 ? (added / net) * 100 : 0;
}
