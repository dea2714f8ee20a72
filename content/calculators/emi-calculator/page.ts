import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules } from '@/content/rules/loans';
import { formatDate, inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

export const page: CalculatorPage = {
  summary: 'What a loan costs each month and in total, with the schedule, prepayments, rate changes and APR.',
  description:
    'EMI calculator for home, car and personal loans: EMI, total interest, yearly schedule, prepayments, rate changes, flat rate and APR.',
  keywords: [
    'EMI calculator',
    'home loan EMI',
    'car loan EMI',
    'personal loan EMI',
    'loan amount from EMI',
    'loan amortisation schedule',
    'APR calculator',
    'flat rate to reducing rate',
    'step-up EMI',
    'moratorium',
  ],
  checkedOn: '2026-11-20',
  faqs: {
    'Why is my bank’s EMI a few paise or rupees different?':
      'Banks round the EMI to a whole rupee, some of them upwards, and round each month’s interest too. Choose “To the rupee” under Rounding to see the same. The last EMI then adjusts for the difference. Banks also charge for the days between the loan and the first full month.',
    'Should I lower the EMI or shorten the tenure when I prepay?':
      'Shortening saves far more interest, because you keep paying the old EMI on a smaller loan. Lowering the EMI leaves you more money each month. Enter the prepayment and switch between the two to see both figures.',
    'Can the bank charge me for prepaying?': `Not for a floating-rate loan to an individual that is not for business, if it was sanctioned or renewed on or after ${formatDate(loanRules.freePrepaymentFrom.value)}: no lender may, whatever money you repay with. Floating-rate home loans to individuals were free of such charges before that too. A loan in its fixed-rate period may carry a charge, plus GST at ${pct(loanRules.gstOnFees.value)}; it must be in your agreement and Key Facts Statement.`,
    'What happens to my EMI when the rate goes up?':
      'Either the EMI rises and the loan ends as planned, or the EMI stays and the loan runs longer. RBI rules give you that choice, or a mix of both. A longer tenure costs much more. And the EMI must always at least cover the interest.',
    'What is the APR, and why is it higher than the interest rate?': `The annual percentage rate counts fees and insurance as part of the price: it is the monthly rate at which your EMIs are worth the money you really get, times 12. Lenders must state it in the Key Facts Statement of retail and MSME term loans since ${formatDate(loanRules.keyFactsStatementFrom.value)}. Yours can differ a little from ours, as lenders may state fees without GST.`,
    'How large a loan can I repay with my EMI?':
      'Choose “How large a loan, for an EMI I can pay”, and enter the EMI, the rate and the tenure. With a longer tenure the same EMI repays a larger loan, but more of what you pay is interest. How much a lender gives also depends on your income and your other EMIs. The Home Loan Eligibility Calculator counts those.',
    'How much more expensive is a flat rate?':
      'For loans of a few years, nearly twice as much as it sounds. A flat rate charges interest on the whole loan until the end, even though you have repaid half of it by the middle. Choose “Flat” to see the true rate on the balance.',
    'How much of the EMI can I deduct from my income?': `Only in the old regime, for a house you live in: interest up to ${inr(deductions.interest.value)} a year and principal up to ${inr(deductions.principal.value)} a year. The limit for principal is shared with provident fund, insurance and similar payments. The new regime allows neither for a house you live in. Interest on a let-out house follows other rules.`,
    'Does the tenure include the moratorium?':
      'No. Here the tenure is the number of EMIs, and the moratorium comes before them. If your bank counts it within the tenure, subtract it from the tenure.',
  },
  sources: [
    'level-annuity',
    'rbi-kfs-2024',
    'rbi-emi-reset-2023',
    'rbi-prepayment-charges-2025',
    'rbi-rounding-2007',
    'cgst-rate-11-2017',
    'income-tax-act-1961',
    'income-tax-act-2025',
  ],
  related: [
    'pre-payment-loan-calculator',
    'loan-refinancing-calculator',
    'home-loan-eligibility-calculator',
    'car-loan-emi-calculator',
    'education-loan-calculator',
    'interest-calculator',
  ],
};
