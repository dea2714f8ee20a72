import { earlierRates } from '@/content/rules/income-tax/earlier-rates';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';

/** The law of the years on file by any name that a list of years may hold. */
const onFile: Readonly<Record<string, IncomeTaxYear>> = incomeTaxYears;

/**
 * Returns the law by which income at slab rates is taxed in a year on file or before, null where its rates are not known here. Of a year before
 * those on file only slabs, rebate, surcharge and cess are its own: it does for nothing else.
 */
export function slabLawOf(financialYear: string): IncomeTaxYear | null {
  if (Object.hasOwn(onFile, financialYear)) return rulesOfYear(onFile, financialYear);
  if (!Object.hasOwn(earlierRates, financialYear)) return null;
  const rates = rulesOfYear(earlierRates, financialYear);
  const later = incomeTaxYears[yearsOnFile[0]];
  return {
    ...later,
    financialYear,
    cess: rates.cess,
    regimes: {
      old: { ...later.regimes.old, ...rates.old },
      new: { ...later.regimes.new, ...(rates.new ?? rates.old) },
    },
  };
}
