import { houseLoanRules, housingSubsidy, lendingPractice } from '@/content/rules/loans';
import { inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

const { most, limits } = housingSubsidy;
const { tiers, above } = houseLoanRules.loanToValue.value;
const shares = tiers.map(({ upTo, percent }) => `${pct(percent)} for a loan up to ${inr(upTo)}`);

export const page: CalculatorPage = {
  summary: 'The home loan that your income, age and house allow, what limits it, and what would raise it.',
  description:
    'Home loan eligibility by income, age and property value, with co-applicants, stamp duty, own money needed and the income you need for a house.',
  keywords: [
    'home loan eligibility calculator',
    'how much home loan can I get',
    'FOIR calculator',
    'home loan on salary',
    'LTV ratio home loan',
    'down payment calculator',
    'stamp duty and registration',
    'income needed for home loan',
    'PMAY home loan subsidy',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much home loan can I get on my salary?':
      'As a rule of thumb, half of your take-home pay may go into EMIs. At 8.5% over 20 years each ₹1,000 of EMI repays about ₹1.15 lakh. So with a take-home pay of ₹1 lakh and no other EMIs you can get about ₹57.6 lakh.',
    'What is FOIR?':
      'The fixed obligation to income ratio: the share of your income that all EMIs together may take, the new one included. Most lenders use 50% to 60% of take-home pay, less at low incomes. No law sets it. If your lender counts gross pay, enter the gross pay and the lender’s lower share.',
    'How much of the price will a bank lend?': `The RBI sets the most: ${shares.join(', ')}, ${pct(above)} above. The percentage depends on the loan amount, so a house of ₹35 lakh gets at most ₹30 lakh.`,
    'Are stamp duty and registration part of the loan?': `No, if the price is above ${inr(houseLoanRules.dutyCountsUpTo.value)}. You pay them from your own money, on top of the down payment. Many buyers plan for 20% and then find that they need 27%.`,
    'Does a co-applicant help?':
      'Yes, if the co-applicant earns. The lender adds both incomes and both sets of EMIs. The older applicant’s age decides the tenure. A co-applicant without an income adds nothing to the amount, but several States charge a woman owner less stamp duty.',
    'Do I get the PMAY subsidy?': `Perhaps, if your family earns at most ${inr(limits.value.income)} a year and owns no pucca house anywhere in India. Then the Interest Subsidy Scheme of PMAY-U 2.0 pays 4% on the first ₹8 lakh of the loan over at most 12 years: up to ${inr(most.value.amount)}, in ${most.value.instalments} yearly instalments, each while more than half of the loan is still owed. The house must be in a town, cost at most ${inr(limits.value.price)} and have at most ${limits.value.squareMetres} square metres of carpet area, and the loan may be at most ${inr(limits.value.loan)}, sanctioned from 1 September 2024 on. The loan on this page is worked out without it.`,
    'Do my credit cards count?': `Dues that you carry over count: lenders usually count ${pct(lendingPractice.cardShare.value)} of them as an EMI. A card that you pay in full each month does not count.`,
    'Where does my credit score come in?':
      'It decides your rate, and whether you get the loan at all. We do not guess rates by score, because every lender has its own table. Ask for the rate at your score and enter it.',
    'Should I borrow as much as I can?':
      'No. This is the most that lenders give, not what is good for you. Leave room for school fees, a rise of two points in the rate, and six months without one of the incomes.',
  },
  sources: [
    'level-annuity',
    'rbi-housing-ltv-2015',
    'home-loan-practice',
    'stamp-duty-tables',
    'rbi-kfs-2024',
    'pmay-urban-2',
  ],
  related: [
    'emi-calculator',
    'take-home-salary-calculator',
    'loan-refinancing-calculator',
    'pre-payment-loan-calculator',
    'old-vs-new-tax-regime-calculator',
  ],
};
