import type { CalculatorPage } from '@/content/calculators/page';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatDate, inr } from '@/lib/format';

const { regimes, deductions, returns, advanceTax } = incomeTaxYears[openYear('late')];
const fresh = inr(regimes.new.standardDeduction.value);
const old = inr(regimes.old.standardDeduction.value);

export const page: CalculatorPage = {
  summary: 'Check each line of your Form 16, see what is wrong, and what tax is left for your return.',
  description:
    'Form 16 explained and recomputed line by line: standard deduction, HRA, 80C, rebate, regime, two employers, TDS against 26AS, and where each line goes.',
  keywords: [
    'form 16 calculator',
    'form 16 explained',
    'form 16 part b',
    'form 130',
    'two form 16 in one year',
    'form 16 mismatch 26AS',
    'form 16 to ITR',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'What is the difference between Part A and Part B of Form 16?': `Part A comes from TRACES and proves the tax: names, PAN, TAN, period, tax deducted and deposited by quarter. Part B shows how the employer worked it out: salary, exemptions, deductions, tax. From tax year ${firstTaxYear} the certificate is Form 130, with parts A, B and C, also only from TRACES.`,
    'My employer forgot the standard deduction. What can I do?': `Claim it in the return: ${fresh} in the new regime, ${old} in the old one. The return decides, not the form, and you get back the extra tax deducted. You do not need a corrected Form 16.`,
    'I changed jobs and have two Form 16s. Why do I owe tax?': `Each employer gave you the slabs, the rebate and the standard deduction of ${fresh} as if it were your only employer. You get them only once. Open “Another employer in the same year” to see the tax on both together. If ${inr(advanceTax.from.value)} or more is short and you are below 60, you also pay interest.`,
    'Can I choose a different regime from the one in Form 16?': `Yes. What you told the employer decides only the TDS. Without business income the return itself decides. It can be in the old regime only if it is filed by its due date, ${formatDate(returns.due.value.individual)} for ${yearTitle(openYear('late'))}. A late return is in the new regime.`,
    'Form 16 shows more TDS than Form 26AS. Which one counts?':
      'Form 26AS. Credit that it does not show is cut when the return is processed. Ask the employer to deposit the tax or to correct its quarterly statement, then claim it. What was deducted from your pay may not be demanded from you again (section 205).',
    'I missed 80C proofs at the office. Is the deduction lost?': `No. In the old regime you can claim what you paid by 31 March in the return, up to ${inr(deductions.savings.value)} for section 80C, even if Form 16 shows nothing. Keep the receipts.`,
    'Does my Form 16 leave my device?':
      'No. What you type, paste or open is read by your own browser. Nothing is sent, and nothing is kept when you close the page.',
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'constitution-of-india',
    'finance-act-2026',
    'finance-act-2025',
    'finance-act-2024',
  ],
  related: [
    'income-tax',
    'income-tax-refund-estimator',
    'hra-calculator',
    'old-vs-new-tax-regime-calculator',
    'take-home-salary-calculator',
  ],
};
