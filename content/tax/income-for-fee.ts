import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { returnFromTds } from '@/lib/tax/taxpayer';

/** Returns what decides whether a return is due on an assessment, and its fee, ₹: `tds` is the tax deducted and collected, as far as a page knows it. */
export function incomeForFee(
  { totalIncome, grossTotalIncome, charge }: Assessment,
  person: Parameters<typeof returnFromTds>[0],
  tds: number,
  year: IncomeTaxYear,
): IncomeForFee {
  return {
    totalIncome,
    beforeDeductions: grossTotalIncome,
    basicExemption: charge.basicExemption,
    tds,
    returnFromTds: returnFromTds(person, year),
  };
}
