import { incomeTaxYears } from '@/content/rules/income-tax';
import { firstYearOf } from '@/lib/calendar';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import type { TaxedLot } from './exemptions';
import type { SoldInput } from './lots';

/** Returns the law of the year that was chosen. */
export function yearOf({ financialYear }: Pick<SoldInput, 'financialYear'>): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, financialYear);
}

/** Returns what the tax engine gets of a lot. */
export function gainOf({ gain, taxable, ceiling }: Pick<TaxedLot, 'gain' | 'taxable' | 'ceiling'>): Gain {
  return { class: gain.class, amount: taxable, ...(ceiling !== null && { indexed: ceiling }) };
}

/** Returns the taxpayer with these gains, and with so much dividend and other income. */
function taxpayerWith(
  input: SoldInput,
  gains: readonly Gain[],
  income: { readonly dividend: number; readonly other: number },
): Taxpayer {
  const { kind, age, residence, shortTermLoss, longTermLoss, financialYear } = input;
  const first = firstYearOf(financialYear);
  const before = `${first - 1}-${String(first % 100).padStart(2, '0')}`;
  return {
    ...emptyTaxpayer,
    kind,
    age,
    residence,
    gains,
    other: { ...emptyTaxpayer.other, ...income },
    losses: [
      { kind: 'shortTermCapital', financialYear: before, amount: shortTermLoss },
      { kind: 'longTermCapital', financialYear: before, amount: longTermLoss },
    ],
  };
}

/** Returns the year's assessment with these gains, and with so many ₹ more of income at slab rates; other readings where asked. */
export function assessmentWith(
  input: SoldInput,
  gains: readonly Gain[],
  dividend: number,
  extra = 0,
  readings: Partial<Readings> = {},
): Assessment {
  const income = { dividend, other: input.otherIncome + extra };
  return assess(taxpayerWith(input, gains, income), yearOf(input), input.regime, { ...usualReadings, ...readings });
}
