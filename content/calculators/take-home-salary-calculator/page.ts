import type { CalculatorPage } from '@/content/calculators/page';
import { inForce } from '@/content/in-force';
import {
  codeWagesRule,
  gratuityService,
  gratuityWages,
  providentFundRules,
  taxedInterest,
} from '@/content/rules/payroll';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { billOnFile } from '@/content/tax/later-acts';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatDate, inr, pct } from '@/lib/format';

const year = incomeTaxYears[openYear('runs')];
const fund = inForce(providentFundRules).value;
const { days, monthDays } = gratuityWages.value;
const newRegime = year.regimes.new;
const taxFree = newRegime.rebate.value.incomeUpTo + newRegime.standardDeduction.value;

export const page: CalculatorPage = {
  summary: 'From CTC to the money in your bank, payslip by payslip, and back from the in-hand you want.',
  description:
    'Turn your CTC into the payslips of the year: EPF, professional tax by State, ESI, TDS in both regimes, bonus months, and the CTC for the in-hand you want.',
  keywords: [
    'take home salary calculator',
    'CTC to in-hand',
    'in-hand to CTC',
    `salary calculator FY ${openYear('runs')}`,
    'EPF deduction',
    'professional tax by State',
    'TDS on salary',
    'hike calculator',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Why is my in-hand so much less than a twelfth of my CTC?': `The CTC also includes what the employer spends besides your pay: its EPF share, gratuity, insurance, NPS, and a bonus that you get once a year. From the rest your employer deducts your own EPF of ${pct(fund.percent)}, professional tax and income tax. The chart shows each step.`,
    'Up to which salary is there no income tax?': `In the new regime up to ${inr(taxFree)} of taxable salary in ${yearTitle(year.financialYear)}, if you have no other income. The standard deduction of ${inr(newRegime.standardDeduction.value)} brings it to ${inr(newRegime.rebate.value.incomeUpTo)}, where the rebate covers the tax. A little above, marginal relief limits the tax, but the in-hand still falls for a while.`,
    'Should I have EPF on all of my basic pay, or capped?': `Capped EPF is ${pct(fund.percent)} of ${inr(fund.wageCeiling)} a month from each side. You get more in hand, but the share that the employer saves becomes taxable pay, and less goes to retirement. The table of changes shows both at the same CTC. Ask before you join, because a higher contribution is hard to reduce later.`,
    'How is TDS on salary worked out each month?':
      'The employer estimates the tax of the whole year in the regime you declared and deducts it at the average rate, so a month with a bonus has more tax. It corrects the estimate as you give proofs and get payments, and the last payslip takes the difference. Some employers deduct all the extra tax in the month of the bonus. You can choose that here.',
    'What is professional tax, and why is February different?': `It is a State’s tax on employment, at most ${inr(year.retirement.professionalTaxCap.value)} a year by the Constitution. In Maharashtra and Karnataka you pay more in February, so that the year is exactly that amount. Some States charge it by the half-year or the year, and many, such as Delhi, Haryana and Uttar Pradesh, have none.`,
    'Do the labour codes cut my take-home pay?': `A little, if basic pay is less than half of your pay. From ${formatDate(codeWagesRule.inForceFrom)}, the part of other pay above ${pct(codeWagesRule.value)} of all remuneration counts as wages, besides basic pay and dearness allowance. Gratuity inside the CTC rises with these wages. So does EPF if your employer counts it on all wages, and not if it stops at ${inr(fund.wageCeiling)}. Both lower the in-hand. The switch “Labour codes” shows by how much.`,
    'Is gratuity really part of my salary?': `Employers often include it in the CTC: ${days} days’ basic pay out of ${monthDays} for each year. You get it only when you leave, after ${gratuityService.value.permanent} years of service, or ${gratuityService.value.fixedTerm} year on a fixed term. It is never on a payslip.`,
    'Is anything taxed in my provident fund?': `Yes. Interest on what you pay into EPF and VPF above ${inr(taxedInterest.act2025.value.own)} a year is taxed. What the employer pays into EPF and NPS above ${inr(year.retirement.employerContributions.value)} a year is taxed too. The payslips count that as a perquisite.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-rules-1962',
    'constitution-of-india',
    'epf-scheme-1952',
    'eps-1995',
    'edli-1976',
    'code-on-social-security-2020',
    'esi-rules-1950',
    'gratuity-act-1972',
    'karnataka-lwf-act-1965',
    'punjab-lwf-act-1965',
    'profession-tax-acts',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
    'epf-scheme-2026',
    ...billOnFile,
  ],
  related: [
    'income-tax',
    'old-vs-new-tax-regime-calculator',
    'hra-calculator',
    'form16',
    'section-80c-optimizer',
    'home-loan-eligibility-calculator',
  ],
};
