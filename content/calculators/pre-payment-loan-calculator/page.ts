import type { CalculatorPage } from '@/content/calculators/page';
import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { prepaymentCharges as charges, loanRules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { formatDate, inr, pct } from '@/lib/format';

const since = formatDate(loanRules.freePrepaymentFrom.value);

export const page: CalculatorPage = {
  summary: 'What prepaying your loan saves after charges, when to do it, and whether investing would do better.',
  description:
    'Loan prepayment calculator: interest and months saved, both schedules, RBI rule on charges, lower EMI or shorter tenure, and prepay or invest after tax.',
  keywords: [
    'loan prepayment calculator',
    'home loan prepayment',
    'part payment calculator',
    'foreclosure charges RBI 2026',
    'reduce EMI or tenure',
    'prepay or invest',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Can my lender charge me for prepaying?': `No lender may for a floating-rate loan to a person that is not for business, if it was sanctioned or renewed on or after ${since}. For older ones banks, small finance banks and NBFCs may not charge either. In the fixed-rate years of a loan the lender may charge. For a business loan to a person or a micro or small enterprise it depends on the lender. Some lenders may charge only if the sanctioned amount is above ${inr(charges.businessLimit.value)}.`,
    'Should I cut the tenure or the EMI?':
      'Cutting the tenure saves far more interest, because you keep paying the old EMI on a smaller loan. Cutting the EMI frees money each month and is the safer choice if your income may fall. Either way, each rupee prepaid earns the rate of the loan for as long as it would have been owed.',
    'Is it better to prepay or to invest?': `Prepaying earns the effective rate of your loan, tax-free, and for sure while that rate stays. An investment must earn more than that after tax. A deposit rarely does. An equity fund may, but it may also fall. Long-term gains on equity funds are taxed at ${pct(fundTax.longTermRate.value)} above ${inr(fundTax.longTermExemption.value)} a year. Enter the return you expect to see both sums at the end of the loan.`,
    'When is the best time to prepay?':
      'As soon as you can spare the money. A rupee saves interest for every month after you prepay it, so the early years count most. The calculator shows what it costs to wait from three months to five years. If the lender can no longer charge once your fixed rate turns floating, it can be better to wait for that.',
    'Do I lose my tax deduction if I prepay?': `In the old regime you may. For a house you live in, interest is deductible up to ${inr(deductions.interest.value)} a year. As long as your interest stays above that, you lose no deduction. Below it, every rupee of interest saved is a rupee less to deduct. A prepayment counts as principal under section 80C, within ${inr(deductions.principal.value)} a year for all savings. In the new regime such a house has nothing to lose. Interest on a let-out house counts in both.`,
    'Is one extra EMI a year worth it?':
      'Yes. A home loan of twenty years at 8.5% ends more than three years sooner. If you raise the EMI by a few percent with every pay rise, you save even more. Add either as a row to see it for your loan.',
    'Why does my bank’s figure differ a little?':
      'Banks charge interest by the day or the month, round to whole rupees, and may count a prepayment only from the next month. We count every month as a twelfth of a year, put the prepayment right after the EMI, and round only what we show.',
    'What must the lender give me when I close the loan?': `A no-dues letter and your property papers. The lender has ${charges.documentDays.value} days from full repayment to return the papers and to remove its charge from the register. Check later that the credit bureaus show the loan as closed.`,
  },
  sources: [
    'rbi-prepayment-charges-2025',
    'rbi-foreclosure-banks-2019',
    'rbi-foreclosure-nbfc-2019',
    'nhb-prepayment-2011',
    'rbi-property-documents-2023',
    'cgst-rate-11-2017',
    'level-annuity',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'bharti-gupta-ramola-2012',
  ],
  related: [
    'emi-calculator',
    'loan-refinancing-calculator',
    'home-loan-eligibility-calculator',
    'lumpsum-calculator',
    'sip-calculator',
    'old-vs-new-tax-regime-calculator',
  ],
};
