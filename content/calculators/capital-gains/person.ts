import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type Readings, usualReadings } from '@/lib/tax/taxpayer';
import type { SoldInput } from './lots';

/** Returns the law of the year that was chosen. */
export function yearOf({ financialYear }: Pick<SoldInput, 'financialYear'>): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, financialYear);
}

/** Returns the year's assessment with these gains, with `extra` ₹ more of income at slab rates, and by other readings where asked. */
export function assessmentWith(
  input: SoldInput,
  gains: readonly Gain[],
  dividend: number,
  extra = 0,
  readings: Partial<Readings> = {},
): Assessment {
  const { kind, age, residence, shortTermLoss, longTermLoss, financialYear } = input;
  const before = financialYearFrom(firstYearOf(financialYear) - 1);
  const taxpayer = {
    ...emptyTaxpayer,
    kind,
    age,
    residence,
    gains,
    other: { ...emptyTaxpayer.other, dividend, other: input.otherIncome + extra },
    losses: [
      { kind: 'shortTermCapital', financialYear: before, amount: shortTermLoss },
      { kind: 'longTermCapital', financialYear: before, amount: longTermLoss },
    ],
  } as const;
  return assess(taxpayer, yearOf(input), input.regime, { ...usualReadings, ...readings });
}
