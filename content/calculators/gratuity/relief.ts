import { gratuityRelief, gratuityReliefRule } from '@/content/rules/gratuity';
import { arrearsRelief } from '@/content/rules/income-tax/earlier-rates';
import { slabLawOf } from '@/content/tax/earlier-year-law';
import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { financialYearFrom, financialYearOf, firstYearOf } from '@/lib/calendar';
import { inr, pct } from '@/lib/format';
import { taxAtSlabRates, wholeRupees } from '@/lib/tax/arrears-relief';
import type { Assessment } from '@/lib/tax/assess';
import { type GratuityRelief, gratuityReliefOf, type YearBefore } from '@/lib/tax/gratuity-relief';
import { toNearestMultiple } from '@/lib/tax/rounding';
import type { Leaving } from './entitlement';
import type { GratuityInput } from './form';

type Row = GratuityInput['before'][number];

/** Returns how many years before the receipt the relief takes: none for a short service. */
export function yearsOfRelief({ service }: Pick<Leaving, 'service'>): number {
  const { fromYears, years, longFromYears, longYears } = gratuityRelief.value;
  if (service.years < fromYears) return 0;
  return service.years < longFromYears ? years : longYears;
}

/** Returns the years before that of the receipt, the last one first. */
export function yearsBefore({ lastDay }: Pick<Leaving, 'lastDay'>, count: number): readonly string[] {
  const first = firstYearOf(financialYearOf(lastDay));
  return Array.from({ length: count }, (_, index) => financialYearFrom(first - 1 - index));
}

/** Returns a year before with its part of the gratuity; null where its rates are not known. */
function yearBefore(financialYear: string, { income, regime, age }: Row, part: number): YearBefore | null {
  const law = slabLawOf(financialYear);
  if (law === null) return null;
  return {
    financialYear,
    income,
    totalIncome: toNearestMultiple(income + part, law.totalIncomeMultiple.value),
    tax: wholeRupees(taxAtSlabRates(income + part, age, law, regime)),
  };
}

/** Returns the relief for the taxed part of the gratuity, ₹; null where the years before are not entered. */
export function reliefOf(
  { before }: GratuityInput,
  leaving: Leaving,
  taxable: number,
  { totalIncome, charge }: Assessment,
): GratuityRelief | null {
  const count = yearsOfRelief(leaving);
  if (count === 0 || before.length !== count) return null;
  const names = yearsBefore(leaving, count);
  const years = before.flatMap((row, index) => yearBefore(names[index] ?? '', row, taxable / count) ?? []);
  if (years.length < count) return null;
  return gratuityReliefOf(taxable, { totalIncome, tax: wholeRupees(charge.total) }, years);
}

/** Writes the relief, with the average rate of each year. */
export function reliefSteps(
  { heading, step }: Worksheet,
  { year: { act } }: Leaving,
  taxable: number,
  { received, years, averageNow, averageBefore, taxNow, taxBefore, relief }: GratuityRelief,
): void {
  const cite = gratuityReliefRule[act];
  heading('Relief by earlier years');
  step(
    percentage('Average rate of tax in the year of receipt', averageNow * 100, { decimals: 4 }),
    `${inr(received.tax)} ÷ total income ${inr(received.totalIncome)}`,
    cite,
  );
  for (const { financialYear, income, totalIncome, tax, average } of years) {
    step(
      percentage(`Average rate of tax of FY ${financialYear}`, average * 100, { decimals: 4 }),
      `${inr(tax)} ÷ ${inr(totalIncome)}: its income of ${inr(income)} and ${inr(taxable)} ÷ ${years.length} of gratuity`,
      cite,
    );
  }
  step(
    percentage('Mean of these years', averageBefore * 100, { decimals: 4 }),
    `Their rates together ÷ ${years.length}`,
    cite,
  );
  step(
    rupees('Relief for gratuity', relief),
    `${inr(taxable)} × ${pct(averageNow * 100, 4)} = ${inr(taxNow)}, less ${inr(taxable)} × ${pct(averageBefore * 100, 4)} = ${inr(taxBefore)}${relief === 0 ? '. It is not more, so there is none' : ''}`,
    arrearsRelief[act].section,
  );
}
