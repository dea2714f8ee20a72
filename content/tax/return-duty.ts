import { formatRupees } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { isSeniorCitizen, type Taxpayer } from '@/lib/tax/taxpayer';

/** Returns the TDS and TCS from which a person must file a return at any income, ₹. */
export function returnFromTds(
  person: Pick<Taxpayer, 'kind' | 'age' | 'residence'>,
  { returns }: Pick<IncomeTaxYear, 'returns'>,
): number {
  return returns.fromTds.value[isSeniorCitizen(person) ? 'senior' : 'below60'];
}

/** Returns why a return is due at an income that alone calls for none; empty where the income calls for it or none is due. */
export function tdsDuty({ beforeDeductions, basicExemption, tds, returnFromTds: from }: IncomeForFee): string {
  return beforeDeductions <= basicExemption && tds >= from
    ? `With TDS and TCS of ${formatRupees(from)} or more you must file a return at any income`
    : '';
}
