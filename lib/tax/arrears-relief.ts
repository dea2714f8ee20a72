import type { Assessment } from './assess';
import { chargeOn } from './charge';
import type { IncomeTaxYear, Regime } from './income-tax-year';
import { toNearestMultiple } from './rounding';
import { type Readings, type Taxpayer, usualReadings } from './taxpayer';

/** A total income with and without arrears, and the tax on each, ₹; the taxes in whole ₹, as the form for relief takes them. */
interface TaxOnArrears {
  readonly arrears: number;
  readonly incomeWithout: number;
  readonly incomeWith: number;
  readonly taxWithout: number;
  readonly taxWith: number;
  /** By how much the tax is higher with the arrears; never below 0. */
  readonly difference: number;
}

/** The arrears of one earlier year as they would have been taxed in it. */
export interface YearOfArrears extends TaxOnArrears {
  readonly financialYear: string;
  /** The regime whose rates were used; null where both taxes were given. */
  readonly regime: Regime | null;
}

/** Relief for salary in arrears, ₹, with what it is worked out from. */
export interface ArrearsRelief {
  readonly received: TaxOnArrears;
  readonly years: readonly YearOfArrears[];
  /** The tax on the arrears in their own years, together. */
  readonly inTheirYears: number;
  readonly relief: number;
}

/** A double a hair below half a rupee is half a rupee. */
const speck = 1e-6;

/** Returns an amount to the nearest ₹, as the form for relief takes taxes. */
export const wholeRupees = (amount: number): number => Math.floor(amount + 0.5 + speck);

/** Returns both taxes in whole ₹ with their difference. */
export function taxOnArrears(amounts: Omit<TaxOnArrears, 'difference'>): TaxOnArrears {
  const taxWithout = wholeRupees(amounts.taxWithout);
  const taxWith = wholeRupees(amounts.taxWith);
  return { ...amounts, taxWithout, taxWith, difference: Math.max(0, taxWith - taxWithout) };
}

/**
 * Returns the tax in ₹, with surcharge and cess, of a resident individual on a total income that is all at slab rates. The income is
 * rounded first, section 288A.
 */
export function taxAtSlabRates(income: number, age: Taxpayer['age'], year: IncomeTaxYear, regime: Regime): number {
  const totalIncome = toNearestMultiple(income, year.totalIncomeMultiple.value);
  return chargeOn(
    { totalIncome, slabIncome: totalIncome, dividend: 0, special: { amounts: {}, land: [] }, agricultural: 0 },
    { kind: 'individual', residence: 'resident', age },
    year,
    regime,
    usualReadings,
  ).total;
}

/**
 * Returns the tax on arrears in the year of their receipt: rule 21A(2)(b). The total income is reduced by them, as far as there is income at
 * slab rates; all else stays.
 */
export function taxOnReceipt(
  arrears: number,
  { totalIncome, slabIncome, specialIncome, afterSetOff, other, charge, regime }: Assessment,
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  readings: Readings,
): TaxOnArrears {
  const incomeWithout = totalIncome - Math.min(arrears, slabIncome);
  const rounded = toNearestMultiple(incomeWithout, year.totalIncomeMultiple.value);
  const slabLeft = Math.max(0, rounded - specialIncome);
  const without = chargeOn(
    {
      totalIncome: rounded,
      slabIncome: slabLeft,
      dividend: Math.min(other.dividend, afterSetOff.otherSources, slabLeft),
      special: afterSetOff.special,
      agricultural: taxpayer.agricultural,
      ...(taxpayer.atTreatyRates && { atTreatyRates: taxpayer.atTreatyRates }),
    },
    taxpayer,
    year,
    regime,
    readings,
  );
  return taxOnArrears({
    arrears,
    incomeWithout,
    incomeWith: totalIncome,
    taxWithout: without.total,
    taxWith: charge.total,
  });
}

/**
 * Returns the relief of section 89 with rule 21A(2): what the arrears cost in the year of their receipt beyond what they would have cost in
 * their own years, nil where that is not more.
 */
export function arrearsReliefOf(received: TaxOnArrears, years: readonly YearOfArrears[]): ArrearsRelief {
  let inTheirYears = 0;
  for (const { difference } of years) inTheirYears += difference;
  return { received, years, inTheirYears, relief: Math.max(0, received.difference - inTheirYears) };
}
