import type { CalculatorPage } from '@/content/calculators/page';
import { governmentGratuity, gratuityLaw } from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { inForce } from '../../in-force';

const law = inForce(gratuityLaw).value;
/** An example: basic pay and dearness allowance, and the years that count of 12 years and 7 months. */
const example = { wages: 60_000, years: 13 };
const lakh = 1_00_000;
const { atMost } = incomeTaxYears[openYear('late')].retirement.gratuity.value;
const since = formatDate(codeWagesRule.inForceFrom);

export const page: CalculatorPage = {
  summary: 'The gratuity you are due, how much of it is tax-free, and what a few more months would add.',
  description:
    'Gratuity calculator for India: years counted, labour-code wages, fixed term, government, the three limits of the exemption, and tax on the rest.',
  keywords: [
    'gratuity calculator',
    'gratuity formula',
    'gratuity exemption',
    'section 10(10)',
    'labour code gratuity',
    'fixed-term gratuity',
    'gratuity tax',
    yearTitle(openYear('late')),
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How is gratuity calculated?': `Last month’s basic pay and dearness allowance × ${law.days} ÷ ${law.monthDays} × years of service. A part of a year above six months counts as a year. With ${inr(example.wages)} and 12 years 7 months it is ${inr(example.wages)} × ${law.days} ÷ ${law.monthDays} × ${example.years} = ${inr((example.wages * law.days * example.years) / law.monthDays)}.`,
    'How much gratuity is tax-free?': `For company employees, the least of three amounts: what you receive, the formula, and ${inr(atMost)} for your whole life from all employers together. For government servants, all of it. Both tax regimes give the exemption.`,
    [`Do I get gratuity before ${law.years} years?`]: `High Courts count ${law.years - 1} years and ${law.yearDays} days as five years, and ${law.shortWeekDays} days with a five-day week. On death or disablement there is no minimum service. A fixed-term employee needs ${law.fixedTermYears === 1 ? 'one year' : `${law.fixedTermYears} years`} since ${since}. Otherwise the law gives you nothing before ${law.years} years.`,
    'What did the labour codes change?': `Since ${since}, other pay (outside basic pay and dearness allowance) counts as wages for the part above ${pct(codeWagesRule.value)} of the whole pay. With basic pay of ₹40,000 and other pay of ₹60,000 the formula counts on ₹50,000. Fixed-term employees are due gratuity after one year, for the exact service.`,
    [`Is the limit ${formatCompact(atMost)} or ${formatCompact(governmentGratuity.value.atMost)}?`]: `${formatCompact(governmentGratuity.value.atMost)} is the most that the Central Government pays its employees since January 2024. Gratuity of government servants is tax-free. For everyone else the exemption is at most ${formatCompact(atMost)}. On a payout of ${formatCompact(24 * lakh)}, ${formatCompact(24 * lakh - atMost)} or more is taxed.`,
    'I had gratuity from an earlier employer. Does it matter?': `Yes. The amount that was exempt then reduces the ${formatCompact(atMost)}. With ${formatCompact(15 * lakh)} exempt earlier, ${formatCompact(atMost - 15 * lakh)} is left. Enter it under “Gratuity paid, now and earlier”.`,
    'When must my employer pay?': `Within ${law.payWithin} days after it is due. After that the employer owes simple interest of ${pct(law.lateInterest)} a year, unless the delay is your fault and the controlling authority has agreed to it in writing.`,
    'Who gets it if I die?':
      'The person you nominated. Give your employer a nomination within 30 days after your first year: if you have a family, only its members can be nominated. By a circular of the Board (573 of 1990) a lump sum to the heirs of an employee who dies in service is not their income. The section on gratuity, read alone, has limits for them too.',
    'Can my employer refuse to pay?':
      'Only after dismissal. The employer may keep back the amount of damage that you caused on purpose or by negligence, and all or part of the gratuity after violence or an offence of moral turpitude at work. Not serving your notice period is not a reason.',
  },
  sources: [
    'code-on-social-security-2020',
    'gratuity-act-1972',
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'finance-act-2024',
    'finance-act-2025',
    'finance-act-2026',
    'labour-codes-faq-2025',
    'industrial-relations-code-2020',
    'ccs-pension-rules-2021',
    'mettur-beardsell-1998',
    'cbdt-circular-573',
  ],
  related: [
    'income-tax',
    'take-home-salary-calculator',
    'nps-calculator',
    'retirement',
    'fd-calculator',
    'swp-calculator',
  ],
};
