import { inForce } from '@/content/in-force';
import { csis, educationInterest, modelLoan, pmVidyalaxmi } from '@/content/rules/education-loans';
import { tcsOnEducationAbroad } from '@/content/rules/tcs';
import { inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

const full = inForce(csis).value;
const part = inForce(pmVidyalaxmi).value;
const abroad = inForce(tcsOnEducationAbroad).value;

export const page: CalculatorPage = {
  summary: 'How much you owe by the first EMI, the EMI itself, the tax saved, and what you save by paying early.',
  description:
    'Education loan calculator: simple interest in the moratorium, EMI, CSIS and PM-Vidyalaxmi subsidy, section 80E year by year, TCS abroad, EMI against pay.',
  keywords: [
    'education loan calculator',
    'education loan EMI',
    'student loan moratorium interest',
    'section 80E',
    'PM-Vidyalaxmi',
    'CSIS interest subsidy',
    'study abroad loan',
    'TCS on education remittance',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'Is interest charged while I study?':
      'Yes, from the day each part of the loan is paid out, unless a subsidy pays it. Under the banks’ model scheme it is simple interest until the EMIs begin: no interest is charged on unpaid interest. What is unpaid then is added to the loan.',
    'Should I or my parents pay the interest during the course?':
      'If you have the money, paying early lowers the EMI and the total interest. As the interest is simple until the EMIs begin, the return on paying it early is lower than the loan’s rate. The page shows that return. Many banks also give a concession. Compare it with what a safe deposit earns after tax.',
    'What does section 80E allow?': `In the old tax regime, all the interest you pay on a loan for higher education, without a limit, for ${educationInterest.years.value} tax years from the one in which you begin to pay interest. The principal is not deductible. The new regime allows nothing.`,
    'Does paying interest during the course hurt the tax deduction?': `It can. The ${educationInterest.years.value} years start with the first interest you pay, so in a long loan more of the later interest gets no deduction. Choose the old regime to see both. The saving we show takes this into account.`,
    'Which interest subsidies are there?': `CSIS pays all the interest until the EMIs on up to ${inr(full?.loanUpTo ?? 0)} of loan, for a family income up to ${inr(full?.incomeUpTo ?? 0)} and professional or technical courses in India. PM-Vidyalaxmi pays ${pct(part?.points ?? 0)} on the same amount, for a family income up to ${inr(part?.incomeUpTo ?? 0)} at institutions on its list. You can have one of them.`,
    'Is tax collected when fees are sent abroad?': `Not on money sent out of a loan from a bank or an institution named in the law. On your own money for education, ${pct(abroad?.percent ?? 0)} of the amount above ${inr(abroad?.above ?? 0)} in a financial year is collected. It counts as tax you have paid.`,
    'When do the EMIs begin?': `Usually ${modelLoan.graceMonths.value} months after the course, at some lenders 6 months, or earlier once you have a job. You can also start earlier.`,
  },
  sources: [
    'iba-model-education-loan',
    'csis',
    'pm-vidyalaxmi',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'finance-act-2026',
    'level-annuity',
    'rbi-kfs-2024',
    'rbi-prepayment-charges-2025',
    'rbi-foreclosure-banks-2019',
    'cgst-rate-11-2017',
  ],
  related: [
    'emi-calculator',
    'pre-payment-loan-calculator',
    'old-vs-new-tax-regime-calculator',
    'tcs-calculator',
    'take-home-salary-calculator',
  ],
};
