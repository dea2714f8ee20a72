import { homeLoanDeductions as deductions, type HomeLoanPlaces } from '@/content/rules/home-loan-deductions';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { financialYearOf } from '@/lib/calendar';

const isUnderNewAct = (financialYear: string) => financialYear >= financialYearOf(deductions.newActFrom.value);

/** Returns where the law of a financial year has the deductions for a home loan. */
export function homeLoanLaw(financialYear: string): HomeLoanPlaces {
  return isUnderNewAct(financialYear) ? deductions.act2025 : deductions.act1961;
}

/** Returns the sections of both deductions for the years of a schedule: of one Act, or of both where it runs from one into the other. */
export function homeLoanSections(firstYear: string, lastYear: string): string {
  if (isUnderNewAct(firstYear)) {
    return 'Interest: section 22(2) (old 24(b)). Principal: section 123 (old 80C). Both are in the Income-tax Act, 2025.';
  }
  if (!isUnderNewAct(lastYear)) {
    return 'Interest: section 24(b). Principal: section 80C. Both are in the Income-tax Act, 1961.';
  }
  return `Interest: section 24(b), from tax year ${firstTaxYear} section 22(2). Principal: section 80C, then section 123. The first are in the Income-tax Act, 1961, the later ones in the Income-tax Act, 2025.`;
}
