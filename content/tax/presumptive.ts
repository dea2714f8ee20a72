import { newSections } from '@/content/rules/income-tax/concordance';
import { actOf } from './years';

/**
 * Returns what to tell a non-resident who chose presumptive taxation, which is for residents: section 44AD, Explanation (a)(i), and
 * section 44ADA(1); under the Act of 2025, section 58.
 */
export function presumptiveForResidentsText(financialYear: string): string {
  const sections =
    actOf(financialYear) === 'act1961'
      ? 'sections 44AD and 44ADA'
      : `section ${newSections['44AD']} (old 44AD and 44ADA)`;
  return `Presumptive taxation under ${sections} is only for residents. Choose another answer for your business.`;
}
