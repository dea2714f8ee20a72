import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';

/** The old regime as its deductions grow, ₹. */
export interface OldRegime {
  /** Income before anything that the old regime only deducts; what both regimes deduct is gone from it. */
  readonly income: number;
  /** Its tax with so much deducted, not rounded. */
  readonly taxWith: (deductions: number) => number;
}

/** Returns the income after deductions, before it is rounded. */
export function incomeOf({ grossTotalIncome, totalDeductions }: Assessment): number {
  return grossTotalIncome - totalDeductions;
}

/** The step of the search, ₹: total income is rounded to it. */
const step = 10;

/**
 * Returns the old regime for a person who has none of its deductions. `houses` are those of the person: a loss from them may meet gains at rates
 * of their own, and saves another tax there than a deduction from income at slab rates. So it comes first, as the interest of a house of one's
 * own, and the rest on top of it.
 */
export function oldRegimeOf(bare: Taxpayer, year: IncomeTaxYear, houses: Taxpayer['houses'] = bare.houses): OldRegime {
  const assessed = (ofHouses: Taxpayer['houses'], other: number) =>
    assess({ ...bare, houses: ofHouses, claims: { ...bare.claims, other } }, year, 'old');
  const income = incomeOf(assessed(bare.houses, 0));
  const loss = Math.max(0, income - incomeOf(assessed(houses, 0)));
  const taxWith = (deductions: number) => {
    // The whole loss takes from other losses what they would meet of the houses, so that it lowers income by less than itself.
    if (deductions >= loss) return assessed(loss > 0 ? houses : bare.houses, deductions - loss).tax;
    return assessed([...bare.houses, { ...plainHouse, interest: deductions }], 0).tax;
  };
  return { income, taxWith };
}

/** A double may miss an equal tax by less than this, ₹. */
const speck = 1e-6;

/**
 * Returns the least deductions, in steps of ₹10, at which the old regime costs no more than `target`; `null` where none are enough, since
 * deductions do not touch income at special rates. Tax never rises as deductions grow, so halving finds it.
 */
export function breakEven({ income, taxWith }: OldRegime, target: number): number | null {
  const isEnough = (steps: number) => taxWith(steps * step) <= target + speck;
  let low = 0;
  let high = Math.ceil(Math.max(0, income) / step);
  if (isEnough(low)) return 0;
  if (!isEnough(high)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high * step;
}

/** Returns the break-even for a salary alone, below 60 and resident, ₹; 0 where there is none. */
export function salaryBreakEven(gross: number, year: IncomeTaxYear): number {
  const earner = { ...emptyTaxpayer, salary: { ...emptyTaxpayer.salary, gross } };
  return breakEven(oldRegimeOf(earner, year), assess(earner, year, 'new').tax) ?? 0;
}
