import { sectionName } from '@/content/tax/law-names';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';
import type { Exemption, Leaving } from './entitlement';
import type { GratuityInput } from './form';

/** Writes the tax and returns it, ₹; null where nothing is known of the other salary. */
export function taxSteps(
  { heading, step }: Worksheet,
  input: GratuityInput,
  { year }: Leaving,
  { exempt, taxable }: Exemption,
  gratuity: number,
): number | null {
  if (taxable === 0) return 0;
  if (input.income === null) return null;
  const multiple = year.payableMultiple.value;
  const taxOf = (gross: number, exemptPay: number) =>
    payable(
      assess(
        {
          ...emptyTaxpayer,
          age: input.age,
          salary: { ...emptyTaxpayer.salary, gross, exempt: exemptPay },
          claims: { ...emptyTaxpayer.claims, savings: input.savings },
        },
        year,
        input.regime,
      ).tax,
      multiple,
    );
  heading('Tax');
  const income = input.income;
  const withIt = step(
    rupees('Tax of the year with the gratuity', taxOf(income + gratuity, exempt)),
    `Salary ${inr(income)} and ${inr(taxable)} of gratuity, ${input.regime} regime, with cess`,
    year.regimes[input.regime].slabs.cite,
  );
  const without = step(
    rupees('Tax of the year without it', taxOf(income, 0)),
    `Salary ${inr(income)} only. Rebate and limits: section ${sectionName('87A', year.act)} and others, as on the income-tax page`,
    year.regimes[input.regime].slabs.cite,
  );
  return step(rupees('Tax on the gratuity', withIt - without), `${inr(withIt)} − ${inr(without)}`);
}
