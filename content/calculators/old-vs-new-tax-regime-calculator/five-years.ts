import { type Both, compared, inBoth } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { upperFirst } from '@/lib/lower-first';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { RegimeInput } from './form';
import { personIn, taxpayerOf } from './person';

const yearsAhead = [0, 1, 2, 3, 4] as const;

/** This year or one of the four after it: salary and profit, and the tax in both regimes, ₹. */
export interface YearAhead {
  readonly title: string;
  readonly earned: number;
  readonly tax: Both<number>;
}

/** Returns this year and the four after it, pay rising, all else and the law as now. */
export function yearsAheadOf(
  input: RegimeInput,
  thisYear: Both<Assessment>,
  year: IncomeTaxYear,
): readonly YearAhead[] {
  return yearsAhead.map((later) => {
    const taxpayer = taxpayerOf(input, (1 + input.raise / 100) ** later);
    const both = later === 0 ? thisYear : inBoth((regime) => assess(personIn(taxpayer, year, regime), year, regime));
    return {
      title: upperFirst(yearTitle(financialYearFrom(firstYearOf(year.financialYear) + later))),
      earned: taxpayer.salary.gross + taxpayer.business.regular,
      tax: compared({ both, year, shown: 'better' }).tax,
    };
  });
}

type History = RegimeInput['history'];

/** Where somebody with business income stands after a year in a regime; nothing where that regime is closed. */
const after: Readonly<Record<History, Partial<Both<History>>>> = {
  never: { new: 'never', old: 'left' },
  left: { old: 'left', new: 'returned' },
  returned: { new: 'returned' },
};

/** Returns the least tax of years in a row, ₹, by what is open in each. */
function leastTax(history: History, [first, ...rest]: readonly YearAhead[]): number {
  if (!first) return 0;
  const ways = Object.entries(after[history]) as readonly [Regime, History][];
  return Math.min(...ways.map(([regime, then]) => first.tax[regime] + leastTax(then, rest)));
}

/** What somebody with business income does best this year, since the way back to the new regime is open once. */
export interface Switching {
  readonly advised: Regime;
  /** What the tax of all these years is less than with the other regime this year, ₹. */
  readonly cheaperBy: number;
  /** The regime of lower tax this year costs more over the years. */
  readonly isAgainstThisYear: boolean;
}

/** The least difference over five years that is advice, ₹: each tax is rounded to ₹10. */
const worthSaying = 100;

/**
 * Returns the regime that costs least over the years for somebody with business income, who can leave the new regime once and come back to it
 * once; null where there is no choice. Section 115BAC(6); section 202(4) of the 2025 Act.
 */
export function switchingOf({ business, history }: RegimeInput, years: readonly YearAhead[]): Switching | null {
  const [now, ...later] = years;
  const { new: asNew, old: asOld } = after[history];
  if (!business || !now || !asNew || !asOld) return null;
  const total = { new: now.tax.new + leastTax(asNew, later), old: now.tax.old + leastTax(asOld, later) };
  const cheaperBy = Math.abs(total.new - total.old);
  const kept = history === 'left' ? 'old' : 'new';
  const ofThisYear = now.tax.new === now.tax.old ? kept : now.tax.old < now.tax.new ? 'old' : 'new';
  const advised = cheaperBy < worthSaying ? ofThisYear : total.old < total.new ? 'old' : 'new';
  const other = advised === 'old' ? 'new' : 'old';
  return { advised, cheaperBy, isAgainstThisYear: cheaperBy >= worthSaying && now.tax[advised] >= now.tax[other] };
}
