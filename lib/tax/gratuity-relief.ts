import { sumOf } from '@/lib/sum';
import { wholeRupees } from './arrears-relief';

/** The tax of a year on a total income, ₹; the tax in whole ₹, as the form for relief takes it. */
interface TaxOfYear {
  readonly totalIncome: number;
  readonly tax: number;
}

/** A year before the gratuity, with an equal part of it added to its income. */
export interface YearBefore extends TaxOfYear {
  readonly financialYear: string;
  /** Without the part of the gratuity, ₹. */
  readonly income: number;
}

/** Relief for gratuity, ₹ and average rates of tax as fractions, with what it is worked out from. */
export interface GratuityRelief {
  readonly received: TaxOfYear;
  readonly years: readonly (YearBefore & { readonly average: number })[];
  readonly averageNow: number;
  readonly averageBefore: number;
  readonly taxNow: number;
  readonly taxBefore: number;
  readonly relief: number;
}

const averageRate = ({ totalIncome, tax }: TaxOfYear): number => (totalIncome > 0 ? tax / totalIncome : 0);

/**
 * Returns the relief of section 89 with rule 21A(3) for the taxed part of a gratuity, ₹: the average rate of tax of the year of receipt on it,
 * less the mean of the average rates of the years before (at least one), each with its part of the gratuity added; nil where that is not more.
 */
export function gratuityReliefOf(taxable: number, received: TaxOfYear, before: readonly YearBefore[]): GratuityRelief {
  const averageNow = averageRate(received);
  const years = before.map((year) => ({ ...year, average: averageRate(year) }));
  const averageBefore = sumOf(years, ({ average }) => average) / years.length;
  const [taxNow, taxBefore] = [taxable * averageNow, taxable * averageBefore];
  return {
    received,
    years,
    averageNow,
    averageBefore,
    taxNow,
    taxBefore,
    relief: Math.max(0, wholeRupees(taxNow - taxBefore)),
  };
}
