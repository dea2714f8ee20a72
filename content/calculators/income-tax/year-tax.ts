import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { withFreeHouses } from '@/content/tax/own-houses';
import { yearAnswer } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { earning, type Readings, type Taxpayer } from '@/lib/tax/taxpayer';
import { reliefForArrears, withArrearsRelief } from './arrears';
import { filingOf } from './filing';
import type { IncomeTaxInput } from './form';
import { readingsOf, taxpayerOf } from './person';
import { settle } from './settle';

/** Returns the tax of the year in both regimes, the relief for arrears, and what is left to pay where that is asked. */
export function yearTaxFor(input: IncomeTaxInput) {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const described = taxpayerOf(input, year);
  const readings = readingsOf(input);
  const filing = filingOf(input, described, year);
  const personUnder = (law: IncomeTaxYear, taxpayer: Taxpayer, regime: Regime) =>
    withArrearsRelief(input, withFreeHouses(taxpayer, law, regime, readings), law, regime, readings);
  const found = yearAnswer({
    person: (regime) => personUnder(year, described, regime),
    year,
    shown: filing.isOldOpen ? input.regime : 'new',
    readings,
    // More income changes the relief too.
    withIncome: (before, more, regime) => withArrearsRelief(input, earning(before, more), year, regime, readings),
  });
  const { person } = found;
  const relief = reliefForArrears(input, person, year, found.regime, readings);
  // Another reading of the law changes the relief too.
  const taxRead = (changed: Partial<Readings>) => {
    const other = { ...readings, ...changed };
    return assess(withArrearsRelief(input, person, year, found.regime, other), year, found.regime, other).tax;
  };
  const answer = relief ? { ...found, taxRead } : found;
  return {
    year,
    answer,
    filing,
    relief,
    settled: input.settle ? settle(input, found, filing, readings) : null,
    /** Returns the tax under the law of another year, in a regime. */
    taxUnder: (law: IncomeTaxYear, under: Regime) =>
      assess(personUnder(law, taxpayerOf(input, law), under), law, under, readings).tax,
  };
}
