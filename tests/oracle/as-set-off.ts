import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { rulesOfYear } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import { type Readings, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { type FinancialYear, type RegimeName, statutoryTax, statutoryTaxWith } from './statute';

/**
 * Returns the tax of a year, ₹, line by line: by the order of set-off that the page takes, and the lowest that the second search finds. The
 * Act leaves the order to the taxpayer, so the page's must be lawful and none may cost less. The search itself may end a little above the
 * lowest: the total income is rounded to tens, so a few rupees of a loss moved from one kind of income to another can lower the tax; and it
 * moves all losses together, where two kinds of loss may meet two of income.
 * @throws Error where the order of the page is against the law.
 */
export function taxAsSetOff(
  person: Taxpayer,
  financialYear: FinancialYear,
  regime: RegimeName,
  readings: Readings = usualReadings,
) {
  const { setOffs } = assess(person, rulesOfYear(incomeTaxYears, financialYear), regime, readings).afterSetOff;
  const best = statutoryTax(person, financialYear, regime, readings);
  const law =
    setOffs.length === 0 ? best : statutoryTaxWith(person, financialYear, regime, readings, { made: setOffs });
  return { ...law, lowest: best.tax };
}
