import { sumStep } from '@/content/sum-step';
import { sectionName } from '@/content/tax/law-names';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import type { GratuityRelief } from '@/lib/tax/gratuity-relief';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';
import type { Exemption, Leaving } from './entitlement';
import type { GratuityInput } from './form';
import { reliefOf, reliefSteps } from './relief';

/** The tax on the gratuity less the relief by earlier years, ₹, null where nothing is known of the other salary; and that relief, null where it is not asked for. */
interface GratuityTax {
  readonly tax: number | null;
  readonly relief: GratuityRelief | null;
}

/** Writes the tax and the relief, and returns them. */
export function taxSteps(
  sheet: Worksheet,
  input: GratuityInput,
  leaving: Leaving,
  { exempt, taxable }: Exemption,
  gratuity: number,
): GratuityTax {
  const { heading, step } = sheet;
  const { year } = leaving;
  if (taxable === 0) return { tax: 0, relief: null };
  if (input.income === null) return { tax: null, relief: null };
  const multiple = year.payableMultiple.value;
  const assessed = (gross: number, exemptPay: number) =>
    assess(
      {
        ...emptyTaxpayer,
        age: input.age,
        salary: { ...emptyTaxpayer.salary, gross, exempt: exemptPay },
        claims: { ...emptyTaxpayer.claims, savings: input.savings },
      },
      year,
      input.regime,
    );
  heading('Tax');
  const income = input.income;
  const whole = assessed(income + gratuity, exempt);
  const withIt = step(
    rupees('Tax of the year with the gratuity', payable(whole.tax, multiple)),
    `Salary ${inr(income)} and ${inr(taxable)} of gratuity, ${input.regime} regime, with cess`,
    year.regimes[input.regime].slabs.cite,
  );
  const without = step(
    rupees('Tax of the year without it', payable(assessed(income, 0).tax, multiple)),
    `Salary ${inr(income)} only. Rebate and limits: section ${sectionName('87A', year.act)} and others, as on the income-tax page`,
    year.regimes[input.regime].slabs.cite,
  );
  const tax = sumStep({ step }, rupees('Tax on the gratuity', withIt - without), [withIt, -without]);
  const relief = reliefOf(input, leaving, taxable, whole);
  if (relief === null) return { tax, relief };
  reliefSteps(sheet, leaving, taxable, relief);
  if (relief.relief === 0) return { tax, relief };
  return {
    tax: sumStep({ step }, rupees('Tax on the gratuity after relief', Math.max(0, tax - relief.relief)), [
      tax,
      -relief.relief,
    ]),
    relief,
  };
}
