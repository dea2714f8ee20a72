import { ppf } from '@/content/rules/ppf';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf, yearTitle } from '@/content/tax/years';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';

/** Writes what a year's deposit counts for in the deduction for savings, in the words of the Act of its year. */
export function deductionCeilingStep(
  sheet: Worksheet,
  { financialYear, deposit }: { readonly financialYear: string; readonly deposit: number },
): void {
  const act = actOf(financialYear);
  const { value, cite, cite2025 } = ppf.deductionCeiling;
  sheet.heading('Tax');
  sheet.step(
    rupees(`Counts for the savings deduction in ${yearTitle(financialYear)}`, Math.min(deposit, value)),
    `Section ${sectionBeside('80C', act)}, old regime only. The limit of ${inr(value)} is shared with your other savings under that section`,
    act === 'act1961' ? cite : cite2025,
  );
}
