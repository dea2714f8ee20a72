import { prepaymentCharges as charges, loanRules } from '@/content/rules/loans';
import { formatDate, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

export const page: CalculatorPage = {
  summary: 'Whether you save by moving a loan to a cheaper lender, after every cost, and from when.',
  description:
    'Balance transfer calculator: saving after fee, GST, legal and stamp costs, break-even month, longer tenure, top-up and your own lender’s offer.',
  keywords: [
    'loan refinancing calculator',
    'home loan balance transfer',
    'balance transfer savings',
    'break-even month',
    'repricing fee',
    'conversion fee',
    'top-up loan',
    'MODT charges',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'By how much must the rate fall for a balance transfer to pay?':
      'There is no fixed number. It depends on the balance, the time left and the costs. See the figure “Moving saves money below a new rate of”. With many years left a quarter of a percent can be enough. With two years left even one percent may not be.',
    'Should I ask my present lender first?':
      'Yes. Most lenders lower the rate of a running loan towards what new customers pay, if you write to them and pay a conversion fee. There is no new mortgage, no valuation and no stamp duty. The page shows the rate at which staying is as good as moving. Take that rate to your branch.',
    'Why does a lower EMI cost more in all?':
      'Because the new lender spreads the loan over more years. You pay less each month but for much longer, and interest runs all that time. Compare over the same time. If you need the lower EMI to get by, that can still be right, but it is not a saving.',
    'Can my present lender charge me for leaving?': `Not for a floating-rate loan to an individual that is not for business, if it was sanctioned or renewed on or after ${formatDate(loanRules.freePrepaymentFrom.value)}. Most such loans from banks and NBFCs were free before that too. For a fixed-rate loan, and for some business loans, the lender may charge you, plus GST at ${pct(loanRules.gstOnFees.value)}.`,
    'What does a transfer cost besides the processing fee?':
      'For a home loan: the new lender’s legal and technical check, valuation, stamp duty on the memorandum of deposit of title deeds, and registration charges in some States. What a lender charges bears GST. An advocate whom you pay yourself, not for a business, charges none. Ask for the Key Facts Statement. It must show every charge.',
    'What does “ahead from” mean?':
      'If you closed the loan in that month, you would have more in hand than if you had stayed. It counts both the lower EMIs and the lower balance, so it comes a little before the month in which the lower EMIs alone have paid back the costs.',
    'Is a top-up loan a good idea?':
      'It is often cheaper than a personal loan, but it is secured by your house and usually repaid over many years. We work out its cost separately, with its share of the fee, so that it does not hide in the new EMI.',
    'How long may my lender hold back the property papers?': `${charges.documentDays.value} days after full repayment, for loans from banks, NBFCs and housing finance companies. In a transfer the papers often go straight to the new lender.`,
  },
  sources: [
    'level-annuity',
    'rbi-kfs-2024',
    'rbi-emi-reset-2023',
    'rbi-prepayment-charges-2025',
    'rbi-property-documents-2023',
    'cgst-rate-11-2017',
    'cgst-rate-12-2017',
  ],
  related: ['pre-payment-loan-calculator', 'emi-calculator', 'home-loan-eligibility-calculator', 'interest-calculator'],
};
